import { describe, expect, test } from 'vitest';
import { positionOf } from '../src/position.ts';
import { attack } from '../src/rules/attack/attack.ts';
import { boostOn } from '../src/rules/attack/boost-use.ts';
import { passOn } from '../src/rules/attack/pass-on.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../src/rules/effects/basic-powers.ts';
import { NOTES, putInPlay } from '../src/rules/effects/in-play.ts';
import { wholePower } from '../src/rules/effects/power.ts';
import { savingThrow } from '../src/rules/effects/saves.ts';
import { removeEffects, sustained } from '../src/rules/effects/status.ts';
import { deal } from '../src/rules/harm/damage.ts';
import { grab } from '../src/rules/harm/grabs.ts';
import { itemsInReach } from '../src/rules/harm/items.ts';
import { settleLandings } from '../src/rules/movement/landing.ts';
import { grow } from '../src/rules/movement/size.ts';
import { canChoose, seesSquare } from '../src/rules/sight/sight.ts';
import { begin, type Court, floor, ours, row, type Told, theirs } from './table.ts';

const HUNTER = { role: 'specialist', specialisation: 'hunter' } as const;

/** Ana and Al against Bo; Ana's turn. */
function table(
  picks: readonly string[] = [],
  {
    rolls = [],
    ana = {},
    al = {},
    bo = {},
    more = {},
  }: Readonly<Record<string, Told | number[]>> = {},
): Court {
  const athletes = [
    ours('Ana', '2,2', { picks, implement: 'wand', ...HUNTER, ...ana }),
    ours('Al', '2,4', { implement: 'wand', ...HUNTER, ...al }),
    theirs('Bo', '5,2', { implement: 'wand', ...HUNTER, ...bo }),
  ];
  return begin(
    { court: floor(14, 7), athletes, turn: 'Ana', ...more },
    { rolls: rolls as readonly number[] },
  );
}

/** Puts a note on somebody for the match, from somebody. */
function note(court: Court, kind: string, on: string, by = on, amount = 0): number {
  const until = { ends: 'match' } as const;
  const of = { on: court.id(on), by: court.id(by), source: 'test', until, amount };
  return putInPlay(court.state, { kind, ...of }).id;
}

describe('a Role Boost of another', () => {
  const STRIKER = { role: 'striker', specialisation: 'sniper' } as const;
  const shoot = ['basic-implement-attack', 'Bo'] as const;
  test('[KC-CHM-16] [KR-BOOST-02] is used on the first roll, besides the own one', () => {
    const court = table([], { rolls: [4], ana: STRIKER, al: STRIKER });
    note(court, NOTES.givenBoost, 'Ana', 'Al');
    court.answer(...shoot);
    expect(court.of('Bo')).toHaveHp(4);
    expect(court.heard('boost')).toHaveLength(2);
  });
  test('[KC-CHM-16] [KR-BOOST-02] without Role Boost it is none either', () => {
    const court = table([], { rolls: [4, 4], al: STRIKER });
    note(court, NOTES.givenBoost, 'Ana', 'Al');
    const [ana, bo] = [court.id('Ana'), court.id('Bo')];
    court.run(attack(court, ana, bo, BASIC_IMPLEMENT_ATTACK, { withoutBoost: true }));
    court.run(attack(court, ana, bo, BASIC_IMPLEMENT_ATTACK, { later: true }));
    expect(court.of('Bo')).toHaveHp(4);
  });
  test('[KR-BOOST-03] a pseudo-attack’s own has a creature for its target', () => {
    const court = table([], { ana: { role: 'leader', specialisation: 'rescuer' }, al: { hp: 5 } });
    const power = wholePower({
      id: 'basic-implement-attack',
      rule: 'TEST',
      target: 'implement',
      damage: 0,
    });
    const hit = { by: court.id('Ana'), on: court.id('Al'), power, result: 4 } as const;
    const use = boostOn(court, hit);
    if (use === undefined) throw new Error('there is a use');
    court.run(use(), 'Al');
    expect(court.of('Al')).toHaveHp(7);
    expect(boostOn(table(), { ...hit })).toBeUndefined();
  });
});

