import { expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { MATERIALS } from './introduction.ts';
import { presentationOf } from './presentation.ts';

test('every game is introduced, each in a material of its own', () => {
  const materials = GAMES.map(({ id }) => presentationOf(id).material);
  expect([...materials].sort()).toEqual([...MATERIALS].sort());
  expect(() => presentationOf('chess')).toThrow('nobody has introduced');
});

test('every game is introduced in German too, by the same names', () => {
  for (const { id } of GAMES) {
    const english = presentationOf(id);
    const german = presentationOf(id, 'de-CH');
    expect(german.pitch).not.toBe(english.pitch);
    expect(german.players).toBeDefined();
    expect(german.credits.designers).toEqual(english.credits.designers);
    for (const list of ['thanks', 'filledIn', 'notes'] as const) {
      expect(german.credits[list], `${list} of ${id}`).toHaveLength(english.credits[list].length);
    }
    expect(presentationOf(id, 'fr')).toEqual(english);
  }
});
