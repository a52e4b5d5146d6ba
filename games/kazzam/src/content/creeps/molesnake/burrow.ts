import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { MapPart } from '../../../map/court-map.ts';
import { type CreatureId, type KazzamState, NOBODY, NOWHERE } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { groundOf, mapOf } from '../../../rules/court/ground-now.ts';
import { standOn } from '../../../rules/court/squeeze.ts';
import { isAway, tokensOf } from '../../../rules/court/tokens.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import { settleTie, settlingTies } from '../../../rules/creepmaster/ties.ts';
import { effectsOf, putInPlay } from '../../../rules/effects/in-play.ts';
import { endWhatCannotLast } from '../../../rules/effects/lasting.ts';
import type { Answers } from '../../../rules/effects/moments.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { endGrabs } from '../../../rules/harm/grabs.ts';
import { itemCell, release, tellOfItem } from '../../../rules/harm/items.ts';
import { guardedOrbs } from '../../../rules/harm/wake.ts';
import { comeUpon } from '../../../rules/movement/come-upon.ts';
import { nearestFree } from '../../../rules/movement/dungeon.ts';
import { tellPlace } from '../../../rules/sight/hidden-places.ts';
import type { Kazzam } from '../../../table.ts';

/** Damage that a head has taken in this round (KM-MOLE-03). */
export const HURT = 'molesnake-hurt';
/** A missed head is Hidden by this (KM-MOLE-07). */
export const HIDING = 'molesnake-hide';

/** So much in a round drives a head into the ground. */
const ENOUGH = 6;

/** The Dungeons, in their order. */
function dungeonsOf(state: KazzamState): readonly MapPart[] {
  return mapOf(state).parts.filter(({ kind }) => kind === 'dungeon');
}

/** The Dungeon in which a head began: the first head in the first one, and so on (KM-MOLE-01). */
export function homeOf(state: KazzamState, head: CreatureId): MapPart | undefined {
  const dungeons = dungeonsOf(state);
  return dungeons[tokensOf(state, head).indexOf(head)] ?? dungeons[0];
}

/** The Dungeon without a head, where the other one is in the other. */
export function emptiedBy(state: KazzamState, other: CreatureId): MapPart | undefined {
  const { cell } = creatureOf(state, other);
  return dungeonsOf(state).find((part) => !isIn(part, cell));
}

function isIn({ offset, grid }: MapPart, cell: Cell): boolean {
  return cell >= offset && cell < offset + grid.size;
}

/**
 * The square of the orb that draws a head to a Dungeon, or of the pedestal that it is on: one of its
 * own before any other (KM-MOLE-02). Nothing if no orb is there.
 */
function orbIn(state: KazzamState, head: CreatureId, part: MapPart): Cell | undefined {
  const own = guardedOrbs(state, creatureOf(state, head).group);
  const orbs = [
    ...own,
    ...state.items.filter((item) => item.kind === 'orb' && !own.includes(item)),
  ];
  return orbs.map((orb) => itemCell(state, orb)).find((cell) => isIn(part, cell));
}

/** Where an orb and a character draw a head to a Dungeon without one (KM-MOLE-02). */
export function lureIn(
  state: KazzamState,
  head: CreatureId,
  part: MapPart | undefined,
): Cell | undefined {
  if (part === undefined) return undefined;
  const someone = state.creatures.some(({ kind, cell }) => kind === 'athlete' && isIn(part, cell));
  return someone ? orbIn(state, head, part) : undefined;
}

/** The orb of the Dungeon in which a head began, or else its pedestal. */
function homeOrb(state: KazzamState, head: CreatureId): Cell | undefined {
  const part = homeOf(state, head);
  if (part === undefined) return undefined;
  return (
    orbIn(state, head, part) ??
    state.pedestals.map(({ cell }) => cell).find((cell) => isIn(part, cell))
  );
}

