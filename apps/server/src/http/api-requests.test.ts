import { LARGEST_MESSAGE, type TableFace } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fate, look, me, open } from '../../test/asking.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterAll(() => server.close());

describe('listed tables', () => {
  test('can be found and watched by strangers; unlisted ones cannot', async () => {
    const host = await ApiClient.guest(server.url);
    const listed = await host.open({ game: 'toy', seats: [me('Lya'), open], listed: true });
    const hidden = await host.open({ game: 'toy', seats: [me('Lya'), open] });
    const stranger = new ApiClient(server.url);
    const found = (await stranger.ask<TableFace[]>('GET', '/tables')).map(({ table }) => table);
    expect(found).toContain(listed.table);
    expect(found).not.toContain(hidden.table);
    expect((await look(stranger, listed.table)).you).toEqual({ seats: [], host: false });
    expect(await fate(look(stranger, hidden.table))).toBe('401 no-key');
    const streamed = (table: string) =>
      stranger.stream(`/tables/${table}/stream`, ({ type }) => type === 'table');
    expect(await fate(streamed(listed.table))).toBe('done');
    expect(await fate(streamed(hidden.table))).toBe('401 no-key');
    expect(await fate(stranger.ask('GET', `/tables/${listed.table}/past/0?seat=`))).toBe(
      '400 malformed',
    );
    expect(await fate(stranger.ask('GET', `/tables/${listed.table}/past/0?seat=0`))).toBe(
      '401 no-key',
    );
  });

  test('that are taken from the list can no longer be watched by strangers', async () => {
    const host = await ApiClient.guest(server.url);
    const { table } = await host.open({ game: 'toy', seats: [me('Lya'), open], listed: true });
    await host.act(table, { kind: 'manage', id: requestId(), listed: false });
    const stranger = new ApiClient(server.url);
    expect(await fate(look(stranger, table))).toBe('401 no-key');
    expect(await stranger.ask('GET', '/tables')).not.toContainEqual(
      expect.objectContaining({ table }),
    );
  });
});

describe('a request that is none', () => {
  const send = (path: string, body: string, type = 'application/json', method = 'POST') =>
    server.app.inject({
      method: method as 'POST',
      url: `/api${path}`,
      headers: { 'content-type': type },
      payload: body,
    });

  test.each([
    ['is no JSON', '{"game":', 'application/json', 400, 'malformed'],
    ['is of another type', 'game=toy', 'application/x-www-form-urlencoded', 400, 'malformed'],
    ['is empty', '', 'application/json', 400, 'malformed'],
    ['is a list', '[]', 'application/json', 400, 'malformed'],
    ['is nothing', 'null', 'application/json', 400, 'malformed'],
    ['is poisoned', '{"__proto__":{"game":"toy"}}', 'application/json', 400, 'malformed'],
    [
      'is too large',
      JSON.stringify('x'.repeat(LARGEST_MESSAGE)),
      'application/json',
      413,
      'too-large',
    ],
  ])('because it %s is refused with a reason', async (_, body, type, status, code) => {
    const reply = await send('/tables', body, type);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ error: { code, message: expect.stringMatching(/.+/) } });
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('says where it is wrong', async () => {
    const reply = await send(
      '/tables',
      JSON.stringify({ game: 'toy', seats: [], entropy: 'ab'.repeat(8) }),
    );
    expect(reply.json().error.message).toMatch(/^body\.seats: /);
  });

  test.each(['/tables/x', '/tables/UPPERCASE', '/tables/..%2f..%2fetc', '/tables/%00%00%00%00'])(
    'because %s is no name of a table is refused',
    async (path) => {
      const reply = await server.app.inject({ url: `/api${path}` });
      expect([reply.statusCode, reply.json().error?.code]).toEqual([400, 'malformed']);
    },
  );

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/tables/abcd1234/nothing'],
    ['PUT', '/api/tables'],
    ['POST', '/api/tables/abcd1234'],
  ] as const)('%s %s is nowhere, in JSON, also for a browser', async (method, url) => {
    const reply = await server.app.inject({ method, url, headers: { accept: 'text/html,*/*' } });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).not.toContain('<title>');
    expect(Object.keys(reply.json())).toContain('error');
  });
});

