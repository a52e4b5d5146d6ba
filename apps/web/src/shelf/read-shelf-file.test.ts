import { written } from '@tablewright/engine/documents';
import { loadGame } from '@tablewright/registry';
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
    expect(lines[0]).toMatch(/^line 1, cards\[0\]\.slot: unknown slot "nose"/);
    expect(lines[1]).toMatch(/^line 1, cards\[1\]\.effects\[0\].*: unknown verb fly/);
  });

  test('with faults names the line of each, whatever game it is of', async () => {
    const [cards] = JSON.parse(deck([{ ...umbrella, slot: 'nose' }])).cards as readonly object[];
    const lines = JSON.stringify({ format: 'bq-cards/1', name: 'U', cards: [cards] }, undefined, 2);
    const read = await readShelfFile(lines);
    const line = 1 + lines.split('\n').findIndex((one) => one.includes('nose'));
    expect(read).toMatchObject({ error: expect.stringContaining(`line ${line}, cards[0].slot: `) });
    const broken = await readShelfFile('{\n  "format": 1\n  "name": 2\n}');
    expect(broken).toMatchObject({ error: 'it is not JSON; line 3: CommaExpected' });
  });

  test('[DT-TAB-03] an adventure with faults is refused whole, each with its line of the file', async () => {
    const game = await loadGame('d20');
    const blank = game.documents?.kinds.adventure?.blank?.() as Readonly<Record<string, unknown>>;
    const document = written({
      ...{ id: 'a', game: 'd20', kind: 'adventure', kindVersion: 1, name: 'Mine' },
      content: { ...blank, level: 99, genre: 'western' },
    });
    const text = JSON.stringify(document, undefined, 2);
    const lineOf = (part: string) => 1 + text.split('\n').findIndex((one) => one.includes(part));
    const read = await readShelfFile(text);
    const faults = read.ok ? [] : read.error.split('\n');
    expect(faults).toEqual([
      expect.stringContaining(`line ${lineOf('western')}, genre: must be one of`),
      expect.stringContaining(`line ${lineOf('"level": 99')}, level: must be`),
    ]);
  });

  test('that is none says which there are', async () => {
    const read = await readShelfFile('{"format":"cards"}');
    expect(read).toMatchObject({
      ok: false,
      error: expect.stringMatching(/"bq-cards\/1".*not "cards"/),
    });
  });
});
