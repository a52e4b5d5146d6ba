import type { Game } from '@tablewright/engine';
import type { Rulebook } from '@tablewright/table-kit';
import { startTransition, useEffect, useState } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { loadRulebook } from './rulebooks.ts';

/** The rulebook of a game in the language of the page, once it has come; `none` if there is none. */
export function useRulebook(game: Game): Rulebook | 'none' | undefined {
  const { language } = useLanguage();
  const [read, setRead] = useState<{ readonly of: Game; readonly book: Rulebook | 'none' }>();
  useEffect(() => {
    let wanted = true;
    // What is said of it all over the page must not keep anybody from playing.
    const show = (book: Rulebook | 'none' = 'none') => {
      if (wanted) startTransition(() => setRead({ of: game, book }));
    };
    // A table without its book still plays, and its ledger is there.
    whenIdle(() => loadRulebook(game.id, language)).then(show, () => show());
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return read?.of === game ? read.book : undefined;
}

/** Does something once nothing else is to be done: the table comes first, its book after it. */
function whenIdle<T>(run: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const begin = (): unknown => run().then(resolve, reject);
    // Safari has none.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: 3_000 });
    else setTimeout(begin, 500);
  });
}
