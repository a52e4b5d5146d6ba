import { STATS } from '../effects/words.ts';
import type { Hero } from '../model.ts';
import type { Check } from './of-cards.ts';

/** Numbers of sheets are whole and at least 1 (BQ-INV-07). */
export const livingStats: Check = ({ heroes }) => {
  for (const { sheet, seat } of heroes) {
    for (const stat of STATS) {
      if (!Number.isInteger(sheet[stat]) || sheet[stat] < 1)
        return `${stat} of seat ${seat} is ${sheet[stat]}`;
    }
    for (const item of sheet.items) {
      const count = item.kind === 'gear' ? item.number : item.quantity;
      if (count < 1) return `${item.card} of seat ${seat} has ${count}`;
    }
    for (const { card, number } of sheet.powers) {
      if (number < 1) return `${card} of seat ${seat} has ${number}`;
    }
  }
  return undefined;
};

const OF_HEROES = ['hand', 'active', 'tapped', 'karma', 'identities'] as const;

/** The dead have nothing (BQ-INV-23). */
export const deadHaveNothing: Check = (state) => {
  const cardsOf = ({ seat }: Hero): readonly string[] =>
    OF_HEROES.flatMap((zone) => state.places[`${zone}/${seat}`] ?? []);
  for (const hero of state.heroes) {
    if (hero.life !== 'dead') continue;
    const { travels, sheet, seat } = hero;
    const cards = cardsOf(hero);
    if (cards.length > 0 || travels !== 0 || sheet.karma !== 0)
      return `seat ${seat} is dead with ${travels} travels, Karma ${sheet.karma} and ${cards.join(', ')}`;
  }
  return undefined;
};

/** The most additions that one player earns in a game (BQ-GOAL-03). */
const MOST = 4;

/** Nobody earns more than the rules give, and all together have no more to spend than was earned (BQ-INV-27). */
export const additionsAreEarned: Check = ({ heroes }) => {
  const wrong = heroes.find(({ degree, additions, given }) => {
    const isDegree = Number.isInteger(degree) && degree >= 0 && degree <= MOST;
    return !isDegree || additions < 0 || given < 0;
  });
  if (wrong !== undefined) {
    const { seat, degree, additions, given } = wrong;
    return `seat ${seat} has earned ${degree} additions, was given ${given} and has ${additions} left`;
  }
  const sum = (of: (hero: Hero) => number): number =>
    heroes.reduce((all, hero) => all + of(hero), 0);
  const earned = sum(({ degree }) => degree);
  const left = sum(({ isScored, additions, given }) => (isScored ? additions : given));
  return left > earned ? `${left} additions are left of ${earned} that were earned` : undefined;
};

/** Two characters are the same to each other (BQ-INV-29). */
export const mutualRelationships: Check = ({ heroes }) => {
  for (const one of heroes) {
    for (const other of heroes) {
      if (one === other) continue;
      const a = one.sheet.relationships.characters[other.sheet.name];
      const b = other.sheet.relationships.characters[one.sheet.name];
      if (a !== b) return `seats ${one.seat} and ${other.seat} are ${a} and ${b} to each other`;
    }
  }
  return undefined;
};
