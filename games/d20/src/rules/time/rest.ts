import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { has } from '../bearers/bearers.ts';
import { HOUR } from '../effects/afflict.ts';
import { isA } from '../effects/kinds.ts';
import { relieve } from '../effects/relieve.ts';
import { heal } from '../harm/heal.ts';
import { modifierOf } from '../numbers/scores.ts';

/** Hours of rest that make a long one, and within how many of the clock (DT-HEAL-03). */
const LONG_REST = 8;
const WITHIN = 10;

/** Conditions under whose cause nobody heals by itself (DT-COND-29). */
const WASTING = ['thirst', 'starving', 'suffocating', 'doomed'] as const;

/** Whoever begins to rest; the unconscious do so as they fall (DT-HEAL-01, -02). */
export function beginRest({ state }: Pick<D20, 'state'>, creature: Creature): void {
  creature.restSince ??= state.clock;
}

/** A full hour of rest: CON comes back, at least 1, strained spells are free, eight hours are a long rest (DT-HEAL-01, -03, DT-MAG-10). */
export function* restHour(t: D20, creature: Creature): Flow<void> {
  const { clock } = t.state;
  creature.restHours = [...creature.restHours, clock].filter(
    // Each is noted as it is full, an hour after its begin.
    (hour) => clock - (hour - HOUR) <= WITHIN * HOUR,
  );
  // Machines do not heal by rest; characters do, whatever they are made of (DT-MACH-02).
  const isMachine = isA(t, creature, 'machine') || isA(t, creature, 'vehicle');
  const heals = creature.character !== undefined || !isMachine;
  if (heals && !WASTING.some((kind) => has(creature, kind))) {
    const amount = Math.max(1, modifierOf(t, creature, 'CON'));
    yield* heal(t, creature, { amount, way: 'natural', rule: 'DT-HEAL-01' });
  }
  if (t.options.spellEconomy === 'strain') creature.strained = [];
  if (creature.restHours.length >= LONG_REST) yield* longRest(t, creature);
}

/** A long rest ends what lasts until one, and fills what is filled by one (DT-HEAL-03). */
function* longRest(t: D20, creature: Creature): Flow<void> {
  creature.restHours = [];
  creature.strained = [];
  for (const effect of [...creature.effects]) {
    if (effect.until.at === 'long-rest') yield* relieve(t, creature, effect, 'end', 'DT-HEAL-03');
  }
  for (const key of Object.keys(creature.used)) {
    if (key.startsWith('long-rest/')) delete creature.used[key];
  }
  t.tell?.({ type: 'rested', rule: 'DT-HEAL-03', creature: creature.id });
}
