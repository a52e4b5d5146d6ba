import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { file, parsed } from '../../test/files.ts';
import { run } from '../../test/run.ts';

describe('play', () => {
  const bots = ['play', 'dice-race', '--seats', 'random,heuristic', '--seed', 's'];

  test('plays bots to the end, the same with the same seed, and saves', async () => {
    const path = file('bots.json');
    const first = await run([...bots, '--save', path]);
    expect(first.code).toBe(0);
    expect(first.out).toContain('Somebody rolls. [TOY-ROLL-01]');
    expect(first.out).toMatch(/(Ada|Ben) wins the race$/);
    expect((await run(bots)).out).toBe(first.out);
    expect((await run(['verify', path])).out).toContain('every hash as in the file');
  });

  test('speaks of the game in the language asked for', async () => {
    const { out } = await run([...bots, '--language', 'de']);
    expect(out).toContain('Jemand würfelt. [TOY-ROLL-01]');
    expect(out).toMatch(/(Ada|Ben) gewinnt das Rennen$/);
  });

  test('reads answers line by line: ids, places in the list, defaults, comments', async () => {
    const args = [
      'play',
      'dice-race',
      '--seats',
      'human,human',
      '--option',
      'goal=12',
      '--seed',
      'x',
    ];
    const lines = ['# a note', 'roll', '2', ...Array<string>(40).fill('')];
    const { code, out } = await run([...args, '--names', 'Lya,Tom'], lines);
    expect(code).toBe(0);
    expect(out).toContain('Lya: Roll or rest [TOY-TURN-01]');
    expect(out).toContain('  1  roll  Roll the die');
    expect(out).toMatch(/(Lya|Tom) wins the race$/);
  });

  test('refuses an illegal answer and asks again', async () => {
    const args = ['play', 'dice-race', '--seats', 'human,human', '--option', 'goal=1'];
    const { code, err } = await run(args, ['fly', 'roll']);
    expect(code).toBe(0);
    expect(err).toContain('"fly" is not among the options: roll, rest');
  });

  test('takes back, shows the table and stops when told to', async () => {
    const path = file('stopped.json');
    const args = ['play', 'dice-race', '--seats', 'human,human', '--save', path, '--seed', 'u'];
    const { code, out } = await run(args, ['rest', 'rest', 'rest', '/undo', '/view', '/quit']);
    expect(code).toBe(0);
    expect(out).toContain('places: [0, 0]');
    const saved = parsed(readFileSync(path, 'utf8'));
    expect(saved.answers).toHaveLength(1);
  });

  test('says so when the input ends too early, and keeps the match', async () => {
    const path = file('early.json');
    const args = ['play', 'dice-race', '--seats', 'human,human', '--save', path];
    const { code, err } = await run(args, ['rest']);
    expect(code).toBe(2);
    expect(err).toContain('the input ended after 1 answers');
    expect((await run(['verify', path])).out).toContain('not finished');
  });

  test('speaks JSON, a line for each thing', async () => {
    const args = ['play', 'dice-race', '--seats', 'human,human', '--option', 'goal=1', '--json'];
    const { out } = await run(args, ['"fly"', '"roll"']);
    const types = out.split('\n').map((line) => parsed(line).type);
    expect(types).toEqual(['begin', 'choice', 'refused', 'choice', 'event', 'outcome']);
  });

  test('ends with 3 at a fault in the rules, the match being saved', async () => {
    const path = file('fault.json');
    const args = ['play', 'broken', '--seats', 'heuristic,heuristic', '--save', path];
    expect(await run(args)).toMatchObject({ code: 3, err: expect.stringContaining('fell over') });
    expect(parsed(readFileSync(path, 'utf8')).game).toBe('broken');
  });
});
