import type { GameEvent, Harm, Text } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { sinceLastAnswer, timesOut } from './since-last-answer.ts';

interface Hit extends GameEvent {
  readonly seat: number;
  readonly points: number;
  readonly by?: number;
  readonly blow?: string;
  readonly begins?: boolean;
}

const hit = (seq: number, seat: number, points = 0, more: Partial<Hit> = {}) => ({
  seq,
  event: { type: 'hit', rule: 'TOY-HIT-01', seat, points, ...more } satisfies Hit,
});
const eventText = (event: GameEvent): Text => {
  const { seat, points } = event as Hit;
  return { key: `event.${event.type}`, params: { who: { seat }, points } };
};
/** What hits did to seat 0. */
const harmOf = (event: GameEvent): Harm | undefined => {
  const { seat, points: weight, by, blow, begins = false } = event as Hit;
  if (seat !== 0) return undefined;
  return { weight, own: by === 0, ...(blow === undefined ? {} : { blow, begins }) };
};

type Heard = ReturnType<typeof hit>;

/** What seat 0 is shown, as moment and points, after answers of these seats. */
function worst(answeredBy: readonly number[], ...events: readonly Heard[]): string[] {
  const log = { events, answeredBy, decidedFor: [] };
  return sinceLastAnswer(log, { eventText, harmOf }, 0).map(
    ({ seq, line }) => `${seq}: ${(line.event as Hit).points}`,
  );
}

test('the three worst things are shown, the worst first, each with its moment', () => {
  expect(worst([0, 1, 1], hit(2, 0, 1), hit(2, 0, 4), hit(3, 0, 2), hit(3, 0, 5))).toEqual([
    '3: 5',
    '2: 4',
    '3: 2',
  ]);
});

test('of equally bad things the earlier comes first', () => {
  expect(worst([0, 1, 1], hit(2, 0, 2), hit(3, 0, 2))).toEqual(['2: 2', '3: 2']);
});

test('what harms nobody, or somebody else, is not shown though it names the seat', () => {
  expect(worst([0, 1], hit(2, 0, 0), hit(2, 1, 9))).toEqual([]);
});

test('one blow is told once, by its worst event, even if somebody is asked in between', () => {
  const blow = (seq: number, points: number) => hit(seq, 0, points, { blow: 'axe' });
  expect(worst([0, 1], blow(2, 1), blow(2, 7), blow(2, 3))).toEqual(['2: 7']);
  expect(worst([0, 1, 1], blow(2, 2), blow(3, 7), hit(3, 0, 1, { blow: 'bow' }))).toEqual([
    '3: 7',
    '3: 1',
  ]);
});

test('a blow that begins anew is another one', () => {
  const blow = (points: number, begins: boolean) => hit(2, 0, points, { blow: 'axe', begins });
  const twice = [blow(0, true), blow(7, false), blow(0, true), blow(3, false), blow(5, false)];
  expect(worst([0, 1], ...twice)).toEqual(['2: 7', '2: 5']);
});

test('what others do before anybody is asked again follows from the own answer and counts', () => {
  expect(worst([1, 0], hit(1, 0, 9), hit(2, 0, 3))).toEqual(['2: 3']);
});

test('what a seat does to itself is news only if it comes later', () => {
  const own = (seq: number) => hit(seq, 0, 2, { by: 0 });
  expect(worst([0], own(1))).toEqual([]);
  expect(worst([0, 1], own(1), own(2))).toEqual(['2: 2']);
});

test('who has never answered hears of everything', () => {
  expect(worst([1, 1], hit(1, 0, 2), hit(2, 0, 3))).toEqual(['2: 3', '1: 2']);
});

const says = { eventText };
const seqs = (log: Parameters<typeof sinceLastAnswer>[0]) =>
  sinceLastAnswer(log, says, 0).map(({ seq }) => seq);

test('in a game that does not say what harms whom it is the latest lines that name the seat', () => {
  const events = [hit(1, 0), hit(2, 1), hit(3, 0), hit(3, 1), hit(4, 0)];
  const by = (...answeredBy: number[]) => ({ events, answeredBy, decidedFor: [] });
  expect(seqs(by(0, 1, 1, 1))).toEqual([3, 4]);
  expect(seqs(by(1, 1, 1, 1))).toEqual([]);
  const more = [...events, hit(5, 0), hit(6, 0)];
  expect(seqs({ ...by(0, 1, 1, 1, 1, 1), events: more })).toEqual([4, 5, 6]);
});

test('there it is no news that a turn begins', () => {
  const turn = { seq: 2, event: { ...hit(2, 0).event, type: 'turn-began' } };
  expect(seqs({ events: [turn], answeredBy: [0, 1], decidedFor: [] })).toEqual([]);
});

test('what the clock or a bot decided for a seat it did not decide itself', () => {
  const log = {
    events: [hit(1, 1), hit(2, 0), hit(3, 0), hit(4, 0)],
    answeredBy: [0, 1, 0, 0],
    decidedFor: [
      { answer: 3, by: 'clock' as const },
      { answer: 4, by: 'bot' as const },
    ],
  };
  expect(seqs(log)).toEqual([2, 3, 4]);
  expect(timesOut(log, 0)).toEqual([3]);
  expect(timesOut(log, 1)).toEqual([]);
  // What it decides itself afterwards leaves that behind.
  expect(timesOut({ ...log, answeredBy: [0, 1, 0, 0, 0] }, 0)).toEqual([]);
});
