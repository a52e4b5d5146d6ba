import { describe, expect, test } from 'vitest';
import { answerAsBefore } from './as-before.ts';
import { compareRules, differenceText, openFile } from './compare-rules.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import type { LoggedAnswer, MatchFile } from './match-file.ts';
import { type DuelRules, duelOf } from './testing/index.ts';
import { KEYED, plain, SEATS } from './testing/races.ts';

const first = duelOf({ version: '1' });

/** A duel of the first rules with these answers, or until it is over. */
function fought(answers: readonly string[] = Array.from({ length: 99 }, () => 'strike')): Match {
  const made = Match.create(first, { id: 'd', seats: SEATS, random: KEYED });
  if (!made.ok) throw new Error('no duel');
  for (const answer of answers) {
    if (made.value.over) break;
    const seat = made.value.seq % 2;
    const done = made.value.submit({ seat, answer });
    if (!done.ok) throw new Error(done.error.message);
  }
  return made.value;
}

const whole = fileOf(fought());
const begun = fileOf(fought(['wait', 'strike', 'wait']));

function fileOf(match: Match): MatchFile {
  return plain(match.toFile({ withSecret: true }));
}

/** The same as code wrote it that knew no such fingerprints. */
function withoutTold({ told: _, answers, ...rest }: MatchFile): MatchFile {
  return { ...rest, answers: answers.map(({ told: _, ...answer }) => answer) };
}

function compared(file: MatchFile, rules: Omit<DuelRules, 'version'>, version = '2') {
  const found = compareRules(duelOf({ version, ...rules }), file);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

const none = { told: 0, events: 0, state: 0, legal: 0 };

describe('rules that come to the same', () => {
  test('agree by what was told and asked, though their state has another shape', () => {
    const { difference, match, restsOn } = compared(whole, { reshaped: true });
    expect(difference).toBeUndefined();
    expect(restsOn).toEqual({ ...none, told: whole.answers.length + 1 });
    expect(match?.over).toBe(true);
    expect(match?.toFile()).toMatchObject({ rulesVersion: '2', outcome: whole.outcome });
    expect(match?.log.at(-1)?.hash).not.toBe(whole.answers.at(-1)?.hash);
  });

  test('agree by the state where an old file has no more', () => {
    const { difference, restsOn } = compared(withoutTold(whole), {});
    expect(difference).toBeUndefined();
    expect(restsOn).toEqual({ ...none, state: whole.answers.length });
  });

  test('agree as far as it can be told where an old file has another state, too', () => {
    const { difference, restsOn } = compared(withoutTold(whole), { reshaped: true });
    expect(difference).toBeUndefined();
    expect(restsOn).toEqual({ ...none, legal: whole.answers.length });
  });

  test('agree though they give another default to what was set', () => {
    expect(compared(begun, { rounds: 1 }).difference).toBeUndefined();
  });

  test('take a file over with openFile, which tells those that do not', () => {
    const opened = openFile(duelOf({ version: '2', reshaped: true }), whole);
    expect(opened.ok && opened.value.toFile()).toMatchObject({ rulesVersion: '2' });
    expect(openFile(first, whole).ok).toBe(true);
    expect(openFile(duelOf({ version: '2', harder: 1 }), whole)).toMatchObject({
      ok: false,
      error: expect.stringMatching(
        /^it was played by rules version 1; here is 2: answer 1 differs by DUEL-HURT-01: /,
      ),
    });
  });
});

describe('rules that come to something else', () => {
  test('tell something else: the match is as it was before that answer', () => {
    const { difference, asks, match } = compared(begun, { harder: 1 });
    expect(difference).toMatchObject({ answer: 2, kind: 'event', rule: 'DUEL-HURT-01' });
    expect(difference?.is).toMatchObject({ type: 'hurt', seat: 0 });
    expect(asks).toBeUndefined();
    expect(match?.seq).toBe(1);
  });

  test('let something else be chosen: what was told is shared all the same', () => {
    const { difference, asks, match } = compared(begun, { also: ['wait', 'bow'] });
    expect(difference).toBeUndefined();
    expect(asks).toMatchObject({ answer: 0, kind: 'choice', rule: 'DUEL-TURN-01' });
    expect(match?.seq).toBe(3);
    const both = compared(begun, { also: ['wait', 'bow'], harder: 1 });
    expect(both.asks).toMatchObject({ answer: 0 });
    expect(both.difference).toMatchObject({ answer: 2, kind: 'event' });
    expect(both.match?.seq).toBe(1);
    expect(openFile(duelOf({ version: '2', also: ['wait', 'bow'] }), begun)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/the beginning differs by DUEL-TURN-01: something else can be/),
    });
  });

  test('begin otherwise: there is no moment that they share', () => {
    const { difference, match } = compared(begun, { health: 8 });
    expect(difference).toMatchObject({ answer: 0, kind: 'event', rule: 'DUEL-MEET-01' });
    expect(match).toBeUndefined();
  });

  test('refuse an answer, and say which rule closes it', () => {
    const { difference, match } = compared(withoutTold(begun), { also: ['bow'] });
    expect(difference).toMatchObject({ answer: 1, kind: 'answer', rule: 'DUEL-WAIT-02' });
    expect(match?.seq).toBe(0);
  });

  test('break', () => {
    const blow = fought(['wait', 'strike']).events.at(-1)?.event as unknown as { by: number };
    const { difference, match } = compared(begun, { breaksAt: blow.by });
    expect(difference).toMatchObject({ answer: 2, kind: 'fault', rule: 'DUEL-WAIT-01' });
    expect(match?.seq).toBe(1);
  });

  test('do not know the settings', () => {
    const found = compared({ ...begun, options: { rounds: 91 } }, {});
    expect(found.difference).toMatchObject({ answer: 0, kind: 'settings' });
    expect(found.match).toBeUndefined();
  });

  test('no longer tell something: the event beside it is known', () => {
    const found = compared(whole, { tellsFall: false });
    expect(found.difference).toMatchObject({
      answer: whole.answers.length,
      kind: 'event',
      rule: 'DUEL-HURT-01',
    });
    expect(found.difference?.is).toBeUndefined();
  });

  test.each([
    ['go on where it was over', whole, { health: 30 }],
    ['end it earlier', whole, { harder: 9 }],
  ] as const)('%s: also where a file has nothing but answers', (_, file, rules) => {
    const { difference, match } = compared(withoutTold(file), rules);
    expect(difference?.kind).toBe('outcome');
    expect(match?.seq).toBe((difference?.answer ?? 0) - 1);
  });

  test('find another outcome', () => {
    const outcome = { result: 'won', winners: [], payoffs: [] };
    expect(compared({ ...withoutTold(whole), outcome }, {}).difference).toMatchObject({
      answer: whole.answers.length,
      kind: 'outcome',
      rule: 'DUEL-FALL-01',
    });
  });

  test('are told in a sentence', () => {
    const { difference } = compared(begun, { harder: 1 });
    expect(differenceText(difference)).toMatch(
      /^answer 2 differs by DUEL-HURT-01: something else was told where now it is \{"by":/,
    );
    expect(differenceText(compared(begun, { health: 8 }).difference)).toMatch(
      /^the beginning differs by DUEL-MEET-01/,
    );
    expect(differenceText(undefined)).toBe('everything comes out the same');
  });
});

