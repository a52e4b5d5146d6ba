import { Match, type Seat, SPECTATOR, seededSource } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { FakeLine, settle } from '../../test/fake-line.ts';
import { FakeTable } from '../../test/fake-table.ts';
import { type FeintView, feints } from '../../test/feints.ts';
import { MatchSession } from './match-session.ts';
import type { OnlineSession } from './online-session.ts';
import type { SessionState } from './table-session.ts';

const game = feints as never;

/** A table at which seat 0 plays at this end of a line. */
function sit(...kinds: ('person' | 'bot')[]) {
  const table = new FakeTable(game, kinds);
  const line = new FakeLine(table, 0).connect();
  const { session } = line;
  return {
    table,
    line,
    session,
    look: () => session.snapshot(),
    asked: () => session.snapshot().seen.choices[0]?.why.key,
    choose: (id: string) => session.answer(session.snapshot().seen.choices[0]?.slot ?? -1, id),
  };
}

const beside = (state: SessionState) => {
  if (state.online === undefined) throw new Error('this session is not online');
  return state.online;
};

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
      const table = new FakeTable(game, ['person', 'person', 'bot']);
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
  const table = new FakeTable(game, ['person', 'person']);
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
  const table = new FakeTable(game, ['person', 'person']);
  const lines = [0, 1].map((seat) => new FakeLine(table, seat).connect());
  playOut(table, 'secrets');
  for (const [seat, line] of lines.entries()) {
    expect(line.session.snapshot().history).toEqual(table.match.eventsFor(seat));
    expect(sees(line.session).held).toBe((table.match.state as { held: number[] }).held[seat]);
  }
});

test('an answer goes to the choice by its name, and is under way until its update is in', async () => {
  const { table, line, session, look, choose } = sit('person', 'person');
  line.held = [];
  const before = look().seen.choices;
  choose('paper');
  expect(line.acts).toMatchObject([{ kind: 'answer', choice: '3.0', answer: 'paper' }]);
  await settle();
  // Taken, and not told yet: the same question is still there, and is not answered twice.
  expect(beside(look()).underWay).toBe('answer');
  expect(look().seen.choices).toEqual(before);
  choose('stone');
  expect(line.acts).toHaveLength(1);
  // What is around the match may be told before it.
  session.hear(table.news());
  expect(beside(look()).underWay).toBe('answer');
  line.deliver();
  expect(beside(look()).underWay).toBeUndefined();
  expect(look()).toMatchObject({ seq: 1, answeredBy: [0], seen: { choices: [] }, deciding: [1] });
});

test.each(['acts', 'results'] as const)(
  'after a break the same act goes out again (lost: %s)',
  async (swallows) => {
    const { table, line, look, choose } = sit('person', 'person');
    line.swallows = swallows;
    choose('paper');
    await settle();
    line.lose();
    await settle();
    expect(beside(look())).toMatchObject({ underWay: 'answer', connection: 'reconnecting' });
    line.swallows = undefined;
    line.connect();
    await settle();
    const [first, again] = line.acts;
    expect(line.acts).toHaveLength(2);
    expect(again).toEqual(first);
    expect(table.match.log.map(({ answer }) => answer)).toEqual(['paper']);
    expect(beside(look())).toMatchObject({ underWay: undefined, connection: 'connected' });
    expect(look().refusal).toBeUndefined();
  },
);

test('an act that got lost on a line that stands goes out again with the next sign of life', async () => {
  const { table, line, session, look, choose } = sit('person', 'person');
  line.swallows = 'acts';
  choose('paper');
  line.drop();
  await settle();
  line.swallows = undefined;
  session.hear({ type: 'alive', at: 1 });
  session.hear({ type: 'alive', at: 2 });
  await settle();
  expect(line.acts).toHaveLength(2);
  expect(table.match.log).toHaveLength(1);
  expect(beside(look()).underWay).toBeUndefined();
});

test('what is decided without a line goes out when there is one', async () => {
  const { table, line, look, choose } = sit('person', 'person');
  line.lose();
  choose('paper');
  expect(line.acts).toHaveLength(0);
  expect(beside(look()).underWay).toBe('answer');
  line.connect();
  await settle();
  expect(table.match.log).toHaveLength(1);
  expect(beside(look()).underWay).toBeUndefined();
});

