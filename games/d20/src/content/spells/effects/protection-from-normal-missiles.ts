import type { Trait } from '../../trait.ts';

const RULE = 'DT-ARC-311';

/** Ranged attacks do nothing, unless they are heavy or magical. */
export const PROTECTION_FROM_NORMAL_MISSILES: Trait = {
  id: 'protection-from-normal-missiles',
  rule: RULE,
  takes: (_w, _self, { attack }) =>
    attack !== undefined &&
    attack.use !== 'melee' &&
    attack.category !== 'heavy' &&
    !attack.tags.includes('magical')
      ? [{ rule: RULE, isNone: true }]
      : undefined,
};
