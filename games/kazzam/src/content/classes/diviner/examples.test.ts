import { expect, test } from 'vitest';
import { giveStatus } from '../../../rules/effects/status.ts';
import { BOTH, divined } from './testing/divined.ts';

/** Ends turns until that question is asked; what a Seer is asked is left open. */
function upTo(court: ReturnType<typeof divined>, key: string, name?: string): void {
  const isReached = () =>
    court.asked.startsWith(`${key} `) &&
    (name === undefined || court.state.turn?.creature === court.id(name));
  while (!isReached()) court.answer('end-turn');
}

test('[KC-EX-16] a Seer’s dice: one for its attack, one for its save, one unused', () => {
  const court = divined(['seer', 'misfortune'], {
    rolls: [6, 2, 1, 3, 4],
    di: { implement: 'wand' },
    turn: 'Cy',
  });
  upTo(court, 'look-ahead');
  court.answer('yes');
  upTo(court, 'action', 'Di');
  court.answer('misfortune', 'Bo', 'yes', BOTH);
  expect(court).toHaveHeard({ type: 'attack', who: 'Di', result: 6, foreseen: true });
  expect(court.of('Bo')).toHaveHp(4);
  upTo(court, 'action', 'Bo');
  court.answer('basic-implement-attack', 'Di');
  expect(court.of('Bo')).toHaveHp(1);
  // Round 2.
  upTo(court, 'look-ahead');
  const on = court.id('Di');
  giveStatus(court, { kind: 'slowed', on, by: 3, source: 'test', until: { ends: 'save' } });
  court.answer('yes');
  upTo(court, 'save');
  court.answer('roll', 'yes');
  expect(court).toHaveHeard({ type: 'save', who: 'Di', foreseen: true, saved: false });
  // Round 3.
  upTo(court, 'look-ahead');
  expect(court.of('Di')).toHaveHp(8);
  court.answer('yes');
  upTo(court, 'save');
  court.answer('roll', 'no');
  upTo(court, 'look-ahead');
  expect(court.of('Di')).toHaveHp(5);
  expect([court.state.points, court.state.strikes]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
