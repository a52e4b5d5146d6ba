import type { Adventure } from '../table.ts';
import { monsterName } from './control.ts';
import { cardAt, MONSTER, ownerName, SHEETS } from './places.ts';
import { SQUARES } from './squares.ts';

/** Puts a marker on a space of a card in play, as the rule says. */
export function placeOn(
  t: Adventure,
  sheet: number,
  card: number,
  space: number,
  rule: string,
): void {
  const target = cardAt(t.state, sheet, card);
  if (target === undefined) return;
  target.marked |= 1 << space;
  if (t.listening) tellPlaced(t, sheet, card, space, rule);
}

/** Tells of a marker that was placed. */
export function tellPlaced(
  t: Adventure,
  sheet: number,
  card: number,
  space: number,
  rule: string,
): void {
  const name = sheet === MONSTER ? monsterName(t.state.monster) : ownerName(t.state, sheet);
  const square = SQUARES[space] ?? '';
  t.tell?.({
    type: 'marker-placed',
    rule,
    sheet: SHEETS[sheet] ?? 'team',
    name,
    card: card + 1,
    square,
  });
}
