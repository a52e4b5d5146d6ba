import { PaperPage } from '@tablewright/table-kit/print';
import { writtenNumber } from '@tablewright/words';
import type { ReactNode } from 'react';
import { bonusText } from '../board/cards/card-print.ts';
import { boardText } from '../board/words.ts';
import { calledOf } from '../explain/index.ts';
import { bonusesOf, type SavedGear, type Sheet, STARTING_DICE } from '../sheets/sheet.ts';
import { ROWS, type SheetLists } from './sheet-lists.ts';
import { SheetTable } from './sheet-table.tsx';
import { printText } from './words.ts';

/** The numbers of a sheet, in its order (BQ-SHEET-01, -02). */
const NUMBERS = ['ST', 'DEX', 'WIS', 'CON', 'karma', 'level'] as const;
/** What is counted in pencil during a game. */
const COUNTED = ['travels', 'wounds.att', 'wounds.def', 'skips'] as const;

/** Who the character is, the numbers, and what was saved. */
export function SheetFront({
  sheet,
  lists: { gear, oneShots, powers },
}: {
  /** Nothing for an empty sheet. */
  readonly sheet: Sheet | undefined;
  readonly lists: SheetLists;
}): ReactNode {
  return (
    <PaperPage title={printText('sheet.title')}>
      <div className="bqp-sheet">
        <div className="bqp-person">
          <Line label={printText('sheet.name')} value={sheet?.name} />
          <Line label={printText('sheet.race')} value={sheet && calledOf(sheet.race)} />
          <Line
            label={printText('sheet.gender')}
            value={sheet && printText('sheet.gender.is', { gender: sheet.gender })}
          />
        </div>
        <ul className="bqp-numbers">
          {NUMBERS.map((number) => (
            <li key={number}>
              <b>{number === 'karma' || number === 'level' ? '' : number}</b>
              <span>{nameOf(number)}</span>
              <strong>{sheet && writtenNumber(sheet[number])}</strong>
              <small>{startOf(number)}</small>
            </li>
          ))}
        </ul>
        <p className="bqp-small">{printText('sheet.worn')}</p>
        <ul className="bqp-numbers bqp-counted">
          {COUNTED.map((count) => (
            <li key={count}>
              <span>{count === 'skips' ? boardText('board.sheet.skips') : countName(count)}</span>
              <strong />
            </li>
          ))}
        </ul>
        <SheetTable
          title={boardText('board.sheet.items')}
          columns={['item', 'slot', 'bonus', 'counts', 'enhancers', 'under']}
          entries={gear.map(gearRow)}
          rows={ROWS.gear}
        />
        <div className="bqp-beside">
          <SheetTable
            title={printText('sheet.one-shots')}
            columns={['one-shot', 'left']}
            entries={oneShots.map(({ name, quantity }) => [name, quantity])}
            rows={ROWS.oneShots}
          />
          <SheetTable
            title={boardText('board.sheet.powers')}
            columns={['power', 'under']}
            entries={powers.map(({ name, number }) => [name, number])}
            rows={ROWS.powers}
          />
        </div>
        <p className="bqp-small">{printText('sheet.saved')}</p>
      </div>
    </PaperPage>
  );
}

function Line({
  label,
  value,
}: {
  readonly label: string;
  readonly value: string | undefined;
}): ReactNode {
  return (
    <p className="bqp-line">
      <small>{label}</small>
      <span>{value}</span>
    </p>
  );
}

function nameOf(number: (typeof NUMBERS)[number]): string {
  if (number === 'karma') return boardText('board.karma');
  return number === 'level' ? boardText('board.level') : boardText(`board.stat.${number}`);
}

function countName(count: Exclude<(typeof COUNTED)[number], 'skips'>): string {
  return boardText(`board.${count}`);
}

/** What a new character begins with (BQ-SHEET-02). */
function startOf(number: (typeof NUMBERS)[number]): string {
  return printText('sheet.start', {
    what: number === 'level' ? '1' : printText('die', { sides: STARTING_DICE[number] }),
  });
}

function gearRow(item: SavedGear): readonly (string | number)[] {
  const { name, slot, hands, isBig, bonus, side, enhancers, number } = item;
  const places = [
    hands > 0 ? boardText('board.kind.hands', { count: hands }) : boardText(`board.slot.${slot}`),
    ...(isBig ? [boardText('board.kind.big')] : []),
  ];
  const all = bonusesOf(item).flatMap((one) => bonusText(one) ?? []);
  return [
    name,
    places.join(', '),
    bonusText(bonus) ?? '0',
    boardText(`board.side.${side}`),
    enhancers.length === 0 ? '' : printText('sheet.together', { all: all.join(' ') }),
    number,
  ];
}
