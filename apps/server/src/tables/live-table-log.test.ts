import { type Seat, SPECTATOR } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { bot, Hearer, HOST, must, OPENED, open, person, TestTable } from '../../test/live-table.ts';
import { BrokenLog } from './broken-log.ts';
import type { KeptEntry } from './entry.ts';
import { LiveTable } from './live-table.ts';

const OBSERVERS = [SPECTATOR, 0, 1, 2] as const;
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** A table at which three sit at last, who answer, take back, agree, leave and come back at random. */
function* randomTable(seed: string): Generator<TestTable, TestTable> {
  const random = seededSource(seed);
  const pick = <V>(list: readonly V[]): V => list[random.index(list.length, 'test')] as V;
  const table = new TestTable([person('Lya'), open, bot('Ines')], {
    phases: [
      'secret',
      'dice',
      'plan',
      'pick',
      'shared',
      'plan',
      'amount',
      'secret',
      'text',
      'dice',
    ],
    ...(random.index(2, 'pace') === 0 ? {} : { pace: { kind: 'live', bank: 600, increment: 1 } }),
  });
  yield table;
  must(table.sit(1, 'Tom'));
  yield table;
  const answerOne = (): void => {
    const deciding = [...table.live.deciding].filter((seat) => table.choices(seat).length > 0);
    const seat = pick(deciding);
    const choice = pick(table.choices(seat));
    const usual = choice.options.filter(({ aside }) => aside !== true);
    const answer = choice.kind === 'one' ? pick(usual).id : (choice.fallback as string | number);
    if (table.live.seats[seat]?.kind === 'bot') {
      must(table.keep(table.live.answerFor(seat, choice.slot, answer, 'bot', table.now)));
    } else table.do(seat, { kind: 'answer', choice: choice.name, answer });
  };
  const takeBack = (): void => {
    const seat = random.index(2, 'seat');
    const { undo } = table.update(seat);
    if (undo !== undefined && undo.kind !== 'nothing') {
      table.try(seat, { kind: 'undo', to: undo.to });
    }
  };
  const consent = (): void => {
    const { question } = table.live.face(table.now, () => false);
    if (question === undefined) return;
    const agree = random.index(3, 'agree') > 0;
    for (const seat of question.from)
      table.try(seat, { kind: 'consent', question: question.seq, agree });
  };
  const other = (): void => {
    const seat: Seat = random.index(2, 'seat');
    const deed = pick([
      { kind: 'replace', seat, policy: 'random' },
      { kind: 'replace', seat: 1 - seat, policy: 'random' },
      { kind: 'return' },
      { kind: 'manage', chat: random.index(2, 'chat') === 0 },
    ] as const);
    table.try(seat, deed, { guest: HOST });
  };
  while (table.live.status === 'playing' && table.live.seq < 70) {
    table.now += random.index(2_000, 'time');
    const what = random.index(10, 'what');
    const before = table.live.seq;
    if (what < 6) answerOne();
    else if (what < 8) takeBack();
    else if (what < 9) consent();
    else other();
    if (table.live.seq > before) yield table;
  }
  return table;
}

