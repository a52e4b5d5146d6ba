import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature, Zone } from '../../../model.ts';
import { effectOn } from '../../../rules/bearers/bearers.ts';
import { saveTnOf } from '../../../rules/bearers/known-spells.ts';
import { creatureOf } from '../../../rules/creature.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { isSpared } from '../../../rules/effects/spared.ts';
import { saveThrow } from '../../../rules/saves/save.ts';

const RULE = 'DT-ARC-210';

const seenKey = ({ id }: Zone) => `seen-as-false/${id}`;
const metKey = ({ id }: Zone) => `met/${id}`;

/** Whether somebody has not seen an illusion as false. */
export const believes = ({ used }: Creature, zone: Zone): boolean =>
  used[seenKey(zone)] === undefined;

/** Somebody looks closely: a save, and who succeeds has seen the illusion as false. Returns whether it still believes. */
export function* looksClosely(t: D20, zone: Zone, creature: Creature): Flow<boolean> {
  creature.used[metKey(zone)] = t.state.clock;
  const by = zone.source.by === undefined ? undefined : creatureOf(t.state, zone.source.by);
  const against = {
    rule: RULE,
    tags: ['magic', 'illusion'],
    isMagic: true as const,
    ...(by === undefined ? {} : { by }),
  };
  const target = by === undefined ? 10 + (zone.source.level ?? 0) : saveTnOf(t, by);
  const sees =
    isSpared(t, creature, against) ||
    (yield* saveThrow(t, creature, { ability: 'INT', target, against }));
  if (!sees) return true;
  creature.used[seenKey(zone)] = t.state.clock;
  t.tell?.({ type: 'unaffected', rule: RULE, creature: creature.id, effect: zone.kind });
  const wounds = effectOn(creature, 'imagined-wounds');
  if (wounds !== undefined) yield* relieve(t, creature, wounds, 'save');
  return false;
}

/** The first meeting brings a save; later ones do not. Returns whether it believes. */
export function* meetsPhantasm(t: D20, zone: Zone, creature: Creature): Flow<boolean> {
  if (!believes(creature, zone)) return false;
  if (creature.used[metKey(zone)] !== undefined) return true;
  return yield* looksClosely(t, zone, creature);
}
