import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type KazzamState, NOBODY, type Until } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { cellsOf } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import { dataOf, type EffectOf, withData } from '../effects/effect-data.ts';
import { DAMAGING_ZONE, effectsOf, putInPlay } from '../effects/in-play.ts';
import { BITS, has } from '../effects/status.ts';
import { addDamage, deal, foresee } from '../harm/damage.ts';
import type { Total } from '../numbers/damage-total.ts';
import { escapesHazard } from './hazards.ts';

/** A zone to be made. */
export interface NewZone {
  readonly cells: readonly Cell[];
  readonly damage: number;
  /** Who made it, and gets the credit (KZ-SCORE-03). */
  readonly by: CreatureId;
  readonly source: string;
  readonly until: Until;
  /** Damaging Terrain, which Hovering creatures ignore (KZ-STAT-34). */
  readonly terrain: boolean;
  readonly rule: string;
  /** Whether only coming in from outside hurts, not beginning a turn inside (KC-WRD-32). */
  readonly onlyEntering?: true;
}

/** A zone in play. */
type Zone = EffectOf<typeof DAMAGING_ZONE>;

/** Makes a zone. Damaging Terrain hurts whoever stands in it at once (KZ-TERR-03). */
export function* createZone(t: Kazzam, zone: NewZone): Flow<Zone> {
  const { state } = t;
  const effect = zoneOf(state, zone);
  if (zone.terrain) {
    for (const creature of state.creatures.keys()) {
      if (isIn(state, creature, effect)) yield* act(t, creature, effect);
    }
  }
  return effect;
}

/** Puts a zone into play without anybody being hurt yet. */
export function zoneOf(state: KazzamState, zone: NewZone): Zone {
  const { cells, damage, by, source, until, terrain, rule } = zone;
  const data = {
    cells,
    terrain: Number(terrain),
    rule,
    onlyEntering: Number(zone.onlyEntering ?? false),
  };
  return putInPlay(state, {
    ...withData(DAMAGING_ZONE, data),
    on: NOBODY,
    by,
    source,
    until,
    amount: damage,
  });
}

/** How a creature comes into zones. */
interface Entry {
  /** The total of the attack that moved it, which the damage then belongs to (KZ-DMG-01). */
  readonly total?: Total | undefined;
  /** Whether Damaging Terrain is like any other for it (KC-SHV-20). */
  readonly onlyEffects?: boolean;
  /** Whose doing it is that it comes there: what the map does to it is that one's (KZ-SCORE-06). */
  readonly by?: CreatureId;
}

/**
 * What happens to a creature that has come from one square to another, by itself or by force:
 * every zone that it is in now and was outside of acts on it (KZ-ZONE-02, KZ-ZONE-08).
 */
export function* enterZones(
  t: Kazzam,
  id: CreatureId,
  from: Cell,
  { total, onlyEffects = false, by = NOBODY }: Entry = {},
): Flow<void> {
  for (const zone of zonesIn(t.state)) {
    if (onlyEffects && zone.data.terrain === 1) continue;
    if (isIn(t.state, id, zone) && !isIn(t.state, id, zone, from))
      yield* act(t, id, zone, { total, by });
  }
}

/** Zones act on whoever starts its turn in them (KZ-ZONE-02), without a final action (KZ-ZONE-10). */
export function* startInZones(t: Kazzam, id: CreatureId): Flow<void> {
  for (const zone of zonesIn(t.state)) {
    if (isIn(t.state, id, zone) && actsAtStart(zone)) yield* act(t, id, zone);
  }
}

/** Whether any zone would act on the creature where it stands. */
export function isInDanger(state: KazzamState, id: CreatureId): boolean {
  return zonesIn(state).some(
    (zone) =>
      actsAtStart(zone) &&
      isIn(state, id, zone) &&
      isTouched(state, id, zone) &&
      !hasActed(state, id, zone),
  );
}

