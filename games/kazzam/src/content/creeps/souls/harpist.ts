import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import { settleTie, settlingTies } from '../../../rules/creepmaster/ties.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import type { EffectPart, Use } from '../../../rules/effects/power.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { release } from '../../../rules/harm/items.ts';
import { losesHold } from '../../../rules/harm/loss.ts';
import { tellOfOrb } from '../../../rules/harm/orbs.ts';
import { orbOf } from '../../../rules/harm/wake.ts';
import { type Force, force, forcedWay } from '../../../rules/movement/forced.ts';
import { routesOn } from '../../../rules/movement/routes.ts';
import type { Kazzam } from '../../../table.ts';
import { isEnemy, RANGE, SOUL } from './soul.ts';

const RULE = 'KM-SOUL-12';
const ID = 'recalling-tune';

/** More squares than any way has: it slides as far as it takes. */
const FAR = 99;

/** The orb of the Harpist's group if its target holds it, by its number. */
function orbHeld(state: KazzamState, harpist: CreatureId, target: CreatureId): number | undefined {
  const orb = orbOf(state, harpist);
  return creatureOf(state, target).held.find((item) => itemAt(state.items, item) === orb);
}

/** Whether a creature is beside a square, where it stands or would stand. */
function isBeside(state: KazzamState, id: CreatureId, square: Cell, cell?: Cell): boolean {
  const body = creatureOf(state, id);
  const ground = groundOf(state);
  return areAdjacent(ground, bodyAt(ground, body, cell ?? body.cell), square);
}

/** Slides the target by free squares to the nearest one beside the pedestal, if there is a way. */
function* slideTo(t: Kazzam, { attacker: by, target, total }: Use, pedestal: Cell): Flow<void> {
  const { state } = t;
  const slide: Force = {
    how: 'slide',
    squares: FAR,
    by,
    source: ID,
    from: creatureOf(state, by),
    ends: (cell) => isBeside(state, target, pedestal, cell),
    rule: RULE,
    total,
  };
  const way = forcedWay(t, target, slide);
  if (way === undefined) return;
  const routes = routesOn(way);
  const least = Math.min(...routes.map(({ cost }) => cost));
  const nearest = routes.filter(({ cost }) => cost === least).map(({ cell }) => cell);
  const to = yield* settlingTies(t, () => settleTie(t, by, nearest));
  yield* force(t, target, { ...slide, ends: (cell) => cell === to });
}

/** The target comes beside the pedestal, and the orb onto it; out of its reach it keeps the orb. */
function* bringBack(t: Kazzam, use: Use, orb: number): Flow<void> {
  const { state } = t;
  const { attacker, target } = use;
  const home = itemAt(state.items, orb)?.home ?? -1;
  const pedestal = itemAt(state.pedestals, home)?.cell ?? -1;
  if (pedestal < 0) return;
  if (!isBeside(state, target, pedestal)) yield* slideTo(t, use, pedestal);
  const isThere = (): boolean =>
    isOnMap(creatureOf(state, target)) &&
    orbHeld(state, attacker, target) === orb &&
    isBeside(state, target, pedestal);
  // A Runner may keep it (KR-SPEC-09).
  if (!isThere() || !(yield* losesHold(t, target, orb)) || !isThere()) return;
  const item = itemAt(state.items, orb);
  if (item === undefined) return;
  release(state, target, orb);
  item.place = { at: 'pedestal', pedestal: home };
  tellOfOrb(t, attacker, 'returned', orb, RULE);
}

const recalled: EffectPart = {
  on: 'target',
  *run(t, use) {
    const { state } = t;
    const { attacker: by, target: on } = use;
    const orb = orbHeld(state, by, on);
    if (orb !== undefined) {
      yield* bringBack(t, use, orb);
      return;
    }
    if (yield* savingThrow(t, on, { against: ID, rule: RULE })) return;
    const until = untilNextTurnEnds(state, on);
    yield* inflict(t, { kind: 'dazed', on, by, source: ID, until });
  },
};

/** Whether a player ends its turn where the Harpist plays for it (KM-SOUL-07). */
function hears(state: KazzamState, harpist: CreatureId, id: CreatureId): boolean {
  const player = creatureOf(state, harpist);
  const listener = creatureOf(state, id);
  if (listener.kind !== 'athlete' || !isOnMap(player) || !isOnMap(listener)) return false;
  const ground = groundOf(state);
  const there = ground.partAt(listener.cell).kind === 'dungeon';
  return there && ground.inOnePart(player.cell, listener.cell) && !isEnemy(state, harpist, id);
}

/** The Harpist of the Lost Soul Team (KM-SOUL-07, KM-SOUL-12). */
export const HARPIST: CreepBlock = {
  ...SOUL,
  id: 'soul-harpist',
  name: 'Harpist',
  range: RANGE,
  on: {
    'turn-end': {
      modify(t, { on: by }, { creature: on, events }) {
        if (!hears(t.state, by, on)) return;
        const run = () => gainWard(t, { on, amount: 1, by });
        events.push({ id: 'soul-harpist', names: { of: by }, by, run });
      },
    },
  },
  rows: [
    {
      id: ID,
      rule: RULE,
      power: {
        id: ID,
        rule: RULE,
        target: { ranged: RANGE },
        damage: 1,
        effect: [recalled],
        roll: 'none',
      },
    },
  ],
};
