import type { ChoiceView, Seat } from '@tablewright/engine';
import { choiceView, hashPlain, type Match } from '@tablewright/engine/host';
import type { NamedChoice } from '@tablewright/protocol';

/**
 * What a seat may do at any time, by names that follow from what is offered: while that stays the
 * same so does the name, whatever others do, and nobody has to keep it.
 */
export function namedOffers(match: Match, seat: Seat): readonly NamedChoice[] {
  const times = new Map<string, number>();
  return match.standingFor(seat).map((offer, place) => {
    const view = choiceView(offer, -1 - place);
    const name = `offer.${hashPlain(withoutSlot(view))}`;
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return { ...view, name: before === 0 ? name : `${name}.${before}` };
  });
}

/** The slot of the seat's offer of that name, or nothing if it has no such offer now. */
export function slotOfOffer(match: Match, seat: Seat, name: string): number | undefined {
  if (!name.startsWith('offer.')) return undefined;
  return namedOffers(match, seat).find((offer) => offer.name === name)?.slot;
}

function withoutSlot({ slot: _slot, fields, ...view }: ChoiceView): unknown {
  return {
    ...view,
    fields: fields?.map((field) => ({ ...field, choice: withoutSlot(field.choice) })) ?? [],
  };
}