describe('where the events of then are known', () => {
  const struck = fought(['strike', 'strike']);
  const events = struck.events.filter(({ seq }) => seq === 1).map(({ event }) => event);

  /** What comes of the first answer by other rules. */
  function answered(game: Game, part: object) {
    const made = Match.create(game, { id: 'd', seats: SEATS, random: KEYED });
    if (!made.ok) throw new Error('no duel');
    const [logged] = withoutTold(fileOf(struck)).answers;
    const found = answerAsBefore(made.value, { ...(logged as LoggedAnswer), ...part });
    return { found, seq: made.value.seq };
  }

  test('they are what an agreement rests on', () => {
    const { found, seq } = answered(duelOf({ version: '2', reshaped: true }), { events });
    expect(found).toEqual({ ok: true, value: { evidence: 'events' } });
    expect(seq).toBe(1);
  });

  test('both are named where they differ', () => {
    const { found, seq } = answered(duelOf({ version: '2', harder: 1 }), { events });
    const [was] = events as unknown as { by: number }[];
    expect(found).toMatchObject({
      ok: false,
      error: { was, is: { ...was, by: (was?.by ?? 0) + 1 } },
    });
    expect(seq).toBe(0);
  });

  test('what was told, and is no longer, is named with its rule', () => {
    const more = [{ type: 'bled', rule: 'DUEL-BLEED-01' }, ...events];
    expect(answered(first, { events: more }).found).toMatchObject({
      ok: false,
      error: { kind: 'event', rule: 'DUEL-BLEED-01', was: more[0] },
    });
    const last = [...events, { type: 'bled', rule: 'DUEL-BLEED-01' }];
    expect(answered(first, { events: last }).found).toMatchObject({
      ok: false,
      error: { rule: 'DUEL-BLEED-01', was: last[1] },
    });
  });

  test('what is told, and was not, is named with its rule', () => {
    expect(answered(first, { events: [] }).found).toMatchObject({
      ok: false,
      error: { kind: 'event', rule: 'DUEL-HURT-01', is: events[0] },
    });
  });

  test('so is another question', () => {
    expect(answered(first, { why: 'parry' }).found).toMatchObject({
      ok: true,
      value: { evidence: 'state', asks: { answer: 0, kind: 'choice', rule: 'DUEL-TURN-01' } },
    });
    expect(answered(first, { why: 'turn' }).found).toEqual({
      ok: true,
      value: { evidence: 'state' },
    });
  });
});

test('what cannot be compared is refused', () => {
  const { secret: _, ...hidden } = KEYED;
  expect(compareRules(first, { ...whole, random: hidden })).toMatchObject({
    ok: false,
    error: 'the secret of this match has not been revealed',
  });
  expect(compareRules(first, { ...whole, game: 'chess' })).toMatchObject({
    ok: false,
    error: 'this is a match of "chess", not of "duel"',
  });
});
