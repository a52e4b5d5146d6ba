import { written } from '@tablewright/engine/documents';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { chosenDocuments } from './chosen-documents.ts';

const gulls = written({
  id: 'gulls',
  game: 'toy',
  kind: 'team',
  kindVersion: 1,
  name: 'Gulls',
  content: {},
});
/** A shelf on which the Gulls lie, which are at a table. */
const store = {
  document: async () => ({ name: 'Gulls', hash: 'x', table: 'elsewhere' }),
  newest: async () => gulls,
} as unknown as Store;
const game = (copied?: true) => {
  const read = (content: unknown) => ({ ok: true, value: content }) as const;
  const team = copied === undefined ? { version: 1, read } : { version: 1, read, copied };
  return { documents: { kinds: { team }, slots: () => [], results: () => ({}) } };
};
const places = { ours: 'gulls', theirs: 'gulls' };

test('what lies at a table goes to no other', async () => {
  expect(await chosenDocuments(store, { guest: 'g' }, places, game())).toMatchObject({
    error: { code: 'in-use' },
  });
});

test('of what a match takes a copy, as many may as like, and nothing is taken away', async () => {
  expect(await chosenDocuments(store, { guest: 'g' }, places, game(true))).toEqual({
    ok: true,
    value: { documents: { ours: gulls, theirs: gulls }, takes: [] },
  });
});
