import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { makeDrop } from '../../../rules/harm/loss.ts';
import { RUNNER, run, runner, steps } from '../testing/runner.ts';

test('[KR-SPEC-08] a Runner goes eight squares in a Move Action', () => {
  const court = run(
    { athletes: [runner('1,1')] },
    { answers: ['walk', steps(1, 2, 3, 4, 5, 6, 7, 8, 9)] },
  );
  expect(court.of('Ana')).toMatchObject({ cell: 14 + 9, speed: 8 });
  expect(court).toBeAskedFor('action');
});

describe('slipping away', () => {
  const left = (answers: Answers, rolls: readonly number[] = []) =>
    run(
      { athletes: [runner('1,1'), theirs('Bo', '1,2')] },
      { rolls, answers: ['walk', steps(1, 2), ...answers] },
    );
  test('[KR-SPEC-09] a Saving Throw from an Opportunity: 4 to 6 and it does not happen', () => {
    expect(left(['yes', 'yes'], [4]).of('Ana')).toHaveHp(8);
    expect(left(['yes', 'yes'], [3]).of('Ana')).toHaveHp(6);
  });
  test('[KR-SPEC-09] the Runner may take the blow', () => {
    const court = left(['yes', 'no']);
    expect(court.of('Ana')).toHaveHp(6);
  });
  test('[KR-SPEC-09] nothing to slip away from where the enemy lets it go', () => {
    const court = left(['no']);
    expect(court.of('Ana')).toHaveHp(8);
    expect(court).not.toBeAskedFor('runner-slips-away');
  });
  test('[KR-SPEC-09] not for its allies', () => {
    const court = run(
      { athletes: [runner('1,3'), ours('Cleo', '2,1'), theirs('Bo', '2,2')], turn: 'Cleo' },
      { answers: ['walk', steps(1, 3), 'yes'] },
    );
    expect(court.of('Cleo')).toHaveHp(6);
  });
  const holding = (rolls: readonly number[]) =>
    begin(
      {
        court: floor(5, 3),
        athletes: [runner('1,1', { holds: ['blue'] }), theirs('Bo', '3,1', { holds: ['red'] })],
        turn: 'Ana',
      },
      { rolls },
    );
  test('[KR-SPEC-09] a Saving Throw to keep what it would have to drop', () => {
    const kept = holding([4]);
    expect(kept.run(makeDrop(kept, 0, 0, 'TEST'), 'yes')).toBe(false);
    expect(kept.of('Ana')).toHoldOrbs('orb-0');
    const lost = holding([3]);
    expect(lost.run(makeDrop(lost, 0, 0, 'TEST'), 'yes')).toBe(true);
    expect(lost.state.items[0]?.place).toEqual({ at: 'ground', cell: 6 });
    const given = holding([]);
    expect(given.run(makeDrop(given, 0, 0, 'TEST'), 'no')).toBe(true);
  });
  test('[KR-SPEC-09] others drop without more ado', () => {
    const other = holding([]);
    expect(other.run(makeDrop(other, 1, 1, 'TEST'))).toBe(true);
  });
  test('[KR-SPEC-09] being Taken Out is no such case', () => {
    const court = run(
      { athletes: [runner('1,1', { hp: 1, holds: ['blue'] }), theirs('Bo', '3,1')], turn: 'Bo' },
      { rolls: [4], answers: ['basic-implement-attack', 'Ana'] },
    );
    expect(court.state.items[0]?.place).toEqual({ at: 'ground', cell: 14 + 1 });
  });
});

