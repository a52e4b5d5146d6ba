import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { CONTENT } from '../../../../test/game.ts';
import { begin, type Court } from '../../../../test/table.ts';
import { invariantsOf } from '../../../invariants.ts';
import { positionOf } from '../../../position.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { extraTurn } from '../../../rules/turn/turn.ts';
import { acted, GOLEM, hall, paid } from './testing/hall.ts';

const [ICE, NEEDLE, FLAME] = ['Icecrowned Bird', 'Needlecrowned Bird', 'Flamecrowned Bird'];
const names = (court: Court) =>
  court.state.order.map((id) => court.state.creatures[id]?.name).slice(2);
const kindsOnBo = (court: Court) =>
  court
    .heard('status')
    .filter(({ who }) => who === court.id('Bo'))
    .map(({ status }) => status);
const isBeside = (court: Court, one: string, other: string) =>
  [1, 24, 25, 26].includes(Math.abs(court.of(one).cell - court.of(other).cell));

describe('Parent', () => {
  test.each([
    [1, FLAME, 'panicked'],
    [2, FLAME, 'panicked'],
    [3, ICE, 'restrained'],
    [4, ICE, 'restrained'],
    [5, NEEDLE, 'dazed'],
    [6, NEEDLE, 'dazed'],
  ])(
    '[KM-GOLEM-07] a %i brings the %s, which strikes at once with its greater effect',
    (die, bird, status) => {
      const court = acted(2, { rolls: [die] });
      expect(isBeside(court, GOLEM, bird)).toBe(true);
      // N is 1 here: the bird has 2N HP.
      expect(court.of(bird)).toMatchObject({ hp: 2 * court.state.perTeam, type: 'standard' });
      expect(blows(court, 'Bo', bird)).toEqual([3]);
      expect(kindsOnBo(court)).toEqual([status]);
      expect(court).toHaveHeard({ type: 'own-roll', rule: 'KM-GOLEM-07', roll: die });
      expect(court).toHaveHeard({ type: 'brought', rule: 'KM-GOLEM-07', who: bird, by: GOLEM });
    },
  );

  test('[KM-GOLEM-07] once in that round; from the next on right after the Golem, by the Golem’s die', () => {
    // The bird's die, the lot for its square, then the group's die of the next round.
    const court = acted(2, { rolls: [3, 0, 3] });
    expect(names(court)).toEqual([GOLEM, ICE]);
    expect(blows(court, 'Bo', ICE)).toEqual([3]);
    court.answer('end-turn', 'end-turn');
    // The group's 3: Taxer for the Golem, and Ice for the bird.
    expect(court.heard('group-roll').map(({ roll }) => roll)).toEqual([2, 3]);
    expect([blows(court, 'Bo', GOLEM), blows(court, 'Bo', ICE)]).toEqual([[2], [3, 3]]);
    const turns = court.heard('turn').map(({ who }) => court.state.creatures[who]?.name);
    expect(turns).toEqual(['Bo', GOLEM, 'Ana', 'Bo', GOLEM, ICE, 'Ana']);
  });

  test('[KM-GOLEM-07] it acts after the Golem, before all other Creeps and earlier birds first', () => {
    const court = begin(
      {
        athletes: [
          { name: 'Ana', team: 'players', at: 'court(1,1)' },
          { name: 'Bo', team: 'opposition', at: 'court(12,9)', hp: 30, maxHp: 30 },
        ],
        creeps: [
          {
            group: 'golem',
            members: ['court(12,13)', { kind: 'Flamecrowned', at: 'court(10,14)' }],
            enemies: ['Bo'],
          },
          { group: 'birds', members: ['court(2,7)', 'court(3,7)', 'court(4,7)'] },
        ],
        turn: 'Bo',
      },
      { rolls: [2, 4], seed: 'brood', options: { map: 'throne' } },
    ).answer('end-turn');
    const [icy] = [`${ICE} 2`];
    expect(names(court)).toEqual(
      [GOLEM, FLAME, icy, ICE, NEEDLE, `${FLAME} 2`].map((name) => name),
    );
  });

  test('[KM-GOLEM-07] in the nearest free square where there is none beside it', () => {
    const around = ['11,13', '13,13', '11,14', '12,14', '13,14', '11,12'];
    const birds = around.map((at) => ({ kind: 'Flamecrowned', at: `court(${at})` }));
    const court = acted(2, { rolls: [3], birds, ana: { at: 'court(13,12)' } });
    expect(isBeside(court, GOLEM, ICE)).toBe(false);
    expect(court.at(ICE)).toMatch(/^court\(/);
  });

  test('[KM-GOLEM-07] provoked before its turn it brings one that acts once in that round', () => {
    const court = hall({ rolls: [2, 3, 0] });
    court.run(extraTurn(court, court.id(GOLEM)));
    expect(blows(court, 'Bo', ICE)).toEqual([3]);
    expect(court.inPlay('has-acted', ICE)).toHaveLength(1);
  });
});

describe('the birds that it has brought', () => {
  const brood = (more = {}) =>
    hall({
      birds: [{ kind: 'Icecrowned', at: 'court(10,14)' }],
      bo: { at: 'court(1,3)' },
      ...more,
    });

  test('[KM-GOLEM-08] share its list', () => {
    const court = brood({ enemies: [] });
    expect(court.of(ICE).group).toBe(court.of(GOLEM).group);
  });

  test('[KM-GOLEM-08] [KZ-SCORE-17] give no credit, neither alone nor as the last', () => {
    const court = brood();
    takeOut(court, court.id(ICE), court.id('Bo'));
    expect(paid(court)).toEqual([]);
    expect(court.state.groups[0]).toMatchObject({ size: 1, takenOut: [0, 0], paid: false });
    expect(court.state.stats[court.id('Bo')]?.creeps).toBe(1);
  });

  test('[KM-GOLEM-08] [KM-CRP-24] the Golem alone is the group', () => {
    const court = brood();
    takeOut(court, court.id(GOLEM), court.id('Bo'));
    expect(paid(court)).toEqual([['KZ-SCORE-08', 1, 3]]);
  });

  test('[KM-GOLEM-08] [KM-CRP-24] taken out by nobody it pays each team a point', () => {
    const court = brood();
    takeOut(court, court.id(GOLEM), -1);
    expect(court.state.points).toEqual([1, 1]);
  });

  test('[KM-GOLEM-08] vanish with it, and drop what they hold', () => {
    const court = brood({ orbs: [{ name: 'orb-7', heldBy: ICE }] });
    takeOut(court, court.id(GOLEM), court.id('Bo'));
    expect(court.at(ICE)).toBe('nowhere');
    expect(court.state.items[7]?.place).toEqual({ at: 'ground', cell: court.cell(10, 14) });
    expect(court).toHaveHeard({ type: 'creep', what: 'vanish', rule: 'KM-GOLEM-08', who: ICE });
    expect(court.state.stats.map(({ creeps }) => creeps)).toEqual([0, 1]);
  });

  test('[KM-GOLEM-08] with nobody to fight they guard its pedestal', () => {
    const court = brood({ enemies: [], group: { awake: true } }).answer('end-turn');
    expect(court).toHaveHeard({ type: 'creep', what: 'guard', who: ICE });
    expect(Math.abs(court.of(ICE).cell - court.cell(12, 12)) % 25).toBeLessThanOrEqual(24);
    const gap = Math.max(
      ...[court.of(ICE).cell, court.cell(12, 12)]
        .map((cell) => [cell % 25, Math.floor(cell / 25)] as const)
        .reduce(([a, b], [x, y]) => [Math.abs((a ?? 0) - x), Math.abs((b ?? 0) - y)], [
          0, 0,
        ] as number[]),
    );
    expect(gap).toBe(1);
  });

  test('[KM-INV-06] they alone make a group larger than it began', () => {
    const court = brood();
    const check = invariantsOf(CONTENT).find(({ rule }) => rule === 'KM-INV-06');
    expect(check?.check(court.state)).toBeUndefined();
    Object.assign(court.of(ICE), { block: 'royal-golem' });
    expect(check?.check(court.state)).toContain('golem');
  });

  test('[KM-INV-10] a position keeps them and their place', () => {
    const written = positionOf(acted(2, { rolls: [3] }));
    const again = begin(written, { options: { map: 'throne', redTeam: 'players' } });
    expect(positionOf(again)).toEqual(written);
    expect(names(again)).toEqual([GOLEM, ICE]);
    expect(again.state.groups[0]?.size).toBe(1);
  });
});
