import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { file, folder, parsed } from '../test/files.ts';
import { run } from '../test/run.ts';

describe('wrong input', () => {
  const cases: readonly [args: string[], said: RegExp][] = [
    [['frobnicate'], /unknown command 'frobnicate'/],
    [['play'], /missing required argument 'game'/],
    [['play', 'chess'], /there is no game "chess"; games are dice-race, broken/],
    [['rules', 'later'], /Later cannot be played yet/],
    [['simulate', 'dice-race', '--wings'], /unknown option '--wings'/],
    [
      ['simulate', 'dice-race', '--matches', '-5'],
      /--matches must be a whole number of at least 1, not "-5"/,
    ],
    [['simulate', 'dice-race', '--matches', '1e3'], /--matches must be a whole number/],
    [['simulate', 'dice-race', '--workers', '0'], /--workers must be a whole number from 1 to 256/],
    [['simulate', 'dice-race', '--limit', 'no'], /--limit must be a whole number/],
    [['simulate', 'dice-race', '--option', 'goal'], /--option takes name=value, not "goal"/],
    [
      ['simulate', 'dice-race', '--option', 'wings=2'],
      /there is no option "wings"; options are: goal/,
    ],
    [
      ['simulate', 'dice-race', '--option', 'goal=far'],
      /goal must be a whole number from 1 to 10000/,
    ],
    [
      ['simulate', 'dice-race', '--option', 'goal=3', '--option', 'goal=4'],
      /--option goal is given twice/,
    ],
    [['simulate', 'dice-race', '--seats', 'clever,random'], /has no bot "clever"; it has random/],
    [['simulate', 'dice-race', '--seats', 'random'], /takes 2 to 4 seats, not 1/],
    [['simulate', 'dice-race', '--seats', 'random,,random'], /--seats has an empty entry/],
    [
      ['play', 'dice-race', '--seats', 'human,clever'],
      /--seats takes human, random.*, not "clever"/,
    ],
    [['play', 'dice-race', '--names', 'a,b,c'], /--names has 3 names for 2 seats/],
    [['play', 'dice-race', '--language', 'xx'], /--language takes en, de for dice-race, not "xx"/],
    [['fuzz', 'dice-race', '--matches', 'x'], /--matches must be a whole number/],
    [['fuzz', 'dice-race', '--option', 'goal=far'], /goal must be a whole number/],
    [['verify', 'nowhere.json'], /nowhere.json: there is no such file/],
    [['verify', folder], /it cannot be read \(EISDIR\)/],
    [['replay', file('broken.json', '{')], /broken.json is not JSON: /],
    [['replay', file('other.json', { format: 'x' })], /"format" must be "tablewright-match"/],
    [['scenario', file('list.json', [])], /a scenario must be an object/],
  ];
  for (const [args, said] of cases) {
    test(`${args.join(' ').replace(folder, '…')} is answered with what would be right`, async () => {
      const { code, err, out } = await run(args);
      expect(code).toBe(2);
      expect(err).toMatch(said);
      expect(`${out}${err}`).not.toMatch(/\n\s+at /);
    });
  }

  test('is data with --json', async () => {
    const { code, out } = await run(['verify', 'nowhere.json', '--json']);
    expect(code).toBe(2);
    expect(parsed(out)).toEqual({
      error: { code: 2, message: 'nowhere.json: there is no such file' },
    });
  });
});

describe('games', () => {
  test('lists all, ready or coming', async () => {
    const { code, out } = await run(['games']);
    expect(code).toBe(0);
    expect(out).toMatch(/dice-race +The dice-race +2 to 4 players +ready +random, heuristic/);
    expect(out).toMatch(/later +Later +some +coming/);
    expect(JSON.parse((await run(['games', '--json'])).out)).toHaveLength(3);
  });

  test('help ends well', async () => {
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('simulate'),
    });
  });
});

describe('simulate', () => {
  const args = ['simulate', 'dice-race', '--matches', '60', '--seats', 'random,heuristic'];

  test('shows how it ended, who won and how long it took', async () => {
    const { code, out } = await run([...args, '--option', 'goal=20', '--workers', '1']);
    expect(code).toBe(0);
    expect(out).toContain('60 matches, seed 1');
    expect(out).toMatch(/won +60 +60 +100.0 % +94.0 % to 100.0 %/);
    expect(out).toMatch(/heuristic +\d+ +60 +\d+\.\d % /);
    expect(out).toMatch(/decisions +\d/);
  });

  test('shows how often those won who had something, and what content was never met', async () => {
    const { out } = await run([...args, '--workers', '1']);
    expect(out).toMatch(/shoes +blue +\d+ +60 +\d+\.\d % +\d+\.\d % to \d+\.\d %/);
    expect(out).toMatch(/face\.6 +\d+/);
    expect(out).toContain('Never met (1):\n  face.7\n');
    const { unmet, entrants } = parsed((await run([...args, '--json', '--workers', '1'])).out);
    expect(unmet).toEqual(['face.7']);
    expect(entrants).toMatchObject([{ facet: 'shoes', value: 'blue', of: 60 }, { value: 'red' }]);
  });

  test('gives one result whatever the number of workers', async () => {
    const results = await Promise.all(
      ['1', '2'].map(async (workers) => {
        const { out } = await run([...args, '--json', '--workers', workers]);
        return parsed(out);
      }),
    );
    expect(results[0]).toEqual(results[1]);
    expect(results[0]).toMatchObject({
      matches: 60,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  test('ends with 3 at a fault in the rules', async () => {
    const args = ['simulate', 'broken', '--matches', '3', '--workers', '1', '--out', folder];
    const { code, err } = await run(args);
    expect(code).toBe(3);
    expect(err).toMatch(/match \d of seed "1": fell over/);
    expect(err).toMatch(/The match up to the fault is in .*broken-fault-\d.json/);
  });
});

describe('fuzz', () => {
  test('finds nothing in a sound game', async () => {
    const { code, out } = await run(['fuzz', 'dice-race', '--matches', '5']);
    expect(code).toBe(0);
    expect(out).toMatch(/5 matches, .* answers, .* illegal ones tried; nothing found/);
  });

  test('tries the toys of the tests, which nobody is offered to play', async () => {
    const { code, out } = await run(['fuzz', 'heap', '--matches', '2']);
    expect(code).toBe(0);
    expect(out).toContain('Heap: 2 matches, ');
    expect((await run(['games'])).out).not.toContain('heap');
    expect((await run(['play', 'heap'])).err).toContain('there is no game "heap"');
  });

  test('shows what content was met and how often, and what never was', async () => {
    const args = ['fuzz', 'dice-race', '--matches', '5'];
    const { out } = await run(args);
    expect(out).toMatch(/^face\.6 +\d+$/m);
    expect(out).toMatch(/^shoes\.red +5$/m);
    expect(out).toContain('Never met (1):\n  face.7\n');
    const { usage, unmet } = parsed((await run([...args, '--json'])).out);
    expect(usage).toMatchObject({ 'shoes.red': 5 });
    expect(unmet).toEqual(['face.7']);
  });

  test('keeps a match file of each finding, and replay tries it again', async () => {
    const found = join(folder, 'found');
    const { code, out } = await run(['fuzz', 'broken', '--matches', '4', '--out', found]);
    expect(code).toBe(1);
    expect(out).toMatch(/match \d: crash: .*fell over/);
    const [path = ''] = readdirSync(found);
    expect(path).toMatch(/^broken-crash-\d\.json$/);
    const again = await run(['replay', join(found, path)]);
    expect(again.out).toMatch(/it is refused now: .*fell over/);
  });
});
