import type { ChoiceView, DealWords, Seat } from '@tablewright/engine';

/** An open proposal as one of its two sides sees it. */
export interface OpenDeal {
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  /** The terms in words: what the one who proposes gives and takes. */
  readonly says: DealWords;
  /** What its receiver is asked: to accept or decline. */
  readonly answer: ChoiceView | undefined;
  /** Other terms in its place. */
  readonly counter: ChoiceView | undefined;
  /** What the one who proposes may take back. */
  readonly withdraw: ChoiceView | undefined;
}

/** What a choice about a proposal says of it; see `dealing` in the engine. */
interface AboutDeal {
  readonly act: 'answer' | 'counter' | 'withdraw';
  readonly deal: { readonly id: string; readonly from: Seat; readonly to: Seat };
  readonly says: DealWords;
}

/** The proposals among what is offered, in their order, and everything else. */
export function dealsAmong(offers: readonly ChoiceView[]): {
  readonly deals: readonly OpenDeal[];
  readonly others: readonly ChoiceView[];
} {
  const deals = new Map<string, OpenDeal>();
  const others: ChoiceView[] = [];
  for (const offer of offers) {
    const about = dealAbout(offer);
    if (about === undefined) {
      others.push(offer);
      continue;
    }
    const { act, deal, says } = about;
    const known = deals.get(deal.id) ?? {
      ...{ id: deal.id, from: deal.from, to: deal.to, says },
      ...{ answer: undefined, counter: undefined, withdraw: undefined },
    };
    deals.set(deal.id, { ...known, [act]: offer });
  }
  return { deals: [...deals.values()], others };
}

/** The proposal that a choice is about, if it is about one. */
export function dealAbout({ about }: ChoiceView): AboutDeal | undefined {
  const { deal, says } = (about ?? {}) as Partial<AboutDeal>;
  return deal === undefined || says === undefined ? undefined : (about as unknown as AboutDeal);
}
