import { readFileSync, writeFileSync } from 'node:fs';
import { commitmentOf, Match } from '@tablewright/engine/host';
import { diceRace } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { file, parsed } from '../../test/files.ts';
import { run } from '../../test/run.ts';

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
    expect(out).toContain('wrong: answer 1: the bot "heuristic" on seat B would have answered');
    expect((await run(['verify', path, '--no-bots'])).code).toBe(0);
  });
});
