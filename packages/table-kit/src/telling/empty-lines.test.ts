import type { Game, GameEvent, HeardEvent } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { countAfter, emptyIn, fullLines, isEmptyLine } from './empty-lines.ts';

const heard = (...types: readonly string[]): readonly HeardEvent[] =>
  types.map((type) => ({ seq: 1, event: { type, rule: 'T-01' } }));

const round = heard(
  'round-began',
  'phase-began',
  'phase-began',
  'hit',
  'phase-began',
  'round-ended',
);

test('steps in which nothing happens are not told, and what begins the round is', () => {
  const told = fullLines(round, 0, round.length).map(({ event: { type } }) => type);
  expect(told).toEqual(['round-began', 'phase-began', 'hit', 'round-ended']);
});

test('the telling goes on at the next line in which something happens', () => {
  expect(countAfter(round, 0)).toBe(1);
  expect(countAfter(round, 1)).toBe(3);
  expect(countAfter(round, 4)).toBe(6);
  expect(countAfter(round, 6)).toBe(6);
});

test('what stands last may still be going on, so it is told', () => {
  const asked = heard('hit', 'phase-began');
  expect(isEmptyLine(asked, 1)).toBe(false);
  expect(countAfter(asked, 1)).toBe(2);
});

test('a game may say what begins by other names, and which lines say nothing else', () => {
  const turns = heard('resolving', 'resolving', 'walk', 'arrived');
  const gameOf = (speech: Partial<Game['speech']>) => ({ speech: speech as Game['speech'] });
  const told = (speech: Partial<Game['speech']>) =>
    fullLines(turns, 0, 4, emptyIn(gameOf(speech))).map(({ event: { type } }) => type);
  expect(told({})).toEqual(['resolving', 'resolving', 'walk', 'arrived']);
  const begins = ({ type }: GameEvent) => type === 'resolving';
  expect(told({ begins })).toEqual(['resolving', 'walk', 'arrived']);
  const isEmpty = (line: GameEvent, next: GameEvent) =>
    line.type === 'walk' && next.type === 'arrived';
  expect(told({ begins, isEmpty })).toEqual(['resolving', 'arrived']);
});
