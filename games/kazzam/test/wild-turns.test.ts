import type { WireAnswer } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { PATIENT } from '../src/content/classes/hexer/patient.ts';
import {
  cell,
  given,
  SHOT,
  square,
  way,
} from '../src/content/classes/hexer/testing/patient-scene.ts';
import { withData } from '../src/rules/effects/effect-data.ts';
import { IMMUNITY, putInPlay } from '../src/rules/effects/in-play.ts';
import { giveStatus } from '../src/rules/effects/status.ts';
import { move, walkOf } from '../src/rules/movement/move.ts';
import { swap } from '../src/rules/movement/relocate.ts';
import { blows, golems } from './creep-court.ts';
import { MAP } from './dungeon-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

type Wild = 'frenzied' | 'panicked';

interface Setting {
  readonly rows?: readonly string[];
  readonly bo?: Told;
  /** What Bo has besides. */
  readonly statuses?: readonly unknown[];
  readonly ana?: Told;
  readonly more?: readonly Told[];
  readonly options?: Told;
}

/** Bo's turn, of the opposition, wild for Ana of the player team; the die falls first. */
function wild(status: Wild, rolls: readonly number[], setting: Setting = {}): Court {
  const { rows = floor(12, 5), bo, statuses = [], ana, more = [], options = {} } = setting;
  const entry = { status, by: 'Ana', ends: 'next-turn' };
  const athletes = [
    ours('Ana', '5,2', ana),
    theirs('Bo', '3,2', { statuses: [entry, ...statuses], ...bo }),
    ...more,
  ];
  return begin({ court: rows, athletes, turn: 'Bo' }, { rolls, options });
}

/** Squares of one row of the court. */
const row = (y: number, ...xs: readonly number[]) => xs.map((x) => `court(${x},${y})`);
/** Where Bo is and who has the turn. */
const now = (court: Court) => [court.at('Bo'), court.state.turn?.creature];

describe('the die of a wild turn', () => {
  const near = { ana: { at: '4,2' } };
  const both = [
    ['frenzied', 'KZ-STAT-26', 'melee'],
    ['panicked', 'KZ-STAT-46', 'basic-implement'],
  ] as const;
  test.each(both)('[KZ-STAT-26] [KZ-STAT-46] %s: Disadvantage on a 2 alone', (status, rule) => {
    const struck = (...rolls: readonly number[]) => wild(status, rolls, near).heard('attack')[0];
    expect(struck(2, 4, 5)).toMatchObject({ dice: [4, 5], natural: 4, disadvantages: [rule] });
    expect(struck(3, 4)).toMatchObject({ dice: [4], disadvantages: [] });
    expect(struck(4, 4)).toMatchObject({ dice: [4], disadvantages: [] });
    const told = { type: 'wild', rule, who: 1, by: 0, status, roll: 4 };
    expect(wild(status, [4, 4], near).heard('wild')).toEqual([told]);
  });
  test.each(both)('[KZ-STAT-26] [KZ-STAT-46] %s: a whole turn on 5 and 6', (status, _, only) => {
    for (const die of [5, 6]) {
      const court = wild(status, [die], { ana: { at: '9,2' } }).answer('walk', row(2, 4));
      expect(court.state.turn).toMatchObject({ onlyAttacks: only, attackActions: 1 });
      // What is left may be another walk.
      court.answer('walk', row(2, 5));
      expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
      expect(now(court.answer('end-turn'))).toEqual(['court(5,2)', 0]);
    }
  });
  test.each(both)('[KZ-STAT-26] [KZ-STAT-46] %s: after 2 to 4 come the saves', (status) => {
    const statuses = [{ status: 'weakened', ends: 'save' }];
    const court = wild(status, [3, 4], { ...near, statuses });
    if (status === 'panicked') court.answer(row(2, 2, 1, 0));
    expect(court.asked).toMatch(/^save.* seat 1$/);
  });
  test('[KZ-STAT-27] [KZ-STAT-47] with nobody as its source it is a 5 whatever falls', () => {
    for (const status of ['frenzied', 'panicked']) {
      for (const die of [1, 2, 3]) {
        const bo = theirs('Bo', '3,2', { statuses: [status] });
        const given = { court: floor(12, 5), athletes: [ours('Ana', '5,2'), bo], turn: 'Bo' };
        const court = begin(given, { rolls: [die] });
        expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
        expect(court).toOffer('walk');
      }
    }
  });
  test('[KZ-STAT-05] who cannot be Dominated must still attack on 2 to 4', () => {
    const given = {
      court: floor(7, 5),
      athletes: [
        theirs('Bo', '2,1'),
        ours('Ana', '1,1', { statuses: [{ status: 'frenzied', by: 'Bo', ends: 'next-turn' }] }),
      ],
      turn: 'Bo',
    };
    const court = begin(given, { rolls: [3, 5] });
    const immune = withData(IMMUNITY, { status: 'dominated' });
    const of = { on: 1, by: 1, source: 'test', amount: 0 };
    putInPlay(court.state, { ...immune, ...of, until: { ends: 'match' } });
    court.answer('end-turn');
    expect([court.of('Bo').hp, court.state.turn?.creature]).toEqual([6, 0]);
  });
});

