import { expect, test } from 'vitest';
import { play } from './play.ts';

const reflecting = (d: object, scored: readonly string[] = []) => ({
  seats: 4,
  given: {
    phase: 'resolve',
    resolving: 'D',
    players: {
      A: { shield: 'reflector-shield', stored: 4, selects: 'reflector-shield/overcharge/D' },
      B: { selects: 'basic-lazor/activate/A' },
      C: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/D' },
      D: { scored, ...d },
    },
    reflected: [{ from: 'A', to: 'D', damage: 1 }],
  },
});

test('[UB-DEATH-07] killers stand in turn order, also one whose packet was reflected', () => {
  const { of } = play({
    ...reflecting({ health: 3, selects: 'basic-battery/decline' }, ['B3', 'I3', 'N3']),
    rolls: [3],
    answers: [
      ['D', 'number'],
      ['D', ['B3', 'I3']],
    ],
  });
  expect(of('died')).toMatchObject([{ killers: [0, 2] }]);
  expect(of('line-shared')).toMatchObject([
    { seat: 0, squares: ['B3', 'I3'] },
    { seat: 2, squares: ['N3'] },
  ]);
});

test('[UB-SHD-03] [UB-REFL-01] who reflects is the attacker that a Negator drains', () => {
  const base = reflecting({ shield: 'negator-shield', selects: 'negator-shield/activate' });
  const { C: _, ...players } = base.given.players;
  const { of } = play({ ...base, given: { ...base.given, players } });
  expect(of('drained')).toMatchObject([{ seat: 0, by: 3, amount: 1 }]);
});

test('[UB-BINGO-10] only the extra roll can be rolled again in its window', () => {
  const { options } = play({
    seats: 3,
    given: {
      phase: 'resolve',
      players: {
        A: { battery: 'tesseract-battery', stored: 8, selects: 'tesseract-battery/activate' },
        B: { powers: ['continuum-compressor'] },
      },
    },
    rolls: ['B', 3],
  });
  expect(options('choice.reroll')).toEqual(['pass', 'play/continuum-compressor/0']);
});

test('[UB-PWR-02] in a later step 4 those who are done are asked in turn order', () => {
  const { asked } = play({
    seats: 4,
    given: {
      phase: 'resolve',
      firstPlayer: 'C',
      resolving: 'B',
      players: { A: { powers: ['charged-capacitor'] }, C: { powers: ['charged-capacitor'] } },
    },
    answers: [
      ['C', 'pass'],
      ['A', 'pass'],
    ],
  });
  expect(asked.slice(0, 2)).toEqual(['choice.power C', 'choice.power A']);
});
