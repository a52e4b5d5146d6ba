import type { SquareKind } from '../model.ts';

/** The characters of each kind of square (KM-LEG-01 to KM-LEG-16). */
const LEGEND: Readonly<Record<SquareKind, string>> = {
  wall: '#',
  floor: '.rbst><g:T',
  difficult: ',*',
  'low-cover': 'o',
  pedestal: 'RB123',
  exit: 'EFGH',
  'portal-entry': 'PQUV',
  'portal-exit': 'pquv',
  // On no printed map.
  water: '',
  pit: '',
  slick: '',
  boost: '',
};

const KIND_OF = new Map(
  Object.entries(LEGEND).flatMap(([kind, signs]) =>
    [...signs].map((sign) => [sign, kind as SquareKind] as const),
  ),
);

/** What a character of a map stands for; nothing if the legend does not know it. */
export function squareKindOf(sign: string): SquareKind | undefined {
  return KIND_OF.get(sign);
}
