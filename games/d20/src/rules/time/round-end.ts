import { type Flow, maybe } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { has } from '../bearers/bearers.ts';
import { dueEffects } from '../effects/due.ts';
import { relieve } from '../effects/relieve.ts';
import { saveEachMinute } from '../effects/repeated-saves.ts';
import { zonesEnd, zonesStrike } from '../effects/zones.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { announce } from '../moments/moment.ts';

/** Creatures for which time runs: not for the dead, nor for stone (DT-COND-28). */
export const isTimed = (creature: Creature): boolean =>
  creature.life === 'alive' && !has(creature, 'petrified');

/**
 * The end of a round, in a combat or not (DT-TURN-08): ticks of damage, regeneration, what is counted in rounds, deaths.
 * The clock has moved on by the round (DT-TIME-02).
 *
 * @param isMinute a full minute is over
 */
export function* endRound(t: D20, { isMinute }: { readonly isMinute: boolean }): Flow<void> {
  t.state.clock += 1;
  // Step 2.
  for (const creature of t.state.creatures) {
    if (isTimed(creature)) yield* maybe(announce(t, creature, 'ticked', {}));
  }
  yield* dueEffects(t);
  yield* zonesStrike(t);
  yield* settleDeaths(t);
  // Step 3.
  for (const creature of t.state.creatures) {
    if (!isTimed(creature)) continue;
    yield* maybe(announce(t, creature, 'regenerated', {}));
    if (isMinute) yield* fullMinute(t, creature);
  }
  // Step 4.
  yield* endTimed(t);
  // Step 5.
  for (const creature of t.state.creatures) {
    if (isTimed(creature)) yield* maybe(announce(t, creature, 'roundEnded', {}));
  }
  yield* settleDeaths(t);
}

/** What comes over a creature once a minute, and what it saves against as often. */
export function* fullMinute(t: D20, creature: Creature): Flow<void> {
  yield* maybe(announce(t, creature, 'minutePassed', {}));
  yield* saveEachMinute(t, creature);
}

/** Ends what the clock ends (DT-TURN-09); of stone nothing runs out. */
export function* endTimed(t: D20): Flow<void> {
  for (const creature of t.state.creatures) {
    if (creature.effects.length === 0 || !isTimed(creature)) continue;
    for (const effect of [...creature.effects]) {
      const { until } = effect;
      const isOver =
        (until.at === 'time' && until.clock <= t.state.clock) ||
        (until.at === 'next-turn' && t.state.combat === undefined);
      if (isOver) yield* relieve(t, creature, effect, 'time');
    }
  }
  yield* zonesEnd(t);
}
