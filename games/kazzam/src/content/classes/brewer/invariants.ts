import type { Invariant } from '@tablewright/engine';
import { type KazzamState, NOWHERE } from '../../../model.ts';
import { isFlask } from './flasks.ts';
import { ON_BLADE } from './potent-edge.ts';

/** What holds while a Brewer plays. */
export const INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KC-INV-20',
    text: 'no Potion is twice on a blade, and none on that of somebody off the map',
    check({ effects, creatures }) {
      const blades = effects.filter(({ kind }) => kind === ON_BLADE);
      const wrong = blades.find(
        ({ id, on, source }) =>
          creatures[on]?.cell === NOWHERE ||
          blades.some((other) => other.id !== id && other.on === on && other.source === source),
      );
      return wrong && `${wrong.source} is on the blade of ${creatures[wrong.on]?.name}`;
    },
  },
  {
    rule: 'KC-INV-21',
    text: 'a flask is with one holder, in one square, or drunk',
    check(state) {
      const { items, creatures } = state;
      const wrong = [...items.entries()].find(([item, { place }]) => {
        if (!isFlask(state, item)) return false;
        const holders = [...creatures.entries()].filter(([, { held }]) => held.includes(item));
        const holder = place.at === 'held' ? place.creature : undefined;
        return holders.length !== (holder === undefined ? 0 : 1) || holders[0]?.[0] !== holder;
      });
      return wrong && `flask ${wrong[0]} is ${wrong[1].place.at} and in other hands`;
    },
  },
];
