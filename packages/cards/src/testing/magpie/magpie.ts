import {
  dealing,
  defineGame,
  noDeals,
  type StandingOffers,
  seatsUpTo,
  type Table,
} from '@tablewright/engine';
import { noSecrets } from '../../secrets.ts';
import { cursing } from './curses.ts';
import {
  DOORS,
  MAGPIE,
  type MagpieEvent,
  type MagpieOptions,
  type MagpieState,
  type T,
  TREASURES,
} from './model.ts';
import { heuristic } from './policy.ts';
import { imagined, seen } from './seen.ts';
import { type MagpieSheet, SHEETS } from './sheets.ts';
import { MAGPIE_TEXTS, MAGPIE_TEXTS_DE } from './texts.ts';
import { CONTENT, EVENTS, met, SPEECH, TELLING } from './told.ts';
import { trading } from './trades.ts';
import { act, deal, draw } from './turn.ts';

/** Curses and trades, at any time. */
function standing(t: T): StandingOffers {
  const trades = dealing(trading(t));
  const curses = cursing(t);
  return {
    offersFor: (seat) => [...curses.offersFor(seat), ...trades.offersFor(seat)],
    use: (offer, answer) => (offer.why.key === 'curse' ? curses : trades).use(offer, answer),
  };
}

/** Those who sit down, with the sheets that they have brought. */
function setup(t: Table<undefined, MagpieOptions, MagpieEvent>): MagpieState {
  const sheets = seatsUpTo(t.seatCount).map((seat) => {
    const fresh = { name: `Magpie ${seat + 1}`, gold: 3, trophies: [] };
    return (t.documents[`sheet/${seat}`] as MagpieSheet | undefined) ?? fresh;
  });
  return {
    step: 'deal',
    turn: 0,
    places: { 'door-deck': [...DOORS], 'treasure-deck': [...TREASURES] },
    secrets: noSecrets(t.seatCount),
    gold: sheets.map(({ gold }) => gold),
    sheets: sheets.map(({ name, trophies }) => ({ name, trophies: [...trophies] })),
    curses: [],
    peace: [],
    deals: noDeals(),
  };
}

/**
 * A toy card game with all that cards need: hidden hands, decks, nests, cards that lie face down, curses
 * at any time which others may answer, trades and bribes of two, and sheets that last.
 */
export const magpie = defineGame({
  id: 'magpie',
  title: 'Magpie',
  version: '2',
  seats: { min: 2, max: 4, default: 3 },
  options: { turns: { kind: 'number', min: 1, max: 40, default: 18, rule: 'TOY-OPT-04' } },
  documents: SHEETS,
  setup,
  next: ({ step }: MagpieState) => (step === 'over' ? undefined : step),
  steps: { deal, draw, act },
  standing,
  outcome: ({ step, places, gold }) => {
    if (step !== 'over') return undefined;
    const counts = gold.map((_, seat) => places[`table/${seat}`]?.length ?? 0);
    const most = Math.max(...counts);
    const winners = counts.flatMap((count, seat) => (count === most ? [seat] : []));
    return { result: 'won', winners, payoffs: counts.map((count) => (count === most ? 1 : 0)) };
  },
  view: seen,
  imagine: imagined,
  evaluate: ({ places, gold }, seat) => {
    const owned = (places[`table/${seat}`] ?? []).length + (gold[seat] ?? 0) / 4;
    return Math.min(1, owned / 20);
  },
  given: (state, position) => {
    Object.assign(state, position);
  },
  position: (state) => ({ ...state }),
  events: EVENTS,
  invariants: [
    {
      rule: 'TOY-INV-04',
      text: 'every card is in exactly one place',
      check: (state) => MAGPIE.misplaced(state, [...DOORS, ...TREASURES]),
    },
    {
      rule: 'TOY-INV-05',
      text: 'nobody owes gold',
      check: ({ gold }) => (gold.every((amount) => amount >= 0) ? undefined : 'gold below 0'),
    },
    {
      rule: 'TOY-INV-06',
      text: 'no curse, proposal or peace outlives its time',
      check: ({ step, turn, curses, deals, peace }) => {
        if (step === 'draw' && curses.length > 0) return 'a curse is left over';
        if (deals.open.some(({ until }) => Number(until.of) < turn))
          return 'a proposal is left over';
        return peace.some(({ until }) => until <= turn) ? 'a peace is left over' : undefined;
      },
    },
  ],
  telling: TELLING,
  speech: SPEECH,
  texts: MAGPIE_TEXTS,
  translations: { de: async () => MAGPIE_TEXTS_DE },
  measures: {
    numbers: ({ turn }) => ({ turn }),
    facets: () => ({}),
    counter: met,
    content: CONTENT,
  },
  bots: { heuristic },
});
