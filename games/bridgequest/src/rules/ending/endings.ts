import type { BridgeState, Ending, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { figuresOf, isMonster } from '../standing/figures.ts';

/** Whether the game has ended, at the end of a turn or at once (BQ-END-01 to -08); scoring comes then. */
export function ends(t: Bridge): boolean {
  const { state } = t;
  state.ending ??= endingOf(t);
  if (state.ending === undefined) return false;
  t.tell?.({ type: 'game-ended', rule: ruleOf(t, state.ending), ending: state.ending });
  state.phase = 'scoring';
  state.scoring = scoringOrder(state);
  return true;
}

const RULES: Readonly<Record<Ending, string>> = {
  'boss-mode-won': 'BQ-END-08',
  'all-dead': 'BQ-END-01',
  closed: 'BQ-END-04',
  'all-left': 'BQ-END-07',
  'round-limit': 'BQ-INV-28',
};

/** With nobody else in the game a death collapses the Bridge (BQ-DEAD-08). */
function ruleOf({ state }: Bridge, ending: Ending): string {
  const dead = state.heroes.filter(({ life }) => life === 'dead');
  return ending === 'all-dead' && dead.length === 1 ? 'BQ-DEAD-08' : RULES[ending];
}

function endingOf({ state, options }: Bridge): Ending | undefined {
  const { heroes, bossMode } = state;
  if (bossMode !== undefined) {
    const isWon = !figuresOf(state).some((one) => isMonster(one) && one.where.at === 'boss-mode');
    const alive = heroes.some(
      ({ life, seat }) => life === 'alive' && bossMode.reached.includes(seat),
    );
    if (!alive) return 'all-dead';
    if (isWon) return 'boss-mode-won';
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
