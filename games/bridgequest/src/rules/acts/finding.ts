import { arrange, choose } from '@tablewright/engine';
import type { CardId } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { drawFor } from '../cards/treasures.ts';
import { amountNow } from './amounts.ts';
import { type Acts, onHeroes } from './doing.ts';

/** The decks that effects draw from and look into; the others belong to expansions. */
type Drawn = 'door' | 'treasure' | 'world' | 'dust' | 'spell';

const isDrawn = (deck: string): deck is Drawn =>
  ['door', 'treasure', 'world', 'dust', 'spell'].includes(deck);

/** What finds cards, and looks at them (BQC-VERB-12, -15 to -17, -55). */
export const FINDING_ACTS: Acts = {
  draw: onHeroes(function* (t, hero, { deck, n, face }, { rule }) {
    if (!isDrawn(deck) || deck === 'world') return;
    const { seat } = hero;
    const count = yield* amountNow(t, hero, n, rule);
    if (deck === 'door' || deck === 'treasure') drawFor(t, seat, deck, count, { face, rule });
    else ZONES.draw(t, `${deck}-deck`, `karma/${seat}`, count, { rule, seat });
  }),
  fetch: onHeroes(function* (t, hero, { deck, filter }, { rule }) {
    if (!isDrawn(deck)) return;
    const { seat } = hero;
    const options = ZONES.at(t.state, `${deck}-discard`)
      .filter((card) => fits(t, card, filter))
      .map((card) => ({ id: card, names: { card } }));
    if (options.length === 0) return;
    const { id } = yield* choose(t, seat, 'choice.fetch', options, { rule: 'BQC-VERB-15' });
    ZONES.move(t, [id], `${deck}-discard`, `hand/${seat}`, { rule, seat });
  }),
  peek: onHeroes(function* (t, hero, { deck, n }, { rule }) {
    if (!isDrawn(deck)) return;
    const count = yield* amountNow(t, hero, n, rule);
    ZONES.peek(t, `${deck}-deck`, count, { rule, seat: hero.seat });
  }),
  sort: onHeroes(function* (t, hero, { deck, n }, { rule }) {
    if (!isDrawn(deck)) return;
    const { seat } = hero;
    const pile = `${deck}-deck` as const;
    const count = n === 'all' ? ZONES.at(t.state, pile).length : yield* amountNow(t, hero, n, rule);
    const cards = ZONES.peek(t, pile, count, { rule, seat });
    const options = cards.map((id) => ({ id, names: { card: id } }));
    const order = yield* arrange(t, seat, 'choice.sort', options, { rule: 'BQC-VERB-17' });
    ZONES.sort(
      t,
      pile,
      order.map(({ id }) => id),
      { rule, seat },
    );
  }),
  regain: onHeroes((t, hero) => {
    const { lastOneShot: last } = t.state;
    if (last === undefined || last.seat !== hero.seat) return undefined;
    const from = ZONES.placeOf(t.state, last.card);
    if (from !== 'treasure-discard' && from !== 'door-discard') return undefined;
    const { seat } = hero;
    const to = last.wasUp ? (`tapped/${seat}` as const) : (`hand/${seat}` as const);
    ZONES.move(t, [last.card], from, to, { rule: 'BQC-VERB-55', seat });
    if (last.wasUp) t.state.dealtUp.push(last.card);
    t.state.lastOneShot = undefined;
    return undefined;
  }),
};

function fits(t: Bridge, card: CardId, filter: string): boolean {
  const { tags, roles } = cardOf(t, card);
  return filter === 'any' || tags.includes(filter) || roles.includes(filter);
}
