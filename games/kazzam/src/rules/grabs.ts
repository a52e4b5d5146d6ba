import { askOne, type Flow, NO_YES } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Effect, type KazzamState, NOWHERE } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { nothing, windows } from './ability.ts';
import { askUnlessOnly } from './ask.ts';
import { creatureOf, creatureOption, isOnMap, seatOf } from './creatures.ts';
import { placedByCreep } from './creeps/choices.ts';
import { distanceBetween } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { effectsOf } from './in-play.ts';
import { provoke } from './provoke.ts';
import { implementRangeOf, reachOf } from './reach.ts';
import { isFree } from './room.ts';
import { bodyAt, standingAt } from './squeeze.ts';
import { giveStatus, isImmune, removeEffects } from './status.ts';

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
  readonly mark?: number;
}

/** The Grabs that a creature keeps up, but for those that an immunity suspends (KZ-STAT-05). */
export function holdsBy(state: KazzamState, grabber: CreatureId): readonly Effect[] {
  return effectsOf(state, 'grabbed').filter(
    ({ on, by }) => by === grabber && !isImmune(state, on, 'grabbed'),
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
  const { on, by, source, ranged, mark } = made;
  if (!isOnMap(creatureOf(state, on)) || !isOnMap(creatureOf(state, by))) return undefined;
  if (isImmune(state, on, 'grabbed')) return undefined;
  const known = holdsBy(state, by).find((hold) => hold.on === on);
  if (known !== undefined) return known;
  const data = { ranged: Number(ranged) };
  if (isApart(state, { on, by, data }, {})) return undefined;
  const held = heldBy(state, by);
  if (held.length >= HOLDS) {
    // A Creep keeps whom it has (ruling).
    if (creatureOf(state, by).kind === 'creep') return undefined;
    const chosen = yield* askOne({
      kind: 'one',
      seat: seatOf(state, by),
      why: { key: 'let-go-for', params: { who: by, of: on }, rule: 'KZ-STAT-29' },
      options: [...held.map((victim) => creatureOption(state, victim)), { id: 'nobody' }],
      fallback: held.length,
      about: { who: by },
    });
    if (!('creature' in chosen)) return undefined;
    letGo(state, by, chosen.creature);
  }
  provoke(state, on, by);
  const hold = giveStatus(state, {
    kind: 'grabbed',
    on,
    by,
    source: `${source}/${by}`,
    until: { ends: 'escape' },
    data,
    ...(mark === undefined ? {} : { mark }),
  });
  yield* windows.pass(t, { type: 'grabbed', hold }, nothing);
  return hold;
}

/** Ends the Grabs of one creature on another, those that an immunity suspends as well. */
export function letGo(state: KazzamState, grabber: CreatureId, victim: CreatureId): void {
  endMarked(
    state,
    effectsOf(state, 'grabbed').filter(({ on, by }) => on === victim && by === grabber),
  );
}

/** Ends all Grabs on a creature and by it, as a teleport does (KZ-STAT-28). */
export function endGrabs(state: KazzamState, id: CreatureId): void {
  endMarked(
    state,
    effectsOf(state, 'grabbed').filter(({ on, by }) => on === id || by === id),
  );
}

/** What came under one mark ends together (KZ-STAT-03). */
export function endMarked(state: KazzamState, holds: readonly Effect[]): void {
  if (holds.length === 0) return;
  const marks = new Set(holds.map(({ mark }) => mark));
  const bearers = new Set(holds.map(({ on }) => on));
  removeEffects(state, ({ mark, on }) => marks.has(mark) && bearers.has(on));
}

/** Whether victim and grabber would be beyond hold distance with these squares (KZ-STAT-29). */
export function isApart(
  state: KazzamState,
  hold: Pick<Effect, 'on' | 'by' | 'data'>,
  at: { readonly victim?: Cell; readonly grabber?: Cell },
): boolean {
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
export function isRanged({ data }: Pick<Effect, 'data'>): boolean {
  return data?.ranged === 1;
}

/** Whether a creature drags anybody when it walks, and so goes as though Slowed (KZ-FORCE-17). */
export function drags(state: KazzamState, id: CreatureId): boolean {
  return holdsBy(state, id).some((hold) => !isRanged(hold));
}

/** A Grab from afar ends when its holder walks out of its range (KC-CONV-28). */
export function endDistantGrabs(state: KazzamState, grabber: CreatureId): void {
  endMarked(
    state,
    holdsBy(state, grabber).filter((hold) => isRanged(hold) && isApart(state, hold, {})),
  );
}

/** Where a victim is dragged to by a step of its grabber. */
export interface Drag {
  readonly victim: CreatureId;
  readonly to: Cell;
}

/**
 * Whom a step of a grabber drags along, and where to (KZ-FORCE-16): to the square it leaves, or
 * another beside the victim within hold distance, as it chooses. Nothing if one has no square: the
 * step cannot be taken then.
 */
export function* dragsOf(
  t: Kazzam,
  grabber: CreatureId,
  to: Cell,
): Flow<readonly Drag[] | undefined> {
  const { state } = t;
  const body = creatureOf(state, grabber);
  const drags: Drag[] = [];
  for (const hold of holdsBy(state, grabber)) {
    if (isRanged(hold) || !isApart(state, hold, { grabber: to })) continue;
    const taken = drags.map((drag) => drag.to);
    const squares = dragSquares(state, hold, body.cell, to).filter((cell) => !taken.includes(cell));
    if (squares.length === 0) return undefined;
    if (body.kind === 'creep') {
      const moved = { creep: grabber, victim: hold.on, key: 'drag' };
      drags.push({ victim: hold.on, to: yield* placedByCreep(t, moved, squares) });
      continue;
    }
    const ground = groundOf(state);
    const { cell } = yield* askUnlessOnly(t, {
      kind: 'one',
      seat: seatOf(state, grabber),
      why: { key: 'drag', params: { who: hold.on, by: grabber }, rule: 'KZ-FORCE-16' },
      options: squares.map((square) => ground.option(square)),
      fallback: 0,
      about: { who: hold.on },
    });
    drags.push({ victim: hold.on, to: cell });
  }
  return drags;
}

function dragSquares(state: KazzamState, hold: Effect, left: Cell, to: Cell): readonly Cell[] {
  const ground = groundOf(state);
  const victim = creatureOf(state, hold.on);
  const beside = ground.distance(victim.cell, left) === undefined ? [] : [left];
  // As though the step were taken.
  return standingAt(state, hold.by, to, () =>
    [...new Set([...beside, ...ground.neighbours(victim.cell)])].filter(
      (square) =>
        square !== NOWHERE &&
        !isApart(state, hold, { victim: square }) &&
        isFree(state, square, hold.on),
    ),
  );
}

/** Asks whether to let go of somebody who holds it back (D-12). */
export function* mayLetGo(t: Kazzam, grabber: CreatureId, victim: CreatureId): Flow<void> {
  const { state } = t;
  if (creatureOf(state, grabber).kind === 'creep') return;
  const { id } = yield* askOne({
    kind: 'one',
    seat: seatOf(state, grabber),
    why: { key: 'let-go', params: { who: grabber, of: victim }, rule: 'KZ-FORCE-16' },
    options: NO_YES,
    fallback: 0,
    about: { who: grabber, of: victim },
  });
  if (id === 'yes') letGo(state, grabber, victim);
}
