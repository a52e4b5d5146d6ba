import type { Text } from '@tablewright/engine';
import { PaperPage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { flawSaid } from '../board/party/flaw-words.ts';
import { boardText } from '../board/words.ts';
import { helpOf, namedAs } from '../called.ts';
import type { Sheet } from '../content/sheet.ts';
import { type PaperLists, ROWS } from './sheet-facts.ts';
import { SheetTable } from './sheet-table.tsx';
import { printText } from './words.ts';

type Say = (text: Text) => string;

/** More lines than a page has: notes take what room is left. */
const ALL_LINES = 30;

/** What heritage and roles give, spells, what its Levels have brought, and room for a pencil. */
export function SheetBack({
  sheet,
  lists: { spells },
  saveTn,
  say,
}: {
  /** Nothing for an empty sheet. */
  readonly sheet: Sheet | undefined;
  readonly lists: PaperLists;
  readonly saveTn: number | undefined;
  readonly say: Say;
}): ReactNode {
  // Whoever casts nothing has more room for notes.
  const hasSpells = sheet === undefined || spells.length > 0;
  return (
    <PaperPage
      title={
        sheet === undefined
          ? printText('sheet.title.back')
          : printText('sheet.title.back.of', { name: sheet.name })
      }
    >
      <div className="dtp-sheet dtp-back">
        <section>
          <h3>{printText('sheet.traits')}</h3>
          {sheet === undefined ? (
            <Lines count={5} />
          ) : (
            <ul className="dtp-traits">
              {traitsOf(sheet, say).map(([name, does]) => (
                <li key={name}>
                  <b>{name}</b> {does}
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h3>{boardText('board.sheet.flaw')}</h3>
          <p className="dtp-flaw">{sheet && flawSaid(sheet.flaw.text)}</p>
        </section>
        {hasSpells && (
          <section>
            <SheetTable
              title={boardText('board.sheet.spells')}
              columns={['spell', 'level', 'casting', 'needs', 'reach', 'saved', 'strained']}
              entries={spells}
              rows={ROWS.spells}
            />
            {saveTn !== undefined && (
              <p className="dtp-small">{printText('sheet.saves-need', { target: saveTn })}</p>
            )}
          </section>
        )}
        <section>
          <h3>{printText('sheet.dice')}</h3>
          {sheet === undefined ? (
            <Lines count={2} />
          ) : (
            <p className="dtp-small">{diceOf(sheet, say)}</p>
          )}
        </section>
        <section>
          <h3>{printText('sheet.conditions')}</h3>
          <Lines count={2} />
        </section>
        <section className="dtp-notes">
          <h3>{printText('sheet.notes')}</h3>
          <Lines count={ALL_LINES} />
        </section>
      </div>
    </PaperPage>
  );
}

function Lines({ count }: { readonly count: number }): ReactNode {
  return (
    <div className="dtp-lines" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty lines never change places
        <i key={at} />
      ))}
    </div>
  );
}

function traitsOf({ heritage, roles }: Sheet, say: Say): readonly (readonly [string, string])[] {
  const all = [['heritage', heritage], ...roles.map(({ id }) => ['role', id])];
  return all.map(([kind = '', id = '']) => {
    const help = helpOf(kind, id);
    return [say(namedAs(kind, id)), help === undefined ? '' : say(help)];
  });
}

/** What each Level has brought, in a line. */
function diceOf({ hitDice, benefits, level }: Sheet, say: Say): string {
  const levels = Array.from({ length: level }, (_, at) => at + 1);
  return levels
    .flatMap((one) => {
      const die = hitDice[one - 1];
      const gained = benefits
        .filter((benefit) => benefit.level === one)
        .map((benefit) =>
          benefit.kind === 'role'
            ? say(namedAs('role', benefit.role))
            : `${say(namedAs('ability', benefit.ability))} +2`,
        );
      const what = [
        ...(die === undefined ? [] : [printText('sheet.dice.die', { die })]),
        ...gained,
      ];
      return what.length === 0
        ? []
        : [printText('sheet.dice.level', { level: one, what: what.join(', ') })];
    })
    .join(' · ');
}
