import { describe, expect, test } from 'vitest';
import type { Status } from '../src/model.ts';
import { withData } from '../src/rules/effects/effect-data.ts';
import { IMMUNITY, putInPlay } from '../src/rules/effects/in-play.ts';
import {
  BITS,
  giveStatus,
  has,
  refreshStatuses,
  removeEffects,
} from '../src/rules/effects/status.ts';
import { grab, heldBy } from '../src/rules/harm/grabs.ts';
import { inflict } from '../src/rules/harm/inflict.ts';
import { knockProne } from '../src/rules/harm/prone.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

const until = { ends: 'match' } as const;
const ANA = 0;
const CREEP = 2;

const table = () =>
  begin({
    court: floor(7, 5),
    athletes: [ours('Ana', '1,1'), theirs('Bo', '5,1')],
    creeps: [{ group: 'test-charioteer', members: ['2,1'] }],
    turn: 'Ana',
  });

function creature(t: Court, id: number) {
  const found = t.state.creatures[id];
  if (found === undefined) throw new RangeError(`nobody is ${id}`);
  return found;
}

function become(t: Court, on: number, status: Status): void {
  const immune = withData(IMMUNITY, { status });
  putInPlay(t.state, { ...immune, on, by: on, source: 'test', until, amount: 0 });
  refreshStatuses(t.state, on);
}

describe('who is immune to a status', () => {
  test('[KZ-STAT-05] is not given it by anything', () => {
    const t = table();
    const before = t.state.effects.length;
    t.run(inflict(t, { kind: 'slowed', on: CREEP, by: ANA, source: 'test', until }));
    t.run(grab(t, { on: CREEP, by: ANA, source: 'test', ranged: false }));
    t.run(knockProne(t, CREEP, ANA, 'test'));
    expect(t.state.effects).toHaveLength(before);
    expect(creature(t, CREEP).has).toBe(0);
  });

  test('[KZ-STAT-05] [KZ-AI-03] and has suffered nothing that would make an enemy', () => {
    const t = table();
    t.run(inflict(t, { kind: 'slowed', on: CREEP, by: ANA, source: 'test', until }));
    expect(t.state.groups[0]?.enemies).toEqual([]);
    t.run(inflict(t, { kind: 'weakened', on: CREEP, by: ANA, source: 'test', until }));
    expect(t.state.groups[0]?.enemies).toEqual([ANA]);
  });

  test('[KZ-STAT-05] suffers others as before', () => {
    const t = table();
    t.run(inflict(t, { kind: 'restrained', on: CREEP, by: ANA, source: 'test', until }));
    expect(has(creature(t, CREEP), BITS.immobilized)).toBe(true);
  });
});

describe('who becomes immune to a status that it has', () => {
  test('[KZ-STAT-05] is without it for so long, and then has it again', () => {
    const t = table();
    giveStatus(t, { kind: 'dazed', on: ANA, by: 1, source: 'test', until });
    become(t, ANA, 'dazed');
    expect([has(creature(t, ANA), BITS.dazed), has(creature(t, ANA), BITS.distracted)]).toEqual([
      false,
      false,
    ]);
    removeEffects(t, ({ kind }) => kind === IMMUNITY.kind, 'test');
    expect([has(creature(t, ANA), BITS.dazed), has(creature(t, ANA), BITS.distracted)]).toEqual([
      true,
      true,
    ]);
  });

  test('[KZ-STAT-05] [KZ-STAT-67] one that is contained in another is suspended alone', () => {
    const t = table();
    giveStatus(t, { kind: 'dazed', on: ANA, by: 1, source: 'test', until });
    become(t, ANA, 'distracted');
    expect([has(creature(t, ANA), BITS.dazed), has(creature(t, ANA), BITS.distracted)]).toEqual([
      true,
      false,
    ]);
  });

  test('[KZ-STAT-05] [KZ-STAT-28] nobody is held by a Grab that is suspended', () => {
    const t = table();
    t.run(grab(t, { on: ANA, by: 1, source: 'test', ranged: true }));
    expect(heldBy(t.state, 1)).toEqual([ANA]);
    become(t, ANA, 'grabbed');
    expect([heldBy(t.state, 1), has(creature(t, ANA), BITS.immobilized)]).toEqual([[], false]);
  });

  test('[KZ-STAT-05] [KZ-STAT-38] a suspended Mark grants nothing', () => {
    const court = begin(
      {
        court: floor(7, 5),
        athletes: [
          ours('Ana', '1,1', { statuses: [{ status: 'marked', by: 'Bo' }] }),
          theirs('Bo', '5,1'),
          theirs('Cy', '3,3'),
        ],
        turn: 'Ana',
      },
      { rolls: [2] },
    );
    const immune = withData(IMMUNITY, { status: 'marked' });
    putInPlay(court.state, { ...immune, on: 0, by: 0, source: 'test', until, amount: 0 });
    refreshStatuses(court.state, 0);
    court.answer('basic-implement-attack', 'Cy');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
});

test('[KZ-STAT-05] [KZ-STAT-26] who cannot be Dominated keeps a Frenzied turn on a 1', () => {
  const frenzied = (immune: boolean) => {
    const court = begin(
      {
        court: floor(7, 5),
        athletes: [
          theirs('Bo', '5,1'),
          ours('Ana', '1,1', { statuses: [{ status: 'frenzied', by: 'Bo', ends: 'next-turn' }] }),
        ],
        turn: 'Bo',
      },
      { rolls: [1] },
    );
    const immunity = withData(IMMUNITY, { status: 'dominated' });
    const of = { on: 1, by: 1, source: 'test', until, amount: 0 };
    if (immune) putInPlay(court.state, { ...immunity, ...of });
    return court.answer('end-turn').asked;
  };
  expect([frenzied(false), frenzied(true)]).toEqual([
    'action KZ-ACT-01 seat 1',
    'action KZ-ACT-01 seat 0',
  ]);
});
