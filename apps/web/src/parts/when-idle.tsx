import { type ReactNode, useEffect, useState } from 'react';
import { idle } from './idle.ts';

/** What is put on the page once it has nothing else to do, so that the rest stands before it. */
export function WhenIdle({ children }: { readonly children: ReactNode }): ReactNode {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    idle().then(() => setIdle(true));
  }, []);
  return isIdle && children;
}
