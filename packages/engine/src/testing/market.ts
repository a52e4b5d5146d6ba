import { chooseAmid } from '../choose.ts';
import { type Deal, type Dealing, type Deals, dealing, lapse, noDeals } from '../deals.ts';
import type { GameEvent } from '../events.ts';
import { type Blank, blank } from '../fill.ts';
import type { Flow } from '../flow.ts';
import { defineGame } from '../game.ts';
import type { Seat } from '../seat.ts';
import type { Table } from '../table.ts';

const WARES = ['salt', 'silk', 'tea'] as const;
type Ware = (typeof WARES)[number];

/** So many turns are played. */
const TURNS = 4;

/** What one gives for what. */
export interface Trade {
  readonly give: readonly Ware[];
  readonly gold: number;
  readonly take: readonly Ware[];
}

/** The state of {@link market}. */
export interface MarketState {
  gold: number[];
  wares: Ware[][];
  turn: number;
  deals: Deals<Trade>;
}

interface ToldEvent extends GameEvent {
  readonly type: 'worked' | 'deal' | 'handed-over';
  readonly seat: Seat;
  readonly news?: string;
  readonly deal?: Deal<Trade>;
}

type T = Table<MarketState, { readonly waits: boolean }, ToldEvent>;
type TradeBlanks = {
  readonly give: Blank<readonly { readonly id: string }[]>;
  readonly gold: Blank<number>;
  readonly take: Blank<readonly { readonly id: string }[]>;
};

/** Trading of {@link market}: wares and gold for wares, for as long as the turn is on. */
export const trading = (t: T): Dealing<Trade, TradeBlanks> => {
  const { state } = t;
  const waresOf = (seat: Seat) => (state.wares[seat] ?? []).map((id) => ({ id }));
  const bounds = (seat: Seat) => ({ min: 0, max: waresOf(seat).length, fallback: [] });
  return {
    key: 'trade',
    rule: 'TOY-MKT-02',
    deals: state.deals,
    partnersOf: (seat) => state.gold.flatMap((_, other) => (other === seat ? [] : [other])),
    blanks: (from, to) => ({
      give: blank.some(waresOf(from), bounds(from)),
      gold: blank.amount({ min: 0, max: state.gold[from] ?? 0, fallback: 0 }),
      take: blank.some(waresOf(to), bounds(to)),
    }),
    terms: ({ give, gold, take }) => ({ give: idsOf(give), gold, take: idsOf(take) }),
    says: ({ give, gold, take }) => ({
      gives: [...give.map(wareText), ...(gold > 0 ? [{ key: 'gold', params: { gold } }] : [])],
      takes: take.map(wareText),
    }),
    problem: ({ from, to, terms }) => {
      const holds = (seat: Seat, wares: readonly Ware[]) =>
        wares.every((ware) => state.wares[seat]?.includes(ware));
      const isCovered =
        holds(from, terms.give) && holds(to, terms.take) && (state.gold[from] ?? 0) >= terms.gold;
      return isCovered ? undefined : { key: 'not-covered', rule: 'TOY-MKT-03' };
    },
    *carryOut(deal) {
      const { from, to, terms } = deal;
      state.gold[from] = (state.gold[from] ?? 0) - terms.gold;
      state.gold[to] = (state.gold[to] ?? 0) + terms.gold;
      hand(state, from, to, terms.give);
      hand(state, to, from, terms.take);
      t.emit({ type: 'handed-over', rule: 'TOY-MKT-02', seat: from, deal });
    },
    until: () => ({ scope: 'turn', of: state.turn }),
    isOn: ({ of }) => of === state.turn,
    tell: (news, deal) => t.emit({ type: 'deal', rule: 'TOY-MKT-02', seat: deal.from, news, deal }),
    most: 2,
    ...(t.options.waits ? { waits: 1 } : {}),
  };
};

const wareText = (ware: Ware) => ({ key: `option.${ware}` });

function hand(state: MarketState, from: Seat, to: Seat, wares: readonly Ware[]): void {
  state.wares[from] = (state.wares[from] ?? []).filter((ware) => !wares.includes(ware));
  state.wares[to]?.push(...wares);
}

function idsOf(options: readonly { readonly id: string }[]): readonly Ware[] {
  return options.map(({ id }) => id as Ware);
}

function* turn(t: T): Flow<void> {
  const { state } = t;
  const seat = state.turn % t.seatCount;
  const options = () => [{ id: 'work' }, { id: 'rest' }];
  const taken = yield* chooseAmid(t, seat, 'turn', options, { rule: 'TOY-MKT-01' });
  if (taken?.id === 'work') state.gold[seat] = (state.gold[seat] ?? 0) + 1;
  t.emit({ type: 'worked', rule: 'TOY-MKT-01', seat });
  state.turn += 1;
  lapse(trading(t));
}

/** A toy of agreements: seats work in turn, and trade wares and gold at any time. */
export const market = defineGame({
  id: 'market',
  title: 'Market',
  version: '1',
  seats: { min: 2, max: 3, default: 3 },
  options: {
    waits: { kind: 'flag', default: false, rule: 'TOY-OPT-06' },
  },
  setup: (t: Table<undefined, T['options'], ToldEvent>): MarketState => ({
    gold: Array.from({ length: t.seatCount }, () => 3),
    wares: Array.from({ length: t.seatCount }, (_, seat) => [WARES[seat] ?? 'salt']),
    turn: 0,
    deals: noDeals(),
  }),
  next: (state) => (state.turn < TURNS ? 'turn' : undefined),
  steps: { turn },
  standing: (t) => dealing(trading(t)),
  outcome: ({ gold, turn: turns }) =>
    turns < TURNS
      ? undefined
      : { result: 'closed', winners: [], payoffs: gold.map((amount) => Math.min(1, amount / 20)) },
  view: (state) => state,
  given: (state, position) => {
    Object.assign(state, position);
  },
  position: (state) => ({ ...state }),
  invariants: [
    {
      rule: 'TOY-MKT-04',
      text: 'every ware has one owner',
      check: ({ wares }) =>
        wares.flat().length === new Set(wares.flat()).size ? undefined : 'a ware is doubled',
    },
    {
      rule: 'TOY-MKT-05',
      text: 'nobody owes gold',
      check: ({ gold }) => (gold.every((amount) => amount >= 0) ? undefined : 'gold below 0'),
    },
  ],
  speech: { event: ({ type }) => ({ key: `event.${type}` }) },
  texts: {},
  measures: { numbers: ({ turn: turns }) => ({ turns }), facets: () => ({}) },
  bots: {},
});
