import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CHOICE_KINDS,
  type Choice,
  type ChoiceView,
  fromWire,
  readMatchFile,
} from '@tablewright/engine';
import * as protocol from '@tablewright/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ApiClient, openHouse, requestId, type TestHouse } from '../test/house.ts';
import { USUAL_LIMITS } from './doors/limits.ts';
import { Refusal, replyToFailure } from './http/replies.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');

/** An example of the document: a fenced block whose first line names its schema. */
interface Example {
  readonly schema: string;
  readonly value: unknown;
  /** The heading above it, without its `#`s. */
  readonly heading: string;
  /** The heading of the second level above it. */
  readonly chapter: string;
  readonly line: number;
}

const examples = examplesIn(text);

function examplesIn(document: string): Example[] {
  const found: Example[] = [];
  let [heading, chapter] = ['', ''];
  let block: { schema: string; type: string; line: number; lines: string[] } | undefined;
  document.split('\n').forEach((line, at) => {
    const fence = /^```(json|ndjson)?(?: (.+))?$/.exec(line);
    if (block !== undefined && line === '```') {
      const { type, lines, ...rest } = block;
      const sources = type === 'ndjson' ? lines : [lines.join('\n')];
      for (const source of sources) {
        found.push({ ...rest, heading, chapter, value: JSON.parse(source) });
      }
      block = undefined;
    } else if (block !== undefined) block.lines.push(line);
    else if (fence?.[1] !== undefined) {
      block = { schema: fence[2] ?? '', type: fence[1], line: at + 1, lines: [] };
    }
    const title = block === undefined ? /^(##+) (.+)$/.exec(line) : undefined;
    if (title?.[2] !== undefined) heading = title[2];
    if (title?.[1] === '##') chapter = heading;
  });
  return found;
}

/** The rows of all tables of the document, cell by cell. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const plain = (cell: string | undefined): string => (cell ?? '').replaceAll('`', '');

/** Every schema that the protocol exports, by name. */
const SCHEMAS = new Map<string, z.ZodType>(
  Object.entries(protocol).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[name, value]] : [],
  ),
);
/** What programs make of a reply for themselves; no message has this form. */
const NOT_SENT = ['ActResult'];

/** Schemas of single words stand in a table, with an example in the second cell. */
const WORDS = [...SCHEMAS].flatMap(([name, schema]) => {
  const row = rows.find(([first, second]) => plain(first) === name && second?.startsWith('`'));
  return row === undefined ? [] : [{ name, schema, example: plain(row[1]) }];
});

const done = <T extends z.ZodType>(value: T) => z.strictObject({ ok: z.literal(true), value });
const NotDone = z.strictObject({ ok: z.literal(false), error: protocol.Refused });
const atTable = { table: protocol.TableId };

/** The events of the live channel: what is sent, and what is acknowledged. */
const EVENTS: Record<string, { readonly body: z.ZodType; readonly acknowledgement: z.ZodType }> = {
  watch: {
    body: protocol.WatchTable,
    acknowledgement: done(
      z.strictObject({ seat: z.int(), messages: z.array(protocol.ServerMessage) }),
    ),
  },
  leave: { body: z.strictObject(atTable), acknowledgement: done(z.literal(true)) },
  act: {
    body: protocol.DoAct.extend(atTable),
    acknowledgement: done(z.strictObject({ seq: z.int() })),
  },
  say: {
    body: protocol.Say.extend(atTable),
    acknowledgement: done(z.strictObject({ number: z.int() })),
  },
  past: {
    body: z.strictObject({ ...atTable, seat: z.int(), answers: z.int() }),
    acknowledgement: done(z.strictObject({ view: z.unknown() })),
  },
};

/** A choice in a message: its fields beside those of its kind. */
const NamedChoice = z.looseObject({
  name: protocol.ChoiceName,
  slot: z.int(),
  kind: z.enum(CHOICE_KINDS),
  seat: protocol.SeatNumber,
  why: z.looseObject({ key: z.string() }),
  options: z.array(z.looseObject({ id: z.string() })),
  closed: z.array(z.looseObject({ id: z.string(), because: z.looseObject({ key: z.string() }) })),
  fallback: z.unknown(),
});
const Failure = z.strictObject({ error: protocol.Refused });

