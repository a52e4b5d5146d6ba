import { type Answer, type Choice, fallbackAnswer } from '@tablewright/engine';
import { type BingoView, playerAt } from '../model.ts';
import { COLUMNS, LINES, type Line, ROWS, squareNamed } from '../squares.ts';
import { cardWorth, lineGain, lineLoss, squareWorth } from './worth.ts';

/** The square of a wild roll, or of a die that may be set. */
export function chooseSquare(view: BingoView, seat: number, choice: Choice): Answer {
  if (choice.kind !== 'one') return fallbackAnswer(choice);
  const player = playerAt(view, seat);
  return bestOf(choice.options, ({ id }) => squareWorth(view, player, squareNamed(id)));
}

/** The die for a reward roll: the one whose lines cost less on average. */
export function chooseRewardDie(view: BingoView, seat: number): Answer {
  const cost = (lines: readonly Line[]) =>
    lines.reduce((sum, line) => sum + lossTo(view, seat, line), 0);
  return cost(COLUMNS) <= cost(ROWS) ? 0 : 1;
}

/** The line to hand over as the dead player, or to take as the killer. */
export function chooseLine(view: BingoView, seat: number, choice: Choice): Answer {
  if (choice.kind !== 'one') return fallbackAnswer(choice);
  const dead = Number(choice.about?.dead ?? seat);
  return bestOf(choice.options, ({ id }) => {
    const line = LINES.find((other) => other.id === id);
    if (line === undefined) return 0;
    if (dead === seat) return -lossTo(view, seat, line);
    return lineGain(playerAt(view, dead), playerAt(view, seat), line);
  });
}

/** The squares of a killer's share: those that help it least. */
export function chooseShare(view: BingoView, _seat: number, choice: Choice): Answer {
  if (choice.kind !== 'some') return fallbackAnswer(choice);
  const killer = playerAt(view, Number(choice.about?.killer ?? 0));
  const worths = choice.options.map(({ id }, index) => ({
    index,
    worth: cardWorth(killer.scored | (1 << squareNamed(id))),
  }));
  worths.sort((a, b) => a.worth - b.worth || a.index - b.index);
  return worths
    .slice(0, choice.min)
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}

/** The place of the option that is worth most. */
export function bestOf<O>(options: readonly O[], worthOf: (option: O) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i += 1) {
    const worth = worthOf(options[i] as O);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

/** What losing a line costs: the squares, and what they bring those who aim at this seat. */
function lossTo(view: BingoView, seat: number, line: Line): number {
  const dead = playerAt(view, seat);
  let gain = 0;
  for (const killer of view.players) {
    const used = killer.selection;
    if (used?.slot === 'lazor' && (used.target === seat || used.adjacent === seat)) {
      gain = Math.max(gain, lineGain(dead, killer, line));
    }
  }
  return lineLoss(dead, line) + gain;
}
