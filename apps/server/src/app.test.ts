import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './app.ts';

const page = '<!doctype html><meta content="/social.jpg" /><title>Tablewright</title>';
const browser = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' };
let webRoot: string;
let server: FastifyInstance;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'tablewright-web-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), page);
  writeFileSync(join(webRoot, 'sw.js'), '// worker');
  writeFileSync(join(webRoot, 'assets', 'table-1a2b.js'), 'export {};');
  writeFileSync(join(webRoot, 'assets', 'table-1a2b.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(webRoot, 'manifest.webmanifest'), '{}');
  writeFileSync(join(webRoot, '.secret'), 'hidden');
  server = await createServer({ webRoot });
});

afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true });
});

describe('the page', () => {
  test.each(['/', '/index.html', '/match/7', '/match/7?seat=2', '/rules/v1.2'])(
    '%s is the web table, asked for anew each time',
    async (url) => {
      const response = await server.inject({ url, headers: browser });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(page);
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-type']).toContain('text/html');
    },
  );

  test('whoever shows a link as a picture gets the whole address of that picture', async () => {
    const shown = await server.inject({
      url: '/match/7',
      headers: { accept: 'text/html', host: 'tables.example:8000' },
    });
    expect(shown.body).toContain('content="http://tables.example:8000/social.jpg"');
    const forged = await server.inject({
      url: '/',
      headers: { accept: 'text/html', host: 'a"><script>' },
    });
    expect(forged.body).not.toContain('<script>');
  });

  test('an unchanged page is not sent again', async () => {
    const first = await server.inject({ url: '/', headers: browser });
    const again = await server.inject({
      url: '/',
      headers: { ...browser, 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('files', () => {
  test('a file whose name holds its hash is kept for a year', async () => {
    const response = await server.inject('/assets/table-1a2b.js');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('the service worker is asked for anew each time', async () => {
    const response = await server.inject('/sw.js');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('a browser that takes packed files gets the packed copy', async () => {
    const packed = await server.inject({
      url: '/assets/table-1a2b.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(packed.headers.vary).toBe('accept-encoding');
    const plain = await server.inject('/assets/table-1a2b.js');
    expect(plain.body).toBe('export {};');
  });

  test('the manifest of the app has the type that browsers ask for', async () => {
    const response = await server.inject('/manifest.webmanifest');
    expect(response.headers['content-type']).toContain('application/manifest+json');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['a missing asset', '/assets/gone.js', browser],
    ['an unknown address of the API', '/api/nothing', browser],
    ['a missing file', '/gone.png', { accept: 'image/*' }],
    ['a hidden file', '/.secret', { accept: '*/*' }],
    ['a file outside', '/..%2f..%2fetc%2fpasswd', { accept: '*/*' }],
  ])('%s is not found, and the page does not stand in for it', async (_, url, headers) => {
    const response = await server.inject({ url, headers });
    expect([403, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('<title>');
    expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store');
  });
});

test('every answer forbids what comes from elsewhere', async () => {
  for (const url of ['/', '/healthz', '/assets/table-1a2b.js', '/assets/gone.js']) {
    const { headers } = await server.inject({ url, headers: browser });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/https?:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});

describe('frames of other sites', () => {
  const framers = async (url: string): Promise<string | undefined> => {
    const { headers } = await server.inject({ url, headers: browser });
    const policy = String(headers['content-security-policy']);
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  };

  test.each(['/embed/match', '/embed/match?at=12&light=dusk', '/embed/table/32474b4eb089b81f'])(
    'may show %s, on which one can only look',
    async (url) => {
      expect(await framers(url)).toBe('*');
    },
  );

  test.each([
    '/',
    '/index.html',
    '/matches',
    '/match/7',
    '/table/32474b4eb089b81f',
    '/join',
    '/settings',
    '/me',
    '/embed',
    '/embedded/match',
    '/embed/../matches',
    '/embed/%2e%2e/matches',
    '//embed/match',
    '/matches?from=/embed/match',
    '/api/tables',
    '/api/docs',
    '/healthz',
    '/assets/table-1a2b.js',
    '/assets/gone.js',
  ])('may not show %s', async (url) => {
    expect(await framers(url)).toBe("'none'");
  });
});

test('the health check answers, uncached', async () => {
  const response = await server.inject('/healthz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('who sends a request byte by byte does not hold a connection for ever', () => {
  // The web server hangs up then; without an end it would wait as long as bytes come.
  expect(server.server.requestTimeout).toBeGreaterThan(0);
  expect(server.server.requestTimeout).toBeLessThanOrEqual(30_000);
});
