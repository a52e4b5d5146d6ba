/** What companions do when their owner spends a Move Action (KC-SUM-04). */
import type { Flow } from '@tablewright/engine';
import { type CreatureId, type KazzamState, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { companyOf, creatureOf, creatureOption, isOnMap } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { choose } from '../effects/ask.ts';
import type { BotHint } from '../effects/bot-hint.ts';
import { companionBlockOf } from '../effects/content.ts';
import { effectOn, NOTES, putInPlay } from '../effects/in-play.ts';
import { BITS, has } from '../effects/status.ts';
import { endBeside } from '../harm/wake.ts';
import { holdsOn, tryEscape } from './escape.ts';
import { canGo, move, walkOf } from './move.ts';
import { reachable } from './reachable.ts';
import { standUp } from './stand.ts';

const RULE = 'KC-SUM-04';

/** The Summoned Creatures of an athlete that are on the map, in the order in which they came. */
export function summonedBy(state: KazzamState, owner: CreatureId): readonly CreatureId[] {
  return companyOf(state, owner).filter(
    (id) => id !== owner && creatureOf(state, id).kind === 'summoned',
  );
}

/**
 * Whether a creature carries out an order of its owner's now: not Stunned, not while somebody on the
 * map dominates it, and Dazed one in a turn of its owner's (KC-SUM-06).
 */
export function takesOrders(state: KazzamState, id: CreatureId): boolean {
  const creature = creatureOf(state, id);
  if (!isOnMap(creature) || has(creature, BITS.stunned)) return false;
  if (masterOf(state, id) !== NOBODY) return false;
  return !has(creature, BITS.dazed) || effectOn(state, NOTES.ordered, id) === undefined;
}

/** Who dominates a creature, if that one is on the map (KZ-STAT-17). */
export function masterOf(state: KazzamState, id: CreatureId): CreatureId {
  if (!has(creatureOf(state, id), BITS.dominated)) return NOBODY;
  const by = effectOn(state, 'dominated', id)?.by ?? NOBODY;
  const master = itemAt(state.creatures, by);
  return master !== undefined && isOnMap(master) ? by : NOBODY;
}

/** Notes that a creature carries out an order of this turn of its owner's. */
export function noteOrder(state: KazzamState, on: CreatureId): void {
  const { owner: by } = creatureOf(state, on);
  if (state.turn?.creature !== by || effectOn(state, NOTES.ordered, on) !== undefined) return;
  const until = { ends: 'turn-end', of: by, turn: creatureOf(state, by).turns } as const;
  putInPlay(state, { kind: NOTES.ordered, on, by, source: 'orders', until, amount: 0 });
}

/** One thing that a creature can do with a Move Action of its owner's. */
interface Way {
  readonly id: string;
  readonly bot?: BotHint | undefined;
  readonly run: () => Flow<void>;
}

/** Whether it could do anything with a Move Action of its owner's now. */
export function couldMove(t: Kazzam, id: CreatureId): boolean {
  return takesOrders(t.state, id) && waysOf(t, id).length > 0;
}

/** A move of its speed; Prone or held it stands up, crawls or tries to escape; or what its block offers. */
function waysOf(t: Kazzam, id: CreatureId): readonly Way[] {
  const { state } = t;
  const creature = creatureOf(state, id);
  const walk = walkOf(t, id);
  const { instead } = companionBlockOf(t, id) ?? {};
  const ways: Way[] = [];
  if (walk !== undefined && canGo(t, id, walk))
    ways.push({ id: 'walk', bot: NEARER, run: () => move(t, id, walk) });
  if (has(creature, BITS.prone))
    ways.push({ id: 'stand-up', bot: { worth: 1 }, run: () => standUp(t, id) });
  if (holdsOn(state, id).length > 0)
    ways.push({ id: 'escape', bot: { worth: 0.8 }, run: () => tryEscape(t, id) });
  if (instead !== undefined && instead.possible?.(t, id) !== false) {
    const { id: does, rule, bot, run } = instead;
    const tell = function* (): Flow<void> {
      if (t.listening) t.emit({ type: 'action', rule, who: id, action: does });
      yield* run(t, id);
    };
    ways.push({ id: does, bot, run: tell });
  }
  return ways;
}

/** Worth what the best square that it comes to gains. */
const NEARER: BotHint = {
  worth: ({ t, id, gainAt }) =>
    Math.max(0, ...reachable(t, id, walkOf(t, id)).map(({ cell }) => gainAt(id, cell))),
};

/**
 * Lets every Summoned Creature of an athlete that has spent a Move Action use it as well, one after
 * another as its owner says (KC-SUM-04).
 */
export function* moveCompany(t: Kazzam, owner: CreatureId): Flow<void> {
  const { state } = t;
  for (let left = summonedBy(state, owner); left.length > 0; ) {
    const able = left.filter((id) => couldMove(t, id));
    const [first] = able;
    if (first === undefined) return;
    let next = first;
    if (able.length > 1) {
      const options = able.map((id) => creatureOption(state, id));
      const chosen = yield* choose(t, owner, 'company-who', [...options, { id: 'none' }], {
        rule: RULE,
      });
      if (!('creature' in chosen)) return;
      next = chosen.creature;
    }
    yield* orderMove(t, next);
    left = left.filter((id) => id !== next);
  }
}

/** Lets one of them use a Move Action, or do nothing with it. */
export function* orderMove(t: Kazzam, id: CreatureId): Flow<void> {
  const ways = waysOf(t, id);
  if (ways.length === 0) return;
  const chosen = yield* choose(t, id, 'company-what', [...ways, { id: 'stay' }], {
    rule: RULE,
    fallback: ways.length,
  });
  if (!('run' in chosen)) return;
  noteOrder(t.state, id);
  yield* chosen.run();
  // It counts at the end of its move as others do at the end of their turns (KZ-AI-06).
  endBeside(t, id);
}
