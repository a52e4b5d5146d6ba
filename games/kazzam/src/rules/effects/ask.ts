import {
  askOne,
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
interface Question extends Omit<ChoiceExtras, 'about'> {
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
export function* choose<O extends Option>(
  t: Kazzam,
  who: CreatureId,
  key: string,
  options: readonly O[],
  { rule, of, params, about, fallback = 0, ...more }: Question & { readonly fallback?: number },
): Flow<O> {
  return yield* askOne({
    kind: 'one',
    seat: seatOf(t.state, who),
    why: { key, params: { who, ...of, ...params }, rule },
    options,
    fallback,
    about: { who, ...of, ...about },
    ...more,
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
  { usual = false, ...question }: Question & { readonly usual?: boolean },
): Flow<boolean> {
  const { id } = yield* choose(t, who, key, NO_YES, { ...question, fallback: usual ? 1 : 0 });
  return id === 'yes';
}
