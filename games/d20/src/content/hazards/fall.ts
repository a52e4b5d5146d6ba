import type { Hazard } from '../hazard.ts';

const FEET = 10;
const MOST = 20;

/** The Level of a fall from so many feet: 2 for each full ten, at most 20; 0 for less (DT-HAZ-10). */
export const fallLevel = (feet: number): number => Math.min(MOST, 2 * Math.floor(feet / FEET));

/** A fall; its Level is given by {@link fallLevel} (DT-HAZ-10). Bodies that fall count as physical harm (DT-ROLE-04). */
export const fall: Hazard = {
  id: 'fall',
  rule: 'DT-HAZ-10',
  level: 2,
  save: 'DEX',
  tags: ['fall', 'physical'],
};
