import { randomPolicy, verifyBots } from '@tablewright/bots';
import { askOne, D6, defineGame, NO_YES, type Table } from '@tablewright/engine';
import {
  commitmentOf,
  hashPlain,
  keyedSource,
  type MatchFile,
  seededSource,
  verify,
} from '@tablewright/engine/host';
import { peekers } from '@tablewright/engine/testing';
import type { ServerMessage } from '@tablewright/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, requestId, startTestServer, type TestServer } from '../test/server.ts';

const ROLLS = 1_200;

interface Dice {
  rolls: number;
}

/** Every answer rolls a die for all to see. */
const dice = defineGame({
  id: 'dice',
  title: 'Dice',
  version: '1',
  seats: { min: 2, max: 2, default: 2 },
  options: {},
  setup: (): Dice => ({ rolls: 0 }),
  next: ({ rolls }) => (rolls < ROLLS ? 'roll' : undefined),
  steps: {
    *roll(t: Table<Dice>) {
      yield* askOne({
        kind: 'one',
        seat: t.state.rolls % 2,
        why: { key: 'roll' },
        options: NO_YES,
      });
      t.state.rolls += 1;
      t.emit({ type: 'rolled', rule: 'TOY-01', face: t.roll(D6, 'die') } as never);
    },
  },
  outcome: ({ rolls }) =>
    rolls < ROLLS ? undefined : { result: 'over', winners: [], payoffs: [0.5, 0.5] },
  view: ({ rolls }) => ({ rolls }),
  invariants: [],
  speech: { event: ({ type }) => ({ key: type }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
});

/** With bots that peek now and then. */
const guessing = { ...peekers, bots: { random: randomPolicy } };

let server: TestServer;
let received: string;
let faces: readonly number[];
let file: MatchFile;
let table: string;
let answers: readonly (readonly [number, string])[];

beforeAll(async () => {
  server = await startTestServer({ games: [dice as never, guessing as never] });
  const host = await ApiClient.guest(server.url);
  const opened = await host.open({
    game: 'dice',
    seats: [
      { kind: 'me', name: 'Lya' },
      { kind: 'me', name: 'Tom' },
    ],
  });
  table = opened.table;
  const given: [number, string][] = [];
  const random = seededSource('yes or no');
  const messages: ServerMessage[] = await host.stream(
    `/tables/${table}/stream?seat=0`,
    async (message) => {
      if (message.type !== 'update') return false;
      if (message.answers >= ROLLS - 1) return true;
      const seat = message.answers % 2;
      const choice = `${message.seq}.0`;
      const answer = NO_YES[random.index(2, 'answer')]?.id ?? 'no';
      given.push([seat, answer]);
      await host.act(table, { kind: 'answer', id: requestId(), choice, answer }, seat);
      return false;
    },
  );
  answers = given;
  received = JSON.stringify([opened, messages]);
  faces = messages.flatMap((message) =>
    message.type === 'update'
      ? message.events.map(({ event }) => (event as unknown as { face: number }).face)
      : [],
  );
  const last = { kind: 'answer', id: requestId(), choice: `${ROLLS}.0`, answer: 'no' } as const;
  await host.act(table, last, (ROLLS - 1) % 2);
  file = await host.ask<MatchFile>('GET', `/tables/${table}/file`);
});
afterAll(() => server.close());

/** The dice that a source would roll where the match rolled its own. */
function rolledBy(source: ReturnType<typeof keyedSource>): number[] {
  return answers.map(([seat, answer]) => {
    source.answered?.(seat, 0, answer);
    return 1 + source.index(6, 'die');
  });
}

/** Guessing a die is right one time in six; this is six standard deviations more. */
const TOO_OFTEN = ROLLS / 6 + 6 * Math.sqrt((ROLLS * 5) / 36);

function rightGuesses(guesses: readonly number[]): number {
  return guesses.filter((guess, at) => guess === faces[at]).length;
}

test('nothing that a seat received opens the commitment', () => {
  const { random } = file;
  if (random.kind !== 'keyed' || random.secret === undefined) throw new Error('a secret is told');
  expect(faces).toHaveLength(ROLLS - 1);
  expect(received).toContain(random.commitment);
  expect(received).not.toContain(random.secret);
  for (const [hex] of received.matchAll(/[0-9a-f]{64}/g)) {
    expect(commitmentOf(hex)).not.toBe(random.commitment);
  }
  for (const { hash } of file.answers) expect(received).not.toContain(hash);
});

test('a client that knows how dice are made foresees none without the secret', () => {
  const { random } = file;
  if (random.kind !== 'keyed') throw new Error('dice at tables with people are keyed');
  const { contributions } = random;
  const known = [...new Set([...received.matchAll(/[0-9a-f]{16,64}/g)].map(([hex]) => hex))];
  const secrets = [table, ...known, ...contributions].flatMap((text) => [
    text.padEnd(64, '0').slice(0, 64),
    hashPlain(text).padEnd(64, '0').slice(0, 64),
    commitmentOf(
      text
        .replace(/[^0-9a-f]/g, '0')
        .padEnd(64, '0')
        .slice(0, 64),
    ),
  ]);
  for (const secret of new Set(secrets)) {
    if (!/^[0-9a-f]{64}$/.test(secret)) continue;
    for (const added of [contributions, []]) {
      const guesses = rolledBy(keyedSource({ secret, contributions: added }));
      expect(rightGuesses(guesses)).toBeLessThan(TOO_OFTEN);
    }
  }
  for (const seed of [table, ...known]) {
    expect(rightGuesses(rolledBy(seededSource(seed) as never))).toBeLessThan(TOO_OFTEN);
  }
});

test('a client that learns from the dice so far foresees none of the next', () => {
  for (let back = 1; back <= 12; back += 1) {
    const repeats = faces.map((_, at) => faces[at - back] ?? 1);
    expect(rightGuesses(repeats)).toBeLessThan(TOO_OFTEN);
    // After these two faces, the one that has come most often so far.
    const counts = new Map<string, number[]>();
    const learned = faces.map((face, at) => {
      const before = `${faces[at - 1]},${faces[at - back]},${answers[at]}`;
      const tally = counts.get(before) ?? [0, 0, 0, 0, 0, 0, 0];
      counts.set(before, tally);
      const guess = tally.indexOf(Math.max(...tally));
      tally[face] = (tally[face] ?? 0) + 1;
      return guess;
    });
    expect(rightGuesses(learned)).toBeLessThan(TOO_OFTEN);
  }
});

test('with the secret, anybody can let the bots of the server decide again', async () => {
  const host = await ApiClient.guest(server.url);
  const { table: id } = await host.open({
    game: 'peekers',
    seats: [
      { kind: 'me', name: 'Lya' },
      { kind: 'bot', name: 'Rook', policy: 'random' },
      { kind: 'bot', name: 'Ines', policy: 'random' },
    ],
  });
  const goOn = { kind: 'answer', id: requestId(), choice: '1.0', answer: 'go-on' } as const;
  await host.act(id, goOn, 0);
  await host.stream(
    `/tables/${id}/stream?seat=0`,
    async (message) => message.type === 'update' && message.seen.outcome !== undefined,
  );
  const played = await host.ask<MatchFile>('GET', `/tables/${id}/file`);
  expect(await verifyBots(guessing as never, played)).toEqual({
    proven: played.answers.length - 1,
    wrong: [],
    unsaid: 0,
  });
});

test('with the secret, anybody can roll every die again', () => {
  const { random } = file;
  if (random.kind !== 'keyed' || random.secret === undefined) throw new Error('a secret is told');
  const again = rolledBy(
    keyedSource({ secret: random.secret, contributions: random.contributions }),
  );
  expect(again).toEqual(faces);
  expect(verify(dice as never, file)).toMatchObject({ ok: true, finished: true, dice: 'proven' });
});
