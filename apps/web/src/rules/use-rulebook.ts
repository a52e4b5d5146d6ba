import type { Game } from '@tablewright/engine';
import type { Rulebook } from '@tablewright/table-kit';
import { startTransition, useEffect, useState } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { idle } from '../parts/idle.ts';
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
    idle()
      .then(() => loadRulebook(game.id, language))
      .then(show, () => show());
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return read?.of === game ? read.book : undefined;
}
