import { describe, expect, test } from 'vitest';
import type { Court } from '../../../../test/table.ts';
import { heuristicOf } from '../../../bots/heuristic.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { CONTENT } from '../../index.ts';
import { DIVINER } from './index.ts';
import { divined, kindsOn } from './testing/divined.ts';

const heuristic = heuristicOf(CONTENT);

/** What a bot takes of what is offered now; it leaves nothing to chance. */
function taken(court: Court): string | undefined {
  const { open, state: view } = court;
  const answer = heuristic({ view, seat: open.seat, choice: open, random: { index: () => 0 } });
  return court.idOf(answer);
}

const kept = (amount: number) => ({ kind: 'foreseen', on: 'Di', by: 'Di', amount, round: 1 });

test('[KC-DIV-01] one feature of three', () => {
  expect(DIVINER.groups.find(({ key }) => key === 'feature')).toMatchObject({
    count: 1,
    from: ['diviner/empath', 'diviner/seer', 'diviner/scryer'],
  });
});
test('[KC-DIV-05] begins without lock, bond or die', () => {
  expect(kindsOn(divined(['empath', 'seer', 'scryer']), 'Di')).toEqual([]);
});

describe('a bot as a Seer', () => {
  test('looks ahead with an enemy in range, not with nobody to attack', () => {
    const look = (at: string) => {
      const court = divined(['seer'], { turn: 'Cy', bo: { at }, cy: { at: '14,6' } });
      return taken(court.answer('end-turn'));
    };
    expect([look('4,2'), look('14,0')]).toEqual(['yes', 'no']);
  });
  test('attacks with a die that is no 1, and foretells a 1 to another', () => {
    const uses = (face: number, action: string) => {
      const rolls = action === 'foresight' ? [4] : [];
      const court = divined(['seer'], { effects: [kept(face)], rolls, seats: 2 });
      court.answer(action, 'Bo');
      if (action === 'foresight') court.answer('no', ['damage', 'effect']);
      return taken(court);
    };
    expect([uses(6, 'basic-implement-attack'), uses(1, 'basic-implement-attack')]).toEqual([
      'yes',
      'no',
    ]);
    expect([uses(1, 'foresight'), uses(6, 'foresight')]).toEqual(['yes', 'no']);
  });
  test('uses Foresight rather than a plain attack with a bad die at hand', () => {
    const still = { immobilized: {} };
    expect(taken(divined(['seer'], { effects: [kept(1)], di: { statuses: still } }))).toBe(
      'foresight',
    );
  });
});

describe('a bot as a Scryer', () => {
  test('locks on to an enemy near it, and keeps a lock that is as good', () => {
    const near = { cy: { at: '5,2' } };
    const court = divined(['scryer'], { ...near, bo: { holds: ['red'] } }).answer('end-turn');
    expect(taken(court)).toBe('Bo');
    const effects = [{ kind: 'locked-on', on: 'Bo', by: 'Di' }];
    expect(taken(divined(['scryer'], { ...near, effects }).answer('end-turn'))).toBe('nobody');
  });
  test('waits with Target Lock for whom it cannot reach', () => {
    const effects = [{ kind: 'locked-on', on: 'Bo', by: 'Di' }];
    const far = { bo: { at: '14,2' }, cy: { at: '14,5' }, di: { statuses: { immobilized: {} } } };
    expect(taken(divined(['scryer'], { effects, ...far }))).toBe('target-lock');
  });
});

describe('a bot as an Empath', () => {
  const effects = [{ kind: 'empathic-bond', on: 'Di', by: 'Di', target: 'Al' }];

  test('mirrors what does an ally good', () => {
    const court = divined(['empath'], { di: { hp: 3 }, al: { hp: 3 } });
    const of = court.id('Al');
    court.start(recover(court, { who: of, amount: 2, by: of, rule: 'TEST' }));
    expect(taken(court)).toBe('yes');
  });
  test('has whoever is stronger take the damage', () => {
    const bears = (di: number, al: number) => {
      const court = divined(['empath'], { effects, di: { hp: di }, al: { hp: al } });
      const blow = { to: court.id('Al'), by: court.id('Bo'), kind: 'other', melee: false } as const;
      court.start(deal(court, blow, 3, 'TEST'));
      return taken(court);
    };
    expect([bears(8, 3), bears(2, 6)]).toEqual(['Di', 'Al']);
  });
  test('gives HP to whoever has fewer', () => {
    const moves = (di: number, al: number) =>
      taken(divined(['empath'], { di: { hp: di }, al: { hp: al } }).answer('empathic-bond'));
    expect([moves(8, 2), moves(2, 8), moves(5, 5)]).toEqual(['give-hp-2', 'take-hp-2', 'none']);
  });
});
