import type { Style } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import * as openPeeps from '@dicebear/open-peeps';
import * as pixelArt from '@dicebear/pixel-art';
import type { FaceSet } from '@tablewright/table-kit/faces';

/** How faces are drawn. */
interface FaceStyle {
  readonly style: Style<object>;
  /** What the style draws from; all that it has where nothing is said. */
  readonly options: object;
  /** What tells faces apart best, by part: dealt out in turn instead of being drawn. */
  readonly dealt: Readonly<Record<string, readonly string[]>>;
}

const SKIN = ['f8d9c0', 'eec1a0', 'dba27c', 'c68a62', 'a86b45', '84502f', '623a24'];

/** Names of parts that are numbered from 1, with two digits. */
function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${name}${String(at + 1).padStart(2, '0')}`);
}

const HEADS = [
  'afro',
  'bangs',
  'bangs2',
  'bantuKnots',
  'bun',
  'bun2',
  'buns',
  'cornrows',
  'cornrows2',
  'dreads1',
  'dreads2',
  'flatTop',
  'flatTopLong',
  'hatBeanie',
  'hijab',
  'long',
  'longBangs',
  'longCurly',
  'medium1',
  'medium2',
  'medium3',
  'mediumBangs',
  'mediumBangs2',
  'mediumBangs3',
  'mediumStraight',
  'mohawk',
  'mohawk2',
  'pomp',
  'shaved1',
  'shaved2',
  'shaved3',
  'short1',
  'short2',
  'short3',
  'short4',
  'short5',
  'turban',
  'twists',
  'twists2',
];

/**
 * Athletes of a school: hair and skin in warm colours. Of the heads and faces those that are
 * nobody's portrait and no joke: no masks, no beasts, no beards.
 */
const chalk: FaceStyle = {
  style: openPeeps,
  dealt: { head: HEADS, skinColor: SKIN },
  options: {
    headContrastColor: [
      '2c1b18',
      '4a312c',
      '7a4530',
      'a55728',
      'c98a3d',
      'd6b370',
      '5b3a6e',
      '2f5d66',
    ],
    clothingColor: ['f3ead6'],
    maskProbability: 0,
    facialHairProbability: 0,
    accessories: ['glasses', 'glasses2', 'glasses3', 'glasses4'],
    accessoriesProbability: 12,
    face: ['calm', 'cheeky', 'cute', 'driven', 'serious', 'smile', 'solemn', 'suspicious'],
  },
};

/** Heroes of a storybook: brown ink, washed in a few colours. */
const INK = '33231a';
const storybook: FaceStyle = {
  style: lorelei,
  dealt: { hair: numbered('variant', 48) },
  options: {
    skinColor: ['fbeedd', 'f6dfc6', 'eccaa8', 'd9ad85', 'b98660', '93613f'],
    hairColor: [INK, '4b2f20', '6f4527', '9a5b2c', 'a9742f', '5d5348', '6d2f27'],
    eyesColor: [INK],
    eyebrowsColor: [INK],
    mouthColor: ['7a2f26'],
    noseColor: [INK],
    frecklesColor: ['8a5236'],
    earringsColor: ['b0832e'],
    hairAccessoriesColor: ['9c3f33'],
    glassesProbability: 0,
    beardProbability: 0,
  },
};

/** Fighters of an arcade: large pixels, and hair in neon colours. */
const neon: FaceStyle = {
  style: pixelArt,
  dealt: { hair: [...numbered('long', 21), ...numbered('short', 24)] },
  options: {
    skinColor: SKIN,
    hairColor: [
      '1f1a2e',
      '3b2440',
      'e0218a',
      '18b7c9',
      '7d3cf0',
      'f2c230',
      '3ad07a',
      'f26a3d',
      'c9d2e8',
    ],
    clothingColor: ['15b5c8', 'd61f86', '6f35d8', '2f3a5c', 'e8b423'],
    eyesColor: ['2b2340', '1d5c7a', '3b5d34', '6b3a2a'],
    mouthColor: ['b2434f', '8f2f4a', 'd0606a'],
    hatColor: ['2f3a5c', 'd61f86', '15b5c8'],
    accessoriesColor: ['f2c230', 'c9d2e8'],
    glassesColor: ['1f1a2e', 'd61f86', '15b5c8'],
    glassesProbability: 22,
    beardProbability: 0,
    hatProbability: 6,
    accessoriesProbability: 12,
  },
};

/** How the faces of a game are drawn, by the material of its board. */
export const FACE_STYLES: Readonly<Record<FaceSet, FaceStyle>> = { neon, storybook, chalk };
