import { choose, type Flow, type Option, type Seat } from '@tablewright/engine';
import { playerAt } from '../model.ts';
import { COLUMNS, countSquares, type Line, ROWS } from '../squares.ts';
import type { BingoTable } from '../table.ts';
import { rollBoth, rollLetter, rollNumber } from './dice.ts';
import { discardPower, offerCard } from './power-windows.ts';
import { rerollWindow } from './reroll.ts';

/**
 * The line that the killers get: by the roll of one of the dead player's dice, or by both dice of
 * a killer who has a card for that, the earliest in turn order first.
 */
export function* rewardLine(t: BingoTable, dead: Seat, killers: readonly Seat[]): Flow<Line> {
  for (const killer of killers) {
    const card = yield* offerCard(t, killer, 'reward');
    if (card === undefined) continue;
    discardPower(t, killer, card);
    return yield* killersRoll(t, dead, killer, killers);
  }
  return yield* deadPlayersRoll(t, dead, killers);
}

function* deadPlayersRoll(t: BingoTable, dead: Seat, killers: readonly Seat[]): Flow<Line> {
  const die = yield* choose(t, dead, 'choice.reward-die', DICE, {
    rule: 'UB-DEATH-03',
    about: deathOf(dead, killers),
    fallback: 0,
  });
  const { dice } = playerAt(t.state, dead);
  const roll = die.id === 'letter' ? rollLetter : rollNumber;
  dice.letter = '';
  dice.number = '';
  roll(t, 'reward', dead);
  announce(t, dead, dead, 'UB-DEATH-03');
  yield* rerollWindow(t, [dead], 'UB-DEATH-04', (roller) => roll(t, 'reward', roller));
  return yield* chooseLine(t, dead, dead, killers, 'UB-DEATH-03');
}

function* killersRoll(
  t: BingoTable,
  dead: Seat,
  killer: Seat,
  killers: readonly Seat[],
): Flow<Line> {
  rollBoth(t, 'reward', killer);
  announce(t, killer, dead, 'UB-PWR-01');
  yield* rerollWindow(t, [killer], 'UB-DEATH-04', (roller) => rollBoth(t, 'reward', roller));
  return yield* chooseLine(t, killer, dead, killers, 'UB-PWR-01');
}

function announce(t: BingoTable, seat: Seat, dead: Seat, rule: string): void {
  if (!t.listening) return;
  const { letter, number } = playerAt(t.state, seat).dice;
  const also = rule === 'UB-PWR-01' ? ['UB-DEATH-08'] : [];
  t.tell?.({ type: 'reward-rolled', rule, also, seat, dead, letter, number });
}

/**
 * The line that the dice show; the roller chooses where a star or two dice leave it open.
 *
 * @ids column/<letter>, row/<number>
 */
function* chooseLine(
  t: BingoTable,
  roller: Seat,
  dead: Seat,
  killers: readonly Seat[],
  rule: string,
): Flow<Line> {
  const { letter, number } = playerAt(t.state, roller).dice;
  const lines = [...shown(COLUMNS, letter), ...shown(ROWS, number)];
  const { scored } = playerAt(t.state, dead);
  // Who has died hands over as little as can be, and who takes takes as much.
  const worth = lines.map(({ mask }) => countSquares(mask & scored) * (roller === dead ? -1 : 1));
  const { line } = yield* choose(t, roller, 'choice.reward-line', lines.map(optionOf), {
    rule,
    about: deathOf(dead, killers),
    fallback: worth.indexOf(Math.max(...worth)),
  });
  return line;
}

function shown(lines: readonly Line[], face: Line['face'] | '*' | ''): readonly Line[] {
  return face === '*' ? lines : lines.filter((line) => line.face === face);
}

/** Who has died, and by whom if it was one. */
function deathOf(dead: Seat, [killer, ...others]: readonly Seat[]) {
  return killer === undefined || others.length > 0 ? { dead } : { dead, killer };
}

interface LineOption extends Option {
  readonly line: Line;
}

function optionOf(line: Line): LineOption {
  return {
    id: line.id,
    names: { line: line.face },
    text: { key: `option.${line.kind}`, params: { line: line.face } },
    line,
  };
}

const DICE = [
  { id: 'letter', names: { die: 'letter' } },
  { id: 'number', names: { die: 'number' } },
] as const satisfies readonly Option[];
