import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../test/run.ts';
import { toyCatalogue } from '../../test/toy-catalogue.ts';
import { namesOf } from './names.ts';
import { depending, listing, registered } from './register.ts';

const repository = join(import.meta.dirname, '../../../..');

/** A copy of the repository in which a game may be added: its own files, everything else linked. */
function workshop(): string {
  const root = mkdtempSync(join(tmpdir(), 'tablewright-new-game-'));
  mkdirSync(join(root, 'games'));
  mkdirSync(join(root, 'docs/scenarios'), { recursive: true });
  for (const name of ['node_modules', 'packages']) {
    symlinkSync(join(repository, name), join(root, name), 'junction');
  }
  const copied = ['tools', 'games/registry', 'docs/scenarios.md', 'package.json'];
  const settings = [
    'vitest.config.ts',
    'tsconfig.base.json',
    'tsconfig.rules.json',
    'biome.json',
    '.gitignore',
  ];
  for (const name of [...copied, ...settings]) {
    cpSync(join(repository, name), join(root, name), { recursive: true });
  }
  return root;
}

/** Runs a tool of the repository in the workshop; what it printed, and whether it was content. */
function tool(root: string, script: string, ...args: string[]): { ok: boolean; out: string } {
  const { VITEST: _, VITEST_WORKER_ID: _id, VITEST_POOL_ID: _pool, ...env } = process.env;
  const done = spawnSync(process.execPath, [join(repository, 'node_modules', script), ...args], {
    cwd: root,
    env: { ...env, CI: '1', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { ok: done.status === 0, out: `${done.stdout}${done.stderr}` };
}

describe('a new game', () => {
  test('is whole: its tests pass, its types fit, and the registry knows it', async () => {
    const root = workshop();
    const folderOf = (id: string) => join(root, 'games', id);
    const catalogue = { ...toyCatalogue(), folderOf };
    const { code, out, err } = await run(['new-game', 'pirate-dice'], [], catalogue);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('games/pirate-dice/game.test.ts');
    expect(out).toContain('docs/scenarios/pirate-dice.md');

    const index = readFileSync(join(root, 'games/registry/src/index.ts'), 'utf8');
    expect(index).toMatch(/MANIFESTS[^;]*\n {2}pirateDice,\n\];/);
    const { dependencies } = JSON.parse(
      readFileSync(join(root, 'games/registry/package.json'), 'utf8'),
    );
    expect(dependencies).toHaveProperty(['@tablewright/pirate-dice'], '*');

    const tested = tool(
      root,
      'vitest/vitest.mjs',
      'run',
      '--project',
      'rules',
      'games/pirate-dice',
    );
    expect(tested).toEqual({ ok: true, out: expect.stringMatching(/Test Files +6 passed/) });

    damage(root);
    const failed = tool(
      root,
      'vitest/vitest.mjs',
      ...['run', '--project', 'rules', 'games/pirate-dice/game.test.ts'],
      ...['-t', 'texts|rules coverage'],
    );
    expect(failed.ok).toBe(false);
    expect(failed.out).toContain('event.won: not in the catalogue');
    expect(failed.out).toContain('PD-TURN-05: test');

    const linted = tool(root, '@biomejs/biome/bin/biome', 'ci', 'games', '--colors=off');
    expect(linted).toEqual({ ok: true, out: expect.anything() });

    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(everyFile()));
    expect(tool(root, 'typescript/bin/tsc', '-p', 'tsconfig.json')).toEqual({ ok: true, out: '' });
  }, 300_000);

  test('does not take the place of another', async () => {
    const root = mkdtempSync(join(tmpdir(), 'tablewright-new-game-'));
    mkdirSync(join(root, 'taken'));
    const catalogue = { ...toyCatalogue(), folderOf: (id: string) => join(root, id) };
    const { code, err } = await run(['new-game', 'taken'], [], catalogue);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('already') });
  });
});

/** Takes a text away, and adds a rule that nothing implements. */
function damage(root: string): void {
  const game = join(root, 'games/pirate-dice');
  const [texts, rules] = [join(game, 'src/texts/events.ts'), join(game, 'RULES.md')];
  writeFileSync(texts, readFileSync(texts, 'utf8').replace(/ {2}'event\.won'.*\n/, ''));
  writeFileSync(rules, `${readFileSync(rules, 'utf8')}\n- **PD-TURN-05** Nobody has read this.\n`);
}

/** All types of the game in one world, as the tests of the repository are checked. */
function everyFile(): object {
  const { extends: _, compilerOptions } = JSON.parse(
    readFileSync(join(repository, 'tsconfig.test.json'), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  );
  return {
    extends: './tsconfig.base.json',
    compilerOptions: {
      ...compilerOptions,
      incremental: false,
      tsBuildInfoFile: undefined,
    },
    include: ['games/pirate-dice'],
  };
}

describe('the names of a new game', () => {
  test.each([
    ['pirate-dice', 'pirateDice', 'PirateDice', 'Pirate Dice', 'PD'],
    ['go', 'go', 'Go', 'Go', 'GO'],
    ['a-b-c-d-e', 'aBCDE', 'ABCDE', 'A B C D E', 'ABCD'],
  ])('%s', (id, variable, type, title, prefix) => {
    expect(namesOf(id)).toEqual({ id, variable, type, title, prefix });
  });

  test.each([
    ['Pirate', undefined, undefined, 'small letters'],
    ['x', undefined, undefined, '--prefix'],
    ['go', undefined, 'go', '--prefix'],
    ['go', "it's", undefined, '--title'],
  ])('%s with the title %s and the prefix %s is refused', (id, title, prefix, message) => {
    expect(() => namesOf(id, title, prefix)).toThrow(message);
  });
});

describe('the registry', () => {
  const names = namesOf('pirate-dice');

  test('imports a new game in the order of names and lists it last', () => {
    const source = [
      "import { manifest as kazzam } from '@tablewright/kazzam/manifest';",
      "import { manifest as zoo } from '@tablewright/zoo/manifest';",
      "import { d20 } from './coming.ts';",
      'export const MANIFESTS = [',
      '  kazzam,',
      '];',
    ];
    const after = registered(source.join('\n'), names).split('\n');
    expect(after[1]).toBe(
      "import { manifest as pirateDice } from '@tablewright/pirate-dice/manifest';",
    );
    expect(after.slice(-3)).toEqual(['  kazzam,', '  pirateDice,', '];']);
  });

  test('is followed by the list of pages', () => {
    const list = ['- [A](scenarios/a.md): its events;', '- [B](scenarios/b.md): its events.', ''];
    expect(listing(list.join('\n'), names).split('\n')).toEqual([
      '- [A](scenarios/a.md): its events;',
      '- [B](scenarios/b.md): its events;',
      '- [Pirate Dice](scenarios/pirate-dice.md): its positions, choices, events.',
      '',
    ]);
  });

  test('depends on it', () => {
    expect(JSON.parse(depending('{"name":"r","dependencies":{"z":"*"}}', 'a'))).toEqual({
      name: 'r',
      dependencies: { a: '*', z: '*' },
    });
  });
});
