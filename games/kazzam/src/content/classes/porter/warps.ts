import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Effect, type KazzamState, NOBODY } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Body } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import {
  type DataKind,
  dataKind,
  type EffectOf,
  isOf,
  withData,
} from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { Answers } from '../../../rules/effects/moments.ts';
import type { AttackPower, EffectPart, Use } from '../../../rules/effects/power.ts';
import { windows } from '../../../rules/effects/windows.ts';
import type { Kazzam } from '../../../table.ts';
import { askSquare, vacantBeside } from './squares.ts';

const ON_SQUARE = { cell: 'square', warp: 'flag' } as const;

/** A kind of warp. */
export type WarpKind = DataKind<typeof ON_SQUARE>;
/** A warp lies on a square and belongs to no creature: it stays when its Porter is Taken Out (KC-POR-07). */
export type Warp = EffectOf<WarpKind>;

/** Their kinds. */
export const SCOUTING_WARP: WarpKind = dataKind('scouting-warp', ON_SQUARE);
export const HUB_WARP: WarpKind = dataKind('hub-warp', ON_SQUARE);
export const SOURCE_WARP: WarpKind = dataKind('source-warp', ON_SQUARE);
export const WARPS: readonly WarpKind[] = [SCOUTING_WARP, HUB_WARP, SOURCE_WARP];

/** Whether an effect is the warp of its maker. */
export function isWarp(effect: Effect): effect is Warp {
  return WARPS.some((kind) => isOf(kind, effect) && effect.data.warp === 1);
}

/** The warp of a Porter; there is one at most (KC-POR-07). */
export function warpOf({ effects }: KazzamState, porter: CreatureId): Warp | undefined {
  return effects.find((effect): effect is Warp => effect.by === porter && isWarp(effect));
}

/** Whether a warp works for somebody there: between court and Dungeon if the match has it so (KC-OPT-01). */
export function worksFrom({ state, options }: Kazzam, { data }: Warp, cell: Cell): boolean {
  if (cell < 0) return false;
  return options.crossAreaWarps || groundOf(state).inOnePart(cell, data.cell);
}

/** The square of a warp as something that sees and strikes. */
function bodyOn({ data }: Warp): Body {
  return { cell: data.cell, width: 1, height: 1 };
}

/**
 * A kind of warp. Its Porter has lines to whatever it has lines to, from anywhere
 * (KC-POR-08).
 *
 * @param strikes whether attacks and Opportunities may be made from it (KC-POR-25)
 */
export function warpEffect(kind: WarpKind, strikes: boolean, on: Answers = {}): EffectDef {
  return {
    ...kind,
    on,
    eye: {
      strikes,
      placeFor: (t, warp, cell) =>
        isOf(kind, warp) && worksFrom(t, warp, cell) ? bodyOn(warp) : undefined,
    },
  };
}

/** A Warp power: an implement attack of 2 whose Effect makes a warp. */
export function warpPower(kind: WarpKind, rule: string): AttackPower {
  // Another warp in place of the one that there is gains less.
  const worth: AttackPower['worth'] = ({ state }, { attacker }) =>
    warpOf(state, attacker) === undefined ? 0.16 : 0.06;
  const { kind: id } = kind;
  return { id, rule, target: 'implement', damage: 2, effect: [makesWarp(kind, rule)], worth };
}

/**
 * The Effect of a Warp power: a warp beside the target, or beside where it stood if it is Taken
 * Out. Nothing that the target suffers (KC-CONV-48). The old one ends, unless there is no square for
 * a new one (KC-POR-07, KC-POR-09).
 */
function makesWarp(kind: WarpKind, rule: string): EffectPart {
  return { on: 'others', run: (t, use) => makeWarp(t, use, kind, rule) };
}

function* makeWarp(t: Kazzam, use: Use, kind: WarpKind, rule: string): Flow<void> {
  const { state } = t;
  const { attacker: by, target, stood } = use;
  const creature = creatureOf(state, target);
  const squares = vacantBeside(state, isOnMap(creature) ? creature : stood);
  if (squares.length === 0) return;
  const cell = yield* askSquare(t, by, 'warp', squares, rule);
  const old = warpOf(state, by);
  if (old !== undefined) windows.detach(t, old.id);
  windows.attach(t, {
    ...withData(kind, { cell, warp: 1 }),
    on: NOBODY,
    by,
    source: kind.kind,
    until: { ends: 'match' },
    mark: state.nextEffect,
    amount: 0,
  });
}
