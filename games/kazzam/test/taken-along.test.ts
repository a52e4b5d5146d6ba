import { describe, expect, test } from 'vitest';
import { passOn } from '../src/rules/attack/pass-on.ts';
import { STATUS, withData } from '../src/rules/effects/effect-data.ts';
import { BITS, giveStatus, has } from '../src/rules/effects/status.ts';
import { holds } from '../src/rules/harm/grabs.ts';
import { force } from '../src/rules/movement/forced.ts';
import { begin, type Court, floor, ours, row, type Told, theirs } from './table.ts';

const ROOTED = BITS.immobilized;
const held = (by: string, more: Told = {}): Told => ({
  status: 'grabbed',
  by,
  ends: 'escape',
  ...more,
});
const light = (by: string): Told => held(by, { light: true });

interface Scene {
  readonly rows?: readonly string[];
  readonly more?: readonly Told[];
  readonly zones?: readonly Told[];
  readonly rolls?: readonly number[];
  readonly turn?: string;
}

/** Quin at (4,0) and Rae beside him at (5,0), in a row. */
function pair(quin: readonly Told[], rae: readonly Told[], scene: Scene = {}): Court {
  const { rows = floor(12, 1), more = [], zones = [], rolls = [], turn = 'Quin' } = scene;
  return begin(
    {
      court: rows,
      athletes: [
        ours('Quin', '4,0', { statuses: quin }),
        theirs('Rae', '5,0', { statuses: rae }),
        ...more,
      ],
      zones,
      turn,
    },
    { rolls },
  );
}
const where = (court: Court): readonly string[] =>
  court.state.creatures.map(({ name }) => court.at(name).slice(6, -3));
const grips = ({ state }: Court): readonly string[] =>
  state.creatures.flatMap(({ name: by }, holder) =>
    state.creatures.flatMap(({ name }, on) =>
      holds(state, holder, on) ? [`${by} > ${name}`] : [],
    ),
  );

describe('whom several hold', () => {
  const between = (rolls: readonly number[]) =>
    pair([], [held('Quin'), held('Tim')], { more: [ours('Tim', '6,0')], rolls });

  test('[KZ-FORCE-15] [KZ-FORCE-16] has one attempt to come free of the others as one drags it', () => {
    const court = between([4]).answer('walk', row(0, 3), 'roll');
    expect(where(court)).toEqual(['3', '4', '6']);
    expect(grips(court)).toEqual(['Quin > Rae']);
  });

  test('[KZ-FORCE-15] [KZ-FORCE-16] and stays otherwise, and with it who drags it', () => {
    const court = between([3]).answer('walk', row(0, 3), 'roll');
    expect(where(court)).toEqual(['4', '5', '6']);
    expect(grips(court)).toEqual(['Quin > Rae', 'Tim > Rae']);
    // There is no second attempt in this walk.
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 0 });
    court.answer(row(0, 3));
    expect(where(court)).toEqual(['4', '5', '6']);
  });
});

test('[KZ-FORCE-15] [KZ-FORCE-16] who is dragged along drags along whom it holds', () => {
  const chain = (rolls: readonly number[]) =>
    pair([], [held('Quin')], { more: [ours('Tim', '6,0', { statuses: [held('Rae')] })], rolls });
  const tied = chain([3]).answer('walk', row(0, 3), 'roll');
  expect([where(tied), grips(tied)]).toEqual([
    ['3', '4', '5'],
    ['Quin > Rae', 'Rae > Tim'],
  ]);
  const free = chain([4]).answer('walk', row(0, 3), 'roll');
  expect([where(free), grips(free)]).toEqual([['3', '4', '6'], ['Quin > Rae']]);
});

test('[KZ-MOVE-17] [KZ-INV-05] whoever falls on a pedestal goes back beside those whom it has taken along', () => {
  const court = begin({
    court: ['...1..', '......'],
    athletes: [
      ours('Quin', '2,0', { statuses: [light('Rae')] }),
      theirs('Rae', '1,0'),
      theirs('Tim', '4,1'),
    ],
    turn: 'Quin',
  });
  court.answer('walk', ['court(3,0)', 'court(4,0)']);
  expect(court.asked).toContain('opportunity');
  giveStatus(court, { kind: 'prone', on: 0, by: 2, source: 'test', until: { ends: 'match' } });
  court.answer('no');
  expect(court.at('Rae')).toBe('court(2,0)');
  expect(new Set(court.state.creatures.map(({ cell }) => cell)).size).toBe(3);
});

