import { type Answers, begin, type Court, type Told } from '../../../../../test/table.ts';

import { type TrioSetting, trio } from '../../../../../test/trio.ts';
import { type KazzamState, NOBODY } from '../../../../model.ts';
import { groundOf } from '../../../../rules/court/ground-now.ts';
import { sharedData, withData } from '../../../../rules/effects/effect-data.ts';
import { effectsOf, putInPlay } from '../../../../rules/effects/in-play.ts';
import { WARPS } from '../warps.ts';

/** What differs from the usual position. */
export interface Setting extends TrioSetting {
  readonly pia?: Told;
}

/** Pia, a Porter with a wand, and the two others. */
const position = (picks: readonly string[], { pia, ...setting }: Setting) =>
  trio({ name: 'Pia', className: 'porter', picks, more: pia }, setting);

/** Pia's turn, played with these answers. */
export function ported(
  picks: readonly string[],
  answers: Answers = [],
  setting: Setting = {},
): Court {
  const { given, beginning } = position(picks, setting);
  return begin(given, beginning).answer(...answers);
}

/** The same position to run single flows on. */
export function portedTable(picks: readonly string[], setting: Setting = {}): Court {
  return ported(picks, [], setting);
}

/** Their numbers. */
export const [PIA, AL, BO] = [0, 1, 2] as const;

/** Where they stand, as squares are written. */
export function placesIn(state: KazzamState): readonly string[] {
  const ground = groundOf(state);
  return state.creatures.map(({ cell }) => (cell < 0 ? 'nowhere' : ground.option(cell).id));
}

/** Statuses and notes on a creature that do not belong to it for good. */
export function kindsOn(state: KazzamState, creature: number): readonly string[] {
  return state.effects
    .filter(({ on, innate }) => on === creature && innate !== true)
    .map(({ kind }) => kind);
}

/** The squares of effects of a kind: warps, traps, portals. */
export function squaresOf(state: KazzamState, wanted: string): readonly string[] {
  const ground = groundOf(state);
  return effectsOf(state, wanted).flatMap((effect) => {
    const { cell } = sharedData(effect);
    return cell === undefined ? [] : [ground.option(cell).id];
  });
}

/** The number of a square of the usual court, twelve squares wide. */
export function at(x: number, y: number): number {
  return y * 12 + x;
}

/** A table on which a warp of Pia's lies on that square. */
export function withWarp(name: string, cell: number, setting: Setting = {}): Court {
  const kind = WARPS.find((warp) => warp.kind === name);
  if (kind === undefined) throw new RangeError(`${name} is no warp`);
  const t = portedTable([name], setting);
  const until = { ends: 'match' } as const;
  const warp = withData(kind, { cell, warp: 1 });
  putInPlay(t.state, { ...warp, on: NOBODY, by: PIA, source: name, until, amount: 0 });
  return t;
}

/** Pia has hit Bo with a Warp power, and put the warp there. */
export function warped(
  pick: string,
  square: string,
  more: Answers = [],
  setting: Setting = {},
): Court {
  const hit = [pick, 'Bo', ['damage', 'effect'], square, ...more];
  return ported([pick], hit, { rolls: [4], ...setting });
}
