import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../model.ts';
import { NOBODY } from '../../../model.ts';
import { couldAttack, plain } from '../../../rules/actions/actions.ts';
import { squaresOfZone } from '../../../rules/court/burst-area.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { cellsOf, isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { BotHint, ChoiceHint } from '../../../rules/effects/bot-hint.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { seesSquare } from '../../../rules/sight/sight.ts';
import { couldBecomeWall, raiseWall } from '../../../rules/sight/walls.ts';
import { createZone } from '../../../rules/terrain/zones.ts';
import type { Kazzam } from '../../../table.ts';

/** How far from a Wardmaster its walls and the centres of its zones may be (KC-WRD-30 to KC-WRD-32). */
const RANGE = 5;

/** How near a foe must be for a bot to use one of them. */
const NEAR = 7;

/** Squares on a side of its zones (KC-WRD-31, KC-WRD-32). */
const SIDE = 5;

/** Whether a square is in range and sight and nothing blocks it (KZ-GRID-07, KC-CONV-25). */
function isInReach(t: Kazzam, id: CreatureId, cell: Cell): boolean {
  const ground = groundOf(t.state);
  const self = creatureOf(t.state, id);
  return isWithin(ground, self, cell, RANGE) && !ground.isFull(cell) && seesSquare(t, id, cell);
}

function squaresInReach(t: Kazzam, id: CreatureId): Cell[] {
  return squaresBeside(t, id).filter((cell) => isInReach(t, id, cell));
}

/** All squares of the part of the map that it is in. */
function squaresBeside({ state }: Kazzam, id: CreatureId): readonly Cell[] {
  return groundOf(state).wholePart(creatureOf(state, id).cell);
}

function* askSquare(
  t: Kazzam,
  id: CreatureId,
  key: string,
  squares: readonly Cell[],
  rule: string,
  bot: ChoiceHint,
): Flow<Cell> {
  const ground = groundOf(t.state);
  const { cell } = yield* choose(
    t,
    id,
    key,
    squares.map((square) => ground.option(square)),
    { rule, about: { bot } },
  );
  return cell;
}

/** How a wall of three squares may lie: where it goes from its middle (KC-WRD-30). */
const LINES = [
  { id: 'horizontal', dx: 1, dy: 0 },
  { id: 'vertical', dx: 0, dy: 1 },
] as const;

/** A wall that could be raised. */
interface Site {
  readonly id: string;
  readonly middle: Cell;
  readonly cells: readonly Cell[];
}

function wallSites(t: Kazzam, id: CreatureId): Site[] {
  const sitesAround = siteFinder(t, id);
  return squaresBeside(t, id).flatMap((middle) => sitesAround(middle));
}

function hasWallSite(t: Kazzam, id: CreatureId): boolean {
  const sitesAround = siteFinder(t, id);
  return squaresBeside(t, id).some((middle) => sitesAround(middle).length > 0);
}

/** Finds the walls with a square as their middle; what a square allows is found out once. */
function siteFinder(t: Kazzam, id: CreatureId): (middle: Cell) => readonly Site[] {
  const { state } = t;
  const ground = groundOf(state);
  const known = new Map<Cell, boolean>();
  const isOpen = (cell: Cell): boolean => {
    let open = known.get(cell);
    if (open === undefined) {
      open = isInReach(t, id, cell) && couldBecomeWall(state, cell);
      known.set(cell, open);
    }
    return open;
  };
  return (middle) => {
    if (!isOpen(middle)) return [];
    return LINES.flatMap(({ id: line, dx, dy }): readonly Site[] => {
      const cells = [ground.at(middle, -dx, -dy), middle, ground.at(middle, dx, dy)];
      return cells.every((cell) => cell >= 0 && isOpen(cell)) ? [{ id: line, middle, cells }] : [];
    });
  };
}

/** Ward Wall: three squares in a line become one wall (KC-WRD-30). */
export const wardWall: Ability = {
  id: 'wardmaster/ward-wall',
  rule: 'KC-WRD-30',
  actions: [
    {
      ...plain('ward-wall', 'free', 'KC-WRD-30', hasWallSite, raiseWardWall),
      encounter: true,
      // In the way of somebody's own attack it would do harm.
      bot: {
        worth: ({ t, id, count }) => (!couldAttack(t, id) && count('foes', NEAR) > 0 ? 0.12 : 0),
      },
    },
  ],
};

