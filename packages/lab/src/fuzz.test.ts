import { askOne, type Flow, type Game, type GameEvent, type Table } from '@tablewright/engine';
import { Match } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { race } from '../test/toys.ts';
import { type Finding, fuzz, PlanError } from './index.ts';

type Places = { places: number[]; active: number };

const PLAN = { matches: 8, seed: 'f', limit: 3000 };

function first(game: Game): Finding {
  const [finding] = fuzz(game, PLAN).findings;
  if (finding === undefined) throw new Error('nothing was found');
  return finding;
}

/** The race, but after each turn something happens to the state. */
function then(change: (table: Table<Places>) => void): Game {
  const { steps } = race();
  return race({
    steps: {
      *turn(table): Flow<void> {
        yield* steps.turn?.(table) ?? [];
        change(table as Table<Places>);
      },
    },
  });
}

describe('fuzzing', () => {
  test('finds nothing in a sound game, and tries illegal answers all the same', () => {
    const report = fuzz(race(), PLAN);
    expect(report.findings).toEqual([]);
    expect(report.answers).toBeGreaterThan(100);
    expect(report.refusals).toBeGreaterThan(100);
    expect(fuzz(race(), PLAN)).toEqual(report);
  });

  test('finds a crash, with a match file that leads to it', () => {
    const game = then(({ state }) => {
      if ((state.places[1] ?? 0) > 5) throw new Error('fell over');
    });
    const { verdict, message, file } = first(game);
    expect(verdict).toBe('crash');
    expect(message).toContain('fell over');
    if (file?.found.next === undefined) throw new Error('no reproducer');
    const loaded = Match.load(game, file);
    expect(loaded.ok && loaded.value.submit(file.found.next)).toMatchObject({
      ok: false,
      error: { code: 'fault' },
    });
  });

  test('finds what is wrong with an option that stands apart, which random players pass by', () => {
    const quits = race({
      steps: {
        *turn(table): Flow<void> {
          const { state } = table as Table<Places>;
          const options = [{ id: 'roll' }, { id: 'rest' }, { id: 'quit', aside: true }] as const;
          const { id } = yield* askOne({ kind: 'one', seat: 0, why: { key: 'turn' }, options });
          if (id === 'quit') throw new Error('fell over');
          state.places[0] = (state.places[0] ?? 0) + 0.01;
        },
      },
    });
    expect(first(quits)).toMatchObject({
      verdict: 'crash',
      message: expect.stringContaining('fell over'),
    });
  });

  test('finds a crash in set-up, in a view and in what is said of an event', () => {
    const crash = () => {
      throw new Error('fell over');
    };
    const setUp = first(race({ setup: crash }));
    expect(setUp).toMatchObject({ verdict: 'crash', message: 'fell over', file: undefined });
    expect(first(race({ view: crash }))).toMatchObject({ verdict: 'crash' });
    expect(first(race({ speech: { event: crash } }))).toMatchObject({ verdict: 'crash' });
  });

  test('finds a dead end: a choice without options, and an end without an outcome', () => {
    const stuck = race({
      steps: {
        *turn(): Flow<void> {
          yield { kind: 'one', seat: 0, why: { key: 'turn' }, options: [] };
        },
      },
    });
    expect(first(stuck)).toMatchObject({
      verdict: 'dead-end',
      message: '"turn" of seat A has no answer',
    });
    const mute = race({ outcome: () => undefined });
    expect(first(mute)).toMatchObject({
      verdict: 'dead-end',
      message: 'it is over without an outcome',
    });
  });

  test('finds an endless match', () => {
    const circle = then(({ state }) => state.places.fill(0));
    expect(first(circle)).toMatchObject({
      verdict: 'endless',
      message: 'not over after 3000 answers',
    });
  });

  test('finds a broken invariant, named by its rule, and state that is not plain data', () => {
    const back = then(({ state }) => {
      state.places[0] = -1;
    });
    expect(first(back)).toMatchObject({
      verdict: 'invariant',
      message: 'TOY-INV-01: a negative place',
    });
    const clock = then(({ state }) => Object.assign(state, { when: new Map() }));
    expect(first(clock)).toMatchObject({
      verdict: 'invariant',
      message: 'state.when is an instance of Map',
    });
  });

  test('finds what is drawn or changed in silence', () => {
    expect(first(race({ telling: { draws: () => [] } }))).toMatchObject({
      verdict: 'silence',
      message: 'nothing tells the roll "advance" for 0',
    });
    const facts = ({ places }: Places) => new Map([['the first place', places[0] ?? 0]]);
    const { telling } = race();
    const kept = race({ telling: { draws: () => [], ...telling, facts: facts as never } });
    expect(first(kept)).toMatchObject({
      verdict: 'silence',
      message: expect.stringContaining('the first place: events say 0'),
    });
  });

  test('finds a match that does not replay', () => {
    let turns = 0;
    const forgetful = then(({ state }) => {
      turns += 1;
      Object.assign(state, { turns });
    });
    expect(first(forgetful)).toMatchObject({ verdict: 'replay' });
  });

  test('counts what content came up, and names what never did', () => {
    const game = race({
      measures: {
        ...race().measures,
        counter: (event: GameEvent) => `face.${(event as unknown as { face: number }).face}`,
        entrants: () => [{ seat: 0, facets: { shoes: ['red', 'blue'] } }],
        content: ['face.6', 'face.7', 'shoes.red', 'shoes.green'],
      },
    });
    const { usage, unmet } = fuzz(game, PLAN);
    expect(usage).toMatchObject({ 'shoes.red': PLAN.matches, 'shoes.blue': PLAN.matches });
    expect(usage['face.6']).toBeGreaterThan(10);
    expect(unmet).toEqual(['face.7', 'shoes.green']);
    expect(fuzz(race(), PLAN)).toMatchObject({ usage: {}, unmet: undefined });
  });

  test('plays every other match with the settings under which all content can come up', () => {
    const goals = (options: Record<string, unknown>) => {
      const seen: number[] = [];
      const { setup } = race();
      const game = race({
        varied: { goal: 17 },
        setup: (table) => {
          seen.push((table.options as unknown as { goal: number }).goal);
          return setup(table);
        },
      });
      fuzz(game, { ...PLAN, options });
      // Each match is set up once to be played and once more to be replayed.
      return seen.filter((_, at) => at % 2 === 0);
    };
    const drawn = goals({});
    expect(drawn.filter((goal, index) => index % 2 === 0 && goal !== 17)).toEqual([]);
    expect(drawn.some((goal) => goal !== 17)).toBe(true);
    expect(new Set(goals({ goal: 5 }))).toEqual(new Set([5]));
  });

  test('refuses a plan that makes no sense', () => {
    expect(() => fuzz(race(), { ...PLAN, matches: 0 })).toThrow(PlanError);
    expect(() => fuzz(race(), { ...PLAN, options: { goal: 'far' } })).toThrow(
      /goal must be a whole number/,
    );
  });
});