describe('sight that is limited', () => {
  test('[KC-CHM-22] nobody and nothing beyond it is seen or chosen', () => {
    const court = table([], { bo: { at: '5,2' }, al: { at: '4,2' } });
    note(court, NOTES.sightLimit, 'Ana', 'Ana', 2);
    const ana = court.id('Ana');
    expect([canChoose(court, ana, court.id('Al')), canChoose(court, ana, court.id('Bo'))]).toEqual([
      true,
      false,
    ]);
    expect([4, 5].map((x) => seesSquare(court, ana, court.cell(x, 2)))).toEqual([true, false]);
    expect(court.answer('walk', row(2, 3)).offered).toContain('basic-implement-attack');
  });
  test('[KC-CHM-22] not even who is Revealed', () => {
    const court = table([], { bo: { statuses: ['revealed'] } });
    note(court, NOTES.sightLimit, 'Ana', 'Ana', 2);
    expect(canChoose(court, court.id('Ana'), court.id('Bo'))).toBe(false);
  });
  test('[KC-CHM-22] [KZ-OPP-08] it keeps from Opportunities beyond it', () => {
    const ana = { implement: 'sword', statuses: { reach: { amount: 2 } } };
    const leaving = (limit: number) => {
      const court = table([], { ana, bo: { at: '5,2' }, more: { turn: 'Bo' } });
      if (limit > 0) note(court, NOTES.sightLimit, 'Ana', 'Ana', limit);
      return court.answer('walk', row(2, 6)).asked;
    };
    expect(leaving(0)).toMatch(/^opportunity/);
    expect(leaving(2)).toMatch(/^action/);
  });
});

describe('what something makes sure of', () => {
  test('[KZ-SAVE-02] a Saving Throw succeeds without a die, unless it fails on purpose', () => {
    const court = table(['test/sure']);
    const save = { against: 'test', rule: 'TEST' } as const;
    expect(court.run(savingThrow(court, court.id('Ana'), save), 'roll')).toBe(true);
    expect(court.heard('save')).toMatchObject([{ dice: [], saved: true }]);
    expect(court.run(savingThrow(court, court.id('Ana'), save), 'fail')).toBe(false);
  });
  test('[KZ-OPP-17] a movement grants nobody an Opportunity', () => {
    const court = table(['test/sure'], { bo: { at: '3,2' } }).answer('walk', row(2, 1));
    expect(court.heard('opportunity')).toEqual([]);
    expect(court.asked).toMatch(/^action/);
  });
  test('[KC-CONV-29] a Creep’s blow deals 1 less', () => {
    const creeps = [{ group: 'bears', members: ['3,2'] }];
    const court = table(['test/sure'], { more: { creeps } });
    const blow = wholePower({ id: 'blow', rule: 'TEST', target: 'melee', damage: 3, roll: 'none' });
    court.run(attack(court, 3, court.id('Ana'), blow), 'no');
    expect(court.of('Ana')).toHaveHp(6);
  });
  test('[KC-CONV-29] so it does with a Disadvantage that a power gives', () => {
    const creeps = [{ group: 'bears', members: ['3,2'] }];
    const court = table(['test/elusive'], { more: { creeps } });
    const blow = wholePower({ id: 'blow', rule: 'TEST', target: 'melee', damage: 3, roll: 'none' });
    court.run(attack(court, 3, court.id('Ana'), blow), 'no');
    expect(court.of('Ana')).toHaveHp(6);
  });
});

describe('what effects lend', () => {
  test('[KZ-ACT-01] an action that only their bearer has', () => {
    const court = table();
    expect(court.offered).not.toContain('quake');
    note(court, 'test-lent', 'Al');
    court.answer('end-turn');
    expect(court.offered).toContain('quake');
    expect(court.answer('quake', 'end-turn').offered).not.toContain('quake');
  });
});

describe('Creative Use', () => {
  test('[KZ-CREAT-01] can be answered to', () => {
    const court = table(['test/creative', 'test/hobble']).answer('creative-use', 'Al');
    expect(court.of('Al')).toHaveStatus('slowed');
    expect(court.of('Ana')).toHaveMissTokens(10);
  });
});

describe('Vulnerable', () => {
  test('[KZ-STAT-61] may be limited to one kind of damage', () => {
    const bo = { statuses: { vulnerable: { amount: 2, against: 'attack' } } };
    const court = table([], { bo });
    const of = { to: court.id('Bo'), by: court.id('Ana'), melee: false } as const;
    court.run(deal(court, { ...of, kind: 'ongoing' }, 1, 'TEST'));
    expect(court.of('Bo')).toHaveHp(7);
    court.run(deal(court, { ...of, kind: 'attack' }, 1, 'TEST'));
    expect(court.of('Bo')).toHaveHp(4);
  });
});

