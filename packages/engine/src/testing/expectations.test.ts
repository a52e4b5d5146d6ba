import { describe, expect, test } from 'vitest';
import { askOne, type Flow } from '../flow.ts';
import { GivenError } from '../game.ts';
import { readRecord } from '../given.ts';
import { fiveWays } from './five-ways.ts';
import { diceRace } from './index.ts';
import { readScenario } from './read-scenario.ts';
import { runScenario } from './run-scenario.ts';

const RUNNERS = ['lynx', 'boar'];

/** A race that speaks of its position by name and leaves out what is as at set-up. */
const told = {
  ...diceRace,
  texts: { ...diceRace.texts, rest: 'Rest' },
  given(state: { active: number; places: number[] }, position: Readonly<Record<string, unknown>>) {
    const { runners, active } = readRecord(position, '', ['runners', 'active']) ?? {};
    const all = (runners ?? []) as readonly unknown[];
    all.forEach((value, at) => {
      const runner = readRecord(value, `runners.${at}`, ['name', 'place']);
      state.places[RUNNERS.indexOf(String(runner?.name).toLowerCase())] = Number(
        runner?.place ?? 0,
      );
    });
    if (active !== undefined) state.active = RUNNERS.indexOf(String(active).toLowerCase());
  },
  position: ({ active, places }: { active: number; places: readonly number[] }) => ({
    ...(active === 0 ? {} : { active: RUNNERS[active] }),
    runners: places.map((place, at) => ({ name: RUNNERS[at], ...(place === 0 ? {} : { place }) })),
  }),
} as typeof diceRace;

const BASE = {
  format: 'tablewright-scenario',
  formatVersion: 1,
  title: 'a race',
  game: 'dice-race',
  seats: ['Lya', 'Bo'],
  rolls: [6, 5, 6],
  answers: [
    { seat: 'Lya', choose: 'roll' },
    { seat: 'Bo', choose: 'roll' },
    { seat: 'Lya', choose: 'roll' },
  ],
};

function scenario(changes: Record<string, unknown>) {
  return readScenario({ ...BASE, ...changes });
}

function problems(changes: Record<string, unknown>): readonly string[] {
  const { ok, problems } = runScenario(told, scenario(changes));
  expect(ok).toBe(problems.length === 0);
  return problems;
}

/** What is wrong with what is expected in the end. */
function wrong(expected: Record<string, unknown>): readonly string[] {
  return problems({ expect: expected });
}

describe('a word that the game does not have', () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      'an event',
      { expect: { noEvents: [{ type: 'roled' }] } },
      '"expect", "noEvents", entry 1: there is no event "roled" (did you mean "rolled"?); events are rolled',
    ],
    [
      'a field of an event',
      { expect: { noEvents: [{ type: 'rolled', fase: 1 }] } },
      '"expect", "noEvents", entry 1: "rolled" has no field "fase" (did you mean "face"?); fields are rule, overrides, seat, face',
    ],
    ['a field of no event', { until: { fase: 1 } }, '"until": no event has a field "fase"'],
    [
      'a value of another form',
      { expect: { events: [{ face: '6' }] } },
      '"expect", "events", entry 1, "face" is a number, not "6"',
    ],
    [
      'an operator',
      { expect: { noEvents: [{ face: { atleast: 6 } }] } },
      '"face" cannot be said with "atleast" (did you mean "atLeast"?)',
    ],
    [
      'a seat of an event',
      { expect: { events: [{ seat: 'Bob' }] } },
      'there is no seat "Bob"; seats are Lya (0), Bo (1)',
    ],
    [
      'what is counted',
      { expect: { counts: [{ event: { type: 'won' }, times: 0 }] } },
      '"expect", "counts", entry 1, "event": there is no event "won"',
    ],
    [
      'what is added up',
      { expect: { sums: [{ event: { type: 'rolled' }, field: 'rule', total: 0 }] } },
      '"expect", "sums", entry 1, "field"',
    ],
    [
      'a choice',
      { answers: [{ seat: 'Lya', about: 'trun', choose: 'roll' }] },
      'answer 1, "about": there is no choice "trun" (did you mean "turn"?)',
    ],
    [
      'an open choice',
      { answers: [{ expect: { choices: [{ seat: 'Lya', why: 'trun' }] } }] },
      'answer 1, "expect", "choices", entry 1, "why": there is no choice "trun"',
    ],
  ])('is refused with the place: %s', (_, changes, message) => {
    expect(() => problems(changes)).toThrow(message);
  });

  test('is told as a path that is not there', () => {
    expect(wrong({ state: { 'places.0': 12, 'plces.0': null } })).toEqual([
      'state plces.0: there is no "plces" here (did you mean "places"?); there is active, goal, places',
    ]);
    expect(wrong({ state: { 'places.2': null } })).toEqual([
      'state places.2: there is no entry "2" at places; there are 2, counted from 0',
    ]);
    expect(wrong({ view: { Bo: { 'active.x': 1 } } })).toEqual([
      'view of Bo active.x: there is no "x" at active, only 1',
    ]);
    expect(wrong({ outcome: { winner: 1 } })[0]).toMatch(/^outcome winner: there is no "winner"/);
  });

  test('is told from what only is not there any more', () => {
    const fleeting = {
      ...diceRace,
      position: undefined,
      next: (state: { active: number; places: readonly number[]; first?: number }) => {
        if (state.active === 0) state.first = 1;
        else delete state.first;
        return diceRace.next(state as never);
      },
    } as unknown as typeof diceRace;
    const play = (expected: unknown) =>
      runScenario(fleeting, scenario({ expect: { state: expected } })).problems;
    expect(play({ first: null })).toEqual([]);
    expect(play({ fist: null })).toHaveLength(1);
  });
});