/** A head comes up beside a square, in whatever Dungeon that is. */
export function* comeUp(
  t: Kazzam,
  head: CreatureId,
  beside: Cell,
  rule: 'KM-MOLE-02' | 'KM-MOLE-03' | 'KM-MOLE-04',
): Flow<void> {
  const { state } = t;
  const body = creatureOf(state, head);
  const { cell: from } = body;
  endGrabs(t, head);
  const ground = groundOf(state);
  const squares = nearestFree(state, head, [beside], 1, (cell) => ground.inOnePart(cell, beside));
  const cell = yield* settlingTies(t, () => settleTie(t, head, squares));
  if (cell < 0) return;
  standOn(state, body, cell);
  if (t.listening) tellPlace(t, { type: 'arrived', rule, who: head, cell, how: 'surfaced' });
  endWhatCannotLast(t);
  yield* comeUpon(t, head, ground.inOnePart(from, cell) ? from : NOWHERE);
}

/** It is off the grid, and what it held lies where it was (KM-MOLE-03). */
function burrow(t: Kazzam, head: CreatureId): void {
  const { state } = t;
  const body = creatureOf(state, head);
  const { cell } = body;
  endGrabs(t, head);
  for (const item of [...body.held]) {
    release(state, head, item);
    const lost = state.items[item];
    if (lost !== undefined) lost.place = { at: 'ground', cell };
    tellOfItem(t, head, 'dropped', item, 'KM-MOLE-03');
  }
  body.fellAt = cell;
  body.cell = NOWHERE;
  state.struck = state.struck.filter(({ creature }) => creature !== head);
  tell(t, head, 'burrow', NOBODY, 'KM-MOLE-03');
  endWhatCannotLast(t);
}

/** Counts what a head takes, each for itself (D-81), and burrows at the sixth. */
function suffer(t: Kazzam, head: CreatureId, amount: number): void {
  const { state } = t;
  const known = effectsOf(state, HURT).find(({ on }) => on === head);
  const sum = (known?.amount ?? 0) + amount;
  if (known !== undefined) known.amount = sum;
  else {
    const until = { ends: 'match' } as const;
    putInPlay(state, { kind: HURT, on: head, by: head, source: HURT, until, amount: sum });
  }
  if (sum >= ENOUGH && isOnMap(creatureOf(state, head))) burrow(t, head);
}

/** Whoever has burrowed comes up as the turn of the last head ends (KM-MOLE-03). */
function* surface(t: Kazzam, heads: readonly CreatureId[]): Flow<void> {
  const { state } = t;
  const away = heads.filter((head) => isAway(state, head));
  // Whether both were down as it began: then each has its own place.
  const standing = heads.find((head) => isOnMap(creatureOf(state, head)));
  for (const head of away) {
    const goal =
      standing === undefined
        ? homeOrb(state, head)
        : (lureIn(state, head, emptiedBy(state, standing)) ?? creatureOf(state, standing).cell);
    if (goal !== undefined) yield* comeUp(t, head, goal, 'KM-MOLE-03');
  }
}

/** Comes up as the turn of the last head ends, whichever of them are in the ground. */
function surfaceAfter(t: Kazzam, head: CreatureId, creature: CreatureId): Flow<void> | undefined {
  const heads = tokensOf(t.state, head);
  if (creature !== head || heads.at(-1) !== head) return undefined;
  return heads.some((one) => isAway(t.state, one)) ? surface(t, heads) : undefined;
}

/** Retreat (KM-MOLE-03), and the end of hiding (KM-MOLE-07). */
export const RETREAT: Answers = {
  damaged: {
    after(t, { on }, { total }) {
      if (total.to === on && creatureOf(t.state, on).hp > 0) suffer(t, on, total.taken);
      return undefined;
    },
  },
  'turn-end': { after: (t, { on }, { creature }) => surfaceAfter(t, on, creature) },
  'passed-by': { after: (t, { on }, { creature }) => surfaceAfter(t, on, creature) },
  'round-end': {
    after(t, { on: head }) {
      removeEffects(
        t,
        ({ on, kind, source }) => {
          return on === head && (kind === HURT || source === HIDING);
        },
        'KM-MOLE-07',
      );
      return undefined;
    },
  },
};
