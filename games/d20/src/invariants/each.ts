import type { Invariant } from '@tablewright/engine';
import type { Creature, D20State } from '../model.ts';
import type { D20Content, World } from '../table.ts';

/** What does not hold for a creature, or that something does not. */
export type Wrong = (w: World, creature: Creature) => boolean | string | undefined;

/** What has to hold for every creature; each for which it does not is named with it. */
export function each(
  content: D20Content,
  rule: string,
  text: string,
  wrong: Wrong,
): Invariant<D20State> {
  return {
    rule,
    text,
    check(state) {
      const w: World = { state, options: state.options, content };
      for (const one of state.creatures) {
        const found = wrong(w, one);
        if (found === undefined || found === false) continue;
        const more = found === true ? '' : `: ${found}`;
        return `${one.name} (${one.id}), ${one.hp} HP, ${one.life}${more}`;
      }
      return undefined;
    },
  };
}
