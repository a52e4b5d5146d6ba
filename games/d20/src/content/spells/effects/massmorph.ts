import type { Trait } from '../../trait.ts';

/** Looks like a tree while it is still (DT-ARC-406); whom it has shown itself to in a combat knows it until that is over. */
export const massmorph: Trait = {
  id: 'massmorph',
  rule: 'DT-ARC-406',
  on: {
    began: (_t, { creature }) => hide(creature),
    acted(_t, { creature }) {
      creature.isHidden = false;
      return undefined;
    },
    minutePassed: (t, { creature }) => (t.state.combat === undefined ? hide(creature) : undefined),
    combatEnded: (_t, { creature }) => hide(creature),
    ended(_t, { creature }) {
      creature.isHidden = false;
      return undefined;
    },
  },
};

function hide(creature: { isHidden: boolean }): undefined {
  creature.isHidden = true;
  return undefined;
}