describe('Frenzied', () => {
  test('[KZ-BASIC-09] its own controller picks with what it strikes', () => {
    const court = wild('frenzied', [3], { ana: { at: '4,2' }, bo: { implement: 'sword' } });
    expect(court).toBeAskedFor('frenzied-attack', { rule: 'KZ-BASIC-09', seat: 1 });
    expect(court.open.why.params).toEqual({ who: 1, of: 0 });
  });
  test('[KZ-STAT-27] of the squares nearest to a source out of reach, to the cheapest of its choice', () => {
    // A wall keeps Ana four squares from wherever Bo can come; mud makes some of that dear.
    const set = (...rows: readonly string[]) =>
      wild('frenzied', [3], { rows, bo: { at: '1,1' }, ana: { at: '7,1' } });
    const nearest = (...rows: readonly string[]) => set(...rows).ends;
    expect(nearest('..,#....', '...#....', '...#....')).toEqual(['court(2,1)', 'court(2,2)']);
    expect(nearest('...#....', '...#....', '..,#....')).toEqual(['court(2,0)', 'court(2,1)']);
    // To the only one it goes unasked.
    expect(now(set('..,#....', '..,#....', '...#....'))).toEqual(['court(2,2)', 0]);
    expect(now(set('...#....', '..,#....', '..,#....'))).toEqual(['court(2,0)', 0]);
  });
  test('[KZ-STAT-27] [KZ-MOVE-07] only to where it may stop: not onto a pedestal', () => {
    const rows = ['......B.....'];
    const court = wild('frenzied', [3], { rows, bo: { at: '0,0' }, ana: { at: '11,0' } });
    expect(now(court)).toEqual(['court(5,0)', 0]);
  });
  test('[KZ-STAT-27] where nothing brings it nearer it stays, and its turn is over', () => {
    const rows = ['...#....', '...#....', '...#....'];
    const far = { rows, ana: { at: '7,1' } };
    expect(now(wild('frenzied', [3], { ...far, bo: { at: '2,1' } }))).toEqual(['court(2,1)', 0]);
    const shut = { ...far, rows: ['.#.#....', '##.#....', '...#....'] };
    expect(now(wild('frenzied', [3], { ...shut, bo: { at: '0,0' } }))).toEqual(['court(0,0)', 0]);
  });
  test('[KZ-STAT-27] [KZ-MOVE-18] Immobilized, it strikes whom it reaches and goes to nobody', () => {
    const rooted = (at: string, dice: readonly number[]) => {
      const court = wild('frenzied', [3, ...dice], { statuses: ['immobilized'], ana: { at } });
      return [...now(court), court.of('Ana').hp];
    };
    expect(rooted('4,2', [5])).toEqual(['court(3,2)', 0, 6]);
    expect(rooted('6,2', [])).toEqual(['court(3,2)', 0, 8]);
  });
  /** Cy beside Bo, who has four squares to go past him. */
  const past = (rolls: readonly number[], hp: number) =>
    wild('frenzied', rolls, {
      rows: floor(12, 1),
      bo: { at: '1,0', hp },
      ana: { at: '5,0' },
      more: [ours('Cy', '0,0')],
    });
  test('[KZ-STAT-27] [KZ-OPP-02] its way grants Opportunities; then it goes on to the same squares', () => {
    const court = past([3, 5], 8);
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 0 });
    court.answer('yes');
    expect([court.at('Bo'), court.of('Ana').hp]).toEqual(['court(4,0)', 6]);
  });
  test('[KZ-STAT-27] [KZ-OPP-14] Taken Out on the way, it attacks nobody', () => {
    const court = past([3], 2).answer('yes');
    expect([court.at('Bo'), court.of('Ana').hp]).toEqual(['nowhere', 8]);
    expect([court.heard('moved'), court.heard('attack')]).toEqual([[], []]);
  });
  test('[KZ-MOVE-16] [KZ-STAT-27] held on the way, it is not in reach and does not attack', () => {
    const court = past([3], 8);
    court.befall('Bo', 'immobilized');
    court.answer('no');
    expect([now(court), court.heard('attack')]).toEqual([['court(1,0)', 2], []]);
  });
});

