import type { Act, Opened, Pause, Seated, ServerMessage, Update } from '@tablewright/protocol';
import { GAMES, loadGame } from '@tablewright/registry';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { CutLine } from './cut/cut-line.ts';
import { ACTS, bothWays } from './cut/kinds.ts';
import { askHouse, bearer, newGuest } from './cut/opened-table.ts';

const base = inject('tableUrl');
const game = await loadGame(GAMES.find(({ status }) => status === 'ready')?.id ?? '');

type Kind = Act['kind'];
type Deed<K extends Kind> = Omit<Extract<Act, { kind: K }>, 'id' | 'kind'>;

/** A guest at the table, whose requests go over a line that is cut. */
interface Guest {
  readonly key: string;
  readonly seat: number;
  readonly line: CutLine;
}

let host: Guest;
let friend: Guest;
let opened: Opened;
const listening = new AbortController();
const done: Kind[] = [];

beforeAll(async () => {
  const [line, other] = await Promise.all([CutLine.open(base), CutLine.open(base)]);
  host = { key: await newGuest(base), seat: 0, line };
  friend = { key: await newGuest(base), seat: 1, line: other };
  const open = { kind: 'open' } as const;
  const seats = [{ kind: 'me', name: 'Ada' }, open, open];
  const body = { game: game.id, options: {}, seats, entropy: 'ab'.repeat(8) };
  opened = await askHouse(base, 'POST', 'tables', { headers: bearer(host.key), body });
  await sitDown();
});
afterAll(async () => {
  listening.abort();
  await Promise.all([host, friend].map(({ line }) => line.close()));
});

async function sitDown(): Promise<void> {
  const body = { invite: opened.invites[0]?.key, seat: 1, name: 'Ben', entropy: 'cd'.repeat(8) };
  const headers = bearer(friend.key);
  const seated: Seated = await askHouse(base, 'POST', `${table()}/seats`, { headers, body });
  expect(seated.seat).toBe(1);
}

const table = () => `tables/${opened.table}`;

/**
 * Does something over a line that loses the request, and then the reply; sent again, and once more
 * after that, it is told the number that it has had from the first time on.
 */
async function doOnce<K extends Kind>(who: Guest, kind: K, deed: Deed<K>): Promise<number> {
  const { line, seat, key } = who;
  const id = `request-${kind}-${done.length}`;
  const body = JSON.stringify({ seat, act: { id, kind, ...deed } });
  const headers = { ...bearer(key), 'content-type': 'application/json' };
  const url = `${line.url}api/${table()}/acts`;
  const send = () => fetch(url, { method: 'POST', headers, body }).then((reply) => reply.json());
  line.plan(bothWays(`act-${kind}`));
  await expect(send(), 'lost on the way there').rejects.toThrow();
  await expect(send(), 'lost on the way back').rejects.toThrow();
  expect([...line.left]).toEqual([]);
  const first = line.done.at(-1)?.seq;
  expect(first, `${kind} was done`).toBeTypeOf('number');
  for (let times = 0; times < 2; times += 1) expect(await send()).toEqual({ seq: first });
  done.push(kind);
  return first ?? -1;
}

/** The match as somebody hears of it who comes to the table. */
async function presentOf(guest: Guest): Promise<Update> {
  return first(guest, 'update');
}

/** The pause of the table, as somebody hears of it who comes there. */
async function pauseOf(guest: Guest): Promise<Pause> {
  const { pause } = await first(guest, 'pause');
  if (pause === undefined) throw new Error('the pause is over');
  return pause;
}

/** The first message of a type that somebody hears who comes to the table. */
async function first<T extends ServerMessage['type']>(
  { key, seat }: Guest,
  type: T,
): Promise<Extract<ServerMessage, { type: T }>> {
  const url = `${base}api/${table()}/stream?seat=${seat}`;
  const { body } = await fetch(url, { headers: bearer(key) });
  let heard = '';
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    heard += decoder.decode(chunk, { stream: true });
    for (const line of heard.split('\n').slice(0, -1)) {
      const message = JSON.parse(line) as ServerMessage;
      // Leaving the loop closes the stream.
      if (message.type === type) return message as Extract<ServerMessage, { type: T }>;
    }
  }
  throw new Error(`no ${type} was heard`);
}

/** What is done at the table, one after the other: each kind of act once or more. */
const STEPS: Readonly<Record<Kind, () => Promise<unknown>>> = {
  manage: () => doOnce(host, 'manage', { chat: false }),
  dress: () => doOnce(friend, 'dress', { name: 'Benedikt' }),
  stand: async () => {
    await doOnce(host, 'stand', { seat: 1 });
    await sitDown();
    await doOnce(friend, 'stand', {});
    await sitDown();
  },
  fill: async () => {
    await doOnce(host, 'fill', { seat: 2, policy: 'novice' });
    // Nobody is asked whose devices are all away.
    const stream = `${base}api/${table()}/stream?seat=1`;
    await fetch(stream, { headers: bearer(friend.key), signal: listening.signal });
  },
  withdraw: async () => {
    await doOnce(host, 'withdraw', { question: await askForBot() });
  },
  consent: async () => {
    await doOnce(friend, 'consent', { question: await askForBot(), agree: false });
  },
  replace: () => doOnce(host, 'replace', { seat: 0, policy: 'novice' }),
  return: () => doOnce(host, 'return', {}),
  answer: async () => {
    // The bot of the house may have to go first.
    const asked = async () => {
      const [ofHost, ofFriend] = await Promise.all([presentOf(host), presentOf(friend)]);
      const who = ofHost.seen.choices.length > 0 ? host : friend;
      const [choice] = [...ofHost.seen.choices, ...ofFriend.seen.choices];
      if (choice === undefined) throw new Error('nobody is asked anything');
      return { who, choice };
    };
    const { who, choice } = await vi.waitFor(asked);
    const answer = choice.fallback as Deed<'answer'>['answer'];
    await doOnce(who, 'answer', { choice: choice.name, answer });
  },
  undo: async () => {
    for (const who of [host, friend]) {
      const { undo } = await presentOf(who);
      if (undo === undefined || undo.kind === 'nothing') continue;
      await doOnce(who, 'undo', { to: undo.to });
      return;
    }
    throw new Error('nobody has anything to take back');
  },
  pause: () => doOnce(friend, 'pause', { wish: 'skip' }),
  line: () => doOnce(host, 'line', { text: 'not this, please' }),
  ready: async () => {
    const { round, lines } = await pauseOf(friend);
    expect(lines).toEqual(['not this, please']);
    await doOnce(host, 'ready', { round });
    const act = { kind: 'ready', id: 'request-ready-friend', round } as const;
    const headers = bearer(friend.key);
    await askHouse(base, 'POST', `${table()}/acts`, { headers, body: { act } });
  },
  close: () => doOnce(host, 'close', {}),
};

/** Asks that a bot play for the friend, who is there; tells the number of the question. */
function askForBot(): Promise<number> {
  return doOnce(host, 'replace', { seat: 1, policy: 'novice' });
}

describe('over HTTP, what is sent again because the line broke is done once:', () => {
  test.each(Object.entries(STEPS))('%s', async (_, step) => {
    await step();
  });

  test('and that is everything that can be done', () => {
    expect(new Set(done)).toEqual(new Set(ACTS));
  });
});
