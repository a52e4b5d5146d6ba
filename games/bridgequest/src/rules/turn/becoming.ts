import { choose, type Flow } from '@tablewright/engine';
import { IDENTITIES } from '../../content/card.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { discard } from '../cards/discarding.ts';
import { workingOf } from '../effects/in-force.ts';
import { noteCard } from '../effects/noted.ts';
import { capacityOf, usedOf } from '../heroes/slots.ts';
import type { Deed, Deeds } from '../plays/deed.ts';
import { figureOf, rowOf } from '../standing/figures.ts';

/** What goes into a slot of its own, or simply lies there and works: who one is, powers, certificates. */
function isStanding(t: Bridge, id: CardId): boolean {
  const { type, effects } = cardOf(t, id);
  if (IDENTITIES.some((one) => one === type) || type === 'power') return true;
  return type === 'helper' && effects.some(({ trigger }) => trigger === 'active');
}

/** Identities, powers and what lies beside them come into play (BQ-CHAR-04, BQ-CARD-13). */
export const becoming: Deeds = (t, { seat }) =>
  (['hand', 'identities', 'tapped'] as const).flatMap((from) =>
    ZONES.at(t.state, `${from}/${seat}`)
      .filter((id) => isStanding(t, id))
      .map(
        (id): Deed => ({
          ...{ id: `become/${id}`, names: { card: id } },
          does: (table, hero) => becomes(table, hero, id, `${from}/${seat}`),
        }),
      ),
  );

/** An identity takes its slot, or the place of one that is there, which is discarded (BQ-CHAR-04). */
function* becomes(
  t: Bridge,
  hero: Hero,
  id: CardId,
  from: `hand/${number}` | `identities/${number}` | `tapped/${number}`,
): Flow<void> {
  const { seat } = hero;
  noteCard(t, id);
  const { type } = cardOf(t, id);
  const identity = IDENTITIES.find((one) => one === type);
  if (identity !== undefined && usedOf(t, hero, identity) >= capacityOf(t, hero, identity)) {
    const there = ZONES.at(t.state, `active/${seat}`)
      .filter((one) => cardOf(t, one).type === identity)
      .map((one) => ({ id: one, names: { card: one } }));
    if (there.length > 0) {
      const gone = yield* choose(t, seat, 'choice.replace-identity', there, { rule: 'BQ-CHAR-04' });
      discard(t, [gone.id], `active/${seat}`, { rule: 'BQ-CHAR-04', seat });
    }
  }
  // What was won in a Power Differential lies on a pile of its own until then.
  const rule = from.startsWith('identities/') ? 'BQ-CARD-13' : 'BQ-CHAR-04';
  ZONES.move(t, [id], from, `active/${seat}`, { rule, seat });
}

/**
 * Of powers whose ranks are more than the row allows their owner chooses which work (BQ-CHAR-08): one that is switched
 * off is put before all others.
 */
export const choosingPowers: Deeds = (t, hero) => {
  const working = workingOf(t, hero).map(({ id }) => id);
  const row = rowOf(figureOf(t.state, hero).where) ?? 0;
  return ZONES.at(t.state, `active/${hero.seat}`)
    .filter((id) => {
      const card = cardOf(t, id);
      return card.type === 'power' && card.rank <= row && !working.includes(id);
    })
    .map((id) => ({
      ...{ id: `prefer/${id}`, names: { card: id } },
      // biome-ignore lint/correctness/useYield: nothing is asked
      *does({ state, tell }, { seat }) {
        const others = ZONES.at(state, `active/${seat}`).filter((one) => one !== id);
        state.places[`active/${seat}`] = [id, ...others];
        tell?.({ type: 'power-preferred', rule: 'BQ-CHAR-08', seat, card: id });
      },
    }));
};
