import { expect, test } from 'vitest';
import { readGlossary, termsIn } from './glossary.ts';

const glossary = readGlossary([
  'Something else.',
  'Terms. *Cube* = a *wooden* piece. *E* = energy, one cube per point. _Score cube_ = a cube on the card. A place is _free_ (nothing on it) or _full_.',
]);

test('the paragraph of terms is read, with the words that it explains in passing', () => {
  expect(glossary.terms).toEqual([
    { term: 'Cube', meaning: 'A wooden piece.' },
    { term: 'E', meaning: 'Energy, one cube per point.' },
    { term: 'Score cube', meaning: expect.stringMatching(/^A cube on the card/) },
    { term: 'free', meaning: 'Nothing on it.' },
  ]);
});

test('a text is split at the first use of each term, the longest first, also in the plural', () => {
  const marked = termsIn('Two cubes: a score cube, a cube, a carefree E but no e.', glossary)
    .filter(({ kind }) => kind === 'term')
    .map(({ text }) => text);
  expect(marked).toEqual(['cubes', 'score cube', 'E']);
});

test('the text stays what it was', () => {
  const text = 'A free cube.';
  expect(
    termsIn(text, glossary)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
  expect(termsIn(text, readGlossary([]))).toEqual([{ kind: 'text', text }]);
});
