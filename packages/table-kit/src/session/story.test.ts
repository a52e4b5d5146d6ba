import { askOne, D6, defineGame, type Flow, type Table } from '@tablewright/engine';
import { Match } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { HUMAN } from './hand-over.ts';
import { playOnFrom } from './play-on.ts';
import { storyOf, turnsOf } from './story.ts';
import { type OptionTally, tryOptions } from './what-if.ts';

interface Race {
  readonly steps: number[];
  turn: number;
}

const OPTIONS = [{ id: 'walk' }, { id: 'leap' }, { id: 'rest' }];
const REACHED = 6;

/** Seats in turn walk one step, leap three, or rest; who is at six has won. */
const race = defineGame({
  id: 'race',
  title: 'Race',
  version: '1',
  seats: { min: 2, max: 3, default: 2 },
  options: {},
  setup: (table): Race => ({ steps: Array.from({ length: table.seatCount }, () => 0), turn: 0 }),
  next: ({ steps }) => (steps.some((at) => at >= REACHED) ? undefined : 'turn'),
  steps: {
    *turn(table: Table<Race>): Flow<void> {
      const { state } = table;
      const seat = state.turn % state.steps.length;
      const { id } = yield* askOne({ kind: 'one', seat, why: { key: 'go' }, options: OPTIONS });
      const far = id === 'walk' ? 1 : id === 'leap' ? 3 : 0;
      // A leap is told before it is done, a walk afterwards.
      table.emit({ type: far === 3 ? 'leaps' : 'stretches', rule: 'TOY-01' });
      state.steps[seat] = Math.min(REACHED, (state.steps[seat] ?? 0) + far);
      if (far === 1) table.emit({ type: 'walked', rule: 'TOY-01' });
      table.emit({ type: 'evening-began', rule: 'TOY-01' });
      table.roll(D6, 'weather', seat);
      table.emit({ type: 'rests', rule: 'TOY-01' });
      state.turn += 1;
    },
  },
  outcome: ({ steps }) => {
    const winner = steps.findIndex((at) => at >= REACHED);
    if (winner < 0) return undefined;
    const payoffs = steps.map((_, seat) => (seat === winner ? 1 : 0));
    return { result: 'first', winners: [winner], payoffs };
  },
  view: (state) => state,
  invariants: [],
  speech: { event: ({ type }) => ({ key: type }) },
  texts: {},
  measures: {
    numbers: () => ({}),
    facets: () => ({}),
    standing: ({ steps }) => steps.map((at) => at / REACHED),
  },
  bots: { lazy: () => 2, heuristic: () => 0 },
});

function played(answers: readonly string[], players = [HUMAN, HUMAN]): Match {
  const made = Match.create(race, {
    id: 'original',
    seats: players.map((player, seat) => ({ name: `N${seat}`, player })),
    random: { kind: 'seeded', seed: 'race' },
  });
  if (!made.ok) throw new Error('no match');
  const match = made.value;
  answers.forEach((answer, at) => {
    const done = match.submit({ seat: at % players.length, answer });
    if (!done.ok) throw new Error(done.error.message);
  });
  return match;
}

const story = (match: Match) => storyOf(match.game, match.toFile({ withSecret: true }));

test('a story has a point wherever anything changed, and the beginning and the end', () => {
  const told = story(played(['walk', 'rest', 'rest', 'leap', 'rest', 'leap']));
  expect(told?.points).toEqual([
    { seq: 0, values: [0, 0] },
    { seq: 1, values: [1 / 6, 0] },
    { seq: 4, values: [1 / 6, 0.5] },
    { seq: 6, values: [1 / 6, 1] },
  ]);
});

test('the turning points are the largest swings, in order, each with what changed most', () => {
  const told = story(played(['walk', 'leap', 'rest', 'rest', 'walk', 'walk', 'rest', 'leap']));
  expect(told?.turns).toEqual([
    { seq: 2, swing: 0.5, event: { type: 'leaps', rule: 'TOY-01' } },
    // Of equal swings the earlier one.
    { seq: 5, swing: expect.closeTo(1 / 6), event: { type: 'walked', rule: 'TOY-01' } },
    { seq: 8, swing: expect.closeTo(1 / 3), event: { type: 'leaps', rule: 'TOY-01' } },
  ]);
});

test('what an event only books was done by what told it, even before an answer in between', () => {
  const { game } = played([]);
  const booking = {
    ...game,
    measures: {
      ...game.measures,
      isBookkeeping: ({ type }: { type: string }) => type === 'walked',
    },
  };
  const file = played(['rest', 'walk', 'rest', 'leap']).toFile({ withSecret: true });
  expect(storyOf(booking, file)?.turns).toEqual([
    expect.objectContaining({ seq: 2, event: { type: 'stretches', rule: 'TOY-01' } }),
    expect.objectContaining({ seq: 4, event: { type: 'leaps', rule: 'TOY-01' } }),
  ]);
  const silent = {
    ...game,
    measures: { ...game.measures, isBookkeeping: ({ type }: { type: string }) => type !== 'rests' },
  };
  expect(storyOf(silent, file)?.turns[0]?.event?.type).toBe('rests');
});

test('small swings and those right beside a larger one are no turning points', () => {
  const at = (seq: number, value: number) => ({ seq, values: [value] });
  const points = [at(0, 0), at(10, 0.3), at(11, 0.6), at(50, 0.61), at(100, 0.9)];
  expect(turnsOf(points, 100).map(({ seq }) => seq)).toEqual([10, 100]);
  expect(turnsOf([at(0, 0)], 0)).toEqual([]);
});

