import type { Invariant } from '@tablewright/engine';
import { type KazzamState, NOWHERE } from '../model.ts';
import { effectsOf, QUEST } from '../rules/effects/in-play.ts';
import { orbsOf } from '../rules/harm/quests.ts';

/** What holds of quests, as far as it can be seen in one state. */
export const OF_QUESTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KM-GOLEM-05',
    text: 'one quest at a time, of somebody who is there, for orbs and at least 2 points',
    check(state) {
      const givers = effectsOf(state, QUEST).map(({ on }) => on);
      for (const quest of effectsOf(state, QUEST)) {
        const { on, amount, data } = quest;
        const giver = state.creatures[on];
        const orbs = orbsOf(quest);
        const right =
          giver !== undefined &&
          giver.cell !== NOWHERE &&
          givers.indexOf(on) === givers.lastIndexOf(on) &&
          amount >= LEAST &&
          state.pedestals[data.pedestal] !== undefined &&
          new Set(orbs).size === orbs.length &&
          orbs.every((orb) => state.items[orb]?.kind === 'orb');
        if (!right) return `the quest of ${giver?.name ?? on} cannot be`;
      }
      return undefined;
    },
  },
];

/** The reward of a fresh quest (KM-GOLEM-05). */
const LEAST = 2;
