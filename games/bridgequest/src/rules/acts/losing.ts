import { choose, type Flow } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import { type Bridge, cardOf, momentsOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { isCursed } from '../cards/cursed.ts';
import { figureOf } from '../standing/figures.ts';
import { worksAlone } from './alone.ts';
import { amountNow } from './amounts.ts';
import { type Acts, adjacentTo, type Doing, heroesMeant, onHeroes } from './doing.ts';
import { type Loss, loses, lossesOf, suchOf, worth } from './losses.ts';

/** What takes cards from somebody (BQC-VERB-13, -14, -45). */
export const LOSING_ACTS: Acts = {
  lose: onHeroes(function* (t, hero, { what, n, by }, { rule }) {
    const count = n === 'all' ? n : yield* amountNow(t, hero, n, rule, wholeOf(t, hero, what));
    const lost = yield* loses(t, hero, { what, count, isRandom: by === 'rnd', rule });
    if (lost.length > 0) yield* momentsOf(t).lost(t, hero, lost);
  }),
  *take(t, { what, target }, doing) {
    if (what === 'hand' || what === 'gold') return undefined;
    if (target === 'pick-adj' && adjacentTo(t, doing.by).length === 0) {
      yield* takesFromDiscard(t, doing, what);
      return undefined;
    }
    for (const hero of yield* heroesMeant(t, target, doing)) yield* takes(t, hero, what, doing);
    return undefined;
  },
  *swap(t, { what, target }, doing) {
    const [other] = yield* heroesMeant(t, target, doing);
    const { by, rule } = doing;
    if (other === undefined || other.seat === by.seat) return undefined;
    if (what === 'hand') {
      ZONES.swap(t, `hand/${by.seat}`, `hand/${other.seat}`, { rule, seat: by.seat });
    }
    if (what !== 'place') return undefined;
    const [one, two] = [figureOf(t.state, by), figureOf(t.state, other)];
    [one.where, two.where] = [two.where, one.where];
    t.tell?.({ type: 'places-swapped', rule, figure: one.id, other: two.id });
    yield* momentsOf(t).landed(t, by);
    yield* momentsOf(t).landed(t, other);
    return undefined;
  },
};

/** How much of something a hero has, of which half may be lost (BQC-FX-08): of gold its value, of all else the cards. */
function wholeOf(t: Bridge, hero: Hero, what: Loss): number {
  if (what === 'hand') return ZONES.at(t.state, `hand/${hero.seat}`).length;
  const losses = lossesOf(t, hero, what);
  return what === 'gold' ? losses.reduce((sum, one) => sum + worth(t, one), 0) : losses.length;
}

/** One card of somebody's table goes to the table of whoever takes it, tapped, with all that is on it. */
function* takes(
  t: Bridge,
  from: Hero,
  what: Exclude<Loss, 'hand' | 'gold'>,
  doing: Doing,
): Flow<void> {
  const { by, rule } = doing;
  if (from.seat === by.seat) return;
  const options = lossesOf(t, from, what).map((one) => ({
    ...{ id: one.id, names: { card: one.id }, one },
  }));
  if (options.length === 0) return;
  const { one } = yield* choose(t, by.seat, 'choice.take', options, { rule: 'BQC-VERB-14' });
  // What is stolen so and CuRsEd is remembered (BQ-KAR-33).
  if (isCursed(t, one)) t.state.stolen.push({ card: one.id, from: from.seat, by: by.seat });
  ZONES.move(t, [one.id], one.from, `tapped/${by.seat}`, { rule, seat: by.seat });
}

/** Hirelings and steeds are looked for in all discard piles, all else among the treasures (BQ-CURSE-13, -14). */
const LURED: readonly Loss[] = ['ally', 'steed'];

/** Whoever is alone looks for such a card in the discard piles; none there, nothing is taken (BQ-CURSE-10, -13, -14). */
function* takesFromDiscard(
  t: Bridge,
  { by, rule }: Doing,
  what: Exclude<Loss, 'hand' | 'gold'>,
): Flow<void> {
  const isLured = LURED.includes(what);
  const piles = (['treasure-discard', 'door-discard'] as const).slice(0, isLured ? 2 : 1);
  const lying = piles.flatMap((pile) =>
    ZONES.at(t.state, pile).map((id) => ({ id, card: cardOf(t, id), pile })),
  );
  const options = suchOf(lying, what).map(({ id, pile }) => ({ id, names: { card: id }, pile }));
  if (options.length === 0 || !(yield* worksAlone(t))) return;
  const { id, pile } = yield* choose(t, by.seat, 'choice.take', options, {
    rule: isLured ? 'BQ-CURSE-13' : 'BQ-CURSE-14',
  });
  ZONES.move(t, [id], pile, `tapped/${by.seat}`, { rule, seat: by.seat });
}