function* raiseWardWall(t: Kazzam, id: CreatureId): Flow<void> {
  const sites = wallSites(t, id);
  const middles = [...new Set(sites.map(({ middle }) => middle))];
  const chosen = yield* askSquare(t, id, 'ward-wall', middles, 'KC-WRD-30', {
    near: 'foes',
  });
  const { cells } = yield* choose(
    t,
    id,
    'ward-wall-line',
    sites.filter(({ middle }) => middle === chosen),
    { rule: 'KC-WRD-30' },
  );
  raiseWall(t, cells, 'KC-WRD-30');
}

/** An Encounter power that makes a zone of 5x5 until the end of the Wardmaster's next turn. */
function zonePower(
  id: string,
  rule: string,
  bot: BotHint,
  make: (t: Kazzam, id: CreatureId, cells: readonly Cell[]) => Flow<void>,
): Ability {
  const perform = function* (t: Kazzam, who: CreatureId): Flow<void> {
    const centre = yield* askSquare(t, who, id, squaresInReach(t, who), rule, {
      near: 'allies',
    });
    const [cells = []] = squaresOfZone(groundOf(t.state), centre, SIDE);
    yield* make(t, who, cells);
  };
  const possible = (t: Kazzam, who: CreatureId) =>
    squaresBeside(t, who).some((cell) => isInReach(t, who, cell));
  const action = plain(id, 'free', rule, possible, perform);
  return { id: `wardmaster/${id}`, rule, actions: [{ ...action, encounter: true, bot }] };
}

/** Squares in which everybody is Concealed (KC-WRD-31). */
const SIGHT_WARD = dataKind('sight-ward', { cells: 'squares' });

export const SIGHT_WARD_EFFECT: EffectDef = {
  ...SIGHT_WARD,
  on: {
    aim: {
      modify({ state }, ward, event) {
        const { cells } = dataOf(SIGHT_WARD, ward);
        // A larger creature needs it of all its squares (KZ-LARGE-05).
        const body = cellsOf(groundOf(state), creatureOf(state, event.target));
        if (body.every((cell) => cells.includes(cell))) event.concealed = true;
      },
    },
  },
};

/** Worth most where many of its side stand together, and somebody is there to aim at them. */
const HIDES: BotHint = {
  worth: ({ count }) => (count('foes', NEAR) > 1 ? 0.04 + 0.04 * count('allies', 2) : 0),
};

/** Sight Ward: everybody in the zone is Concealed, whoever it is and from wherever (KC-WRD-31). */
export const sightWard = zonePower('sight-ward', 'KC-WRD-31', HIDES, function* (t, by, cells) {
  windows.attach(t, {
    ...withData(SIGHT_WARD, { cells }),
    on: NOBODY,
    by,
    source: 'sight-ward',
    until: untilNextTurnEnds(t.state, by),
    mark: t.state.nextEffect,
    amount: 0,
  });
});

/** What Entry Ward deals (KC-WRD-32). */
const ENTRY = 2;

/** Worth most where many would come in, and few stand there already. */
const KEEPS_OUT: BotHint = {
  worth: ({ count }) => 0.06 * (count('foes', NEAR) - count('foes', 2)),
};

/** Entry Ward: whoever comes into the zone from outside takes damage (KC-WRD-32). */
export const entryWard = zonePower('entry-ward', 'KC-WRD-32', KEEPS_OUT, function* (t, by, cells) {
  yield* createZone(t, {
    cells,
    damage: ENTRY,
    by,
    source: 'entry-ward',
    until: untilNextTurnEnds(t.state, by),
    terrain: false,
    onlyEntering: true,
    rule: 'KC-WRD-32',
  });
});

/** The Encounter powers, one of which a Wardmaster picks (KC-WRD-01). */
export const ENCOUNTERS: readonly Ability[] = [wardWall, sightWard, entryWard];
