import * as sign from '@tablewright/table-kit/emblems';
import type { SheetData, SheetGroup, SheetNumber } from '@tablewright/table-kit/sheets';
import { describeActions } from '../../effects/describe.ts';
import { calledOf } from '../../explain/index.ts';
import type { Hero } from '../../model.ts';
import type { BridgeTable } from '../board-context.tsx';
import { pictureOf } from '../chart/figure-token.tsx';
import { boardText, printed } from '../words.ts';
import { listsOf, numbersOf, sheetLine } from './sheet-groups.ts';

/** The sheet of a hero with how it stands in this game. */
export function sheetOf(table: BridgeTable, hero: Hero): SheetData {
  const { sheet, figure, seat } = hero;
  return {
    title: sheet.name,
    line: sheetLine(sheet),
    emblem: pictureOf(figure),
    hue: 255,
    groups: [
      { kind: 'numbers', title: boardText('board.sheet.numbers'), numbers: numbersOf(sheet) },
      { kind: 'lines', title: boardText('board.sheet.game'), numbers: gameOf(hero) },
      ...roomsOf(table, seat),
      ...lastingOf(table, seat),
      ...listsOf(table.figureName, sheet),
    ],
  };
}

function gameOf({ travels, wounds, skips }: Hero): readonly SheetNumber[] {
  return [
    { id: 'travels', label: boardText('board.travels'), value: travels },
    ...(wounds.att > 0
      ? [{ id: 'wounds.att', label: boardText('board.wounds.att'), value: -wounds.att }]
      : []),
    ...(wounds.def > 0
      ? [{ id: 'wounds.def', label: boardText('board.wounds.def'), value: -wounds.def }]
      : []),
    ...(skips > 0 ? [{ id: 'skips', label: boardText('board.sheet.skips'), value: skips }] : []),
  ];
}

function roomsOf({ view }: BridgeTable, seat: number): readonly SheetGroup[] {
  const room = view.rooms[seat];
  if (room === undefined) return [];
  const slots = Object.entries(room.slots)
    .filter(([, { used, of }]) => used > 0 || of > 0)
    .map(([slot, { used, of }]) => ({
      ...{ id: `room/${slot}`, label: boardText(`board.slot.${slot}` as 'board.slot.hand') },
      ...{ value: used, shown: boardText('board.room.of', { used, of }) },
    }));
  const hand = {
    ...{ id: 'room/cards', label: boardText('board.sheet.rooms.hand'), value: room.hand },
  };
  return [{ kind: 'lines', title: boardText('board.sheet.rooms'), numbers: [hand, ...slots] }];
}

function lastingOf({ view }: BridgeTable, seat: number): readonly SheetGroup[] {
  const conditions = view.lasting
    .filter(({ target }) => target === seat)
    .map(({ id, source, action, until }) => ({
      ...{ id: String(id), label: calledOf(source), emblem: sign.hourglass },
      help: `${printed(describeActions([action]))} ${printed({ key: `until.${until}` })}`,
    }));
  if (conditions.length === 0) return [];
  return [{ kind: 'conditions', title: boardText('board.sheet.lasting'), conditions }];
}
