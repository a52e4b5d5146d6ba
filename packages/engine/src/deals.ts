import type { Answer, Choice, OneChoice, Option, Why } from './choice.ts';
import { type Blank, type Filled, type Form, formOf } from './fill.ts';
import type { Flow } from './flow.ts';
import type { StandingOffers } from './offers.ts';
import type { Seat } from './seat.ts';
import type { Text } from './text.ts';

/** What one seat proposes to another; plain data of the state. */
export interface Deal<T> {
  /** Its two seats, and how many these two had made with it: `0-2/1`. What others propose does not count. */
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly terms: T;
  /** It is off the table once this time is over: `{ scope: 'turn', of: 12 }`. */
  readonly until: { readonly scope: string; readonly of: string | number };
}

/** The proposals that are open. */
export interface Deals<T> {
  /** How many have been made, by the two seats: `{ '0-2': 1 }`. */
  made: Record<string, number>;
  open: Deal<T>[];
}

/** No proposals yet. */
export function noDeals<T>(): Deals<T> {
  return { made: {}, open: [] };
}

/** The terms of a proposal in words: what its seat gives, and what it takes for that. */
export interface DealWords {
  readonly gives: readonly Text[];
  readonly takes: readonly Text[];
}

/** What becomes of a proposal. */
export type DealNews = 'proposed' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed';

/** A kind of agreement between two seats: a trade, a bribe, help for a share. */
export interface Dealing<T, B extends Blanks> {
  /** Key of its questions in the catalogue: `<key>.propose`, `.answer`, `.counter`, `.withdraw`. */
  readonly key: string;
  readonly rule: string;
  /** Where the open proposals are kept. */
  readonly deals: Deals<T>;
  /** To whom a seat may propose something now. */
  partnersOf(seat: Seat): readonly Seat[];
  /**
   * What a seat may put into a proposal.
   *
   * @param instead the terms that it answers with others
   */
  blanks(from: Seat, to: Seat, instead?: T): B;
  /** The terms that a filled-in proposal means, as plain data. */
  terms(filled: Filled<B>): T;
  /** What they come to in words, as people are shown them. */
  says(terms: T): DealWords;
  /** Why it cannot be carried out as things stand, if it cannot. */
  problem(deal: Deal<T>): Why | undefined;
  /** Does what was agreed: hands cards over, notes a promise. */
  carryOut(deal: Deal<T>): Flow<void>;
  /** The time at the end of which a proposal that is made now is off the table. */
  until(): Deal<T>['until'];
  /** Whether a time is not over yet. */
  isOn(until: Deal<T>['until']): boolean;
  /** Tells the table, or those whom it concerns. */
  tell(news: DealNews, deal: Deal<T>): void;
  /** Most proposals of one seat that are open at a time; one if it is left out. */
  readonly most?: number;
  /**
   * How often each side may counter where the table waits: the partner is then asked at once, and
   * nothing goes on until they have agreed or not. Without it nobody waits.
   */
  readonly waits?: number;
}

type Blanks = Readonly<Record<string, Blank<unknown>>>;

/** What an offer of {@link dealing} is about. */
type About<T> =
  | { readonly act: 'propose'; readonly to: Seat }
  | {
      readonly act: 'answer' | 'counter' | 'withdraw';
      readonly deal: Deal<T>;
      readonly says: DealWords;
    };

const ACCEPT = { id: 'accept' } as const satisfies Option;
const DECLINE = { id: 'decline' } as const satisfies Option;
const COUNTER = { id: 'counter' } as const satisfies Option;

/**
 * Lets seats propose agreements to each other at any time, counter, accept, decline and withdraw them.
 * An agreement is checked when it is accepted, and carried out at once.
 */
export function dealing<T, B extends Blanks>(rules: Dealing<T, B>): StandingOffers {
  const { deals, most = 1 } = rules;
  return {
    offersFor: (seat) => {
      const open = deals.open.filter(({ until }) => rules.isOn(until));
      const own = open.filter(({ from }) => from === seat);
      const asked = open.filter(({ to }) => to === seat);
      const partners = own.length < most ? rules.partnersOf(seat) : [];
      const isFree = (to: Seat) => own.every((deal) => deal.to !== to);
      return [
        ...partners.filter(isFree).map((to) => proposal(rules, seat, to).choice),
        ...asked.flatMap((deal) => [answerTo(rules, deal, []), counterTo(rules, deal).choice]),
        ...own.map((deal) => withdrawal(rules, deal)),
      ];
    },
    use: (offer, answer) => use(rules, offer, answer),
  };
}

/** Takes proposals off the table whose time is over; for the moment at which a time ends. */
export function lapse<T, B extends Blanks>(rules: Dealing<T, B>): void {
  for (const deal of rules.deals.open) {
    if (!rules.isOn(deal.until)) close(rules, deal, 'lapsed');
  }
}

/** The proposal that an offer or a choice asks its seat to accept or decline; nothing for others. */
export function dealAsked<T>(asked: Choice): Deal<T> | undefined {
  const about = asked.about as unknown as About<T> | undefined;
  return about?.act === 'answer' ? about.deal : undefined;
}

