import type { Text } from '@tablewright/engine';
import { PaperPage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { ABILITIES } from '../abilities.ts';
import { boardText } from '../board/words.ts';
import { namedAs } from '../called.ts';
import type { Sheet } from '../content/sheet.ts';
import { type PaperLists, type PaperNumbers, ROWS } from './sheet-facts.ts';
import { SheetTable } from './sheet-table.tsx';
import { printText } from './words.ts';

/** Who the character is, its numbers, what it fights with and what it has (DT-CHAR-07). */
export function SheetFront({
  sheet,
  numbers,
  lists: { attacks, gear },
  say,
}: {
  /** Nothing for an empty sheet. */
  readonly sheet: Sheet | undefined;
  readonly numbers: PaperNumbers | undefined;
  readonly lists: PaperLists;
  readonly say: (text: Text) => string;
}): ReactNode {
  const roles = sheet?.roles.map(({ id }) => say(namedAs('role', id))).join(', ');
  const abilities =
    numbers?.abilities ??
    ABILITIES.map((one) => ({
      ...{ ability: say(namedAs('ability', one)), modifier: '', score: '', save: '' },
    }));
  const main = [
    [printText('sheet.hp'), numbers?.hp],
    [printText('sheet.hp.now'), sheet?.now === undefined ? undefined : sheet.now.hp],
    [boardText('board.ac'), numbers?.ac],
    [boardText('board.speed'), numbers?.speed],
    [boardText('board.sheet.initiative'), numbers?.initiative],
    [boardText('board.sheet.tokens'), sheet?.now?.tokens],
  ] as const;
  return (
    <PaperPage
      title={
        sheet === undefined
          ? printText('sheet.title')
          : printText('sheet.title.of', { name: sheet.name })
      }
    >
      <div className="dtp-sheet">
        <div className="dtp-person">
          <Line label={printText('sheet.name')} value={sheet?.name} />
          <Line
            label={printText('sheet.heritage')}
            value={sheet && say(namedAs('heritage', sheet.heritage))}
          />
          <Line label={boardText('board.level')} value={sheet?.level} />
          <Line label={printText('sheet.roles')} value={roles} />
          <Line label={boardText('board.sheet.xp')} value={sheet && amount(sheet.xp)} />
          <Line label={printText('sheet.money')} value={sheet && amount(sheet.gp)} />
        </div>
        <ul className="dtp-abilities">
          {abilities.map(({ ability, modifier, score, save }) => (
            <li key={ability}>
              <b>{ability}</b>
              <strong>{modifier}</strong>
              <small>
                {printText('sheet.ability.score')} <i>{score}</i>
              </small>
              <small>
                {printText('sheet.ability.save')} <i>{save}</i>
              </small>
            </li>
          ))}
        </ul>
        <ul className="dtp-numbers">
          {main.map(([label, value]) => (
            <li key={label}>
              <span>{label}</span>
              <strong>{value}</strong>
            </li>
          ))}
        </ul>
        <SheetTable
          title={boardText('board.sheet.attacks')}
          columns={['attack', 'hit', 'damage', 'range']}
          entries={attacks}
          rows={ROWS.attacks}
        />
        <SheetTable
          title={printText('sheet.things')}
          columns={['thing', 'thing-note']}
          entries={gear}
          rows={ROWS.gear}
        />
      </div>
    </PaperPage>
  );
}

const amount = (n: number): string => printText('sheet.amount', { n });

function Line({
  label,
  value,
}: {
  readonly label: string;
  readonly value: string | number | undefined;
}): ReactNode {
  return (
    <p className="dtp-line">
      <small>{label}</small>
      <span>{value}</span>
    </p>
  );
}
