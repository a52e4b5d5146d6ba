import {
  type Blank,
  blank,
  type Deal,
  type Dealing,
  type Option,
  seatsUpTo,
} from '@tablewright/engine';
import { MAGPIE, openAt, type T, type Terms } from './model.ts';

const RULE = 'TOY-MAGPIE-06';

interface TradeBlanks extends Readonly<Record<string, Blank<unknown>>> {
  readonly give: Blank<readonly Option[]>;
  readonly gold: Blank<number>;
  readonly take: Blank<readonly Option[]>;
  readonly peace: Blank<Option>;
}

/**
 * Trades and bribes at any time: cards and gold for open cards and peace. Only the two hear of a
 * proposal, and cards of the hand are shown with it. That they are still there is seen when it is
 * carried out: a proposal that went back before would tell its receiver that they are gone.
 */
export const trading = (t: T): Dealing<Terms, TradeBlanks> => {
  const { state } = t;
  const optionsOf = (cards: readonly string[]) => cards.map((id) => ({ id }));
  const bounds = (cards: readonly string[]) => ({ min: 0, max: cards.length, fallback: [] });
  return {
    key: 'trade',
    rule: RULE,
    deals: state.deals,
    partnersOf: (seat) => seatsUpTo(t.seatCount).filter((other) => other !== seat),
    blanks: (from, to) => {
      const hand = MAGPIE.at(state, `hand/${from}`);
      return {
        give: blank.some(optionsOf(hand), bounds(hand)),
        gold: blank.amount({ min: 0, max: state.gold[from] ?? 0, fallback: 0 }),
        take: blank.some(optionsOf(openAt(state, to)), bounds(openAt(state, to))),
        peace: blank.one([{ id: 'no' }, { id: 'yes' }]),
      };
    },
    terms: ({ give, gold, take, peace }) => ({
      give: give.map(({ id }) => id),
      gold,
      take: take.map(({ id }) => id),
      peace: peace.id === 'yes',
    }),
    says: ({ give, gold, take, peace }) => ({
      gives: [...give.map(cardText), ...(gold > 0 ? [{ key: 'gold', params: { gold } }] : [])],
      takes: [...take.map(cardText), ...(peace ? [{ key: 'peace' }] : [])],
    }),
    problem: ({ from, to, terms }) => {
      const isCovered =
        (state.gold[from] ?? 0) >= terms.gold &&
        terms.take.every((card) => openAt(state, to).includes(card));
      return isCovered ? undefined : { key: 'not-covered', rule: RULE };
    },
    *carryOut(deal) {
      const { from, to, terms } = deal;
      const about = { rule: RULE, seat: from };
      const hand = MAGPIE.at(state, `hand/${from}`);
      if (!terms.give.every((card) => hand.includes(card))) {
        t.reveal([to]);
        between(t, deal, () => t.emit({ ...about, type: 'deal-void', to }));
        return;
      }
      MAGPIE.move(t, terms.give, `hand/${from}`, `hand/${to}`, about);
      MAGPIE.move(t, terms.take, `table/${to}`, `table/${from}`, about);
      state.gold[from] = (state.gold[from] ?? 0) - terms.gold;
      state.gold[to] = (state.gold[to] ?? 0) + terms.gold;
      if (terms.gold > 0) t.emit({ ...about, type: 'gold-paid', to, gold: terms.gold });
      if (terms.peace) {
        state.peace.push({ by: to, spares: from, until: state.turn + t.seatCount });
        between(t, deal, () => t.emit({ rule: RULE, seat: to, type: 'peace-promised', to: from }));
      }
    },
    until: () => ({ scope: 'turn', of: state.turn + t.seatCount }),
    isOn: ({ of }) => state.turn <= Number(of),
    tell: (news, deal) =>
      between(t, deal, () => {
        const { from, to, terms } = deal;
        t.emit({ type: 'deal', rule: RULE, seat: from, to, news });
        const isNew = news === 'proposed' || news === 'countered';
        if (!isNew || terms.give.length === 0) return;
        MAGPIE.show(t, terms.give, `hand/${from}`, { rule: RULE, seat: from, to: [to] });
      }),
    most: 2,
  };
};

const between = (t: T, { from, to }: Deal<Terms>, tell: () => void): void =>
  t.among([from, to], tell);

const cardText = (card: string) => ({ key: `card.${card}` });
