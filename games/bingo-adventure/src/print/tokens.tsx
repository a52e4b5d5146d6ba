import { CutGrid, PaperPage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { Ink } from '../board/ink.tsx';
import { PrintedToken } from '../board/printed-token.tsx';
import { elementName, tokenName } from '../board/words.ts';
import { LETTERS, type Token } from '../model.ts';
import { columnOf, deckTokens } from '../rules/deck.ts';
import { elementOfColumn } from '../rules/elements.ts';
import { printText } from './words.ts';

const SMALL_DECK = byColumn(deckTokens({ deck: '25-card', freeCentre: false }));
const LARGE_DECK = byColumn(deckTokens({ deck: '75-number', freeCentre: false }));

/** The tokens of both decks: the small one to draw from, the large one to keep count of. */
export function Tokens(): ReactNode {
  return (
    <PaperPage title={printText('part.tokens')}>
      <h3>{printText('tokens.25')}</h3>
      <div className="bap-chips">
        <CutGrid columns={5}>
          {[0, 1, 2, 3, 4].flatMap((row) =>
            SMALL_DECK.map((tokens, column) => (
              <Chip key={tokens[row]} token={tokens[row] ?? ''} column={column} />
            )),
          )}
        </CutGrid>
      </div>
      <h3>{printText('tokens.75')}</h3>
      <table className="bap-calls">
        <tbody>
          {LARGE_DECK.map((tokens, column) => (
            <tr key={LETTERS[column]}>
              <th scope="row">
                {LETTERS[column]} <Element column={column} />
              </th>
              {tokens.map((token) => (
                <td key={token}>{token.slice(1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PaperPage>
  );
}

function Chip({ token, column }: { readonly token: Token; readonly column: number }): ReactNode {
  return (
    <div className="bap-chip">
      <b>{LETTERS[column]}</b>
      <svg viewBox="0 0 40 40" role="img" aria-label={tokenName(token)}>
        <PrintedToken token={token} />
      </svg>
      <Element column={column} />
    </div>
  );
}

function Element({ column }: { readonly column: number }): ReactNode {
  const element = elementOfColumn(column);
  return element === 'none' ? null : <Ink icon={element} label={elementName(element)} />;
}

function byColumn(tokens: readonly Token[]): readonly (readonly Token[])[] {
  return LETTERS.map((_, column) => tokens.filter((token) => columnOf(token) === column));
}
