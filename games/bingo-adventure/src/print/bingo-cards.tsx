import { seededSource } from '@tablewright/engine/host';
import { CutGrid, PaperPage, type PrintProps, pagesOf } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { PrintedToken } from '../board/printed-token.tsx';
import { tokenName } from '../board/words.ts';
import { newCardTokens } from '../explain/index.ts';
import { LETTERS, type Settings, type Token } from '../model.ts';
import { printText } from './words.ts';

/** Four characters, a team and a monster with two cards each. */
const CARDS = 12;
const CARDS_PER_PAGE = 6;

/** Bingo cards to cut out, drawn from the seed as a match draws them. */
export function CardPages({ deck, seed }: PrintProps & Pick<Settings, 'deck'>): ReactNode {
  const random = seededSource(`${deck}/${seed}`);
  const cards = Array.from({ length: CARDS }, (_, number) => ({
    number: number + 1,
    tokens: newCardTokens(deck, (list) => shuffled(list, random)),
  }));
  return pagesOf(cards, CARDS_PER_PAGE).map((page) => (
    <PaperPage key={page[0]?.number}>
      <CutGrid columns={2}>
        {page.map(({ number, tokens }) => (
          <article key={number} className="bap-card">
            <CardTable tokens={tokens} />
            <footer>
              <span className="bap-line">{printText('card.owner')}</span>
              <span>
                {printText('card.seed', { seed })} · {number}
              </span>
            </footer>
          </article>
        ))}
      </CutGrid>
    </PaperPage>
  ));
}

function CardTable({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {LETTERS.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[0, 1, 2, 3, 4].map((row) => (
          <tr key={row}>
            {LETTERS.map((letter, column) => {
              const token = tokens[row * 5 + column] ?? '';
              return (
                <td key={letter} aria-label={tokenName(token)}>
                  <svg viewBox="0 0 40 40" aria-hidden="true">
                    <PrintedToken token={token} />
                  </svg>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shuffled<T>(list: T[], random: { index(count: number, purpose: string): number }): T[] {
  const left = [...list];
  return list.map(() => left.splice(random.index(left.length, 'card'), 1)[0] as T);
}