describe('the description of the interface', () => {
  interface Operation {
    readonly summary?: string;
    readonly tags?: readonly string[];
    readonly parameters?: readonly { readonly name: string; readonly in: string }[];
    readonly requestBody?: unknown;
    readonly responses?: Record<string, unknown>;
    readonly security?: readonly unknown[];
  }
  interface Description {
    readonly openapi: string;
    readonly info: { readonly title: string; readonly version: string };
    readonly paths: Record<string, Record<string, Operation>>;
  }

  const describedAs = async () => {
    const reply = await server.app.inject({ url: '/api/docs/json' });
    expect(reply.statusCode).toBe(200);
    return { text: reply.body, parsed: JSON.parse(reply.body) as Description };
  };

  /** The routes that the server knows below /api, as `GET /api/games`. */
  function routes(): string[] {
    const found: string[] = [];
    const above: string[] = [];
    for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
      const read = /^((?:│ {3}| {4})*)(?:├── |└── )(\S+) \(([^)]*)\)/.exec(line);
      if (read === null) continue;
      const [, indent = '', part = '', methods = ''] = read;
      above.length = indent.length / 4;
      above.push(part);
      const path = above.join('').replaceAll(/:(\w+)/g, '{$1}');
      if (!path.startsWith('/api/') || path.startsWith('/api/docs')) continue;
      for (const method of methods.split(', ')) {
        if (method !== 'HEAD') found.push(`${method} ${path}`);
      }
    }
    return found.sort();
  }

  test('tells of every route there is, and of no other', async () => {
    const { parsed } = await describedAs();
    const told = Object.entries(parsed.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes().length).toBeGreaterThan(15);
    expect(told.sort()).toEqual(routes());
  });

  test('says of each what it is for, what it takes and what it may reply', async () => {
    const { parsed, text } = await describedAs();
    expect(parsed.openapi).toMatch(/^3\./);
    expect(parsed.info).toMatchObject({ title: 'Tablewright', version: '1' });
    for (const [path, operations] of Object.entries(parsed.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const where = `${method} ${path}`;
        expect(operation.summary, where).toMatch(/\w+/);
        expect(operation.tags, where).toHaveLength(1);
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
        expect(inPath.map(({ name }) => name).sort(), where).toEqual(named.sort());
        expect(Object.keys(operation.responses ?? {}), where).toEqual(
          expect.arrayContaining(['200', 'default']),
        );
      }
    }
    // Whatever it refers to is in it.
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      expect(text).toContain(`"${name}":`);
    }
  });

  test('says what can be asked without a key', async () => {
    const { parsed } = await describedAs();
    const needs = (security: Operation['security']) =>
      security === undefined ? 'a key' : security.length === 0 ? 'none' : 'a key, if there is one';
    const told = Object.entries(parsed.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, { security }]) => [`${method.toUpperCase()} ${path}`, needs(security)] as const,
      ),
    );
    const stranger = new ApiClient(server.url);
    for (const [route, need] of told) {
      const [method = '', path = ''] = route.split(' ');
      if (method !== 'GET' || path.includes('{')) continue;
      const reply = await fate(stranger.ask(method, path.replace('/api', '')));
      expect(reply, route).toBe(need === 'a key' ? '401 no-key' : 'done');
    }
    expect(told.filter(([, need]) => need === 'none').map(([route]) => route)).toEqual([
      'GET /api/games',
      'POST /api/guests',
      'POST /api/guests/devices',
      'GET /api/push',
      'GET /api/tables',
    ]);
  });

  test('has a body for everything that is asked with one', async () => {
    const { parsed } = await describedAs();
    const withBody = Object.entries(parsed.paths).flatMap(([path, { post }]) =>
      post?.requestBody === undefined ? [] : [path],
    );
    expect(withBody.sort()).toEqual([
      '/api/campaigns',
      '/api/campaigns/import',
      '/api/campaigns/join',
      '/api/campaigns/{campaign}/pictures',
      '/api/documents',
      '/api/documents/{document}/owner',
      '/api/guests/devices',
      '/api/keys',
      '/api/push/devices',
      '/api/tables',
      '/api/tables/{table}/acts',
      '/api/tables/{table}/chat',
      '/api/tables/{table}/invites',
      '/api/tables/{table}/next',
      '/api/tables/{table}/notes',
      '/api/tables/{table}/seats',
    ]);
  });
});
