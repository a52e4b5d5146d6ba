import type { Seat } from '@tablewright/engine';
import type { BridgeState, Phase } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ends } from '../ending/endings.ts';

/** Goes on to a phase. */
export function goTo({ state }: Bridge, phase: Phase): void {
  state.phase = phase;
}

/** The next turn begins, of the next seat in order that plays (BQ-TURN-17); or the game has ended. */
export function nextTurn(t: Bridge): void {
  const { state } = t;
  if (ends(t)) return;
  readiesTheDead(state);
  const next = nextSeat(state);
  if (isRoundOver(state, next)) state.round += 1;
  state.active = next;
  state.turn += 1;
  const hero = state.heroes[next];
  goTo(t, hero?.life === 'dead' ? 're-entry' : 'upkeep');
}

/** Whoever ends a turn alive has those come back on their next turns who were dead then (BQ-DEAD-09). */
function readiesTheDead({ heroes, active }: BridgeState): void {
  if (heroes[active]?.life !== 'alive') return;
  for (const hero of heroes) hero.diedIn = undefined;
}

/** The next in seat order who lives, or comes back (BQ-DEAD-07): in Boss Mode nobody does (BQ-DEAD-10). */
function nextSeat(state: BridgeState): Seat {
  const { heroes, active, bossMode, isPair } = state;
  const ordered = [...heroes.slice(active + 1), ...heroes.slice(0, active + 1)];
  const plays = ordered.find(({ life, seat, diedIn }) => {
    if (bossMode !== undefined) return life === 'alive' && bossMode.reached.includes(seat);
    // The ally of one player does not come back: nobody else is in the game (BQ-SOLO-05).
    return life === 'alive' || (life === 'dead' && diedIn === undefined && !isPair);
  });
  return plays?.seat ?? active;
}

/** Rounds end when the turn comes past whoever went first. */
function isRoundOver({ heroes, active, first }: BridgeState, next: Seat): boolean {
  const place = (seat: Seat): number => (seat - first + heroes.length) % heroes.length;
  return place(next) <= place(active);
}