describe('what is expected between two answers', () => {
  test('is compared at that moment, and events only of what the answer brought', () => {
    const answers = [
      { expect: { state: { places: [0, 0] }, choices: [{ seat: 'Lya', why: 'turn' }] } },
      { seat: 'Lya', choose: 'roll', expect: { state: { places: [6, 0] } } },
      { seat: 'Bo', choose: 'roll', expect: { noEvents: [{ seat: 'Lya' }], state: { active: 0 } } },
      { expect: { counts: [{ event: { type: 'rolled' }, times: 1 }] } },
      { seat: 'Lya', choose: 'roll' },
    ];
    expect(fiveWays(told, scenario({ answers }))).toEqual([]);
    const stale = { seat: 'Bo', choose: 'roll', expect: { events: [{ seat: 'Lya' }] } };
    expect(problems({ answers: [answers[1], stale, answers[4]] })).toEqual([
      'answer 2 (Bo: "roll"): event {"seat":"Lya"} did not happen now, but earlier; after the ones before came: rolled',
    ]);
    const late = [...answers.slice(0, 3), { expect: { state: { 'places.1': 4 } } }, answers[4]];
    expect(problems({ answers: late })).toEqual([
      'answer 4 (a stop): state places.1 is 5, expected 4',
    ]);
  });

  test('comes after a stop at an event, which looks at nothing older than the last answer', () => {
    const answers = [
      { seat: 'Lya', choose: 'roll' },
      { until: { type: 'rolled', seat: 'Bo' }, expect: { state: { places: [6, 5] } } },
      { until: { face: 6 }, expect: { state: { places: [12, 5] } } },
    ];
    expect(fiveWays(told, scenario({ answers }))).toEqual([]);
    const never = [...answers, { until: { seat: 'Bo', face: 5 } }];
    expect(problems({ answers: never, rolls: [6, 5, 6, 4] })).toEqual([
      'while answer 4, "until" was waited for, Lya "turn" took its default "roll": no roll is left for "advance" (a "seed" would provide what does not matter); used before: 1. 6 for "advance", 2. 5 for "advance", 3. 6 for "advance", 4. 4 for "advance"',
    ]);
  });

  test('until looks only at what comes after the last answer', () => {
    const { asked } = runScenario(told, scenario({ rolls: [6, 5, 6, 1, 6], until: { face: 6 } }));
    expect(asked).toHaveLength(3);
    const later = scenario({ rolls: [6, 5, 4, 1, 6], until: { face: 6 } });
    expect(runScenario(told, later).problems).toEqual([]);
    expect(runScenario(told, later).asked).toHaveLength(5);
  });
});

