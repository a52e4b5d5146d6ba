import type { Text } from '@tablewright/engine';
import type { NumberPart } from '@tablewright/table-kit/parts';
import type { Sum, TermSource } from '../explain/index.ts';
import { effectSource } from './effect-words.ts';
import { boardText } from './words.ts';

type Say = (text: Text) => string;

/** A number with its parts in words, as a popover shows it. */
export interface SumInWords {
  readonly total: number;
  readonly rule: string;
  readonly parts: readonly NumberPart[];
}

/** Puts the terms of a number into words. */
export function sumInWords({ total, rule, terms }: Sum, say: Say): SumInWords {
  const parts = terms.map(({ source, ...term }) => ({ label: sourceLabel(source, say), ...term }));
  return { total, rule, parts };
}

function sourceLabel(source: TermSource, say: Say): NumberPart['label'] {
  switch (source.from) {
    case 'thing':
      return source.name;
    case 'in-play':
      return effectSource(source.effect, say);
    case 'creature':
      return boardText('board.parts.from', { name: source.name });
    case 'healer':
      return boardText('board.parts.healed', { name: source.name });
    case 'beginning':
      return boardText('board.parts.begins');
    default:
      return boardText(`board.parts.${source.from}`);
  }
}
