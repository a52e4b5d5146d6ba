import type { Flow } from '@tablewright/engine';
import type { Creature } from '../../model.ts';
import type { D20 } from '../../table.ts';
import { relieve } from '../effects/afflict.ts';

/** Something that befalls a body breaks its concentration (DT-MAG-18). */
export function* breakConcentration(t: D20, { id }: Creature): Flow<void> {
  for (const creature of t.state.creatures) {
    for (const effect of [...creature.effects]) {
      if (effect.concentration === true && effect.source.by === id)
        yield* relieve(t, creature, effect, 'end', 'DT-MAG-18');
    }
  }
  const ended = t.state.zones.filter(
    ({ concentration, source }) => concentration === true && source.by === id,
  );
  t.state.zones = t.state.zones.filter((zone) => !ended.includes(zone));
  for (const { kind } of ended) t.tell?.({ type: 'zone-ended', rule: 'DT-MAG-18', zone: kind });
}
