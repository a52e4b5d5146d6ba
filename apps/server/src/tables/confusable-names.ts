import unhomoglyph from 'unhomoglyph';

/** What is not seen in a name, or hardly: blanks may be as thin as one likes. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\s]/gu;

/**
 * Whether people could take one name for the other: as they are written, in small letters or in
 * capitals they look the same (the skeletons of Unicode's technical standard 39).
 */
export function areConfusable(one: string, other: string): boolean {
  const others = looksOf(other);
  return looksOf(one).some((look, at) => look === others[at]);
}

function looksOf(name: string): readonly string[] {
  const plain = name.normalize('NFKC');
  return [plain, plain.toLowerCase(), plain.toUpperCase()].map(skeletonOf);
}

function skeletonOf(name: string): string {
  const seen = name.normalize('NFD').replace(UNSEEN, '');
  return unhomoglyph(seen).normalize('NFD');
}
