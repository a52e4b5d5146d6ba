import { MATERIALS } from '@tablewright/engine/manifest';
import { expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { presentationOf } from './presentation.ts';

test('every game is introduced in one of the materials, and every material is used', () => {
  const materials = GAMES.map(({ id }) => presentationOf(id).material);
  expect(new Set(materials)).toEqual(new Set(MATERIALS));
  expect(() => presentationOf('chess')).toThrow('nobody has introduced');
});

test('every game is introduced in German too, by the same names', () => {
  for (const { id } of GAMES) {
    const english = presentationOf(id);
    const german = presentationOf(id, 'de-CH');
    expect(german.pitch).not.toBe(english.pitch);
    expect(german.players).not.toBe(english.players);
    expect(german.credits.designers).toEqual(english.credits.designers);
    for (const list of ['thanks', 'filledIn', 'notes'] as const) {
      expect(german.credits[list], `${list} of ${id}`).toHaveLength(english.credits[list].length);
    }
    expect(presentationOf(id, 'fr')).toEqual(english);
  }
});
