import { createSpeaker } from '@tablewright/words';
import { expect, test } from 'vitest';
import { logSections, momentReader, momentsOf } from './moments.ts';
import { logGroups, showsLine } from './spoken.ts';

const speaker = createSpeaker({
  locale: 'en',
  seatName: (seat) => ['Lya', 'Tom'][seat] ?? '',
  texts: {
    'event.round-began': 'Round {round} begins.',
    'event.round-began.round': 'Round {round}',
    'event.hit': '{seat} is hit.',
    'event.died': '{seat} dies.',
    'event.died.mark': 'Death of {seat}',
  },
});

const text = ({ type, ...data }: { readonly type: string; readonly rule: string }) => {
  const { round, seat } = data as { round?: number; seat?: number };
  return {
    key: `event.${type}`,
    params: {
      ...(round === undefined ? {} : { round }),
      ...(seat === undefined ? {} : { seat: { seat } }),
    },
  };
};
const momentOf = momentReader(speaker, text);
const event = (seq: number, type: string, data: object = {}) => ({
  seq,
  event: { type, rule: `R-${type.toUpperCase()}`, ...data },
});

const EVENTS = [
  event(0, 'set-up'),
  event(0, 'round-began', { round: 1 }),
  event(1, 'hit', { seat: 1 }),
  event(2, 'died', { seat: 1 }),
  event(2, 'died', { seat: 0 }),
  event(2, 'round-began', { round: 2 }),
  event(2, 'round-began', { round: 3 }),
  event(2, 'hit', { seat: 0 }),
];

test('the catalogue says which events stand out: rounds, and big things once for an answer', () => {
  expect(momentsOf(EVENTS, momentOf)).toEqual([
    { seq: 0, kind: 'round', label: 'Round 1' },
    { seq: 2, kind: 'big', label: 'Death of Tom' },
    { seq: 2, kind: 'round', label: 'Round 3' },
  ]);
});

test('the log falls into rounds, also within what followed from one answer', () => {
  const sections = logSections(logGroups(EVENTS, text), momentOf);
  const read = sections.map(({ label, seq, groups }) => [
    label,
    seq,
    groups.map((group) => [group.seq, group.lines.map((line) => line.event.type)]),
  ]);
  expect(read).toEqual([
    [undefined, 0, [[0, ['set-up']]]],
    [
      'Round 1',
      0,
      [
        [0, ['round-began']],
        [1, ['hit']],
        [2, ['died', 'died']],
      ],
    ],
    ['Round 2', 2, [[2, ['round-began']]]],
    ['Round 3', 2, [[2, ['round-began', 'hit']]]],
  ]);
});

test('a line is found by its seat, by whose answer it follows from, by words and by its rule', () => {
  const [, , hit] = logGroups(EVENTS.slice(0, 3), text).flatMap(({ lines }) => lines);
  if (hit === undefined) throw new Error('no line');
  const shows = (seat: number | undefined, query: string, by?: number) =>
    showsLine(hit, by, { seat, query }, (line) => speaker.say(line.text));
  expect(shows(1, '')).toBe(true);
  expect(shows(0, '')).toBe(false);
  expect(shows(0, '', 0)).toBe(true);
  expect(shows(undefined, ' HIT tom ')).toBe(true);
  expect(shows(undefined, 'hit lya')).toBe(false);
  expect(shows(undefined, 'r-hit')).toBe(true);
});
