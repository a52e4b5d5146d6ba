import { describe, expect, test } from 'vitest';
import { type Duel, duel, swordOf } from '../../../../test/sword.ts';
import { begin, ours, type Told, theirs } from '../../../../test/table.ts';
import { addDamage, beginTotal } from '../../../rules/harm/damage.ts';

/** Sue two squares from Bo. */
const given = (picks: readonly string[], turn: string, rolls: readonly number[], position?: Duel) =>
  duel(picks, turn, rolls, position, ['5,3', '7,3']);

describe('Directional Shield', () => {
  const shield = ['directional-shield'];
  test('[KC-SHV-15] once in each own turn, freely, one of eight directions', () => {
    const court = given(shield, 'Sue', []).answer('name-direction');
    expect(court).toOfferOnly(
      'north',
      'north-east',
      'east',
      'south-east',
      'south',
      'south-west',
      'west',
      'north-west',
    );
    court.answer('west');
    expect(court).not.toOffer('name-direction');
    expect(court.state.turn).toMatchObject({ attackActions: 1, moveActions: 1, roleActions: 1 });
    court.answer('end-turn', 'end-turn');
    expect(court).toOffer('name-direction');
  });
  const shot = (direction: string | undefined, at: string, power = 'basic-implement-attack') => {
    const more = { bo: { at, picks: ['test/quake'] } };
    const court = given(shield, direction === undefined ? 'Bo' : 'Sue', [4], more);
    if (direction !== undefined) court.answer('name-direction', direction, 'end-turn');
    return 8 - court.answer(power, 'Sue').of('Sue').hp;
  };
  test('[KC-SHV-15] [D-27] Resist 2 against ranged attacks from that half-plane, adjacent ones too', () => {
    expect([shot('east', '7,3'), shot('east', '6,1'), shot('east', '6,3')]).toEqual([0, 0, 0]);
    expect([shot('east', '5,1'), shot('east', '4,3')]).toEqual([2, 2]);
  });
  test('[KC-SHV-15] strictly: the offset must have a positive product with the direction', () => {
    expect([
      shot('north-east', '6,4'),
      shot('north-east', '7,4'),
      shot('north-east', '5,2'),
    ]).toEqual([2, 0, 0]);
  });
  test('[KC-SHV-15] not against melee attacks, nor with no direction named', () => {
    expect(shot('east', '6,3', 'basic-physical-attack')).toBe(2);
    expect(shot(undefined, '7,3')).toBe(2);
  });
  test('[KC-SHV-15] against Bursts, judged from their centre', () => {
    const burst = (at: string) => {
      const more = { bo: { at, picks: ['test/quake'] } };
      const court = given(shield, 'Sue', [4], more).answer('name-direction', 'east', 'end-turn');
      return 8 - court.answer('quake').of('Sue').hp;
    };
    expect([burst('7,3'), burst('3,3')]).toEqual([1, 3]);
  });
  test('[KC-SHV-15] against Opportunities, not Ongoing Damage', () => {
    const statuses = [{ status: 'ongoing', amount: 2, by: 'Bo', ends: 'save' }];
    const court = given(shield, 'Sue', [], { sue: { statuses }, bo: { at: '6,3' } });
    expect(court.of('Sue')).toHaveHp(6);
    court.answer('name-direction', 'east', 'walk', ['court(5,4)'], 'yes');
    expect(court.of('Sue')).toHaveHp(6);
  });
  test('[KC-SHV-15] [KZ-DMG-13] not against the terrain that a shot forces her into', () => {
    const court = given(shield, 'Sue', []).answer('name-direction', 'east');
    const origin = {
      to: court.id('Sue'),
      by: court.id('Bo'),
      kind: 'attack',
      melee: false,
    } as const;
    const hurt = (own: number, terrain: number): number => {
      const total = beginTotal(court, { ...origin, from: court.cell(7, 3) });
      addDamage(court, total, { own, terrain }, 'TEST');
      return total.taken;
    };
    expect([hurt(1, 0), hurt(1, 2), hurt(3, 1)]).toEqual([0, 2, 2]);
  });
  test('[KC-SHV-15] until her next turn starts', () => {
    const court = given(shield, 'Sue', [4]).answer(
      'name-direction',
      'east',
      'end-turn',
      'end-turn',
    );
    court.answer('end-turn', 'basic-implement-attack', 'Sue');
    expect(court.of('Sue')).toHaveHp(6);
  });
});

describe('Long-arm', () => {
  test('[KC-SHV-16] Reach 2, with the sword too', () => {
    const court = given(['long-arm'], 'Sue', [4]).answer('basic-implement-attack', 'Bo');
    expect(court.of('Bo')).toHaveHp(5);
    expect(given([], 'Sue', [])).not.toOffer('basic-implement-attack');
    const far = given(['long-arm'], 'Sue', [], { bo: { at: '8,3' } });
    expect(far).not.toOffer('basic-implement-attack');
  });
  test('[KC-SHV-16] [KZ-STAT-52] who leaves a square it reaches lays itself open', () => {
    const court = given(['long-arm'], 'Bo', []).answer('walk', ['court(8,3)']);
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 0 });
  });
});