interface Operation {
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: z.core.JSONSchema.JSONSchema }>>;
}
/** A route of the house, as it describes itself. */
interface Route {
  readonly name: string;
  readonly request: z.ZodType | undefined;
  readonly reply: z.ZodType | undefined;
}

let house: TestHouse;
let routes: readonly Route[];

beforeAll(async () => {
  house = await openHouse();
  const described = (house.server as unknown as { swagger(): { paths: object } }).swagger();
  routes = Object.entries(described.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        request: schemaOf(operation.requestBody),
        reply: schemaOf(operation.responses?.['200']),
      })),
  );
});
afterAll(() => house.close());

function schemaOf(content: Content | undefined): z.ZodType | undefined {
  const schema = content?.content?.['application/json']?.schema;
  return schema === undefined
    ? undefined
    : z.fromJSONSchema(schema, { defaultTarget: 'openapi-3.0' });
}

const routeOf = (name: string): Route | undefined => routes.find((route) => route.name === name);

/** The schema that an example claims to be of. */
function schemaNamed({ schema, heading, chapter }: Example): z.ZodType | undefined {
  if (schema === 'NamedChoice') return NamedChoice;
  if (schema === 'Failure') return Failure;
  if (schema === 'refused') return NotDone;
  if (schema === 'request') return routeOf(heading)?.request;
  if (schema === 'reply') {
    const route = routeOf(heading);
    // Some replies have no schema: they are compared with what the house sends, below.
    return route === undefined ? undefined : (route.reply ?? z.unknown());
  }
  if (chapter === 'The live channel' && (schema === 'body' || schema === 'acknowledgement')) {
    return EVENTS[heading]?.[schema];
  }
  return SCHEMAS.get(schema);
}

const under = (heading: string): Example[] => examples.filter((one) => one.heading === heading);

