import type { Material } from '@tablewright/engine/manifest';

/** The materials whose games have faces; see `apps/web/build/face-styles.ts`. */
export const FACE_SETS = ['neon', 'storybook', 'chalk'] as const satisfies readonly Material[];
/** See {@link FACE_SETS}. */
export type FaceSet = (typeof FACE_SETS)[number];

/** How many faces are drawn of each set. */
export const FACES_OF_A_SET = 60;

/** Where the faces are: `/faces/chalk/7.svg`. */
export const FACES_FOLDER = 'faces';

/** The address of one face. @param number from 0, below {@link FACES_OF_A_SET} */
export function faceAddress(set: FaceSet, number: number): string {
  return `/${FACES_FOLDER}/${set}/${number}.svg`;
}

/**
 * The addresses of the faces of these figures, in their order. A name has the same face in every
 * match, unless somebody before it in the list has that face already: no two look alike, as long as
 * there are faces.
 * @param cast faces chosen by hand, by name
 */
export function facesOf(
  set: FaceSet,
  names: readonly string[],
  cast: Readonly<Record<string, number>> = {},
): readonly string[] {
  const taken = new Set<number>();
  return names.map((name) => {
    let number = cast[name] ?? hashOf(name) % FACES_OF_A_SET;
    for (let tries = 1; taken.has(number) && tries < FACES_OF_A_SET; tries += 1)
      number = (number + 1) % FACES_OF_A_SET;
    taken.add(number);
    return faceAddress(set, number);
  });
}

/** The faces of people and bots at a table of a game with a board of this material, if it has any. */
export function facesAt(material: Material, names: readonly string[]): readonly string[] {
  const set = FACE_SETS.find((one) => one === material);
  return set === undefined ? [] : facesOf(set, names);
}

/** FNV-1a over UTF-16 units, unsigned. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The low bits of similar names are similar; the high ones are not.
  return (hash ^ (hash >>> 15)) >>> 0;
}
