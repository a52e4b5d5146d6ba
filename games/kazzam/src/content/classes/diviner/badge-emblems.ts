import { crystalBall } from '@tablewright/table-kit/emblems';

/** What stands for the Diviner itself. */
export const BADGES: Readonly<Record<string, string>> = {
  diviner: crystalBall,
};
