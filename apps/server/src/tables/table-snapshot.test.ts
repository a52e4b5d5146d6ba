import { type Game, SPECTATOR } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { loadGame } from '@tablewright/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { bot, type Deed, HOST, open, pastOf, person, TestTable } from '../../test/live-table.ts';
import { toy } from '../../test/toy.ts';
import type { KeptEntry } from './entry.ts';
import type { LiveTable } from './live-table.ts';
import { fromStored, toStored } from './stored-snapshot.ts';
import { TimeSlices } from './time-slices.ts';

type Chance = ReturnType<typeof seededSource>;

/** Chapters so short that a match of a test has many. */
const SHORT = { answers: 3, entries: 9 };
const slices = new TimeSlices();

/** The table as another process opens it from a snapshot; nothing if none can be taken now. */
async function reopened(table: LiveTable): Promise<LiveTable | undefined> {
  const taken = table.snapshot(SHORT);
  if (taken === undefined) return undefined;
  const { chapters, ...stored } = await toStored(taken);
  const bodies = new Map(taken.chapters.map(({ name, body }) => [name, body]));
  const whole = chapters.map(({ name }) => ({ name, body: bodies.get(name) }));
  const again = await fromStored(table.record, table.game, { ...stored, chapters: whole }, slices);
  if (again === undefined) throw new Error('the snapshot does not fit');
  return again;
}

/** Everything that anybody may ever be told by this table. */
function tellings(table: LiveTable, log: readonly KeptEntry[], random: Chance): unknown {
  const now = table.at + 1_000;
  const { match, seats, seq } = table;
  const sinces = [-1, 0, 1, seq, ...[1, 2, 3].map(() => random.index(seq + 1, 'since'))];
  const moments = [0, match?.seq ?? 0, random.index((match?.seq ?? 0) + 1, 'moment')];
  return JSON.parse(
    JSON.stringify([
      table.face(now, () => false),
      [seq, table.at, table.faceVersion, table.status, table.awaited, table.turnsBegun],
      [table.due, table.deadline, table.nudgeDue, table.botsTurn],
      [SPECTATOR, ...seats.keys()].map((observer) => [
        table.lockOf(observer),
        table.turnOf(observer),
        table.timeLeft(observer, now),
        sinces.map((since) => table.updateFor(observer, since, now)),
        moments.map((answers) => pastOf(table, observer, answers)),
      ]),
      log.map(({ entry }) => {
        const [, seat = '0', id = ''] = /^(-?\d+)\/(.*)$/.exec(entry.id ?? '') ?? [];
        return table.seqOf(Number(seat), id);
      }),
      [match?.toFile({ withSecret: true }), match?.log, match?.draws, match?.events],
    ]),
  );
}

/** Something that may happen at a table, or be refused there. */
function happen(at: TestTable, random: Chance): void {
  const seat = random.index(at.live.seats.length, 'seat');
  const { match } = at.live;
  const { question } = at.live.face(at.now, () => false);
  at.now += random.index(5_000, 'time');
  const deeds: readonly (() => void)[] = [
    () => at.say(seat, { kind: 'manage', chat: random.index(2, 'chat') === 1 }, { guest: HOST }),
    () => at.say(seat, { kind: 'replace', seat, policy: 'heuristic' }),
    () => at.say(seat, { kind: 'return' }),
    () => at.sit(seat, `Guest ${at.now}`, { handed: true }),
    () => at.lock(seat),
    () => {
      const { undo } = at.update(seat);
      if (undo?.kind === 'free' || undo?.kind === 'consent') {
        at.say(seat, { kind: 'undo', to: undo.to });
      }
    },
    () => {
      if (question === undefined) return;
      const agree = random.index(4, 'agree') > 0;
      for (const from of question.from) {
        at.say(from, { kind: 'consent', question: question.seq, agree });
      }
    },
    () => {
      if (question !== undefined)
        at.say(question.seat, { kind: 'withdraw', question: question.seq });
    },
    () => at.keep(at.live.nudge(seat, at.now)),
  ];
  if (random.index(4, 'what') === 0) {
    deeds[random.index(deeds.length, 'deed')]?.();
    return;
  }
  const slot = random.index(match?.choices.length || 1, 'slot');
  const choice = match?.choices[slot];
  if (choice === undefined) return;
  const how = at.live.seats[choice.seat]?.kind === 'bot' ? 'bot' : undefined;
  if (how !== undefined || random.index(6, 'clock') === 0) {
    const view = at.live.match?.seatView(choice.seat).choices.find((one) => one.slot === slot);
    if (view !== undefined) {
      const answer = view.fallback;
      at.keep(at.live.answerFor(choice.seat, slot, answer, how ?? 'clock', at.now));
    }
    return;
  }
  const named = at.choices(choice.seat).find((one) => one.slot === slot);
  if (named === undefined) return;
  const options = named.options.filter(({ aside }) => aside !== true && named.kind === 'one');
  const answer = options[random.index(options.length || 1, 'option')]?.id ?? named.fallback;
  at.say(choice.seat, { kind: 'answer', choice: named.name, answer } as Deed);
}

