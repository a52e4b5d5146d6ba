import type { Label } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { SeatBadge } from '../parts/seat-badge.tsx';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import type { DiceLuck, Share } from './luck-of.ts';
import { useLuckWords } from './luck-words.ts';

/** The charts in numbers: for each kind of die, how often each face came to each seat. */
export function DiceTable({ shares }: { readonly shares: readonly Share[] }): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const { dieName } = useLuckWords();
  return (
    <details className="tw-luck-table">
      <summary>{words('luck.table')}</summary>
      {kindsIn(shares).map((faces) => {
        const columns = seats.flatMap(({ seat, name, mark }) => {
          const dice = diceOf(shares[seat], faces);
          return dice === undefined ? [] : [{ seat, name, mark, dice }];
        });
        return (
          <table key={faces.join(' ')}>
            <caption>{dieName(faces)}</caption>
            <thead>
              <tr>
                <th scope="col">{words('luck.face')}</th>
                {columns.map(({ seat, name, mark }) => (
                  <th key={seat} scope="col">
                    <SeatBadge mark={mark} size={20} />
                    <span className="tw-visually-hidden">{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {faces.map((face, at) => (
                <tr key={face}>
                  <th scope="row">{face}</th>
                  {columns.map(({ seat, dice }) => (
                    <td key={seat}>{dice.counts[at]}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{words('luck.each')}</th>
                {columns.map(({ seat, dice }) => (
                  <td key={seat}>{words('luck.number', { number: dice.rolls / faces.length })}</td>
                ))}
              </tr>
            </tbody>
          </table>
        );
      })}
    </details>
  );
}

/** The kinds of dice that anybody rolled. */
function kindsIn(shares: readonly Share[]): readonly (readonly Label[])[] {
  const kinds = shares.flatMap(({ dice }) => dice.map(({ faces }) => faces));
  return [...new Map(kinds.map((faces) => [nameOf(faces), faces])).values()];
}

function diceOf(share: Share | undefined, faces: readonly Label[]): DiceLuck | undefined {
  return share?.dice.find((dice) => nameOf(dice.faces) === nameOf(faces));
}

function nameOf(faces: readonly Label[]): string {
  return JSON.stringify(faces);
}
