import type { ChoiceView, WireAnswer } from '@tablewright/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Begun, indexOf, nothingBegun, offerName, offersNamed, stillBegun } from './begun.ts';
import type { Offer, SaidNext } from './board.ts';
import { type Draft, emptyDraft, pickedIn, pickInto, type WayOn } from './draft.ts';
import { usePressGuard } from './panel/use-press-guard.ts';
import { fitNext } from './said-next.ts';

/** What is being decided, shared by the panel and the board. */
export interface Decision {
  readonly choices: readonly ChoiceView[];
  /** Whether picking the option of a choice of one answers it; within a form it does not yet. */
  readonly atOnce: boolean;
  readonly draftOf: (choice: ChoiceView) => Draft;
  readonly setDraft: (choice: ChoiceView, draft: Draft) => void;
  /** The offers to which a touch on the board has narrowed the panel, if any. */
  readonly narrowed: readonly Offer[] | undefined;
  readonly widen: () => void;
  /**
   * Picks an offer, or narrows the panel to several.
   * @param next what the answer to the question after it is to name, by the option that is picked
   */
  readonly pick: (offers: readonly Offer[], next?: (offer: Offer) => SaidNext | undefined) => void;
  /** What would come of an offer where somebody has touched the board, in a few characters. */
  readonly saysOf: (offer: Offer) => string | undefined;
  readonly picked: (offer: Offer) => number;
  readonly point: (offers: readonly Offer[]) => void;
  readonly pointedAt: (offer: Offer) => boolean;
  readonly answer: (slot: number, answer: WireAnswer) => void;
}

/**
 * Keeps what a person has begun to decide, as long as the same is asked of the same person: it is
 * dropped with the answer, and when the `place` changes: another observer, another place in time. A press
 * that was meant for the question before answers nothing; see `PressGuard`.
 *
 * @param wayOn how ways are drawn, where they are not to be the cheapest
 */
export function useDecision(
  choices: readonly ChoiceView[],
  place: string,
  answer: (slot: number, answer: WireAnswer) => void,
  wayOn?: WayOn,
): Decision {
  const fresh = useMemo(() => nothingBegun(place, choices), [place, choices]);
  const [kept, keep] = useState(fresh);
  const guard = usePressGuard();
  const begun = stillBegun(kept, fresh);
  const change = (part: Partial<Begun>): void =>
    keep((old) => ({ ...stillBegun(old, fresh), ...part }));
  const decide = (slot: number, given: WireAnswer): void => {
    keep(fresh);
    guard.answered();
    answer(slot, given);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same may be asked anew
  useEffect(() => {
    guard.asked(`${place} ${fresh.asked}`, performance.now());
  }, [guard, choices, place]);
  /** What was said of the question after those that are open. */
  const said = useRef<{ readonly place: string; readonly asked: string; readonly next: SaidNext }>(
    undefined,
  );
  /** The same of the offers to which the panel is narrowed. */
  const nextOf = useRef<(offer: Offer) => SaidNext | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const { current } = said;
    if (current === undefined || choices.length === 0) return;
    // It was said of the question after this one.
    if (current.place === place && current.asked === fresh.asked) return;
    said.current = undefined;
    const fit = current.place === place ? fitNext(choices, current.next, wayOn) : undefined;
    if (fit === undefined) return;
    if (fit.answers) decide(fit.offer.choice.slot, fit.draft);
    else setDraft(fit.offer.choice, fit.draft);
  }, [choices, place]);

  const draftOf = (choice: ChoiceView): Draft =>
    begun.drafts[indexOf(choices, choice)] ?? emptyDraft(choice);
  const setDraft = (choice: ChoiceView, draft: Draft): void =>
    change({ drafts: { ...begun.drafts, [indexOf(choices, choice)]: draft } });
  const named = (offer: Offer): string => offerName(choices, offer);

  return {
    choices,
    atOnce: true,
    draftOf,
    setDraft,
    narrowed: begun.narrowed && offersNamed(choices, begun.narrowed),
    widen: () => change({ narrowed: undefined }),
    pick: (offers, next) => {
      const [only] = offers;
      if (only === undefined) return;
      if (offers.length > 1) {
        nextOf.current = next;
        return change({ narrowed: offers.map(named) });
      }
      if (only.choice.kind !== 'one') {
        const { choice, option } = only;
        return setDraft(choice, pickInto(choice, draftOf(choice), option.id, wayOn));
      }
      const wanted = (next ?? (begun.narrowed && nextOf.current))?.(only);
      said.current = wanted === undefined ? undefined : { place, asked: fresh.asked, next: wanted };
      decide(only.choice.slot, only.option.id);
    },
    saysOf: (offer) => (begun.narrowed && nextOf.current)?.(offer)?.says,
    picked: ({ choice, option }) => pickedIn(choice, draftOf(choice), option.id),
    point: (offers) => {
      const pointed = offers.map(named);
      if (pointed.join() !== begun.pointed.join()) change({ pointed });
    },
    pointedAt: (offer) => begun.pointed.includes(named(offer)),
    answer: decide,
  };
}
