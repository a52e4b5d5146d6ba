import { type Answer, type Choice, fallbackAnswer } from '@tablewright/engine';
import { type BingoView, type PlayerState, type PowerId, playerAt } from '../model.ts';
import { LETTERS, NUMBERS } from '../squares.ts';
import { playWorth } from './choose-purchase.ts';
import { rollWorth, squareWorth } from './worth.ts';

/** A roll whose best square wins or nearly does. */
const ALARMING = 500;

/** Rolls again what is bad for itself or wins for another; leaves reward rolls alone. */
export function chooseReroll(view: BingoView, seat: number, choice: Choice): Answer {
  if (choice.kind !== 'one' || choice.why.rule === 'UB-DEATH-04') return 0;
  let best = 0;
  let most = 0;
  for (let i = 1; i < choice.options.length; i += 1) {
    const roller = Number(choice.options[i]?.names?.seat);
    const player = playerAt(view, roller);
    const shown = rolledWorth(view, player);
    const hope = rollWorth(view, player);
    const gain =
      roller === seat ? (shown < 2 && hope > 5 ? hope - shown : 0) : shown >= ALARMING ? shown : 0;
    if (gain > most) {
      most = gain;
      best = i;
    }
  }
  return best;
}

/** Pays in full when that saves a life or blocks everything cheaply; else keeps the energy. */
export function choosePayment(view: BingoView, seat: number, choice: Choice): Answer {
  if (choice.kind !== 'amount') return fallbackAnswer(choice);
  const { health, available } = playerAt(view, seat);
  const incoming = Number(choice.about?.incoming ?? choice.max);
  if (incoming < health) return Math.min(choice.max, Math.max(available, 1));
  return incoming - choice.max >= health ? 0 : choice.max;
}

/** Hits back where that kills. */
export function chooseHitBack(view: BingoView, _seat: number, choice: Choice): Answer {
  if (choice.kind !== 'allocation') return fallbackAnswer(choice);
  let left = choice.max;
  return choice.options.map((option, index) => {
    const { health } = playerAt(view, Number(option.names?.seat));
    const cap = choice.caps[index] ?? 0;
    if (cap < health || left < health) return 0;
    left -= health;
    return health;
  });
}

/** Drains if there is enough to drain. */
export function chooseRider(view: BingoView, _seat: number, choice: Choice): Answer {
  const target = playerAt(view, Number(choice.about?.target ?? 0));
  return target.stored + target.available >= Number(choice.about?.amount ?? 0) ? 0 : 1;
}

/** Plays a card in the window that it was bought for. */
export function chooseCard(view: BingoView, seat: number, choice: Choice): Answer {
  const card = choice.about?.card as PowerId;
  if (card !== 'charged-capacitor') return 1;
  return playWorth(playerAt(view, seat), card) > 0 ? 1 : 0;
}

/** What the dice that lie before a player are worth to it. */
function rolledWorth(view: BingoView, player: PlayerState): number {
  let worth = 0;
  for (let square = 0; square < 25; square += 1) {
    const { letter, number } = player.dice;
    if (letter !== '*' && letter !== LETTERS[Math.trunc(square / 5)]) continue;
    if (number !== '*' && number !== NUMBERS[square % 5]) continue;
    worth = Math.max(worth, squareWorth(view, player, square));
  }
  return worth;
}
