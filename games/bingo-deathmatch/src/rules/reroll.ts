import { choose, type Flow, type Option, type Seat } from '@tablewright/engine';
import type { PowerCard } from '../content/hooks.ts';
import { playableIn } from '../content/power-cards.ts';
import { playerAt, SEAT_LETTERS } from '../model.ts';
import type { BingoTable } from '../table.ts';
import { anyPlayable, closedPlays, discardPower, PASS } from './power-windows.ts';
import { roundUntilAllPass } from './turn-order.ts';

interface RerollOption extends Option {
  readonly roller: Seat;
}

/**
 * The window after a roll and before it is settled: in turn order, round and round until all pass
 * in succession, each may play a card that makes one of these rollers roll all its dice again.
 * @param rollers whose rolls lie open
 * @param again rolls a roller's dice anew
 */
export function* rerollWindow(
  t: BingoTable,
  rollers: readonly Seat[],
  rule: string,
  again: (roller: Seat) => void,
): Flow<void> {
  if (!anyPlayable(t.state, 'reroll')) return;
  yield* roundUntilAllPass(t, (seat) => {
    const card = playableIn('reroll', playerAt(t.state, seat));
    return card === undefined ? undefined : mayReroll(t, seat, card, rollers, rule, again);
  });
}

/** @ids pass, play/<card>/<seat> */
function* mayReroll(
  t: BingoTable,
  seat: Seat,
  card: PowerCard,
  rollers: readonly Seat[],
  rule: string,
  again: (roller: Seat) => void,
): Flow<boolean> {
  const options = [PASS, ...rollers.map((roller) => rerollOf(card, roller))];
  const taken = yield* choose<Option | RerollOption>(t, seat, 'choice.reroll', options, {
    rule,
    params: { card: { key: `card.${card.id}` } },
    closed: () => closedPlays(t.state, seat, 'reroll'),
    fallback: 0,
  });
  if (!('roller' in taken)) return false;
  discardPower(t, seat, card);
  again(taken.roller);
  if (t.listening) {
    const { letter, number } = playerAt(t.state, taken.roller).dice;
    t.tell?.({ type: 'rerolled', rule: 'UB-PWR-06', seat: taken.roller, by: seat, letter, number });
  }
  return true;
}

function rerollOf(card: PowerCard, roller: Seat): RerollOption {
  return {
    id: `play/${card.id}/${roller}`,
    names: {
      act: 'play',
      card: card.id,
      seat: roller,
      lettered: `play/${card.id}/${SEAT_LETTERS[roller]}`,
    },
    text: {
      key: 'option.reroll',
      params: { card: { key: `card.${card.id}` }, seat: { seat: roller } },
    },
    roller,
  };
}
