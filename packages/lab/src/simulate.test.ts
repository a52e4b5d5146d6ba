import type { GameEvent } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { race } from '../test/toys.ts';
import {
  merge,
  PlanError,
  planProblems,
  recordMatch,
  reportOn,
  resultHash,
  SimulationFault,
  type SimulationPlan,
  simulate,
} from './index.ts';

const PLAN: SimulationPlan = {
  matches: 40,
  seed: 's',
  seats: ['random', 'heuristic'],
  options: { goal: 30 },
};

const measured = race({
  measures: {
    numbers: (state) => ({ furthest: Math.max(...(state as { places: number[] }).places) }),
    facets: (state) => ({ goal: String((state as { goal: number }).goal) }),
    counter: (event: GameEvent) => (event.type === 'rolled' ? 'rolls' : undefined),
  },
});

describe('a simulation', () => {
  test('is the same however it is cut and in whatever order it is merged', () => {
    const whole = simulate(measured, PLAN);
    const parts = [0, 7, 8, 30].map((from, i, all) =>
      simulate(measured, { ...PLAN, from, matches: (all[i + 1] ?? 40) - from }),
    );
    expect(merge(parts)).toEqual(whole);
    expect(resultHash(merge([...parts].reverse()))).toBe(resultHash(whole));
    expect(resultHash(simulate(measured, { ...PLAN, seed: 't' }))).not.toBe(resultHash(whole));
  });

  test('counts results, wins by seat and policy, measures, facets and events', () => {
    const tally = simulate(measured, PLAN);
    expect(tally).toMatchObject({ matches: 40, unfinished: 0, results: { won: 40 } });
    const random = tally.seats[0]?.random;
    const heuristic = tally.seats[1]?.heuristic;
    expect((random?.wins ?? 0) + (heuristic?.wins ?? 0)).toBe(40);
    expect(heuristic?.payoffs['1']).toBe(heuristic?.wins);
    expect(tally.facets.goal?.['30']).toMatchObject({ matches: 40, results: { won: 40 } });
    expect(tally.facets.goal?.['30']?.policies.heuristic?.wins).toBe(heuristic?.wins);
    const { numbers, counters, decisions, policies } = reportOn(tally);
    expect(numbers.furthest?.min).toBeGreaterThanOrEqual(30);
    expect(counters[0]).toMatchObject({ name: 'rolls', inMatches: { count: 40, of: 40 } });
    expect(counters[0]?.total).toBeLessThan(decisions.mean * 40);
    expect(policies.find(({ name }) => name === 'heuristic')?.low).toBeGreaterThan(0.8);
  });

  test('compares how often those won who had a value of a facet', () => {
    const shod = race({
      measures: {
        ...measured.measures,
        entrants: () => [
          { seat: 0, facets: { shoes: 'red', tricks: ['spin', 'jump'] } },
          { seat: 1, facets: { shoes: 'blue', tricks: ['jump'] } },
        ],
        content: ['rolls', 'falls', 'shoes.red', 'shoes.green', 'tricks.jump'],
      },
    });
    const tally = simulate(shod, PLAN);
    const wins = tally.seats[1]?.heuristic?.wins ?? 0;
    const { entrants, unmet } = reportOn(tally, shod.measures);
    expect(entrants.map(({ facet, value, count, of }) => [facet, value, count, of])).toEqual([
      ['shoes', 'blue', wins, 40],
      ['shoes', 'red', 40 - wins, 40],
      ['tricks', 'jump', 40, 80],
      ['tricks', 'spin', 40 - wins, 40],
    ]);
    expect(entrants[2]).toMatchObject({ rate: 0.5, low: expect.closeTo(0.393, 3) });
    expect(unmet).toEqual(['falls', 'shoes.green']);
    expect(reportOn(tally).unmet).toBeUndefined();
  });

  test('builds no event when nothing is to be counted from them', () => {
    const { counters, decisions } = simulate(measured, { ...PLAN, withoutCounters: true });
    expect(counters).toEqual({});
    expect(decisions).toEqual(simulate(measured, PLAN).decisions);
  });

  test('lets every policy play from every seat when it rotates', () => {
    const { seats } = simulate(race(), { ...PLAN, rotate: true });
    for (const seat of seats) {
      expect(seat.random?.matches).toBe(20);
      expect(seat.heuristic?.matches).toBe(20);
    }
  });

  test('gives up on a match at the limit of decisions and says so', () => {
    const lazy = race({ bots: { heuristic: () => 1 } });
    const seats = ['heuristic', 'heuristic'];
    const tally = simulate(lazy, { matches: 3, seed: 's', seats, limit: 50 });
    expect(tally).toMatchObject({ matches: 3, unfinished: 3, decisions: {}, results: {} });
  });

  test('plays unattended matches with the settings that the game wants for them', () => {
    const game = race({ unattended: { goal: 3 } });
    const seats = ['heuristic', 'heuristic'];
    const { decisions } = reportOn(simulate(game, { matches: 20, seed: 's', seats }));
    expect(decisions.max).toBeLessThanOrEqual(5);
    const given = simulate(game, { matches: 20, seed: 's', seats, options: { goal: 50 } });
    expect(reportOn(given).decisions.min).toBeGreaterThan(5);
  });
});

describe('a plan', () => {
  test('that is wrong is refused with everything that is wrong', () => {
    const wrong = { matches: -1, seed: 's', seats: ['clever'], options: { goal: 'far', speed: 1 } };
    expect(planProblems(race(), wrong)).toEqual([
      'matches must be a whole number of at least 1, not -1',
      'Dice race takes 2 to 4 seats, not 1',
      expect.stringMatching(/^dice-race has no bot "clever"; it has random, heuristic/),
      'there is no option "speed"; options are: goal',
      'goal must be a whole number from 1 to 10000, not "far"',
    ]);
    expect(() => simulate(race(), wrong)).toThrow(PlanError);
    expect(planProblems(race(), PLAN)).toEqual([]);
  });
});

describe('a match of a simulation', () => {
  test('can be recorded: same draws, same decisions, and the file replays', () => {
    const tally = simulate(race(), { ...PLAN, from: 5, matches: 1 });
    const match = recordMatch(race(), PLAN, 5);
    expect(match.over).toBe(true);
    expect(tally.decisions).toEqual({ [match.seq]: 1 });
    expect(match.draws.length).toBeGreaterThan(0);
    expect(seededSource('s/5').index(6, 'advance')).toBe(match.draws[0]?.index);
  });

  test('that breaks names its number, and its record ends before the fault', () => {
    const { steps } = race();
    const turn = steps.turn;
    const broken = race({
      steps: {
        turn: (table) => {
          const { places } = table.state as { places: number[] };
          if ((places[0] ?? 0) > 10 && turn !== undefined) throw new Error('fell over');
          return turn?.(table) ?? expect.unreachable();
        },
      },
    });
    const play = () => simulate(broken, { ...PLAN, from: 3 });
    expect(play).toThrow(SimulationFault);
    expect(play).toThrow('match 3 of seed "s": fell over');
    const record = recordMatch(broken, PLAN, 3);
    expect(record.over).toBe(false);
    expect(record.fault?.message).toContain('fell over');
  });
});