describe('Panicked', () => {
  const staff = { implement: 'staff' };
  const cy = ours('Cy', '3,3');
  test('[KZ-STAT-47] its controller picks how it runs, by the source', () => {
    const rows = ['......', '.#....', '......', '......', '......'];
    const { open } = wild('panicked', [3, 5], { rows, bo: { at: '3,1' }, ana: { at: '5,1' } });
    expect(open.why).toMatchObject({ key: 'run', params: { who: 1, of: 0 } });
  });
  test('[KZ-STAT-47] away: with all its movement, to any of the squares that are as far', () => {
    const setting = { rows: floor(12, 3), bo: { at: '4,1' }, ana: { at: '2,1' } };
    const court = wild('panicked', [3, 4], setting);
    expect(court.ends).toEqual(['court(10,0)', 'court(10,1)', 'court(10,2)']);
    expect(court.refusal(row(1, 5, 6))).toBeDefined();
    // Mud takes its toll: what is as far as that goes is nearer then.
    const rows = ['.....,,.....'];
    const muddy = wild('panicked', [3, 4], { rows, bo: { at: '4,0' }, ana: { at: '2,0' } });
    expect(muddy.of('Bo')).toStandAt('8,0');
  });
  test('[KZ-STAT-46] who cannot attack lays itself open to nobody, and runs', () => {
    const disarmed = wild('panicked', [3], { bo: staff, statuses: ['disarmed'], more: [cy] });
    expect(disarmed).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 1 });
    const tooFar = wild('panicked', [3], { bo: staff, ana: { at: '11,2' }, more: [cy] });
    expect(tooFar).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 1 });
  });
  test('[KZ-STAT-46] if its shot fells the source there is nobody to run from', () => {
    const court = wild('panicked', [3, 4], { ana: { hp: 1 }, more: [ours('Al', '9,4')] });
    expect([court.at('Ana'), court.at('Bo')]).toEqual(['nowhere', 'court(3,2)']);
    expect(court.heard('moved')).toEqual([]);
  });
  test('[KZ-STAT-47] [KZ-ATK-04] Taken Out as it attacks, it neither shoots nor runs', () => {
    const bo = { ...staff, hp: 2 };
    const court = wild('panicked', [3], { bo, more: [cy] }).answer('yes');
    expect([court.at('Bo'), court.of('Ana').hp, court.heard('moved')]).toEqual(['nowhere', 8, []]);
  });
  test('[KZ-STAT-47] running grants an Opportunity to the source as to anybody', () => {
    const bo = { at: '4,0', implement: 'sword' };
    const court = wild('panicked', [3, 4], { rows: floor(12, 1), bo, ana: { at: '3,0' } });
    expect(court.open.why).toMatchObject({ key: 'opportunity', params: { who: 0, of: 1 } });
    court.answer('yes');
    // It runs on with the five squares that are left.
    expect(court.of('Bo')).toStandAt('10,0');
  });
});

