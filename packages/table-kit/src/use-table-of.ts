import type { Text } from '@tablewright/engine';
import { createSpeaker, optionText } from '@tablewright/words';
import { useCallback, useMemo } from 'react';
import { seatMark } from './board.ts';
import { asChoice } from './draft.ts';
import { momentReader } from './moments.ts';
import { plainWords } from './prose/prose-reader.ts';
import type { Rulebook } from './rulebook/rulebook.ts';
import type { RulesText } from './rules/rules-text.ts';
import type { SessionState, TableSession } from './session/table-session.ts';
import { sayOrShow } from './spoken.ts';
import type { TableContext } from './table-context.tsx';

/** Everything that the parts at the table of this match need to know. */
export function useTableOf(
  session: TableSession,
  state: SessionState,
  {
    rules,
    fetchRules,
    book,
    openRule,
    locale,
    texts,
  }: {
    readonly rules: RulesText | undefined;
    readonly fetchRules: () => void;
    readonly book: Rulebook | undefined;
    readonly openRule: (place: string) => void;
    /** BCP 47 language tag of the reader. */
    readonly locale: string;
    /** The game's catalogue in that language. */
    readonly texts: Readonly<Record<string, string>>;
  },
): TableContext {
  const { seats, deciding } = state;
  // Online somebody comes and goes often, and is called something else almost never.
  const names = JSON.stringify(seats.map(({ name }) => name));
  const spoken = useMemo(
    () => speechOf(session, JSON.parse(names) as string[], locale, texts),
    [session, names, locale, texts],
  );
  const lookAt = useCallback((seq: number | undefined) => session.lookAt(seq), [session]);
  return useMemo(
    () => ({
      ...spoken,
      seats: seats.map((sits, seat) => ({
        ...sits,
        seat,
        mark: seatMark(seat, sits.mark),
        deciding: deciding.includes(seat),
      })),
      rules,
      fetchRules,
      book,
      openRule,
      lookAt,
    }),
    [spoken, seats, deciding, rules, fetchRules, book, openRule, lookAt],
  );
}

function speechOf(
  session: TableSession,
  names: readonly string[],
  locale: string,
  texts: Readonly<Record<string, string>>,
) {
  const { game } = session;
  const fill = (text: Text): Text => {
    if (game.speech.fill === undefined) return text;
    const view = session.viewForTexts();
    // Nothing was heard of the match yet.
    return view === undefined ? text : game.speech.fill(text, view);
  };
  const speaker = createSpeaker({
    texts,
    locale,
    seatName: (seat) => names[seat] ?? String(seat + 1),
    fill,
    plain: plainWords,
  });
  const textOf: TableContext['textOf'] = ({ choice, option }) =>
    optionText(game, option, asChoice(choice));
  const label: TableContext['label'] = (offer) => sayOrShow(speaker, textOf(offer));
  const helpOf: TableContext['helpOf'] = (offer) => {
    const text = textOf(offer);
    return speaker.sayIfKnown({ ...text, key: `${text.key}.help` });
  };
  const eventText: TableContext['eventText'] = (event) => fill(game.speech.event(event));
  const momentOf = momentReader(speaker, eventText);
  const harm: TableContext['harm'] = game.speech.harm?.bind(game.speech);
  return { speaker, locale, label, textOf, helpOf, eventText, harm, momentOf };
}
