import { type ChoiceView, SPECTATOR } from '@tablewright/engine';
import {
  type NotesOfTable,
  type OptionNote,
  type SessionState,
  useTable,
} from '@tablewright/table-kit';
import { useEffect, useMemo } from 'react';
import type { LoadedGame } from '../games.ts';
import { keepHints, keepPlayed, useHintsOn } from '../hints.ts';

/** Keeps that who sits here has played a match of the game to its end, once it is there. */
export function useKeptPlayed(game: string, { seen: { outcome }, observer }: SessionState): void {
  const played = outcome !== undefined && observer !== SPECTATOR;
  useEffect(() => {
    if (played) keepPlayed(game);
  }, [played, game]);
}

/** What the game says of the choices at a table; each is looked at once. */
export function useNotes(
  { game, notes }: LoadedGame,
  { seen: { view } }: SessionState,
): NotesOfTable | undefined {
  const { locale, speaker } = useTable();
  const hints = useHintsOn(game.id);
  const of = useMemo(() => {
    const said = new Map<ChoiceView, readonly OptionNote[]>();
    return (choice: ChoiceView): readonly OptionNote[] => {
      const known = said.get(choice);
      if (known !== undefined || notes === undefined) return known ?? [];
      const found = notes(view as never, choice, locale, (text) => speaker.say(text));
      said.set(choice, found);
      return found;
    };
  }, [notes, view, locale, speaker]);
  return useMemo(
    () => (notes === undefined ? undefined : { of, hints, hideHints: () => keepHints('never') }),
    [notes, of, hints],
  );
}
