import {
  askOne,
  D6,
  defineGame,
  type Flow,
  type Observer,
  type Seat,
  SPECTATOR,
  secretly,
  type Table,
} from '@tablewright/engine';
import { Match, type MatchFile, toWire, verify } from '@tablewright/engine/host';
import { describe, expect, test, vi } from 'vitest';
import type { BotMind } from './bot-mind.ts';
import { HUMAN } from './hand-over.ts';
import { MatchSession } from './match-session.ts';
import { newMatch } from './new-match.ts';

interface Pick {
  round: number;
  readonly rounds: number;
  readonly picks: string[][];
}

/** Every round all seats pick in secret, then seat 0 says openly whether to roll a die. */
const secretPick = defineGame({
  id: 'secret-pick',
  title: 'Secret pick',
  version: '1',
  seats: { min: 1, max: 4, default: 2 },
  options: { rounds: { kind: 'number', min: 1, max: 9, default: 2, rule: 'TOY-OPT-01' } },
  setup: (table): Pick => ({ round: 0, rounds: table.options.rounds, picks: [] }),
  next: (state) => (state.round < state.rounds ? 'round' : undefined),
  steps: { round },
  outcome: (state) =>
    state.round < state.rounds ? undefined : { result: 'done', winners: [], payoffs: [] },
  view: (state) => state,
  invariants: [],
  speech: { event: ({ type }) => ({ key: `event.${type}` }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: { heuristic: () => 1 },
});

function* round(table: Table<Pick>): Flow<void> {
  const options = [{ id: 'stone' }, { id: 'paper' }, { id: 'cheat' }];
  const seats = Array.from({ length: table.seatCount }, (_, seat) => seat);
  const answers = yield* secretly(
    table,
    seats.map((seat) => ({ kind: 'one', seat, why: { key: 'pick' }, options })),
  );
  if (answers.includes(2)) throw new Error('nobody thought of this');
  table.state.picks.push(answers.map((answer) => options[answer as number]?.id ?? ''));
  const roll = yield* askOne({
    kind: 'one',
    seat: 0,
    why: { key: 'roll' },
    options: [{ id: 'roll' }, { id: 'leave' }],
  });
  if (roll.id === 'roll') table.roll(D6, 'luck', 0);
  table.state.round += 1;
}

const fill = (bytes: Uint8Array<ArrayBuffer>) => {
  bytes.forEach((_, i) => {
    bytes[i] = (i * 37) % 256;
  });
};

/** A table whose bots answer only when the test lets time pass. */
function sit(
  players: readonly string[],
  options: Record<string, unknown> = {},
  tells?: () => boolean,
  game = secretPick,
) {
  const made = newMatch(
    game as never,
    { seats: players.map((player, seat) => ({ name: `N${seat}`, player })), options },
    fill,
  );
  if (!made.ok) throw new Error(made.error[0]?.message);
  const waiting: (() => void)[] = [];
  const saved: MatchFile[] = [];
  const bots: BotMind = async ({ choice }) => toWire(choice, 1);
  const session = new MatchSession(made.value, {
    bots,
    later: (run) => waiting.push(run),
    save: (file) => saved.push(file),
    ...(tells === undefined ? {} : { tells }),
  });
  const pass = async () => {
    while (waiting.length > 0) {
      waiting.shift()?.();
      // A mind answers in a promise, and what it says is taken up in another.
      for (let i = 0; i < 10; i += 1) await Promise.resolve();
    }
  };
  return { session, saved, pass, look: () => session.snapshot() };
}

const choose = (session: MatchSession, id: string) => {
  const slot = session.snapshot().seen.choices[0]?.slot ?? -1;
  return session.answer(slot, id);
};

test('texts are filled from what whoever has the device sees, and from what spectators see while it goes round', () => {
  const made = newMatch(
    { ...secretPick, view: (_: Pick, observer: Observer) => ({ observer }) } as never,
    { seats: [HUMAN, HUMAN].map((player, seat) => ({ name: `N${seat}`, player })), options: {} },
    fill,
  );
  if (!made.ok) throw new Error(made.error[0]?.message);
  const session = new MatchSession(made.value, { bots: async () => 0, later: () => {}, save() {} });
  expect(session.viewForTexts()).toEqual({ observer: SPECTATOR });
  session.acceptDevice();
  expect(session.viewForTexts()).toEqual({ observer: session.snapshot().observer });
  expect(session.snapshot().observer).toBe(0);
});

test('of a watched match nothing goes on, and nobody sees it as a seat does', async () => {
  const made = newMatch(
    secretPick as never,
    { seats: [HUMAN, 'heuristic'].map((player) => ({ name: player, player })), options: {} },
    fill,
  );
  if (!made.ok) throw new Error(made.error[0]?.message);
  const later = vi.fn();
  const bots = vi.fn<BotMind>(async ({ choice }) => toWire(choice, 1));
  const session = new MatchSession(made.value, { bots, later, watched: true });
  session.lookAt(0);
  expect(session.snapshot()).toMatchObject({ observer: SPECTATOR, undo: undefined, seq: 0 });
  expect(session.snapshot().seen.choices).toEqual([]);
  expect(session.answer(0, 'stone').ok).toBe(false);
  expect(later).not.toHaveBeenCalled();
  expect(bots).not.toHaveBeenCalled();
});

test('one person with bots is never asked to hand the device over', async () => {
  const { session, pass, look } = sit([HUMAN, 'heuristic']);
  expect(look().handOver).toBeUndefined();
  expect(look().observer).toBe(0);
  await pass();
  expect(look().deciding).toEqual([0]);
  choose(session, 'stone');
  expect(look().seen.choices[0]?.why.key).toBe('roll');
  expect(session.match.log.map(({ answer }) => answer)).toEqual(['paper', 'stone']);
});

test.each([
  { players: [HUMAN, 'heuristic'], seen: 0, who: 'the only person here' },
  { players: [HUMAN, HUMAN], seen: SPECTATOR, who: 'spectators, where several read it' },
  { players: ['heuristic', 'heuristic'], seen: SPECTATOR, who: 'spectators, where nobody plays' },
])('what is said is filled from the view of $who', ({ players, seen }) => {
  const telling = { ...secretPick, view: (state: Pick, by: Observer) => ({ ...state, by }) };
  const { session } = sit(players, {}, undefined, telling as never);
  expect(session.viewForTexts()).toMatchObject({ by: seen });
});

test('bots wait after every answer until what happened has been told', async () => {
  let tells = true;
  const { session, pass } = sit(['heuristic', HUMAN, 'heuristic'], { rounds: 2 }, () => tells);
  await pass();
  expect(session.match.seq).toBe(0);
  session.goOn();
  await pass();
  expect(session.match.seq).toBe(1);
  await pass();
  expect(session.match.seq).toBe(1);
  // From now on nothing is told any more.
  tells = false;
  session.goOn();
  await pass();
  expect(session.match.seq).toBe(2);
  choose(session, 'stone');
  await pass();
  expect(session.match.choices.map(({ seat }) => seat)).toEqual([1]);
});

test('two people who decide in secret see a cover in between, and nothing through it', () => {
  const { session, look } = sit([HUMAN, HUMAN]);
  expect(look().handOver).toBe(0);
  expect(look().observer).toBe(SPECTATOR);
  expect(look().seen.choices).toEqual([]);
  expect(session.answer(0, 'stone').ok).toBe(false);
  session.acceptDevice();
  expect(look().observer).toBe(0);
  choose(session, 'stone');
  expect(look().handOver).toBe(1);
  session.acceptDevice();
  expect(look().seen.choices).toHaveLength(1);
  choose(session, 'paper');
  // What follows is open: no cover, and seat 0 simply looks.
  expect(look().handOver).toBeUndefined();
  expect(look().observer).toBe(0 satisfies Seat);
});

test('undo is explained when a die was rolled, and goes back to the decision', async () => {
  const { session, pass, look } = sit([HUMAN, 'heuristic']);
  await pass();
  choose(session, 'stone');
  expect(look().undo?.status).toMatchObject({ kind: 'consent', because: 'rolled-or-revealed' });
  choose(session, 'leave');
  expect(look().undo?.status.kind).toBe('free');
  session.undo();
  expect(look().seen.choices[0]?.why.key).toBe('roll');
  choose(session, 'roll');
  expect(look().undo?.status).toMatchObject({ kind: 'consent', because: 'rolled-or-revealed' });
  session.undo();
  expect(look().seen.choices[0]?.why.key).toBe('roll');
});

test('redo plays everything again that undo took back, bots wait for it meanwhile', async () => {
  const { session, pass, look } = sit([HUMAN, 'heuristic']);
  await pass();
  choose(session, 'stone');
  choose(session, 'roll');
  await pass();
  const before = session.match.toFile();
  session.undo();
  await pass();
  expect(look().canRedo).toBe(true);
  session.redo();
  expect(session.match.toFile()).toEqual(before);
  expect(look().canRedo).toBe(false);
});

test('the past is looked at without its choices, and an answer leads back to the present', async () => {
  const { session, pass, look } = sit([HUMAN, 'heuristic']);
  await pass();
  choose(session, 'stone');
  choose(session, 'leave');
  session.lookAt(1);
  expect(look()).toMatchObject({ cursor: 1, seen: { seq: 1, choices: [] } });
  expect(look().seq).toBe(3);
  session.lookAt(undefined);
  expect(look().cursor).toBeUndefined();
  expect(look().seen.seq).toBe(3);
});

test('every answer is saved, and the saved file goes on where it was', async () => {
  const { session, saved, pass } = sit([HUMAN, 'heuristic'], { rounds: 1 });
  await pass();
  choose(session, 'stone');
  expect(saved).toHaveLength(2);
  const last = saved.at(-1);
  if (last === undefined) throw new Error('nothing was saved');
  const again = Match.load(secretPick, last);
  expect(again.ok && again.value.choices[0]?.why.key).toBe('roll');
  choose(session, 'roll');
  const file = session.toFile('show');
  expect(verify(secretPick as never, file)).toMatchObject({
    ok: true,
    dice: 'proven',
    finished: true,
  });
});

test('a file to show keeps the secret until the match is over', async () => {
  const { session, pass } = sit([HUMAN, 'heuristic'], { rounds: 1 });
  await pass();
  expect(session.toFile('show').random).not.toHaveProperty('secret');
  expect(session.toFile('continue').random).toHaveProperty('secret');
});

test('an illegal answer is refused, said, and forgotten after the next', async () => {
  const { session, pass, look } = sit([HUMAN, 'heuristic']);
  await pass();
  expect(choose(session, 'scissors').ok).toBe(false);
  expect(look().refusal?.code).toBe('unknown-option');
  choose(session, 'stone');
  expect(look().refusal).toBeUndefined();
});

test('a fault of the rules takes nothing away: it is shown, and the match goes on', async () => {
  const { session, pass, look, saved } = sit([HUMAN, 'heuristic']);
  await pass();
  const before = saved.length;
  expect(choose(session, 'cheat').ok).toBe(false);
  expect(look().fault?.message).toContain('nobody thought of this');
  expect(saved).toHaveLength(before);
  choose(session, 'stone');
  expect(look().fault).toBeUndefined();
  expect(look().seen.choices[0]?.why.key).toBe('roll');
});

test('bots alone play to the end', async () => {
  const { pass, look } = sit(['heuristic', 'heuristic']);
  await pass();
  expect(look().over).toBe(true);
  expect(look().observer).toBe(SPECTATOR);
});

test('a bot that thinks is shown, and called off when a person takes back', async () => {
  const made = newMatch(
    secretPick as never,
    { seats: [HUMAN, 'deep'].map((player, seat) => ({ name: `N${seat}`, player })), options: {} },
    fill,
  );
  if (!made.ok) throw new Error(made.error[0]?.message);
  const asked: Parameters<BotMind>[0][] = [];
  const answers: ((answer: string) => void)[] = [];
  const session = new MatchSession(made.value, {
    bots: (question) => {
      asked.push(question);
      return new Promise((resolve) => answers.push(resolve));
    },
    later: (run) => run(),
  });
  expect(session.snapshot().thinking).toBe(1);
  choose(session, 'stone');
  // The question changed with the answer: the first thought is called off, and asked anew.
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  session.undo();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(session.snapshot().thinking).toBeUndefined();
  answers[1]?.('paper');
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
  expect(session.match.seq).toBe(0);
  choose(session, 'paper');
  answers[2]?.('stone');
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
  expect(session.match.log.map(({ answer }) => answer)).toEqual(['paper', 'stone']);
  expect(session.snapshot().thinking).toBeUndefined();
  session.close();
});

describe('a pause at one screen', () => {
  test('stops the bots and everybody else, and nothing of it is saved', async () => {
    const { session, saved, pass, look } = sit([HUMAN, 'heuristic']);
    session.pausing.call('pause');
    expect(look()).toMatchObject({ thinking: undefined, decidingHumans: [], undo: undefined });
    expect(look().seen.choices).toEqual([]);
    await pass();
    expect(session.answer(0, 'stone').ok).toBe(false);
    session.undo();
    session.redo();
    expect(session.match.log).toEqual([]);
    expect(saved).toEqual([]);
    session.pausing.ready();
    expect(look().pause).toBeUndefined();
    await pass();
    choose(session, 'stone');
    expect(session.match.log.map(({ answer }) => answer)).toEqual(['paper', 'stone']);
    expect(JSON.stringify(saved)).not.toMatch(/pause/);
  });

  test('shows the strongest wish and the lines, until all who sit here are ready', () => {
    const { session, look } = sit([HUMAN, HUMAN]);
    session.pausing.line('too early');
    expect(look().pause).toBeUndefined();
    session.pausing.call('adjust');
    session.pausing.line('one');
    session.pausing.call('skip');
    session.pausing.call('pause');
    session.pausing.line('two');
    expect(look().pause).toEqual({
      wish: 'skip',
      lines: ['one', 'two'],
      missing: undefined,
      ready: false,
    });
    session.pausing.ready();
    session.pausing.call('pause');
    expect(look().pause).toMatchObject({ wish: 'pause', lines: [] });
  });

  test('can be looked through: what was is still there', async () => {
    const { session, pass, look } = sit([HUMAN, 'heuristic']);
    await pass();
    choose(session, 'stone');
    session.pausing.call('pause');
    session.lookAt(0);
    expect(look()).toMatchObject({ cursor: 0, seen: { choices: [] } });
  });

  test('works when the match is over', async () => {
    const { session, pass, look } = sit([HUMAN, 'heuristic'], { rounds: 1 });
    await pass();
    choose(session, 'stone');
    choose(session, 'leave');
    expect(look().over).toBe(true);
    session.pausing.call('pause');
    expect(look().pause).toBeDefined();
    session.pausing.ready();
    expect(look().pause).toBeUndefined();
  });
});

/** Every turn says twice how far it has come. */
const twoSteps = defineGame({
  ...secretPick,
  id: 'two-steps',
  steps: {
    *round(table: Table<Pick>): Flow<void> {
      const { state } = table;
      const options = [{ id: 'go' }, { id: 'run' }];
      const { id } = yield* askOne({ kind: 'one', seat: 0, why: { key: 'go' }, options });
      for (const step of ['first', 'second']) {
        state.picks.push([id, step]);
        table.emit({ type: step, rule: 'TOY-01' });
      }
      state.round += 1;
    },
  },
});

test('what was seen at each line is shown again; after the last line things are as they are', () => {
  const match = Match.create(twoSteps, {
    ...{ id: 'x', seats: [{ name: 'Lya', player: HUMAN }], options: { rounds: 3 } },
    random: { kind: 'seeded', seed: 'a' },
  });
  if (!match.ok) throw new Error(match.error[0]?.message);
  const bots: BotMind = () => Promise.reject(new Error('nobody plays here'));
  const session = new MatchSession(match.value, { bots, later: () => undefined });
  const lastPick = (line: number) => (session.viewTold(line) as Pick | undefined)?.picks.at(-1);
  session.answer(0, 'go');
  expect(session.snapshot().history.map(({ event }) => event.type)).toEqual(['first', 'second']);
  expect(lastPick(0)).toEqual(['go', 'first']);
  expect(lastPick(1)).toBeUndefined();
  session.answer(0, 'run');
  expect([1, 2].map(lastPick)).toEqual([
    ['go', 'second'],
    ['run', 'first'],
  ]);
  // An answer that was taken back and given otherwise is shown as it was given.
  session.undo();
  session.answer(0, 'go');
  expect(lastPick(2)).toEqual(['go', 'first']);
});
