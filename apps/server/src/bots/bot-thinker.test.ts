import { searchPolicy } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { bot, person, TestTable } from '../../test/live-table.ts';
import { toy } from '../../test/toy.ts';
import { botThinker, type ThinkTask } from './bot-thinker.ts';

/** The toy with a bot that looks ahead. */
const deep: Game = {
  ...toy,
  bots: { ...toy.bots, deep: searchPolicy({ iterations: 1 } as never) },
};

/** A thinker whose long tasks are noted, each with whether only bots play at its table. */
function noting() {
  const asked: [ThinkTask, boolean][] = [];
  const think = botThinker(async (thought, alone) => {
    asked.push([thought, alone]);
    return { seat: thought.seat, slot: thought.slot, answer: 'red' };
  });
  return { think, asked };
}

const at = (...seats: ConstructorParameters<typeof TestTable>[0]) =>
  new TestTable(seats, { phases: ['pick', 'pick'] }, deep);

test('what looks ahead is thought elsewhere: the match as it stands, for the seat that is asked', async () => {
  const { think, asked } = noting();
  const table = at(bot('Rook', 'deep'), person('Lya'));
  expect(await think.answer(table.live, 0)).toMatchObject({ slot: 0, answer: 'red' });
  expect(asked.map(([thought]) => thought)).toEqual([
    {
      file: table.live.match?.toFile({ withSecret: true }),
      seat: 0,
      policy: 'deep',
      seed: table.live.match?.botChance(0),
      slot: 0,
    },
  ]);
});

test('rules of thumb are followed here', async () => {
  const { think, asked } = noting();
  await think.answer(at(bot('Rook'), bot('Ines', 'deep')).live, 0);
  expect(asked).toEqual([]);
});

test('it is said whether only bots play there: people are not to wait for those', async () => {
  const { think, asked } = noting();
  const alone = async (table: TestTable) => {
    await think.answer(table.live, 0);
    return asked.pop()?.[1];
  };
  expect(await alone(at(bot('Rook', 'deep'), bot('Ines', 'deep')))).toBe(true);
  expect(await alone(at(bot('Rook', 'deep'), person('Lya')))).toBe(false);
  const left = at(bot('Rook', 'deep'), person('Lya'));
  left.do(1, { kind: 'replace', seat: 1, policy: 'random' });
  expect(await alone(left)).toBe(true);
  left.do(1, { kind: 'return' });
  expect(await alone(left)).toBe(false);
});
