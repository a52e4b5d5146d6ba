import { chooseAmid, type Flow, maybe } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, Turn } from '../../model.ts';
import { attackDeeds } from '../actions/attacks.ts';
import { castDeeds } from '../actions/casting.ts';
import { commonDeeds } from '../actions/common.ts';
import { handDeeds } from '../actions/hands.ts';
import { type Deed, hasRoom } from '../actions/menu.ts';
import { moveDeeds } from '../actions/moving.ts';
import { powerDeeds } from '../actions/powers.ts';
import { eachTrait, isBanned } from '../bearers/bearers.ts';
import { deciderOf } from '../deciding/decide.ts';
import { bestDeed } from '../npcs/tactics.ts';
import { distanceBetween } from '../place/distance.ts';
import { sees } from '../place/sight.ts';
import { closedDeeds } from './closed-deeds.ts';

/** What is always there: a turn may be ended with anything unused (DT-TURN-07). */
const END: Deed = {
  id: 'end-turn',
  kind: 'end',
  takes: 'end',
  run: () => undefined,
};

/** What rooms above this one add to what can be done on a turn, such as the tasks of a scene (DT-TURN-02). */
export type MoreDeeds = (t: D20, creature: Creature, turn: Turn) => readonly Deed[];

const NO_MORE: MoreDeeds = () => [];

/** All that a creature may do now, the end of its turn last (DT-TURN-01 to -03). */
export function deedsOf(
  w: World,
  creature: Creature,
  turn: Turn,
  more: readonly Deed[] = [],
): readonly Deed[] {
  const acts = !isBanned(w, creature, 'act');
  const kinds = [
    moveDeeds,
    ...(acts ? [attackDeeds, castDeeds, powerDeeds, commonDeeds, handDeeds] : []),
  ];
  const open = [...kinds.flatMap((deeds) => deeds(w, creature, turn)), ...more].filter((deed) =>
    hasRoom(turn, deed),
  );
  return [...open.filter(allowedTo(w, creature)), END];
}

/** Whether nothing that a creature bears forbids it a deed. */
function allowedTo(w: World, creature: Creature): (deed: Deed) => boolean {
  const forbid: ((deed: Deed) => boolean)[] = [];
  eachTrait(w, creature, (trait, self) => {
    if (trait.forbids !== undefined) forbid.push((deed) => trait.forbids?.(w, self, deed) === true);
  });
  return (deed) => !forbid.some((forbids) => forbids(deed));
}

/** One deed of a creature's turn: whoever decides for it chooses, and it is done. */
export function* oneDeed(
  t: D20,
  creature: Creature,
  turn: Turn,
  more: MoreDeeds = NO_MORE,
): Flow<void> {
  const deed = yield* chosenDeed(t, creature, turn, more);
  t.met?.(`deed.${deed.kind}`);
  spend(turn, deed);
  yield* maybe(deed.run(t));
}

/** Tells those apart whom a creature hears but does not see: by how far away they are (DT-HER-00, DT-HID-07). */
function heardAs(w: World, creature: Creature, { at, names }: Deed): Pick<Deed, 'names'> {
  if (at === undefined || sees(w, creature, at)) return {};
  return { names: { ...names, feet: distanceBetween(w, creature, at) } };
}

/** What whoever decides does: of a person asked anew when a token has given the turn another action (DT-TOK-06). */
function* chosenDeed(t: D20, creature: Creature, turn: Turn, more: MoreDeeds): Flow<Deed> {
  const seat = deciderOf(t, creature);
  const all = () => deedsOf(t, creature, turn, more(t, creature, turn));
  if (seat === undefined) {
    const deeds = all();
    return deeds[bestDeed(t, creature, turn, deeds)] ?? END;
  }
  const isMaster = creature.run.by === 'master';
  t.state.isAtRest = true;
  // A fight that is ended or skipped meanwhile leaves nothing to be done in it (DT-INIT-14, DT-XC-05).
  const { combat } = t.state;
  const isOn = () => t.state.combat === combat && t.state.skips !== true;
  const isIts = () => deciderOf(t, creature) === seat;
  const named = () => all().map((deed) => ({ ...deed, ...heardAs(t, creature, deed) }));
  const open = () => (isOn() && isIts() ? named() : []);
  const chosen = yield* chooseAmid(t, seat, 'choice.deed', open, {
    rule: 'DT-TURN-01',
    params: { creature: creature.id },
    always: true,
    closed: () => closedDeeds(t, creature, turn, open()),
    usual: (deeds) => (isMaster ? bestDeed(t, creature, turn, deeds) : deeds.length - 1),
  });
  t.state.isAtRest = false;
  // Somebody else decides for it now, in the middle of its turn (DT-PLAY-04, DT-TAB-05, -06, DT-GMC-11).
  if (chosen === undefined && isOn() && !isIts()) return yield* chosenDeed(t, creature, turn, more);
  return chosen ?? END;
}

/** Takes from a turn what a deed takes. */
function spend(turn: Turn, { takes, once }: Deed): void {
  if (takes === 'end') turn.isOver = true;
  if (once !== undefined) turn.free.push(once);
  if (takes === 'action') turn.actions += 1;
  if (takes !== 'attack') return;
  if (turn.extraAttacks > 0 && turn.actions >= 1) turn.extraAttacks -= 1;
  else turn.actions += 1;
}
