import { expect, test } from 'vitest';
import { FakeLine, settle } from '../../test/fake-line.ts';
import { beside, sit } from '../../test/seated.ts';

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
