import { expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../../../test/table.ts';

const HUNTER = { role: 'specialist', specialisation: 'hunter' } as const;

test('[KC-EX-23] [KC-CHM-08] [KC-CHM-14] [KC-CHM-16] [KC-CHM-26] a staff’s 6 for two, with the Role Boost', () => {
  const court = begin(
    {
      court: floor(12, 9),
      athletes: [
        ours('Cha', '2,2', {
          class: 'charmer',
          implement: 'staff',
          picks: ['charmer/assault-charm'],
          role: 'leader',
          specialisation: 'rescuer',
        }),
        ours('A', '5,2', { class: 'hexer', implement: 'wand', ...HUNTER }),
        ours('B', '2,6', {
          class: 'porter',
          implement: 'wand',
          role: 'striker',
          specialisation: 'bruiser',
        }),
        theirs('Z', '1,2', { implement: 'wand', ...HUNTER }),
        theirs('F', '9,2', {
          implement: 'wand',
          class: 'porter',
          role: 'leader',
          specialisation: 'rescuer',
        }),
      ],
      turn: 'Cha',
    },
    { rolls: [6, 4, 2, 5] },
  );
  court.answer('assault-charm', 'A', 'yes');
  expect(court.of('Cha')).toHaveHp(6);
  court.answer('effect-2', 'B', 'give', 'A');
  expect(court.inPlay('assault-strength', 'A')[0]?.amount).toBe(4);
  expect(court.inPlay('given-boost').map(({ on }) => on)).toEqual([court.id('A')]);
  expect(court.state.turn?.creature).toBe(court.id('A'));
  court.answer('basic-implement-attack', 'F', ['damage', 'assault-charm', 'given-boost'], 'nobody');
  expect(court.of('F')).toHaveHp(2);
  court.answer('end-turn', 'basic-implement-attack', 'Z');
  expect(court.heard('attack').at(-1)).toMatchObject({ dice: [2, 5], result: 5 });
});

test('[KC-EX-24] [KC-CHM-08] [KC-CHM-12] [KC-CHM-13] [KC-CHM-25] a wand’s 2, and Lasting', () => {
  const court = begin(
    {
      court: floor(12, 7),
      athletes: [
        ours('Cha', '2,2', {
          class: 'charmer',
          implement: 'wand',
          picks: ['charmer/shield-charm', 'charmer/lasting'],
          ...HUNTER,
        }),
        theirs('E', '9,2', {
          class: 'hexer',
          picks: ['hexer/lesser-confusion'],
          implement: 'wand',
          ...HUNTER,
        }),
        ours('A', '5,2', {
          class: 'porter',
          implement: 'wand',
          role: 'striker',
          specialisation: 'bruiser',
        }),
      ],
      order: ['Cha', 'E', 'A'],
      turn: 'Cha',
    },
    { rolls: [2, 5, 3, 5, 2] },
  );
  court.answer(
    'shield-charm',
    'A',
    'none',
    'end-turn',
    'lesser-confusion',
    'A',
    'damage',
    'end-turn',
  );
  expect(court.heard('attack').at(-1)).toMatchObject({ dice: [5, 3], result: 3 });
  expect(court.of('A')).toHaveHp(7);
  court.answer('end-turn', 'roll');
  expect([court.inPlay('resist').length, court.inPlay('shield-charm').length]).toEqual([0, 1]);
  court.answer('end-turn', 'end-turn', 'end-turn', 'roll');
  expect(court.inPlay('shield-charm')).toEqual([]);
});
