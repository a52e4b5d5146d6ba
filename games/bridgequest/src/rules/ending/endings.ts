import type { BridgeState, Ending, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { figuresOf, isMonster } from '../standing/figures.ts';

/** Whether the game has ended, at the end of a turn or at once (BQ-END-01 to -08); scoring comes then. */
export function ends(t: Bridge): boolean {
  const { state } = t;
  state.ending ??= endingOf(t);
  if (state.ending === undefined) return false;
  const rule = ruleOf(t, state.ending);
  t.tell?.({ type: 'game-ended', rule, ending: state.ending });
  state.phase = 'scoring';
  state.scoring = scoringOrder(state);
  return true;
}

/** Death of the one player is the end of its game (BQ-SOLO-05), as that of the last who is left (BQ-DEAD-08). */
function ruleOf({ state: { bossMode, heroes, isPair } }: Bridge, ending: Ending): string {
  if (bossMode !== undefined) return 'BQ-END-08';
  if (ending !== 'all-dead') return RULES[ending];
  if (heroes.length === 1 || isPair) return 'BQ-SOLO-05';
  const dead = heroes.filter(({ life }) => life === 'dead');
  return dead.length === 1 ? 'BQ-DEAD-08' : RULES[ending];
}

/**
 * Ends a game that somebody has concluded, or whose Boss Mode is over: without a monster left there, or anybody alive
 * (BQ-END-08). All else waits for the end of the turn.
 */
export function endsNow(t: Bridge): void {
  const { phase, combat, ending } = t.state;
  if (phase === 'scoring' || combat !== undefined) return;
  if (ending !== undefined || outcomeOfBossMode(t.state) !== undefined) ends(t);
}

const RULES: Readonly<Record<Ending, string>> = {
  'boss-mode-won': 'BQ-END-08',
  'all-dead': 'BQ-END-01',
  closed: 'BQ-END-04',
  'all-left': 'BQ-END-07',
  'round-limit': 'BQ-INV-28',
};

/** How Boss Mode has come out, once its players are dead or its monsters beaten (BQ-END-08). */
function outcomeOfBossMode(state: BridgeState): Ending | undefined {
  const { heroes, bossMode } = state;
  if (bossMode === undefined) return undefined;
  const isAlive = heroes.some(
    ({ life, seat }) => life === 'alive' && bossMode.reached.includes(seat),
  );
  if (!isAlive) return 'all-dead';
  const isWon = !figuresOf(state).some((one) => isMonster(one) && one.where.at === 'boss-mode');
  return isWon ? 'boss-mode-won' : undefined;
}

function endingOf({ state, options }: Bridge): Ending | undefined {
  const { heroes, bossMode, isPair } = state;
  if (isPair && heroes[0]?.life === 'dead') return 'all-dead';
  if (bossMode !== undefined) {
    const outcome = outcomeOfBossMode(state);
    if (outcome !== undefined) return outcome;
  } else {
    const inGame = heroes.filter(({ life }) => life === 'alive' || life === 'dead');
    if (inGame.length === 0) return 'all-left';
    // Somebody has to end a turn alive for another to come back (BQ-DEAD-08, -09).
    if (!heroes.some(({ life }) => life === 'alive')) return 'all-dead';
  }
  if (options.roundLimit > 0 && isLastTurn(state) && state.round >= options.roundLimit) {
    return 'round-limit';
  }
  return undefined;
}

/** Whether the turn that ends is the last of its round. */
function isLastTurn({ heroes, active, first }: BridgeState): boolean {
  const place = (seat: number): number => (seat - first + heroes.length) % heroes.length;
  return heroes.every(({ seat, life }) => life === 'left' || place(seat) <= place(active));
}

/** Winners, helpers, then the others in turn order (BQ-END-09). */
function scoringOrder({ heroes, bossFell, first }: BridgeState): number[] {
  const rank = ({ seat }: Hero): number => {
    if (bossFell?.owner === seat) return 0;
    return bossFell?.helper === seat ? 1 : 2;
  };
  const ordered = [...heroes.slice(first), ...heroes.slice(0, first)];
  return ordered.sort((a, b) => rank(a) - rank(b)).map(({ seat }) => seat);
}
