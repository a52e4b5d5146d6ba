import type { Invariant } from '@tablewright/engine';
import type { KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { LUCK_TOKENS } from './luck-charm.ts';

/** What must hold while a Charmer plays. */
export const INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KC-INV-10',
    text: 'Luck Tokens are 1 or more, and only on the map',
    check(state) {
      const wrong = effectsOf(state, LUCK_TOKENS).find(
        ({ on, amount }) => amount < 1 || !isOnMap(creatureOf(state, on)),
      );
      return wrong === undefined
        ? undefined
        : `${creatureOf(state, wrong.on).name} has ${wrong.amount}`;
    },
  },
];
