import type { Told } from '../../../../test/table.ts';

/** A Controller of that specialisation. */
export const controller = (specialisation: string, more: Told = {}) => ({
  role: 'controller',
  specialisation,
  ...more,
});