describe('the Boost of a Runner', () => {
  const dashed = (
    die: number,
    answers: Answers,
    { rows = floor(14, 5), ...more }: Told & { readonly rows?: readonly string[] } = {},
    implement = 'wand',
  ) =>
    run(
      {
        court: rows,
        athletes: [
          runner('1,1', { implement, ...more }),
          theirs('Bo', '2,1', { implement: 'sword' }),
        ],
      },
      { rolls: [die], answers: ['basic-implement-attack', 'Bo', ...answers] },
    );
  const order = ['damage', 'role-boost'];
  test('[KR-SPEC-10] on 3 to 6 a square of a Shift, then up to three of a move', () => {
    for (const die of [3, 4, 5, 6]) {
      const court = dashed(die, [order, steps(2, 1), steps(2, 2, 3, 4)]);
      expect(court.of('Ana').cell).toBe(2 * 14 + 4);
      expect(court.state.turn).toMatchObject({ moveActions: 1 });
    }
    expect(dashed(2, [])).toBeAskedFor('action');
  });
  test('[KR-SPEC-10] the move grants Opportunities, the Shift does not', () => {
    // A sword keeps nobody from replying; both steps leave squares beside the enemy.
    const court = dashed(4, [order, steps(2, 1)], {}, 'sword');
    expect(court).toBeAskedFor('way.move');
    const after = dashed(4, [order, steps(2, 1), steps(3, 1)], {}, 'sword');
    expect(after).toBeAskedFor('opportunity');
  });
  test('[KR-SPEC-10] no further than three squares, and a Shift of one', () => {
    expect(() => dashed(4, [order, [], steps(0, 1, 2, 3, 4)])).toThrow('takes no');
    expect(() => dashed(4, [order, steps(2, 1, 0)])).toThrow('takes no');
  });
  test('[KR-BOOST-07] [KR-SPEC-10] either may be left out', () => {
    expect(dashed(4, [order, [], steps(2, 1)]).of('Ana').cell).toBe(2 * 14 + 1);
    const court = dashed(4, [order, [], []]);
    expect(court.of('Ana').cell).toBe(14 + 1);
    expect(court).toBeAskedFor('action');
  });
  test('[KR-SPEC-10] [KZ-MOVE-10] Slowed it still has both; Difficult Terrain stops the Shift', () => {
    const court = dashed(4, [order, steps(2, 1), steps(2, 2, 3, 4)], { statuses: ['slowed'] });
    expect(court.of('Ana').cell).toBe(2 * 14 + 4);
    const mud = ['......', ',.....', ',,,...', '......'];
    expect(() => dashed(4, [order, steps(2, 1)], { rows: mud })).toThrow('takes no');
    expect(dashed(4, [order, [], steps(2, 1)], { rows: mud }).of('Ana').cell).toBe(13);
  });
  test('[KR-SPEC-10] [KZ-MOVE-16] Slowed on the way it goes on to the third square', () => {
    const court = run(
      { athletes: [runner('1,1'), theirs('Bo', '4,1', { picks: ['test/chill'] })] },
      {
        rolls: [4],
        answers: [
          ...['basic-implement-attack', 'Bo', order, [], steps(2, 1, 2, 3), steps(2, 2, 3)],
        ],
      },
    );
    expect(court.state.effects.some(({ kind }) => kind === 'slowed')).toBe(true);
    expect(court.of('Ana').cell).toBe(2 * 14 + 3);
  });
  test('[KR-SPEC-10] nowhere while Immobilized', () => {
    const court = dashed(4, [], { statuses: ['immobilized'] });
    expect(court.state.creatures).toMatchObject([{ cell: 15 }, { hp: 6 }]);
    expect(court).toBeAskedFor('action');
  });
  test('[KR-SPEC-10] [KR-BOOST-06] from an enemy whose Ward took it all as well', () => {
    const court = run(
      { athletes: [runner('1,1'), theirs('Bo', '4,1', { ward: 5 })] },
      { rolls: [4], answers: ['basic-implement-attack', 'Bo', order, steps(2, 1), []] },
    );
    expect(court.of('Ana').cell).toBe(2 * 14 + 1);
  });
});

describe('Cloak', () => {
  const shot = (distance: number, rolls: readonly number[], answers: Answers = []) =>
    run(
      { athletes: [runner('1,1'), theirs('Bo', `${1 + distance},1`)] },
      {
        rolls,
        answers: ['cloak', ...answers, 'end-turn', 'basic-implement-attack', 'Ana'],
      },
    ).of('Ana').hp;
  test('[KR-SPEC-11] Concealed from enemies more than three squares away', () => {
    expect(shot(4, [5, 2])).toBe(8);
    expect(shot(3, [5])).toBe(6);
  });
  test('[KR-SPEC-11] [KR-GEN-06] by where they stand at the attack, to the end of its next turn', () => {
    // Four squares away as it is used, three at the attack.
    expect(shot(4, [5], ['walk', steps(1, 2)])).toBe(6);
    const round = ['cloak', 'end-turn', 'end-turn'];
    const after = (answers: Answers) =>
      run({ athletes: [runner('1,1'), theirs('Bo', '9,1')] }, { answers }).state.effects.filter(
        ({ kind }) => kind === 'concealed',
      ).length;
    expect(after(round)).toBe(1);
    expect(after([...round, 'end-turn', 'no'])).toBe(0);
  });
});