describe.each(SEEDS)('a table at random, "%s"', (seed) => {
  test('who knew it at any moment and hears one update knows what a newcomer knows', () => {
    const known = new Map(OBSERVERS.map((observer) => [observer, [] as Hearer[]]));
    let updates = 0;
    let kept = 0;
    for (const table of randomTable(seed)) {
      for (const [observer, moments] of known) {
        const told = table.live.updateFor(observer, -1, table.now);
        const fresh = told === undefined ? new Hearer() : Hearer.of(told);
        const whole = JSON.stringify([fresh.events, fresh.answeredBy]);
        moments[table.live.seq] = fresh;
        for (let since = 0; since <= table.live.seq; since += 1) {
          const hearer = (moments[since] ?? new Hearer()).copy();
          const update = table.live.updateFor(observer, since, table.now);
          if (update === undefined) continue;
          hearer.hear(update);
          const heard = JSON.stringify([hearer.events, hearer.answeredBy]);
          if (heard !== whole) expect([since, heard]).toEqual([since, whole]);
          expect(update.answers).toBe(fresh.answeredBy.length);
          updates += 1;
          if (update.keep > 0) kept += 1;
        }
      }
    }
    // The law would also hold of a table that tells everything anew each time.
    expect(kept).toBeGreaterThan(updates / 4);
  });

  test('who hears every update as it comes knows what a newcomer knows', () => {
    const hearers = new Map(OBSERVERS.map((observer) => [observer, new Hearer()]));
    for (const table of randomTable(seed)) {
      for (const [observer, hearer] of hearers) {
        const update = table.live.updateFor(observer, hearer.seq, table.now);
        if (update === undefined) continue;
        hearer.hear(update);
        expect(hearer).toEqual(Hearer.of(table.update(observer)));
      }
    }
  });

  test('read from its log it is the same to everybody: updates, names, faces, locks', () => {
    for (const table of randomTable(seed)) {
      const again = table.replayed();
      for (const observer of OBSERVERS) {
        for (const since of [-1, Math.floor(table.live.seq / 2)]) {
          const [one, other] = [table.live, again].map((live) =>
            JSON.stringify(live.updateFor(observer, since, table.now + 5)),
          );
          if (one !== other) expect(other).toEqual(one);
        }
        expect(again.lockOf(observer)).toBe(table.live.lockOf(observer));
      }
      const [one, other] = [table.live, again].map((live) => live.face(table.now, () => false));
      expect(other).toEqual(one);
      const facts = ({ seq, at, faceVersion, status, awaited, deadline, botsTurn }: LiveTable) => ({
        ...{ seq, at, faceVersion, status, awaited, deadline, botsTurn },
      });
      expect(facts(again)).toEqual(facts(table.live));
    }
  });

  test('the name of a choice is asked without a break, and never again', () => {
    const gone = new Set<string>();
    let before = new Set<string>();
    for (const table of randomTable(seed)) {
      if (table.live.match === undefined) continue;
      const now = new Set([0, 1, 2].flatMap((seat) => table.choices(seat).map(({ name }) => name)));
      for (const name of before) if (!now.has(name)) gone.add(name);
      expect([...now].filter((name) => gone.has(name))).toEqual([]);
      expect([...now].every((name) => /^\d+\.\d+$/.test(name))).toBe(true);
      before = now;
    }
    expect(gone.size).toBeGreaterThan(10);
  });

  test('neither faces nor updates hold the secret of its dice', () => {
    for (const table of randomTable(seed)) {
      const told = [
        table.live.face(table.now, () => true),
        ...OBSERVERS.map((observer) => table.live.updateFor(observer, -1, table.now)),
      ];
      expect(JSON.stringify(told)).not.toContain(table.live.record.secret);
    }
  });

  test('a spectator and the others are told nothing of what a seat knows alone', () => {
    for (const table of randomTable(seed)) {
      if (table.live.match === undefined) continue;
      const { secrets } = table.live.match.state as { secrets: readonly number[] };
      for (const observer of OBSERVERS) {
        const { seen, events } = table.update(observer);
        expect((seen.view as { own: unknown }).own).toBe(secrets[observer] ?? 'hidden');
        const noted = events.flatMap(({ event }) =>
          event.type === 'noted' ? [(event as unknown as { seat: Seat }).seat] : [],
        );
        expect(noted.every((seat) => seat === observer)).toBe(true);
      }
    }
  });
});

test('the tables at random do all that can be done at tables', () => {
  const kinds = new Set<string>();
  for (const seed of SEEDS) {
    for (const table of randomTable(seed)) kinds.add(table.log.at(-1)?.entry.kind ?? '');
  }
  for (const kind of [
    'answer',
    'rewind',
    'ask',
    'agree',
    'decline',
    'replace',
    'return',
    'manage',
  ]) {
    expect(kinds).toContain(kind);
  }
});

test('who knows more than there is, or nothing, is told everything', () => {
  const table = new TestTable([person('Lya'), person('Tom')], { phases: ['pick', 'pick', 'pick'] });
  table.play([0, 'red'], [1, 'blue']);
  for (const since of [-1, 99]) {
    expect(table.update(0, since)).toMatchObject({ keep: -1, answeredBy: [0, 1] });
  }
});

test('who knows all is told nothing twice', () => {
  const table = new TestTable([person('Lya'), person('Tom')], { phases: ['pick', 'pick', 'pick'] });
  table.play([0, 'red'], [1, 'blue']);
  expect(table.update(0, 3)).toMatchObject({ seq: 3, keep: 2, events: [], answeredBy: [] });
});

