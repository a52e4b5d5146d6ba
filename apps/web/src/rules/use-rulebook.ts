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
    loadRulebook(game, language).then(
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
