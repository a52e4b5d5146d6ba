import type { Game } from '@tablewright/engine';
import type { Rulebook } from '@tablewright/table-kit';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { loadRulebook } from './rulebooks.ts';

/** The rulebook of a game in the language of the page, once it has come; `none` if there is none. */
export function useRulebook(game: Game): Rulebook | 'none' | undefined {
  const { language } = useLanguage();
  const [read, setRead] = useState<{ readonly of: Game; readonly book: Rulebook | 'none' }>();
  useEffect(() => {
    let wanted = true;
    whenIdle(() => loadRulebook(game.id, language)).then(
      (book) => wanted && setRead({ of: game, book: book ?? 'none' }),
      // A table without its book still plays, and its ledger is there.
      () => wanted && setRead({ of: game, book: 'none' }),
    );
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