test('after taking back and answering anew, what came before the moment is kept', () => {
  const table = new TestTable([person('Lya'), bot('Tom')], { phases: ['pick', 'pick', 'pick'] });
  table.answer(0, 'red');
  must(table.keep(table.live.answerFor(1, 0, 'blue', 'bot', table.now)));
  table.undo(0);
  table.answer(0, 'blue');
  const update = table.update(0, 3);
  expect(update).toMatchObject({ keep: 0, answers: 1, answeredBy: [0] });
  expect(update.events.map(({ event }) => (event as unknown as { said: string }).said)).toEqual([
    'blue',
  ]);
});

test('an update says which answers a seat did not give itself, until they are taken back', () => {
  const phases = ['pick', 'pick', 'pick', 'pick', 'pick'];
  const table = new TestTable([person('Lya'), bot('Bo')], { phases });
  const instead = (seat: number, how: 'bot' | 'clock') =>
    must(table.keep(table.live.answerFor(seat, 0, 'red', how, table.now)));
  table.answer(0, 'red');
  // A bot that is a seat's own decides for itself.
  instead(1, 'bot');
  expect(table.update(0)).not.toHaveProperty('decidedFor');
  instead(0, 'clock');
  instead(1, 'bot');
  table.do(0, { kind: 'replace', seat: 0, policy: 'random' });
  instead(0, 'bot');
  const both = [
    { answer: 3, by: 'clock' },
    { answer: 5, by: 'bot' },
  ];
  expect(table.update(1).decidedFor).toEqual(both);
  // Whoever knows four answers hears of the fifth only.
  expect(table.update(1, 6).decidedFor).toEqual(both.slice(1));
});

describe('a log that does not fit', () => {
  function logged(): TestTable {
    const table = new TestTable([person('Lya'), person('Tom')], {
      phases: ['pick', 'pick', 'pick'],
    });
    table.play([0, 'red'], [1, 'blue']);
    return table;
  }
  const changed = (table: TestTable, at: number, part: object): KeptEntry[] =>
    table.log.map((kept, i) =>
      i === at ? ({ ...kept, entry: { ...kept.entry, ...part } } as KeptEntry) : kept,
    );

  test('because a state is another than it was is broken, and says where', () => {
    const table = logged();
    const read = () => table.replayed(changed(table, 2, { hash: 'another' }));
    expect(read).toThrow(BrokenLog);
    expect(read).toThrow(/entry 3 of table table1234: the state is/);
  });

  test('because an entry is missing, or comes twice, is broken', () => {
    const table = logged();
    expect(() => table.replayed([table.log[0]!, table.log[2]!])).toThrow(/entry 3 .* after 1/);
    expect(() => table.replayed([...table.log, table.log[2]!])).toThrow(BrokenLog);
  });

  test.each([
    ['an answer that is not among the options', { answer: 'green' }],
    ['an answer of the wrong seat', { seat: 0 }],
    ['an answer to a choice that is not open', { slot: 3 }],
    ['an answer at which the rules break', { answer: 'crash' }],
  ])('because of %s is broken', (_, part) => {
    const table = logged();
    expect(() => table.replayed(changed(table, 2, part))).toThrow(BrokenLog);
  });

  test('because somebody answers before the match is broken', () => {
    const table = new TestTable([person('Lya'), open]);
    const entry = { kind: 'answer', seat: 0, answer: 'red', hash: 'x' } as const;
    expect(() => table.live.follow({ seq: 2, at: OPENED, entry })).toThrow(/has not begun/);
  });

  test('because of a seat that is not there is broken', () => {
    const table = new TestTable([person('Lya'), open]);
    const sit = { kind: 'sit', seat: 5, name: 'Tom', mark: 1, entropy: '11' } as const;
    expect(() => table.live.follow({ seq: 2, at: OPENED, entry: sit })).toThrow(BrokenLog);
  });

  test('because the settings are none of the game is broken', () => {
    const { live } = new TestTable([person('Lya'), open]);
    const record = { ...live.record, options: { phases: ['dance'] } };
    const entry = { kind: 'open', seats: [person('Lya')], listed: false } as const;
    const read = () => new LiveTable(record, live.game).follow({ seq: 1, at: OPENED, entry });
    expect(read).toThrow(BrokenLog);
    expect(read).toThrow(/phases/);
  });
});

test('time never runs backwards at a table', () => {
  const table = new TestTable([person('Lya'), open, open]);
  table.now = OPENED + 5_000;
  table.do(0, { kind: 'dress', mark: 4 });
  table.now = OPENED;
  table.do(0, { kind: 'dress', mark: 5 });
  expect(table.log.map(({ at }) => at - OPENED)).toEqual([0, 5_001, 5_001]);
});
