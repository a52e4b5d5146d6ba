import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, Zone } from '../../model.ts';
import { isWarded } from '../../rules/bearers/bearers.ts';
import { saveTnOf } from '../../rules/bearers/known-spells.ts';
import { leave } from '../../rules/combat/end.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { isA } from '../../rules/effects/kinds.ts';
import { dying } from '../../rules/harm/fall.ts';
import { saveThrow } from '../../rules/saves/save.ts';
import { layerOf } from '../spells/shared/zones.ts';
import type { ZoneKind } from '../zone-kind.ts';

const RULE = 'DT-DIV-503';
/** What it works on, if it is evil. */
const KINDS = ['undead', 'conjured', 'fiend'];

/** Whom it works on: not companions of the caster's own side (DT-ROLE-19). */
export const isDispelled = (w: World, caster: Creature, creature: Creature): boolean =>
  creature.side !== caster.side &&
  isA(w, creature, 'evil') &&
  KINDS.some((kind) => isA(w, creature, kind));

/** Whoever comes into it saves once: it is destroyed or sent home, or at least afraid of the caster. */
export const DISPEL_EVIL: ZoneKind = {
  id: 'dispel-evil',
  rule: RULE,
  isEach: true,
  gives: (_w, { source }, { id }) => (source.by === id ? ['dispel-evil-lead'] : undefined),
  harms(t, zone, creature) {
    const caster = layerOf(t, zone);
    const key = `dispel-evil/${zone.id}`;
    if (caster === undefined || creature.used[key] !== undefined) return undefined;
    if (isWarded(creature) || !isDispelled(t, caster, creature)) return undefined;
    creature.used[key] = t.state.clock;
    return dispels(t, zone, caster, creature);
  },
};

function* dispels(t: D20, zone: Zone, caster: Creature, creature: Creature): Flow<void> {
  const against = { rule: RULE, tags: ['magic', 'holy'], isMagic: true as const, by: caster };
  const target = saveTnOf(t, caster);
  const saved = yield* saveThrow(t, creature, { ability: 'CHA', target, against });
  if (!saved && creature.level <= (zone.source.level ?? 0)) {
    if (isA(t, creature, 'undead')) dying(t, creature, { danger: against }, { isFinal: true });
    else leave(t, creature);
    return;
  }
  yield* afflict(t, creature, { kind: 'afraid', source: zone.source, until: zone.until });
}
