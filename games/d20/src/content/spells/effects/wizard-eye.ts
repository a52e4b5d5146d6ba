import type { World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import type { Deed } from '../../../rules/actions/menu.ts';
import { creatureOf } from '../../../rules/creature.ts';
import { gridOf, SQUARE } from '../../../rules/place/distance.ts';
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
  forbids: (w, { creature }, deed) =>
    deed.kind !== 'end' && (deed.kind !== 'move' || isTooFar(w, creature, deed)),
  takes: () => [{ rule: 'DT-ARC-412', isNone: true }],
};

/** How far from its caster it goes. */
const RANGE = 240;

/** Whether a move leads it away from its caster, out of the range of the spell. */
function isTooFar({ state }: World, eye: Creature, { names }: Pick<Deed, 'names'>): boolean {
  const caster = state.creatures.find(({ effects }) =>
    effects.some(({ kind, data }) => kind === 'wizard-eye' && data?.creature === eye.id),
  );
  if (caster?.place.at !== 'square' || names?.x === undefined) return false;
  const grid = gridOf(state);
  const cell = grid.cellAt(Number(names.x), Number(names.y));
  return SQUARE * grid.distance(cell, caster.place.cell) > RANGE;
}
