import type { Cell } from '@tablewright/geometry';
import type { CreatureId, Effect } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { areAllies, areEnemies, creatureOf, creaturesWhere, isOnMap } from '../court/creatures.ts';
import type { Body } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { hasLine, hasLineThroughTunnels } from '../court/line-of-sight.ts';
import { effectsOf, joinFamily } from '../effects/in-play.ts';
import { BITS, has } from '../effects/status.ts';

/** A kind of effect that whoever made it sees from. */
export interface EyeKind {
  readonly kind: string;
  /** Whether attacks and Opportunities may be made from there too (KC-POR-25). */
  readonly strikes: boolean;
  /** Where it is, for a creature that stands on a square; nothing if it does not work for it. */
  readonly placeFor: (t: Kazzam, eye: Effect, cell: Cell) => Body | undefined;
}

const eyeKinds = new Map<string, EyeKind>();

/** The family of all of these. */
const EYES = 'eyes';

/** Makes a kind of effect known that its maker sees from (KC-POR-08). */
export function declareEye(eye: EyeKind): void {
  eyeKinds.set(eye.kind, eye);
  joinFamily(eye.kind, EYES);
}

/** Where the eyes of a creature are besides its own squares, the oldest first. */
function eyesOf(t: Kazzam, id: CreatureId, mustStrike = false): readonly Body[] {
  let eyes: Body[] | undefined;
  for (const eye of effectsOf(t.state, EYES)) {
    if (eye.by !== id) continue;
    const kind = eyeKinds.get(eye.kind);
    if (kind === undefined || (mustStrike && !kind.strikes)) continue;
    const { cell } = creatureOf(t.state, id);
    const place = kind.placeFor(t, eye, cell);
    // Nothing is made from a place twice.
    if (place === undefined || (mustStrike && place.cell === cell)) continue;
    eyes ??= [];
    eyes.push(place);
  }
  return eyes ?? NOWHERE_ELSE;
}

/** From where a creature makes attacks and uses Opportunities besides its own squares (KC-POR-25). */
export function otherPlacesOf(t: Kazzam, id: CreatureId): readonly Body[] {
  return eyesOf(t, id, true);
}

/** From where a creature makes attacks and uses Opportunities: first its own squares (KC-POR-25). */
export function placesOf(t: Kazzam, id: CreatureId): readonly Body[] {
  return [creatureOf(t.state, id), ...otherPlacesOf(t, id)];
}

/** Whether there is a line to a creature, from it or from where else it sees (KC-POR-08). */
export function sees(t: Kazzam, id: CreatureId, other: CreatureId): boolean {
  const { state } = t;
  const self = creatureOf(state, id);
  const target = creatureOf(state, other);
  if (!isOnMap(self) || !isOnMap(target)) return false;
  const prone = has(self, BITS.prone) || has(target, BITS.prone);
  return hasLine(groundOf(state), self, target, { prone }) || seesFromElsewhere(t, id, other);
}

/** Whether a power may choose a creature: in sight, and no enemy that is Hidden (KR-GEN-11, KC-CONV-25). */
export function canChoose(t: Kazzam, id: CreatureId, other: CreatureId): boolean {
  const { state } = t;
  const creature = creatureOf(state, other);
  if (!isOnMap(creatureOf(state, id)) || !isOnMap(creature)) return false;
  if (areEnemies(state, id, other) && has(creature, BITS.hidden)) return false;
  return sees(t, id, other);
}

/**
 * Whether it sees a creature though it may have no line to it from where it stands: from somewhere
 * else (KC-POR-08), or as it is Revealed, which everyone in its part sees (KZ-STAT-54).
 */
export function seesFromElsewhere(t: Kazzam, id: CreatureId, other: CreatureId): boolean {
  const target = creatureOf(t.state, other);
  if (!isOnMap(target)) return false;
  const ground = groundOf(t.state);
  const { cell } = creatureOf(t.state, id);
  if (has(target, BITS.revealed) && cell >= 0 && ground.inOnePart(cell, target.cell)) return true;
  const eyes = eyesOf(t, id);
  if (eyes.length === 0) return false;
  const prone = has(target, BITS.prone);
  return eyes.some((eye) => hasLine(ground, eye, target, { prone }));
}

/**
 * Whether it sees a creature to which it may have no line: from somewhere else, or through made
 * tunnels, by which it sees more than its attacks and powers may choose (KC-POR-34).
 */
export function seesAround(t: Kazzam, id: CreatureId, other: CreatureId): boolean {
  if (seesFromElsewhere(t, id, other)) return true;
  const ground = groundOf(t.state);
  const self = creatureOf(t.state, id);
  const target = creatureOf(t.state, other);
  if (ground.tunnels.length === 0 || !isOnMap(self) || !isOnMap(target)) return false;
  const prone = has(self, BITS.prone) || has(target, BITS.prone);
  return hasLineThroughTunnels(ground, self, target, { prone });
}

/** Whether there is a line to a square, from it or from where else it sees (KC-CONV-25). */
export function seesSquare(t: Kazzam, id: CreatureId, cell: Cell): boolean {
  const ground = groundOf(t.state);
  const self = creatureOf(t.state, id);
  return (
    hasLine(ground, self, cell, { prone: has(self, BITS.prone) }) ||
    eyesOf(t, id).some((eye) => hasLine(ground, eye, cell, { prone: false }))
  );
}

const NOWHERE_ELSE: readonly Body[] = [];

/** Allies on the map that it can see (KC-CONV-25); those Hidden are not Hidden from it (KZ-STAT-32). */
export function alliesInSight(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  return creaturesWhere(state, (other) => areAllies(state, id, other) && sees(t, id, other));
}