describe('a listed answer', () => {
  test('that never comes is named with the place', () => {
    const answers = [
      { seat: 'Bo', choose: 'roll' },
      { seat: 'bo', about: 'rest', choose: 'roll' },
    ];
    expect(problems({ answers, rolls: [6, 5], otherwise: 'default' })).toEqual([
      'while answer 2 (bo about "rest": "roll") waited, Lya "turn" took its default "roll": no roll is left for "advance" (a "seed" would provide what does not matter); used before: 1. 6 for "advance", 2. 5 for "advance"',
    ]);
    expect(problems({ answers, rolls: [], seed: 'x', otherwise: 'default' })[0]).toMatch(
      /^answer 2 \(bo about "rest": "roll"\): the match was over first; the last question, \d+, was /,
    );
  });

  test('is told with the rolls that it used', () => {
    const rolls = [{ purpose: 'advance', result: 6 }, 5, 1];
    expect(runScenario(told, scenario({ rolls })).rolls).toEqual([
      { roll: 1, purpose: 'advance', seq: 1 },
      { roll: 2, purpose: 'advance', seq: 2 },
      { roll: 3, purpose: 'advance', seq: 3 },
    ]);
  });

  test('that is refused is shown among the questions, and may be out of turn or too late', () => {
    const answers = [
      { seat: 'Lya', choose: 'fly', refused: 'unknown-option' },
      { seat: 'Bo', choose: 'roll', refused: 'not-your-choice' },
      { seat: 'Lya', choose: 'roll' },
      { seat: 'Bo', choose: 'roll', refused: 'over' },
    ];
    const { problems: none, asked } = runScenario(
      told,
      scenario({ answers, options: { goal: 6 }, rolls: [6] }),
    );
    expect(none).toEqual([]);
    expect(asked).toMatchObject([
      { entry: 1, seq: 0, answer: 'fly', refused: { code: 'unknown-option' } },
      { entry: 3, seq: 0, answer: 'roll' },
    ]);
  });

  test('says what it must be offered', () => {
    const offered = (wanted: unknown) =>
      problems({ answers: [{ seat: 'Lya', choose: 'rest', offered: wanted }], rolls: [] });
    expect(offered(['rest'])).toEqual([]);
    expect(offered({ exactly: ['rest', 'roll'], not: ['fly'] })).toEqual([]);
    expect(offered({ exactly: ['rest'] })).toEqual([
      'answer 1 (Lya: "rest"): Lya "turn" offers "roll" as well',
    ]);
    expect(offered(['fly'])[0]).toMatch(/does not offer "fly": "fly" is not among the options/);
    expect(offered({ not: ['roll'] })[0]).toMatch(/offers "roll"$/);
    expect(offered({ not: ['rol'] })[0]).toMatch(/offers "roll", and nobody knows "rol"$/);
    expect(offered({ closed: ['roll'] })[0]).toMatch(/offers "roll"$/);
  });
});

describe('what is expected of choices', () => {
  const open = (choices: unknown, over = false) =>
    problems({
      options: { goal: over ? 6 : 100 },
      rolls: over ? [6] : [],
      answers: over ? [{ seat: 'Lya', choose: 'roll' }] : [],
      expect: { choices },
    });

  test('these and no others, or nobody', () => {
    expect(open({ exactly: [{ seat: 'Lya', why: 'turn' }] })).toEqual([]);
    expect(open({ exactly: [] })).toEqual(['Lya "turn" is open as well']);
    expect(open({ exactly: [] }, true)).toEqual([]);
    const twice = { seat: 'Lya', why: 'turn' };
    expect(open({ exactly: [twice, twice] })).toEqual([
      'no choice "turn" is open for Lya; open: Lya "turn"',
    ]);
  });

  test('what stands apart, such as conceding, need not be named', () => {
    const conceding = {
      ...diceRace,
      steps: {
        *turn(): Flow<void> {
          yield* askOne({
            kind: 'one',
            seat: 0,
            why: { key: 'turn' },
            options: [{ id: 'roll' }, { id: 'rest' }, { id: 'concede', aside: true }],
          });
        },
      },
    } as unknown as typeof diceRace;
    const choices = [{ seat: 'Lya', why: 'turn', options: { exactly: ['roll', 'rest'] } }];
    const alone = scenario({ rolls: [], answers: [], expect: { choices } });
    expect(runScenario(conceding, alone).problems).toEqual([]);
  });

  test('with what they offer', () => {
    const choice = { seat: 'Lya', why: 'turn' };
    expect(open([{ ...choice, options: { exactly: ['roll', 'rest'] } }])).toEqual([]);
    expect(open([{ ...choice, options: { not: ['roll'] } }])).toEqual(['Lya "turn" offers "roll"']);
    expect(open([{ ...choice, min: 1 }])).toEqual([
      'Lya "turn" is a choice of one and has no least and most',
    ]);
  });
});

describe('what is expected of events', () => {
  test('how often they came, and what they add up to', () => {
    const sixes = { type: 'rolled', face: 6 };
    const lya = { type: 'rolled', seat: 'lya' };
    expect(
      wrong({
        counts: [
          { event: sixes, times: 2 },
          { event: { face: { atLeast: 5 } }, times: { atLeast: 3, atMost: 3 } },
        ],
        sums: [{ event: lya, field: 'face', total: 12 }],
      }),
    ).toEqual([]);
    expect(wrong({ counts: [{ event: sixes, times: 1 }] })).toEqual([
      'event {"type":"rolled","face":6} happened 2 times, expected 1',
    ]);
    expect(wrong({ sums: [{ event: lya, field: 'face', total: { atMost: 11 } }] })).toEqual([
      '"face" of the events {"type":"rolled","seat":"lya"} is 12 in all (6 + 6), expected {"atMost":11}',
    ]);
  });

  test('secret parts are seen, as they are printed', () => {
    type Talking = { emit: (event: object) => void };
    const turn = diceRace.steps.turn as unknown as (table: Talking) => Flow<void>;
    function* veiled(table: Talking): Flow<void> {
      const { emit } = table;
      const secret = [{ seats: [0], data: { face: 6 } }];
      table.emit = (event) => emit.call(table, { ...event, face: 0, secret });
      yield* turn(table);
      table.emit = emit;
    }
    const secretive = { ...diceRace, steps: { turn: veiled } } as unknown as typeof diceRace;
    const expected = { events: [{ face: 6 }], noEvents: [{ face: 0 }] };
    const { problems } = runScenario(secretive, scenario({ expect: expected }));
    expect(problems).toEqual([]);
  });
});

