import { type Choice, type ChoiceView, LONGEST_ALT } from '@tablewright/engine';
import { LARGEST_PICTURE, MOST_PIXELS } from '@tablewright/engine/documents';
import { CHOICE_KINDS, checksum, fromWire, readMatchFile } from '@tablewright/engine/host';
import * as protocol from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  EVENTS,
  type Example,
  examples,
  NamedChoice,
  NotDone,
  plain,
  rows,
  text,
  under,
} from '../test/protocol-doc.ts';
import { ApiClient, startTestServer, type TestServer } from '../test/server.ts';
import { DEFAULT_RATE_LIMITS } from './auth/rate-limits.ts';
import { Refusal, replyToFailure } from './http/replies.ts';

/** Every schema that the protocol exports, by name. */
const SCHEMAS = new Map<string, z.ZodType>(
  Object.entries(protocol).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[name, value]] : [],
  ),
);
/** What no example has by itself: programs make it of a reply, or it is a part of one. */
const NOT_BY_ITSELF = ['ActResult', 'Acted'];

/** Schemas of single words stand in a table, with an example in the second cell. */
const WORDS = [...SCHEMAS].flatMap(([name, schema]) => {
  const row = rows.find(([first, second]) => plain(first) === name && second?.startsWith('`'));
  return row === undefined ? [] : [{ name, schema, example: plain(row[1]) }];
});

const Failure = z.strictObject({ error: protocol.Refused });

interface Operation {
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: z.core.JSONSchema.JSONSchema }>>;
}
/** A route of the server, as it describes itself. */
interface Route {
  readonly name: string;
  readonly request: z.ZodType | undefined;
  readonly reply: z.ZodType | undefined;
}

let server: TestServer;
let routes: readonly Route[];

beforeAll(async () => {
  server = await startTestServer();
  const described = (server.app as unknown as { swagger(): { paths: object } }).swagger();
  routes = Object.entries(described.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        request: schemaOf(operation.requestBody),
        reply: schemaOf(operation.responses?.['200']),
      })),
  );
});
afterAll(() => server.close());

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
    // Some replies have no schema: they are compared with what the server sends, below.
    return route === undefined ? undefined : (route.reply ?? z.unknown());
  }
  if (chapter === 'The live channel' && (schema === 'body' || schema === 'acknowledgement')) {
    return EVENTS[heading]?.[schema];
  }
  return SCHEMAS.get(schema);
}

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
    expect(missing.sort()).toEqual(NOT_BY_ITSELF);
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
    const { requests: asks, openings, connections: lines } = DEFAULT_RATE_LIMITS;
    const limits = text.slice(text.indexOf('\n## Limits'), text.indexOf('\n## Versions'));
    expect(limits).toContain(`| ${asks} a second`);
    expect(limits).toContain(`| ${openings} an hour`);
    expect(limits).toContain(`| ${lines} at the same time`);
    expect(limits).toContain(`| ${protocol.LARGEST_MESSAGE / 1024} KiB`);
    expect(limits).toContain(`| ${protocol.LONGEST_NAME} characters`);
    expect(limits).toContain(`| ${protocol.LONGEST_LINE} characters`);
    const longest = protocol.LONGEST_NOTE.toLocaleString('en');
    expect(limits).toContain(`| ${longest} characters, ${protocol.MOST_NOTES} on a pad`);
    const [mega, side] = [1024 * 1024, Math.sqrt(MOST_PIXELS).toLocaleString('en')];
    const shape = `${side} by ${side} pixels`;
    expect(limits).toContain(
      `| ${LARGEST_PICTURE / mega} MiB, ${shape} or as many in another shape, ${LONGEST_ALT} characters`,
    );
    expect(limits).toContain(
      `| ${protocol.MOST_PICTURES}, together ${protocol.LARGEST_GALLERY / mega} MiB |`,
    );
    expect(limits).toContain(`| ${protocol.LARGEST_CAMPAIGN / mega} MiB and`);
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

  test('the server describes itself where the document says', async () => {
    const stranger = new ApiClient(server.url);
    const { info } = await stranger.ask<{ info: { version: string } }>('GET', '/docs/json');
    expect(info.version).toBe(String(protocol.PROTOCOL_VERSION));
  });

  test('a game is told as in the example', async () => {
    const games = await new ApiClient(server.url).ask('GET', '/games');
    const [example] = under('GET /api/games');
    expect(games).toEqual(expect.arrayContaining(example?.value as object[]));
  });

  test('a match file is one', () => {
    const [{ value } = { value: undefined }] = under('GET /api/tables/{table}/file');
    const read = readMatchFile(value);
    expect(read).toMatchObject({ ok: true });
  });
});

/** A choice as a client sees it, as the choice itself. */
function asChoice({ closed, fields, ...view }: ChoiceView): Choice {
  const asked = fields?.map((field) => ({ ...field, choice: asChoice(field.choice) }));
  return { ...view, fields: asked, closed: () => closed } as unknown as Choice;
}

describe('the choices', () => {
  const chapter = examples.filter((one) => one.chapter === 'Choices and answers');

  test('each of the kinds has one, under its name', () => {
    const choices = chapter.filter(({ schema }) => schema === 'NamedChoice');
    expect(choices.map(({ heading }) => heading)).toEqual([...CHOICE_KINDS]);
    for (const { heading, value } of choices) {
      expect((value as { kind: string }).kind).toBe(heading);
    }
  });

  test.each(CHOICE_KINDS)('%s: the rules take the answer below it, and its fallback', (kind) => {
    const [asked, given] = chapter.filter(({ heading }) => heading === kind);
    const view = asked?.value as ChoiceView & { readonly name: string };
    const choice = asChoice(view);
    const act = protocol.Act.parse(given?.value);
    if (act.kind !== 'answer') throw new Error('no answer');
    expect(act.choice).toBe(view.name);
    expect(fromWire(choice, act.answer)).toMatchObject({ ok: true });
    expect(fromWire(choice, view.fallback)).toMatchObject({ ok: true });
    expect(act.answer).not.toEqual(view.fallback);
  });
});

describe('a change', () => {
  test('has the checksum that the document computes', () => {
    const [, code = ''] = /```js\n(const mul = Math.imul;[\s\S]*?)```/.exec(text) ?? [];
    const documented = new Function(`${code}; return checksum;`)() as (value: unknown) => number;
    for (const { value } of examples) expect(documented(value)).toBe(checksum(value));
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
});
