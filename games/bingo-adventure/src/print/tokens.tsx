import { CutGrid, PaperPage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { Ink } from '../board/ink.tsx';
import { PrintedToken } from '../board/printed-token.tsx';
import { elementName, tokenName } from '../board/words.ts';
import { deckColumns } from '../explain/index.ts';
import type { Element, Token } from '../model.ts';
import { printText } from './words.ts';

const SMALL_DECK = deckColumns({ deck: '25-card', freeCentre: false });
const LARGE_DECK = deckColumns({ deck: '75-number', freeCentre: false });

/** The tokens of both decks: the small one to draw from, the large one to keep count of. */
export function Tokens(): ReactNode {
  return (
    <PaperPage title={printText('part.tokens')}>
      <h3>{printText('tokens.25')}</h3>
      <div className="bap-chips">
        <CutGrid columns={5}>
          {[0, 1, 2, 3, 4].flatMap((row) =>
            SMALL_DECK.map(({ letter, element, tokens }) => (
              <Chip key={tokens[row]} letter={letter} element={element} token={tokens[row] ?? ''} />
            )),
          )}
        </CutGrid>
      </div>
      <h3>{printText('tokens.75')}</h3>
      <table className="bap-calls">
        <tbody>
          {LARGE_DECK.map(({ letter, element, tokens }) => (
            <tr key={letter}>
              <th scope="row">
                {letter} <ElementSign element={element} />
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

function Chip({
  letter,
  element,
  token,
}: {
  readonly letter: string;
  readonly element: Element | 'none';
  readonly token: Token;
}): ReactNode {
  return (
    <div className="bap-chip">
      <b>{letter}</b>
      <svg viewBox="0 0 40 40" role="img" aria-label={tokenName(token)}>
        <PrintedToken token={token} />
      </svg>
      <ElementSign element={element} />
    </div>
  );
}

function ElementSign({ element }: { readonly element: Element | 'none' }): ReactNode {
  return element === 'none' ? null : <Ink icon={element} label={elementName(element)} />;
}
