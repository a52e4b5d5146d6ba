import { PaperPage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { boardText } from '../board/words.ts';
import { FIGURINES, type FigurineData } from '../content/figures/figures.ts';
import { calledOf } from '../explain/index.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { MET_ROWS, type MetLists } from './sheet-lists.ts';
import { SheetTable } from './sheet-table.tsx';
import { printText } from './words.ts';

const FIGURES: readonly FigurineData[] = FIGURINES;
const GAMES = 6;

/** What the character is to everybody, and the games that it was in. */
export function SheetBack({
  sheet,
  met: { heroes, bosses },
}: {
  /** Nothing for an empty sheet. */
  readonly sheet: Sheet | undefined;
  readonly met: MetLists;
}): ReactNode {
  const { figurines = {} } = sheet?.relationships ?? {};
  return (
    <PaperPage title={titleOf(sheet?.name)}>
      <div className="bqp-sheet">
        <section>
          <h3>{boardText('board.sheet.relationships')}</h3>
          <p className="bqp-small">{printText('sheet.relationships')}</p>
          <ul className="bqp-figures">
            {FIGURES.map(({ id, name, die, rank }) => (
              <li key={id} data-self={sheet?.race === id || undefined}>
                <span>
                  {name}
                  {rank !== undefined && ` (${printText(`rank.${rank}`)})`}
                </span>
                <small>{printText('die', { sides: die })}</small>
                <strong>{numberOf(figurines[id])}</strong>
              </li>
            ))}
          </ul>
        </section>
        <div className="bqp-beside">
          <SheetTable
            title={printText('sheet.heroes')}
            columns={['hero', 'relation']}
            entries={heroes.map(([name, n]) => [name, numberOf(n) ?? ''])}
            rows={MET_ROWS}
          />
          <SheetTable
            title={boardText('board.sheet.bosses')}
            columns={['boss']}
            entries={bosses.map((id) => [calledOf(id)])}
            rows={MET_ROWS}
          />
        </div>
        <SheetTable
          title={printText('sheet.games')}
          columns={['game', 'ending', 'additions', 'spent']}
          entries={[]}
          rows={GAMES}
        />
      </div>
    </PaperPage>
  );
}

function titleOf(name: string | undefined): string {
  return name === undefined
    ? printText('sheet.title.back')
    : printText('sheet.title.back.of', { name });
}

/** Allies are above 0, enemies below (BQ-SHEET-05). */
function numberOf(n: number | undefined): string | undefined {
  if (n === undefined) return undefined;
  if (n === 0) return boardText('board.sheet.neutral');
  return boardText(n > 0 ? 'board.sheet.ally' : 'board.sheet.enemy', { n: Math.abs(n) });
}
