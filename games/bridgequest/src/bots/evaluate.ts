import type { Seat } from '@tablewright/engine';
import type { CardSet } from '../content/card-set.ts';
import type { BridgeState } from '../model.ts';
import type { BridgeView } from '../view.ts';
import { UNREACHABLE } from './journey.ts';
import { outlookOf, ownRow } from './outlook.ts';
import { chanceOfBossMode, hasCompany, journeyFrom } from './travelling.ts';

/** What additions are worth, as parts of the most that there are (BQ-GOAL-03 to -06). */
const BOSS_MODE = 0.5;
const HOME = 0.25;
/** How likely it is to come home from the Bridge, with the travels for it and without; and to get both done from Homeworld. */
const NEAR_HOME = 0.95;
const FAR_FROM_HOME = 0.6;
const NOT_YET_OUT = 0.8;

/**
 * What a player may expect of a game that goes on, from 0 to 1 as outcomes are counted; nothing in the middle of a fight,
 * which says more when it is over.
 */
export function evaluate(
  state: BridgeState,
  seat: Seat,
  viewOf: (state: BridgeState, seat: Seat) => BridgeView,
  content: Pick<CardSet, 'byId'>,
): number | undefined {
  const hero = state.heroes[seat];
  if (hero === undefined) return 0;
  if (hero.isScored) return hero.degree / 4;
  if (state.combat !== undefined || state.phase === 'scoring') return undefined;
  if (state.bossMode?.reached.includes(seat) === true) return BOSS_MODE;
  if (hero.life === 'captured' || hero.life === 'left') return hero.degree / 4;
  const look = outlookOf(viewOf(state, seat), seat, content);
  if (look === undefined) return 0;
  if (hero.life === 'dead') return hasCompany(look) && state.bossMode === undefined ? 0.12 : 0;
  const journey = journeyFrom(look);
  const reaches = chanceOfBossMode(look, journey) * BOSS_MODE;
  const returns = chanceOfHome(ownRow(look) === 0, hero.wasOnBridge, hero.travels, journey.home);
  // The better of the two, with a little of the other: one may still change its mind.
  return Math.max(reaches, returns * HOME) + 0.1 * Math.min(reaches, returns * HOME);
}

function chanceOfHome(isHome: boolean, wasOut: boolean, travels: number, home: number): number {
  if (isHome) return wasOut ? 1 : NOT_YET_OUT + Math.min(3, Math.max(-3, travels)) * 0.04;
  if (home === UNREACHABLE) return FAR_FROM_HOME;
  return travels >= home ? NEAR_HOME : FAR_FROM_HOME + 0.05 * Math.max(-4, travels - home);
}
