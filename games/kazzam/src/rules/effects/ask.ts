import {
  choose as ask,
  type ChoiceExtras,
  type Flow,
  NO_YES,
  type Option,
  type Why,
} from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { seatOf } from '../court/creatures.ts';

/** What a question says besides whom it asks and what there is to choose. */
interface Question extends Omit<ChoiceExtras, 'about' | 'seats'> {
  /** The rule that asks. */
  readonly rule: string;
  /** What it is about besides who is asked, for its words and for bots. */
  readonly of?: Why['params'];
  /** What only its words say. */
  readonly params?: Why['params'];
  /** What only bots are told. */
  readonly about?: Readonly<Record<string, unknown>>;
}

/**
 * Has whoever decides for a creature choose one of the options. Throws if there is none.
 *
 * @param key of the question in the catalogue
 * @param question `fallback`: the option taken when nothing else is said, the first if left out
 */
export function choose<O extends Option>(
  t: Kazzam,
  who: CreatureId,
  key: string,
  options: readonly O[],
  question: Question & { readonly fallback?: number },
): Flow<O> {
  const { rule, of, params, about, fallback = 0, closed, reaction, always } = question;
  return ask(t, seatOf(t.state, who), key, options, {
    rule,
    params: { who, ...of, ...params },
    about: { who, ...of, ...about },
    fallback,
    closed,
    reaction,
    always,
  });
}

/**
 * Asks whoever decides for a creature a question of yes or no.
 *
 * @param question `usual`: whether yes is taken when nothing else is said
 */
export function* confirm(
  t: Kazzam,
  who: CreatureId,
  key: string,
  question: Question & { readonly usual?: boolean },
): Flow<boolean> {
  const fallback = question.usual === true ? 1 : 0;
  const { id } = yield* choose(t, who, key, NO_YES, { ...question, fallback });
  return id === 'yes';
}
