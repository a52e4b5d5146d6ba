import * as sign from '@tablewright/table-kit/emblems';
import type { SheetData, SheetGroup, SheetItem, SheetNumber } from '@tablewright/table-kit/sheets';
import { SLOT_EMBLEMS } from '../../content/emblems.ts';
import { describeActions } from '../../effects/describe.ts';
import { calledOf } from '../../explain/index.ts';
import type { Hero } from '../../model.ts';
import type { BridgeTable } from '../board-context.tsx';
import { pictureOf } from '../chart/figure-token.tsx';
import { boardText, printed } from '../words.ts';

/** The numbers that are on the sheet of every character, by their rules. */
const STATS = ['ST', 'DEX', 'WIS', 'CON'] as const;

/** The sheet of a hero with how it stands in this game. */
export function sheetOf(table: BridgeTable, hero: Hero): SheetData {
  const { sheet, figure, seat } = hero;
  const gender = sheet.gender;
  return {
    title: sheet.name,
    line: boardText('board.sheet.line', {
      ...{ figurine: calledOf(figure), gender, level: sheet.level },
    }),
    emblem: pictureOf(figure),
    hue: 255,
    groups: [
      { kind: 'numbers', title: boardText('board.sheet.numbers'), numbers: numbersOf(hero) },
      { kind: 'lines', title: boardText('board.sheet.game'), numbers: gameOf(hero) },
      ...roomsOf(table, seat),
      ...lastingOf(table, seat),
      ...listsOf(table, hero),
    ],
  };
}

function numbersOf({ sheet }: Hero): readonly SheetNumber[] {
  return [
    ...STATS.map((stat) => ({
      id: stat,
      label: boardText(`board.stat.${stat}`),
      value: sheet[stat],
    })),
    { id: 'karma', label: boardText('board.karma'), value: sheet.karma },
    { id: 'level', label: boardText('board.level'), value: sheet.level },
  ];
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

function listsOf({ figureName }: BridgeTable, { sheet }: Hero): readonly SheetGroup[] {
  const { items, powers, relationships, bosses } = sheet;
  const list = (title: string, entries: readonly SheetItem[]): readonly SheetGroup[] =>
    entries.length === 0 ? [] : [{ kind: 'list', title, items: entries }];
  const under = (n: number): string => boardText('board.sheet.under', { n });
  const related = [
    ...Object.entries(relationships.figurines).map(([id, n]) => [id, figureName(id), n] as const),
    ...Object.entries(relationships.characters).map(([name, n]) => [`@${name}`, name, n] as const),
  ].sort((a, b) => b[2] - a[2]);
  return [
    ...list(
      boardText('board.sheet.items'),
      items.map((item) => ({
        ...{ id: item.card, label: item.name },
        ...(item.kind === 'gear'
          ? { note: under(item.number), emblem: SLOT_EMBLEMS[item.slot] ?? sign.ring }
          : { count: item.quantity, emblem: sign.roundPotion }),
      })),
    ),
    ...list(
      boardText('board.sheet.powers'),
      powers.map(({ card, name, number }) => ({
        ...{ id: card, label: name, note: under(number), emblem: sign.magicSwirl },
      })),
    ),
    ...list(
      boardText('board.sheet.relationships'),
      related.map(([id, label, n]) => ({
        ...{ id, label, note: relationText(n) },
        emblem: id.startsWith('@') ? sign.person : pictureOf(id),
      })),
    ),
    ...list(
      boardText('board.sheet.bosses'),
      bosses.map((id) => ({ id, label: calledOf(id), emblem: sign.crown })),
    ),
  ];
}

function relationText(n: number): string {
  if (n === 0) return boardText('board.sheet.neutral');
  return boardText(n > 0 ? 'board.sheet.ally' : 'board.sheet.enemy', { n: Math.abs(n) });
}
