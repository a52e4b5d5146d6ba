import { type Seat, SPECTATOR } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { FakeLine } from '../../test/fake-line.ts';
import { FakeTable } from '../../test/fake-table.ts';
import { type FeintView, feints } from '../../test/feints.ts';
import { beside, sit } from '../../test/seated.ts';
import { MatchSession } from './match-session.ts';
import type { OnlineSession } from './online-session.ts';

const sees = (session: OnlineSession) => session.snapshot().seen.view as FeintView;

/** What a random source is asked here. */
interface Chance {
  index(count: number, purpose: string): number;
}

/** Things happen that may be taken back; later ones stay, so that the match ends. */
const RESTLESS = 60;

/** Lets things happen until the match is over: mostly answers of anybody, at times a way back. */
function playOut(table: FakeTable, seed: string, each: (chance: Chance) => void = () => {}): void {
  const { match } = table;
  const chance = seededSource(seed);
  for (let count = 0; !match.over; count += 1) {
    if (count < RESTLESS && match.seq > 0 && chance.index(4, 'back') === 0) {
      table.rewind(match.seq - 1 - chance.index(Math.min(4, match.seq), 'by'));
    } else {
      const open = chance.index(match.choices.length, 'slot');
      const choice = match.choices[open];
      if (choice?.kind !== 'one') throw new Error('feints asks for one option');
      const { options } = choice;
      table.answer(choice.seat, options[chance.index(options.length, 'answer')]?.id, open);
    }
    each(chance);
  }
}

const SEEDS = ['north', 'east', 'south', 'west'];

describe.each(SEEDS)('in a match that goes its ways (%s)', (seed) => {
  test('a line that breaks anywhere and stands again ends where one that held does', () => {
    for (const observer of [0, 1, SPECTATOR]) {
      const table = new FakeTable(feints as never, ['person', 'person', 'bot']);
      const held = new FakeLine(table, observer).connect();
      playOut(table, seed, (chance) => {
        const line = new FakeLine(table, observer);
        const before = chance.index(held.heard.length, 'broken after');
        for (const message of held.heard.slice(0, before)) line.session.hear(message);
        line.connect();
        expect(line.session.snapshot()).toEqual(held.session.snapshot());
        expect(line.resyncs).toBe(0);
        table.lines.delete(line);
      });
      expect(held.session.snapshot().over).toBe(true);
    }
  });

  test('it shows what a match in the page shows to the same person', () => {
    const { table, look } = sit('person', 'bot', 'bot');
    playOut(table, seed, () => {
      const local = new MatchSession(table.match.fork(), {
        bots: () => new Promise(() => {}),
        later: () => {},
      });
      const { online: _, undo, ...online } = look();
      const { online: __, undo: undoHere, ...here } = local.snapshot();
      expect(online).toEqual(here);
      // What is over on a server stays over.
      expect(undo).toEqual(table.match.over ? undefined : undoHere);
    });
  });
});

test('a line that has not stood yet is on its way, one that has stood is lost', () => {
  const table = new FakeTable(feints as never, ['person', 'person']);
  const line = new FakeLine(table, 0);
  const connection = () => beside(line.session.snapshot()).connection;
  expect(connection()).toBe('connecting');
  line.lose();
  expect(connection()).toBe('connecting');
  line.connect();
  expect(connection()).toBe('connected');
  line.lose();
  expect(connection()).toBe('reconnecting');
});

test('messages that come twice or late change nothing, not even the object', () => {
  const { table, line, session, look } = sit('person', 'person');
  table.answer(0);
  table.answer(1);
  const before = look();
  for (const message of [...line.heard, ...line.heard.toReversed()]) session.hear(message);
  session.hear({ type: 'alive', at: 1 });
  expect(look()).toBe(before);
});

test('an update with something missing before it is not taken in: all is told anew', () => {
  const { table, line, session, look } = sit('person', 'person');
  line.held = [];
  table.answer(0);
  const [lost] = line.held;
  line.held = [];
  table.answer(1);
  const before = look();
  line.deliver();
  expect(line.resyncs).toBe(1);
  expect(look().seen).toEqual(before.seen);
  expect(session.since).toBe(-1);
  // What was missing comes late, and does not help any more.
  if (lost !== undefined) session.hear(lost);
  table.answer(0);
  expect(line.resyncs).toBe(1);
  const other = new FakeLine(table, 0).connect();
  expect(look()).toEqual(other.session.snapshot());
  expect(session.since).toBe(table.seq);
});