function* use<T, B extends Blanks>(
  rules: Dealing<T, B>,
  offer: Choice,
  answer: Answer,
): Flow<void> {
  const about = offer.about as unknown as About<T>;
  const { seat } = offer;
  switch (about.act) {
    case 'propose': {
      const filled = proposal(rules, seat, about.to).read(answer);
      const deal = propose(rules, seat, about.to, filled, 'proposed');
      if (rules.waits !== undefined) yield* settle(rules, deal, 2 * rules.waits);
      return;
    }
    case 'counter':
      counter(rules, about.deal, counterTo(rules, about.deal).read(answer));
      return;
    case 'withdraw':
      close(rules, about.deal, 'withdrawn');
      return;
    case 'answer':
      yield* conclude(rules, about.deal, optionIn(offer, answer) === ACCEPT.id);
  }
}

/** Asks the two in turn until they have agreed or not; so many counters are left. */
function* settle<T, B extends Blanks>(
  rules: Dealing<T, B>,
  deal: Deal<T>,
  counters: number,
): Flow<void> {
  const asked = answerTo(rules, deal, counters > 0 ? [COUNTER] : []);
  const taken = optionIn(asked, (yield { ...asked, always: true }) as Answer);
  if (taken !== COUNTER.id) {
    yield* conclude(rules, deal, taken === ACCEPT.id);
    return;
  }
  const form = counterTo(rules, deal);
  const filled = form.read((yield form.choice) as Answer);
  yield* settle(rules, counter(rules, deal, filled), counters - 1);
}

function* conclude<T, B extends Blanks>(
  rules: Dealing<T, B>,
  deal: Deal<T>,
  accepted: boolean,
): Flow<void> {
  close(rules, deal, accepted ? 'accepted' : 'declined');
  if (accepted) yield* rules.carryOut(deal);
}

function propose<T, B extends Blanks>(
  rules: Dealing<T, B>,
  from: Seat,
  to: Seat,
  filled: Filled<B>,
  news: DealNews,
): Deal<T> {
  const { deals } = rules;
  const two = [from, to].sort((a, b) => a - b).join('-');
  const count = (deals.made[two] ?? 0) + 1;
  deals.made[two] = count;
  const id = `${two}/${count}`;
  const deal = { id, from, to, terms: rules.terms(filled), until: rules.until() };
  deals.open.push(deal);
  rules.tell(news, deal);
  return deal;
}

/** Another proposal takes the place of one. */
function counter<T, B extends Blanks>(
  rules: Dealing<T, B>,
  { id, from, to }: Deal<T>,
  filled: Filled<B>,
): Deal<T> {
  rules.deals.open = rules.deals.open.filter((deal) => deal.id !== id);
  return propose(rules, to, from, filled, 'countered');
}

function close<T, B extends Blanks>(rules: Dealing<T, B>, deal: Deal<T>, news: DealNews): void {
  rules.deals.open = rules.deals.open.filter(({ id }) => id !== deal.id);
  rules.tell(news, deal);
}

function proposal<T, B extends Blanks>(rules: Dealing<T, B>, from: Seat, to: Seat): Form<B> {
  return formOf(from, `${rules.key}.propose`, rules.blanks(from, to), {
    rule: rules.rule,
    params: { partner: { seat: to } },
    about: { act: 'propose', to } satisfies About<T>,
  });
}

function counterTo<T, B extends Blanks>(rules: Dealing<T, B>, deal: Deal<T>): Form<B> {
  const { from, to, terms } = deal;
  return formOf(to, `${rules.key}.counter`, rules.blanks(to, from, terms), {
    rule: rules.rule,
    params: { partner: { seat: from } },
    about: { act: 'counter', deal, says: rules.says(terms) } satisfies About<T>,
  });
}

function answerTo<T, B extends Blanks>(
  { key, rule, problem, says }: Dealing<T, B>,
  deal: Deal<T>,
  more: readonly Option[],
): OneChoice {
  const because = problem(deal);
  const options = [...(because === undefined ? [ACCEPT] : []), ...more, DECLINE];
  return {
    kind: 'one',
    seat: deal.to,
    why: { key: `${key}.answer`, rule, params: { partner: { seat: deal.from } } },
    options,
    fallback: options.indexOf(DECLINE),
    ...(because === undefined ? {} : { closed: () => [{ ...ACCEPT, because }] }),
    about: { act: 'answer', deal, says: says(deal.terms) } satisfies About<T>,
  };
}

function withdrawal<T, B extends Blanks>(
  { key, rule, says }: Dealing<T, B>,
  deal: Deal<T>,
): OneChoice {
  return {
    kind: 'one',
    seat: deal.from,
    why: { key: `${key}.withdraw`, rule, params: { partner: { seat: deal.to } } },
    options: [{ id: 'withdraw' }],
    about: { act: 'withdraw', deal, says: says(deal.terms) } satisfies About<T>,
  };
}

function optionIn(asked: Choice, answer: Answer): string | undefined {
  return 'options' in asked ? asked.options[answer as number]?.id : undefined;
}
