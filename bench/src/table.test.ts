import { expect, test } from 'vitest';
import type { Measurement } from './measure.ts';
import { againstTableOf, memoryTableOf, tableOf } from './table.ts';

const of = (group: string, name: string, perSecond: number, unit = 'decisions'): Measurement => ({
  group,
  name,
  unit,
  perSecond,
  least: perSecond,
  most: perSecond,
});

const boardgameIo = of('one decision', 'boardgame.io 0.50.2, local client', 20_000);
const battles = of('Pokémon Showdown: playouts', 'Pokémon Showdown 0.11.11, decisions', 1_000);
const kazzam = of('Kazzam: playouts', 'random, decisions', 12_500);

function lineOf(all: readonly Measurement[], beginning: string): string {
  const line = tableOf(all).find((one) => one.startsWith(`  ${beginning}`));
  return line?.replaceAll(/ +/g, ' ') ?? '';
}

test('decisions of whole matches stand beside both other engines', () => {
  const line = lineOf([boardgameIo, battles, kazzam], 'random, decisions');
  expect(line).toContain('12,500 decisions/s 80 µs');
  expect(line).toContain('0.625 x boardgame.io');
  expect(line).toContain('12.5 x Pokémon Showdown');
});

test('a bare decision is not compared with a decision of a whole battle', () => {
  expect(lineOf([boardgameIo, battles], 'boardgame.io')).not.toContain('Pokémon');
});

test('other units stand beside the slowest of their group alone', () => {
  const calls = [of('copies', 'slow', 2, 'calls'), of('copies', 'fast', 500, 'calls')];
  expect(lineOf([...calls, boardgameIo], 'fast')).toBe(' fast 500 calls/s 2 ms 250 x');
});

test('what takes longer than a second keeps three digits', () => {
  const master = of("a bot's decision", 'master', 0.6588, 'bot decisions');
  expect(lineOf([master], 'master')).toContain('0.659 bot decisions/s 1,520 ms');
});

test('memory is told in kilobytes for each match', () => {
  expect(memoryTableOf([{ game: 'Kazzam', answers: 200, bytes: 2_048_000 }])[1]).toMatch(
    /Kazzam, after 200 answers +2,000 KB$/,
  );
});

test('of two trees, each subject has the median of what its rounds compare', () => {
  const compared = { ...of('copies', 'fast', 300, 'calls'), ratios: [3, 0.5, 2, 1, 2.5] };
  expect(againstTableOf([compared]).map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    'against the other tree',
    ' copies: fast 300 calls/s 2 x (1 to 2.5)',
  ]);
});
