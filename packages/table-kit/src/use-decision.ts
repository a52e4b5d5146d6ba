import type { ChoiceView, WireAnswer } from '@tablewright/engine';
import { useState } from 'react';
import type { Offer } from './board.ts';
import { type Draft, emptyDraft, pickedIn, pickInto } from './draft.ts';

/** What is being decided, shared by the panel and the board. */
export interface Decision {
  readonly choices: readonly ChoiceView[];
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

interface Begun {
  readonly moment: string;
  readonly drafts: Readonly<Record<number, Draft>>;
  readonly narrowed: readonly Offer[] | undefined;
  readonly pointed: readonly string[];
}

/**
 * Keeps what a person has begun to decide. Everything begun is dropped when the `moment` changes:
 * another answer, another observer, another place in time.
 */
export function useDecision(
  choices: readonly ChoiceView[],
  moment: string,
  answer: (slot: number, answer: WireAnswer) => void,
): Decision {
  const fresh: Begun = { moment, drafts: {}, narrowed: undefined, pointed: [] };
  const [kept, keep] = useState(fresh);
  const begun = kept.moment === moment ? kept : fresh;
  const change = (part: Partial<Begun>): void =>
    keep((old) => ({ ...(old.moment === moment ? old : fresh), ...part }));

  const draftOf = (choice: ChoiceView): Draft => begun.drafts[choice.slot] ?? emptyDraft(choice);
  const setDraft = (choice: ChoiceView, draft: Draft): void =>
    change({ drafts: { ...begun.drafts, [choice.slot]: draft } });

  return {
    choices,
    draftOf,
    setDraft,
    narrowed: begun.narrowed,
    widen: () => change({ narrowed: undefined }),
    pick: (offers) => {
      const [only] = offers;
      if (only === undefined) return;
      if (offers.length > 1) change({ narrowed: offers });
      else if (only.choice.kind === 'one') answer(only.choice.slot, only.option.id);
      else setDraft(only.choice, pickInto(only.choice, draftOf(only.choice), only.option.id));
    },
    picked: ({ choice, option }) => pickedIn(choice, draftOf(choice), option.id),
    point: (offers) => {
      const pointed = offers.map(nameOf);
      if (pointed.join() !== begun.pointed.join()) change({ pointed });
    },
    pointedAt: (offer) => begun.pointed.includes(nameOf(offer)),
    answer,
  };
}

function nameOf({ choice, option }: Offer): string {
  return `${choice.slot}/${option.id}`;
}