test('what all sides gain alike is no turning point', () => {
  const points = [
    { seq: 0, values: [0, 0, 0] },
    { seq: 9, values: [0.5, 0.5, 0.5] },
    { seq: 20, values: [0.5, 0.8, 0.5] },
  ];
  expect(turnsOf(points, 20)).toEqual([{ seq: 20, swing: expect.closeTo(0.4) }]);
});

test('no story without a standing, and none of a file that does not fit the rules', () => {
  const match = played(['walk']);
  const file = match.toFile();
  const plain = { ...match.game, measures: { numbers: () => ({}), facets: () => ({}) } };
  expect(storyOf(plain, file)).toBeUndefined();
  const wrong = { ...file, answers: [{ seat: 0, answer: 'fly', hash: '' }] };
  expect(storyOf(match.game, wrong)).toBeUndefined();
});

test('who plays on from the past has the answers up to there, alone with bots', () => {
  const match = played(['walk', 'leap', 'rest', 'leap'], [HUMAN, HUMAN]);
  expect(match.over).toBe(true);
  const file = playOnFrom(match, { id: 'fork', seq: 2, observer: 1 });
  expect(file).toMatchObject({ id: 'fork', seats: [{ player: 'heuristic' }, { player: HUMAN }] });
  expect(file).not.toHaveProperty('outcome');
  const loaded = Match.load(race, file);
  if (!loaded.ok) throw new Error(loaded.error);
  expect(loaded.value.seq).toBe(2);
  expect(loaded.value.state).toEqual({ steps: [1, 3], turn: 2 });
  expect(match.seq).toBe(4);
  expect(match.id).toBe('original');
});

test('a spectator of bots who plays on takes the first seat; bots stay what they are', () => {
  const file = playOnFrom(played(['walk'], ['lazy', 'lazy']), { id: 'f', seq: 1, observer: -1 });
  expect(file.seats.map(({ player }) => player)).toEqual([HUMAN, 'lazy']);
});

function tried(match: Match, rounds: number): readonly OptionTally[] {
  const what = { seat: match.choices[0]?.seat ?? -1, slot: 0, seed: 'try', rounds };
  return [...tryOptions(match, what)].at(-1) ?? [];
}

test('what comes of an option is how the match ends when bots play on from it', () => {
  // Seat 0 is at 5 and to move, seat 1 at 5: one step wins at once, a rest lets the other win.
  const match = played(['leap', 'leap', 'walk', 'walk', 'walk', 'walk']);
  expect(tried(match, 4)).toEqual([
    { id: 'walk', played: 4, won: 4, unfinished: 0 },
    { id: 'leap', played: 4, won: 4, unfinished: 0 },
    { id: 'rest', played: 4, won: 0, unfinished: 0 },
  ]);
});

test('trying changes nothing in the match, and goes round by round', () => {
  const match = played(['walk']);
  const before = match.toFile();
  const rounds = [...tryOptions(match, { seat: 1, slot: 0, seed: 'x', rounds: 3 })];
  expect(rounds.map((tallies) => tallies.map((one) => one.played))).toEqual([
    [1, 1, 1],
    [2, 2, 2],
    [3, 3, 3],
  ]);
  expect(match.toFile()).toEqual(before);
});

test('a match that bots do not bring to an end is broken off and counted as such', () => {
  const endless = { ...race, bots: { heuristic: () => 2 } } as never;
  const file = played(['walk']).toFile({ withSecret: true });
  const loaded = Match.load(endless, file);
  if (!loaded.ok) throw new Error(loaded.error);
  expect(tried(loaded.value, 1)).toMatchObject([
    { unfinished: 1 },
    { unfinished: 1 },
    { played: 0 },
  ]);
});

test('an option is tried by its name where fewer are open in what is imagined', () => {
  // With seat 1 at 4, as it is imagined, nobody can leap.
  const foggy = {
    ...race,
    imagine: (state: Race) => ({ ...state, steps: [state.steps[0] ?? 0, 4] }),
    steps: {
      *turn(table: Table<Race>): Flow<void> {
        const { state } = table;
        const seat = state.turn % 2;
        const options = state.steps[1] === 4 ? [{ id: 'rest' }, { id: 'walk' }] : OPTIONS;
        const { id } = yield* askOne({ kind: 'one', seat, why: { key: 'go' }, options });
        const far = id === 'walk' ? 1 : id === 'leap' ? 3 : 0;
        state.steps[seat] = Math.min(REACHED, (state.steps[seat] ?? 0) + far);
        state.turn += 1;
      },
    },
  };
  const file = played(['leap', 'leap', 'walk', 'walk', 'walk', 'walk']).toFile({
    withSecret: true,
  });
  const loaded = Match.load(foggy as never, file);
  if (!loaded.ok) throw new Error(loaded.error);
  expect(tried(loaded.value, 2)).toMatchObject([
    { id: 'walk', played: 2, won: 2 },
    { id: 'leap', played: 0, unfinished: 0 },
    { id: 'rest', unfinished: 2 },
  ]);
});

test('nothing is tried where no choice of one is open', () => {
  expect(tried(played(['leap', 'rest', 'leap']), 2)).toEqual([]);
});
