/** The range bands from near to far, with the feet to which each goes, that included (DT-RNG-01 to -21, -29). */
export const BANDS = [
  'touch',
  'melee',
  'throwing',
  'short',
  'long',
  'distant',
  'orbital',
  'short-astronomical',
  'medium-astronomical',
  'long-astronomical',
  'distant-astronomical',
  'stellar-subsystem',
  'stellar-system',
  'parsec',
  'subsector',
  'sector',
  'quadrant',
  'galactic',
  'intergalactic',
  'supercluster',
  'universal',
] as const;
/** See {@link BANDS}. */
export type Band = (typeof BANDS)[number];

const MILE = 5280;
const LIGHT_YEAR = 5.879e12 * MILE;

/** Upper limits in feet of the bands, in their order (DT-RNG-22, -23). */
export const BAND_LIMITS: readonly number[] = [
  0,
  6,
  50,
  330,
  1000,
  15 * MILE,
  60 * MILE,
  600 * MILE,
  99_999 * MILE,
  999_999 * MILE,
  99_999_999 * MILE,
  999_999_999 * MILE,
  999e9 * MILE,
  9 * LIGHT_YEAR,
  99 * LIGHT_YEAR,
  999 * LIGHT_YEAR,
  9_999 * LIGHT_YEAR,
  99_999 * LIGHT_YEAR,
  999_999 * LIGHT_YEAR,
  999e6 * LIGHT_YEAR,
  Number.POSITIVE_INFINITY,
];
