import type { Creature } from '../../model.ts';
import { letGoAll } from '../../rules/actions/grapple.ts';
import { breakConcentration } from '../../rules/effects/concentration.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import type { Trait } from '../trait.ts';
import { helpless } from './shared.ts';
import { noMagic } from './warded.ts';

/** Stone (DT-COND-28): paralyzed and warded, needs neither food nor air; its timers go on where they stood. */
export const petrified: Trait = {
  id: 'petrified',
  rule: 'DT-COND-28',
  bans: ['move', 'act', 'speak', 'choose', 'hold', 'magic'],
  spares: ['magic', 'suffocation', 'hunger', 'poison', 'gas', 'disease'],
  takes: noMagic('DT-COND-28'),
  rollAgainst: helpless('petrified'),
  on: {
    *began(t, { creature, effect }) {
      if (effect !== undefined) effect.data = { ...effect.data, amount: t.state.clock };
      yield* relieveOf(t, creature, ['aflame'], 'end', 'DT-COND-28');
      yield* letGoAll(t, creature);
      yield* breakConcentration(t, creature);
    },
    ended(t, { creature, effect }) {
      shiftTimers(creature, t.state.clock - (effect?.data?.amount ?? t.state.clock));
      return undefined;
    },
  },
};

/** Everything that the clock ends or brings about comes so many rounds later. */
function shiftTimers(creature: Creature, rounds: number): void {
  for (const effect of creature.effects) {
    const { until, save, data } = effect;
    if (until.at === 'time') effect.until = { at: 'time', clock: until.clock + rounds };
    if (save?.next !== undefined) save.next += rounds;
    if (data?.next !== undefined) data.next += rounds;
  }
  for (const [power, clock] of Object.entries(creature.used)) creature.used[power] = clock + rounds;
}