/**
 * Lets things happen at a table, and follows its log at another that is opened from snapshots again
 * and again; whenever it was, both tell everybody the same as one that has played all of the log.
 */
async function expectSame(at: TestTable, random: Chance, entries: number): Promise<number> {
  let other: LiveTable | undefined;
  let opened = 0;
  let heard = at.log.length;
  while (at.log.length < entries && at.live.status !== 'finished') {
    happen(at, random);
    for (const entry of at.log.slice(heard)) other?.follow(JSON.parse(JSON.stringify(entry)));
    heard = at.log.length;
    // Often from its own last snapshot, so that one follows from another.
    if (random.index(5, 'open') > 0) continue;
    const source = other !== undefined && random.index(3, 'source') > 0 ? other : at.live;
    const again = await reopened(source);
    if (again === undefined) continue;
    other = again;
    opened += 1;
    expect(tellings(other, at.log, seededSource(`${opened}`))).toEqual(
      tellings(at.replayed(), at.log, seededSource(`${opened}`)),
    );
  }
  if (other !== undefined) {
    const all = tellings(at.live, at.log, seededSource('end'));
    expect(tellings(other, at.log, seededSource('end'))).toEqual(all);
  }
  return opened;
}

describe('a table opened from a snapshot is the table that its log is', () => {
  const paces = [
    { kind: 'none' },
    { kind: 'live', bank: 3_600, increment: 5 },
    { kind: 'days', days: 2 },
  ] as const;

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('of the toy, %i', async (seed) => {
    const random = seededSource(`toy/${seed}`);
    const phases = ['pick', 'secret', 'plan', 'shared', 'beside', 'dice', 'amount', 'text'];
    const drawn = Array.from({ length: 30 }, () => phases[random.index(8, 'phase')] ?? 'pick');
    const pace = paces[seed % 3] ?? paces[0];
    const at = new TestTable([person('Lya'), open, bot('Ines')], { phases: drawn, pace });
    at.sit(1, 'Tom');
    expect(await expectSame(at, random, 150)).toBeGreaterThan(0);
  });

  describe.each(['bingo-deathmatch', 'bingo-adventure', 'kazzam'])('of %s', (id) => {
    let game: Game;
    beforeAll(async () => {
      game = await loadGame(id);
    });

    test.each([0, 1])('%i', async (seed) => {
      const random = seededSource(`${id}/${seed}`);
      const at = new TestTable([person('Lya'), person('Tom')], {}, game);
      expect(await expectSame(at, random, 60)).toBeGreaterThan(0);
    });
  });
});

test('a snapshot is taken of a match only, in the midst of a step as well', async () => {
  const at = new TestTable([person('Lya'), open], { phases: ['secret', 'pick'] });
  expect(at.live.snapshot()).toBeUndefined();
  at.sit(1, 'Tom');
  expect(at.live.snapshot()?.seq).toBe(2);
  at.answer(0, 'red');
  const { match } = at.live;
  expect(match?.checkpoints.at(-1)?.seq).not.toBe(match?.seq);
  const again = await reopened(at.live);
  expect([again?.seq, again?.match?.log]).toEqual([3, match?.log]);
  expect(again?.match?.seatView(0)).toEqual(match?.seatView(0));
});