describe('Consuming Focus', () => {
  const al = (at: string) => ours('Al', at);
  const walked = (bo: string, who = 'Al') => {
    const others = [al('8,3')];
    const more = { others, bo: { at: bo } };
    const to = who === 'Al' ? 'court(9,3)' : 'court(4,3)';
    return given(['consuming-focus'], who, [], more).answer('walk', [to]).asked;
  };
  test('[KC-SHV-17] enemies within three squares of her cannot use what her allies lay open', () => {
    expect(walked('8,2')).toBe('action KZ-ACT-01 seat 0');
    expect(walked('9,2')).toBe('opportunity KZ-OPP-02 seat 1');
  });
  test('[KC-SHV-17] what she lays open herself they can', () => {
    expect(walked('6,3', 'Sue')).toBe('opportunity KZ-OPP-02 seat 1');
  });
  test('[KC-SHV-17] her allies still answer to enemies', () => {
    const court = given(['consuming-focus'], 'Bo', [], { others: [al('7,2')] });
    expect(court.answer('walk', ['court(8,4)'])).toBeAskedFor('opportunity', {
      rule: 'KZ-OPP-02',
      seat: 0,
    });
  });
});

describe('Regenerative', () => {
  test('[KC-SHV-18] 1 HP at the start of each own turn, up to the maximum', () => {
    expect(given(['regenerative'], 'Sue', [], { sue: { hp: 4 } }).of('Sue')).toHaveHp(5);
    expect(given(['regenerative'], 'Sue', []).of('Sue')).toHaveHp(8);
  });
});

describe('Misty Charge', () => {
  const mist = ['misty-charge', 'dancing-blade', 'sword-sweep'];
  const rows = ['............', '............', '............', '............'];
  const charged = (
    picks: readonly string[],
    court: readonly string[],
    others: readonly Told[] = [],
  ) =>
    begin({
      court,
      athletes: [swordOf('Sue', '0,1', picks), theirs('Bo', '5,1'), ...others],
      turn: 'Sue',
    }).answer('charge', 'Bo');
  test('[KC-SHV-20] over Difficult Terrain', () => {
    const rough = ['..~.........', '..~.........', '..~.........', '..~.........'];
    expect(charged(mist, rough).ends).toContain('court(4,1)');
    expect(() => charged(['dancing-blade'], rough)).toThrow('charge');
  });
  test('[KC-SHV-20] through creatures, ending beside them', () => {
    const narrow = ['############', '............', '############'];
    const court = charged(mist, narrow, [theirs('Cy', '2,1')]);
    expect(court.of('Sue')).toStandAt('4,1');
    const blocked = () => charged(['dancing-blade'], narrow, [theirs('Cy', '2,1')]);
    expect(blocked).toThrow('"Bo" is not among the options');
  });
  const path = ['court(1,1)', 'court(2,1)', 'court(3,1)', 'court(4,1)'];
  test('[KC-SHV-20] it grants no Opportunities, not even to who Marked her', () => {
    const marked = begin({
      court: rows,
      athletes: [
        swordOf('Sue', '0,1', mist, { statuses: [{ status: 'marked', by: 'Cy' }] }),
        theirs('Bo', '5,1'),
        theirs('Cy', '1,2', { implement: 'sword' }),
      ],
      turn: 'Sue',
    }).answer('charge', 'Bo', path);
    expect(marked).toBeAskedFor('charge-with', { rule: 'KZ-BASIC-04', seat: 0 });
    const plain = charged(['dancing-blade'], rows, [theirs('Cy', '1,2')]).answer(path);
    expect(plain).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
  });
  test('[KC-SHV-20] it may end with any own at-will, no Encounter power', () => {
    const court = charged(mist, rows).answer(path);
    expect(court).toOfferOnly('basic-implement-attack', 'dancing-blade');
  });
  test('[KC-SHV-20] and with that at-will’s Effect', () => {
    const court = begin(
      {
        court: rows,
        athletes: [swordOf('Sue', '0,1', mist), theirs('Bo', '5,1')],
        turn: 'Sue',
      },
      { rolls: [4] },
    ).answer('charge', 'Bo', path, 'dancing-blade', ['damage', 'effect']);
    expect(court.of('Bo')).toHaveHp(5);
    expect(court.inPlay('distracted', 'Bo')).toHaveLength(1);
  });
  test('[KC-SHV-20] Damaging Terrain does not hurt on the way', () => {
    const zones = (picks: readonly string[]) =>
      begin(
        {
          court: rows,
          athletes: [swordOf('Sue', '0,1', picks), theirs('Bo', '5,1')],
          zones: [{ cells: ['2,1'], damage: 2, terrain: true }],
          turn: 'Sue',
        },
        { rolls: [2] },
      );
    const safe = zones(mist).answer('charge', 'Bo', path, 'basic-implement-attack');
    expect(safe.of('Sue')).toHaveHp(8);
    const hurt = zones(['dancing-blade']).answer('charge', 'Bo', path);
    expect(hurt.of('Sue')).toHaveHp(6);
    hurt.answer(['court(3,1)', 'court(4,1)']);
  });
});