describe('a Grab of one that is light', () => {
  test('[KM-SQUID-02] lets its victim move, and its maker comes along', () => {
    const court = pair([light('Rae')], []).answer('walk', row(0, 3, 2, 1));
    expect(where(court)).toEqual(['1', '2']);
    expect(grips(court)).toEqual(['Rae > Quin']);
    expect(court.heard('opportunity')).toEqual([]);
  });

  test('[KM-SQUID-02] [KZ-FORCE-15] whoever is held itself may be kept from coming along', () => {
    const scene = { more: [theirs('Tim', '6,0')], rolls: [3] };
    const court = pair([light('Rae')], [held('Tim')], scene).answer('walk', row(0, 3), 'roll');
    expect([where(court), grips(court)]).toEqual([['3', '5', '6'], ['Tim > Rae']]);
  });

  test('[KM-SQUID-02] [KZ-FORCE-16] drags along whom its maker holds besides', () => {
    const tim = theirs('Tim', '6,0', { statuses: [held('Rae')] });
    const court = pair([light('Rae')], [], { more: [tim], rolls: [2] });
    court.answer('walk', row(0, 3), 'roll');
    expect([where(court), grips(court)]).toEqual([
      ['3', '4', '5'],
      ['Rae > Quin', 'Rae > Tim'],
    ]);
  });

  test('[KM-SQUID-02] two who hold each other lightly move once with a step', () => {
    const court = pair([light('Rae')], [light('Quin')]).answer('walk', row(0, 3, 2));
    expect([where(court), grips(court).length]).toEqual([['2', '3'], 2]);
  });

  test('[KM-SQUID-02] [KZ-FORCE-08] its maker rolls to safety: safe it stays behind, Prone, and has let go', () => {
    const zones = [{ cells: ['4,0'], damage: 2 }];
    const safe = pair([light('Rae')], [], { zones, rolls: [5] }).answer('walk', row(0, 3), 'yes');
    expect([where(safe), grips(safe)]).toEqual([['3', '5'], []]);
    expect(safe.of('Rae')).toHaveStatus('prone');
    expect(safe.of('Rae')).toHaveHp(8);
  });

  test('[KM-SQUID-02] [KZ-FORCE-10] else it comes along, is hurt and falls as the movement ends', () => {
    const zones = [{ cells: ['4,0'], damage: 2 }];
    const court = pair([light('Rae')], [], { zones, rolls: [2] });
    court.answer('walk', row(0, 3), 'yes');
    expect([where(court), grips(court)]).toEqual([['3', '4'], ['Rae > Quin']]);
    expect(court.of('Rae')).toHaveStatus('prone');
    expect(court.of('Rae')).toHaveHp(6);
  });

  test('[KM-SQUID-02] [KZ-FORCE-15] does not keep it where it is when it is moved by force', () => {
    const court = pair([light('Rae')], []);
    const pull = { how: 'pull', squares: 2, by: 1, source: 'test', from: 0 } as const;
    court.run(force(court, 0, { ...pull, rule: 'KZ-FORCE-04' }), row(0, 3, 2));
    expect([where(court), grips(court)]).toEqual([['2', '3'], ['Rae > Quin']]);
  });

  test('[KZ-MOVE-16] taken on the way it ends the movement', () => {
    const court = begin({
      court: floor(12, 3),
      athletes: [ours('Quin', '4,1'), theirs('Rae', '5,0')],
      turn: 'Quin',
    });
    // Rae answers the first step: no Opportunity, but something else has happened meanwhile.
    court.answer('walk', row(1, 3, 2));
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
    giveStatus(court, {
      ...withData(STATUS.grabbed, { light: 1 }),
      on: court.id('Quin'),
      by: court.id('Rae'),
      source: 'test',
      until: { ends: 'escape' },
    });
    court.answer('no');
    expect([court.at('Quin'), court.asked]).toEqual(['court(4,1)', 'action KZ-ACT-01 seat 0']);
    expect(court.refusal('walk')).toBeUndefined();
  });

  test('[KM-SQUID-02] [KC-SHV-12] passed on by its victim it stays light, turned round it does not', () => {
    const passed = (from: number, to: number) => {
      const court = pair([light('Rae')], [], { more: [ours('Tim', '6,0')] });
      const grabs = court.inPlay('grabbed');
      court.run(passOn(court, { from, to }, grabs, 'KC-SHV-12'));
      return { grips: grips(court), stuck: court.state.creatures.map((one) => has(one, ROOTED)) };
    };
    expect(passed(0, 2)).toEqual({ grips: ['Rae > Tim'], stuck: [false, false, false] });
    expect(passed(0, 1)).toEqual({ grips: ['Quin > Rae'], stuck: [false, true, false] });
  });
});
