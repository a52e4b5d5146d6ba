import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';

const root = join(import.meta.dirname, '../../../..');

/** Upper-case words in the documents that are no settings of ours. */
const OTHERS = new Set([
  // Of the PostgreSQL image.
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  // Words of containers and of SQL.
  'ALL',
  'CMD',
  'NOTIFY',
  // Of Node itself.
  'NODE_USE_ENV_PROXY',
  'HTTPS_PROXY',
  // The name of keys of push services.
  'VAPID',
  // The answer to many a question.
  'SIGTERM',
  'SIGINT',
]);

/** The names that the settings look for. */
function namesRead(): string[] {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readSettings(env);
  return [...names].sort();
}

/** Names that are set, used or written as code: `PORT`, PORT=4100, PORT: 4100, ${PORT}. */
function namesIn(text: string): string[] {
  const shapes = [
    /`([A-Z][A-Z0-9_]+)`/g,
    /(?<![\w-])([A-Z][A-Z0-9_]+)(?==|: )/g,
    /\$\{?([A-Z][A-Z0-9_]+)/g,
    /process\.env\.([A-Z][A-Z0-9_]+)/g,
  ];
  const names = shapes.flatMap((shape) => [...text.matchAll(shape)].map(([, name]) => name ?? ''));
  return [...new Set(names)].filter((name) => !OTHERS.has(name)).sort();
}

const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');

test('the page on operating explains every setting in its table, and no other', () => {
  const explained = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual(namesRead());
  expect(namesRead()).toEqual(expect.arrayContaining(namesIn(page)));
});

test.each(readdirSync(join(root, 'deploy')))('deploy/%s sets what is read', (file) => {
  const names = namesIn(readFileSync(join(root, 'deploy', file), 'utf8'));
  expect(namesRead()).toEqual(expect.arrayContaining(names));
});

test('names are found in every shape, so that the tests above find them', () => {
  const lines = ['Environment=ONE_X=1', 'ENV TWO=2 THREE=3', '  FOUR: 4', 'set `FIVE`'];
  const found = namesIn(`${lines.join('\n')} ${'$'}{SIX:?} $SEVEN process.env.EIGHT`);
  expect(found).toEqual(['EIGHT', 'FIVE', 'FOUR', 'ONE_X', 'SEVEN', 'SIX', 'THREE', 'TWO']);
  const service = readFileSync(join(root, 'deploy/tablewright.service'), 'utf8');
  expect(namesIn(service)).toEqual(['DATA', 'PORT']);
});

test('no other source of the server reads the environment', () => {
  const readers = globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('process.env'));
  // These hand it to the settings.
  expect(readers.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
    'apps/server/src/main.ts',
    'apps/server/src/ops/main.ts',
  ]);
});
