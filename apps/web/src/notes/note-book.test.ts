import type { Note } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { MOST_NOTES } from '../online/server/limits.ts';
import { written } from './note-book.ts';
import { notesFile } from './notes-file.ts';

const lya = { seat: 0, name: 'Lya', at: 5 };
const tom = { seat: 1, name: 'Tom', at: 6 };
const a: Note = { note: 'note0001', revision: 1, text: 'a', ...lya };
const wish = { pad: 'table', note: 'note0001' } as const;

describe('a pad here, as one on the server,', () => {
  test('takes new notes at its end, and changes where they stand', () => {
    const first = written([], { ...wish, revision: 0, text: 'a' }, lya);
    expect(first).toEqual({ pad: [a], result: { kept: true, note: a } });
    const b = { ...a, revision: 2, text: 'b', ...tom };
    const other = { ...a, note: 'note0002' };
    expect(written([a, other], { ...wish, revision: 1, text: 'b' }, tom)).toEqual({
      pad: [b, other],
      result: { kept: true, note: b },
    });
    expect(written([a, other], { ...wish, revision: 1, text: '' }, tom).pad).toEqual([other]);
  });

  test.each([
    { revision: 0, text: 'b' },
    { revision: 2, text: 'b' },
    { revision: 2, text: '' },
  ])('is not written over what the writer has not seen: %j', (part) => {
    expect(written([a], { ...wish, ...part }, tom)).toEqual({
      pad: [a],
      result: { kept: false, note: a },
    });
  });

  test('says that a note is gone, or that there is no room', () => {
    expect(written([], { ...wish, revision: 1, text: 'b' }, tom).result).toEqual({ kept: false });
    expect(written([], { ...wish, revision: 1, text: '' }, tom).result).toEqual({ kept: true });
    const full = Array.from({ length: MOST_NOTES }, (_, i) => ({ ...a, note: `note-${1000 + i}` }));
    expect(written(full, { ...wish, revision: 0, text: 'b' }, tom)).toEqual({
      pad: full,
      result: 'full',
    });
  });
});

test('a file of notes has those that there are, and who wrote those of the table', async () => {
  const headings = { title: 'Notes', own: 'Mine', table: 'Ours' };
  expect(await notesFile({ own: [], table: [a] }, headings).text()).toBe(
    '# Notes\n\n## Ours\n\na\n\n(Lya)\n',
  );
});
