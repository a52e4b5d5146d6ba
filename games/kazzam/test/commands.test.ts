import { describe, expect, test } from 'vitest';
import { NOBODY } from '../src/model.ts';
import { withData } from '../src/rules/effects/effect-data.ts';
import { CLOSED_SQUARE, putInPlay } from '../src/rules/effects/in-play.ts';
import { move, shiftBy } from '../src/rules/movement/move.ts';
import { isFree } from '../src/rules/sight/occupancy.ts';
import { LOOKOUT } from './command-content.ts';
import { begin, floor, ours, row, type Told, theirs } from './table.ts';

interface Setting {
  readonly picks?: readonly string[];
  readonly ana?: Told;
  readonly bo?: Told;
  readonly hounds?: readonly Told[];
  readonly rolls?: readonly number[];
  readonly turn?: string;
}

function table({
  picks = ['test/hounds'],
  ana = {},
  bo = {},
  hounds = [{ at: '6,2' }],
  rolls = [],
  turn = 'Ana',
}: Setting = {}) {
  return begin(
    {
      court: floor(12, 5),
      athletes: [
        ours('Ana', '1,2', { picks, implement: 'wand', ...ana }),
        theirs('Bo', '7,2', { implement: 'wand', ...bo }),
      ],
      companions: hounds.map((hound) => ({ companion: 'test-hound', of: 'Ana', ...hound })),
      turn,
    },
    { rolls },
  );
}

describe('a command', () => {
  test('[KC-SUM-03] is made from the creature’s square, and rolled by its owner', () => {
    const court = table({ rolls: [4] }).answer('snap', 'Bo');
    expect(court).toHaveHeard({ type: 'attack', who: 'Hound', of: 'Bo', roller: 0 });
    expect(court.of('Bo')).toHaveHp(7);
  });

  test('[KC-SUM-03] of several creatures one carries it out', () => {
    const court = table({ hounds: [{ at: '6,2' }, { at: '8,2', name: 'Rex' }], rolls: [4, 4] });
    expect(court.answer('snap')).toBeAskedFor('company-which');
    court.answer('Rex', 'Bo');
    expect(court).toHaveHeard({ type: 'attack', who: 'Rex' });
  });

  test('[KC-TMR-20] what answers to it may give Advantage', () => {
    const court = table({ picks: ['test/hounds', 'test/praise'], rolls: [2, 4] });
    court.answer('snap', 'Bo');
    expect(court).toHaveHeard({ type: 'attack', advantages: ['TEST'] });
  });

  test('[KC-CONV-19] ends the turn as an implement attack does', () => {
    const staff = table({ ana: { implement: 'staff' }, rolls: [4] }).answer('snap', 'Bo');
    expect(staff).toBeTheTurnOf('Bo');
    const wand = table({ rolls: [4] }).answer('snap', 'Bo');
    expect(wand).toBeTheTurnOf('Ana');
  });
});

describe('Encounter powers of one slot', () => {
  test('[KC-TMR-10] are spent together', () => {
    const court = table({ hounds: [] });
    expect(court).toOffer('test-whistle');
    court.answer('test-call', 'court(3,2)', 'end-turn', 'end-turn');
    expect(court.of('Ana')).toHaveSpent('test-call');
    expect(court).not.toOffer('test-call');
    expect(court).not.toOffer('test-whistle');
  });
});

describe('a creature that may do something in place of moving', () => {
  test('[KC-SUM-04] is offered that while it would do anything', () => {
    const hurt = table({ hounds: [{ at: '3,2', hp: 3 }] }).answer('walk', ['court(2,2)']);
    expect(hurt).toOffer('scratch');
    hurt.answer('scratch');
    expect(hurt.of('Hound')).toHaveHp(4);
    const whole = table({ hounds: [{ at: '3,2' }] }).answer('walk', ['court(2,2)']);
    expect(whole).not.toOffer('scratch');
  });

  test('[KC-SUM-04] [KC-TMR-14] a Move Action may be spent on creatures alone', () => {
    const court = table({ ana: { implement: 'staff' }, hounds: [{ at: '3,2' }] });
    court.answer('test-lead', 'walk', ['court(4,2)']);
    expect(court.at('Hound')).toBe('court(4,2)');
    expect(court.at('Ana')).toBe('court(1,2)');
  });
});

describe('what answers to whoever sets out', () => {
  test('[KC-TMR-22] [D-64] hears of movements by speed, not of those that a power lends', () => {
    const court = table({ picks: ['test/thorns'], hounds: [], turn: 'Bo' });
    court.answer('walk', row(2, 8));
    expect(court.of('Bo')).toHaveHp(7);
    const lent = shiftBy(court, court.id('Bo'), 1, 'TEST');
    if (lent === undefined) throw new Error('no shift');
    court.run(move(court, court.id('Bo'), lent), ['court(9,2)']);
    expect(court.of('Bo')).toHaveHp(7);
  });
});

describe('a square from which its maker takes Opportunities alone', () => {
  test('[KC-TMR-24] [D-54] beside it and in it', () => {
    for (const cell of [6, 7]) {
      const court = table({ hounds: [], turn: 'Bo', ana: { at: '2,2' } });
      const until = { ends: 'match' } as const;
      const of = { on: NOBODY, by: court.id('Ana'), source: 'x', until, amount: 0 };
      putInPlay(court.state, { ...withData(LOOKOUT, { cell: court.cell(cell, 2) }), ...of });
      court.answer('walk', row(2, 8));
      expect(court).toBeAskedFor('opportunity', { of: 'Ana' });
      court.answer('no');
    }
  });
});

describe('a square that is closed to enemies', () => {
  test('[KC-TMR-25] is none to end on, nor to pass through', () => {
    const court = table({ hounds: [], turn: 'Bo' });
    const until = { ends: 'match' } as const;
    for (const y of [0, 1, 2, 3, 4]) {
      const closed = withData(CLOSED_SQUARE, { square: court.cell(9, y) });
      putInPlay(court.state, { ...closed, on: NOBODY, by: 0, source: 'x', until, amount: 0 });
    }
    court.answer('walk');
    expect(court.ends).toContain('court(8,2)');
    expect(court.ends.filter((id) => /court\((9|10|11),/.test(id))).toEqual([]);
    expect(isFree(court.state, court.cell(9, 2), court.id('Ana'))).toBe(true);
  });

  test('[KC-TMR-25] flying or Phasing neither', () => {
    for (const status of ['flying', 'phasing']) {
      const court = table({ hounds: [], turn: 'Bo', bo: { statuses: [status] } });
      const until = { ends: 'match' } as const;
      const closed = withData(CLOSED_SQUARE, { square: court.cell(8, 2) });
      putInPlay(court.state, { ...closed, on: NOBODY, by: 0, source: 'x', until, amount: 0 });
      court.answer('walk');
      expect(court.ends).not.toContain('court(8,2)');
    }
  });
});
