import { type ChoiceView, canonicalJson } from '@tablewright/engine';
import type { Offer } from './board.ts';
import type { Draft } from './draft.ts';

/** What a person has begun to decide. */
export interface Begun {
  /** Where it was begun: which observer, which place in time. */
  readonly place: string;
  /** What was asked then; see {@link whatIsAsked}. */
  readonly asked: string;
  /** By index of the choice. */
  readonly drafts: Readonly<Record<number, Draft>>;
  /** What a touch on the board has narrowed the panel to, by name. */
  readonly narrowed: readonly string[] | undefined;
  readonly pointed: readonly string[];
}

/** Nothing begun yet. */
export function nothingBegun(place: string, choices: readonly ChoiceView[]): Begun {
  return { place, asked: whatIsAsked(choices), drafts: {}, narrowed: undefined, pointed: [] };
}

/**
 * What was begun, as far as it still holds: others may have answered since, and as long as the same
 * is asked in the same place, nobody's half-made decision is thrown away for that.
 */
export function stillBegun(kept: Begun, fresh: Begun): Begun {
  return kept.place === fresh.place && kept.asked === fresh.asked ? kept : fresh;
}

/** A fingerprint of what is asked; which of the match's open choices they are does not count. */
function whatIsAsked(choices: readonly ChoiceView[]): string {
  return canonicalJson(choices.map(({ slot: _slot, ...asked }) => asked));
}

/** An offer's name among these choices, the same as long as the same is asked. */
export function offerName(choices: readonly ChoiceView[], { choice, option }: Offer): string {
  return `${indexOf(choices, choice)}/${option.id}`;
}

/** The place of a choice in the list, by its slot: drawn boards may hold an equal one. */
export function indexOf(choices: readonly ChoiceView[], choice: ChoiceView): number {
  return choices.findIndex(({ slot }) => slot === choice.slot);
}

/** The offers of these names, as they stand now. */
export function offersNamed(
  choices: readonly ChoiceView[],
  names: readonly string[],
): readonly Offer[] {
  return choices
    .flatMap((choice) => choice.options.map((option): Offer => ({ choice, option })))
    .filter((offer) => names.includes(offerName(choices, offer)));
}
