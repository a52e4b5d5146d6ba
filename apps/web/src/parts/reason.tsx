import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';

/** What the engine says was wrong: in English, for whoever wants to look into it. */
export function Reason({ children }: { readonly children: string }): ReactNode {
  const words = useWebWords();
  return (
    <details className="tw-quiet">
      <summary>{words('app.why')}</summary>
      <p lang="en">{children}</p>
    </details>
  );
}
