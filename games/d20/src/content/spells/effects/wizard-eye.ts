import { creatureOf } from '../../../rules/creature.ts';
import type { Trait } from '../../trait.ts';
import { vanish } from '../arcane/conjure.ts';

/** Stage of the effect while its caster looks through the eye. */
const LOOKS = 1;

/** Has an eye elsewhere, and sees by it instead of with its own, as it likes (DT-ARC-412). */
export const wizardEye: Trait = {
  id: 'wizard-eye',
  rule: 'DT-ARC-412',
  eyes: (w, { effect }) =>
    effect?.data?.stage === LOOKS && effect.data.creature !== undefined
      ? creatureOf(w.state, effect.data.creature)
      : undefined,
  powers: [
    {
      id: 'switch-eyes',
      rule: 'DT-ARC-412',
      takes: 'free',
      use(_t, { effect }) {
        if (effect === undefined) return undefined;
        effect.data = { ...effect.data, stage: effect.data?.stage === LOOKS ? 0 : LOOKS };
        return undefined;
      },
    },
  ],
  on: {
    ended(t, { effect }) {
      const id = effect?.data?.creature;
      if (id !== undefined) vanish(t, creatureOf(t.state, id), 'DT-ARC-412');
      return undefined;
    },
    died(t, { effect }) {
      const id = effect?.data?.creature;
      if (id !== undefined) vanish(t, creatureOf(t.state, id), 'DT-ARC-412');
      return undefined;
    },
  },
};

/** The eye: it floats through any gap, sees in the dark, and does nothing else. Nobody can see or strike it. */
export const floatingEye: Trait = {
  id: 'floating-eye',
  rule: 'DT-ARC-412',
  darkvision: 60,
  passesGaps: true,
  isNoFighter: true,
  forbids: (_w, _self, { kind }) => kind !== 'move' && kind !== 'end',
  takes: () => [{ rule: 'DT-ARC-412', isNone: true }],
};
