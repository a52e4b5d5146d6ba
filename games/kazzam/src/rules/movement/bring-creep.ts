import type { Flow } from '@tablewright/engine';
import { type CreatureId, type KazzamState, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { actorAt, athletesInOrder } from '../court/actor-at.ts';
import { creatureOf } from '../court/creatures.ts';
import { creepsInOrder } from '../court/creep-order.ts';
import { settleTie, settlingTies } from '../creepmaster/ties.ts';
import { contentOf } from '../effects/content.ts';
import { hpOf } from '../effects/creep-block.ts';
import { NOTES, putInPlay } from '../effects/in-play.ts';
import { beginCreep } from '../effects/innate.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import { creepOf, nameOf } from '../effects/new-creep.ts';
import { comeUpon } from './come-upon.ts';
import { nearestFree } from './dungeon.ts';

/** A Creep that another brings into its group (KZ-SCORE-17). */
export interface Brought {
  /** Id of a {@link CreepBlock}. */
  readonly block: string;
  readonly by: CreatureId;
  readonly rule: string;
}

/**
 * Brings a Creep into the group of another, in the free square nearest to that one: its square counts as
 * entered. It has a turn after those who are there, from the next round on: in this one its bringer says
 * what it does.
 *
 * @returns its number; nothing if there was no square for it
 * @throws RangeError for a block that nobody declared
 */
export function* bringCreep(
  t: Kazzam,
  { block: id, by, rule }: Brought,
): Flow<CreatureId | undefined> {
  const { state } = t;
  const block = contentOf(t).blocks.get(id);
  if (block === undefined) throw new RangeError(`there is no creep "${id}" to bring`);
  const { group, cell: near } = creatureOf(state, by);
  const { side = 1 } = block;
  const who = state.creatures.length;
  const comer = creepOf(block, {
    group,
    name: nameOf(block, undefined, state.creatures),
    cell: NOWHERE,
    size: { width: side, height: side },
    hp: hpOf(block, state.perTeam),
  });
  // It is in the match once it has a square: somebody may be asked for that.
  state.creatures.push(comer);
  const squares = nearestFree(state, who, [near], 1);
  state.creatures.pop();
  if (squares.length === 0) return undefined;
  const cell = yield* settlingTies(t, () => settleTie(t, by, squares));
  state.creatures.push({ ...comer, cell });
  beginCreep(t, who);
  lineUp(state, who);
  if (t.listening) t.emit({ type: 'brought', rule, who, by, cell });
  endWhatCannotLast(t);
  yield* comeUpon(t, who, NOWHERE);
  return who;
}

/** Puts it into the order; a place that is still to come in this round is passed over. */
function lineUp(state: KazzamState, who: CreatureId): void {
  if (state.order.length === 0) return;
  const now = actorAt(state);
  state.order = [...athletesInOrder(state), ...creepsInOrder(state)];
  state.place = now === undefined ? state.order.length : state.order.indexOf(now);
  if (state.order.indexOf(who) <= state.place) return;
  const until = { ends: 'match' } as const;
  const note = { kind: NOTES.hasActed, source: NOTES.hasActed, until, amount: 0 };
  putInPlay(state, { ...note, on: who, by: who });
}
