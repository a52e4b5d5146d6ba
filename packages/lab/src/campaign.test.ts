import type { Game, GameEvent } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { race } from '../test/toys.ts';
import {
  merge,
  planProblems,
  recordMatch,
  reportOn,
  type SimulationPlan,
  simulate,
} from './index.ts';

interface Diary {
  readonly games: number;
}
type WithDiary = { diary: number };

/** The dice race, of which each game is noted in a diary that goes into the next. */
function kept(changes: Partial<Game> = {}): Game {
  const { setup } = race();
  return race({
    setup: (t) => {
      const before = t.documents.diary as Diary | undefined;
      return Object.assign(setup(t), { diary: before?.games ?? 0 });
    },
    documents: {
      kinds: { diary: { version: 1, read: (value) => ({ ok: true, value }) } },
      slots: () => [{ slot: 'diary', kind: 'diary', optional: true }],
      results: (state) => ({
        diary: {
          ...{ kind: 'diary', name: 'Diary' },
          content: { games: (state as WithDiary).diary + 1 },
        },
      }),
    },
    measures: {
      numbers: (state) => ({ before: (state as WithDiary).diary }),
      facets: () => ({}),
      counter: ({ type }) => (type === 'rolled' ? ['rolls', 'rolls'] : undefined),
      unit: 'before',
      came: (event) => {
        const { type, seat } = event as GameEvent & { readonly seat?: number };
        if (type !== 'rolled' || seat === undefined) return undefined;
        return { seat, upon: [seat === 0 ? 'first' : 'second'] };
      },
    },
    ...changes,
  });
}

const PLAN: SimulationPlan = {
  ...{ matches: 6, seed: 'c', seats: ['random', 'heuristic'], options: { goal: 20 } },
  campaign: 3,
};

describe('a campaign', () => {
  test('takes what comes out of a game into the next, and begins anew with the next campaign', () => {
    const { matches, byGame, numbers } = simulate(kept(), PLAN);
    expect(byGame?.map((tally) => tally.numbers.before)).toEqual([{ 0: 6 }, { 1: 6 }, { 2: 6 }]);
    expect([matches, numbers.before]).toEqual([18, { 0: 6, 1: 6, 2: 6 }]);
    expect(reportOn(simulate(kept(), PLAN)).byGame.map((one) => one.numbers.before?.mean)).toEqual([
      0, 1, 2,
    ]);
  });

  test('is the same in parts, and its first games are the matches of the same plan without it', () => {
    const whole = simulate(kept(), PLAN);
    const parts = [0, 2].map((from) =>
      simulate(kept(), { ...PLAN, from, matches: from === 0 ? 2 : 4 }),
    );
    expect(merge(parts)).toEqual(whole);
    const { campaign: _, ...plan } = PLAN;
    expect(whole.byGame?.[0]).toEqual(simulate(kept(), plan));
  });

  test('can be recorded from any of its games on, with the documents that it began with', () => {
    const third = recordMatch(kept(), PLAN, 4, 2);
    expect(third.toFile().documents?.diary?.content).toEqual({ games: 2 });
    expect(third.over).toBe(true);
  });

  test('is nothing for a game without documents', () => {
    expect(planProblems(race(), PLAN)).toEqual([
      'Dice race has no documents that go from one match into the next',
    ]);
  });
});

describe('what a game measures', () => {
  test('an event may count more than once, and for each one of a unit', () => {
    const { counters } = reportOn(simulate(kept(), PLAN), kept().measures);
    const [rolls] = counters;
    expect(rolls?.perUnit).toBe((rolls?.total ?? 0) / 18);
    expect((rolls?.total ?? 1) % 2).toBe(0);
  });

  test('what is worth most to come upon is told by what those who did and did not have earned', () => {
    const { worth } = reportOn(simulate(kept(), PLAN));
    const [best, other] = worth;
    expect([best?.name, other?.name].sort()).toEqual(['first', 'second']);
    expect(best?.gain).toBeCloseTo(-(other?.gain ?? 0));
    expect(best?.low).toBeLessThanOrEqual(best?.gain ?? 0);
  });

  test('decisions are counted by whose turn it is', () => {
    const { measures } = kept();
    const game = kept({ measures: { ...measures, turnOf: () => 0 } });
    const { counters } = simulate(game, PLAN);
    expect(counters['decision.in-own-turn']?.total).toBeGreaterThan(0);
    expect(counters['decision.in-others-turn']?.total).toBeGreaterThan(0);
  });
});
