import { type Flow, maybe } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, Zone } from '../../model.ts';
import { effectOn, has } from '../../rules/bearers/bearers.ts';
import { saveTnOf } from '../../rules/bearers/known-spells.ts';
import { afflict, forRounds } from '../../rules/effects/afflict.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { endZone, layZone } from '../../rules/effects/zones.ts';
import { strike } from '../../rules/harm/hazard.ts';
import { distanceBetween, gridOf, MELEE } from '../../rules/place/distance.ts';
import { isIn } from '../../rules/place/zones.ts';
import { saveThrow } from '../../rules/saves/save.ts';
import type { Hazard } from '../hazard.ts';
import { layerOf } from '../spells/shared/zones.ts';
import type { ZoneKind } from '../zone-kind.ts';

const RULE = 'DT-ARC-211';

const FIRE: Hazard = { id: 'burning-web', rule: RULE, level: 4, save: 'DEX', tags: ['fire'] };

/** A web holds whoever is in it when it comes, or goes into it; fire burns it off. */
export const WEB: ZoneKind = {
  id: 'web',
  rule: RULE,
  isEach: true,
  gives: (w, zone, creature) =>
    isIn(w, zone, creature) || isBeside(w, zone, creature) ? ['in-web'] : undefined,
  harms(t, zone, creature) {
    const key = `web/${zone.id}`;
    const moves = t.state.combat?.turn?.creature === creature.id;
    // Staying in it brings no save again.
    if (has(creature, 'immobilized') || (creature.used[key] !== undefined && !moves))
      return undefined;
    creature.used[key] = t.state.clock;
    return catches(t, zone, creature);
  },
  /** Without a web nobody is held by it, however that has ended. */
  *ended(t, zone) {
    for (const creature of t.state.creatures) {
      const held = effectOn(creature, 'immobilized');
      if (held?.source.rule !== RULE || !isIn(t, zone, creature)) continue;
      const isInOther = t.state.zones.some((one) => one.kind === 'web' && isIn(t, one, creature));
      if (!isInOther) yield* relieve(t, creature, held, 'end');
    }
  },
  *kindles(t, zone) {
    yield* maybe(endZone(t, zone, RULE));
    const { shape } = zone;
    layZone(t, { kind: 'burning-web', source: { rule: RULE }, until: forRounds(t, 1), shape });
  },
};

/** A web that burns, for a round. */
export const BURNING_WEB: ZoneKind = {
  id: 'burning-web',
  rule: RULE,
  isFire: true,
  *harms(t, _zone, creature) {
    yield* strike(t, creature, { hazard: FIRE, level: FIRE.level });
  },
};

function* catches(t: D20, zone: Zone, creature: Creature): Flow<void> {
  const by = layerOf(t, zone);
  const target = by === undefined ? 10 + (zone.source.level ?? 0) : saveTnOf(t, by);
  const against = {
    rule: RULE,
    tags: ['magic', 'web'],
    isMagic: true as const,
    ...(by === undefined ? {} : { by }),
  };
  if (yield* saveThrow(t, creature, { ability: 'STR', target, against })) return;
  yield* afflict(t, creature, {
    kind: 'immobilized',
    source: zone.source,
    until: zone.until,
    save: { ability: 'STR', when: 'turn-end', target },
  });
}

/** Beside a square of it, or beside somebody in it. */
function isBeside(w: World, zone: Zone, creature: Creature): boolean {
  const { shape } = zone;
  const { place } = creature;
  if (shape.is === 'cells' && place.at === 'square')
    return shape.cells.some((cell) => gridOf(w.state).distance(cell, place.cell) <= 1);
  return w.state.creatures.some(
    (other) => isIn(w, zone, other) && distanceBetween(w, other, creature) <= MELEE,
  );
}