test('once something is missing nothing is taken in that may build on it', () => {
  const { table, line, look } = sit('person', 'person');
  for (const seat of [0, 1, 0]) table.answer(seat);
  line.held = [];
  table.rewind(2);
  table.answer(0, 'parry');
  table.answer(1);
  line.held = [];
  table.answer(1);
  const before = look();
  line.deliver();
  expect(line.resyncs).toBe(1);
  // Goes back no further than this page knows, and yet what it knows did not happen.
  line.hearAsIfNothingWereLost(() => table.rewind(3));
  expect(look()).toBe(before);
  line.tell();
  expect(look().events.at(-1)?.event).toMatchObject({ what: '0 parry' });
});

test('of what is taken back nothing is left, and what is kept stays', () => {
  const { table, look } = sit('person', 'person');
  table.answer(0);
  table.answer(1);
  table.answer(0, 'parry');
  expect(look().events.map(({ event }) => event)).toMatchObject([
    { type: 'round-began' },
    { what: 'stone,stone' },
    { what: '0 parry' },
  ]);
  table.rewind(2);
  expect(look()).toMatchObject({ seq: 2, answeredBy: [0, 1] });
  expect(look().events).toHaveLength(2);
  table.answer(0, 'pass');
  expect(look().events.at(-1)?.event).toMatchObject({ what: '0 pass' });
  expect(look().history).toEqual(table.match.eventsFor(0));
});

test('of other seats it knows nothing that is theirs', () => {
  const table = new FakeTable(feints as never, ['person', 'person']);
  const lines = [0, 1].map((seat) => new FakeLine(table, seat).connect());
  playOut(table, 'secrets');
  for (const [seat, line] of lines.entries()) {
    expect(line.session.snapshot().history).toEqual(table.match.eventsFor(seat));
    expect(sees(line.session).held).toBe((table.match.state as { held: number[] }).held[seat]);
  }
});

test('who comes and goes is seen, and seats that stay the same are the same list', () => {
  const { table, line, session, look } = sit('person', 'person');
  const before = look().seats;
  table.answer(1);
  expect(look().seats).toBe(before);
  table.seats[1] = { kind: 'person', name: 'N1', mark: 4, here: false };
  table.note();
  expect(look().seats[1]).toMatchObject({ away: true, mark: 4 });
  // What was so before comes late.
  for (const message of line.heard.slice(0, -2)) session.hear(message);
  expect(look().seats[1]).toMatchObject({ away: true, mark: 4 });
});

test('clocks are handed on with the moment at which they were heard of', () => {
  const { table, line, look } = sit('person', 'person');
  expect(beside(look()).clocks).toBeUndefined();
  const { seats } = look();
  line.time = 500;
  table.clocks = [
    { left: 60_000, running: true },
    { left: 60_000, running: false },
  ];
  table.note();
  expect(beside(look()).clocks).toEqual({ at: 500, seats: table.clocks });
  expect(look().seats).toBe(seats);
});

test('lines of chat stand in their order, each once', () => {
  const { session, look } = sit('person', 'person');
  const say = (number: number) =>
    session.hear({
      type: 'chat',
      table: 'fake00000000',
      number,
      seat: 1,
      name: 'N1',
      text: `line ${number}`,
      at: number,
    });
  for (const number of [2, 1, 2, 3]) say(number);
  expect(beside(look()).chat.map(({ text }) => text)).toEqual(['line 1', 'line 2', 'line 3']);
});

test('at a table that is gone nothing is done any more', () => {
  const { line, session, look, choose } = sit('person', 'person');
  session.hear({ type: 'gone', table: 'fake00000000' });
  choose('stone');
  expect(beside(look()).gone).toBe(true);
  const { seen, deciding, decidingHumans } = look();
  expect([seen.choices, deciding, decidingHumans]).toEqual([[], [], []]);
  expect(line.acts).toEqual([]);
});

test('the whole match is had once its file is', async () => {
  const { table, line, session } = sit('person', 'person');
  await expect(session.whole()).rejects.toThrow();
  playOut(table, 'whole');
  line.whole = table.match.toFile();
  const whole = await session.whole();
  expect(whole).toBeInstanceOf(Match);
  expect(whole.outcome).toEqual(table.match.outcome);
  expect(await session.whole()).toBe(whole);
});

test('a session that is closed calls nobody back and sends nothing', () => {
  const { table, line, session, choose } = sit('person', 'person');
  let called = 0;
  session.subscribe(() => {
    called += 1;
  });
  table.answer(1 satisfies Seat);
  expect(called).toBeGreaterThan(0);
  const before = called;
  session.close();
  choose('stone');
  table.answer(0);
  expect(called).toBe(before);
  expect(line.acts).toEqual([]);
});
