import { describe, expect, test } from 'vitest';
import { D6 } from '../random/source.ts';
import { ScenarioError } from './file-fields.ts';
import { fiveWays } from './five-ways.ts';
import { diceRace, wards } from './index.ts';
import { readScenario } from './read-scenario.ts';
import { runScenario } from './run-scenario.ts';
import { seatOf } from './scenario.ts';

const BASE = {
  format: 'tablewright-scenario',
  formatVersion: 1,
  title: 'a race',
  game: 'dice-race',
  seats: ['Lya', 'Bo'],
  options: { goal: 50 },
  given: { places: [40, 45] },
  rolls: [6, 5],
  answers: [
    { seat: 'lya', choose: 'roll' },
    { seat: 1, about: 'turn', choose: 'roll' },
  ],
};

function report(changes: Record<string, unknown> = {}) {
  return runScenario(diceRace, readScenario({ ...BASE, ...changes }));
}

describe('a scenario', () => {
  test('plays its answers with its rolls from its position', () => {
    const { ok, events, asked, match } = report({
      expect: {
        state: { 'places.0': 46, places: [46, 50] },
        view: { Bo: { 'places.1': 50 }, spectator: { active: 0 }, '0': { active: 0 } },
        events: [
          { type: 'rolled', seat: 0 },
          { type: 'rolled', rule: 'TOY-ROLL-01', face: 5 },
        ],
        noEvents: [{ type: 'rolled', face: 1 }],
        over: true,
        outcome: { winners: [1] },
      },
    });
    expect(ok).toBe(true);
    expect(events).toHaveLength(2);
    expect(asked[1]).toEqual({
      seq: 1,
      seat: 1,
      why: 'turn',
      rule: 'TOY-TURN-01',
      kind: 'one',
      options: ['roll', 'rest'],
      answer: 'roll',
      entry: 2,
    });
    expect(match.over).toBe(true);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['a wrong state', { expect: { state: { 'places.0': 1 } } }, /state places.0 is 46, expected 1/],
    [
      'a wrong view',
      { expect: { view: { Lya: { active: 1 } } } },
      /view of Lya active is 0, expected 1/,
    ],
    [
      'events out of order',
      { expect: { events: [{ face: 5 }, { face: 6 }] } },
      /"face":6.* did not happen/,
    ],
    ['an unwanted event', { expect: { noEvents: [{ face: 6 }] } }, /event happened: .*"face":6/],
    ['a match that should go on', { expect: { over: false } }, /the match is over/],
    ['another outcome', { expect: { outcome: { winners: [0] } } }, /outcome winners is \[1\]/],
    [
      'a choice that is not open',
      { answers: [], rolls: [], expect: { choices: [{ seat: 'Bo', why: 'turn' }] } },
      /no choice "turn" is open for Bo; open: Lya "turn"/,
    ],
    ['rolls left over', { rolls: [6, 5, 4] }, /^roll 3 \(4\) was not used$/],
    [
      'too few rolls',
      { rolls: [6] },
      /^answer 2 \(Bo, seat 1 about "turn": "roll"\): no roll is left for "advance" \(a "seed" .*\); used before: 1. 6 for "advance"$/,
    ],
    ['an impossible roll', { rolls: [7] }, /answer 1 .*can only be 1, 2, 3, 4, 5, 6/],
    [
      'a roll whose draw never came',
      { rolls: [6, { purpose: 'advanse', result: 1 }], seed: 's' },
      /roll 2 \(1\) waited for a draw for "advanse" that never came \(did you mean "advance"\?\)/,
    ],
    [
      'a seat out of turn',
      { answers: [{ seat: 'Bo', choose: 'roll' }] },
      /^answer 1 \(Bo: "roll"\): nothing is to be decided; open: Lya "turn"$/,
    ],
    [
      'an unknown option',
      { answers: [{ seat: 0, choose: 'fly' }] },
      /^answer 1 \(Lya, seat 0: "fly"\): "fly" is not among the options: roll, rest; open: Lya "turn"$/,
    ],
    [
      'answers after the end',
      { answers: [...BASE.answers, { seat: 'lya', choose: 'roll' }] },
      /answer 3 \(lya: "roll"\): the match was over first; the last question, 2, was Bo "turn"/,
    ],
    [
      'an answer that is taken',
      { answers: [{ seat: 0, choose: 'roll', refused: 'unknown-option' }] },
      /answer 1 .* was taken, but should be refused/,
    ],
    [
      'another refusal',
      { answers: [{ seat: 0, choose: 'fly', refused: 'out-of-range' }, ...BASE.answers] },
      /^answer 1 .*refused as unknown-option \(.*\), expected out-of-range$/,
    ],
  ])('fails with %s', (_, changes, message) => {
    const { ok, problems } = report(changes);
    expect(ok).toBe(false);
    expect(problems.join('\n')).toMatch(message);
  });

  test('a refusal can be what is expected', () => {
    const answers = [{ seat: 0, choose: 'fly', refused: 'unknown-option' }, ...BASE.answers];
    expect(report({ answers }).problems).toEqual([]);
  });

  test('draws beyond the rolls come from the seed, if there is one', () => {
    expect(report({ rolls: [6], seed: 's' }).ok).toBe(true);
    expect(report({ rolls: [6, 5, 1], seed: 's' }).ok).toBe(true);
  });

  test('otherwise and until answer by default what is not listed', () => {
    const { ok, asked } = report({
      given: { places: [0, 0] },
      rolls: [],
      seed: 'long',
      answers: [
        { seat: 'Bo', choose: 'rest' },
        { seat: 'Bo', choose: 'default' },
      ],
      otherwise: 'default',
      until: { type: 'rolled', face: 6 },
    });
    expect(ok).toBe(true);
    expect(asked.slice(0, 4).map(({ seat, answer }) => [seat, answer])).toEqual([
      [0, 'roll'],
      [1, 'rest'],
      [0, 'roll'],
      [1, 'roll'],
    ]);
    const never = report({ rolls: [], seed: 'x', answers: [], until: { face: 7 } });
    expect(never.problems.join()).toMatch(/"until": the match was over before an event/);
    const unfitting = report({
      rolls: [],
      seed: 'x',
      answers: [{ seat: 0, choose: 'fly' }],
      otherwise: 'default',
    });
    expect(unfitting.problems.join()).toMatch(
      /answer 1 \(Lya, seat 0: "fly"\): the match was over first \("fly" is not among/,
    );
  });

  test('is played in five ways', () => {
    expect(fiveWays(diceRace, readScenario(BASE))).toEqual([]);
    expect(fiveWays(diceRace, readScenario({ ...BASE, rolls: [] }))[0]).toMatch(/^straight: /);
    const duel = {
      ...BASE,
      game: 'wards',
      options: {},
      given: {},
      rolls: [],
      seed: 'duel',
      answers: [],
      until: { type: 'struck' },
    };
    expect(fiveWays(wards, readScenario(duel))).toEqual([]);
  });

  test('five ways notice a game that remembers outside its state', () => {
    let rolls = 0;
    const forgetful = {
      ...diceRace,
      next: (state: Parameters<typeof diceRace.next>[0]) => {
        rolls += 1;
        Object.assign(state, { rolls });
        return diceRace.next(state);
      },
    };
    expect(fiveWays(forgetful, readScenario(BASE)).length).toBeGreaterThan(0);
  });

  test('that cannot even begin says so', () => {
    const hasty = {
      ...diceRace,
      steps: {
        turn: (table: Parameters<NonNullable<typeof diceRace.steps.turn>>[0]) => {
          table.roll(D6, 'wind');
          return diceRace.steps.turn?.(table);
        },
      },
    };
    expect(() => runScenario(hasty, readScenario({ ...BASE, rolls: [] }))).toThrow(
      /^before the first question: no roll is left for "wind"/,
    );
  });

  test('belongs to one game, whose options must fit', () => {
    expect(() => runScenario(wards, readScenario(BASE))).toThrow(
      'is for "dice-race", not for "wards"',
    );
    expect(() => report({ options: { goal: 0 } })).toThrow(/goal must be a whole number/);
  });
});

describe('a scenario file', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ format: 'x' }, '"format" must be "tablewright-scenario", not "x"'],
    [{ formatVersion: 2 }, '"formatVersion" must be 1, not 2'],
    [{ title: 3 }, '"title" must be text, not 3'],
    [{ game: undefined }, '"game" must be text'],
    [{ seats: {} }, '"seats" (a number or a list of names) must be a list'],
    [{ titel: 'x' }, 'a scenario has no field "titel" (did you mean "title"?)'],
    [{ seats: [1] }, '"seats", entry 1 must be text, not 1'],
    [{ options: [] }, '"options" must be an object, not []'],
    [{ given: 3 }, '"given" must be an object, not 3'],
    [{ rolls: 6 }, '"rolls" must be a list, not 6'],
    [{ rolls: [{ purpose: 1, result: 1 }] }, 'roll 1, "purpose" must be text'],
    [{ rolls: [3, { purpose: 'x' }] }, 'roll 2, "result" must be text or a number'],
    [
      { rolls: [{ purpos: 'x', result: 1 }] },
      'roll 1 has no field "purpos" (did you mean "purpose"?)',
    ],
    [{ otherwise: 'random' }, '"otherwise" can only be "default", not "random"'],
    [{ until: 'x' }, '"until" must be an object'],
    [{ answers: [{ seat: 0 }] }, 'answer 1 needs "choose"'],
    [
      { answers: [{}] },
      'answer 1 needs "seat" and "choose", or is a stop with "until" or "expect"',
    ],
    [{ answers: [{ about: 'x', expect: {} }] }, 'answer 1 has "about" and needs "seat"'],
    [{ answers: [{ seat: 0, choose: 'x', until: {} }] }, 'answer 1 cannot have "until" beside'],
    [{ answers: [{ seat: 0, choose: 'x', say: 1 }] }, 'answer 1 has no field "say"'],
    [
      { answers: [{ seat: true, choose: 'x' }] },
      `answer 1, "seat" must be a seat's number or name`,
    ],
    [{ answers: [{ seat: 0, choose: 'x', about: 1 }] }, 'answer 1, "about" must be text'],
    [{ answers: [{ seat: 0, choose: 'x', nth: 2 }] }, 'answer 1 has "nth" and needs "about"'],
    [
      { answers: [{ seat: 0, choose: 'x', about: 'turn', nth: 0 }] },
      'answer 1, "nth" must be a whole number of at least 1, not 0',
    ],
    [{ answers: [{ seat: 0, choose: 'x', refused: 1 }] }, 'answer 1, "refused" must be text'],
    [
      { answers: [{ seat: 0, choose: 'x', refused: 'unknown-opton' }] },
      'answer 1, "refused" cannot be "unknown-opton" (did you mean "unknown-option"?)',
    ],
    [
      { answers: [{ seat: 0, choose: 'x', refused: 'stale' }] },
      'answer 1, "refused" cannot be "stale"; it is one of unknown-option, closed-option',
    ],
    [{ expect: { sate: {} } }, '"expect" has no field "sate" (did you mean "state"?)'],
    [{ expect: { over: 'yes' } }, '"expect", "over" must be true or false'],
    [{ expect: { events: [1] } }, '"expect", "events", entry 1 must be an object'],
    [{ expect: { noEvents: [1] } }, '"expect", "noEvents", entry 1 must be an object'],
    [{ expect: { choices: [{ seat: 0 }] } }, '"expect", "choices", entry 1, "why" must be text'],
    [{ expect: { choices: [] } }, 'asserts nothing; {"exactly": []} says that nobody is asked'],
    [{ expect: { noEvents: [] } }, '"expect", "noEvents" is empty and asserts nothing'],
    [{ expect: { state: {} } }, '"expect", "state" is empty and asserts nothing'],
    [{ expect: { counts: [{ event: {}, times: 'x' }] } }, 'entry 1, "times" must be an object'],
    [{ expect: { view: { Lya: 1 } } }, '"expect", "view", "Lya" must be an object'],
    [
      { answers: [{ seat: 0, choose: 'x', expect: { sate: {} } }] },
      'answer 1, "expect" has no field "sate"',
    ],
    [
      { answers: [{ seat: 0, choose: 'x', offered: [] }] },
      'answer 1, "offered" is empty and asserts nothing',
    ],
  ])('%# %o is explained', (changes, message) => {
    expect(() => readScenario({ ...BASE, ...changes })).toThrow(ScenarioError);
    expect(() => readScenario({ ...BASE, ...changes })).toThrow(message);
  });

  test('seats may be a number; they are then called A, B, …', () => {
    const scenario = readScenario({ ...BASE, seats: 3 });
    expect(scenario.seats.map((seat) => seat.name)).toEqual(['A', 'B', 'C']);
    expect(seatOf(scenario, 'b')).toBe(1);
    expect(() => seatOf(scenario, 'D')).toThrow(
      'there is no seat "D"; seats are A (0), B (1), C (2)',
    );
    expect(() => seatOf(scenario, 3)).toThrow('there is no seat 3');
  });
});
