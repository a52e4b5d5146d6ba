import { written } from '@tablewright/engine/documents';
import { Match } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import { describe, expect, test } from 'vitest';
import { asFile, readFromFile } from './files.ts';

/** A match of which nothing was played yet, as its file says it. */
async function fresh(): Promise<Record<string, unknown>> {
  const entry = findGame('bingo-deathmatch');
  if (entry?.status !== 'ready') throw new Error('no game');
  const made = Match.create(await entry.load(), {
    id: 'match-1',
    seats: [0, 1].map((seat) => ({ name: `seat ${seat + 1}`, player: 'human' })),
    options: {},
    random: { kind: 'seeded', seed: 'a file' },
  });
  if (!made.ok) throw new Error('no match');
  return JSON.parse(JSON.stringify(made.value.toFile({ withSecret: true })));
}

const read = (file: unknown) => readFromFile(JSON.stringify(file));

describe('a file of a match', () => {
  test('is read as it is', async () => {
    expect(await read(await fresh())).toMatchObject({ ok: true, value: { id: 'match-1' } });
  });

  test.each([
    ['a position that no game knows', { given: { nonsense: 1 } }, /nonsense/],
    ['a position that is none', { given: { board: 'x' } }, /./],
    [
      'dice that were all used up',
      { random: { kind: 'scripted', results: [] } },
      /no roll is left/,
    ],
    ['a game that is not here', { game: 'chess' }, /chess/],
    ['nothing of a match', { seats: 7 }, /seats/],
  ])('with %s is refused with the reason', async (_, part, reason) => {
    const refused = await read({ ...(await fresh()), ...part });
    expect(refused).toEqual({ ok: false, error: expect.stringMatching(reason) });
  });

  test('that is no JSON is refused with the reason', async () => {
    expect(await readFromFile('{')).toEqual({ ok: false, error: 'it is not JSON' });
  });
});

test('[BQC-IMP-08] the file of a match with a deck of one’s own has no name and no text of its cards', async () => {
  const entry = findGame('bridgequest');
  if (entry?.status !== 'ready') throw new Error('no game');
  const game = await entry.load();
  const card = {
    ...{ id: 'parasol', name: 'Quixotic Parasol', type: 'item', slot: 'none', gold: 100 },
    ...{ effects: ['play: manual("Quixotic weather for all.")'] },
  };
  const deck = written({
    ...{ id: 'mine', game: 'bridgequest', kind: 'deck', kindVersion: 1, name: 'Mine' },
    content: { format: 'bq-cards/1', name: 'Mine', cards: [card] },
  });
  const made = Match.create(game, {
    ...{ id: 'with-deck', options: {}, random: { kind: 'seeded', seed: 'a deck' } },
    seats: [0, 1].map((seat) => ({ name: `seat ${seat + 1}`, player: 'human' })),
    documents: { 'deck/0': deck },
  });
  if (!made.ok) throw new Error('no match');
  const whole = made.value.toFile({ withSecret: true });
  expect(JSON.stringify(whole)).toContain('Quixotic');
  const text = await asFile(game, whole).text();
  expect(text).not.toContain('Quixotic');
  expect(JSON.parse(text).withheld).toEqual({ 'deck/0': expect.stringMatching(/^[0-9a-f]{64}$/) });
});
