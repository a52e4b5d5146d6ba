import type { GearKind } from '../gear-kind.ts';
import type { RollAt, RollPart, Trait } from '../trait.ts';

/** Advantage on a task where the place is right: what a thing of one of the examples gives (DT-CHK-17). */
function helpsIn(id: string, rule: string, tag: string, setting: string): Trait {
  const parts: readonly RollPart[] = [{ is: 'advantage', rule, from: id }];
  const fits = (roll: RollAt) => roll.tag === tag && roll.setting?.includes(setting) === true;
  return { id, rule, roll: (_w, _self, roll) => (fits(roll) ? parts : undefined) };
}

/** What things of the examples do: the cloak in the woods, the laboratory at home, the boys all over London. */
export const READY_TRAITS: readonly Trait[] = [
  helpsIn('green-cloak', 'DT-CHK-17', 'stealth', 'forest'),
  helpsIn('laboratory', 'DT-PC-01', 'analyse-evidence', 'baker-street'),
  helpsIn('baker-street-irregulars', 'DT-PC-01', 'gather-intel', 'london'),
];

/** Things that only the examples have; none can be bought. */
export const READY_GEAR: readonly GearKind[] = READY_TRAITS.map(({ id, rule }) => ({
  id,
  rule,
  trait: id,
}));
