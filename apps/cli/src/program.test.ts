import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, Match } from '@tablewright/engine/host';
import { diceRace } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { run } from '../test/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tablewright-cli-'));
const file = (name: string, content?: unknown): string => {
  const path = join(folder, name);
  if (content !== undefined) {
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return path;
};
const parsed = (text: string) => JSON.parse(text) as Record<string, unknown>;

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

describe('replay and verify', () => {
  test('print the log with rule ids, or the position after some answers', async () => {
    const path = file('told.json');
    await run(['play', 'dice-race', '--seats', 'random,heuristic', '--seed', 't', '--save', path]);
    const whole = await run(['replay', path]);
    expect(whole.code).toBe(0);
    expect(whole.out).toMatch(/^1\. Ada, turn: (roll|rest)$/m);
    expect(whole.out).toContain('    Somebody rolls. [TOY-ROLL-01]');
    const some = await run(['replay', path, '--at', '2']);
    expect(some.out).toContain('The position after 2 answers');
    expect(some.out).toMatch(/places: \[\d+, \d+\]/);
    expect(some.out).toContain('Ada has to decide: turn [TOY-TURN-01]');
    expect(parsed((await run(['replay', path, '--at', '2', '--json'])).out)).toMatchObject({
      game: 'dice-race',
      state: { active: 0 },
    });
    expect(await run(['replay', path, '--at', '9999'])).toMatchObject({ code: 2 });
  });

  test('a file with a changed hash fails, with 1', async () => {
    const path = file('forged.json');
    await run(['play', 'dice-race', '--seats', 'random,heuristic', '--seed', 't', '--save', path]);
    const saved = parsed(readFileSync(path, 'utf8')) as { answers: { hash: string }[] };
    const answer = saved.answers[3];
    if (answer !== undefined) answer.hash = '0'.repeat(16);
    writeFileSync(path, JSON.stringify(saved));
    const { code, out } = await run(['verify', path]);
    expect(code).toBe(1);
    expect(out).toMatch(/wrong: answer 3: the state is [0-9a-f]{16}, the file says 0{16}/);
    expect((await run(['verify', path, '--json'])).code).toBe(1);
  });
});

describe('replay and verify, of a match that rules of another version have played', () => {
  type Saved = { rulesVersion: string; told?: string; answers: { told?: string }[] };

  /** A finished race of two, as it would have been saved by version 0. */
  async function older(name: string, change: (saved: Saved) => void = () => {}): Promise<string> {
    const path = file(name);
    await run(['play', 'dice-race', '--seats', 'random,heuristic', '--seed', 't', '--save', path]);
    const saved = parsed(readFileSync(path, 'utf8')) as Saved;
    saved.rulesVersion = '0';
    change(saved);
    writeFileSync(path, JSON.stringify(saved));
    return path;
  }

  test('say that everything comes out the same, and what that rests on', async () => {
    const path = await older('same.json');
    const verified = await run(['verify', path]);
    expect(verified.code).toBe(0);
    expect(verified.out).toMatch(
      /played by version 0 of the rules; here is version 1, by which everything comes out the same \(by what was told: \d+\)/,
    );
    expect(verified.out).not.toContain('every hash');
    const replayed = await run(['replay', path]);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('by which everything comes out the same');
    expect(replayed.out).toContain('    Somebody rolls. [TOY-ROLL-01]');
    expect(parsed((await run(['verify', path, '--json'])).out)).toMatchObject({
      ok: true,
      otherRules: { version: '0', restsOn: { state: 0, legal: 0 } },
    });
    expect((await run(['scenario', '--from', path, '--at', '1'])).code).toBe(0);
  });

  test('go by the states where nothing says what was told', async () => {
    const path = await older('states.json', (saved) => {
      delete saved.told;
      for (const answer of saved.answers) delete answer.told;
    });
    expect((await run(['verify', path])).out).toMatch(/the same \(by the state alone: \d+\)/);
  });

  test('say with which answer and by which rule something comes out otherwise, with 1', async () => {
    const path = await older('other.json', ({ answers }) => {
      // Nothing was told of this roll then.
      const at = answers.findIndex(({ told }) => !told?.endsWith('.'));
      Object.assign(answers[at] ?? {}, { told: '00000000.' });
    });
    const verified = await run(['verify', path]);
    expect(verified.code).toBe(1);
    expect(verified.out).toMatch(
      /^wrong: answer \d+ differs by TOY-ROLL-01: .* is told, and was not$/m,
    );
    expect(verified.out).toMatch(/^\d+ of \d+ answers come out the same$/m);
    const replayed = await run(['replay', path]);
    expect(replayed.code).toBe(1);
    expect(replayed.out).toMatch(/^answer \d+ differs by TOY-ROLL-01/m);
    expect(replayed.out).not.toContain('The end:');
    expect(parsed((await run(['replay', path, '--json'])).out)).toMatchObject({
      otherRules: { difference: { kind: 'event', rule: 'TOY-ROLL-01' } },
    });
    expect(await run(['scenario', '--from', path])).toMatchObject({ code: 2 });
  });
});

describe('verify, of bots whose chance follows from the secret', () => {
  const secret = 'c0'.repeat(32);
  const saved = (name: string, said: readonly string[]): string => {
    const made = Match.create(diceRace, {
      id: 'm',
      seats: ['heuristic', 'heuristic'].map((player) => ({ name: player, player })),
      options: { goal: 5 },
      random: {
        kind: 'keyed',
        commitment: commitmentOf(secret),
        secret,
        contributions: [],
        chain: 2,
      },
    });
    if (!made.ok) throw new Error('not created');
    const match = made.value;
    for (const answer of said) {
      if (!match.over) match.submit({ seat: match.seq % 2, answer, bot: 'heuristic' });
    }
    while (!match.over) match.submit({ seat: match.seq % 2, answer: 'roll' });
    return file(name, match.toFile());
  };

  test('lets them decide again, and counts what the house gave in their place', async () => {
    const { code, out } = await run(['verify', saved('bots.json', ['roll'])]);
    expect(code).toBe(0);
    expect(out).toContain('1 answer of a bot decided again from the secret, with the same result');
    expect(out).toMatch(
      /answers? on seats of bots that no bot decided: the house or the clock gave/,
    );
  });

  test('finds what a bot would not have answered, unless it is not to look', async () => {
    const path = saved('chosen.json', ['roll', 'rest']);
    const { code, out } = await run(['verify', path]);
    expect(code).toBe(1);
    expect(out).toContain('wrong: answer 1: the bot "heuristic" on seat 1 would have answered');
    expect((await run(['verify', path, '--no-bots'])).code).toBe(0);
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

describe('scenario', () => {
  const scenario = {
    format: 'tablewright-scenario',
    formatVersion: 1,
    title: '[TOY-ROLL-01] a roll moves the runner',
    game: 'dice-race',
    seats: 2,
    given: { places: [7, 0] },
    rolls: [4],
    answers: [{ seat: 'A', choose: 'roll' }],
    expect: {
      state: { 'places.0': 11 },
      events: [{ type: 'rolled', rule: 'TOY-ROLL-01', face: 4 }],
    },
  };

  test('prints events with rules, choices with answers, and the state', async () => {
    const { code, out } = await run(['scenario', file('good.json', scenario), '--five-ways']);
    expect(code).toBe(0);
    expect(out).toContain(
      '1. A is asked turn [TOY-TURN-01] and answers "roll" (answer 1 of the file)',
    );
    expect(out).toContain('roll 1: 4, for advance');
    expect(out).toContain('Somebody rolls. [TOY-ROLL-01]');
    expect(out).toContain('rolled {"seat":0,"face":4}');
    expect(out).toContain('places: [11, 0]');
    expect(out).toContain('Everything came as expected.');
  });

  test('says which expectation failed and what was found, and ends with 1', async () => {
    const wrong = { ...scenario, expect: { state: { 'places.0': 12 } } };
    const path = file('wrong.json', wrong);
    const { code, out } = await run(['scenario', path]);
    expect(code).toBe(1);
    expect(out).toContain('FAILED: state places.0 is 11, expected 12');
    expect(parsed((await run(['scenario', path, '--json'])).out)).toMatchObject({
      ok: false,
      problems: ['state places.0 is 11, expected 12'],
    });
  });

  test('fails when results are missing or left over', async () => {
    const few = await run(['scenario', file('few.json', { ...scenario, rolls: [] })]);
    expect(few).toMatchObject({
      code: 1,
      out: expect.stringContaining('no roll is left for "advance"'),
    });
    const many = await run(['scenario', file('many.json', { ...scenario, rolls: [4, 5] })]);
    expect(many).toMatchObject({
      code: 1,
      out: expect.stringContaining('roll 2 (5) was not used'),
    });
  });

  test('counts answers, dice and questions alike, refused ones too', async () => {
    const fly = { seat: 'A', choose: 'fly', refused: 'unknown-option' };
    const answers = [fly, ...scenario.answers, { seat: 'B', choose: 'rest' }];
    const { code, out } = await run(['scenario', file('two.json', { ...scenario, answers })]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /1\. A is asked .* answers "fly" \(answer 1 of the file\)\n.*of: roll, rest\n {4}refused as unknown-option: /,
    );
    expect(out).toMatch(
      /2\. A is asked .*answer 2 of the file\)\n.*\n {4}roll 1: 4, for advance\n/,
    );
    expect(out).toMatch(/3\. B is asked .*answer 3 of the file/);
  });

  test('is made from any moment of a match, and played it is as expected', async () => {
    const path = file('match.json');
    await run(['play', 'dice-race', '--seats', 'random,heuristic', '--seed', 't', '--save', path]);
    const { code, out } = await run(['scenario', '--from', path, '--at', '3']);
    expect(code).toBe(0);
    expect(parsed(out)).toMatchObject({
      title: 'Dice race: the position after 3 answers',
      given: { active: 1 },
      expect: { over: false, choices: { exactly: [{ seat: 'Ben', why: 'turn' }] } },
    });
    expect((await run(['scenario', file('moment.json', out)])).code).toBe(0);
    const last = await run(['scenario', '--from', path]);
    expect(parsed(last.out)).toMatchObject({ expect: { over: true, choices: { exactly: [] } } });
    expect((await run(['scenario', file('last.json', last.out)])).code).toBe(0);
  });

  test.each<[string[], RegExp]>([
    [[], /name either a scenario file, or a match file with --from/],
    [['a.json', '--from', 'b.json'], /name either a scenario file/],
    [['a.json', '--at', '3'], /--at goes with --from/],
    [['--from', 'b.json'], /b.json: there is no such file/],
  ])('with %j is refused', async (args, said) => {
    const { code, err } = await run(['scenario', ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(said);
  });

  test('from a moment that the match does not have is refused', async () => {
    const path = file('short.json');
    await run(['play', 'dice-race', '--seats', 'random,heuristic', '--seed', 't', '--save', path]);
    const { code, err } = await run(['scenario', '--from', path, '--at', '9999']);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringMatching(/9999 is beyond/) });
  });

  test('refuses a field that nobody knows', async () => {
    const path = file('odd.json', { ...scenario, dice: [1] });
    expect(await run(['scenario', path])).toMatchObject({
      code: 2,
      err: expect.stringContaining('has no field "dice"'),
    });
  });
});
