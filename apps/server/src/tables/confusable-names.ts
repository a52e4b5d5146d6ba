import unhomoglyph from 'unhomoglyph';

/** What is invisible in a name, or nearly: blanks may be very thin. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\s]/gu;

/**
 * Whether people could confuse two names: as they are written, in lower or in upper case, they have
 * the same skeleton (Unicode Technical Standard 39).
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