describe('Swipe', () => {
  const swiped = (given: Told, answers: Answers, rolls: readonly number[] = []) =>
    run(given, { rolls, answers: ['swipe', ...answers] });
  const victim = (more: Told) => ({ athletes: [runner('1,1'), theirs('Bo', '2,1', more)] });
  test('[KR-SPEC-13] takes an orb out of the hands of somebody beside it', () => {
    const court = swiped(
      { athletes: [runner('1,1'), theirs('Bo', '2,1', { holds: ['neutral'] })] },
      ['orb-0'],
    );
    expect(court.state.creatures.map(({ held }) => held)).toEqual([[0], []]);
    expect(court.state.items[0]?.place).toEqual({ at: 'held', creature: 0 });
  });
  test('[KR-SPEC-13] [KR-GEN-14] one thing, once in a match, for a Role Action', () => {
    const court = swiped(victim({}), []);
    expect(court.of('Ana')).toHaveSpent('swipe');
    expect(court.state.turn).toMatchObject({ roleActions: 0, attackActions: 1, moveActions: 1 });
    expect(court).not.toOffer('swipe');
  });
  test('[KR-SPEC-13] an implement: Disarmed to the end of its next turn, nothing carried off', () => {
    const court = swiped(victim({}), []);
    const disarmed = court.state.effects.filter(({ kind }) => kind === 'disarmed');
    expect(disarmed).toMatchObject([{ on: 1, until: { ends: 'turn-end', of: 1, turn: 1 } }]);
    expect(court.of('Ana')).toHoldOrbs();
  });
  test('[KR-SPEC-13] not the implement of who is Disarmed already', () => {
    const court = run(victim({ statuses: ['disarmed'] }));
    expect(court).not.toOffer('swipe');
  });
  test('[KR-SPEC-13] [KZ-ORB-16] its own orb it drops at once in a square beside it', () => {
    const court = swiped(victim({ holds: ['red'] }), ['orb-0']);
    expect(court).toBeAskedFor('drop-where');
    expect(court.offered).toHaveLength(8);
    expect(court.state.items).toHaveLength(1);
    const after = swiped(victim({ holds: ['red'] }), ['orb-0', 'court(0,0)']);
    expect(after.state.items[0]?.place).toEqual({ at: 'ground', cell: 0 });
    expect(after.state.creatures.map(({ held }) => held)).toEqual([[], []]);
  });
  const pedestals = ['.....', '..B1.', '..R..'];
  test('[KR-SPEC-13] any orb from a pedestal beside it: an enemy one, or its own', () => {
    const at = (...answers: string[]) =>
      swiped({ court: pedestals, athletes: [runner('1,1')] }, answers);
    expect(at()).toOfferOnly('orb-0', 'orb-2');
    const after = at('orb-0');
    expect(after.of('Ana')).toHoldOrbs('orb-0');
    const dropped = at('orb-2', 'court(0,0)').state;
    expect(dropped.items[2]?.place).toEqual({ at: 'ground', cell: 0 });
    expect(dropped.points).toEqual([0, 0]);
  });
  test('[KR-SPEC-13] [KZ-AI-05] of a neutral one it becomes an enemy of the guards', () => {
    const after = swiped(
      {
        court: pedestals,
        athletes: [runner('4,1')],
        creeps: [{ group: 'practice-golem', members: ['0,2'], orb: '3,1' }],
      },
      [],
    );
    expect(after.of('Ana')).toHoldOrbs('orb-1');
    expect(after.state.groups[0]).toMatchObject({ enemies: [0], awake: true });
  });
  test('[KR-SPEC-13] with one hand full it stows its implement, with both it cannot', () => {
    const full = (more: Told) =>
      run({ court: pedestals, athletes: [runner('1,0', more)] }, { answers: [] });
    const once = run(
      { court: pedestals, athletes: [runner('1,0', { holds: ['blue'] })] },
      { answers: ['swipe'] },
    ).state;
    expect(once.creatures[0]).toMatchObject({ stowed: true, held: [3, 0] });
    const both = full({ holds: ['blue', 'neutral'], stowed: true });
    expect(both).not.toOffer('swipe');
    // Its own orb it holds at no time.
    const own = run({
      athletes: [
        runner('1,1', { holds: ['blue', 'neutral'], stowed: true }),
        theirs('Bo', '2,1', { holds: ['red'], statuses: ['disarmed'] }),
      ],
    });
    expect(own).toOffer('swipe');
  });
  test('[KR-SPEC-13] [KR-GEN-11] not from who stands farther away, behind corners or is Hidden', () => {
    const offers = (given: Told) => run(given).offered.includes('swipe');
    expect(offers({ athletes: [runner('1,1'), theirs('Bo', '3,1')] })).toBe(false);
    expect(offers(victim({ statuses: ['hidden'] }))).toBe(false);
    const corner = ['.#.', '#..', '...'];
    const diagonal = [runner('0,0'), theirs('Bo', '1,1')];
    expect(offers({ court: corner, athletes: diagonal })).toBe(false);
    expect(offers({ court: ['...', '...', '...'], athletes: diagonal })).toBe(true);
    expect(offers({ court: ['.#', '#B'], athletes: [runner('0,0')] })).toBe(false);
    expect(offers({ court: ['..', '#B'], athletes: [runner('0,0')] })).toBe(true);
  });
  test('[KR-SPEC-09] [KR-SPEC-13] another Runner may keep what is being taken', () => {
    const other = {
      athletes: [runner('1,1'), theirs('Bo', '2,1', { ...RUNNER, holds: ['red'] })],
    };
    const kept = swiped(other, ['orb-0', 'yes'], [4]).state;
    expect(kept.creatures[1]?.held).toEqual([0]);
    expect(kept.creatures[0]?.spent).toEqual(['swipe']);
    expect(swiped(other, ['orb-0', 'yes'], [3])).toBeAskedFor('drop-where');
  });
  test('[KR-INV-16] [KR-SPEC-13] it moves orbs, none is made or lost', () => {
    const before = run({ court: pedestals, athletes: [runner('1,1')] }).state.items;
    const after = swiped({ court: pedestals, athletes: [runner('1,1')] }, ['orb-0']).state.items;
    expect(after.map(({ team }) => team)).toEqual(before.map(({ team }) => team));
    expect(after.map(({ place }) => place)).toEqual([
      { at: 'held', creature: 0 },
      ...before.slice(1).map(({ place }) => place),
    ]);
  });
});
