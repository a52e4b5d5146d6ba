import type { EventForms, Speech, Telling } from '@tablewright/engine';
import { CARD_EVENT_FORMS, type CardEvent } from '../../events.ts';
import { cardText, isCardEvent } from '../../speech.ts';
import { drawsOfCards } from '../../telling.ts';
import { DOORS, type MagpieEvent, type MagpieState, TREASURES } from './model.ts';

const ABOUT_SEATS = { seat: 'seat', to: 'seat', gold: 'number', news: 'text' } as const;

/** All that the toy tells. */
export const EVENTS: EventForms<MagpieEvent> = {
  ...CARD_EVENT_FORMS,
  'charm-played': ABOUT_SEATS,
  'curse-played': ABOUT_SEATS,
  'curse-stopped': ABOUT_SEATS,
  'curse-struck': ABOUT_SEATS,
  deal: ABOUT_SEATS,
  'deal-void': ABOUT_SEATS,
  'gold-earned': ABOUT_SEATS,
  'gold-paid': ABOUT_SEATS,
  'peace-promised': ABOUT_SEATS,
};

/** What becomes of proposals. */
const NEWS = ['proposed', 'countered', 'accepted', 'declined', 'withdrawn', 'lapsed'];

/** All that can be met in a match, by what {@link met} calls it. */
export const CONTENT = Object.keys(EVENTS).flatMap((type) =>
  type === 'deal' ? NEWS.map((news) => `deal.${news}`) : [`event.${type}`],
);

/** Under which name simulations count an event. */
export const met = (event: MagpieEvent): string =>
  event.type === 'deal' ? `deal.${event.news}` : `event.${event.type}`;

const isOfCards = (event: MagpieEvent): event is CardEvent => isCardEvent(event);

/** Cards and gold can be followed by what is told. */
export const TELLING: Telling<MagpieState, MagpieEvent> = {
  draws: drawsOfCards,
  facts: ({ gold }) => new Map(gold.map((amount, seat) => [`gold of ${seat}`, amount])),
  follow: (facts, event) => {
    if (isOfCards(event)) return;
    const { type, seat, to, gold = 0 } = event;
    const add = (whose: number, more: number) =>
      facts.set(`gold of ${whose}`, (facts.get(`gold of ${whose}`) ?? 0) + more);
    if (type === 'gold-earned') add(seat, gold);
    if (type === 'curse-struck' || type === 'gold-paid') add(seat, -gold);
    if (type === 'gold-paid' && to !== undefined) add(to, gold);
  },
};

/** What is said of events and options. */
export const SPEECH: Speech<MagpieEvent> = {
  event: (event) => {
    if (!isOfCards(event)) {
      const { type, seat, to = seat, gold = 0, news = '' } = event;
      return { key: `event.${type}`, params: { seat: { seat }, to: { seat: to }, gold, news } };
    }
    return cardText(event, {
      card: (card) => ({ key: `card.${card}` }),
      place: (place) => {
        const [zone = '', seat] = place.split('/');
        return { key: `place.${zone}`, params: { owner: { seat: Number(seat ?? 0) } } };
      },
    });
  },
  option: ({ id }) => {
    const [verb = '', what] = id.split('/');
    const all = [...DOORS, ...TREASURES];
    if (all.includes(id)) return { key: `card.${id}` };
    if (what === undefined) return { key: `option.${verb}` };
    const card = all.includes(what) ? { key: `card.${what}` } : Number(what) + 1;
    return { key: `option.${verb}`, params: { card } };
  },
};
