import type { Trait } from '../../trait.ts';

const RULE = 'DT-ARC-209';

/** Images that are hit instead of their caster, one by one. */
export const MIRROR_IMAGE: Trait = {
  id: 'mirror-image',
  rule: RULE,
  deflects(t, { creature, effect }, by) {
    const left = effect?.data?.amount ?? 0;
    if (effect === undefined || left <= 0 || by === creature) return false;
    effect.data = { ...effect.data, amount: left - 1 };
    if (left === 1) creature.effects = creature.effects.filter((one) => one !== effect);
    t.tell?.({ type: 'image-lost', rule: RULE, creature: creature.id, left: left - 1 });
    return true;
  },
};
