import type { Text } from '@tablewright/engine';
import type { NumberPart } from '@tablewright/table-kit/parts';
import { termCalled } from '../called.ts';
import type { Sum, Term } from '../explain/index.ts';
import { boardTextIfKnown } from './words.ts';

/** What a term is called: by a word of the board, else as its content is. */
export const termWords = ({ from }: Pick<Term, 'from'>, say: (text: Text) => string): string =>
  boardTextIfKnown(`board.term.${from}`) ?? say(termCalled(from));

/** A sum as the parts of a number; those that add nothing are left out unless there are no others. */
export function partsOf({ terms }: Pick<Sum, 'terms'>, say: (text: Text) => string): NumberPart[] {
  const counting = terms.filter(({ value }) => value !== 0);
  return (counting.length > 0 ? counting : terms).map((term) => ({
    label: termWords(term, say),
    amount: term.value,
    rule: term.rule,
  }));
}