describe('Dominated by command', () => {
  const text = { dominated: 'text' };
  test('[KZ-STAT-14] [KZ-STAT-26] on a 1 the source commands, and its controller acts', () => {
    const court = wild('frenzied', [1], { options: text, ana: { at: '9,2' } });
    expect(court).toBeAskedFor('command', { rule: 'KZ-STAT-14', seat: 0 });
    expect(court.answer('stay')).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    expect(court).not.toOffer('walk');
  });
  test('[KZ-STAT-17] [KM-CRP-19] a Creep demands an attack on the first of its order, by any means', () => {
    const given = {
      court: floor(12, 5),
      athletes: [ours('Ana', '5,2'), theirs('Bo', '3,2')],
      creeps: [golems([{ at: '0,0', statuses: ['stunned'] }])],
      turn: 'Ana',
    };
    const court = begin(given, { rolls: [4], options: text, seed: 'ties' });
    const by = court.id('Practice Golem 1');
    const until = { ends: 'match' } as const;
    giveStatus(court, { kind: 'dominated', on: 1, by, source: 'test', until });
    court.answer('end-turn');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    expect(court).toHaveHeard({ type: 'creep', what: 'demand', of: 'Ana', rule: 'KM-CRP-19' });
    // Not Dazed, he has the whole turn for it: until she was attacked he does nothing else.
    expect(court).not.toOffer('end-turn');
    court.answer('basic-implement-attack', 'Ana');
    expect(blows(court, 'Ana', 'Bo')).toEqual([2]);
    expect(court).toOffer('walk', 'end-turn');
  });
});

describe('a step that an Interrupt has undone', () => {
  const slides = { role: 'controller', specialisation: 'crowd-control' };
  const order = ['damage', 'role-boost'];
  /** Hal has readied a shot that slides; T, three squares off, sets out along his row. */
  const setOut = (rolls: readonly number[] = []) => {
    const court = begin(given({ hal: slides, t: { at: '4,3' } }), { rolls });
    return court.answer(SHOT, 'end-turn', 'walk', way(5, 6));
  };
  /** Where T is, how far it has moved, and how many movements have been told. */
  const gone = (court: Court) => [court.at('T'), court.of('T').moved, court.heard('moved').length];
  test('[KC-HEX-15] [KZ-MOVE-01] slid off before it, the mover has neither taken nor paid it', () => {
    const court = setOut([4, 4]).answer('shoot', order, ['court(4,4)', 'court(4,5)']);
    expect(gone(court)).toEqual(['court(4,5)', 0, 0]);
    // All six squares are left, from where it has come to.
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 1 });
    expect(court.ends).toContain('court(10,5)');
    expect(gone(court.answer(['court(5,5)']))).toEqual(['court(5,5)', 1, 1]);
  });
  test('[KC-HEX-15] [KZ-MOVE-17] it stays where it was slid, if it goes no further', () => {
    const court = setOut([4, 4]).answer('shoot', order, ['court(4,4)', 'court(4,5)'], []);
    expect(gone(court)).toEqual(['court(4,5)', 0, 0]);
  });
  test('[KZ-MOVE-16] slid onto the next square of its settled way, the mover goes on from there', () => {
    const court = begin(given({ hal: slides, t: { at: '4,3' } }), { rolls: [4, 4] });
    court.answer(SHOT, 'end-turn');
    const walk = walkOf(court, court.id('T'));
    if (walk === undefined) throw new Error('T cannot walk');
    const along = [5, 6, 7].map((x) => court.cell(x, 3));
    court.run(move(court, court.id('T'), walk, undefined, along), 'shoot', order, ['court(5,3)']);
    expect(gone(court)).toEqual(['court(7,3)', 2, 1]);
  });
  test('[KZ-MOVE-16] held before it, the mover stays, and its movement is over', () => {
    const court = setOut();
    expect(court).toBeAskedFor('patient-shot', { rule: 'KC-HEX-23', seat: 0 });
    court.befall('T', 'immobilized');
    expect(gone(court.answer('wait'))).toEqual(['court(4,3)', 0, 0]);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
  /** T would trade places with U as Hal shoots. */
  const traded = (hp: number, answers: readonly WireAnswer[]) => {
    const others = [theirs('U', '8,3'), theirs('V', '13,6')];
    const position = given({ hal: slides, t: { at: '4,3', hp }, others });
    const t = begin(position, { rolls: answers[0] === 'shoot' ? [4, 4] : [] });
    const ready = PATIENT[0]?.actions?.[0];
    if (ready !== undefined) t.run(ready.perform(t, 0));
    t.run(swap(t, 1, 2, { by: 1, rule: 'KC-POR-13' }), ...answers);
    return t.state.creatures.slice(1, 3).flatMap((one) => [one.cell, one.moved]);
  };
  test('[KC-POR-13] [KC-HEX-15] nobody trades places with who is not where it was any more', () => {
    expect(traded(8, ['wait'])).toEqual([cell(8), 4, cell(4), 0]);
    const slide = ['shoot', order, [square(4, 4)]];
    expect(traded(8, slide)).toEqual([cell(4, 4), 0, cell(8), 0]);
    expect(traded(2, ['shoot', order])).toEqual([-1, 0, cell(8), 0]);
  });
});

