import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is removed for good: opened first, and then pressed. */
export function Removal({
  summary,
  sure,
  busy,
  onRemove,
  children,
}: {
  readonly summary: ReactNode;
  /** What the button says that removes it. */
  readonly sure: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
  /** What goes with it, where that has to be said. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <details>
      <summary>{summary}</summary>
      <button type="button" className="tw-button" disabled={busy} onClick={onRemove}>
        <Trash2 aria-hidden="true" size={18} />
        {sure}
      </button>
      {children}
    </details>
  );
}
