import { describe, expect, test } from 'vitest';
import { settleTie } from '../src/rules/creepmaster/ties.ts';
import { beforeCreeps, golems, ways } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const B1 = 'Guardian Bear 1';

/** A bear that roars over three squares: who is in it is asked for a save. */
function roar(
  at: string,
  athletes: readonly Told[],
  enemies: readonly string[],
  pickUp = false,
): Court {
  const court = beforeCreeps({
    rows: floor(24, 6).map((row, y) => (pickUp && y === 2 ? `${'.'.repeat(23)}1` : row)),
    athletes,
    creeps: [{ group: 'bears', members: [at], enemies, ...(pickUp ? { orb: '23,2' } : {}) }],
    rolls: [6],
    seed: 'ties',
  });
  if (pickUp) court.answer('pick-up');
  court.answer('end-turn');
  while (court.asked.startsWith('save')) court.answer('fail');
  return court;
}
const hurt = (court: Court): readonly string[] =>
  court
    .heard('damage')
    .flatMap(({ who, by }) =>
      by === court.id(B1) ? [court.state.creatures[who]?.name ?? ''] : [],
    );

describe('where an area attack is made from', () => {
  test('[KZ-AI-18] [KZ-AI-20] [KZ-AI-39] most targets with the first of them, by the least movement', () => {
    // One square to the right there are two within three squares, listed or not.
    const court = roar('1,2', [ours('Ana', '6,2'), theirs('Bo', '5,2')], ['Bo']);
    expect(ways(court, B1).map(({ length }) => length)).toEqual([1]);
    expect([...hurt(court)].sort()).toEqual(['Ana', 'Bo']);
  });
  test('[KM-CRP-12] [KZ-STAT-31] Hidden ones are struck too', () => {
    const ana = ours('Ana', '4,3', { statuses: ['hidden'] });
    expect(hurt(roar('1,2', [ana, theirs('Bo', '5,2')], ['Bo']))).toContain('Ana');
  });
  test('[KZ-AI-18] the first of its targets counts for more than two others', () => {
    // Bo is nearest, on the one side; two others stand on the other.
    const athletes = [ours('Ana', '1,2'), ours('Cy', '1,3'), theirs('Bo', '11,2')];
    const court = roar('6,2', athletes, ['Bo', 'Ana', 'Cy']);
    expect(hurt(court)).toContain('Bo');
  });
  test('[KZ-AI-19] without any square that has it, the most of others', () => {
    const athletes = [ours('Ana', '2,2'), theirs('Bo', '22,2')];
    expect(hurt(roar('5,2', athletes, ['Ana', 'Bo'], true))).toEqual(['Ana']);
  });
  test('[KZ-AI-20] no square that would grant an Opportunity', () => {
    // Two squares to the right it would have Bo as well, but Cat is beside it.
    const athletes = [ours('Cat', '3,2'), theirs('Bo', '10,2')];
    const court = roar('4,2', athletes, ['Cat', 'Bo']);
    expect(court.heard('opportunity')).toEqual([]);
    expect(hurt(court)).toEqual(['Cat']);
  });
});

describe('what is left open', () => {
  const cell = (x: number, y: number) => y * 9 + x;
  const tie = (cells: readonly number[], draws: readonly number[], help = false) => {
    const t = begin(
      {
        court: ['..1......', ...floor(9, 5)],
        athletes: [ours('Ana', '8,0'), theirs('Bo', '4,4')],
        creeps: [golems(['4,2'], ['Bo'], { orb: '2,0' })],
        turn: 'Ana',
      },
      { rolls: draws, options: help ? { creepAmbiguity: 'help-the-team' } : {} },
    );
    return settleTie(t, 2, cells);
  };
  test('[KZ-AI-49] [KM-CRP-21] the square nearest to the first enemy, then to its orb', () => {
    expect(tie([cell(4, 2), cell(4, 3)], [])).toBe(cell(4, 3));
    expect(tie([cell(5, 4), cell(3, 3)], [])).toBe(cell(3, 3));
  });
  test('[KZ-AI-48] [KM-CRP-21] or the one nearest to an athlete of the player team', () => {
    expect(tie([cell(3, 3), cell(5, 4)], [], true)).toBe(cell(5, 4));
  });
  test('[KZ-AI-49] [KZ-AI-50] then by lot, among them by rows', () => {
    // Both three squares from Bo and one from the orb.
    const open = [cell(3, 1), cell(2, 1)];
    expect([tie(open, [0]), tie(open, [1])]).toEqual([cell(2, 1), cell(3, 1)]);
  });
  test('[KZ-AI-50] nothing is drawn if there is nothing to choose', () => {
    expect([tie([cell(1, 1)], []), tie([], [])]).toEqual([cell(1, 1), -1]);
  });
});
