import type { Invariant } from '@tablewright/engine';
import { type KazzamState, NOWHERE } from '../../../model.ts';
import { CHARGE_TOKENS } from './charge-tokens.ts';

/** What holds while a Wardmaster plays. */
export const INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KC-INV-10',
    text: 'counters are not negative and go with a Take-Out',
    check({ effects, creatures }) {
      const wrong = effects.find(
        ({ kind, on, amount }) =>
          kind === CHARGE_TOKENS && (amount < 0 || creatures[on]?.cell === NOWHERE),
      );
      return wrong && `${creatures[wrong.on]?.name} has ${wrong.amount} tokens`;
    },
  },
];
