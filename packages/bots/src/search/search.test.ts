import {
  askOne,
  defineGame,
  type Flow,
  type Game,
  type PolicyInput,
  secretly,
  type Table,
} from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import {
  Cancelled,
  decide,
  decideIn,
  imaginationOf,
  PolicyFault,
  type RankingPolicy,
  randomPolicy,
  searchPolicy,
  withinTime,
} from '../index.ts';
import { candidatesOf } from './candidates.ts';

interface Pile {
  left: number;
  turn: number;
}

/** Take one to three from a pile; whoever takes the last wins. */
const pile = defineGame({
  id: 'pile',
  title: 'Pile',
  version: '1',
  seats: { min: 2, max: 2, default: 2 },
  options: { size: { kind: 'number', min: 1, max: 40, default: 7, rule: 'TOY-01' } },
  setup: ({ options }): Pile => ({ left: Number(options.size), turn: 0 }),
  next: ({ left }) => (left > 0 ? 'take' : undefined),
  steps: {
    *take({ state }: Table<Pile>): Flow<void> {
      const options = [1, 2, 3].filter((n) => n <= state.left).map((n) => ({ id: `take-${n}` }));
      const taken = yield* askOne({
        kind: 'one',
        seat: state.turn,
        why: { key: 'choice.take' },
        options,
      });
      state.left -= Number(taken.id.at(-1));
      state.turn = 1 - state.turn;
    },
  },
  outcome: ({ left, turn }) =>
    left > 0
      ? undefined
      : { result: 'taken', winners: [1 - turn], payoffs: [turn === 1 ? 1 : 0, turn === 0 ? 1 : 0] },
  view: (state) => state,
  invariants: [],
  speech: { event: ({ type }) => ({ key: type }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {
    clever: searchPolicy({ iterations: 600, rollout: randomPolicy }),
    endless: searchPolicy({ iterations: 1e9, rollout: randomPolicy }),
  },
}) as unknown as Game;

interface Cups {
  readonly ball: number;
  guess: number;
}

let looks = 0;

/** A ball lies under one of four cups; the seat may guess for 1, or pass for a half. */
const cups = defineGame({
  id: 'cups',
  title: 'Cups',
  version: '1',
  seats: { min: 1, max: 1, default: 1 },
  options: {},
  setup: (table): Cups => ({ ball: table.index(4, 'ball'), guess: -1 }),
  next: ({ guess }) => (guess < 0 ? 'guess' : undefined),
  steps: {
    *guess({ state }: Table<Cups>): Flow<void> {
      const options = ['0', '1', '2', '3', 'pass'].map((id) => ({ id }));
      const said = yield* askOne({ kind: 'one', seat: 0, why: { key: 'choice.guess' }, options });
      state.guess = options.indexOf(said);
    },
  },
  outcome: ({ ball, guess }) => {
    if (guess < 0) return undefined;
    const payoff = guess === 4 ? 0.5 : guess === ball ? 1 : 0;
    return { result: 'guessed', winners: [], payoffs: [payoff] };
  },
  view: ({ guess }) => ({ guess }),
  imagine: (state, _, random) => {
    looks += 1;
    return { ...state, ball: random.index(4, 'imagined ball') };
  },
  invariants: [],
  speech: { event: ({ type }) => ({ key: type }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
}) as unknown as Game;

interface Pennies {
  answers: readonly number[];
}

/** Both secretly show heads or tails; the second seat wins if they match. */
const pennies = defineGame({
  id: 'pennies',
  title: 'Pennies',
  version: '1',
  seats: { min: 2, max: 2, default: 2 },
  options: {},
  setup: (): Pennies => ({ answers: [] }),
  next: ({ answers }) => (answers.length === 0 ? 'show' : undefined),
  steps: {
    *show(table: Table<Pennies>): Flow<void> {
      const options = [{ id: 'heads' }, { id: 'tails' }];
      const choices = [0, 1].map(
        (seat) => ({ kind: 'one', seat, why: { key: 'choice.show' }, options }) as const,
      );
      table.state.answers = (yield* secretly(table, choices)) as number[];
    },
  },
  outcome: ({ answers: [a, b] }) => {
    if (a === undefined) return undefined;
    return { result: 'shown', winners: [], payoffs: [a === b ? 0 : 1, a === b ? 1 : 0] };
  },
  view: (state) => state,
  invariants: [],
  speech: { event: ({ type }) => ({ key: type }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
}) as unknown as Game;

function begin(game: Game, options: Record<string, unknown> = {}, seed = 'table'): Match {
  const seats = Array.from({ length: game.seats.default }, (_, i) => ({
    name: `${i}`,
    player: 'clever',
  }));
  const created = Match.create(game, {
    id: 'm',
    seats,
    options,
    random: { kind: 'seeded', seed },
  });
  if (!created.ok) throw new Error('no match');
  return created.value;
}

function inputAt(match: Match, seat: number, seed: string): PolicyInput {
  const choice = match.choices.find((one) => one.seat === seat);
  if (choice === undefined) throw new Error('nothing to decide');
  return {
    view: match.game.view(match.state, seat),
    seat,
    choice,
    random: seededSource(seed),
    imagine: imaginationOf(match, seat),
  };
}

describe('the search', () => {
  const clever = searchPolicy({ iterations: 600, rollout: randomPolicy });

  test('finds the forced win, also where it takes more than one own move', () => {
    for (const [size, take] of [
      [2, 1],
      [3, 2],
      [5, 0],
      [6, 1],
      [7, 2],
    ] as const) {
      for (const seed of ['a', 'b']) {
        expect([size, clever(inputAt(begin(pile, { size }), 0, seed))]).toEqual([size, take]);
      }
    }
  });

  test('never sees what is hidden from it: it passes, though a look would win', () => {
    looks = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(clever(inputAt(begin(cups, {}, seed), 0, seed))).toBe(4);
    }
    expect(looks).toBeGreaterThan(600);
  });

  test('knows nothing of what another has answered in secret', () => {
    const answers = (shown: string) => {
      const match = begin(pennies);
      expect(match.submit({ seat: 0, answer: shown }).ok).toBe(true);
      return Array.from({ length: 8 }, (_, i) => clever(inputAt(match, 1, `${i}`)));
    };
    expect(answers('heads')).toEqual(answers('tails'));
  });

  test('with the same seed decides alike and looks at the same futures', () => {
    const search = (seed: string) => {
      const run = clever.begin(inputAt(begin(pile, { size: 11 }), 0, seed));
      while (!run.done) run.step();
      return run.findings;
    };
    expect(search('a')).toEqual(search('a'));
    expect(search('a')).not.toEqual(search('b'));
  });

  test('within a time of somebody else’s it decides by that, and others are as they were', () => {
    const { endless = randomPolicy } = pile.bots;
    const asked: number[] = [];
    const decide = (milliseconds: number) => {
      let time = 0;
      const now = () => {
        time += 1;
        return time;
      };
      const answer = withinTime(endless, milliseconds, now)(inputAt(begin(pile), 0, 'a'));
      asked.push(time);
      return answer;
    };
    expect([0, 1, 2]).toContain(decide(40));
    decide(400);
    expect(asked[0]).toBeGreaterThanOrEqual(40);
    expect(asked[1]).toBeGreaterThanOrEqual(400);
    expect(withinTime(randomPolicy, 40, () => 0)).toBe(randomPolicy);
  });

  test('keeps to its time where there is a clock', () => {
    let time = 0;
    const patient = searchPolicy({
      iterations: 1e9,
      milliseconds: 50,
      now: () => {
        time += 1;
        return time;
      },
      rollout: randomPolicy,
    });
    const search = patient.begin(inputAt(begin(pile, { size: 7 }), 0, 'a'));
    while (!search.done) search.step();
    expect(search.iterations).toBeLessThanOrEqual(50);
  });

  test('does not think where there is one answer', () => {
    const input = inputAt(begin(pile, { size: 7 }), 0, 'a');
    const options = [{ id: 'take-1' }];
    const choice = { kind: 'one', seat: 0, why: { key: 'choice.take' }, options } as const;
    expect(clever.begin({ ...input, choice }).done).toBe(true);
  });

  test('looks at nothing that stands apart from the course of the game', () => {
    const choice = {
      kind: 'one',
      seat: 0,
      why: { key: 'choice.take' },
      options: [{ id: 'take-1' }, { id: 'give-up', aside: true }],
    } as const;
    const keys = (limit: number) =>
      candidatesOf(choice, 0, limit, seededSource('aside')).map(({ key }) => key);
    expect([keys(5), keys(1)]).toEqual([['take-1'], ['take-1']]);
  });

  describe('where its rollout policy ranks answers', () => {
    const ranking = (...ranked: readonly number[]) => {
      const open = ({ choice }: PolicyInput) => ('options' in choice ? choice.options.length : 0);
      const usual: RankingPolicy = Object.assign(
        (input: PolicyInput) => Math.min(1, open(input) - 1),
        {
          ranked: (input: PolicyInput, most: number) =>
            ranked.filter((at) => at < open(input)).slice(0, most),
        },
      );
      const settings = { iterations: 60, candidates: 2, rollout: usual };
      return searchPolicy(settings).begin(inputAt(begin(pile, { size: 7 }), 0, 'a'));
    };

    test('looks at its own answer and those, at most as many as it may', () => {
      const search = ranking(2, 0);
      while (!search.done) search.step();
      expect(search.findings.map(({ key }) => key)).toEqual(['take-2', 'take-3']);
    });

    test('does not think where the answer is settled', () => {
      const search = ranking();
      expect([search.done, search.answer]).toEqual([true, 1]);
    });

    test('never looks at what stands apart from the course of the game', () => {
      const choice = {
        kind: 'one',
        seat: 0,
        why: { key: 'choice.take' },
        options: [{ id: 'take-1' }, { id: 'give-up', aside: true }, { id: 'take-2' }],
      } as const;
      const found = candidatesOf(choice, 0, 5, seededSource('aside'), [1, 2, 0]);
      expect(found.map(({ key }) => key)).toEqual(['take-1', 'take-2']);
    });
  });

  test('says so where it is given nothing to look ahead with', () => {
    const { imagine: _, ...blind } = inputAt(begin(pile), 0, 'a');
    expect(() => clever(blind)).toThrow(PolicyFault);
    expect(() => clever(blind)).toThrow('given nothing to look at');
  });
});

describe('deciding from a match file', () => {
  test('gives the answer for the seat, the same for the same seed', async () => {
    const file = begin(pile, { size: 6 }).toFile({ withSecret: true });
    const decision = { seat: 0, slot: 0, answer: 'take-2' };
    for (let i = 0; i < 2; i += 1) {
      await expect(decide(pile, file, 0, 'clever', { seed: 's' })).resolves.toEqual(decision);
    }
    await expect(decide(pile, file, 1, 'clever', { seed: 's' })).resolves.toBeUndefined();
    const match = begin(pile, { size: 6 });
    await expect(decideIn(match, 0, 'clever', { seed: 's' })).resolves.toEqual(decision);
    expect(match.toFile({ withSecret: true })).toEqual(file);
    const anyAnswer = await decide(pile, file, 0, 'random', { seed: 's' });
    expect(anyAnswer?.answer).toMatch(/^take-[123]$/);
  });

  test('can be cancelled in the middle, and shows how far it is', async () => {
    const file = begin(pile, { size: 20 }).toFile({ withSecret: true });
    const signal = { aborted: false };
    const shares: number[] = [];
    const work = decide(pile, file, 0, 'endless', {
      seed: 's',
      signal,
      pause: async () => {
        signal.aborted = shares.length >= 5;
      },
      progress: (share) => shares.push(share),
    });
    await expect(work).rejects.toThrow(Cancelled);
    expect(shares).toHaveLength(5);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    await expect(decide(pile, file, 0, 'random', { seed: 's', signal })).rejects.toThrow(Cancelled);
  });

  test('is not begun where it is cancelled already, nor by a policy that does not search', async () => {
    const signal = { aborted: true };
    for (const policy of ['clever', 'random']) {
      const work = decideIn(begin(pile), 0, policy, { seed: 's', signal });
      await expect(work).rejects.toThrow(Cancelled);
    }
  });
});
