import { describe, expect, test } from 'vitest';
import { readShelfFile } from './read-shelf-file.ts';

const deck = (cards: readonly object[]) =>
  JSON.stringify({ format: 'bq-cards/1', name: 'Umbrellas', cards });
const umbrella = {
  ...{ id: 'u-1', name: 'Umbrella', type: 'item', slot: 'none', gold: 100 },
  effects: ['active: def(1)'],
};

describe('a file for the shelf', () => {
  test('BQC-IMP-01 a deck of cards becomes a document, by what its file says that it is', async () => {
    const read = await readShelfFile(deck([umbrella]));
    expect(read).toMatchObject({
      ok: true,
      value: {
        kind: 'document',
        document: { game: 'bridgequest', kind: 'deck', name: 'Umbrellas', revision: 1 },
      },
    });
  });

  test('BQC-IMP-02 a deck with faults is refused whole, with all of them', async () => {
    const wrong = [
      { ...umbrella, slot: 'nose' },
      { ...umbrella, effects: ['active: fly(1)'] },
    ];
    const read = await readShelfFile(deck(wrong));
    expect(read).toMatchObject({ ok: false });
    const lines = read.ok ? [] : read.error.split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^cards\[0\]\.slot: unknown slot "nose"/);
    expect(lines[1]).toMatch(/^cards\[1\]\.effects\[0\].*: unknown verb fly/);
  });

  test('that is none says which there are', async () => {
    const read = await readShelfFile('{"format":"cards"}');
    expect(read).toMatchObject({
      ok: false,
      error: expect.stringMatching(/"bq-cards\/1".*not "cards"/),
    });
  });
});
