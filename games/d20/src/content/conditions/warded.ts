import type { Harm, Trait } from '../trait.ts';

/** Magic does no damage to it. */
export const noMagic =
  (rule: string): NonNullable<Trait['takes']> =>
  (_w, _self, { danger }: Harm) =>
    danger.isMagic === true ? [{ rule, isNone: true }] : undefined;

/** No magic changes it, helpful or not; what runs already waits (DT-COND-25). */
export const warded: Trait = {
  id: 'warded',
  rule: 'DT-COND-25',
  bans: ['magic'],
  spares: ['magic'],
  takes: noMagic('DT-COND-25'),
};
