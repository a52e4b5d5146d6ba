import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { isTarget } from '../../../rules/attack/aim.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { tokensOf } from '../../../rules/court/tokens.ts';
import { targetsOfCreep } from '../../../rules/creepmaster/targets.ts';
import { basicAttackOf, type CreepBlock } from '../../../rules/effects/creep-block.ts';
import { STATUS, withData } from '../../../rules/effects/effect-data.ts';
import { effectsOf, putInPlay } from '../../../rules/effects/in-play.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { seenNow } from '../../../rules/sight/hidden-places.ts';
import type { Kazzam } from '../../../table.ts';
import { comeUp, emptiedBy, HIDING, homeOf, lureIn, RETREAT } from './burrow.ts';
import { ROWS } from './rows.ts';

/** A head that has gone to the other Dungeon does nothing else in that round (KM-MOLE-02). */
export const WENT = 'molesnake-went';

function hasGone(state: KazzamState, head: CreatureId): boolean {
  return effectsOf(state, WENT).some(({ on, amount }) => on === head && amount === state.round);
}

/** Whether it is the first head that acts in this round: then the turn of the Molesnake begins. */
function isFirst(state: KazzamState, head: CreatureId): boolean {
  const acts = tokensOf(state, head).find((one) => {
    const body = creatureOf(state, one);
    return isOnMap(body) && !has(body, BITS.stunned);
  });
  return acts === head;
}

/** The head that goes: one without an enemy in reach, then the one whose own Dungeon it is (KM-MOLE-02). */
function* goer(t: Kazzam, heads: readonly CreatureId[], block: CreepBlock): Flow<CreatureId> {
  const { state } = t;
  const reach = basicAttackOf(block);
  const idle: CreatureId[] = [];
  for (const head of heads) {
    const targets = yield* targetsOfCreep(t, head);
    if (!targets.some((target) => isTarget(t, head, target, reach))) idle.push(head);
  }
  const open = idle.length > 0 ? idle : heads;
  const [first = -1] = heads;
  const emptied = emptiedBy(state, first);
  return open.find((head) => homeOf(state, head) === emptied) ?? open[0] ?? first;
}

/** Two Heads (KM-MOLE-02). Gives whether this head does nothing else. */
function* spread(t: Kazzam, head: CreatureId): Flow<boolean> {
  const { state } = t;
  if (hasGone(state, head)) return true;
  const heads = tokensOf(state, head).filter((one) => isOnMap(creatureOf(state, one)));
  const [first, second] = heads.map((one) => creatureOf(state, one).cell);
  if (!isFirst(state, head) || first === undefined || second === undefined) return false;
  if (!groundOf(state).inOnePart(first, second)) return false;
  const emptied = emptiedBy(state, head);
  if (lureIn(state, head, emptied) === undefined) return false;
  const goes = yield* goer(t, heads, HEAD_A);
  const goal = lureIn(state, goes, emptied);
  if (goal === undefined) return false;
  const until = { ends: 'match' } as const;
  putInPlay(state, { kind: WENT, on: goes, by: goes, source: WENT, until, amount: state.round });
  yield* comeUp(t, goes, goal, 'KM-MOLE-02');
  return goes === head;
}

/** What both heads have. */
const HEAD: Omit<CreepBlock, 'id' | 'name'> = {
  type: 'champion',
  speed: 4,
  mob: false,
  rule: 'KM-MOLE-01',
  range: 1,
  first: spread,
  on: RETREAT,
  rows: ROWS,
  /** The missed head is Hidden until the round ends (KM-MOLE-07). */
  *missTrigger(t, head) {
    const hidden = withData(STATUS.hidden, seenNow(creatureOf(t.state, head)));
    const until = { ends: 'match' } as const;
    yield* inflict(t, { ...hidden, on: head, by: head, source: HIDING, until });
  },
};

/** The Two-Headed Molesnake of the Dual Dungeons Map, head by head (KM-MOLE-01 to KM-MOLE-08). */
export const HEAD_A: CreepBlock = { ...HEAD, id: 'molesnake-a', name: 'Molesnake Head A' };
export const HEAD_B: CreepBlock = { ...HEAD, id: 'molesnake-b', name: 'Molesnake Head B' };