describe('a snapshot is void', () => {
  const at = () => {
    const table = new TestTable([person('Lya'), person('Tom')], {
      phases: ['pick', 'pick', 'dice'],
    });
    table.answer(0, 'red');
    return table.live;
  };
  const openedWith = async (live: LiveTable, change: (head: Record<string, unknown>) => void) => {
    const taken = live.snapshot(SHORT);
    if (taken === undefined) throw new Error('no snapshot');
    const head = JSON.parse(taken.head) as Record<string, unknown>;
    change(head);
    const stored = await toStored({ ...taken, head: JSON.stringify(head) });
    return fromStored(live.record, toy, stored, slices);
  };

  test('of another form, as another version of the server wrote it', async () => {
    expect(await openedWith(at(), (head) => (head.form = 0))).toBeUndefined();
  });

  test.each<[string, (head: Record<string, unknown>) => void]>([
    ['of another entry', (head) => (head.seq = 1)],
    [
      'with another state',
      (head) => ((head.open as { log: { hash: string }[] }).log[0] = { hash: 'other' }),
    ],
    ['without a part', (head) => ((head.open as { answersAt: number[] }).answersAt.length = 0)],
  ])('%s', async (_, change) => {
    expect(await openedWith(at(), () => {})).toBeDefined();
    await expect(openedWith(at(), change)).rejects.toThrow();
  });

  test('that was cut off, or lacks a chapter', async () => {
    const taken = at().snapshot({ answers: 1, entries: 1 });
    if (taken === undefined) throw new Error('no snapshot');
    const stored = await toStored(taken);
    const { record } = at();
    expect(await fromStored(record, toy, stored, slices)).toBeDefined();
    const head = stored.head.slice(0, 40);
    await expect(fromStored(record, toy, { ...stored, head }, slices)).rejects.toThrow();
    const chapters = stored.chapters.map(({ name }) => ({ name }));
    await expect(fromStored(record, toy, { ...stored, chapters }, slices)).rejects.toThrow(
      'is missing',
    );
  });
});

test('the form of a snapshot: if it changes, SNAPSHOT_FORM rises', () => {
  const pace = { kind: 'days', days: 1 } as const;
  const at = new TestTable([person('Lya'), person('Tom')], { phases: ['dice', 'dice'], pace });
  at.answer(0, 'roll');
  at.do(1, { kind: 'replace', seat: 0, policy: 'heuristic' });
  const head = JSON.parse(at.live.snapshot()?.head ?? '') as Record<string, unknown>;
  expect(formOf(head)).toMatchInlineSnapshot(`
    {
      "at": "number",
      "begun": {
        "chain": "number",
        "contributions": [
          "string",
        ],
        "seats": [
          {
            "name": "string",
            "player": "string",
          },
        ],
        "settings": {},
        "told": "string",
      },
      "chat": "boolean",
      "closed": "boolean",
      "consent": {},
      "faceVersion": "number",
      "form": "number",
      "listed": "boolean",
      "locks": [],
      "names": [
        "string",
      ],
      "open": {
        "answersAt": [
          "number",
        ],
        "checkpoints": [
          {
            "draws": "number",
            "events": "number",
            "random": {
              "chain": "string",
              "counts": [
                [
                  "string",
                ],
              ],
            },
            "seq": "number",
            "state": {
              "phases": [
                "string",
              ],
              "said": [],
              "secrets": [
                "number",
              ],
              "turn": "number",
            },
          },
        ],
        "decidedFor": [],
        "draws": [
          {
            "count": "number",
            "index": "number",
            "kind": "string",
            "purpose": "string",
            "seq": "number",
            "who": "number",
          },
        ],
        "events": [
          {
            "event": {
              "rule": "string",
              "said": "string",
              "type": "string",
            },
            "seq": "number",
          },
        ],
        "last": "number",
        "log": [
          {
            "answer": "string",
            "hash": "string",
            "irrevocable": "boolean",
            "irrevocableFor": [],
            "seat": "number",
            "secret": "boolean",
            "told": "string",
            "why": "string",
          },
        ],
        "requests": [
          [
            "string",
          ],
        ],
        "since": "number",
        "thought": [
          [
            "number",
          ],
        ],
      },
      "seats": [
        {
          "entropy": "string",
          "host": "boolean",
          "kept": "boolean",
          "kind": "string",
          "left": "boolean",
          "mark": "number",
          "name": "string",
          "policy": "string",
        },
      ],
      "seq": "number",
      "times": [
        {
          "before": "number",
          "left": "number",
          "nudged": "boolean",
        },
      ],
      "turns": {
        "begun": [],
        "since": [
          [
            "number",
          ],
        ],
      },
    }
  `);
});

/** The fields of plain data, without what stands in them. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(formOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, formOf(item)]));
}
