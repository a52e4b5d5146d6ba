import { describe, expect, test } from 'vitest';
import { file, parsed } from '../../test/files.ts';
import { run } from '../../test/run.ts';

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
