import type { Trait } from '../../trait.ts';
import { standAsBefore } from './swayed.ts';

/** A serpent that sways idly, and is nobody's enemy. */
export const SNAKE_CHARM: Trait = {
  id: 'snake-charm',
  rule: 'DT-DIV-207',
  bans: ['move', 'act', 'choose'],
  on: {
    ended(_t, { creature, effect }) {
      standAsBefore(creature, effect?.data);
      return undefined;
    },
  },
};
