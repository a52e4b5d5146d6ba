import type { ChoiceView } from '@tablewright/engine';
import type { Offer } from '../board.ts';

/** What options name of which the first in the list is no better than any other. */
const ANY_IS_AS_GOOD = [
  'square',
  'creature',
  'character',
  'target',
  'seat',
  'player',
  'die',
] as const;

/**
 * Whether the default of a choice is worth a word: not where it is the only option, nor where it is
 * merely the first of several places or people.
 */
export function isProposal({ choice, option }: Offer): boolean {
  const { kind, options } = choice;
  if (kind !== 'one') return true;
  const usual = options.filter(({ aside }) => aside !== true);
  if (usual.length < 2) return false;
  if (usual[0]?.id !== option.id) return true;
  return !ANY_IS_AS_GOOD.some((what) => option.names?.[what] !== undefined);
}

/** Names of a default that are longer than this say too much for a button. */
const LONGEST_NAMES = 28;

/** What the default of a choice is, by the names of its options; `undefined` where that is too much. */
export function defaultNamed(
  choice: ChoiceView,
  label: (offer: Offer) => string,
): string | undefined {
  const { kind, fallback, options } = choice;
  if (kind === 'allocation') return named(pointsNamed(choice, label));
  if (kind !== 'path' && kind !== 'some') return undefined;
  const ids = Array.isArray(fallback) ? (fallback as readonly string[]) : [];
  // Of a way its end says it all.
  const wanted = kind === 'path' ? ids.slice(-1) : ids;
  return named(
    wanted.flatMap((id) => {
      const option = options.find((other) => other.id === id);
      return option === undefined ? [] : [label({ choice, option })];
    }),
  );
}

/** What gets points by default, each with its points. */
function pointsNamed(choice: ChoiceView, label: (offer: Offer) => string): readonly string[] {
  const { fallback } = choice;
  if (typeof fallback !== 'object' || Array.isArray(fallback)) return [];
  const points = fallback as Readonly<Record<string, number>>;
  return choice.options.flatMap((option) => {
    const given = points[option.id] ?? 0;
    return given === 0 ? [] : [`${label({ choice, option })} ${given}`];
  });
}

function named(names: readonly string[]): string | undefined {
  const said = names.join(', ');
  return said === '' || said.length > LONGEST_NAMES ? undefined : said;
}
