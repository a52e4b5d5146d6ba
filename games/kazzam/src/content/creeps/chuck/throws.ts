import type { Flow } from '@tablewright/engine';
import { type CreatureId, type KazzamState, NOWHERE } from '../../../model.ts';
import { isTarget } from '../../../rules/attack/aim.ts';
import { creatureOf, isOnMap, lastPlaceOf } from '../../../rules/court/creatures.ts';
import { areAdjacent, isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { placedByCreep } from '../../../rules/creepmaster/choices.ts';
import { liftBlock, looseBlocks, sparestBlock } from '../../../rules/creeps/blocks.ts';
import { type AttackPower, type Use, wholePower } from '../../../rules/effects/power.ts';
import { release } from '../../../rules/harm/items.ts';
import { tellOfOrb } from '../../../rules/harm/orbs.ts';
import { guardedOrbs } from '../../../rules/harm/wake.ts';
import { forcedSquares } from '../../../rules/movement/forced.ts';
import { landings, throwOff, throwTo } from '../../../rules/movement/relocate.ts';
import type { Kazzam } from '../../../table.ts';
import { reload } from './covering.ts';

/** How far a Chuck throws. */
export const RANGE = 5;
const DAMAGE = 3;

/** What strikes the one at whom somebody is thrown (KM-CHUCK-05). */
export const IMPACT = wholePower({
  id: 'chuck-impact',
  rule: 'KM-CHUCK-05',
  target: { ranged: RANGE },
  roll: 'none',
  damage: DAMAGE,
});

/** Brings whoever is thrown at another beside that one, as near to the Chuck as it goes. */
function* land(t: Kazzam, { attacker, target, total }: Use, aim: CreatureId): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const [chuck, thrown, other] = [attacker, target, aim].map((id) => creatureOf(state, id));
  if (chuck === undefined || thrown === undefined || other === undefined) return;
  if (!isOnMap(other)) return;
  const { cell: start } = thrown;
  const squares = forcedSquares(t, target, RANGE);
  const isBeside = (cell: number) => areAdjacent(ground, cell, other);
  const open = landings(state, target, {
    squares,
    to: (cell) => isBeside(cell) && ground.sight(start, cell, false) > 0,
  });
  // Where it stood is free once it flies.
  if (isBeside(start)) open.push(start);
  const gap = (cell: number) => ground.distance(chuck.cell, cell) ?? 0;
  const least = Math.min(...open.map(gap));
  const nearest = open.filter((cell) => gap(cell) === least);
  if (nearest.length === 0) return;
  const cell = yield* placedByCreep(t, { creep: attacker, victim: target, key: 'throw' }, nearest);
  if (cell !== start) yield* throwTo(t, target, cell, { by: attacker, rule: 'KM-CHUCK-05', total });
}

/**
 * Throws an enemy at another: it lands, then takes its damage (D-82); what Ward stops does not fly
 * (D-77).
 *
 * @param flew is told that it flies
 */
function tossAt(aim: CreatureId, flew: () => void): AttackPower {
  return wholePower({
    id: 'chuck-throw',
    rule: 'KM-CHUCK-05',
    target: 'melee',
    roll: 'none',
    damage: DAMAGE,
    // The printed order, with what traits and Advantage have made of the damage.
    *line() {
      return {
        line: 0,
        effect: [
          {
            on: 'target',
            *run(t, use) {
              flew();
              yield* land(t, use, aim);
            },
          },
          { on: 'target', damage: (_, use) => use.power.damage },
        ],
      };
    },
  });
}

/** A Block at an enemy; the Block is gone (KM-CHUCK-05). Once it has none any more it makes one. */
export const BLOCK = wholePower({
  id: 'chuck-block',
  rule: 'KM-CHUCK-05',
  target: { ranged: RANGE },
  roll: 'none',
  damage: DAMAGE,
  instead: ({ state }, { attacker }) => (hasBlock(state, attacker) ? undefined : NONE_LEFT),
  *after(t, { attacker }) {
    const chuck = creatureOf(t.state, attacker);
    const { cell } = lastPlaceOf(chuck);
    const blocks = cell === NOWHERE ? [] : looseBlocks(t.state, cell);
    // What its target does back may have felled it: then it needs none as cover.
    const block = isOnMap(chuck) ? yield* sparestBlock(t, attacker, blocks) : blocks[0];
    if (block !== undefined) liftBlock(t.state, block);
  },
});

