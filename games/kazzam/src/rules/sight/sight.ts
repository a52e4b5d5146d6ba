import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { areAllies, areEnemies, creatureOf, creaturesWhere, isOnMap } from '../court/creatures.ts';
import type { Body } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { hasLine, hasLineThroughTunnels } from '../court/line-of-sight.ts';
import { contentOf } from '../effects/content.ts';
import { effectsOfAny } from '../effects/in-play.ts';
import { BITS, has, isTangible } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { isHiddenFrom } from './found.ts';
import { isBeyondSight } from './reach.ts';

/** What eyes are for: seeing, attacking too, or taking Opportunities and nothing else. */
type Use = 'see' | 'strike' | 'reply';

/** Where the eyes of a creature are besides its own squares, the oldest first (KC-POR-08). */
function eyesOf(t: Kazzam, id: CreatureId, use: Use = 'see'): readonly Body[] {
  const { eyes } = contentOf(t);
  const mustStrike = use !== 'see';
  let places: Body[] | undefined;
  for (const effect of effectsOfAny(t.state, eyes)) {
    if (effect.by !== id) continue;
    const eye = eyes.get(effect.kind);
    if (eye === undefined || (use === 'reply') !== (eye.replies === true)) continue;
    if (use === 'strike' && !eye.strikes) continue;
    const { cell } = creatureOf(t.state, id);
    const place = eye.placeFor(t, effect, cell);
    // Nothing is made from a place twice.
    if (place === undefined || (mustStrike && place.cell === cell)) continue;
    places ??= [];
    places.push(place);
  }
  return places ?? NOWHERE_ELSE;
}

/** From where a creature makes attacks and uses Opportunities besides its own squares (KC-POR-25). */
export function otherPlacesOf(t: Kazzam, id: CreatureId): readonly Body[] {
  return eyesOf(t, id, 'strike');
}

/** From where it uses Opportunities alone, as though it stood there (KC-TMR-24). */
export function replyPlacesOf(t: Kazzam, id: CreatureId): readonly Body[] {
  return eyesOf(t, id, 'reply');
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
  if (!isOnMap(self) || !isOnMap(target) || isBeyondSight(state, id, target)) return false;
  const prone = has(self, BITS.prone) || has(target, BITS.prone);
  return hasLine(groundOf(state), self, target, { prone }) || seesFromElsewhere(t, id, other);
}

/** Whether a power may choose a creature: in sight, and no enemy that is Hidden (KR-GEN-11, KC-CONV-25). */
export function canChoose(t: Kazzam, id: CreatureId, other: CreatureId): boolean {
  const { state } = t;
  const creature = creatureOf(state, other);
  if (!isOnMap(creatureOf(state, id)) || !isTangible(creature)) return false;
  if (areEnemies(state, id, other) && isHiddenFrom(state, id, other)) return false;
  return sees(t, id, other);
}

/**
 * Whether it sees a creature though it may have no line to it from where it stands: from somewhere
 * else (KC-POR-08), as it is Revealed, which everyone in its part sees (KZ-STAT-54), or as it has
 * that creature in its eye wherever it goes (KC-DIV-14).
 */
export function seesFromElsewhere(t: Kazzam, id: CreatureId, other: CreatureId): boolean {
  const target = creatureOf(t.state, other);
  if (!isOnMap(target) || isBeyondSight(t.state, id, target)) return false;
  const ground = groundOf(t.state);
  const { cell } = creatureOf(t.state, id);
  if (has(target, BITS.revealed) && cell >= 0 && ground.inOnePart(cell, target.cell)) return true;
  if (isLinked(t, id, other)) return true;
  const eyes = eyesOf(t, id);
  if (eyes.length === 0) return false;
  const prone = has(target, BITS.prone);
  return eyes.some((eye) => hasLine(ground, eye, target, { prone }));
}

/** Whether something gives it a line to a creature wherever that one is (KC-DIV-14). */
function isLinked(t: Kazzam, seer: CreatureId, seen: CreatureId): boolean {
  if (!windows.hears(t, 'sight')) return false;
  return windows.modify(t, { type: 'sight', seer, seen, has: false }).has;
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
  if (isBeyondSight(t.state, id, target)) return false;
  const prone = has(self, BITS.prone) || has(target, BITS.prone);
  return hasLineThroughTunnels(ground, self, target, { prone });
}

/** Whether there is a line to a square, from it or from where else it sees (KC-CONV-25). */
export function seesSquare(t: Kazzam, id: CreatureId, cell: Cell): boolean {
  const ground = groundOf(t.state);
  const self = creatureOf(t.state, id);
  if (isBeyondSight(t.state, id, cell)) return false;
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
