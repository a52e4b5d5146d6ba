import { describe, expect, test } from 'vitest';
import { fiveWays } from './five-ways.ts';
import { diceRace, wards } from './index.ts';
import { runScenario } from './run-scenario.ts';
import { readScenario, ScenarioError, seatOf } from './scenario.ts';

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
        state: { 'places.0': 46, places: [46, 50], 'nowhere.at.all': undefined },
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
      { expect: { choices: [{ seat: 'Bo', why: 'x' }] } },
      /no choice "x" is open for Bo/,
    ],
    ['rolls left over', { rolls: [6, 5, 4] }, /results not used: \[4\]/],
    ['too few rolls', { rolls: [6] }, /no result left for "advance" \(1 were given\)/],
    ['an impossible roll', { rolls: [7] }, /can only be 1, 2, 3, 4, 5, 6/],
    [
      'a seat out of turn',
      { answers: [{ seat: 1, choose: 'roll' }] },
      /seat 1 has nothing to decide; open: seat 0 "turn"/,
    ],
    [
      'another reason',
      { answers: [{ seat: 0, about: 'x', choose: 'roll' }] },
      /nothing to decide about "x"/,
    ],
    ['an unknown option', { answers: [{ seat: 0, choose: 'fly' }] }, /"fly" is not among/],
    [
      'answers after the end',
      { answers: [...BASE.answers, { seat: 0, choose: 'roll' }] },
      /answer 2: the match is over/,
    ],
    [
      'an answer that is taken',
      { answers: [{ seat: 0, choose: 'roll', refused: 'x' }] },
      /was taken, but should be refused/,
    ],
    [
      'another refusal',
      { answers: [{ seat: 0, choose: 'fly', refused: 'stale' }] },
      /refused as unknown-option/,
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
    const never = report({ rolls: [], seed: 'x', answers: [], until: { type: 'never' } });
    expect(never.problems.join()).toMatch(/"until": no event/);
    const unfitting = report({
      rolls: [],
      seed: 'x',
      answers: [{ seat: 0, choose: 'fly' }],
      otherwise: 'default',
    });
    expect(unfitting.problems.join()).toMatch(/answer 0: the match is over \("fly" is not among/);
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
    [{ titel: '' }, 'a scenario has no field "titel"'],
    [{ title: 3 }, '"title" must be text, not 3'],
    [{ game: undefined }, '"game" must be text'],
    [{ seats: {} }, '"seats" (a number or a list of names) must be a list'],
    [{ seats: [1] }, 'seats[0] must be text, not 1'],
    [{ options: [] }, '"options" must be an object, not []'],
    [{ given: 3 }, '"given" must be an object, not 3'],
    [{ rolls: 6 }, '"rolls" must be a list, not 6'],
    [{ rolls: [{ purpose: 1, result: 1 }] }, 'rolls[0].purpose must be text'],
    [{ rolls: [{ purpose: 'x' }] }, 'rolls[0].result must be text or a number'],
    [{ otherwise: 'random' }, '"otherwise" can only be "default", not "random"'],
    [{ until: 'x' }, '"until" must be an object'],
    [{ answers: [{ seat: 0 }] }, 'answers[0] needs "choose"'],
    [{ answers: [{ seat: 0, choose: 'x', say: 1 }] }, 'answers[0] has no field "say"'],
    [{ answers: [{ seat: true, choose: 'x' }] }, "answers[0].seat must be a seat's number or name"],
    [{ answers: [{ seat: 0, choose: 'x', about: 1 }] }, 'answers[0].about must be text'],
    [{ answers: [{ seat: 0, choose: 'x', refused: 1 }] }, 'answers[0].refused must be text'],
    [{ expect: { sate: {} } }, '"expect" has no field "sate"'],
    [{ expect: { over: 'yes' } }, '"expect.over" must be true or false'],
    [{ expect: { events: [1] } }, 'expect.events[0] must be an object'],
    [{ expect: { noEvents: [1] } }, 'expect.noEvents[0] must be an object'],
    [{ expect: { choices: [{ seat: 0 }] } }, 'expect.choices[0].why must be text'],
    [{ expect: { view: { Lya: 1 } } }, '"expect.view.Lya" must be an object'],
  ])('%# %o is explained', (changes, message) => {
    expect(() => readScenario({ ...BASE, ...changes })).toThrow(ScenarioError);
    expect(() => readScenario({ ...BASE, ...changes })).toThrow(message);
  });

  test('seats may be a number; they are then called A, B, …', () => {
    const scenario = readScenario({ ...BASE, seats: 3 });
    expect(scenario.seats.map((seat) => seat.name)).toEqual(['A', 'B', 'C']);
    expect(seatOf(scenario, 'b')).toBe(1);
    expect(() => seatOf(scenario, 'D')).toThrow(
      'there is no seat "D"; seats are 0 (A), 1 (B), 2 (C)',
    );
    expect(() => seatOf(scenario, 3)).toThrow('there is no seat 3');
  });
});
