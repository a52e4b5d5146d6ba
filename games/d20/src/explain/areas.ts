import type { ChoiceView } from '@tablewright/engine';
import type { CreatureId } from '../model.ts';
import { spellsOf } from '../rules/bearers/known-spells.ts';
import { cellsOf, creaturesIn } from '../rules/magic/area.ts';
import type { D20View } from '../view.ts';
import { creatureIn, worldFor } from './world.ts';

/** What an area would cover, were it to begin there. */
export interface AreaFacts {
  readonly cells: readonly number[];
  readonly creatures: readonly CreatureId[];
}

/** The area of the spell for which a question asks where it is to begin (DT-MAG-12); nothing of other questions. */
export function areaAsked(
  view: D20View,
  { why, seat }: Pick<ChoiceView, 'why' | 'seat'>,
  at: { readonly cell: number } | { readonly creature: CreatureId },
): AreaFacts | undefined {
  const { spell: spellId, form: asked } = why.params ?? {};
  const caster = casterIn(view, seat);
  if (why.key !== 'choice.point' || caster === undefined || caster.isVeiled) return undefined;
  const w = worldFor(view);
  const spell = spellsOf(w, caster).find(({ id }) => id === spellId);
  const aim = spell?.aim(typeof asked === 'string' ? asked : spell.id);
  if (aim?.at !== 'area') return undefined;
  if ('cell' in at) {
    const cells = cellsOf(w, caster, aim.shape, at.cell);
    return { cells, creatures: ids(creaturesIn(w, caster, aim.shape, at)) };
  }
  const middle = creatureIn(view, at.creature);
  if (middle === undefined) return undefined;
  return { cells: [], creatures: ids(creaturesIn(w, caster, aim.shape, { creature: middle })) };
}

/** Whoever has the turn, between fights the character of whoever is asked. */
const casterIn = (view: D20View, seat: number) =>
  view.combat?.turn === undefined
    ? view.creatures.find((one) => one.seat === seat && one.life === 'alive')
    : creatureIn(view, view.combat.turn.creature);

const ids = (creatures: readonly { readonly id: CreatureId }[]): readonly CreatureId[] =>
  creatures.map(({ id }) => id);
