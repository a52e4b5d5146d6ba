import { type Match, SPECTATOR, type Text } from '@tablewright/engine';
import { createSpeaker, optionText } from '@tablewright/words';
import { useMemo } from 'react';
import { seatMark } from './board.ts';
import { asChoice } from './draft.ts';
import { momentReader } from './moments.ts';
import type { RulesText } from './rules-text.ts';
import type { MatchSession, SessionState } from './session/match-session.ts';
import { sayOrShow } from './spoken.ts';
import type { TableContext } from './table-context.tsx';

/** Everything that the parts at the table of this match need to know. */
export function useTableOf(
  session: MatchSession,
  state: SessionState,
  {
    rules,
    openRule,
    locale,
    texts,
  }: {
    readonly rules: RulesText | undefined;
    readonly openRule: (id: string) => void;
    /** BCP 47 language tag of the reader. */
    readonly locale: string;
    /** The game's catalogue in that language. */
    readonly texts: Readonly<Record<string, string>>;
  },
): TableContext {
  const { match } = session;
  const spoken = useMemo(() => speechOf(match, locale, texts), [match, locale, texts]);
  const { deciding } = state;
  return useMemo(
    () => ({
      ...spoken,
      seats: match.seats.map(({ name, player }, seat) => ({
        seat,
        name,
        player,
        mark: seatMark(seat),
        deciding: deciding.includes(seat),
      })),
      rules,
      openRule,
      lookAt: (seq) => session.lookAt(seq),
    }),
    [spoken, match, deciding, rules, openRule, session],
  );
}

function speechOf(match: Match, locale: string, texts: Readonly<Record<string, string>>) {
  const { game, seats } = match;
  const fill = (text: Text): Text =>
    game.speech.fill?.(text, game.view(match.state, SPECTATOR)) ?? text;
  const speaker = createSpeaker({
    texts,
    locale,
    seatName: (seat) => seats[seat]?.name ?? String(seat + 1),
    fill,
  });
  const label: TableContext['label'] = ({ choice, option }) =>
    sayOrShow(speaker, optionText(game, option, asChoice(choice)));
  const helpOf: TableContext['helpOf'] = ({ choice, option }) => {
    const text = optionText(game, option, asChoice(choice));
    return speaker.sayIfKnown({ ...text, key: `${text.key}.help` });
  };
  const eventText: TableContext['eventText'] = (event) => fill(game.speech.event(event));
  const momentOf = momentReader(speaker, eventText);
  return { speaker, locale, label, helpOf, eventText, momentOf };
}
