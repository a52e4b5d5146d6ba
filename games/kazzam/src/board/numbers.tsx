import { PartsPopover } from '@tablewright/table-kit/parts';
import type { ReactNode } from 'react';
import type { Status } from '../model.ts';
import { BITS, has } from '../rules/effects/status.ts';
import { isBloodied } from '../rules/harm/damage.ts';
import { useBoard } from './board-context.tsx';
import { boardText } from './board-words.ts';
import { isUnseen } from './creature-facts.ts';
import {
  type Explained,
  hpParts,
  mostHp,
  rangeParts,
  reachParts,
  speedParts,
  statusNumber,
  wardParts,
} from './number-parts.ts';

/** Statuses whose numbers stand beside the others while they last. */
const COUNTED: readonly Status[] = ['resist', 'vulnerable', 'ongoing', 'regenerate', 'retaliate'];

/** The numbers of a creature, each with what it is made of. */
export function Numbers({ who }: { readonly who: number }): ReactNode {
  const { table, view, say, events } = useBoard();
  const creature = view.creatures[who];
  if (creature === undefined) return null;
  const numbers: readonly (readonly [string, Explained])[] = [
    [boardText('board.hp'), hpParts(view, who, events)],
    [boardText('board.hp.most'), mostHp(view, who)],
    [boardText('board.ward'), wardParts(view, who)],
    [boardText('board.speed'), speedParts(table, who)],
    [boardText('board.reach'), reachParts(view, who, say)],
    [boardText('board.range'), rangeParts(view, who, say)],
    ...COUNTED.filter((status) => has(creature, BITS[status])).map(
      (status) => [say({ key: `status.${status}` }), statusNumber(view, who, status, say)] as const,
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
      {numbers.map(([name, explained]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <PartsPopover
              className="kz-number"
              label={boardText('board.parts.of', { what: name, name: creature.name })}
              {...explained}
            >
              {explained.total}
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
  const { view, events } = useBoard();
  const creature = view.creatures[who];
  if (creature === undefined) return null;
  const { hp, maxHp, name } = creature;
  if (creature.cell < 0 && view.round > 0 && !isUnseen(view, who)) {
    return <span className="kz-peek-hp">{boardText('board.out')}</span>;
  }
  const ward = wardParts(view, who);
  return (
    <>
      <PartsPopover
        className="kz-peek-hp"
        data={{ 'data-bloodied': isBloodied(creature) || undefined }}
        label={boardText('board.parts.of', { what: boardText('board.hp'), name })}
        {...hpParts(view, who, events)}
      >
        {boardText('board.hp.of', { hp, most: maxHp })}
      </PartsPopover>
      {ward.total > 0 && (
        <PartsPopover
          className="kz-peek-hp"
          label={boardText('board.parts.of', { what: boardText('board.ward'), name })}
          {...ward}
        >
          {boardText('board.ward.of', { ward: ward.total })}
        </PartsPopover>
      )}
    </>
  );
}
