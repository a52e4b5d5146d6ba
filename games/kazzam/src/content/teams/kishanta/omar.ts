import type { CreatureId } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../rules/effects/tactic.ts';
import { apart, carries, foesOf, isMate, reaches, sideOf } from './eye.ts';

/** How far a Duelist looks. */
const DUEL = 5;

/** How far Hyun hurls. */
const HURL = 10;

/** How many targets make Hyun the first to inspire. */
const MANY = 3;

/** What the Boost gives back. */
const HEAL = 2;

/** How many turns pass before that of a creature comes. */
function turnsUntil({ t: { state } }: Judge, who: CreatureId): number {
  const { order, place } = state;
  const at = order.indexOf(who);
  return at < 0 ? order.length : (at - place - 1 + order.length) % order.length;
}

/** Hyun among many targets first; else the sooner it acts the better, with somebody to strike. */
function worthOfInspiring(judge: Judge, ally: CreatureId): number {
  const foes = foesOf(judge);
  if (isMate(judge.t.state, ally, 'striker')) {
    const targets = foes.filter((foe) => apart(judge, ally, foe) <= HURL);
    if (targets.length >= MANY) return 0.6;
  }
  if (!foes.some((foe) => reaches(judge, ally, foe))) return 0;
  return 0.4 / (1 + turnsUntil(judge, ally));
}

/** Those who miss much first; if nobody does, whoever would be above its maximum and Fierce for it. */
function worthOfHealing(judge: Judge, ally: CreatureId): number {
  const { state } = judge.t;
  const missing = (who: CreatureId) => {
    const { hp, maxHp } = creatureOf(state, who);
    return maxHp - hp;
  };
  const others = sideOf(judge).filter((one) => one !== judge.id);
  if (others.some((one) => missing(one) >= HEAL)) return missing(ally) >= HEAL ? 0.3 : 0;
  // That of a Fierce turn ahead: above the maximum by at least 1 when it begins.
  const over = missing(ally) < HEAL ? 0.2 : 0;
  return over + 0.5 * worthOfInspiring(judge, ally);
}

/** An enemy without an orb whose own side's carrier it could strike. */
function isNeighbour(judge: Judge, foe: CreatureId): boolean {
  if (carries(judge, foe)) return false;
  return foesOf(judge).some(
    (other) => other !== foe && carries(judge, other) && reaches(judge, foe, other),
  );
}

/** Omar spurs his allies on, Hyun before all (KT-OMA-12). */
export const OMAR: Tactic = {
  rule: 'KT-OMA-12',
  start: [4, 10],
  stands(judge) {
    const { state } = judge.t;
    const ground = groundOf(state);
    const foes = foesOf(judge).map((foe) => creatureOf(state, foe).cell);
    return (cell) => {
      const near = foes.filter((foe) => (ground.distance(cell, foe) ?? DUEL + 1) <= DUEL);
      return near.length === 1 ? 0.2 : 0;
    };
  },
  actions: {
    'greater-confusion': (judge) =>
      foesOf(judge).some((foe) => isNeighbour(judge, foe) && reaches(judge, judge.id, foe))
        ? 0.2
        : 0,
  },
  whom: {
    inspire: worthOfInspiring,
    heal: worthOfHealing,
    'greater-confusion': (judge, foe) => (isNeighbour(judge, foe) ? 0.4 : 0),
    'confused-target': (judge, victim) => (carries(judge, victim) ? 0.6 : 0),
  },
};
