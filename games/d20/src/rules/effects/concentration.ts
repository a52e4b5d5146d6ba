import { type Flow, maybe } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { heldSpell } from '../bearers/known-spells.ts';
import { tryTask } from '../tasks/task.ts';
import { relieve } from './relieve.ts';
import { endZone } from './zones.ts';

/** What ends concentration at once, by effect (DT-MAG-18). */
export const BREAKING: readonly string[] = [
  'unconscious',
  'asleep',
  'stunned',
  'paralyzed',
  'petrified',
  'feeblemind',
];

/** What a concentrate task has to reach after a loss of Hit Points (DT-MAG-18). */
const targetFor = (loss: number): number => (loss <= 5 ? 5 : loss <= 20 ? 15 : 25);

/**
 * Whoever holds a spell by concentration and loses Hit Points tries to keep it (DT-MAG-18).
 *
 * @param body whose body suffers, where that is another one (DT-ARC-507)
 */
export function* testConcentration(
  t: D20,
  caster: Creature,
  loss: number,
  body: Creature = caster,
): Flow<void> {
  if (heldSpell(t, caster) === undefined || (body === caster && isElsewhere(t, caster))) return;
  const target = targetFor(loss);
  const { success } = yield* tryTask(t, body, { tag: 'concentrate', target, rule: 'DT-MAG-18' });
  if (!success) yield* endConcentration(t, caster);
}

/** What a creature holds by concentration ends (DT-MAG-18). */
export function* endConcentration(t: D20, { id }: Creature): Flow<void> {
  for (const creature of [...t.state.creatures]) {
    for (const effect of [...creature.effects]) {
      if (effect.concentration === true && effect.source.by === id)
        yield* relieve(t, creature, effect, 'lost', 'DT-MAG-18');
    }
  }
  for (const zone of [...t.state.zones]) {
    if (zone.concentration === true && zone.source.by === id)
      yield* maybe(endZone(t, zone, 'DT-MAG-18'));
  }
}

/** Something that befalls a body breaks its concentration (DT-MAG-18). */
export function* breakConcentration(t: D20, creature: Creature): Flow<void> {
  if (!isElsewhere(t, creature)) yield* endConcentration(t, creature);
}

/** Whether a creature's mind is not in its body. */
function isElsewhere(t: D20, creature: Creature): boolean {
  let elsewhere = false;
  eachTrait(t, creature, ({ isMindElsewhere }) => {
    if (isMindElsewhere === true) elsewhere = true;
  });
  return elsewhere;
}
