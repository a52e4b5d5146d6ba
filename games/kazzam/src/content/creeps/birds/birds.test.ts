import { describe, expect, test } from 'vitest';
import { beforeCreeps, blows } from '../../../../test/creep-court.ts';
import { CONTENT } from '../../../../test/game.ts';
import { type Court, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { blocksOf } from '../../../rules/effects/content.ts';
import { groupOf } from '../../../rules/effects/creep-block.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';

const [ICE, NEEDLE, FLAME] = ['Icecrowned Bird', 'Needlecrowned Bird', 'Flamecrowned Bird'];
const BIRDS = [ICE, NEEDLE, FLAME] as const;
const sturdy = { hp: 20, maxHp: 20 };

/** Birds in the first column, before the turn of Bo; Ana's comes after theirs. */
function aviary(
  bo: Told = {},
  rolls: readonly number[] = [],
  members: readonly unknown[] = ['0,0', '0,2', '0,4'],
  ana: Told = {},
): Court {
  return beforeCreeps({
    rows: floor(18, 5),
    athletes: [ours('Ana', '17,0', ana), theirs('Bo', '4,2', { ...sturdy, ...bo })],
    creeps: [{ group: 'birds', members, enemies: ['Bo'] }],
    rolls,
    seed: 'ties',
  });
}

const kindsOnBo = (court: Court): readonly string[] =>
  court.state.effects
    .filter(({ on, innate }) => on === court.id('Bo') && innate !== true)
    .map(({ kind }) => kind);

test('[KM-BIRD-01] three Standard Creeps of 2N HP, one of each kind, in this order', () => {
  const blocks = blocksOf(CONTENT, 'birds');
  expect(blocks.map(({ name }) => name)).toEqual(BIRDS);
  for (const { type, speed, range, side = 1, mob, innate = [] } of blocks)
    expect([type, speed, range, side, mob, innate]).toEqual(['standard', 6, 5, 1, false, []]);
  expect(groupOf('standard', 4)).toEqual({ size: 3, hp: 8 });
  const court = aviary({}, [1]).answer('end-turn');
  const acted = court.heard('creep').map(({ who }) => who);
  expect(acted).toEqual(BIRDS.map((bird) => court.id(bird)));
});

test('[KM-INV-05] each face is in one row of each bird', () => {
  for (const { rows } of blocksOf(CONTENT, 'birds'))
    expect(rows.flatMap(({ faces = [] }) => faces)).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('the row of the group', () => {
  test.each([
    ['KM-BIRD-03', [1, 2], [2, 2, 3], ['immobilized', 'weakened', 'panicked']],
    ['KM-BIRD-04', [3, 4], [3, 2, 2], ['restrained', 'weakened', 'ongoing']],
    ['KM-BIRD-05', [5, 6], [2, 3, 2], ['immobilized', 'dazed', 'ongoing']],
  ] as const)('[%s] [KM-BIRD-02] on %j', (rule, faces, damage, kinds) => {
    for (const face of faces) {
      // One die for all three (KM-CRP-13).
      const court = aviary({}, [face]).answer('end-turn');
      expect(BIRDS.flatMap((bird) => blows(court, 'Bo', bird))).toEqual(damage);
      expect(kindsOnBo(court).toSorted()).toEqual([...kinds].sort());
      expect(court.heard('group-roll')).toHaveLength(1);
      const powers = blocksOf(CONTENT, 'birds').flatMap(({ rows }) =>
        rows.flatMap(({ power }) => power ?? []),
      );
      for (const { power } of court.heard('creep'))
        expect(powers.find(({ id }) => id === power)?.rule).toBe(rule);
    }
  });

  test('[KM-BIRD-02] [KM-CRP-10] until its next turn ends; 1 Ongoing Damage ticks once', () => {
    const birds = ['nowhere', 'nowhere', '0,4'];
    const court = aviary({}, [3], birds).answer('end-turn');
    expect([court.of('Bo').hp, kindsOnBo(court)]).toEqual([18, ['ongoing']]);
    court.answer('end-turn');
    expect(court).toBeTheTurnOf('Bo');
    expect(court.of('Bo').hp).toBe(17);
    takeOut(court, court.id(FLAME), -1);
    court.answer('end-turn');
    expect(kindsOnBo(court)).toEqual([]);
  });

  test('[KM-BIRD-02] whoever is Panicked runs from the bird', () => {
    const court = aviary({}, [1], ['nowhere', 'nowhere', '0,4']);
    court.answer('end-turn');
    expect(court.inPlay('panicked', 'Bo').map(({ by }) => by)).toEqual([court.id(FLAME)]);
  });

  test('[KM-BIRD-01] [KM-BIRD-03] they reach 5 squares, not 6, and come nearer', () => {
    const court = aviary({ at: '11,2' }, [1], ['0,2', 'nowhere', 'nowhere']).answer('end-turn');
    expect(court.at(ICE)).toMatch(/^court\(6,/);
    expect(blows(court, 'Bo', ICE)).toEqual([2]);
  });

  test('[KM-BIRD-03] [KM-CRP-11] nothing befalls whoever loses only Ward', () => {
    const court = aviary({ ward: 9 }, [1]).answer('end-turn');
    expect(kindsOnBo(court)).toEqual([]);
    expect(court.of('Bo').hp).toBe(20);
  });

  test('[KZ-GEN-16] what two birds of a kind do does not add up', () => {
    const twins = [
      { kind: 'Flamecrowned', at: '0,0' },
      { kind: 'Flamecrowned', at: '0,4' },
    ];
    const court = aviary({}, [3], twins).answer('end-turn');
    expect(court.inPlay('ongoing', 'Bo').map(({ amount }) => amount)).toEqual([1]);
    court.answer('end-turn');
    expect(court.of('Bo').hp).toBe(20 - 2 - 2 - 1);
  });
});

describe('the Miss Trigger of a bird', () => {
  const missed = (bird: string, how: Told = { at: '0,2' }, bo: Told = {}): Court =>
    aviary({ implement: 'wand', ...bo }, [2], [{ kind: bird.split(' ')[0], ...how }]).answer(
      'basic-implement-attack',
      bird,
    );

  test.each([
    [ICE, ['immobilized']],
    [NEEDLE, ['weakened']],
    [FLAME, ['ongoing']],
  ])('[KM-BIRD-06] %s: its lesser effect, without damage', (bird, kinds) => {
    const court = missed(bird);
    expect(kindsOnBo(court)).toEqual(kinds);
    expect(court.inPlay(kinds[0] ?? '', 'Bo').map(({ by }) => by)).toEqual([court.id(bird)]);
    // Ongoing Damage that one gains in one's own turn hurts at once (KZ-STAT-45).
    expect(court.of('Bo').hp).toBe(bird === FLAME ? 19 : 20);
  });

  test('[KM-BIRD-06] at any distance: farther than its own range', () => {
    const birds = ['0,2', 'nowhere', 'nowhere'];
    // A staff reaches 6, and ends the turn.
    const court = aviary({ at: '6,2', implement: 'staff' }, [2, 1], birds);
    court.answer('basic-implement-attack', ICE);
    const [first] = court.heard('status');
    expect(first).toMatchObject({ who: court.id('Bo'), status: 'immobilized' });
    expect(court.events.findIndex(({ type }) => type === 'status')).toBeLessThan(
      court.events.findIndex(({ type }) => type === 'group-roll'),
    );
  });

  test('[KM-BIRD-06] [KM-CRP-11] [KZ-CREEP-20] Ward keeps it off', () => {
    expect(kindsOnBo(missed(ICE, undefined, { ward: 1 }))).toEqual([]);
  });

  test('[KM-BIRD-06] [KM-CRP-16] of the missed bird alone', () => {
    const court = aviary({ implement: 'wand' }, [2]).answer('basic-implement-attack', NEEDLE);
    expect(kindsOnBo(court)).toEqual(['weakened']);
  });

  test('[KM-BIRD-06] [KM-CRP-16] athletes of either team, be they enemies or not', () => {
    const birds = [{ at: '12,0', statuses: ['immobilized'] }, 'nowhere', 'nowhere'];
    const court = aviary({ at: '0,0' }, [1, 2], birds, { implement: 'wand' });
    court.answer('end-turn', 'basic-implement-attack', ICE);
    expect(court.inPlay('immobilized', 'Ana')).toHaveLength(1);
  });

  test('[KM-BIRD-06] [KM-CRP-15] not by a Dazed bird', () => {
    const court = missed(ICE, { at: '0,2', statuses: ['dazed'] });
    expect(kindsOnBo(court)).toEqual([]);
  });
});
