const MILE = 5280;
const LIGHT_YEAR = 5.879e12 * MILE;

/** The range bands from near to far, with the feet to which each goes, that included (DT-RNG-01 to -23, -29). */
const ROWS = [
  { id: 'touch', rule: 'DT-RNG-01', feet: 0 },
  { id: 'melee', rule: 'DT-RNG-02', feet: 6 },
  { id: 'throwing', rule: 'DT-RNG-03', feet: 50 },
  { id: 'short', rule: 'DT-RNG-04', feet: 330 },
  { id: 'long', rule: 'DT-RNG-05', feet: 1000 },
  { id: 'distant', rule: 'DT-RNG-06', feet: 15 * MILE },
  { id: 'orbital', rule: 'DT-RNG-07', feet: 60 * MILE },
  { id: 'short-astronomical', rule: 'DT-RNG-08', feet: 600 * MILE },
  { id: 'medium-astronomical', rule: 'DT-RNG-09', feet: 99_999 * MILE },
  { id: 'long-astronomical', rule: 'DT-RNG-10', feet: 999_999 * MILE },
  { id: 'distant-astronomical', rule: 'DT-RNG-11', feet: 99_999_999 * MILE },
  { id: 'stellar-subsystem', rule: 'DT-RNG-12', feet: 999_999_999 * MILE },
  { id: 'stellar-system', rule: 'DT-RNG-13', feet: 999e9 * MILE },
  { id: 'parsec', rule: 'DT-RNG-14', feet: 9 * LIGHT_YEAR },
  { id: 'subsector', rule: 'DT-RNG-15', feet: 99 * LIGHT_YEAR },
  { id: 'sector', rule: 'DT-RNG-16', feet: 999 * LIGHT_YEAR },
  { id: 'quadrant', rule: 'DT-RNG-17', feet: 9_999 * LIGHT_YEAR },
  { id: 'galactic', rule: 'DT-RNG-18', feet: 99_999 * LIGHT_YEAR },
  { id: 'intergalactic', rule: 'DT-RNG-19', feet: 999_999 * LIGHT_YEAR },
  { id: 'supercluster', rule: 'DT-RNG-20', feet: 999e6 * LIGHT_YEAR },
  { id: 'universal', rule: 'DT-RNG-21', feet: Number.POSITIVE_INFINITY },
] as const;

/** A range band. */
export type Band = (typeof ROWS)[number]['id'];

/** See {@link ROWS}. */
export const BANDS: readonly Band[] = ROWS.map(({ id }) => id);

/** Upper limits in feet of the bands, in their order (DT-RNG-22, -23). */
export const BAND_LIMITS: readonly number[] = ROWS.map(({ feet }) => feet);

/** The rule of a band. */
export const bandRule = (band: Band): string =>
  ROWS.find(({ id }) => id === band)?.rule ?? 'DT-RNG-22';
