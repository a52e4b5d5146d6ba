import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../../model.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { isBloodied } from '../../../../rules/harm/damage.ts';
import { allOf, forDungeonOrb, RESTORED } from './plan.ts';
import { carries, fromHome, matesOf, opponentsOf, placeOf, roleOf, squares } from './sights.ts';

/** Whom he shadows: who has an orb, else their best raider: the one that is nearest to his pedestals. */
function quarry(judge: Judge): CreatureId | undefined {
  const foes = opponentsOf(judge);
  const home = (id: CreatureId) => fromHome(judge, placeOf(judge, id));
  const order = (a: CreatureId, b: CreatureId) => home(a) - home(b);
  const [carrier] = foes.filter((id) => carries(judge, id)).toSorted(order);
  return carrier ?? foes.toSorted(order)[0];
}

/** Near enough to follow it when it moves (KR-DEF-15), and not in its reach. */
const SHADOW = { from: 2, to: 4 } as const;

function shadows(judge: Judge): (cell: Cell) => number {
  const one = quarry(judge);
  if (one === undefined || carries(judge, judge.id)) return () => 0;
  const place = placeOf(judge, one);
  return (cell) => {
    const away = squares(judge, place, cell);
    return away >= SHADOW.from && away <= SHADOW.to ? 0.3 : 0;
  };
}

/** Goes after the quarry, wherever it stops. */
function follows(judge: Judge): boolean {
  const one = quarry(judge);
  if (one === undefined || carries(judge, judge.id)) return false;
  const away = squares(judge, placeOf(judge, judge.id), placeOf(judge, one));
  return away > 1 && away <= SHADOW.to;
}

/** Foes about an ally that press it hard, and how near they are. */
const PRESSED = { foes: 2, squares: 3 } as const;

function isPressed(judge: Judge, id: CreatureId): boolean {
  const near = judge.count('foes', PRESSED.squares, placeOf(judge, id).cell);
  return near >= PRESSED.foes || (near > 0 && isBloodied(placeOf(judge, id)));
}

/** Whom a charm is for: Fennec and Atalanta before all others, each by herself. */
function charms(judge: Judge, id: CreatureId): number {
  const role = roleOf(judge, id);
  const first = role === 'striker' || role === 'controller' ? 0.3 : 0;
  return first + (isPressed(judge, id) ? 0.2 : 0);
}

/** Whether two of his team are hard pressed. */
function areTwoPressed(judge: Judge): boolean {
  return matesOf(judge).filter((id) => isPressed(judge, id)).length >= 2;
}

/** JR: at the heels of their carrier or raider, blinding whoever shoots. */
export const jr: Tactic = {
  rule: 'KT-JRT-14',
  part: 'keeper',
  start: [4, 8],
  actions: {
    'defenders-mark': (judge) => (quarry(judge) === undefined ? 0 : 0.1),
    'shield-charm': (judge) => (areTwoPressed(judge) ? 0.5 : 0),
  },
  whom: {
    'defenders-mark': (judge, id) => (id === quarry(judge) ? 0.4 : 0),
    'close-focus-charm': (judge, id) => (placeOf(judge, id).implement === 'sword' ? 0 : 0.2),
    'shield-charm': charms,
    // Atalanta's hits drag her targets toward him.
    'charm-boost-on': (judge, id) => (roleOf(judge, id) === 'controller' ? 0.2 : 0),
  },
  options: {
    ...RESTORED,
    'charm-apart': (judge, { id }) => (id === 'effect-2' && areTwoPressed(judge) ? 0.4 : 0),
  },
  answers: { pursuer: follows },
  stands: allOf(shadows, forDungeonOrb),
};
