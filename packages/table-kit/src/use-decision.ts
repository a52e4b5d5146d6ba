import type { ChoiceView, WireAnswer } from '@tablewright/engine';
import { useMemo, useState } from 'react';
import { type Begun, indexOf, nothingBegun, offerName, offersNamed, stillBegun } from './begun.ts';
import type { Offer } from './board.ts';
import { type Draft, emptyDraft, pickedIn, pickInto } from './draft.ts';

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
  readonly pick: (offers: readonly Offer[]) => void;
  readonly picked: (offer: Offer) => number;
  readonly point: (offers: readonly Offer[]) => void;
  readonly pointedAt: (offer: Offer) => boolean;
  readonly answer: (slot: number, answer: WireAnswer) => void;
}

/**
 * Keeps what a person has begun to decide, as long as the same is asked of the same person: it is
 * dropped with the answer, and when the `place` changes: another observer, another place in time.
 */
export function useDecision(
  choices: readonly ChoiceView[],
  place: string,
  answer: (slot: number, answer: WireAnswer) => void,
): Decision {
  const fresh = useMemo(() => nothingBegun(place, choices), [place, choices]);
  const [kept, keep] = useState(fresh);
  const begun = stillBegun(kept, fresh);
  const change = (part: Partial<Begun>): void =>
    keep((old) => ({ ...stillBegun(old, fresh), ...part }));
  const decide = (slot: number, given: WireAnswer): void => {
    keep(fresh);
    answer(slot, given);
  };

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
    pick: (offers) => {
      const [only] = offers;
      if (only === undefined) return;
      if (offers.length > 1) change({ narrowed: offers.map(named) });
      else if (only.choice.kind === 'one') decide(only.choice.slot, only.option.id);
      else setDraft(only.choice, pickInto(only.choice, draftOf(only.choice), only.option.id));
    },
    picked: ({ choice, option }) => pickedIn(choice, draftOf(choice), option.id),
    point: (offers) => {
      const pointed = offers.map(named);
      if (pointed.join() !== begun.pointed.join()) change({ pointed });
    },
    pointedAt: (offer) => begun.pointed.includes(named(offer)),
    answer: decide,
  };
}
