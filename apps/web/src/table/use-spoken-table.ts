import {
  type SessionState,
  type TableContext,
  type TableSession,
  useTableOf,
} from '@tablewright/table-kit';
import { useEffect } from 'react';
import type { LoadedGame } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { useRulebook } from '../rules/use-rulebook.ts';
import { useRules } from '../rules/use-rules.ts';

/** The table of a session, spoken in the language of the page. */
export function useSpokenTable(
  { game, sides, ending }: LoadedGame,
  session: TableSession,
  state: SessionState,
  openRule: (place: string) => void,
): TableContext {
  const { language } = useLanguage();
  const texts = useGameTexts(game);
  const { rules, fetchRules } = useRules(game.id);
  const read = useRulebook(game);
  // Without a book the ledger explains the words of the log.
  useEffect(() => {
    if (read === 'none') fetchRules();
  }, [read, fetchRules]);
  const book = read === 'none' ? undefined : read;
  return useTableOf(session, state, {
    rules,
    fetchRules,
    book,
    openRule,
    locale: language,
    texts,
    sides: sides?.(state.seen.view as never),
    ending,
  });
}
