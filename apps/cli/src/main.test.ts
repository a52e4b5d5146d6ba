import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../bin/tablewright.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tablewright-process-'));

function tablewright(args: readonly string[], input = '') {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: folder });
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      err += data.toString();
    });
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

test('the program runs as a process and ends with the code of its command', async () => {
  const help = await tablewright(['--help']);
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out).toContain('Exit codes: 0 fine, 1 a check failed, 2 wrong input, 3 a fault');
  const wrong = await tablewright(['play', 'd21']);
  expect(wrong).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(/^there is no game "d21"; games are .*\n$/),
  });
  const path = join(folder, 'empty.json');
  writeFileSync(path, '');
  const broken = await tablewright(['verify', path]);
  expect(broken.code).toBe(2);
  expect(broken.err).toMatch(/empty\.json is not JSON: .*\n$/);
  expect(broken.err).not.toContain('    at ');
}, 30_000);

/** What a terminal would take for commands: a title, a cleared screen, a forged line, text turned round. */
const COMMANDS = '\u001b]0;mine\u0007\u009b2J\r\nall is well\u202e';

test('nothing from a file commands the terminal or passes for a line of the program', async () => {
  const path = join(folder, 'honest.json');
  const seats = ['--seats', 'random,random', '--seed', 'honest'];
  await tablewright(['play', 'bingo-adventure', ...seats, '--save', path]);
  const honest = JSON.parse(readFileSync(path, 'utf8'));
  const [seat, ...others] = honest.seats;
  const named = { ...honest, seats: [{ ...seat, name: COMMANDS }, ...others] };
  const format = { format: 'tablewright-scenario', formatVersion: 1 };
  const seated = { seats: ['Ada', 'Ben'], answers: [], expect: {} };
  const scenario = { ...format, game: 'bingo-adventure', title: COMMANDS, ...seated };
  const [{ seat: first }] = honest.answers;
  const answered = { ...honest, answers: [{ seat: first, answer: COMMANDS, hash: '' }] };
  const written = (name: string, content: unknown): string => {
    const file = join(folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const cases = [
    ['replay', written('named.json', named)],
    ['verify', written('answered.json', answered)],
    ['verify', written('answered.json', answered), '--json'],
    ['scenario', written('scenario.json', scenario)],
    ['verify', written('broken.json', `\u009b2J${COMMANDS}`)],
    ['play', 'bingo-adventure', '--seats', 'human,random', '--names', COMMANDS],
  ];
  for (const args of cases) {
    const { out, err } = await tablewright(args);
    const printed = `${out}${err}`;
    expect([args, printed.match(/[^\P{Cc}\n]|\p{Bidi_Control}|^all is well/gmu)]).toEqual([
      args,
      null,
    ]);
    expect([args, printed]).toEqual([args, expect.stringContaining('\\u009b2J')]);
    if (args.includes('--json')) expect(JSON.stringify(JSON.parse(out))).toContain('\u009b2J');
  }
}, 60_000);

for (const id of ['bingo-deathmatch', 'bingo-adventure']) {
  test(`${id} is played from a pipe, saved, verified and replayed`, async () => {
    const path = join(folder, `${id}.json`);
    const seats = id === 'bingo-adventure' ? ['human', 'random'] : ['human', 'heuristic', 'random'];
    const seed = ['--seed', 'pipe', '--save', path];
    const played = await tablewright(
      ['play', id, '--seats', seats.join(','), ...seed],
      '\n'.repeat(5000),
    );
    expect({ code: played.code, err: played.err }).toEqual({
      code: 0,
      err: `The match is in ${path}.\n`,
    });
    const verified = await tablewright(['verify', path]);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('every hash as in the file');
    const replayed = await tablewright(['replay', path]);
    expect(replayed.out).toMatch(/^1\. (Ada|Ben|Cleo), /m);
    expect(replayed.out).toContain('The end: ');
  }, 60_000);

  test(`${id} gives one result on any number of workers`, async () => {
    const args = ['simulate', id, '--matches', '40', '--seed', 'w', '--json', '--workers'];
    const results = [await tablewright([...args, '1']), await tablewright([...args, '2'])];
    expect(results.map(({ code, err }) => ({ code, err }))).toEqual([
      { code: 0, err: '' },
      { code: 0, err: '' },
    ]);
    expect(results[0]?.out).toBe(results[1]?.out);
  }, 60_000);
}