describe('the examples', () => {
  test('there are many, and each names its schema', () => {
    expect(examples.length).toBeGreaterThan(60);
    expect(examples.filter((example) => schemaNamed(example) === undefined)).toEqual([]);
    expect(text).not.toMatch(/^```json$/m);
  });

  test.each(examples.map((example) => [example.line, example.schema, example] as const))(
    'line %i is a %s',
    (_line, _schema, example) => {
      const read = schemaNamed(example)?.safeParse(example.value);
      expect(read?.error?.issues ?? []).toEqual([]);
      expect(read?.success).toBe(true);
    },
  );

  test.each(WORDS)('"$example" is a $name', ({ schema, example }) => {
    const value = /^\d+$/.test(example) ? Number(example) : example;
    expect(schema.safeParse(value).success).toBe(true);
  });

  test('every schema of the protocol has one', () => {
    const shown = new Set([...examples.map(({ schema }) => schema), ...WORDS.map((w) => w.name)]);
    const missing = [...SCHEMAS.keys()].filter((name) => !shown.has(name));
    expect(missing.sort()).toEqual(NOT_SENT);
  });
});

describe('nothing is left out', () => {
  const kindsOf = (union: z.ZodType, key: string): string[] => {
    const { options } = union as z.ZodDiscriminatedUnion<z.ZodObject[]>;
    return options.map((option) => (option.shape[key] as z.ZodLiteral<string>).value);
  };
  const shown = (schema: string, key: string): unknown[] =>
    examples.flatMap((one) =>
      one.schema === schema ? [(one.value as Record<string, unknown>)[key]] : [],
    );

  test('every act', () => {
    expect(shown('Act', 'kind')).toEqual(expect.arrayContaining(kindsOf(protocol.Act, 'kind')));
  });

  test('every message, under a heading of its own', () => {
    for (const type of kindsOf(protocol.ServerMessage, 'type')) {
      const own = examples.filter(
        ({ chapter, heading }) => chapter === 'Messages' && heading === type,
      );
      expect(
        own.map(({ value }) => (value as { type?: string }).type),
        type,
      ).toContain(type);
    }
  });

  test('every pace, and both questions', () => {
    expect(shown('Pace', 'kind').sort()).toEqual(kindsOf(protocol.Pace, 'kind').sort());
    const about = shown('Question', 'about') as { kind: string }[];
    expect(new Set(about.map(({ kind }) => kind))).toEqual(new Set(['undo', 'replace']));
  });

  test('every status of a table', () => {
    const told = rows.map(([first]) => plain(first));
    expect(told).toEqual(expect.arrayContaining([...protocol.STATUSES]));
  });

  test('every refusal, in the order of the list, with its status', () => {
    const start = rows.findIndex(([first, second]) => first === 'code' && second === 'status');
    const told = rows.slice(start + 1, start + 1 + protocol.REFUSALS.length);
    expect(told.map(([code]) => plain(code))).toEqual(protocol.REFUSALS);
    // The next table begins.
    expect(plain(rows[start + 1 + protocol.REFUSALS.length]?.[0])).toBe('');
    expect(told.map(([code, status]) => [plain(code), Number(status)])).toEqual(
      protocol.REFUSALS.map((code) => [code, statusOf(code)]),
    );
  });

  test('the limits are those of the code', () => {
    const { asks, openings, lines } = USUAL_LIMITS;
    const limits = text.slice(text.indexOf('\n## Limits'), text.indexOf('\n## Versions'));
    expect(limits).toContain(`| ${asks} a second`);
    expect(limits).toContain(`| ${openings} an hour`);
    expect(limits).toContain(`| ${lines} at the same time`);
    expect(limits).toContain(`| ${protocol.LARGEST_MESSAGE / 1024} KiB`);
    expect(limits).toContain(`| ${protocol.LONGEST_NAME} characters`);
    expect(limits).toContain(`| ${protocol.LONGEST_LINE} characters`);
    expect(text).toContain(`This is version ${protocol.PROTOCOL_VERSION}.`);
  });
});

/** With which status HTTP says a refusal. */
function statusOf(code: protocol.RefusalCode): number {
  let status = 0;
  const reply = {
    code(is: number) {
      status = is;
      return reply;
    },
    header: () => reply,
    send: () => reply,
  };
  const request = { log: { error: () => {} } };
  replyToFailure(new Refusal(code, ''), request as never, reply as never);
  return status;
}

describe('the routes', () => {
  test('every one has a heading, and no other is mentioned', async () => {
    const named = [...text.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/api\/[\w{}/-]+)/g)];
    const mentioned = new Set(named.map(([name]) => name));
    const known = routes.map(({ name }) => name);
    expect([...mentioned].filter((name) => !known.includes(name))).toEqual([]);
    const headings = [...text.matchAll(/^### (\w+ \/api\/.*)$/gm)].map(([, name]) => name);
    expect(headings.sort()).toEqual(known.sort());
  });

  test('each shows what it takes and what it gives', () => {
    for (const { name, request, reply } of routes) {
      const shown = under(name);
      const fits = (schema: z.ZodType) =>
        shown.some(({ value }) => schema.safeParse(value).success);
      if (request !== undefined) expect(fits(request), `request of ${name}`).toBe(true);
      if (reply !== undefined) expect(fits(reply), `reply of ${name}`).toBe(true);
    }
  });

  test('the house describes itself where the document says', async () => {
    const stranger = new ApiClient(house.url);
    const { info } = await stranger.ask<{ info: { version: string } }>('GET', '/docs/json');
    expect(info.version).toBe(String(protocol.PROTOCOL_VERSION));
  });

  test('a game is told as in the example', async () => {
    const games = await new ApiClient(house.url).ask('GET', '/games');
    const [example] = under('GET /api/games');
    expect(games).toEqual(expect.arrayContaining(example?.value as object[]));
  });

  test('a match file is one', () => {
    const [{ value } = { value: undefined }] = under('GET /api/tables/{table}/file');
    const read = readMatchFile(value);
    expect(read).toMatchObject({ ok: true });
  });
});

describe('the choices', () => {
  const chapter = examples.filter((one) => one.chapter === 'Choices and answers');

  test('each of the seven kinds has one, under its name', () => {
    const choices = chapter.filter(({ schema }) => schema === 'NamedChoice');
    expect(choices.map(({ heading }) => heading)).toEqual([...CHOICE_KINDS]);
    for (const { heading, value } of choices) {
      expect((value as { kind: string }).kind).toBe(heading);
    }
  });

  test.each(CHOICE_KINDS)('%s: the rules take the answer below it, and its fallback', (kind) => {
    const [asked, given] = chapter.filter(({ heading }) => heading === kind);
    const view = asked?.value as ChoiceView & { readonly name: string };
    const choice = { ...view, closed: () => view.closed } as unknown as Choice;
    const act = protocol.Act.parse(given?.value);
    if (act.kind !== 'answer') throw new Error('no answer');
    expect(act.choice).toBe(view.name);
    expect(fromWire(choice, act.answer)).toMatchObject({ ok: true });
    expect(fromWire(choice, view.fallback)).toMatchObject({ ok: true });
    expect(act.answer).not.toEqual(view.fallback);
  });
});

describe('the live channel', () => {
  test('has these events, and each shows what is sent and what is acknowledged', () => {
    const shown = examples.filter(({ chapter }) => chapter === 'The live channel');
    const headings = new Set(shown.map(({ heading }) => heading).filter((one) => one in EVENTS));
    expect([...headings].sort()).toEqual(Object.keys(EVENTS).sort());
    for (const event of Object.keys(EVENTS)) {
      const schemas = under(event)
        .filter(({ chapter }) => chapter === 'The live channel')
        .map(({ schema }) => (schema === 'WatchTable' ? 'body' : schema));
      expect(schemas, event).toEqual(['body', 'acknowledgement']);
    }
  });

  test('a real house understands them and acknowledges so', async () => {
    const host = await ApiClient.guest(house.url);
    const { table, seats, invites } = await host.open({
      game: 'bingo-deathmatch',
      seats: [{ kind: 'me', name: 'Lya' }, { kind: 'open' }],
    });
    const friend = new ApiClient(house.url, invites[0]?.key);
    const { key } = await friend.sit(table, { invite: friend.key, name: 'Tom' });
    expect(seats.length).toBe(1);
    const socket = await new ApiClient(house.url, key).socket();
    try {
      for (const [event, { acknowledgement }] of Object.entries(EVENTS)) {
        const [sent] = under(event).filter(({ chapter }) => chapter === 'The live channel');
        const body = { ...(sent?.value as object), table };
        const told: unknown = await socket.emitWithAck(event, body);
        const read = z.union([acknowledgement, NotDone]).safeParse(told);
        expect(read.error?.issues ?? [], event).toEqual([]);
        // Acts of the examples meet another moment; they are understood all the same.
        expect((told as { error?: { code: string } }).error?.code, event).not.toBe('malformed');
        if (event !== 'act') expect(told, event).toMatchObject({ ok: true });
      }
      const act = { kind: 'replace', id: requestId(), seat: 1, policy: 'random' };
      const kept: unknown = await socket.emitWithAck('act', { table, act });
      expect(EVENTS.act?.acknowledgement.safeParse(kept).success).toBe(true);
    } finally {
      socket.close();
    }
  });

  test('a wrong key opens a socket, and every event is refused', async () => {
    const socket: Socket = io(house.url, {
      path: '/live',
      transports: ['websocket'],
      forceNew: true,
      auth: { key: 'k'.repeat(43) },
    });
    try {
      const told = await socket.emitWithAck('watch', { table: 'aaaaaaaa' });
      expect(NotDone.parse(told).error.code).toBe('wrong-key');
    } finally {
      socket.close();
    }
  });
});

describe('what a house says', () => {
  const talk = async (ask: boolean) => {
    const host = await ApiClient.guest(house.url);
    const { table, invites } = await host.open({
      game: 'bingo-deathmatch',
      seats: [{ kind: 'me', name: 'Lya' }, { kind: 'open' }],
      pace: { kind: 'live', bank: 600, increment: 1 },
    });
    const friend = new ApiClient(house.url, invites[0]?.key);
    const listening = host.stream(`/tables/${table}/stream`, ({ type }) => type === 'locked');
    const { key } = await friend.sit(table, { invite: friend.key, name: 'Tom' });
    friend.key = key;
    await friend.ask('POST', `/tables/${table}/chat`, { text: 'Hello' });
    const players = [host, friend];
    for (let turn = 0; turn < 12; turn += 1) {
      for (const player of players) {
        const heard = await player.stream(`/tables/${table}/stream`, (m) => m.type === 'update');
        const last = heard.at(-1) as protocol.Update;
        const [choice] = last.seen.choices;
        if (ask && last.undo?.kind === 'consent') {
          await player.act(table, { kind: 'undo', id: requestId(), to: last.undo.to });
          return { host, table, listening };
        }
        if (choice === undefined) continue;
        const answer = choice.fallback as never;
        await player.act(table, { kind: 'answer', id: requestId(), choice: choice.name, answer });
      }
    }
    return { host, table, listening };
  };
  const problems = (messages: readonly unknown[]) =>
    messages.flatMap((message) => protocol.ServerMessage.safeParse(message).error?.issues ?? []);

  test('has the form of its schemas', async () => {
    const { host, table, listening } = await talk(false);
    await host.ask('POST', `/tables/${table}/seats/0/key`);
    const heard = await listening;
    expect(problems(heard)).toEqual([]);
    const choices = heard.flatMap((one) => (one.type === 'update' ? one.seen.choices : []));
    expect(choices.length).toBeGreaterThan(5);
    expect(choices.flatMap((choice) => NamedChoice.safeParse(choice).error ?? [])).toEqual([]);
    const types = new Set(heard.map(({ type }) => type));
    expect(types).toEqual(new Set(['table', 'update', 'chat', 'locked']));
  });

  // Not yet: `face` adds fields of the log to the question, and the reply is `down`. Once it does
  // not, this fails: then it becomes a plain `test`.
  test('so has an open question', async () => {
    const { host, table, listening } = await talk(true);
    const looked = await host.ask<{ face: protocol.TableFace }>('GET', `/tables/${table}`);
    expect(looked.face.question?.about.kind).toBe('undo');
    await host.ask('POST', `/tables/${table}/seats/0/key`);
    expect(problems(await listening)).toEqual([]);
  });
});

describe('resuming', () => {
  /** What a client knows, as the document's own function makes it. */
  interface Known {
    readonly seq?: number;
    readonly events: readonly unknown[];
    readonly answeredBy: readonly number[];
  }
  const source = /^ *```js\n( *function hear\([\s\S]*?)^ *```$/m.exec(text)?.[1];
  const hear = new Function(`${source}; return hear;`)() as (
    known: Known,
    update: protocol.Update,
  ) => Known;
  const NOTHING: Known = { events: [], answeredBy: [] };

  test('who leaves and comes back knows what one knows who never left, after taking back too', async () => {
    const host = await ApiClient.guest(house.url);
    const { table } = await host.open({
      game: 'bingo-deathmatch',
      seats: [
        { kind: 'me', name: 'Lya' },
        { kind: 'me', name: 'Tom' },
      ],
    });
    const told = async (seat: number, seq: number | undefined) => {
      const path = `/tables/${table}/stream?seat=${seat}${seq === undefined ? '' : `&seq=${seq}`}`;
      const heard = await host.stream(path, (message) => message.type === 'update');
      return heard.at(-1) as protocol.Update;
    };
    const stayed: protocol.Update[] = [];
    const listen = (message: protocol.ServerMessage): void => {
      if (message.type === 'update') stayed.push(message);
    };
    const all = (missed: readonly protocol.ServerMessage[]) => missed.forEach(listen);
    const watched = await house.service.house.watch(table, 0, {}, listen, all);
    if (!watched.ok) throw new Error(watched.error.message);
    let away = hear(NOTHING, await told(0, undefined));
    let takenBack = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const [lya, tom] = [await told(0, undefined), await told(1, undefined)];
      const at = lya.seen.choices.length > 0 ? 0 : 1;
      const [choice] = (at === 0 ? lya : tom).seen.choices;
      if (choice === undefined) break;
      const answer = choice.fallback as never;
      await host.act(table, { kind: 'answer', id: requestId(), choice: choice.name, answer }, at);
      const { undo, seq } = await told(at, undefined);
      if (turn % 4 === 3 && undo !== undefined && undo.kind !== 'nothing') {
        await host.act(table, { kind: 'undo', id: requestId(), to: undo.to }, at);
        if (undo.kind === 'consent') {
          const consent = { kind: 'consent', question: seq + 1, agree: true } as const;
          await host.act(table, { ...consent, id: requestId() }, 1 - at);
        }
        takenBack += 1;
      }
      if (turn % 5 !== 0) continue;
      away = hear(away, await told(0, away.seq));
      expect(away).toEqual(stayed.reduce(hear, NOTHING));
    }
    away = hear(away, await told(0, away.seq));
    const whole = hear(NOTHING, await told(0, undefined));
    expect(away).toEqual(whole);
    expect(stayed.reduce(hear, NOTHING)).toEqual(whole);
    expect(takenBack).toBeGreaterThan(5);
    watched.value.leave();
  });

  test('who has missed something is told so', () => {
    const update = { keep: 3, events: [], answeredBy: [] } as unknown as protocol.Update;
    expect(() => hear(NOTHING, update)).toThrow('without seq');
  });
});
