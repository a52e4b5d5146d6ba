import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, theirs } from './table.ts';

const SLINGER = {
  class: 'wandslinger',
  picks: ['wandslinger/rapid-fire', 'wandslinger/follow-up'],
};

/** Ana, a Wandslinger, with Bo and Cy before her. */
function shooting(
  answers: Answers,
  rolls: readonly number[],
  bo: Readonly<Record<string, unknown>> = {},
) {
  return begin(
    {
      court: floor(9, 5),
      athletes: [ours('Ana', '1,2', SLINGER), theirs('Bo', '4,2', bo), theirs('Cy', '5,3')],
      turn: 'Ana',
    },
    { rolls },
  ).answer(...answers);
}

describe('an attack action of several rolls', () => {
  test('[KZ-STAT-58] [KZ-ATK-08] is answered by Retaliate once, after all of it', () => {
    const retaliate = { statuses: [{ status: 'retaliate', amount: 2 }] };
    const twice = shooting(['follow-up', 'Bo'], [4, 4], retaliate);
    expect(twice.of('Ana')).toHaveHp(6);
    // Both hits came before it.
    const kinds = twice.events.flatMap((event) => (event.type === 'damage' ? [event.who] : []));
    expect(kinds).toEqual([1, 1, 0]);
  });
  test('[KZ-MISS-01] [KZ-ATK-08] brings one Miss Token at most, of its first roll', () => {
    const second = shooting(['follow-up', 'Bo'], [4, 1]);
    expect([second.of('Ana').missTokens, second.state.strikes]).toEqual([0, [0, 0]]);
  });
});

describe('a Miss Trigger', () => {
  /** Ana fires at the beasts one after the other; dice in the order of the rolls. */
  const fired = (order: Answers, rolls: readonly number[]) =>
    begin(
      {
        court: floor(12, 5),
        athletes: [ours('Ana', '1,2', SLINGER), theirs('Bo', '11,4')],
        creeps: [
          {
            group: 'love',
            members: [
              { at: '4,2', name: 'Near' },
              { at: '5,3', name: 'Far' },
            ],
            enemies: ['Ana'],
          },
        ],
        turn: 'Ana',
      },
      { rolls },
    ).answer('rapid-fire', ...order);
  test('[KZ-CREEP-20] of equally strong ones comes from the one rolled first, if that was missed', () => {
    const barred = (court: ReturnType<typeof fired>) =>
      court.state.effects.filter(({ kind }) => kind === 'barred').map(({ on }) => on);
    // The first is hit, the second missed: no trigger.
    const hitFirst = fired(['Near'], [4]);
    expect(hitFirst).toBeAskedFor('hit-order');
    const order = ['damage', 'effect'];
    const both = fired(['Near', order, 'Far'], [4, 2]);
    expect(barred(both)).toEqual([]);
    expect(barred(fired(['Near'], [2]))).toHaveLength(1);
  });
});
