import type { Flow } from '@tablewright/engine';
import type { CardId, Figure, Where } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { placeFigure } from './place.ts';

/**
 * A monster card becomes a loose monster (BQ-CARD-18): on the Bridge it stands on a corner with a facing, in
 * Homeworld and in Boss Mode it is simply there.
 * @param from where the card lies
 */
export function* setLoose(
  t: Bridge,
  card: CardId,
  from: Parameters<typeof ZONES.move>[2],
  where: Where,
  rule: string,
): Flow<void> {
  if (where.at !== 'bridge') {
    if (where.at !== 'homeworld' && where.at !== 'boss-mode') return;
    ZONES.move(t, [card], from, 'loose', { rule: 'BQ-CARD-18' });
    t.state.figures[card] = { id: card, kind: 'loose', where: { at: where.at } };
    t.tell?.({ type: 'figure-went', rule, figure: card, to: where.at });
    return;
  }
  const figure: Figure = { id: card, kind: 'loose', where: { at: 'off' } };
  ZONES.move(t, [card], from, 'loose', { rule: 'BQ-CARD-18' });
  t.state.figures[card] = figure;
  yield* placeFigure(t, figure, where.place.location, rule);
}

/** A loose monster is gone: its card goes where it is told, with nothing on it. */
export function endLoose(t: Bridge, card: CardId): void {
  delete t.state.figures[card];
}
