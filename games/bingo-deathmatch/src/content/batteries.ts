import { type BatteryId, playerAt } from '../model.ts';
import type { BingoTable } from '../table.ts';
import type { Battery, BatteryAction, Verbs } from './hooks.ts';

/** The Batteries. */
export const BATTERIES: Readonly<Record<BatteryId, Battery>> = {
  'basic-battery': {
    id: 'basic-battery',
    slot: 'battery',
    price: 0,
    basic: true,
    capacity: 4,
    supply: 2,
    activate: storing(2, 'UB-BASE-03'),
    rule: 'UB-BASE-03',
  },
  'military-battery': {
    id: 'military-battery',
    slot: 'battery',
    price: 4,
    basic: false,
    capacity: 6,
    supply: 3,
    bonusFor: 'lazor',
    activate: storing(3, 'UB-BAT-01'),
    rule: 'UB-BAT-01',
  },
  'barrier-battery': {
    id: 'barrier-battery',
    slot: 'battery',
    price: 4,
    basic: false,
    capacity: 6,
    supply: 3,
    bonusFor: 'shield',
    activate: storing(3, 'UB-BAT-02'),
    rule: 'UB-BAT-02',
  },
  'reactive-battery': {
    id: 'reactive-battery',
    slot: 'battery',
    price: 5,
    basic: false,
    capacity: 6,
    supply: 3,
    activate: {
      ...storing(3, 'UB-BAT-03'),
      onDamage: (t, seat, taken, _before, verbs) => {
        verbs.store(t, seat, taken, 'UB-BAT-09');
      },
    },
    rule: 'UB-BAT-03',
  },
  'chaotic-battery': {
    id: 'chaotic-battery',
    slot: 'battery',
    price: 5,
    basic: false,
    capacity: 8,
    supply: 3,
    activate: {
      cost: 0,
      run: (t, seat, verbs) => {
        verbs.store(t, seat, 4, 'UB-BAT-04');
        matchRolls(t, seat, verbs);
        return undefined;
      },
    },
    rule: 'UB-BAT-04',
  },
  'tesseract-battery': {
    id: 'tesseract-battery',
    slot: 'battery',
    price: 8,
    basic: false,
    capacity: 16,
    supply: 0,
    loaded: 16,
    activate: { cost: 8, run: (t, seat, verbs) => verbs.extraRoll(t, seat) },
    rule: 'UB-BAT-05',
  },
};

function storing(amount: number, rule: string): BatteryAction {
  return {
    cost: 0,
    run: (t, seat, verbs) => {
      verbs.store(t, seat, amount, rule);
      return undefined;
    },
  };
}

/** The others in turn order: with the same letter they gain, with the same number they lose. */
function matchRolls(t: BingoTable, owner: number, verbs: Verbs): void {
  const { state } = t;
  const own = playerAt(state, owner).lastRoll;
  const count = state.players.length;
  for (let i = 0; i < count; i += 1) {
    const seat = (state.holder + i) % count;
    if (seat === owner) continue;
    const { letter, number } = playerAt(state, seat).lastRoll;
    if (letter !== '' && letter === own.letter) verbs.store(t, seat, 1, 'UB-CUBE-06');
    if (number !== '' && number === own.number) verbs.drain(t, seat, 1, owner, 'UB-BAT-10');
  }
}
