import type { Flow } from '@tablewright/engine';
import { type CreatureId, NOBODY } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { distanceBetween } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { isThing } from '../../../rules/court/things.ts';
import { tokensOf } from '../../../rules/court/tokens.ts';
import { placedByCreep } from '../../../rules/creepmaster/choices.ts';
import { targetsOfCreep } from '../../../rules/creepmaster/targets.ts';
import { guard } from '../../../rules/creeps/guard.ts';
import type { CreepRow, RowTurn } from '../../../rules/effects/creep-block.ts';
import { effectsOf, putInPlay } from '../../../rules/effects/in-play.ts';
import { type Use, wholePower } from '../../../rules/effects/power.ts';
import { grab } from '../../../rules/harm/grabs.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { nearestFree } from '../../../rules/movement/dungeon.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import type { Kazzam } from '../../../table.ts';
import { comeUp } from './burrow.ts';

/** Which head drags in this round: it lies on that one (KM-MOLE-04). */
export const DRAGS = 'molesnake-drags';
/** Whom a head has gone for in this round (KM-MOLE-06). */
export const BURIED = 'molesnake-buried';

/** The other head, if it is on the grid. */
function otherHead({ state }: Kazzam, head: CreatureId): CreatureId | undefined {
  return tokensOf(state, head).find((one) => one !== head && isOnMap(creatureOf(state, one)));
}

/**
 * Head and victim come up beside the other head: a teleport and no leaving of the Dungeon, so that
 * nobody forgets it and a button that it has hit stays hit (KM-MOLE-04).
 */
function* dragAlong(t: Kazzam, { attacker, target, total }: Use): Flow<void> {
  const { state } = t;
  const other = otherHead(t, attacker);
  if (other === undefined) return;
  const { cell: goal } = creatureOf(state, other);
  const ground = groundOf(state);
  const squares = nearestFree(state, target, [goal], 1, (cell) => ground.inOnePart(cell, goal));
  if (squares.length === 0) return;
  const victim = creatureOf(state, target);
  const { comes } = victim;
  const listing = state.groups.filter(({ enemies }) => enemies.includes(target));
  const drag = { creep: attacker, victim: target, key: 'force.slide' };
  const cell = yield* placedByCreep(t, drag, squares);
  yield* teleportTo(t, target, cell, { by: attacker, rule: 'KM-MOLE-04', total });
  for (const group of listing) {
    if (isOnMap(victim) && !group.enemies.includes(target)) group.enemies.push(target);
  }
  if (isOnMap(victim)) victim.comes = comes;
  if (isOnMap(creatureOf(state, attacker))) yield* comeUp(t, attacker, goal, 'KM-MOLE-04');
}

/** Through the ground to the other head, then 4 damage (KM-MOLE-04, D-82). */
const DRAG = wholePower({
  id: 'molesnake-drag',
  rule: 'KM-MOLE-04',
  target: 'melee',
  roll: 'none',
  damage: 4,
  *line() {
    return {
      line: 0,
      effect: [
        { on: 'target', run: dragAlong },
        { on: 'target', damage: (_, use) => use.power.damage },
      ],
    };
  },
});

/** 2 damage; Grabbed, with ongoing 2 as long as that lasts (KM-MOLE-06, D-80). */
const BURY = wholePower({
  id: 'molesnake-bury',
  rule: 'KM-MOLE-06',
  target: 'melee',
  roll: 'none',
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, { attacker: by, target: on }) {
        const hold = yield* grab(t, { on, by, source: 'molesnake-bury', ranged: false });
        if (hold === undefined) return;
        const { on: held, mark } = hold;
        const until = { ends: 'escape' } as const;
        const source = `molesnake-bury/${by}`;
        yield* inflict(t, { kind: 'ongoing', on: held, by, source, amount: 2, until, mark });
      },
    },
  ],
  // biome-ignore lint/correctness/useYield: nothing is asked
  *after({ state }, { attacker: by, target: on }) {
    if (!isThing(on)) mark(state, BURIED, on, by);
  },
});

function mark(state: Kazzam['state'], kind: string, on: CreatureId, by: CreatureId): void {
  const until = { ends: 'match' } as const;
  putInPlay(state, { kind, on, by, source: kind, until, amount: state.round });
}

/** The head nearest to its first enemy; of equally near ones the first (KM-MOLE-04). */
function* nearestHead(t: Kazzam, head: CreatureId): Flow<CreatureId> {
  const { state } = t;
  let nearest = NOBODY;
  let least = Number.POSITIVE_INFINITY;
  for (const one of tokensOf(state, head)) {
    if (!isOnMap(creatureOf(state, one))) continue;
    const [first] = yield* targetsOfCreep(t, one);
    if (first === undefined) continue;
    const ground = groundOf(state);
    const gap = distanceBetween(ground, creatureOf(state, one), creatureOf(state, first)) ?? least;
    if (gap >= least) continue;
    nearest = one;
    least = gap;
  }
  return nearest;
}

/** One head drags, the other one does nothing (KM-MOLE-04). */
function* drag({ t, creep, targets, attack }: RowTurn): Flow<void> {
  const { state } = t;
  const heads = tokensOf(state, creep);
  let chosen = effectsOf(state, DRAGS).find(
    ({ on, amount }) => heads.includes(on) && amount === state.round,
  )?.on;
  if (chosen === undefined) {
    chosen = yield* nearestHead(t, creep);
    mark(state, DRAGS, chosen, chosen);
  }
  if (chosen === creep) yield* attack(DRAG, targets);
}

/** Each head attacks another enemy; one that has none left guards (KM-MOLE-06, KM-MOLE-08). */
function* bury({ t, creep, targets, attack }: RowTurn): Flow<void> {
  const { state } = t;
  const heads = tokensOf(state, creep);
  const taken = effectsOf(state, BURIED).filter(
    ({ by, amount }) => by !== creep && heads.includes(by) && amount === state.round,
  );
  const left = targets.filter((target) => !taken.some(({ on }) => on === target));
  if (left.length > 0) yield* attack(BURY, left);
  else yield* guard(t, creep);
}

/** What the die brings (KM-MOLE-04 to KM-MOLE-06). */
export const ROWS: readonly CreepRow[] = [
  { id: 'molesnake-drag', rule: 'KM-MOLE-04', faces: [1, 2], act: drag },
  {
    id: 'molesnake-bite',
    rule: 'KM-MOLE-05',
    faces: [3, 4],
    power: { id: 'molesnake-bite', rule: 'KM-MOLE-05', target: 'melee', roll: 'none', damage: 3 },
  },
  { id: 'molesnake-bury', rule: 'KM-MOLE-06', faces: [5, 6], act: bury },
];
