import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type KazzamState, NOBODY } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { dataKind, dataOf, type EffectOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import { giveStatus, isImmune, removeEffects } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import type { Kazzam } from '../../../table.ts';

/**
 * Squares that an object could be slid to: up to so many steps, over everything but Blocking Terrain
 * and its corners, and portals; creatures are not in its way (KC-POR-21).
 */
export function slideSquares({ state, options }: Kazzam, from: Cell, squares: number): Cell[] {
  const ground = groundOf(state);
  const reached = new Set<Cell>([from]);
  let edge: readonly Cell[] = [from];
  for (let step = 0; step < squares; step += 1) {
    const next: Cell[] = [];
    for (const cell of edge) {
      for (const to of ground.neighbours(cell)) {
        if (reached.has(to) || !ground.isOpen(to)) continue;
        const { dx, dy } = ground.offset(cell, to);
        const corner =
          dx !== 0 &&
          dy !== 0 &&
          (ground.isFull(ground.at(cell, dx, 0)) || ground.isFull(ground.at(cell, 0, dy)));
        if (corner && !options.cutCorners) continue;
        reached.add(to);
        next.push(to);
      }
    }
    edge = next;
  }
  return [...reached];
}

/** On whoever's implement lies somewhere: its square (KC-POR-31). */
const LYING = dataKind('implement-lies', { cell: 'square' });

export const LYING_EFFECT: EffectDef = {
  ...LYING,
  on: {
    step: {
      // By its own movement, beside the implement or on it, it takes it up again.
      after(t, lying, event): undefined {
        const { state } = t;
        const { on, mark } = lying;
        const owner = creatureOf(state, on);
        if (event.creature !== on || event.by !== on || !event.done || !isOnMap(owner)) return;
        if (!isWithin(groundOf(state), owner, dataOf(LYING, lying).cell, 1)) return;
        takeUp(t, on, mark);
      },
    },
  },
};

/** The implement of a creature where it lies, if it does (KC-POR-31). */
export function lyingImplement(
  state: KazzamState,
  owner: CreatureId,
): EffectOf<typeof LYING> | undefined {
  return effectOn(state, LYING, owner);
}

/** Its implement lies on a square: it is Disarmed until it takes it up again (KC-POR-31). */
export function layImplement(t: Kazzam, on: CreatureId, cell: Cell, by = NOBODY): void {
  const { state } = t;
  if (isImmune(state, on, 'disarmed')) return;
  const known = lyingImplement(state, on);
  if (known !== undefined) windows.detach(t, known.id);
  const until = { ends: 'match' } as const;
  const source = 'ripping-tides';
  const { mark } = known ?? giveStatus(t, { kind: 'disarmed', on, by, source, until });
  windows.attach(t, { ...withData(LYING, { cell }), on, by, source, until, mark, amount: 0 });
}

/** It has its implement in hand again. */
export function takeUp(t: Kazzam, owner: CreatureId, mark: number): void {
  removeEffects(t, (effect) => effect.on === owner && effect.mark === mark, 'KC-POR-31');
}