function actsAtStart({ data }: Zone): boolean {
  return data.onlyEntering !== 1;
}

/** After its turn every zone may act on the creature again (KZ-ZONE-04, KZ-TURN-10). */
export function forgetZones(state: KazzamState, id: CreatureId): void {
  if (state.struck.length === 0) return;
  state.struck = state.struck.filter(({ creature }) => creature !== id);
}

/** Zones that would act on a creature if it came to that square (KZ-FORCE-08). */
export function dangersAt(state: KazzamState, id: CreatureId, cell: Cell): readonly Zone[] {
  return zonesIn(state).filter(
    (zone) =>
      isIn(state, id, zone, cell) &&
      !isIn(state, id, zone) &&
      isTouched(state, id, zone) &&
      !hasActed(state, id, zone),
  );
}

/** Whether there is any zone at all. */
export function hasZones(state: KazzamState): boolean {
  return zonesIn(state).length > 0;
}

/** Zones of Damaging Terrain with their squares (KR-SPEC-16). */
export function damagingTerrain(
  state: KazzamState,
): readonly { readonly zone: Zone; readonly cells: readonly Cell[] }[] {
  return zonesIn(state).flatMap((zone) => {
    const { terrain, cells } = zone.data;
    return terrain === 1 ? [{ zone, cells }] : [];
  });
}

/** Takes a square out of a zone; without any it is gone. */
export function shrinkZone(state: KazzamState, id: number, cell: Cell): void {
  state.effects = state.effects.flatMap((effect) => {
    if (effect.id !== id) return [effect];
    const data = dataOf(DAMAGING_ZONE, effect);
    const cells = data.cells.filter((other) => other !== cell);
    return cells.length === 0
      ? []
      : [{ ...effect, ...withData(DAMAGING_ZONE, { ...data, cells }) }];
  });
}

function zonesIn(state: KazzamState): readonly Zone[] {
  return effectsOf(state, DAMAGING_ZONE);
}

/** Whether a creature is in the zone, where it stands or if it stood on that square (KZ-LARGE-01). */
function isIn(state: KazzamState, id: CreatureId, zone: Zone, at?: Cell): boolean {
  const creature = creatureOf(state, id);
  const cell = at ?? creature.cell;
  if (!isOnMap(creature) || cell < 0) return false;
  const { cells } = zone.data;
  const ground = groundOf(state);
  return cellsOf(ground, bodyAt(ground, creature, cell)).some((part) => cells.includes(part));
}

function isTouched(state: KazzamState, id: CreatureId, zone: Zone): boolean {
  return zone.data.terrain !== 1 || !has(creatureOf(state, id), BITS.hovering);
}

function hasActed({ struck }: KazzamState, id: CreatureId, zone: Zone): boolean {
  return struck.some((record) => record.zone === zone.id && record.creature === id);
}

/** Once between two ends of the target's turns (KZ-ZONE-03), though Ward or Resist took it all (KZ-ZONE-09). */
function* act(
  t: Kazzam,
  id: CreatureId,
  zone: Zone,
  { total, by = NOBODY }: Pick<Entry, 'total' | 'by'> = {},
): Flow<void> {
  const { state } = t;
  if (!isTouched(state, id, zone) || hasActed(state, id, zone)) return;
  state.struck.push({ zone: zone.id, creature: id });
  // Other zones are no terrain to be wary of (KR-SPEC-14).
  if (zone.data.terrain === 1 && (yield* escapesHazard(t, id, { trap: false }))) return;
  const { rule } = zone.data;
  if (total === undefined) {
    const credit = zone.by === NOBODY ? by : zone.by;
    const of = { to: id, by: zone.by, kind: 'terrain', melee: false, credit } as const;
    yield* deal(t, of, zone.amount, rule);
    return;
  }
  yield* foresee(t, total, zone.amount);
  addDamage(t, total, { terrain: zone.amount }, rule);
}
