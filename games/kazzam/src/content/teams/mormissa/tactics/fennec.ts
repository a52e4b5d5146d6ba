import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../../model.ts';
import { targetsOf } from '../../../../rules/actions/actions.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../../rules/effects/basic-powers.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { allOf, forDungeonOrb, RESTORED } from './plan.ts';
import { carries, foesOf, nearestTo, placeOf, roleOf, squares } from './sights.ts';

/** Foes whom she could shoot from where she stands. */
function inRange(judge: Judge): readonly CreatureId[] {
  const foes = foesOf(judge);
  return targetsOf(judge.t, judge.id, BASIC_IMPLEMENT_ATTACK).filter((id) => foes.includes(id));
}

/** She keeps her ground while there is somebody to shoot at: her Boost and her Ward hang on it. */
function staysPut(judge: Judge): (cell: Cell) => number {
  const { cell: here } = placeOf(judge, judge.id);
  const holds = inRange(judge).length > 0;
  return (cell) => (holds && cell === here ? 0.5 : 0);
}

/** Whom she shoots at for the rest of the match: their Leader, or whoever is nearest. */
function favorite(judge: Judge): CreatureId | undefined {
  const marks = inRange(judge);
  const leader = marks.find((id) => roleOf(judge, id) === 'leader');
  return leader ?? nearestTo(judge, placeOf(judge, judge.id), marks);
}

/** Whether she has a favorite already: her first attack is for that. */
function hasFavored(judge: Judge): boolean {
  return placeOf(judge, judge.id).spent.includes('favored-target');
}

/** More than an attack is worth. */
const BEFORE_ATTACKS = 2;

/** Quickdraw is for the Move Action, and before any attack; with the Attack Action she does better. */
function draws(judge: Judge): number {
  if (inRange(judge).length === 0) return 0;
  return (judge.t.state.turn?.moveActions ?? 0) > 0 ? BEFORE_ATTACKS : -0.4;
}

/** Out of the range of her wand, and in it once it is pulled. */
const PULLED = { from: 6, to: 8 } as const;

function pulls(judge: Judge, id: CreatureId): number {
  if (!foesOf(judge).includes(id)) return -0.4;
  if (carries(judge, id)) return 0.4;
  const away = squares(judge, placeOf(judge, judge.id), placeOf(judge, id));
  return away >= PULLED.from && away <= PULLED.to ? 0.25 : 0.1;
}

/** Fennec: she stands and shoots, and pulls them to her. */
export const fennec: Tactic = {
  rule: 'KT-FEN-13',
  start: [3, 8],
  actions: {
    'get-back-here': (judge) => (foesOf(judge).length > 0 ? 0.3 : 0),
    quickdraw: draws,
    'favored-target': (judge) => (favorite(judge) === undefined ? 0 : 0.3),
    'rapid-fire': (judge) => (hasFavored(judge) && inRange(judge).length >= 2 ? 0.3 : 0),
    'echoing-shot': (judge) => (hasFavored(judge) && inRange(judge).length === 1 ? 0.3 : 0),
  },
  whom: {
    'get-back-here': pulls,
    'favored-target': (judge, id) => (id === favorite(judge) ? 0.5 : 0),
  },
  options: RESTORED,
  stands: allOf(staysPut, forDungeonOrb),
};
