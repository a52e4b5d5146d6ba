import type { Ability } from '../../../rules/effects/ability.ts';

/** Get Out of Jail Free: a button of the Dungeon costs a Free Action (KT-MOR-01). */
export const OUT_OF_JAIL: Ability = {
  id: 'get-out-of-jail-free',
  rule: 'KT-MOR-01',
  prices: { button: 'free' },
};
