import { choose, type Option } from '@tablewright/engine';
import { type LazorId, playerAt } from '../model.ts';
import type { Lazor, Rider } from './hooks.ts';

/** The Lazors. */
export const LAZORS: Readonly<Record<LazorId, Lazor>> = {
  'basic-lazor': {
    id: 'basic-lazor',
    slot: 'lazor',
    price: 0,
    basic: true,
    activate: { cost: 2, damage: 1, adjacentDamage: 0 },
    rule: 'UB-BASE-01',
  },
  'focused-lazor': {
    id: 'focused-lazor',
    slot: 'lazor',
    price: 4,
    basic: false,
    activate: { cost: 1, damage: 1, adjacentDamage: 0 },
    overcharge: { cost: 3, damage: 2, adjacentDamage: 0 },
    rule: 'UB-LAZ-01',
  },
  'plasma-lazor': {
    id: 'plasma-lazor',
    slot: 'lazor',
    price: 4,
    basic: false,
    activate: { cost: 2, damage: 2, adjacentDamage: 0 },
    overcharge: { cost: 4, damage: 3, adjacentDamage: 0 },
    rule: 'UB-LAZ-02',
  },
  'vampiric-lazor': {
    id: 'vampiric-lazor',
    slot: 'lazor',
    price: 5,
    basic: false,
    activate: { cost: 3, damage: 2, adjacentDamage: 0, rider: steals(1) },
    overcharge: { cost: 5, damage: 3, adjacentDamage: 0, rider: steals(2) },
    rule: 'UB-LAZ-03',
  },
  'diffracting-lazor': {
    id: 'diffracting-lazor',
    slot: 'lazor',
    price: 5,
    basic: false,
    activate: { cost: 3, damage: 2, adjacentDamage: 1 },
    overcharge: { cost: 5, damage: 3, adjacentDamage: 2 },
    rule: 'UB-LAZ-04',
  },
  'disabling-lazor': {
    id: 'disabling-lazor',
    slot: 'lazor',
    price: 7,
    basic: false,
    activate: { cost: 3, damage: 2, adjacentDamage: 0, rider: drainsOrDisables(2) },
    overcharge: { cost: 6, damage: 3, adjacentDamage: 0, rider: drainsOrDisables(3) },
    rule: 'UB-LAZ-05',
  },
};

function steals(amount: number): Rider {
  return (t, attacker, target, verbs) => {
    verbs.steal(t, attacker, target, amount, 'UB-LAZ-03');
    return undefined;
  };
}

const DRAIN_OR_DISABLE = [{ id: 'drain' }, { id: 'disable' }] as const satisfies readonly Option[];

/** Without an activated device there is nothing to choose: it drains. */
function drainsOrDisables(amount: number): Rider {
  return function* (t, attacker, target, verbs) {
    const { selection } = playerAt(t.state, target);
    if (selection !== undefined) {
      const { item } = selection;
      const taken = yield* choose(t, attacker, 'choice.drain-or-disable', DRAIN_OR_DISABLE, {
        rule: 'UB-LAZ-06',
        params: { target: { seat: target }, amount, item: { key: `card.${item}` } },
        about: { target, amount, item },
        fallback: 0,
      });
      if (taken.id === 'disable') {
        verbs.disableSelected(t, target, attacker, 'UB-LAZ-05');
        return;
      }
    }
    const rule = selection === undefined ? 'UB-DIS-05' : 'UB-LAZ-05';
    verbs.drain(t, target, amount, attacker, rule);
  };
}
