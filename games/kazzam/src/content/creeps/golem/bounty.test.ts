import { describe, expect, test } from 'vitest';
import type { Court } from '../../../../test/table.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { BOUNTY_INVARIANTS } from './bounty.ts';
import { GOLEM, hall, paid } from './testing/hall.ts';

const bounty = (name: string, amount: number) => ({
  kind: 'bounty',
  on: name,
  by: GOLEM,
  source: 'bounty',
  ends: 'match',
  amount,
});
/** Its pedestal is Low Cover for the Golem: whoever attacks from the north rolls twice. */
const bounties = (court: Court) =>
  court.inPlay('bounty').map(({ on, amount }) => [court.state.creatures[on]?.name, amount]);

describe('a bounty', () => {
  test('[KM-GOLEM-13] a point for each miss, whatever Ward the attacker has', () => {
    const court = hall({ bo: { implement: 'wand', ward: 9 }, enemies: [], rolls: [2, 2] });
    court.answer('basic-implement-attack', GOLEM);
    expect(bounties(court)).toEqual([['Bo', 1]]);
    expect(court).toHaveHeard({
      type: 'bounty',
      who: 'Bo',
      by: GOLEM,
      amount: 1,
      rule: 'KM-GOLEM-13',
    });
    expect(court.of('Bo').hp).toBe(30);
  });

  test('[KM-GOLEM-13] they add up', () => {
    const bo = { implement: 'wand' };
    const court = hall({ bo, rolls: [2, 2], effects: [bounty('Bo', 2)] });
    expect(bounties(court.answer('basic-implement-attack', GOLEM))).toEqual([['Bo', 3]]);
  });

  test('[KM-GOLEM-13] none for a hit', () => {
    const court = hall({ bo: { implement: 'wand' }, rolls: [4, 4] });
    expect(bounties(court.answer('basic-implement-attack', GOLEM))).toEqual([]);
  });

  test.each([
    [
      'by an opponent',
      'Ana',
      [
        ['KZ-SCORE-02', 0, 1],
        ['KM-GOLEM-13', 0, 2],
      ],
    ],
    ['by itself', 'Bo', [['KM-GOLEM-13', 0, 2]]],
    ['by a Creep', GOLEM, [['KM-GOLEM-13', 0, 2]]],
    ['by nobody', undefined, [['KM-GOLEM-13', 0, 2]]],
  ] as const)(
    '[KM-GOLEM-13] is paid to the other team when it is Taken Out %s',
    (_, by, points) => {
      const court = hall({ effects: [bounty('Bo', 2)] });
      takeOut(court, court.id('Bo'), by === undefined ? -1 : court.id(by));
      expect(paid(court)).toEqual(points);
      expect(bounties(court)).toEqual([]);
    },
  );

  test('[KM-GOLEM-13] once: the counter begins anew', () => {
    const court = hall({ effects: [bounty('Bo', 2), bounty('Ana', 1)] });
    takeOut(court, court.id('Bo'), -1);
    const bo = court.of('Bo');
    bo.cell = court.cell(12, 9);
    takeOut(court, court.id('Bo'), -1);
    expect(paid(court)).toHaveLength(1);
    expect(bounties(court)).toEqual([['Ana', 1]]);
  });

  test('[KM-GOLEM-13] lapses with the Golem', () => {
    const court = hall({ effects: [bounty('Bo', 2)] });
    takeOut(court, court.id(GOLEM), -1);
    expect(bounties(court)).toEqual([]);
    const before = paid(court).length;
    takeOut(court, court.id('Bo'), -1);
    expect(paid(court)).toHaveLength(before);
  });

  test('[KM-INV-15] [KM-GOLEM-13] what must hold of it', () => {
    const court = hall({ effects: [bounty('Bo', 2)] });
    const [invariant] = BOUNTY_INVARIANTS;
    expect(invariant?.check(court.state)).toBeUndefined();
    const [one] = court.inPlay('bounty');
    if (one !== undefined) one.amount = 0;
    expect(invariant?.check(court.state)).toContain('Bo');
  });
});
