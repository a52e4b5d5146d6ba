import {
  type SessionState,
  type TableContext,
  type TableSession,
  useTableOf,
} from '@tablewright/table-kit';
import type { LoadedGame } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';

/** The table of a session, spoken in the language of the page. */
export function useSpokenTable(
  { game, rules, sides, ending }: LoadedGame,
  session: TableSession,
  state: SessionState,
  openRule: (id: string) => void,
): TableContext {
  const { language } = useLanguage();
  const texts = useGameTexts(game);
  return useTableOf(session, state, {
    rules,
    openRule,
    locale: language,
    texts,
    sides: sides?.(state.seen.view as never),
    ending,
  });
}
