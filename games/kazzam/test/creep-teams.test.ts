import { describe, expect, test } from 'vitest';
import { positionOf } from '../src/position.ts';
import { mapOf } from '../src/rules/court/ground-now.ts';
import { creepsOf } from '../src/rules/match/creep-groups.ts';
import { CONTENT } from './game.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';

/** Ana beside a crew that has her and Al for enemies; Bo’s turn ends, and the crew acts. */
function crew(members: readonly Told[], more: Told = {}) {
  const position = {
    court: floor(12, 6),
    athletes: [ours('Ana', '4,2'), ours('Al', '4,4'), theirs('Bo', '11,5')],
    creeps: [{ group: 'test-crew', members, enemies: ['Ana', 'Al'], ...more }],
    order: ['Ana', 'Al', 'Bo'],
    turn: 'Bo',
  };
  return begin(position, { seed: 'lots' }).answer('end-turn');
}

describe('a team of unlike Creeps', () => {
  test('[KM-CRP-13] rolls no die: each member does its own row', () => {
    const court = crew([{ at: '3,3' }, { at: '9,0' }, { at: '5,2' }]);
    expect(court.heard('group-roll')).toEqual([]);
    // Twin Blade cuts both, the Brute bashes Ana from the other side of her (KZ-CREEP-16).
    expect(court.of('Ana')).toHaveHp(8 - 2 - 4);
    expect(court.of('Al')).toHaveHp(8 - 2);
  });

  test('[KM-CRP-13] a row that is no attack is carried out in place of one', () => {
    const court = crew([{ at: '9,0' }, { at: '3,2' }], { awake: true });
    expect(court.of('Ana')).toHaveHp(8);
    expect(court).not.toHaveHeard({ type: 'attack', who: 'Medic' });
  });

  test('[KZ-CREEP-18] Disarmed or not, it has but its one row', () => {
    const court = crew([{ at: '9,0' }, { at: '9,1' }, { at: '5,2', statuses: ['disarmed'] }]);
    expect(court.of('Ana')).toHaveHp(8 - 3);
  });

  test('[KM-CRP-13] its members are from the top of the list; another may be named', () => {
    const court = crew([{ at: '9,0', kind: 'Brute' }, { at: '9,2' }]);
    expect(court.of('Brute').block).toBe('test-brute');
    expect(court.of('Medic').block).toBe('test-medic');
    const written = positionOf(court);
    expect(written.creeps).toMatchObject([{ members: [{ kind: 'Brute' }, { name: 'Medic' }] }]);
    expect(positionOf(begin(written))).toEqual(written);
  });

  test('what is no member, and a kind where all are alike, is refused', () => {
    expect(() => crew([{ at: '9,0', kind: 'Boss' }])).toThrow(
      'creeps.0.members.0.kind must be one of Twin, Medic, Brute',
    );
    const alike = { group: 'practice-golem', members: [{ at: '9,0', kind: 'Brute' }] };
    const position = { court: floor(12, 6), athletes: [ours('Ana', '4,2')], creeps: [alike] };
    expect(() => begin({ ...position, turn: 'Ana' })).toThrow('kind goes with a team only');
  });

  test('[KM-GRID-05] a die of 4 to 6 mirrors all of its squares', () => {
    const { state } = begin({ court: floor(12, 6), athletes: [ours('Ana', '4,2')], turn: 'Ana' });
    const sketched = mapOf(state);
    const cells = [2, 15, 28];
    const names = ['Twin', 'Medic', 'Brute'];
    const map = {
      ...sketched,
      starts: [
        {
          group: 'test-crew',
          size: { width: 1, height: 1 },
          axis: undefined,
          coin: undefined,
          pairs: [],
          members: names.map((name, at) => ({ name, cell: cells[at] ?? 0 })),
        },
      ],
    };
    const stand = (die: number) => {
      const t = { ...state, content: CONTENT, seatCount: 2, roll: () => die as never };
      const made = creepsOf(t, map, 'test-crew', { place: 0, before: [], perTeam: 2 });
      return made.members.map(({ name, cell }) => `${name} ${cell}`);
    };
    const [part] = sketched.parts;
    const { width = 0 } = part?.grid ?? {};
    const mirrored = (cell: number) => cell - (cell % width) + width - 1 - (cell % width);
    expect(stand(3)).toEqual(['Twin Blade 2', 'Medic 15', 'Brute 28']);
    expect(stand(4)).toEqual(
      ['Twin Blade', 'Medic', 'Brute'].map((name, at) => `${name} ${mirrored(cells[at] ?? 0)}`),
    );
  });
});
