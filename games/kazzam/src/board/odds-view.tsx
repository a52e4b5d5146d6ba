import { RuleLink } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { type AimedOdds, type AttackOdds, causeOf } from '../explain/index.ts';
import { useBoard } from './board-context.tsx';
import { boardText, reasonText } from './words.ts';

/** The chance of each result of an attack roll, and every rule that changes it. */
export function OddsView({
  title,
  odds,
}: {
  readonly title: string;
  readonly odds: AttackOdds;
}): ReactNode {
  const { mode, advantages, disadvantages, bonus, twosAsFives, results, strike } = odds;
  const { fierce, guarded, threesAs } = odds;
  const miss = (results[0] ?? 0) + (results[1] ?? 0);
  const bars = [
    { label: boardText('board.odds.miss'), chance: miss, miss: true },
    ...[3, 4, 5, 6].map((result) => ({
      label: boardText('board.odds.result', { result }),
      chance: results[result - 1] ?? 0,
      miss: false,
    })),
  ];
  const most = Math.max(...bars.map(({ chance }) => chance));
  const cancelled = mode === 'one' && advantages.length > 0;
  return (
    <section className="kz-odds" aria-label={title}>
      <h2>{title}</h2>
      <ul className="kz-bars" aria-label={boardText('board.odds.results')}>
        {bars.map(({ label, chance, miss: isMiss }) => (
          <li key={label} data-miss={isMiss || undefined}>
            <span className="kz-bar-track" aria-hidden="true">
              <i style={{ height: `${(100 * chance) / most}%` }} />
            </span>
            <b>{boardText('board.odds.chance', { chance })}</b>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <ul className="kz-reasons">
        <li>{boardText(cancelled ? 'board.odds.cancelled' : `board.odds.${mode}`)}</li>
        {[...new Set(advantages)].map((rule) => (
          <Reason key={`+${rule}`} rule={rule} sign="+" />
        ))}
        {[...new Set(disadvantages)].map((rule) => (
          <Reason key={`-${rule}`} rule={rule} sign="−" />
        ))}
        {twosAsFives !== undefined && (
          <Reason rule={twosAsFives} sign="" text={boardText('board.odds.twos')} />
        )}
        {bonus !== 0 && <li>{boardText('board.odds.bonus', { bonus: `+${bonus}` })}</li>}
        {fierce && !guarded && (
          <Reason
            rule="KZ-STAT-18"
            sign="+"
            text={boardText(threesAs === undefined ? 'board.odds.fierce' : 'board.odds.fives')}
          />
        )}
        {guarded && !fierce && (
          <Reason rule="KZ-STAT-30" sign="−" text={boardText('board.odds.guarded')} />
        )}
        {threesAs !== undefined && (
          <Reason
            rule={threesAs.rule}
            sign=""
            text={
              fierce && !guarded
                ? boardText('board.odds.stays')
                : boardText('board.odds.threes', { result: threesAs.result })
            }
          />
        )}
        {strike > 0 && (
          <Reason
            rule="KZ-STRK-01"
            sign=""
            text={boardText('board.odds.strike', { chance: strike })}
          />
        )}
      </ul>
    </section>
  );
}

function Reason({
  rule,
  sign,
  text,
}: {
  readonly rule: string;
  readonly sign: string;
  readonly text?: string;
}): ReactNode {
  const { say } = useBoard();
  const cause = causeOf(rule);
  const said = text ?? reasonText(rule) ?? (cause && say(cause)) ?? boardText('board.reason.other');
  return (
    <li>
      {sign} {said} <RuleLink id={rule} />
    </li>
  );
}

/** The targets of an attack that is pointed at, each with its chance of a hit. */
export function TargetsView({
  title,
  aimed,
}: {
  readonly title: string;
  readonly aimed: readonly AimedOdds[];
}): ReactNode {
  const { view } = useBoard();
  return (
    <section className="kz-odds" aria-label={title}>
      <h2>
        {title}: {boardText('board.odds.targets', { count: aimed.length })}
      </h2>
      <ul className="kz-targets">
        {[...aimed]
          .sort((a, b) => b.odds.hit - a.odds.hit)
          .slice(0, 6)
          .map(({ target, odds }) => (
            <li key={target}>
              <span>{view.creatures[target]?.name}</span>{' '}
              <b>{boardText('board.odds.chance', { chance: odds.hit })}</b>
            </li>
          ))}
      </ul>
    </section>
  );
}
