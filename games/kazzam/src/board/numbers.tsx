import { PartsPopover } from '@tablewright/table-kit/parts';
import type { ReactNode } from 'react';
import {
  countedStatuses,
  creatureFacts,
  hpNow,
  mostHp,
  rangeNow,
  reachNow,
  type Sum,
  speedNow,
  wardNow,
} from '../explain/index.ts';
import { useBoard } from './board-context.tsx';
import { sumInWords } from './term-words.ts';
import { boardText } from './words.ts';

/** The numbers of a creature, each with what it is made of. */
export function Numbers({ who }: { readonly who: number }): ReactNode {
  const { view, say, events } = useBoard();
  const creature = view.creatures[who];
  if (creature === undefined) return null;
  const numbers: readonly (readonly [string, Sum])[] = [
    [boardText('board.hp'), hpNow(view, who, events)],
    [boardText('board.hp.most'), mostHp(view, who)],
    [boardText('board.ward'), wardNow(view, who)],
    [boardText('board.speed'), speedNow(view, who)],
    [boardText('board.reach'), reachNow(view, who)],
    [boardText('board.range'), rangeNow(view, who)],
    ...countedStatuses(view, who).map(
      ({ status, sum }) => [say({ key: `status.${status}` }), sum] as const,
    ),
  ];
  const counts: readonly (readonly [string, number])[] =
    creature.kind === 'athlete'
      ? [
          [boardText('board.initiative'), creature.initiative],
          [boardText('board.miss-tokens'), creature.missTokens],
        ]
      : [];
  return (
    <dl className="kz-numbers">
      {numbers.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <PartsPopover
              className="kz-number"
              label={boardText('board.parts.of', { what: name, name: creature.name })}
              {...sumInWords(sum, say)}
            >
              {sum.total}
            </PartsPopover>
          </dd>
        </div>
      ))}
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** HP and Ward of a creature in a line, each with what it is made of. */
export function Vitals({ who }: { readonly who: number }): ReactNode {
  const { view, events, say } = useBoard();
  const creature = view.creatures[who];
  const facts = creatureFacts(view, who);
  if (creature === undefined || facts === undefined) return null;
  const { hp, maxHp, name } = creature;
  if (facts.where === 'out' && view.round > 0) {
    return <span className="kz-peek-hp">{boardText('board.out')}</span>;
  }
  return (
    <>
      <PartsPopover
        className="kz-peek-hp"
        data={{ 'data-bloodied': facts.bloodied || undefined }}
        label={boardText('board.parts.of', { what: boardText('board.hp'), name })}
        {...sumInWords(hpNow(view, who, events), say)}
      >
        <span className="kz-hp-long">{boardText('board.hp.of', { hp, most: maxHp })}</span>
        <span className="kz-hp-short">{boardText('board.hp.short', { hp, most: maxHp })}</span>
      </PartsPopover>
      {facts.ward > 0 && (
        <PartsPopover
          className="kz-peek-hp"
          label={boardText('board.parts.of', { what: boardText('board.ward'), name })}
          {...sumInWords(wardNow(view, who), say)}
        >
          {boardText('board.ward.of', { ward: facts.ward })}
        </PartsPopover>
      )}
    </>
  );
}
