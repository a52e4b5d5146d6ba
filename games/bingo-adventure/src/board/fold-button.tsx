import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { boardText } from './words.ts';

/** Whether a sheet shows all that is printed on it. */
export interface Folding {
  readonly open: boolean;
  readonly toggle: () => void;
}

/** Opens a sheet or folds it, so that only its cards and numbers show. */
export function FoldButton({ name, open, toggle }: Folding & { readonly name: string }): ReactNode {
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <button
      type="button"
      className="ba-toggle"
      data-tool
      aria-expanded={open}
      aria-label={boardText(open ? 'board.fold' : 'board.unfold', { name })}
      onClick={toggle}
    >
      <Chevron size={20} aria-hidden="true" />
    </button>
  );
}
