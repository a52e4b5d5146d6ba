import type { Match } from '@tablewright/engine/host';
import { type ReactNode, useMemo } from 'react';
import { SeatBadge } from '../parts/seat-badge.tsx';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { DiceChart } from './dice-chart.tsx';
import { DiceTable } from './dice-table.tsx';
import { hasLuck, luckOf, type Share } from './luck-of.ts';
import { useLuckWords } from './luck-words.ts';

/** The luck of each seat in a match that is over: its dice beside what is to be expected of dice. */
export function LuckPanel({ match }: { readonly match: Match }): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const { said } = useLuckWords();
  const { whose, seats: shares, nobody } = useMemo(() => luckOf(match), [match]);
  const anything = shares.some(hasLuck);
  const dice = shares.flatMap((share) => share.dice);
  return (
    <div className="tw-luck">
      <h3>{words('luck.title')}</h3>
      <p className="tw-quiet">
        {words(
          !anything ? 'luck.none' : whose === 'answered' ? 'luck.answered' : 'luck.rolled-for',
        )}
      </p>
      <ul className="tw-luck-seats">
        {seats.map(({ seat, name, mark }) => {
          const share = shares[seat];
          if (share === undefined || !hasLuck(share)) return null;
          return (
            <li key={seat}>
              <h4>
                <SeatBadge mark={mark} size={22} />
                {name}
              </h4>
              {share.dice.map((kind) => (
                <figure key={kind.faces.join(' ')}>
                  <figcaption>{said(name, kind)}</figcaption>
                  <DiceChart dice={kind} colour={mark.colour} />
                </figure>
              ))}
              <Others share={share} />
            </li>
          );
        })}
      </ul>
      {dice.length > 0 && (
        <>
          <p className="tw-luck-key">
            <i className="tw-luck-dash" aria-hidden="true" />
            {words('luck.key')}
          </p>
          <DiceTable shares={shares} />
        </>
      )}
      {hasLuck(nobody) && (
        <div>
          <h4>{words('luck.nobody')}</h4>
          {nobody.dice.map((kind) => (
            <p key={kind.faces.join(' ')}>{said(words('luck.nobody.name'), kind)}</p>
          ))}
          <Others share={nobody} />
        </div>
      )}
    </div>
  );
}

/** What was drawn and shuffled beside dice: counted, and not judged. */
function Others({ share: { drawn, shuffles } }: { readonly share: Share }): ReactNode {
  const words = useWords();
  if (drawn === 0 && shuffles === 0) return null;
  const said = [
    ...(drawn === 0 ? [] : [words('luck.drawn', { count: drawn })]),
    ...(shuffles === 0 ? [] : [words('luck.shuffled', { count: shuffles })]),
  ];
  return <p className="tw-quiet">{said.join(' ')}</p>;
}
