import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type KazzamState, type MadeGround, NOBODY } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { dataKind, type EffectOf, withData } from '../../../rules/effects/effect-data.ts';
import { effectsOf, putInPlay } from '../../../rules/effects/in-play.ts';
import type { Movement } from '../../../rules/effects/movement.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { canGo, move, walkOf } from '../../../rules/movement/move.ts';
import { seesSquare } from '../../../rules/sight/sight.ts';
import { changeSquare, madeOf, restore } from '../../../rules/sight/walls.ts';
import type { Kazzam } from '../../../table.ts';
import { askSquare, vacantBeside } from './squares.ts';

/** A portal of a Porter, with what its square was before (KC-POR-22). */
export const PORTAL = dataKind('short-tunnel', {
  cell: 'square',
  before: 'ground?',
  madeBy: 'creature?',
});
type Portal = EffectOf<typeof PORTAL>;

/** Portals of one Porter at most (KC-POR-22). */
const PORTALS = 2;

function portalsOf(state: KazzamState, porter: CreatureId): readonly Portal[] {
  return effectsOf(state, PORTAL).filter(({ by }) => by === porter);
}

/** Squares beside it where a portal could be opened. */
function openings(t: Kazzam, id: CreatureId): Cell[] {
  return vacantBeside(t.state, creatureOf(t.state, id)).filter((cell) => seesSquare(t, id, cell));
}

/** Short Tunnel: opens portals that lead to each other (KC-POR-22, KC-POR-33). */
export const shortTunnel: Ability = {
  id: 'porter/short-tunnel',
  rule: 'KC-POR-22',
  leaves: [PORTAL],
  actions: [plain('short-tunnel', 'move', 'KC-POR-22', (t, id) => openings(t, id).length > 0, dig)],
};

/** Opens a portal, in place of one of two older ones, and may step through it at once (KC-POR-22). */
function* dig(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const cell = yield* askSquare(t, id, 'portal', openings(t, id), 'KC-POR-22');
  const older = portalsOf(state, id);
  const replaced = older.length < PORTALS ? undefined : yield* pickOne(t, id, older);
  const { kind: before, by } = madeOf(state, cell);
  putInPlay(state, {
    ...withData(PORTAL, { cell, before, ...(by === undefined ? {} : { madeBy: by }) }),
    on: NOBODY,
    by: id,
    source: PORTAL.kind,
    until: { ends: 'match' },
    amount: 0,
  });
  link(t, id);
  if (replaced !== undefined) {
    close(t, replaced);
    link(t, id);
  }
  const through = stepThrough(t, id, cell);
  if (canGo(t, id, through) && through !== undefined) yield* move(t, id, through);
}

/** Which of two older portals is to close (KC-POR-22). */
function* pickOne(t: Kazzam, id: CreatureId, older: readonly Portal[]): Flow<Portal> {
  const ground = groundOf(t.state);
  const { portal } = yield* choose(
    t,
    id,
    'close-portal',
    older.map((portal) => ({ ...ground.option(portal.data.cell), portal })),
    { rule: 'KC-POR-22' },
  );
  return portal;
}

/** Closes a portal: its square is what it was before (KC-POR-33). */
function close(t: Kazzam, portal: Portal): void {
  restore(t.state, portal.data.cell, groundBefore(portal));
  removeEffects(t, (effect) => effect === portal, 'KC-POR-22');
}

function groundBefore({ data: { before, madeBy } }: Portal): MadeGround {
  const kind = KINDS.find((one) => one === before) ?? 'floor';
  return madeBy === undefined ? { kind } : { kind, by: madeBy };
}

/** What a portal can be opened on (KC-CONV-38). */
const KINDS = ['floor', 'difficult', 'low-cover', 'water', 'pit', 'slick', 'boost'] as const;

/** Two portals lead to each other, in different areas only if the match has it so (KC-POR-34). */
function link({ state, options }: Kazzam, id: CreatureId): void {
  const cells = portalsOf(state, id).map(({ data }) => data.cell);
  const [first = -1, second = -1] = cells;
  const linked =
    cells.length === PORTALS &&
    (options.crossAreaWarps || groundOf(state).inOnePart(first, second));
  for (const cell of cells) {
    changeSquare(state, cell, 'portal-entry', {
      end: linked ? first + second - cell : undefined,
    });
  }
}

/** One step through the portal that was just opened, if it can move at all (KC-POR-22). */
function stepThrough(t: Kazzam, id: CreatureId, entry: Cell): Movement | undefined {
  const walk = walkOf(t, id);
  const ground = groundOf(t.state);
  const end = ground.portalAt(entry)?.end;
  if (walk === undefined || walk.how === 'crawl' || end === undefined) return undefined;
  const step = (_from: Cell, to: Cell): boolean => ground.distance(end, to) === 1;
  return { ...walk, budget: 1, rule: 'KC-POR-22', step };
}
