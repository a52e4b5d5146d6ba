import type { Trait } from '../../trait.ts';

/** In a form of its own choice: its Armor Class, speeds and natural attacks, and nothing else of it (DT-ARC-408). */
export const polymorphSelf: Trait = {
  id: 'polymorph-self',
  rule: 'DT-ARC-408',
  bans: ['cast', 'hold'],
  body: (_w, { effect }) =>
    effect?.data?.text === undefined ? undefined : { block: effect.data.text },
};
