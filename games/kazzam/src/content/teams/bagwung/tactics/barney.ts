import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../../model.ts';
import { creatureOf } from '../../../../rules/court/creatures.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { apart, couldShoot, fellowOf, from, opponents } from './looks.ts';

/** Those beside whom he fights. */
const BESIDE = ['defender', 'specialist'] as const;

/** Those who shoot after him. */
const SHOOTERS = ['striker', 'specialist'] as const;

/** How near a foe is that could attack somebody soon. */
const NEAR = 6;

/** Whether Gerald or Madeline could shoot at an enemy that he lays open. */
function isShotNext(judge: Judge, enemy: CreatureId): boolean {
  return SHOOTERS.some((role) => {
    const shooter = fellowOf(judge, role);
    return shooter !== undefined && couldShoot(judge, shooter, enemy);
  });
}

/** How many are about to attack a creature: foes near it. */
function attackers({ count, t }: Judge, creature: CreatureId): number {
  return count('foes', NEAR, creatureOf(t.state, creature).cell);
}

/** Whether an opponent is after a team-mate, or himself, who carries an orb. */
function isPursued({ count, t, id }: Judge): boolean {
  const { creatures } = t.state;
  const { team } = creatureOf(t.state, id);
  return creatures.some(
    ({ team: of, held, cell }) => of === team && held.length > 0 && count('foes', NEAR, cell) > 0,
  );
}

/** Whether a square lies on the straight way of an opponent near by to somebody who carries an orb home. */
function isInTheWay(judge: Judge, cell: Cell): boolean {
  const { state } = judge.t;
  const { team } = creatureOf(state, judge.id);
  return state.creatures.some(({ team: of, held, cell: carrier }) => {
    if (of !== team || held.length === 0 || carrier < 0) return false;
    return opponents(judge).some((pursuer) => {
      const whole = from(judge, carrier, pursuer);
      return whole <= NEAR && from(judge, cell, pursuer) + apart(judge, cell, carrier) === whole;
    });
  });
}

/** Barney, who fights beside Lya or Madeline and shields whoever needs it (KT-BAR-13). */
export const BARNEY_TACTIC: Tactic = {
  rule: 'KT-BAR-13',
  part: 'raider',
  start: [4, 8],
  actions: {
    outflank: (judge) =>
      opponents(judge).some(
        (enemy) =>
          from(judge, creatureOf(judge.t.state, judge.id).cell, enemy) <= 1 &&
          isShotNext(judge, enemy),
      )
        ? 0.2
        : 0,
    'ward-boost': 0.15,
    // It bars the way of a pursuer, and else waits for one.
    'ward-wall': (judge) => (isPursued(judge) ? 0.4 : -0.2),
  },
  whom: {
    outflank: (judge, enemy) => (isShotNext(judge, enemy) ? 0.4 : 0),
    'special-ward': (judge, ally) => Math.min(0.6, 0.1 * attackers(judge, ally)),
  },
  options: {
    'ward-wall': (judge, { cell }) => (cell !== undefined && isInTheWay(judge, cell) ? 0.5 : 0),
  },
  stands: (judge) => {
    const fellows = BESIDE.flatMap((role) => fellowOf(judge, role) ?? []);
    return (cell) => {
      const near = Math.min(...fellows.map((fellow) => from(judge, cell, fellow)));
      return near <= 1 ? 0.12 : near <= 3 ? 0.06 : 0;
    };
  },
};
