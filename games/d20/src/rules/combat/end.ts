import { type Flow, maybe } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, CreatureId } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { areEnemies, dueOrder, isUp } from '../creature.ts';
import { masterSeat } from '../deciding/decide.ts';
import { noteChange } from '../effects/changes.ts';
import { relieve } from '../effects/relieve.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { goAway } from '../hiding/hush.ts';
import { announce } from '../moments/moment.ts';
import { isHere } from '../place/distance.ts';
import { endCircumstances } from '../rolls/circumstances.ts';
import { participantsOf } from './initiative.ts';

/** Rounds without a change after which the software lets the foes withdraw (DT-INIT-14). */
const STALEMATE = 10;

/** Whether a creature would fight on if it could. */
const isWilling = ({ attitude, run, effects, character }: Creature): boolean =>
  !(run.by === 'master' && character === undefined && attitude !== 'hostile') &&
  !effects.some(({ kind }) => kind === 'surrendered');

/** Whether it is or will be able to fight (DT-INIT-14). */
const canFight = (creature: Creature): boolean =>
  isUp(creature) && isHere(creature) && isWilling(creature);

/** Whether no two who fight each other are left, or nothing has changed for long (DT-INIT-14). */
export function endsNow(t: D20): boolean {
  const { combat } = t.state;
  if (combat === undefined) return false;
  const fighters = participantsOf(t).filter((one) => canFight(one) && isFighter(t, one));
  if (!fighters.some((one) => fighters.some((other) => areEnemies(one, other)))) return true;
  return isStale(t);
}

const isFighter = (w: World, creature: Creature): boolean => {
  let fights = true;
  eachTrait(w, creature, ({ isNoFighter }) => {
    if (isNoFighter === true) fights = false;
  });
  return fights;
};

/** With the software as master a combat that nobody can win is over; a person is only told so (DT-INIT-14). */
const isStale = (t: D20): boolean => masterSeat(t) === undefined && quietRounds(t) >= STALEMATE;

/** Rounds of the combat since anything has changed. */
function quietRounds({ state: { combat } }: D20): number {
  return combat === undefined ? 0 : combat.round - combat.changed;
}

/** Tells whoever runs the game that a combat stands still, every ten rounds (DT-INIT-14). */
export function tellStandstill(t: D20): void {
  const rounds = quietRounds(t);
  if (masterSeat(t) === undefined || rounds === 0 || rounds % STALEMATE !== 0) return;
  t.tell?.({ type: 'standstill', rule: 'DT-INIT-14', rounds });
}

/** The combat is over: what lasts as long ends, and the scene goes on. */
export function* endCombat(t: D20, how: 'over' | 'by-master'): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  const stale = isStale(t);
  for (const creature of participantsOf(t)) {
    yield* maybe(announce(t, creature, 'combatEnded', {}));
    for (const effect of [...creature.effects]) {
      if (effect.until.at === 'combat') yield* relieve(t, creature, effect, 'end');
    }
    creature.hurtBy = {};
    // Whoever has fallen and woken in it has not rested since (DT-HEAL-02).
    if (isUp(creature)) creature.restSince = undefined;
    if (stale && creature.side === 'foes' && isUp(creature)) leave(t, creature);
  }
  // A rage that ends may take the last Hit Points (DT-ROLE-04).
  yield* settleDeaths(t);
  endCircumstances(t, 'fight');
  t.state.combat = undefined;
  t.state.phase = 'scene';
  t.tell?.({ type: 'combat-ended', rule: 'DT-INIT-14', how: stale ? 'withdrawn' : how });
}

/** A creature leaves the scene. */
export function leave(t: D20, creature: Creature): void {
  goAway(t, creature);
  noteChange(t);
  t.tell?.({ type: 'fled', rule: 'DT-INIT-14', creature: creature.id });
}

/**
 * A combat begins between all who are here and take part (DT-INIT-01).
 *
 * @param surprised who knows nothing of it (DT-INIT-11)
 */
export function* beginCombat(
  t: D20,
  participants: readonly Creature[],
  surprised: readonly CreatureId[],
): Flow<void> {
  const ids = [...participants].sort(dueOrder).map(({ id }) => id);
  t.state.phase = 'combat';
  t.state.combat = {
    stage: 'round',
    round: 0,
    participants: ids,
    totals: {},
    acted: [],
    surprised: [...surprised],
    arrived: [],
    firstOf: [],
    changed: 1,
    morale: [],
    pointsSpent: 0,
  };
  if (t.state.story !== undefined) t.state.story.fought = t.state.clock;
  t.tell?.({ type: 'combat-began', rule: 'DT-INIT-01', participants: ids });
  for (const { used } of t.state.creatures) {
    for (const key of Object.keys(used)) if (key.startsWith('combat/')) delete used[key];
  }
  for (const creature of participants) {
    creature.restHours = [];
    // Whoever lies unconscious rests on (DT-HEAL-01).
    creature.restSince = creature.hp > 0 ? undefined : (creature.restSince ?? t.state.clock);
    yield* maybe(announce(t, creature, 'combatBegan', {}));
  }
  for (const creature of surprised) t.tell?.({ type: 'surprised', rule: 'DT-INIT-11', creature });
}

/** Who comes into a running combat rolls and acts from the next round on (DT-INIT-10). */
export function* joinCombat(t: D20, creature: Creature): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined || combat.participants.includes(creature.id)) return;
  combat.participants = [...participantsOf(t), creature].sort(dueOrder).map(({ id }) => id);
  combat.arrived.push(creature.id);
  noteChange(t);
  yield* maybe(announce(t, creature, 'combatBegan', {}));
}

/** Whether a creature takes part in the combat that runs. */
export const isInCombat = ({ state }: Pick<World, 'state'>, { id }: Creature): boolean =>
  state.combat?.participants.includes(id) === true;
