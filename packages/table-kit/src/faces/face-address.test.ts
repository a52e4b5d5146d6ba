import { expect, test } from 'vitest';
import { FACES_OF_A_SET, faceAddress, facesOf } from './face-address.ts';

const NAMES = [
  'Torres',
  'Ottilie',
  'Bram',
  'Ines',
  'Pip',
  'Kjell',
  'Sanna',
  'Odd',
  'Mila',
  'Yusuf',
];

test('a name has the same face in every match and at every place', () => {
  const together = facesOf('chalk', NAMES);
  for (const [at, name] of NAMES.entries()) {
    const [alone] = facesOf('chalk', [name]);
    if (new Set(facesOf('chalk', [name, ...NAMES])).size > NAMES.length) {
      expect(together[at]).toBe(alone);
    }
  }
  expect(facesOf('chalk', NAMES)).toEqual(together);
});

test('no two figures of a match look alike, even those of the same name', () => {
  const crowd = Array.from({ length: FACES_OF_A_SET }, (_, at) => (at % 2 ? 'Lya' : `Bot ${at}`));
  expect(new Set(facesOf('neon', crowd)).size).toBe(FACES_OF_A_SET);
});

test('there are only so many: a larger crowd begins anew', () => {
  const faces = facesOf(
    'neon',
    Array.from({ length: FACES_OF_A_SET + 3 }, () => 'Lya'),
  );
  expect(faces).toHaveLength(FACES_OF_A_SET + 3);
  expect(new Set(faces).size).toBe(FACES_OF_A_SET);
});

test('a figure of the cast has the face that was chosen for it', () => {
  expect(facesOf('storybook', ['Bron'], { Bron: 7 })).toEqual([faceAddress('storybook', 7)]);
});

test('names are spread over the faces', () => {
  const names = Array.from({ length: 600 }, (_, at) => `Name ${at}`);
  const used = new Set(names.flatMap((name) => facesOf('chalk', [name])));
  expect(used.size).toBe(FACES_OF_A_SET);
});
