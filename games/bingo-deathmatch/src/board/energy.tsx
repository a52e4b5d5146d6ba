import type { Seat } from '@tablewright/engine';
import type { SeatMark } from '@tablewright/table-kit/board';
import { PartsPopover } from '@tablewright/table-kit/parts';
import type { ReactNode } from 'react';
import { type CubePlace, cubesOf, healthOf } from '../explain/index.ts';
import type { PlayerState } from '../model.ts';
import { Bolt, Cube, Heart } from './pieces.tsx';
import { boardText } from './words.ts';

const PLACE_WORDS = {
  pool: 'board.energy.pool',
  scored: 'board.cubes.scored',
  health: 'board.health',
  stored: 'board.energy.stored',
  available: 'board.energy.available',
  committed: 'board.energy.committed',
} as const satisfies Record<CubePlace, string>;

/** The three health boxes with the cubes in them. */
export function Health({
  player,
  mark,
}: {
  readonly player: PlayerState;
  readonly mark: SeatMark;
}): ReactNode {
  const { health, most } = healthOf(player);
  return (
    <div
      className="ub-health"
      role="img"
      aria-label={boardText('board.health.label', { health, most })}
    >
      <span className="ub-label ub-health-word" aria-hidden="true">
        <Heart />
        <span>{boardText('board.health')}</span>
      </span>
      <span className="ub-health-boxes">
        {Array.from({ length: most }, (_, box) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
          <span className="ub-box" key={box}>
            {box < health && <Cube mark={mark} />}
          </span>
        ))}
      </span>
    </div>
  );
}

/** The battery with its stored energy, and the cubes set aside, spent and not in use. */
export function Energy({
  seat,
  player,
  mark,
}: {
  readonly seat: Seat;
  readonly player: PlayerState;
  readonly mark: SeatMark;
}): ReactNode {
  const { stored, available, committed, pool, health } = player;
  const { total, rule, parts, capacity, squares } = cubesOf(player);
  return (
    <PartsPopover
      className="ub-energy"
      data={{ 'data-part': 'energy', 'data-seen': `energy/${seat}` }}
      label={boardText('board.cubes')}
      says={boardText('board.energy.label', { total, squares, health })}
      total={total}
      rule={rule}
      parts={parts.map(({ place, ...part }) => ({
        label: boardText(PLACE_WORDS[place]),
        // The rulebook calls these places as the rules do.
        word: place,
        ...part,
      }))}
    >
      <span className="ub-battery" data-capacity={capacity} aria-hidden="true">
        <span className="ub-cells">
          {Array.from({ length: capacity }, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            <span className="ub-cell" key={cell} data-full={cell < stored || undefined}>
              {cell < stored && <Cube mark={mark} />}
            </span>
          ))}
        </span>
        <span className="ub-battery-tip" />
      </span>
      <Figure kind="stored" value={boardText('board.energy.of', { stored, capacity })} on />{' '}
      <Figure kind="available" value={available} on={available > 0}>
        <Tray mark={mark} count={available} />
      </Figure>{' '}
      <Figure kind="committed" value={committed} on={committed > 0}>
        <Tray mark={mark} count={committed} />
      </Figure>{' '}
      <Figure kind="pool" value={pool} on />
    </PartsPopover>
  );
}

function Figure({
  kind,
  value,
  on,
  children,
}: {
  readonly kind: 'stored' | 'available' | 'committed' | 'pool';
  readonly value: number | string;
  /** Whether there is anything. */
  readonly on: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <span className="ub-figure" data-kind={kind} data-on={on || undefined}>
      <span className="ub-label">{boardText(`board.energy.${kind}`)}</span> <b>{value}</b>{' '}
      {children}
    </span>
  );
}

function Tray({ mark, count }: { readonly mark: SeatMark; readonly count: number }): ReactNode {
  return (
    <span className="ub-tray">
      {Array.from({ length: count }, (_, cube) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes are alike.
        <Cube key={cube} mark={mark} />
      ))}
    </span>
  );
}

/** An amount of energy as it is printed on cards. */
export function Cost({ amount }: { readonly amount: number }): ReactNode {
  return (
    <span className="ub-cost">
      {amount}
      <Bolt />
    </span>
  );
}
