import type { Trait } from '../../trait.ts';

/** What fear goes by: as a danger, and as the condition that is saved against again. */
const FEARS = ['fear', 'afraid'];

/** Advantage on saves against fear. */
export const REMOVE_FEAR: Trait = {
  id: 'remove-fear',
  rule: 'DT-DIV-107',
  roll: (_w, _self, { kind, against }) =>
    kind === 'save' && against?.tags.some((tag) => FEARS.includes(tag)) === true
      ? [{ is: 'advantage', rule: 'DT-DIV-107', from: 'remove-fear' }]
      : undefined,
};