describe('"contains"', () => {
  test('is said of lists, objects and texts', () => {
    expect(
      wrong({
        state: { places: { contains: [5] }, 'places.0': { atLeast: 12 } },
        events: [{ rule: { contains: 'ROLL' } }],
      }),
    ).toEqual([]);
    expect(wrong({ state: { places: { contains: [5, 5] } } })).toEqual([
      'state places is [12,5], expected something that has {"contains":[5,5]}',
    ]);
  });
});

describe('a part of the position in the words of given', () => {
  test('holds where what it names is so, whatever else there is', () => {
    expect(wrong({ position: { runners: [{ name: 'boar', place: 5 }] } })).toEqual([]);
    expect(wrong({ position: { active: 'boar', runners: [{ place: 12 }] } })).toEqual([]);
    expect(wrong({ position: { runners: [{ name: 'boar', place: { atLeast: 5 } }] } })).toEqual([]);
  });

  test('holds in other words, and where nothing is written because it is as at set-up', () => {
    expect(wrong({ position: { active: 'BOAR', runners: [{ name: 'Lynx' }] } })).toEqual([]);
    const rested = { rolls: [5], answers: [{ seat: 0, choose: 'rest' }, BASE.answers[1]] };
    expect(
      problems({
        ...rested,
        expect: { position: { active: 'lynx', runners: [{ name: 'lynx', place: 0 }] } },
      }),
    ).toEqual([]);
  });

  test('holds for usual values in the middle of a step, when the position cannot be laid out', () => {
    const stuck = {
      ...diceRace,
      given(state: { active: number }, position: Readonly<Record<string, unknown>>) {
        const { active, places } = readRecord(position, '', ['active', 'places']) ?? {};
        if (places !== undefined) throw new GivenError('given.places goes between two steps only');
        state.active = Number(active ?? 0);
      },
      position: ({ active, places }: { active: number; places: readonly number[] }) => ({
        places,
        ...(active === 0 ? {} : { active }),
      }),
    } as typeof diceRace;
    const play = (position: unknown) =>
      runScenario(stuck, scenario({ rolls: [], answers: [], expect: { position } })).problems;
    expect(play({ places: [0, 0], active: 0 })).toEqual([]);
    expect(play({ active: 1 })).toEqual(['position active is as at set-up, expected 1']);
    expect(play({ activ: 1 })[0]).toMatch(
      /given.activ is not known here \(did you mean "active"\?\)/,
    );
  });

  test('holds by names alone where they stand in an object', () => {
    const named = {
      ...diceRace,
      given: () => {
        throw new GivenError('this is laid out by nobody');
      },
      position: () => ({ runners: { lynx: { place: 12 }, boar: {} } }),
    } as unknown as typeof diceRace;
    const play = (runners: unknown) =>
      runScenario(named, scenario({ expect: { position: { runners } } })).problems;
    expect(play(['boar'])).toEqual([]);
    expect(play({ exactly: ['boar', 'lynx'] })).toEqual([]);
    expect(play({ exactly: ['boar'] })).toEqual([
      expect.stringMatching(/expected exactly \["boar"\]$/),
    ]);
    expect(play({ lynx: { place: 12 } })).toEqual([]);
    expect(play({ lynx: { place: { atLeast: 13 } } })).toHaveLength(1);
  });

  test('is said to fail with its place', () => {
    expect(wrong({ position: { runners: [{ name: 'boar', place: 4 }], active: 'lynx' } })).toEqual([
      'position runners.1.place is 5, expected 4',
      'position active is "boar", expected "lynx"',
    ]);
    expect(wrong({ position: { runners: [{ name: 'boar', plase: 5 }] } })).toEqual([
      'position runners.1.plase is as at set-up, expected 5 (given.runners.1.plase is not known here (did you mean "place"?); known are name, place)',
    ]);
    expect(wrong({ position: { runner: [] } })).toEqual([
      'position runner is as at set-up, expected [] (given.runner is not known here (did you mean "runners"?); known are runners, active)',
    ]);
    expect(wrong({ position: { runners: { exactly: [{ name: 'boar' }] } } })).toEqual([
      expect.stringMatching(/^position runners is .*, expected exactly \[/),
    ]);
  });
});
