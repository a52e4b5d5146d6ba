import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { saga } from '../testing/index.ts';
import { type Document, documentHash, rewritten, written } from './document.ts';
import { copyOf, fitOf, LARGEST_DOCUMENT, readKept } from './keeping.ts';

const game = saga as unknown as Game;
const sheet = (gold: unknown, feats: unknown = []): Document =>
  written({
    id: 'ina',
    game: 'saga',
    kind: 'sheet',
    kindVersion: 2,
    name: 'Ina',
    content: { hero: 'Ina', gold, feats },
  });
const ina = sheet(3);

describe('a document that comes to a shelf', () => {
  test('is taken as it is, also in an older version', () => {
    expect(readKept(game, ina)).toEqual({ ok: true, value: ina });
    const old = { ...ina, kindVersion: 1, content: { hero: 'Ina', gold: 4 } };
    expect(readKept(game, old)).toEqual({ ok: true, value: old });
  });

  test.each<[string, unknown, string]>([
    ['is none', { format: 'x' }, '"format" must be'],
    ['is of another game', { ...ina, game: 'chess' }, 'it is a document of "chess"'],
    ['is of no kind', { ...ina, kind: 'sheets' }, 'there is no kind "sheets" (did you mean'],
    ['has wrong content', sheet(-1, 0), 'gold: must be a whole number of at least 0; feats: must'],
    [
      'is too large',
      sheet(1, ['x'.repeat(LARGEST_DOCUMENT)]),
      `bytes; a document has at most ${LARGEST_DOCUMENT}`,
    ],
  ])('is refused if it %s', (_, value, why) => {
    expect(readKept(game, value)).toMatchObject({ ok: false, error: expect.stringContaining(why) });
  });

  test('is refused by a game that has none', () => {
    const { documents: _documents, ...none } = game;
    expect(readKept(none as Game, ina)).toEqual({ ok: false, error: 'Saga has no documents' });
  });
});

describe('a revision', () => {
  const next = rewritten(ina, { content: { hero: 'Ina', gold: 4, feats: [] } });
  const kinds = (head: Document | undefined, document: Document) => fitOf(head, document);

  test('is new, the same, or the next', () => {
    expect(kinds(undefined, next)).toEqual({ ok: true, value: 'new' });
    expect(kinds(ina, JSON.parse(JSON.stringify(ina)))).toEqual({ ok: true, value: 'same' });
    expect(kinds(ina, next)).toEqual({ ok: true, value: 'next' });
  });

  test('that another device was faster with is told, and so is an older one', () => {
    const other = rewritten(ina, { content: { hero: 'Ina', gold: 5, feats: [] } });
    const gone = 'has gone on: revision 2 is here';
    expect(kinds(next, other)).toMatchObject({ ok: false, error: expect.stringContaining(gone) });
    expect(kinds(next, ina)).toMatchObject({ ok: false, error: expect.stringContaining(gone) });
    expect(kinds(next, rewritten(other, {}))).toMatchObject({ ok: false });
    expect(kinds(ina, { ...next, kind: 'deck' })).toMatchObject({ ok: false });
  });

  test('of a match is not put by hand', () => {
    const origin = { by: 'match', match: 'm', file: 'a'.repeat(64), slot: 'sheet/0' } as const;
    const given = { ...next, origin: { ...origin, before: documentHash(ina) } };
    expect(kinds(ina, given)).toEqual({
      ok: false,
      error: 'only its match can give that revision',
    });
  });
});

test('a copy goes its own way, and names what it was copied from', () => {
  expect(copyOf({ ...ina, revision: 7 }, 'uta', 'Uta')).toEqual({
    ...ina,
    id: 'uta',
    name: 'Uta',
    revision: 1,
    origin: { by: 'hand', before: documentHash({ ...ina, revision: 7 }) },
  });
});
