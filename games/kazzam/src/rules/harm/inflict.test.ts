import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../test/table.ts';
import type { Status, Until } from '../../model.ts';
import { withData } from '../effects/effect-data.ts';
import { IMMUNITY, putInPlay } from '../effects/in-play.ts';
import { refreshStatuses } from '../effects/status.ts';
import { inflict } from './inflict.ts';

const match = { ends: 'match' } as const;

/** Bo's statuses go to Gus, who guards all others; it is Ana's turn. */
function guarded(gus: Told = { picks: ['test/guardian'] }, more: Told = {}): Court {
  return begin({
    court: floor(12, 5),
    athletes: [ours('Ana', '1,1', more), theirs('Bo', '9,1'), theirs('Gus', '9,3', gus)],
    turn: 'Ana',
  });
}

function give(t: Court, kind: Status, on: string, until: Until = match, amount = 0): unknown {
  const given = { kind, on: t.id(on), by: t.id('Ana'), source: 'test', until, amount };
  return t.run(inflict(t, given));
}

function become(t: Court, name: string, status: Status): void {
  const on = t.id(name);
  const immune = withData(IMMUNITY, { status });
  putInPlay(t.state, { ...immune, on, by: on, source: 'test', until: match, amount: 0 });
  refreshStatuses(t.state, on);
}

describe('a status that somebody takes in place of another', () => {
  test('[KC-DIV-11] is on the one who takes it', () => {
    const t = guarded();
    give(t, 'slowed', 'Bo');
    expect(t.of('Gus')).toHaveStatus('slowed');
    expect(t.of('Bo')).not.toHaveStatus('slowed');
    expect(t.inPlay('slowed')).toMatchObject([{ until: match }]);
    expect(t.inPlay('slowed')[0]?.until).toEqual(match);
  });
  test('[KC-DIV-11] [KZ-STAT-05] is on nobody if that one is immune to it', () => {
    const t = guarded();
    become(t, 'Gus', 'slowed');
    expect(give(t, 'slowed', 'Bo')).toBeUndefined();
    expect(t.inPlay('slowed')).toEqual([]);
    expect(t.heard('status')).toEqual([]);
  });
  test('[KC-DIV-11] ends with as many turns of the new bearer as it was to have of the first', () => {
    const t = guarded();
    t.of('Bo').turns = 3;
    t.of('Gus').turns = 5;
    give(t, 'slowed', 'Bo', { ends: 'turn-end', of: t.id('Bo'), turn: 4 });
    expect(t.inPlay('slowed', 'Gus')[0]?.until).toEqual({
      ends: 'turn-end',
      of: t.id('Gus'),
      turn: 6,
    });
  });
  test('[KC-DIV-11] ends with the turns of a third as it was to', () => {
    const t = guarded();
    t.of('Bo').turns = 3;
    t.of('Gus').turns = 5;
    const until = { ends: 'turn-end', of: t.id('Ana'), turn: 2 } as const;
    give(t, 'slowed', 'Bo', until);
    expect(t.inPlay('slowed', 'Gus')[0]?.until).toEqual(until);
  });
});

describe('Ongoing Damage that is gained', () => {
  /** What Ana loses at once by Ongoing 2 that Bo gives her. */
  const lost = (t: Court) => {
    const bo = t.id('Bo');
    const given = { kind: 'ongoing', by: bo, source: 'test', until: match, amount: 2 } as const;
    t.run(inflict(t, { ...given, on: t.id('Ana') }));
    return 8 - t.of('Ana').hp;
  };
  test('[KZ-STAT-45] in its own turn hurts at once, and as Ongoing Damage', () => {
    const t = guarded({});
    expect(lost(t)).toBe(2);
    expect(t).toHaveHeard({
      type: 'damage',
      rule: 'KZ-STAT-45',
      who: 'Ana',
      by: 'Bo',
      kind: 'ongoing',
      amount: 2,
    });
  });
  test('[KZ-STAT-45] before the turn has begun waits for its start', () => {
    for (const phase of ['arrival', 'start'] as const) {
      const t = guarded({});
      Object.assign(t.state.turn ?? {}, { phase });
      expect(lost(t)).toBe(0);
    }
  });
  test('[KZ-STAT-45] in the turn of another or between turns waits as well', () => {
    const t = begin({
      court: floor(12, 5),
      athletes: [ours('Ana', '1,1'), theirs('Bo', '9,1')],
      turn: 'Bo',
    });
    expect(lost(t)).toBe(0);
    const between = guarded({});
    between.state.turn = undefined;
    expect(lost(between)).toBe(0);
  });
});

test('[KZ-STAT-36] [KZ-STAT-37] the Incapacitated fall, and let go of whom they hold', () => {
  const t = begin({
    court: floor(12, 5),
    athletes: [
      ours('Ana', '1,1'),
      theirs('Bo', '2,1'),
      ours('Al', '2,2', { statuses: [{ status: 'grabbed', by: 'Bo', ends: 'escape' }] }),
    ],
    turn: 'Ana',
  });
  give(t, 'incapacitated', 'Bo');
  expect(t.of('Bo')).toHaveStatus('prone');
  expect(t.of('Al')).not.toHaveStatus('grabbed');
  expect(t).toHaveHeard({
    type: 'status-over',
    rule: 'KZ-STAT-37',
    who: 'Al',
    by: 'Bo',
    status: 'grabbed',
  });
});
