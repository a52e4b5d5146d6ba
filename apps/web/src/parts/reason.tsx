import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';

/** What the engine says was wrong: in English, and in sight, since it says what would be right. */
export function Reason({ children }: { readonly children: string }): ReactNode {
  const words = useWebWords();
  return (
    <details className="tw-quiet" open>
      <summary>{words('app.why')}</summary>
      <p lang="en">{children}</p>
    </details>
  );
}
