import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Zone } from '../../model.ts';
import { strike } from '../../rules/harm/hazard.ts';
import type { Hazard } from '../hazard.ts';
import { slay } from '../spells/arcane/slay.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** The Level up to which the gas kills whoever does not withstand it. */
const FRAIL = 4;

const RULE = 'DT-ARC-502';
const TAGS: readonly string[] = ['poison', 'gas'];

const GAS: Hazard = {
  id: 'cloudkill',
  rule: RULE,
  level: 9,
  save: 'CON',
  tags: TAGS,
  repeats: 1,
  failed: (t, victim) =>
    victim.level <= FRAIL ? slay(t, victim, { rule: RULE, tags: TAGS }) : undefined,
};

/** Heavy gas of its caster's Level, which drifts away from the caster (DT-ARC-502). */
export const cloudkill: ZoneKind = {
  id: 'cloudkill',
  rule: RULE,
  gives: (_w, { source }, { id }) => (source.by === id ? ['drives-cloud'] : undefined),
  harms: choke,
};

function* choke(t: D20, { source }: Zone, creature: Creature): Flow<void> {
  const by = t.state.creatures.find(({ id }) => id === source.by);
  yield* strike(t, creature, {
    hazard: GAS,
    level: source.level ?? GAS.level,
    ...(by === undefined ? {} : { by }),
  });
}