describe('what an Interrupt changes on a forced way', () => {
  /** Bo has a corridor to go past Cy; on his first step he is Slowed, and nobody strikes. */
  const slowedAt = (court: Court): Court => {
    court.befall('Bo', 'slowed');
    return court.answer('no');
  };
  const corridor = (ana: string) =>
    wild('frenzied', ana === '5,0' ? [3, 5] : [3], {
      rows: floor(15, 1),
      bo: { at: '1,0' },
      ana: { at: ana },
      more: [ours('Cy', '0,0')],
    });
  test('[KZ-MOVE-16] [KZ-STAT-27] Slowed on it, half of its speed is left, not half of the way', () => {
    const court = slowedAt(corridor('5,0'));
    expect([court.at('Bo'), court.of('Ana').hp]).toEqual(['court(4,0)', 6]);
  });
  test('[KZ-MOVE-16] [KZ-STAT-27] then it goes as near as that brings it', () => {
    const court = slowedAt(corridor('11,0'));
    expect(court.of('Bo')).toStandAt('4,0');
  });
  test('[KZ-MOVE-16] [KZ-STAT-47] or flees as far as that', () => {
    const court = wild('panicked', [3], {
      rows: floor(15, 1),
      bo: { at: '6,0', implement: 'sword' },
      ana: { at: '0,0' },
      more: [ours('Cy', '5,0')],
    });
    expect(slowedAt(court).of('Bo')).toStandAt('9,0');
  });
});

describe('what leaves a wild turn as on a 5', () => {
  test('[KZ-STAT-27] [KZ-STAT-47] a source in another part of the map', () => {
    for (const status of ['frenzied', 'panicked'] as const) {
      const court = wild(status, [3], {
        rows: MAP,
        bo: { at: '2,2' },
        ana: { at: 'dungeon(3,3)' },
      });
      expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    }
  });
});

describe('the Dazed in a wild turn', () => {
  const statuses = ['dazed'];
  test('[KZ-STAT-09] [KZ-STAT-27] Frenzied strikes or goes, not both', () => {
    const near = wild('frenzied', [3, 5], { statuses, ana: { at: '4,2' } });
    expect([...now(near), near.of('Ana').hp]).toEqual(['court(3,2)', 0, 6]);
    const far = wild('frenzied', [3], {
      statuses,
      rows: floor(12, 1),
      bo: { at: '3,0' },
      ana: { at: '6,0' },
    });
    expect([...now(far), far.of('Ana').hp]).toEqual(['court(5,0)', 0, 8]);
  });
  test('[KZ-STAT-09] [KZ-STAT-47] Panicked shoots or runs, not both', () => {
    const shot = wild('panicked', [3, 5], { statuses });
    expect([...now(shot), shot.of('Ana').hp]).toEqual(['court(3,2)', 0, 6]);
    const out = wild('panicked', [3], {
      statuses,
      rows: floor(15, 1),
      bo: { at: '8,0' },
      ana: { at: '0,0' },
    });
    expect([...now(out), out.of('Ana').hp]).toEqual(['court(14,0)', 0, 8]);
  });
});
