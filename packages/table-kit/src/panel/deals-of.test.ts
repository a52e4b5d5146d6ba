import { SPECTATOR } from '@tablewright/engine';
import { Match } from '@tablewright/engine/host';
import { market } from '@tablewright/engine/testing';
import { expect, test } from 'vitest';
import { dealsAmong } from './deals-of.ts';

function newMarket(): Match {
  const made = Match.create(market, {
    id: 'market',
    seats: ['Ada', 'Bo'].map((name) => ({ name, player: 'human' })),
    random: { kind: 'seeded', seed: 'market' },
    options: {},
  });
  if (!made.ok) throw new Error('not made');
  return made.value;
}

const among = (match: Match, seat: number) => dealsAmong(match.seatView(seat).standing ?? []);

test('a proposal is one thing with its terms in words, apart from what else may be done', () => {
  const match = newMarket();
  expect(among(match, 1)).toMatchObject({ deals: [], others: [{ why: { key: 'trade.propose' } }] });
  match.submit({ seat: 0, slot: -1, answer: { give: ['salt'], gold: 2, take: ['silk'] } });
  const says = {
    gives: [{ key: 'option.salt' }, { key: 'gold', params: { gold: 2 } }],
    takes: [{ key: 'option.silk' }],
  };
  const { deals, others } = among(match, 1);
  expect(deals).toMatchObject([
    {
      ...{ id: '0-1/1', from: 0, to: 1, says, withdraw: undefined },
      answer: { why: { key: 'trade.answer' } },
      counter: { why: { key: 'trade.counter' } },
    },
  ]);
  expect(others.map(({ why }) => why.key)).toEqual(['trade.propose']);
  expect(among(match, 0).deals).toMatchObject([
    { id: '0-1/1', says, answer: undefined, withdraw: { why: { key: 'trade.withdraw' } } },
  ]);
  expect(dealsAmong(match.seatView(SPECTATOR).standing ?? []).deals).toEqual([]);
});