test('an answer to what others have settled meanwhile is refused, said, and forgotten', async () => {
  const { table, line, look, asked, choose } = sit('person', 'person');
  for (const seat of [0, 1, 0, 1]) table.answer(seat);
  expect(asked()).toBe('bell');
  line.held = [];
  table.answer(1, 'knock');
  choose('ring');
  await settle();
  expect(look().refusal?.code).toBe('stale');
  expect(beside(look()).underWay).toBeUndefined();
  line.deliver();
  expect(asked()).toBe('anew');
  choose('keep');
  expect(look().refusal).toBeUndefined();
});

test('an answer that the rules refuse changes nothing and is said', async () => {
  const { look, asked, choose } = sit('person', 'person');
  choose('scissors');
  await settle();
  expect(look()).toMatchObject({ seq: 0, refusal: { code: 'unknown-option' } });
  expect(asked()).toBe('pick');
  choose('stone');
  await settle();
  expect(look()).toMatchObject({ seq: 1, refusal: undefined });
});

test('what is not asked is not answered', () => {
  const { line, session, look } = sit('person', 'person');
  session.answer(7, 'stone');
  expect(line.acts).toEqual([]);
  expect(look().refusal?.code).toBe('no-such-choice');
});

test('undo is free as the law says, or asks the others, who agree', async () => {
  const { table, session, look, choose } = sit('person', 'person', 'person');
  choose('stone');
  await settle();
  expect(look().undo).toEqual({ seat: 0, status: { kind: 'free', to: 0 } });
  session.undo();
  await settle();
  expect(look()).toMatchObject({ seq: 0, undo: undefined, canRedo: false });
  choose('paper');
  await settle();
  table.answer(1);
  const others = [1, 2].map((seat) => new FakeLine(table, seat).connect().session);
  session.undo();
  await settle();
  expect(look()).toMatchObject({ seq: 2, undo: undefined });
  const { question, mustConsent } = beside(look());
  expect(question).toMatchObject({ seat: 0, from: [1, 2], about: { kind: 'undo', to: 0 } });
  expect(mustConsent).toBe(false);
  for (const other of others) {
    expect(beside(other.snapshot()).mustConsent).toBe(true);
    other.consent(question?.seq ?? -1, true);
    await settle();
    expect(beside(other.snapshot()).mustConsent).toBe(false);
  }
  expect(beside(look()).question).toBeUndefined();
  expect(look()).toMatchObject({ seq: 0, events: [{ event: { type: 'round-began' } }] });
});

test('a question is declined, or taken back by who asked', async () => {
  const { table, session, look, choose } = sit('person', 'person');
  choose('stone');
  await settle();
  table.answer(1);
  const other = new FakeLine(table, 1).connect().session;
  session.undo();
  await settle();
  other.consent(beside(look()).question?.seq ?? -1, false);
  await settle();
  expect(beside(look()).question).toBeUndefined();
  expect(look().seq).toBe(2);
  session.undo();
  await settle();
  const seq = beside(look()).question?.seq ?? -1;
  session.withdraw(seq);
  await settle();
  expect(beside(look()).question).toBeUndefined();
  session.withdraw(seq);
  await settle();
  expect(beside(look()).refusal?.code).toBe('no-such-question');
  expect(look().refusal).toBeUndefined();
});

test('a bot keeps the seat of somebody who went away, until they come back', async () => {
  const { table, session, look, asked } = sit('person', 'person');
  new FakeLine(table, 1).connect().session.replace(0);
  await settle();
  expect(beside(look()).replaced).toBe(true);
  expect(look()).toMatchObject({
    seen: { choices: [] },
    decidingHumans: [],
    undo: undefined,
    thinking: 0,
  });
  expect(look().seats[0]).toMatchObject({ player: 'heuristic', kept: true, away: false });
  session.comeBack();
  await settle();
  expect(asked()).toBe('pick');
  expect(look().seats[0]).toMatchObject({ player: 'human', kept: false });
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
