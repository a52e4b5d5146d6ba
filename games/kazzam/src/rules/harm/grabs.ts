import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Effect, type KazzamState, NOBODY } from '../../model.ts';
import type { Kazzam, Voice } from '../../table.ts';
import { creatureOf, creatureOption, isOnMap } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import { choose } from '../effects/ask.ts';
import { dataOf, STATUS, withData } from '../effects/effect-data.ts';
import { effectsOf } from '../effects/in-play.ts';
import { giveStatus, isImmune, removeEffects } from '../effects/status.ts';
import { nothing, windows } from '../effects/windows.ts';
import { implementRangeOf, reachOf } from '../sight/reach.ts';
import { provoke } from './provoke.ts';

/** So many others a creature holds at most, unless its block says more (KZ-STAT-29). */
const HOLDS = 2;

/** A Grab to be made. */
export interface NewGrab {
  readonly on: CreatureId;
  readonly by: CreatureId;
  /** The printed power or trait. */
  readonly source: string;
  /** Whether an attack from afar made it: it holds within implement range (KC-CONV-28). */
  readonly ranged: boolean;
  /** Whether its maker comes along with its victim, which may move (KM-SQUID-02). */
  readonly light?: boolean;
  readonly mark?: number;
}

/** The Grabs that a creature keeps up, but for those that an immunity suspends (KZ-STAT-05). */
export function holdsBy(state: KazzamState, grabber: CreatureId): readonly Effect[] {
  return effectsOf(state, 'grabbed').filter(
    ({ on, by }) => by === grabber && !isImmune(state, on, 'grabbed'),
  );
}

/** Whether a creature was Grabbed since the next effect had that number: that ends a movement (KZ-MOVE-16). */
export function isGrabbedSince(state: KazzamState, id: CreatureId, next: number): boolean {
  return effectsOf(state, 'grabbed').some(
    (hold) => hold.on === id && hold.id >= next && !isImmune(state, id, 'grabbed'),
  );
}

/** Whom a creature holds, each once. */
export function heldBy(state: KazzamState, grabber: CreatureId): readonly CreatureId[] {
  return [...new Set(holdsBy(state, grabber).map(({ on }) => on))];
}

/** Whether a creature holds the other. */
export function holds(state: KazzamState, grabber: CreatureId, victim: CreatureId): boolean {
  return holdsBy(state, grabber).some(({ on }) => on === victim);
}

/**
 * Grabs a creature. With both hands full, so to speak, one of those it holds must be let go first,
 * or the Grab fails (KZ-STAT-29). Nor does it take hold beyond hold distance, as of somebody who was
 * attacked from a warp (KZ-INV-21, KC-CONV-28). Returns the Grab.
 */
export function* grab(t: Kazzam, made: NewGrab): Flow<Effect | undefined> {
  const { state } = t;
  const { on, by, source, ranged, light = false, mark } = made;
  if (!isOnMap(creatureOf(state, on)) || !isOnMap(creatureOf(state, by))) return undefined;
  if (isImmune(state, on, 'grabbed')) return undefined;
  const known = holdsBy(state, by).find((hold) => hold.on === on);
  if (known !== undefined) return known;
  const grabbed = withData(STATUS.grabbed, {
    ranged: Number(ranged),
    ...(light ? { light: 1 } : {}),
  });
  if (isApart(state, { on, by, ...grabbed }, {})) return undefined;
  const held = heldBy(state, by);
  if (held.length >= HOLDS) {
    // A Creep keeps whom it has (ruling).
    if (creatureOf(state, by).kind === 'creep') return undefined;
    const chosen = yield* choose(
      t,
      by,
      'let-go-for',
      [...held.map((victim) => creatureOption(state, victim)), { id: 'nobody' }],
      { rule: 'KZ-STAT-29', params: { of: on }, fallback: held.length },
    );
    if (!('creature' in chosen)) return undefined;
    letGo(t, by, chosen.creature, 'KZ-STAT-29');
  }
  let hold: Effect | undefined;
  yield* windows.pass(t, { type: 'inflict', status: 'grabbed', on, by }, (event) => {
    const victim = event.on;
    // Another one who gets it in this one's place has to be within hold distance too.
    const fails =
      isImmune(state, victim, 'grabbed') || isApart(state, { on: victim, by, ...grabbed }, {});
    if (victim !== on && fails) return undefined;
    provoke(state, victim, by);
    hold = giveStatus(t, {
      ...grabbed,
      on: victim,
      by,
      source: `${source}/${by}`,
      until: { ends: 'escape' },
      ...(mark === undefined ? {} : { mark }),
    });
    return undefined;
  });
  if (hold !== undefined) yield* windows.pass(t, { type: 'grabbed', hold }, nothing);
  return hold;
}

/** Ends the Grabs of one creature on another, those that an immunity suspends as well. */
export function letGo(t: Voice, grabber: CreatureId, victim: CreatureId, rule: string): void {
  endMarked(
    t,
    effectsOf(t.state, 'grabbed').filter(({ on, by }) => on === victim && by === grabber),
    rule,
  );
}

/** Ends all Grabs on a creature and by it, as a teleport does (KZ-STAT-28). */
export function endGrabs(t: Voice, id: CreatureId): void {
  endMarked(
    t,
    effectsOf(t.state, 'grabbed').filter(({ on, by }) => on === id || by === id),
    'KZ-STAT-28',
  );
}

/** What came under one mark ends together (KZ-STAT-03). */
export function endMarked(t: Voice, holds: readonly Effect[], rule: string): void {
  if (holds.length === 0) return;
  const marks = new Set(holds.map(({ mark }) => mark));
  const bearers = new Set(holds.map(({ on }) => on));
  removeEffects(t, ({ mark, on }) => marks.has(mark) && bearers.has(on), rule);
}

/** Whether victim and grabber would be beyond hold distance with these squares (KZ-STAT-29). */
export function isApart(
  state: KazzamState,
  hold: Pick<Effect, 'kind' | 'on' | 'by' | 'data'>,
  at: { readonly victim?: Cell; readonly grabber?: Cell },
): boolean {
  // What a power has left behind holds wherever its victim is (KC-TMR-22).
  if (hold.by === NOBODY) return false;
  const victim = creatureOf(state, hold.on);
  const grabber = creatureOf(state, hold.by);
  const ground = groundOf(state);
  const distance = distanceBetween(
    ground,
    bodyAt(ground, grabber, at.grabber ?? grabber.cell),
    bodyAt(ground, victim, at.victim ?? victim.cell),
  );
  const limit = isRanged(hold) ? implementRangeOf(state, hold.by) : reachOf(state, hold.by);
  return distance === undefined || distance > limit;
}

/** Whether the hold is one from afar, whose victim is not dragged (D-11). */
export function isRanged(hold: Pick<Effect, 'kind' | 'data'>): boolean {
  return dataOf(STATUS.grabbed, hold)?.ranged === 1;
}

/** Whether a creature drags anybody when it walks, and so goes as though Slowed (KZ-FORCE-17). */
export function drags(state: KazzamState, id: CreatureId): boolean {
  return holdsBy(state, id).some((hold) => !isRanged(hold));
}
