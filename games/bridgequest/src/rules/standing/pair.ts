import type { Seat } from '@tablewright/engine';
import type { BridgeState, Hero } from '../../model.ts';

type Known = Pick<BridgeState, 'heroes' | 'isPair'>;

/** The seats of the two characters that one player plays: its own, and that of its ally (BQ-SOLO-02). */
const MAIN: Seat = 0;
const SECOND: Seat = 1;

/** The ally whose sheet its player plays as well, where one may come (BQ-SOLO-02). */
export function secondOf({ heroes, isPair }: Known): Hero | undefined {
  return isPair ? heroes[SECOND] : undefined;
}

/** Whether a hero is the ally of the one player. */
export function isSecond(state: Known, { seat }: Pick<Hero, 'seat'>): boolean {
  return state.isPair && seat === SECOND;
}

/** Whether one player has two characters in play. */
export function playsBoth(state: Known): boolean {
  return secondOf(state)?.life === 'alive' && state.heroes[MAIN]?.life === 'alive';
}

/** Whose bank of travels a hero uses: two characters of one player have one (BQ-SOLO-04). */
export function bankOf(state: Known, hero: Hero): Hero {
  return isSecond(state, hero) ? (state.heroes[MAIN] ?? hero) : hero;
}
