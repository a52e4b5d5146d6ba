import type { Invariant } from '@tablewright/engine';
import { cardsAreSomewhere, dealtUpStaysUp, noneComesOrGoes } from './invariants/of-cards.ts';
import { splitsAddUp, twoFight, wonByLead } from './invariants/of-combat.ts';
import * as figures from './invariants/of-figures.ts';
import * as heroes from './invariants/of-heroes.ts';
import type { BridgeState } from './model.ts';
import type { BridgeContent } from './table.ts';

/** What holds at every moment of a game with these cards (BQ-INV). */
export function invariantsOf(content: BridgeContent): readonly Invariant<BridgeState>[] {
  return [
    { rule: 'BQ-INV-01', text: 'every card is in exactly one place', check: cardsAreSomewhere },
    {
      rule: 'BQ-INV-02',
      text: 'no card comes or goes but what comes from sheets',
      check: (state) => noneComesOrGoes(state, content),
    },
    { rule: 'BQ-INV-03', text: 'no figure stands on a closed location', check: figures.openWorlds },
    { rule: 'BQ-INV-03', text: 'closed locations have no token', check: figures.closedAreEmpty },
    {
      rule: 'BQ-INV-06',
      text: 'loose monsters are figures, and only they',
      check: figures.looseAreFigures,
    },
    {
      rule: 'BQ-INV-07',
      text: 'numbers of sheets are whole and at least 1',
      check: heroes.livingStats,
    },
    { rule: 'BQ-INV-12', text: 'nobody holds what was dealt face up', check: dealtUpStaysUp },
    { rule: 'BQ-INV-13', text: 'two at most fight on the side of the players', check: twoFight },
    { rule: 'BQ-INV-14', text: 'monsters are split by tenths', check: splitsAddUp },
    { rule: 'BQ-INV-15', text: 'what is won was won by a lead', check: wonByLead },
    { rule: 'BQ-INV-19', text: 'figures stand on legal spots', check: figures.legalSpots },
    {
      rule: 'BQ-INV-20',
      text: 'portals lie in pairs on two locations',
      check: figures.tokensInPairs,
    },
    { rule: 'BQ-INV-23', text: 'the dead have nothing', check: heroes.deadHaveNothing },
    {
      rule: 'BQ-INV-24',
      text: 'each figurine is in the game once',
      check: figures.onceOnTheTable,
    },
    {
      rule: 'BQ-INV-27',
      text: 'no more additions are spent than were earned',
      check: heroes.additionsAreEarned,
    },
    {
      rule: 'BQ-INV-29',
      text: 'two characters are the same to each other',
      check: heroes.mutualRelationships,
    },
  ];
}
