import { describe, expect, test } from 'vitest';
import { blows, ways } from '../../../../test/creep-court.ts';
import { type Court, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { CHARM_BALL } from './blocks.ts';
import { EYES } from './powers.ts';
import { BALL, ball, glances, kindsOn, lair } from './testing/lair.ts';

const sturdy = { hp: 20, maxHp: 20 };
const X = (at: string, more: Told = {}) => ours('Xan', at, { ...sturdy, ...more });
const Y = (at: string, more: Told = {}) => theirs('Yar', at, { ...sturdy, ...more });
const Z = (at: string, more: Told = {}) => ours('Zoe', at, { ...sturdy, ...more });
const W = (at: string, more: Told = {}) => theirs('Wim', at, { ...sturdy, ...more });

test('[KM-CHARM-01] a Champion that goes 6 and reaches 6; each face has one row', () => {
  const { type, speed, range, mob, side = 1, rows } = CHARM_BALL;
  expect([type, speed, range, mob, side]).toEqual(['champion', 6, 6, false, 1]);
  expect(rows.map(({ faces }) => faces)).toEqual([[1], [2], [3], [4], [5], [6]]);
  expect(EYES.map(({ target }) => target)).toEqual(EYES.map(() => ({ ranged: 6 })));
});

test('[KM-CHARM-01] [KM-CRP-01] it is alone, with 5 HP for each athlete of a side', () => {
  const court = lair({
    athletes: [X('0,0'), Z('0,2'), Y('19,0'), W('19,2')],
    creeps: [ball('9,4', [])],
  });
  const creeps = court.state.creatures.filter(({ kind }) => kind === 'creep');
  expect(creeps.map(({ hp, maxHp }) => [hp, maxHp])).toEqual([[10, 10]]);
});

interface Scene {
  readonly rows?: readonly string[];
  readonly enemies?: readonly string[];
  readonly ball?: Told;
  readonly holder?: string;
}

const namesOf = (athletes: readonly Told[]) => athletes.map(({ name }) => String(name));

/** The Ball acts on all of these with such a roll; who holds its orb has taken it from far off. */
function acts(
  face: number | readonly number[],
  at: string,
  athletes: readonly Told[],
  { rows = floor(20, 9), enemies = namesOf(athletes), ball: told = {}, holder }: Scene = {},
): Court {
  const [first = ''] = rows;
  const away = holder === undefined ? [] : [`${'#'.repeat(first.length - 1)}1`];
  const orb = `${first.length - 1},${rows.length}`;
  return lair({
    rows: [...rows, ...away],
    athletes,
    creeps: [ball(at, enemies, { ...told, ...(holder === undefined ? {} : { group: { orb } }) })],
    rolls: [face].flat(),
    ...(holder === undefined ? {} : { holder }),
  }).answer('end-turn');
}

/** The Ball at (9,4) acts on all of these, of whom Xan holds its orb. */
function guarding(...athletes: readonly Told[]): Court {
  return lair({
    rows: ['1...................', ...floor(20, 8)],
    athletes,
    creeps: [ball('9,4', namesOf(athletes), { group: { orb: '0,0' } })],
    holder: 'Xan',
    rolls: [4],
  }).answer('end-turn');
}

describe('[KM-EX-10] a roll of 4', () => {
  test('Petrify on who holds its orb, then Visions and Shrink by distance', () => {
    const court = guarding(X('13,4'), Y('9,6'), Z('14,4'));
    expect(glances(court)).toEqual(['charm-petrify Xan', 'charm-visions Yar', 'charm-shrink Zoe']);
    expect(['Xan', 'Yar', 'Zoe'].map((name) => blows(court, name, BALL))).toEqual([[3], [3], [2]]);
    expect(ways(court, BALL)).toEqual([]);
    const rules = court.heard('creep').map(({ rule }) => rule);
    expect(rules).toEqual(['KZ-AI-25', 'KM-CHARM-02', 'KM-CHARM-02']);
  });

  test('a fourth enemy at distance 6: Float', () => {
    const court = guarding(X('13,4'), Y('9,6'), Z('14,4'), W('3,4'));
    expect(glances(court).slice(2)).toEqual(['charm-shrink Zoe', 'charm-float Wim']);
    expect(blows(court, 'Wim', BALL)).toEqual([2]);
  });

  test('[KZ-DMG-14] X has Resist 1 only against later damage', () => {
    const court = guarding(X('13,4'), Y('9,6'));
    expect([blows(court, 'Xan', BALL), court.of('Xan').hp]).toEqual([[3], 17]);
    const of = { to: court.id('Xan'), by: -1, kind: 'other', melee: false } as const;
    court.run(deal(court, of, 3, 'KZ-GEN-14'));
    expect(court.of('Xan')).toHaveHp(15);
  });
});

describe('Multiple Eyes', () => {
  test('[KM-CHARM-02] [KM-CRP-06] one enemy meets one power, once', () => {
    for (const face of [1, 3, 5]) {
      const court = acts(face, '9,4', [X('13,4')]);
      expect(glances(court)).toEqual([`${EYES[face - 1]?.id} Xan`]);
    }
  });

  test('[KM-CHARM-02] goes down to its first power, whoever else is near', () => {
    const court = acts(2, '8,4', [X('10,4'), Y('11,5'), Z('12,4')]);
    expect(glances(court)).toEqual(['charm-shrink Xan', 'charm-float Yar']);
  });

  test('[KM-CHARM-02] [KM-CRP-12] spares who is not on its list, or Hidden', () => {
    const hidden = Y('11,5', { statuses: ['hidden'] });
    const court = acts(5, '8,4', [X('10,4'), hidden, Z('12,4'), W('9,6')], {
      enemies: ['Xan', 'Yar', 'Zoe'],
    });
    expect(glances(court)).toEqual(['charm-darkness Xan', 'charm-petrify Zoe']);
  });

  test('[KM-CHARM-02] passes over whom it does not see, and the next has the power', () => {
    const rows = [...Array.from({ length: 3 }, () => '....#.....'), ...floor(10, 3)];
    const court = acts(3, '2,1', [X('0,1'), Y('5,1'), Z('2,5')], {
      rows,
      ball: { statuses: ['immobilized'] },
    });
    expect(glances(court)).toEqual(['charm-visions Xan', 'charm-shrink Zoe']);
  });

  test('[KM-CHARM-02] goes where it reaches its first and as many others as it has eyes', () => {
    for (const [face, at, met] of [
      [1, 'court(4,0)', ['charm-float Xan']],
      [2, 'court(5,0)', ['charm-shrink Xan', 'charm-float Yar']],
      [3, 'court(6,0)', ['charm-visions Xan', 'charm-shrink Yar', 'charm-float Zoe']],
      // With more eyes than enemies likewise.
      [5, 'court(6,0)', ['charm-darkness Xan', 'charm-petrify Yar', 'charm-visions Zoe']],
    ] as const) {
      const court = acts(face, '4,0', [X('0,0'), Y('11,0'), Z('12,0')], { rows: floor(24, 1) });
      expect([face, court.at(BALL), glances(court)]).toEqual([face, at, met]);
    }
  });

  test('[KM-CHARM-02] never leaves its first out for more others', () => {
    const court = acts(3, '8,0', [X('0,0'), Y('18,0'), Z('19,0')], {
      rows: floor(24, 1),
      holder: 'Xan',
    });
    expect(glances(court)).toEqual(['charm-visions Xan']);
    expect(court.at(BALL)).toBe('court(6,0)');
  });

  test('[KM-CHARM-02] [KZ-AI-35] more targets come before an attack without Disadvantage', () => {
    // Xan is in cover wherever it reaches Yar as well.
    const rows = floor(14, 6).map((line, y) => (y === 3 ? '....o.........' : line));
    const athletes = [X('3,3'), Y('10,1')];
    expect(blows(acts(1, '6,1', athletes, { rows }), 'Xan', BALL)).toEqual([2]);
    const court = acts(2, '6,1', athletes, { rows });
    expect([blows(court, 'Xan', BALL), blows(court, 'Yar', BALL)]).toEqual([[1], [2]]);
  });

  test('[KM-CHARM-02] [KZ-AI-14] the order of the others is that of where it has come to', () => {
    // From where it stands Yar is nearer than Zoe; one square on they are as near, and Zoe acts later.
    const rows = floor(12, 9).map((line, y) => (y === 3 ? '.....#......' : line));
    const court = acts(3, '4,2', [X('1,2'), Y('0,8'), Z('11,2')], { rows });
    expect(court.at(BALL)).toBe('court(5,2)');
    expect(glances(court)).toEqual(['charm-visions Xan', 'charm-shrink Zoe', 'charm-float Yar']);
  });

  test('[KM-CHARM-02] [KZ-CREEP-18] Disarmed it has one eye', () => {
    const court = acts(6, '9,4', [X('13,4'), Y('9,6')], { ball: { statuses: ['disarmed'] } });
    expect(glances(court)).toEqual(['charm-float Yar']);
  });

  test('[KM-CHARM-02] [KZ-CREEP-23] Weakened only its first attack is halved', () => {
    const court = acts(3, '9,4', [X('10,4'), Y('9,7'), Z('14,4')], {
      ball: { statuses: ['weakened'] },
    });
    expect(['Xan', 'Yar', 'Zoe'].map((name) => blows(court, name, BALL))).toEqual([[1], [2], [2]]);
  });

  test('[KM-CHARM-02] [KM-CRP-08] Disadvantage counts for each attack by itself', () => {
    const court = acts(3, '9,4', [X('10,4'), Y('9,7', { statuses: ['concealed'] }), Z('14,4')]);
    expect(['Xan', 'Yar', 'Zoe'].map((name) => blows(court, name, BALL))).toEqual([[3], [1], [2]]);
  });

  test('[KM-CHARM-02] [KZ-AI-42] held where it cannot reach its first it begins with the next', () => {
    const court = acts(3, '9,4', [X('18,4'), Y('9,7'), Z('14,4')], {
      ball: { statuses: ['immobilized'] },
      holder: 'Xan',
    });
    expect(glances(court)).toEqual(['charm-visions Yar', 'charm-shrink Zoe']);
  });

  test('[KM-CHARM-02] [KZ-AI-43] Dazed from where it stands, all eyes as well', () => {
    const court = acts(2, '9,4', [X('10,4'), Y('9,7')], { ball: { statuses: ['dazed'] } });
    expect([glances(court), court.at(BALL)]).toEqual([
      ['charm-shrink Xan', 'charm-float Yar'],
      'court(9,4)',
    ]);
  });

  test('[KM-CHARM-02] [KZ-CREEP-24] in panic each eye makes a basic attack', () => {
    const panicked = { status: 'panicked', by: 'Xan', ends: 'next-turn' };
    // The group's die falls after its own.
    const court = acts([5, 2], '9,4', [X('10,4'), Y('9,7'), Z('14,4')], {
      ball: { statuses: [panicked] },
    });
    expect(glances(court)).toEqual(['creep-basic-attack Xan', 'creep-basic-attack Yar']);
    expect(kindsOn(court, 'Xan')).toEqual([]);
  });

  test('[KM-CHARM-02] [KZ-AI-16] on whom it turns is its first, and others follow', () => {
    // Every way to who holds its orb leaves a square beside Yar.
    const court = acts(2, '4,0', [X('20,0'), Z('0,0'), Y('5,0')], {
      rows: floor(24, 2),
      holder: 'Xan',
    });
    expect(court.heard('creep').map(({ what }) => what)).toEqual(['retarget', 'attack', 'attack']);
    expect(glances(court)).toEqual(['charm-shrink Yar', 'charm-float Zoe']);
  });
});

describe('Hover', () => {
  test('[KM-CHARM-03] it goes over Difficult Terrain like over floor', () => {
    const court = acts(1, '3,0', [X('15,0')], { rows: [',,,,,,,,,,,,,,,,'] });
    expect([court.at(BALL), blows(court, 'Xan', BALL)]).toEqual(['court(9,0)', [2]]);
    expect(has(court.of(BALL), BITS.hovering)).toBe(true);
  });
});
