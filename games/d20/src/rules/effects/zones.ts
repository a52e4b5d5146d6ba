import { type Flow, maybe } from '@tablewright/engine';
import type { Creature, Zone } from '../../model.ts';
import { contentOf, type D20, type World } from '../../table.ts';
import { isBanned } from '../bearers/bearers.ts';
import { masterSeat } from '../deciding/decide.ts';
import { isHere } from '../place/distance.ts';
import { isIn } from '../place/zones.ts';

/** Zones that harm do so to whoever is in them and was not harmed in this round (DT-HAZ-04). */
export function* zonesStrike(t: D20): Flow<void> {
  for (const zone of [...t.state.zones]) {
    const waits = contentOf(t).zones[zone.kind]?.harmsAtTurn === true;
    for (const creature of t.state.creatures) {
      if (waits && t.state.combat !== undefined) break;
      if (creature.life === 'alive' && isHere(creature)) yield* zoneStrikes(t, zone, creature);
    }
  }
  for (const zone of t.state.zones) zone.harmed = [];
}

/** One zone strikes one creature, at most once a round; also when it enters. */
export function* zoneStrikes(t: D20, zone: Zone, creature: Creature): Flow<void> {
  const harms = contentOf(t).zones[zone.kind]?.harms;
  if (harms === undefined || zone.harmed.includes(creature.id) || !isIn(t, zone, creature)) return;
  // What a spell has laid does nothing to whom magic does not reach (DT-COND-25).
  if (zone.source.isSpell === true && isBanned(t, creature, 'magic')) return;
  if (isHarmedAlike(t, zone, creature)) return;
  if (isQuenched(t, zone, creature)) return yield* maybe(endZone(t, zone, 'DT-ARC-602'));
  zone.harmed.push(creature.id);
  // Whom it harms knows of it.
  showZone(t, zone);
  const flow = harms(t, zone, creature);
  if (flow !== undefined) yield* flow;
}

/** Whether another zone of the same spell has harmed somebody in this round: the same spell does not add (DT-MAG-20). */
function isHarmedAlike(w: World, zone: Zone, { id }: Creature): boolean {
  const { source, kind } = zone;
  if (source.isSpell !== true || contentOf(w).zones[kind]?.isEach === true) return false;
  return w.state.zones.some(
    (other) => other !== zone && other.source.rule === source.rule && other.harmed.includes(id),
  );
}

/** Whether a zone is a fire, and it rains where somebody meets it (DT-ARC-602). */
function isQuenched(w: World, { kind }: Zone, creature: Creature): boolean {
  const { zones } = contentOf(w);
  if (zones[kind]?.isFire !== true || !w.state.ground.isOutdoors) return false;
  return w.state.zones.some(
    (other) => zones[other.kind]?.quenches === true && isIn(w, other, creature),
  );
}

/** The zones that a creature is in. */
export const zonesAround = (t: D20, creature: Creature): readonly Zone[] =>
  t.state.zones.filter((zone) => isIn(t, zone, creature));

/**
 * Whoever comes into zones meets them at once (DT-HAZ-04).
 *
 * @param before those that it was in already, and has not entered
 */
export function* enterZones(t: D20, creature: Creature, before: readonly Zone[] = []): Flow<void> {
  for (const zone of [...t.state.zones])
    if (!before.includes(zone)) yield* zoneStrikes(t, zone, creature);
}

/** Whether somebody who goes can still go on: what it met may have felled or held it (DT-HP-08, DT-INV-24). */
export const goesOn = (w: World, creature: Creature): boolean =>
  creature.hp > 0 && creature.life === 'alive' && !isBanned(w, creature, 'move');

/**
 * Whoever goes along a line meets the zones through which it goes, one after the other, and where it ends (DT-HAZ-04,
 * DT-MOVE-06). What holds it keeps it where it met it, unless somebody else moves it.
 */
export function* crossZones(t: D20, creature: Creature, from: number, isMoved = false): Flow<void> {
  const { place } = creature;
  if (place.at !== 'line' || place.feet === from) return;
  const to = place.feet;
  const [near, far] = [Math.min(from, to), Math.max(from, to)];
  const met = t.state.zones.flatMap((zone) => {
    const { shape } = zone;
    if (shape.is !== 'span' || shape.from > far || shape.to < near) return [];
    // Whoever was in it has not entered it.
    if (shape.from <= from && from <= shape.to) return [];
    return [{ zone, edge: to > from ? shape.from : shape.to }];
  });
  met.sort((a, b) => Math.abs(a.edge - from) - Math.abs(b.edge - from));
  for (const { zone, edge } of met) {
    creature.place = { at: 'line', feet: edge };
    yield* zoneStrikes(t, zone, creature);
    if (creature.place.at !== 'line' || (!isMoved && !goesOn(t, creature))) return;
    creature.place = { at: 'line', feet: to };
  }
}

/** Ends the zones whose time is over. */
export function* zonesEnd(t: D20): Flow<void> {
  for (const zone of [...t.state.zones]) {
    const { until, source } = zone;
    if (until.at === 'time' && until.clock <= t.state.clock)
      yield* maybe(endZone(t, zone, source.rule));
  }
}

/** Ends one zone before its time; what comes of that is still to be run. */
export function endZone(t: D20, zone: Zone, rule: string): Flow<void> | undefined {
  if (!t.state.zones.includes(zone)) return undefined;
  t.state.zones = t.state.zones.filter((one) => one !== zone);
  tellOf(t, zone, () => t.tell?.({ type: 'zone-ended', rule, zone: zone.kind }));
  return contentOf(t).zones[zone.kind]?.ended?.(t, zone);
}

/** Fire comes to some squares, or to some creatures: what burns there catches it. */
export function* setAlight(
  t: D20,
  cells: readonly number[],
  creatures: readonly Creature[],
): Flow<void> {
  for (const zone of [...t.state.zones]) {
    const { shape } = zone;
    const isReached =
      (shape.is === 'cells' && shape.cells.some((cell) => cells.includes(cell))) ||
      creatures.some((creature) => isIn(t, zone, creature));
    if (isReached) yield* maybe(contentOf(t).zones[zone.kind]?.kindles?.(t, zone));
  }
}

/** Puts a zone down. */
export function layZone(t: D20, zone: Omit<Zone, 'id' | 'harmed'>): Zone {
  const laid: Zone = { ...zone, id: t.state.nextId, harmed: [] };
  t.state.nextId += 1;
  t.state.zones.push(laid);
  t.met?.(`zone.${zone.kind}`);
  tellLaid(t, laid);
  return laid;
}

/** A zone that the party did not know of is there for it, too (DT-GMC-02, DT-HID-07). */
export function showZone(t: D20, zone: Zone): void {
  if (zone.isHidden !== true) return;
  delete zone.isHidden;
  tellLaid(t, zone);
}

function tellLaid(t: D20, zone: Zone): void {
  const { kind, source, until, shape } = zone;
  const { rule, by } = source;
  tellOf(t, zone, () => t.tell?.({ type: 'zone-laid', rule, zone: kind, by, until, shape }));
}

/** Of what is hidden whoever runs the game is told alone (DT-HID-07). */
export function tellOf(t: D20, thing: Pick<Zone, 'isHidden'>, tell: () => void): void {
  const master = masterSeat(t);
  if (thing.isHidden === true) t.among(master === undefined ? [] : [master], tell);
  else tell();
}
