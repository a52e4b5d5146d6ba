import type { SheetName } from '../events.ts';
import type { Activation, AdventureState, MonsterActivation, Spaces } from '../model.ts';

/** Where an activation was paid: the spaces of a card whose markers were spent. */
export interface Payment {
  readonly sheet: SheetName;
  /** Index of the card on its sheet; -1 if dud tokens were spent. */
  readonly card: number;
  readonly spaces: Spaces;
}

/** The number by which an activation names the team card. */
const TEAM_CARD = 2;

/** Where an activation of a character was paid. */
export function paidBy(state: AdventureState, activation: Activation): Payment {
  const { card, spaces, character } = activation;
  if (card === TEAM_CARD) return { sheet: 'team', card: 0, spaces };
  return { sheet: state.characters[character]?.class ?? 'team', card, spaces };
}

/** Where an activation of the monster was paid. */
export function paidByMonster({ card, spaces }: MonsterActivation): Payment {
  return { sheet: 'monster', card, spaces };
}

/** The spaces of a card whose markers were spent this round. */
export function spentOn(state: AdventureState, sheet: SheetName, card: number): Spaces {
  const paid =
    sheet === 'monster'
      ? state.monsterActivations.map(paidByMonster)
      : state.activations.map((one) => paidBy(state, one));
  return paid
    .filter((one) => one.sheet === sheet && one.card === card)
    .reduce((all, one) => all | one.spaces, 0);
}
