import { expect, test } from 'vitest';
import { begin, floor, ours, theirs } from './table.ts';

/** Hal, a Runner with a Patient Shot ready, and Pia, who jumps to a square three from her. */
const jumping = (...runsTo: readonly string[]) =>
  begin(
    {
      court: floor(12, 5),
      athletes: [
        ours('Hal', '5,2', {
          class: 'hexer',
          picks: ['hexer/homards-patient-shot'],
          role: 'specialist',
          specialisation: 'runner',
        }),
        theirs('Pia', '8,2', { class: 'porter', picks: ['porter/short-jump'] }),
      ],
      turn: 'Hal',
    },
    { rolls: [4, 4] },
  ).answer(
    'homards-patient-shot',
    'end-turn',
    'short-jump',
    'court(6,2)',
    'shoot',
    ['role-boost', 'damage'],
    ...runsTo.map((square) => [square]),
    [],
  );

test('[KZ-FORCE-12] [KZ-INV-05] nobody is teleported to a square that was taken in the meantime', () => {
  const court = jumping('court(6,2)');
  expect(court).toBeTheTurnOf('Pia');
  expect(court).toBeAskedFor('action');
  expect(court.of('Hal')).toStandAt('6,2');
  expect(court.of('Pia')).toStandAt('8,2');
  expect(court.heard('arrived')).toEqual([]);
});

test('[KZ-FORCE-12] to one that is free still, she is', () => {
  const court = jumping('court(5,1)');
  expect(court).toBeAskedFor('action');
  expect(court.of('Hal')).toStandAt('5,1');
  expect(court.of('Pia')).toStandAt('6,2');
});
