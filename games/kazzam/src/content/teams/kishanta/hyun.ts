import type { CreatureId } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import type { Tactic, Weighed } from '../../../rules/effects/tactic.ts';
import { apart, carries, foesOf, isMate, mateOf, reaches, sideOf } from './eye.ts';

/** From where a flask is best hurled: out of reach of most, and how far it flies. */
const FLASK = { from: 7, to: 10 } as const;

/** How near an enemy is for Spread Fire. */
const SPREAD = 6;

function isFlaskDistance(squares: number): boolean {
  return squares >= FLASK.from && squares <= FLASK.to;
}

/** How well a flask falls on somebody: among enemies, beside none of his own side. */
function worthOfHurling(judge: Judge, target: CreatureId): number {
  const beside = (who: CreatureId) => who !== target && apart(judge, target, who) <= 1;
  if (sideOf(judge).some(beside)) return -0.5;
  if (!foesOf(judge).some(beside)) return 0;
  return isFlaskDistance(apart(judge, judge.id, target)) ? 0.35 : 0.2;
}

/** Enemies that a flask would reach. */
function withinThrow(judge: Judge): CreatureId[] {
  return foesOf(judge).filter((foe) => apart(judge, judge.id, foe) <= FLASK.to);
}

/** On whom a flask falls best. */
function bestOfThrow(judge: Judge): CreatureId | undefined {
  const [best] = withinThrow(judge).sort(
    (a, b) => worthOfHurling(judge, b) - worthOfHurling(judge, a),
  );
  return best;
}

/** Whoever of his side holds an orb. */
function carrierOf(judge: Judge): CreatureId | undefined {
  return sideOf(judge).find((one) => carries(judge, one));
}

/** Help for an attack of Pila's on whoever is beside her; shelter for a carrier whom the target could strike. */
function worthOfPotion(judge: Judge, { id }: Weighed, of: CreatureId | undefined): number {
  if (of === undefined) return 0;
  const pila = mateOf(judge, 'defender');
  const carrier = carrierOf(judge);
  if (id === 'target-attack-potion')
    return pila !== undefined && apart(judge, pila, of) <= 1 ? 0.3 : 0;
  if (id === 'target-protect-potion')
    return carrier !== undefined && reaches(judge, of, carrier) ? 0.4 : 0;
  return 0;
}

/** Whom a potion names. */
function worthOfName(judge: Judge, creature: CreatureId | undefined, power: unknown): number {
  if (creature === undefined) return 0;
  const { state } = judge.t;
  if (power === 'target-attack-potion') return isMate(state, creature, 'defender') ? 0.6 : 0;
  return power === 'target-protect-potion' && creature === carrierOf(judge) ? 0.6 : 0;
}

/** Hyun hurls flasks from afar (KT-HYU-15). */
export const HYUN: Tactic = {
  rule: 'KT-HYU-15',
  start: [3, 7],
  stands(judge) {
    const { state } = judge.t;
    const ground = groundOf(state);
    const foes = foesOf(judge);
    const crowded = foes.filter((foe) =>
      foes.some((other) => other !== foe && apart(judge, foe, other) <= 1),
    );
    const sees = (cell: number, some: readonly CreatureId[]) =>
      some.some((foe) => {
        const distance = ground.distance(cell, creatureOf(state, foe).cell);
        return distance !== undefined && isFlaskDistance(distance);
      });
    return (cell) => (sees(cell, crowded) ? 0.2 : sees(cell, foes) ? 0.08 : 0);
  },
  actions: {
    'hurl-flask': (judge) =>
      withinThrow(judge).some((foe) => worthOfHurling(judge, foe) > 0) ? 0.15 : 0,
    // It may not be attacked in this turn: there has to be another.
    'spread-fire': (judge) => {
      const best = bestOfThrow(judge);
      const near = foesOf(judge).filter((foe) => apart(judge, judge.id, foe) <= SPREAD);
      return near.some((foe) => foe !== best) ? 0.1 : -0.3;
    },
  },
  whom: {
    'hurl-flask': worthOfHurling,
    'spread-fire': (judge, foe) => (foe === bestOfThrow(judge) ? -0.4 : 0),
  },
  options: {
    'which-potion': worthOfPotion,
    'potion-names': (judge, { creature }, _of, { power }) => worthOfName(judge, creature, power),
  },
};
