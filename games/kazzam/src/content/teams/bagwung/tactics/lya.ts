import type { CreatureId } from '../../../../model.ts';
import { creatureOf } from '../../../../rules/court/creatures.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { wardOf } from '../../../../rules/numbers/damage-total.ts';
import { apart, from, fromHome, opponents, ownPedestals, raiderOf } from './looks.ts';

/** HP at which she drinks. */
const THIRSTY = 2;

/** How near somebody is to whoever is Frenzied. */
const NEAR = 4;

/** Ward that is worth a Nullification Potion. */
const MUCH_WARD = 2;

/** Whether an enemy that goes wild has its own side near and none of ours. */
function goesWildAmongItsOwn(judge: Judge, enemy: CreatureId): boolean {
  const { cell } = creatureOf(judge.t.state, enemy);
  if (judge.count('allies', NEAR, cell) > 0) return false;
  return opponents(judge).some((other) => other !== enemy && from(judge, cell, other) <= NEAR);
}

/** What a Potion is worth to her besides on an enemy. */
function worthOfPotion(judge: Judge, potion: string, enemy: CreatureId | undefined): number {
  if (enemy === undefined) return 0;
  const { state } = judge.t;
  switch (potion) {
    case 'corrosive-potion':
      return 0.1;
    case 'frenzy-brew':
      return goesWildAmongItsOwn(judge, enemy) ? 0.2 : -0.4;
    case 'nullification-potion':
      return wardOf(creatureOf(state, enemy).wards) >= MUCH_WARD ? 0.3 : 0;
    default:
      return 0;
  }
}

/** Whether an opponent is beside her. */
function hasFoeBeside(judge: Judge): boolean {
  const { cell } = creatureOf(judge.t.state, judge.id);
  return opponents(judge).some((foe) => from(judge, cell, foe) <= 1);
}

/** Lya, who keeps the pedestals (KT-LYA-16). */
export const LYA_TACTIC: Tactic = {
  rule: 'KT-LYA-16',
  part: 'keeper',
  start: [4, 9],
  actions: {
    'potent-edge': (judge) => (hasFoeBeside(judge) ? 0.2 : 0),
    'toss-potion': (judge) => (hasFoeBeside(judge) ? 0 : 0.2),
    // The flask is for when it counts.
    drink: (judge) => (isThirsty(judge) ? 0 : -0.6),
  },
  whom: {
    'defenders-mark': (judge, foe) => (foe === raiderOf(judge) ? 0.5 : 0),
    'potent-edge': (judge, foe) => (foe === raiderOf(judge) ? 0.1 : 0),
    'toss-potion': (judge, foe) => (foe === raiderOf(judge) ? 0.1 : 0),
  },
  options: {
    'which-potion': (judge, { id: potion }, of) => worthOfPotion(judge, potion, of),
  },
  answers: { 'drink-phoenix': isThirsty },
  stands: (judge) => {
    const raider = raiderOf(judge);
    const homes = ownPedestals(judge);
    return (cell) => {
      if (raider === undefined) return fromHome(judge, cell) <= 4 ? 0.05 : 0;
      const isBetween = homes.some((home) => {
        const way = from(judge, home, raider);
        return apart(judge, home, cell) + from(judge, cell, raider) <= way && way <= NEAR * 3;
      });
      return isBetween ? 0.2 : 0;
    };
  },
};

function isThirsty({ t, id }: Judge): boolean {
  return creatureOf(t.state, id).hp <= THIRSTY;
}
