import { describe, expect, test } from 'vitest';
import { blows, ways } from '../../../../test/creep-court.ts';
import { type Court, floor, type Told, theirs } from '../../../../test/table.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { grab } from '../../../rules/harm/grabs.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { ana, BO, fell, soulsActed, soulsAt } from './testing/soul-court.ts';

const CHARIOTEER = 'Charioteer';
const bea = (at: string, more: Told = {}): Told =>
  theirs('Bea', at, { hp: 20, maxHp: 20, ...more });

/** It has ridden, and nobody has used an Opportunity. */
const rode = (more: Partial<Parameters<typeof soulsAt>[0]> = {}): Court =>
  declined(soulsActed({ souls: { Charioteer: '1,2' }, enemies: ['Bo'], ...more }));

function declined(court: Court): Court {
  while (court.asked.startsWith('opportunity')) court.answer('no');
  return court;
}

const hits = (court: Court, ...names: readonly string[]): readonly (readonly number[])[] =>
  names.map((name) => blows(court, name, CHARIOTEER));

describe('the ride of the Charioteer', () => {
  test('[KM-SOUL-13] through an enemy’s square: 1 damage and Prone, ending in a free one behind', () => {
    const court = rode({
      rows: floor(12, 1),
      athletes: [{ ...BO, at: '4,0' }],
      souls: { Charioteer: '1,0' },
    });
    expect([hits(court, 'Bo'), court.at(CHARIOTEER)]).toEqual([[[1]], 'court(5,0)']);
    expect(court.of('Bo')).toHaveStatus('prone');
    expect(court).toHaveHeard({
      type: 'creep',
      who: CHARIOTEER,
      power: 'ride-down',
      rule: 'KZ-AI-26',
    });
  });

  test('[KM-SOUL-13] one that is Prone already takes 1 more, and no more for lying there', () => {
    const court = rode({ athletes: [{ ...BO, statuses: ['prone'] }] });
    expect(court.of('Bo')).toHaveHp(20 - 2);
  });

  test('[KM-SOUL-13] [KM-CRP-08] being flanked makes nothing of it', () => {
    const souls = { Aegis: { at: '5,1', statuses: ['stunned'] }, Charioteer: '1,2' };
    expect(hits(rode({ souls }), 'Bo')).toEqual([[1]]);
  });

  test('[KM-SOUL-13] 8 squares, whatever its speed', () => {
    const line = (at: string) =>
      rode({ rows: floor(20, 1), athletes: [{ ...BO, at }], souls: { Charioteer: '0,0' } });
    expect([hits(line('7,0'), 'Bo'), line('7,0').at(CHARIOTEER)]).toEqual([[[1]], 'court(8,0)']);
    expect(ways(line('7,0'), CHARIOTEER).flat()).toHaveLength(8);
  });

  test('[KM-SOUL-13] through as many enemies as possible', () => {
    const court = rode({
      rows: floor(12, 5),
      athletes: [ana('2,2'), bea('5,4'), { ...BO, at: '6,1' }],
      souls: { Charioteer: '1,2' },
      enemies: ['Ana', 'Bea', 'Bo'],
    });
    expect(hits(court, 'Ana', 'Bea', 'Bo')).toEqual([[1], [1], [1]]);
  });

  test('[KM-SOUL-13] of equal ways the shortest, then through those who come first', () => {
    const between = rode({
      rows: floor(9, 3),
      athletes: [bea('2,1'), { ...BO, at: '6,1' }],
      souls: { Charioteer: '4,1' },
      enemies: ['Bea', 'Bo'],
    });
    expect(hits(between, 'Bea', 'Bo')).toEqual([[1], [1]]);
    const either = rode({
      rows: ['..#...#..', '....#....', '..#...#..'],
      athletes: [bea('1,1', { holds: ['red'] }), { ...BO, at: '7,1' }],
      souls: { Charioteer: '4,0' },
      enemies: ['Bea', 'Bo'],
    });
    // Bo comes before Bea in the order of turns.
    expect(hits(either, 'Bea', 'Bo')).toEqual([[], [1]]);
    const near = rode({
      rows: floor(12, 5),
      athletes: [bea('11,0'), { ...BO, at: '3,2' }],
      souls: { Charioteer: '1,2' },
      enemies: ['Bea', 'Bo'],
    });
    expect(hits(near, 'Bea', 'Bo')).toEqual([[], [1]]);
    expect(ways(near, CHARIOTEER).flat()).toHaveLength(3);
  });

  test('[KM-SOUL-13] not through others: friends, who is no enemy, and Shades', () => {
    const court = rode({
      rows: floor(12, 1),
      athletes: [ana('3,0'), { ...BO, at: '5,0' }],
      souls: { Charioteer: '1,0' },
    });
    expect(hits(court, 'Ana', 'Bo')).toEqual([[], []]);
    expect(court.at(CHARIOTEER)).toBe('court(1,0)');
  });

  test('[KM-SOUL-13] it must end in a free square: with none behind it does not ride, nor turn back in that of an enemy', () => {
    const court = rode({
      rows: floor(6, 1),
      athletes: [{ ...BO, at: '5,0' }],
      souls: { Charioteer: '1,0' },
    });
    expect([hits(court, 'Bo'), court.at(CHARIOTEER)]).toEqual([[[]], 'court(4,0)']);
  });

  test('[KM-SOUL-13] out of a blind alley by the way it came, through an enemy a second time', () => {
    const court = rode({
      rows: ['###.###', '###.###', '.......', '#######'],
      athletes: [bea('3,1'), { ...BO, at: '5,2' }],
      souls: { Charioteer: '4,2' },
      enemies: ['Bea', 'Bo'],
    });
    expect(hits(court, 'Bea', 'Bo')).toEqual([[1], [1]]);
  });

  test('[KM-SOUL-13] grants Opportunities; whom it has ridden down takes none', () => {
    const asked = soulsAt({
      rows: floor(12, 1),
      athletes: [{ ...BO, at: '4,0', implement: 'wand' }],
      souls: { Charioteer: '1,0' },
    }).answer('end-turn');
    expect(asked).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02' });
    asked.answer('yes');
    expect(asked.heard('opportunity')).toHaveLength(1);
    expect(asked.of(CHARIOTEER)).toMatchObject({ wounded: true });
    expect(asked.at(CHARIOTEER)).toBe('court(5,0)');
  });

  test('[KM-SOUL-13] [KM-CRP-11] Ward that takes the damage keeps one on its feet', () => {
    const court = rode({ athletes: [{ ...BO, ward: 2 }] });
    expect(hits(court, 'Bo')).toEqual([[1]]);
    expect(court.of('Bo')).not.toHaveStatus('prone');
  });

  test('[KM-SOUL-13] [KZ-AI-41] too far off it comes nearer first, and rides if that will do', () => {
    const rides = (at: string) =>
      rode({ rows: floor(30, 1), athletes: [{ ...BO, at }], souls: { Charioteer: '0,0' } });
    const first = rides('13,0');
    expect([hits(first, 'Bo'), first.at(CHARIOTEER)]).toEqual([[[1]], 'court(14,0)']);
    const far = rides('14,0');
    expect([hits(far, 'Bo'), far.at(CHARIOTEER)]).toEqual([[[]], 'court(12,0)']);
  });

  test('[KM-SOUL-13] [KZ-AI-28] Prone it gets up and rides; Dazed too, it only gets up', () => {
    const prone = rode({ souls: { Charioteer: { at: '1,2', statuses: ['prone'] } } });
    expect(hits(prone, 'Bo')).toEqual([[1]]);
    const both = rode({ souls: { Charioteer: { at: '1,2', statuses: ['prone', 'dazed'] } } });
    expect(hits(both, 'Bo')).toEqual([[]]);
    expect(both.of(CHARIOTEER)).not.toHaveStatus('prone');
    expect(hits(rode({ souls: { Charioteer: { at: '1,2', statuses: ['dazed'] } } }), 'Bo')).toEqual(
      [[1]],
    );
  });

  test('[KM-SOUL-13] [KZ-CREEP-24] Frenzied it strikes hand to hand in place of the ride', () => {
    const court = rode({
      souls: { Charioteer: { at: '1,2', statuses: [{ status: 'frenzied', by: 'Bo' }] } },
      rolls: [5],
    });
    expect(hits(court, 'Bo')).toEqual([[2]]);
    expect(court.of('Bo')).not.toHaveStatus('prone');
  });

  test('[KM-SOUL-13] [KM-SOUL-02] a Shade rides too: nothing, and 1 on the Prone', () => {
    const keeper = { Shadekeeper: { at: '11,4', statuses: ['stunned'] }, Charioteer: '1,2' };
    const ridden = (bo: Told) =>
      declined(
        fell(soulsAt({ souls: keeper, athletes: [{ ...BO, ...bo }] }), CHARIOTEER).answer(
          'end-turn',
        ),
      );
    const fresh = ridden({});
    expect(hits(fresh, 'Bo')).toEqual([[]]);
    expect(fresh.of('Bo')).toHaveStatus('prone');
    expect(hits(ridden({ statuses: ['prone'] }), 'Bo')).toEqual([[1]]);
  });
});

describe('the trait of the Charioteer', () => {
  test('[KM-SOUL-15] [KZ-STAT-05] immune to Slowed, Grabbed, Immobilized and Restrained', () => {
    const court = soulsAt({ souls: { Charioteer: '3,2' } });
    const on = court.id(CHARIOTEER);
    const by = court.id('Bo');
    const until = untilNextTurnEnds(court.state, on);
    for (const kind of ['slowed', 'immobilized', 'restrained', 'weakened'] as const)
      court.run(inflict(court, { kind, on, by, source: 'test', until }));
    court.run(grab(court, { on, by, source: 'test', ranged: false }));
    const has = ['slowed', 'immobilized', 'restrained', 'grabbed', 'weakened'].filter(
      (kind) => court.inPlay(kind, CHARIOTEER).length > 0,
    );
    expect(has).toEqual(['weakened']);
  });
});
