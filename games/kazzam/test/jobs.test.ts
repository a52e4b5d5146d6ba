import { Match } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { openAtFirst } from '../src/board/use-board-table.ts';
import { heuristic } from '../src/bots/heuristic.ts';
import { kazzam } from '../src/index.ts';
import { ours, theirs } from './court.ts';
import { beforeCreeps, blows, type CreepCourt, golems, ways } from './creep-court.ts';
import type { More } from './more.ts';

const GOLEM = 'Practice Golem 1';

/** A golem three squares from Bo, whom it may strike from three squares equally well. */
function tied({ options = {}, rolls = [1], ...more }: Partial<CreepCourt> = {}) {
  return beforeCreeps({
    rows: ['.........', '.........', '.........'],
    athletes: [ours('Ana', '8,0'), theirs('Bo', '5,1')],
    creeps: [golems(['1,1'], ['Bo'])],
    rolls,
    options,
    ...more,
  }).answer('end-turn');
}

describe('the Creepmaster', () => {
  test('[KZ-JOB-02] [KZ-AI-48] its seat settles the ties that the rules of Creeps leave', () => {
    const court = tied({ options: { creepmaster: 1 } });
    expect(court.asked).toBe('creep-tie KZ-AI-48 seat 0');
    expect([...court.offered].sort()).toEqual(['court(4,0)', 'court(4,1)', 'court(4,2)']);
    court.answer('court(4,2)');
    expect(court.at(GOLEM)).toBe('court(4,2)');
    expect(blows(court, 'Bo', GOLEM)).toEqual([2]);
  });
  test('[KZ-JOB-02] whichever seat has the job is asked', () => {
    expect(tied({ options: { creepmaster: 2 } }).open.seat).toBe(1);
  });
  test('[KZ-JOB-02] it rolls no lots, and is asked nothing where there is no tie', () => {
    const court = tied({
      rows: ['.........'],
      athletes: [ours('Ana', '8,0'), theirs('Bo', '5,0')],
      creeps: [golems(['1,0'], ['Bo'])],
      options: { creepmaster: 1 },
    });
    expect(ways(court, GOLEM).flat()).toHaveLength(3);
    expect(court.open.why.key).toBe('action');
  });
  test('[KZ-AI-49] what the machine would take is the default, and what a bot takes', () => {
    const court = tied({
      rows: ['.........', '.........', '.........', '.........'],
      athletes: [ours('Ana', '5,3'), theirs('Bo', '5,1')],
      options: { creepmaster: 1, creepAmbiguity: 'help-the-team' },
    });
    // Of the three squares the nearest to Ana, who is of the player team.
    const { open, state: view } = court;
    const answer = heuristic({ view, seat: 0, choice: open, random: { index: () => 0 } });
    expect(court.offered[answer as number]).toBe('court(4,2)');
    expect('fallback' in open && open.fallback).toBe(answer);
  });
  test('[KZ-JOB-02] [KZ-INV-14] a match with a Creepmaster is replayed as it was', () => {
    const court = tied({ options: { creepmaster: 1 }, seed: 'ties' }).answer('court(4,0)');
    const again = Match.load(kazzam, court.match.toFile({ withSecret: true }));
    expect(again.ok && (again.value.state as typeof court.state).creatures).toEqual(
      court.state.creatures,
    );
  });
  test('[KZ-JOB-02] without one, lots are drawn', () => {
    const court = tied({ rolls: [1], seed: 'lots' });
    expect(court.open.why.key).toBe('action');
    expect(court.match.draws.map(({ purpose }) => purpose)).toContain('creep-tie');
  });
});

describe('assigning jobs', () => {
  const made = (options: More, seats = 2) =>
    Match.create(kazzam, {
      id: 'jobs',
      seats: Array.from({ length: seats }, (_, at) => ({ name: `${at}`, player: 'human' })),
      options,
      random: { kind: 'seeded', seed: 'jobs' },
    });
  test('[KZ-JOB-01] [KZ-JOB-05] jobs go to seats that there are, one seat may have both', () => {
    expect(made({ scorekeeper: 2, creepmaster: 2 }).ok).toBe(true);
    expect(made({ scorekeeper: 3 })).toEqual({
      ok: false,
      error: [{ option: 'scorekeeper', message: 'scorekeeper must be a seat from 1 to 2, not 3' }],
    });
    expect(made({ creepmaster: 3 }, 3).ok).toBe(true);
  });
  test('[KZ-JOB-01] the scores lie open before the scorekeeper, and before nobody else', () => {
    const lies = (scorekeeper: unknown) => {
      const match = made({ scorekeeper });
      if (!match.ok) throw new Error('no match');
      const { state } = match.value;
      return [0, 1, -1].map((observer) =>
        openAtFirst({ view: state as Parameters<typeof openAtFirst>[0]['view'], observer }),
      );
    };
    expect(lies(2)).toEqual([undefined, 'scores', undefined]);
    expect(lies('none')).toEqual([undefined, undefined, undefined]);
  });
});