const NONE_LEFT = wholePower({
  id: 'chuck-reload',
  rule: 'KM-CHUCK-04',
  target: { ranged: RANGE },
  roll: 'none',
  damage: 0,
  effect: [{ on: 'others', run: (t, { attacker }) => reload(t, attacker) }],
});

/** Whether it has a Block that it can throw. */
export function hasBlock(state: KazzamState, chuck: CreatureId): boolean {
  return looseBlocks(state, creatureOf(state, chuck).cell).length > 0;
}

/** Throws whoever has missed it from beside it (KM-CHUCK-07). */
export const TOSS_AWAY = wholePower({
  id: 'chuck-toss',
  rule: 'KM-CHUCK-07',
  target: 'melee',
  roll: 'none',
  damage: 0,
  effect: [
    {
      on: 'target',
      *run(t, { attacker: by, target, total }) {
        const from = creatureOf(t.state, by);
        yield* throwOff(t, target, { squares: RANGE, by, from, rule: 'KM-CHUCK-07', total });
      },
    },
  ],
});

/** An attack of a Chuck from where it stands; whether it was made. */
export type Strike = (power: AttackPower, target: CreatureId) => Flow<boolean>;

/**
 * Throws an enemy beside it at another within range, if there are two (KM-CHUCK-05).
 *
 * @param targets its enemies in the order of their priority
 * @param aims those at whom it may throw
 */
export function* throwEnemy(
  t: Kazzam,
  chuck: CreatureId,
  targets: readonly CreatureId[],
  aims: readonly CreatureId[],
  strike: Strike,
): Flow<boolean> {
  const { state } = t;
  const ground = groundOf(state);
  const body = creatureOf(state, chuck);
  for (const thrown of targets) {
    if (!areAdjacent(ground, body, creatureOf(state, thrown))) continue;
    const aim = aims.find((other) => other !== thrown && isTarget(t, chuck, other, IMPACT));
    if (aim === undefined) continue;
    let flies = false;
    const power = tossAt(aim, () => {
      flies = true;
    });
    if (!isTarget(t, chuck, thrown, power)) continue;
    yield* strike(power, thrown);
    if (flies && isTarget(t, chuck, aim, IMPACT)) yield* strike(IMPACT, aim);
    return true;
  }
  return false;
}

/** An orb of its group that it can throw: a held one first, then one on the ground, then one on a pedestal (KM-CHUCK-08). */
export function orbToThrow(state: KazzamState, chuck: CreatureId): number | undefined {
  const body = creatureOf(state, chuck);
  const ground = groundOf(state);
  const orbs = guardedOrbs(state, body.group);
  const orb =
    orbs.find(({ place }) => place.at === 'held' && place.creature === chuck) ??
    orbs.find(({ place }) => place.at === 'ground' && isWithin(ground, body, place.cell, 1)) ??
    orbs.find(({ place }) => {
      const cell = place.at === 'pedestal' ? state.pedestals[place.pedestal]?.cell : undefined;
      return cell !== undefined && cell >= 0 && areAdjacent(ground, body, cell);
    });
  return orb === undefined ? undefined : state.items.indexOf(orb);
}

/** Throws an orb at an enemy, in whose square it lies then (KM-CHUCK-06). */
export function orbAt(number: number): AttackPower {
  return wholePower({
    id: 'chuck-orb',
    rule: 'KM-CHUCK-06',
    target: { ranged: RANGE },
    roll: 'none',
    damage: 5,
    *after(t, { attacker, target, stood }) {
      const { state } = t;
      const orb = state.items[number];
      const victim = creatureOf(state, target);
      const cell = isOnMap(victim) ? victim.cell : stood.cell;
      if (orb === undefined) return;
      release(state, attacker, number);
      orb.place = { at: 'ground', cell };
      tellOfOrb(t, attacker, 'thrown', number, 'KM-CHUCK-06');
    },
  });
}