describe('what is sustained', () => {
  test('[KC-CHM-12] in a turn of its bearer that runs is saved for from the next one on', () => {
    const court = table([], { rolls: [2] });
    const on = court.id('Ana');
    const until = sustained(court.state, on);
    putInPlay(court.state, { kind: 'slowed', on, by: on, source: 'test', until, amount: 0 });
    const written = positionOf(court);
    expect(positionOf(begin(written, { options: {} }))).toEqual(written);
    expect(court.answer('end-turn').asked).toMatch(/^action/);
    expect(court.inPlay('slowed')).toHaveLength(1);
    court.answer('end-turn', 'end-turn', 'end-turn', 'roll');
    expect(court.inPlay('slowed')).toEqual([]);
    expect(sustained(court.state, on)).toEqual({ ends: 'failed-save' });
  });
});

describe('a larger size', () => {
  const larger = (court: Court, corner: string) => {
    const mark = court.state.nextEffect;
    const growth = { by: 0, source: 'test', side: 2, until: { ends: 'match' }, mark } as const;
    return court.run(grow(court, court.id('Ana'), growth), corner);
  };
  test('[KZ-LARGE-10] is in squares of its choice that contain its own', () => {
    const court = table();
    larger(court, 'court(1,1)');
    expect([court.at('Ana'), court.of('Ana').width, court.of('Ana').fullHeight]).toEqual([
      'court(1,1)',
      2,
      2,
    ]);
    const written = positionOf(court);
    expect(positionOf(begin(written, { options: {} }))).toEqual(written);
  });
  test('[KZ-LARGE-08] squeezes through a gap, and a position keeps that', () => {
    const rows = floor(14, 7).map((line, y) =>
      y === 1 || y === 4
        ? '....#.........'
        : y === 2
          ? '..............'
          : y === 3
            ? '....#.........'
            : line,
    );
    const court = table([], { more: { court: rows }, bo: { at: '9,6' }, al: { at: '0,6' } });
    larger(court, 'court(2,2)');
    court.answer('walk', row(2, 3));
    const { width, height } = court.of('Ana');
    expect(width * height).toBe(2);
    const written = positionOf(court);
    expect(positionOf(begin(written, { options: {} }))).toEqual(written);
  });
  test('[KZ-LARGE-04] [KZ-ORB-05] what lies beside any of its squares is in reach', () => {
    const orbs = [{ at: '4,2', colour: 'neutral' }];
    const court = table([], { more: { orbs } });
    expect(court.offered).not.toContain('pick-up');
    larger(court, 'court(2,2)');
    expect(itemsInReach(court.state, court.id('Ana'))).toHaveLength(1);
  });
  test('[KZ-LARGE-10] what ends it brings back the own size, and lets go of who is too far then', () => {
    const court = table([], { bo: { at: '4,2' } });
    const made = larger(court, 'court(2,2)');
    const [ana, bo] = [court.id('Ana'), court.id('Bo')];
    court.run(grab(court, { on: bo, by: ana, source: 'test', ranged: false }));
    expect(court.of('Bo')).toHaveStatus('grabbed');
    removeEffects(court, ({ id }) => id === made, 'TEST');
    const settled = settleLandings(court);
    if (settled === undefined) throw new Error('somebody is too large');
    court.run(settled, 'court(2,3)');
    expect([court.at('Ana'), court.of('Ana').width]).toEqual(['court(2,3)', 1]);
    expect(court.of('Bo')).not.toHaveStatus('grabbed');
  });
  test('[KC-SHV-12] [KZ-LARGE-10] it comes to who takes it over, where there is room', () => {
    const court = table([], { bo: { at: '9,2' } });
    const made = larger(court, 'court(2,2)');
    const entries = court.state.effects.filter(({ id }) => id === made);
    court.run(passOn(court, { from: court.id('Ana'), to: court.id('Bo') }, entries, 'TEST'));
    const settled = settleLandings(court);
    if (settled === undefined) throw new Error('two are of the wrong size');
    court.run(settled, 'court(8,1)', 'court(3,3)');
    expect([court.of('Ana').width, court.of('Bo').width]).toEqual([1, 2]);
  });
});
