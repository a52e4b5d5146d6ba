import {
  type SessionState,
  type TableContext,
  type TableSession,
  useTableOf,
} from '@tablewright/table-kit';
import type { LoadedGame } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { useRulebook } from '../rules/use-rulebook.ts';

/** The table of a session, spoken in the language of the page. */
export function useSpokenTable(
  { game, rules }: LoadedGame,
  session: TableSession,
  state: SessionState,
  openRule: (place: string) => void,
): TableContext {
  const { language } = useLanguage();
  const texts = useGameTexts(game);
  const book = useRulebook(game);
  return useTableOf(session, state, { rules, book, openRule, locale: language, texts });
}
