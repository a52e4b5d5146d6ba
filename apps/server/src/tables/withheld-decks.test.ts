import { SPECTATOR, sampleAnswer } from '@tablewright/engine';
import { type Document, documentHash, written } from '@tablewright/engine/documents';
import { commitmentOf, seededSource, toWire } from '@tablewright/engine/host';
import { loadGame } from '@tablewright/registry';
import { expect, test } from 'vitest';
import { LiveTable } from './live-table.ts';
import { done } from './outcome.ts';
import { TableQueries } from './table-queries.ts';

/** A word that only the cards of the brought deck have. */
const SECRET = 'Quixotic Umbrella';
const game = await loadGame('bridgequest');
const secret = '5e'.repeat(32);

const deck: Document = written({
  ...{ id: 'mine', game: 'bridgequest', kind: 'deck', kindVersion: 1, name: 'Mine' },
  content: {
    ...{ format: 'bq-cards/1', name: 'Mine' },
    cards: Array.from({ length: 40 }, (_, at) => ({
      ...{ id: `m-${at}`, name: `${SECRET} ${at}`, type: 'item', slot: 'none', gold: 100 },
      effects: ['active: def(1)'],
    })),
  },
});

/** A match of bots with the deck in it, played to its end; `hear` is told after every answer. */
function played(hear: (table: LiveTable) => void): LiveTable {
  const table = new LiveTable(
    {
      ...{ id: 'withheld', game: game.id, rulesVersion: game.version, rulesSince: 0, host: '' },
      ...{ options: { figurines: 8, roundLimit: 3 }, pace: { kind: 'none' }, opened: 0 },
      ...{ secret, commitment: commitmentOf(secret) },
    },
    game,
  );
  const seats = [0, 1].map(() => ({ kind: 'bot', name: '', policy: 'random' }) as const);
  const documents = { 'deck/0': deck };
  table.follow({ seq: 1, at: 0, entry: { kind: 'open', seats, listed: false, documents } });
  const random = seededSource('withheld');
  for (let choice = table.match?.choices[0]; choice !== undefined; ) {
    const answer = toWire(choice, sampleAnswer(choice, random));
    expect(table.answerFor(choice.seat, 0, answer, 'bot', 0).ok).toBe(true);
    hear(table);
    choice = table.match?.choices[0];
  }
  return table;
}

/** What is asked about this one table. */
const asked = (table: LiveTable): TableQueries => {
  const load = async () => done(table);
  return new TableQueries({
    tick: () => 0,
    at: (_: string, work: (local: object) => unknown) => work({}),
    ...{ load, loadLatest: load, refresh: async () => undefined },
  } as never);
};

test('BQ-PREP-14 a deck of one’s own stands in no file that leaves its table, and no spectator is told its cards', async () => {
  let heard = 0;
  const table = played((now) => {
    const told = JSON.stringify(now.updateFor(SPECTATOR, 0, 0));
    heard += Number(/OWN-TREA/.test(told));
    expect(told).not.toContain(SECRET);
  });
  expect(heard).toBeGreaterThan(0);
  const given = await asked(table).file('withheld');
  if (!given.ok) throw new Error('the match is over');
  const { file } = given.value;
  expect(JSON.stringify(given)).not.toContain(SECRET);
  expect(file.withheld).toEqual({ 'deck/0': documentHash(deck) });
  expect(file.documents).toBeUndefined();
});
