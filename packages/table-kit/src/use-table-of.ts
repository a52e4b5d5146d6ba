import { type Observer, seatLetter, type Text, type Why } from '@tablewright/engine';
import { createSpeaker, optionText } from '@tablewright/words';
import { useCallback, useMemo } from 'react';
import { type BoardEnding, type SeatMark, type SideFace, seatMark } from './board.ts';
import { asChoice } from './draft.ts';
import { momentReader } from './moments.ts';
import { markOwn, type OwnMarks, ownMarks } from './own-marks.ts';
import { plainWords } from './prose/prose-reader.ts';
import type { Rulebook } from './rulebook/rulebook.ts';
import type { RulesText } from './rules/rules-text.ts';
import type { SessionState, TableSession } from './session/table-session.ts';
import { sayOrShow } from './spoken.ts';
import type { TableContext } from './table-context.tsx';
import { useWords } from './words.tsx';

/** Stands for a name in what marks it. */
const NAME = '…';

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
    sides,
    ending,
  }: {
    readonly rules: RulesText | undefined;
    readonly fetchRules: () => void;
    readonly book: Rulebook | undefined;
    readonly openRule: (place: string) => void;
    /** BCP 47 language tag of the reader. */
    readonly locale: string;
    /** The game's catalogue in that language. */
    readonly texts: Readonly<Record<string, string>>;
    /** The sides of the match, where they are not the seats. */
    readonly sides?: readonly SideFace[] | undefined;
    readonly ending?: BoardEnding | undefined;
  },
): TableContext {
  const { seats, deciding, observer } = state;
  const words = useWords();
  const [ownAlone, ownOfSeveral] = [1, 2].map((count) =>
    words('figure.own', { name: NAME, count }),
  ) as [string, string];
  // Online somebody comes and goes often, and is called something else almost never.
  const names = JSON.stringify(seats.map(({ name }) => name));
  const spoken = useMemo(
    () =>
      speechOf(session, {
        names: JSON.parse(names) as string[],
        locale,
        texts,
        observer,
        mark: (name) => ownAlone.replace(NAME, () => name),
        fill: fillerOf(session, (view) =>
          ownMarks(session.game.speech.figures?.(view) ?? [], observer, (name, count) =>
            (count === 1 ? ownAlone : ownOfSeveral).replace(NAME, () => name),
          ),
        ),
      }),
    [session, names, locale, texts, observer, ownAlone, ownOfSeveral],
  );
  const lookAt = useCallback((seq: number | undefined) => session.lookAt(seq), [session]);
  const ended = JSON.stringify(endedText(state, ending) ?? null);
  const endedBy = JSON.stringify(endingOf(session, state) ?? null);
  const teams = JSON.stringify(seats.map((_, seat) => sideOf(sides, seat)));
  const marks = useMemo(() => {
    const own = JSON.parse(teams) as readonly (Omit<SeatMark, 'letter'> | null)[];
    return seats.map(({ mark }, seat) => ({ ...seatMark(seat, mark), ...own[seat] }));
  }, [teams, seats]);
  return useMemo(
    () => ({
      ...spoken,
      seats: seats.map((sits, seat) => ({
        ...sits,
        seat,
        mark: marks[seat] ?? seatMark(seat, sits.mark),
        deciding: deciding.includes(seat),
      })),
      rules,
      fetchRules,
      book,
      openRule,
      ended: (JSON.parse(ended) as Text | null) ?? undefined,
      endedBy: (JSON.parse(endedBy) as Why | null) ?? undefined,
      lookAt,
    }),
    [spoken, seats, marks, deciding, rules, fetchRules, book, openRule, ended, endedBy, lookAt],
  );
}

/** How a match has ended: by its sides where they say it, else by the seats that have won. */
function endedText(
  { seen: { outcome, view } }: SessionState,
  ending: BoardEnding | undefined,
): Text | undefined {
  if (outcome === undefined) return undefined;
  const { result, winners } = outcome;
  return (
    ending?.(view as never, outcome) ?? {
      key: `outcome.${result}`,
      params: { winners: winners.map((seat) => ({ seat })), count: winners.length },
    }
  );
}

/** What a seat bears of the team that it belongs to. */
function sideOf(
  sides: readonly SideFace[] | undefined,
  seat: number,
): Omit<SeatMark, 'letter'> | null {
  const side = sides?.find(({ team }) => team?.seats.includes(seat));
  if (side?.team === undefined) return null;
  return { colour: side.colour, shape: side.team.shape, ink: side.team.ink };
}

/** Which rule ended a match that is over. */
function endingOf(
  { game: { speech } }: TableSession,
  { seen: { outcome, view } }: SessionState,
): Why | undefined {
  return outcome === undefined ? undefined : speech.ending?.(view);
}

/** What only the match knows of a text is filled in, and what belongs to the reader is marked. */
function fillerOf(
  session: TableSession,
  marksOf: (view: unknown) => OwnMarks,
): (text: Text) => Text {
  const { fill, figures } = session.game.speech;
  if (fill === undefined && figures === undefined) return (text) => text;
  return (text) => {
    const view = session.viewForTexts();
    // Nothing was heard of the match yet.
    if (view === undefined) return text;
    return markOwn(fill === undefined ? text : fill(text, view), marksOf(view));
  };
}

function speechOf(
  { game }: TableSession,
  {
    names,
    locale,
    texts,
    observer,
    mark,
    fill,
  }: {
    readonly names: readonly string[];
    readonly observer: Observer;
    /** Says the name of the reader's own seat. */
    readonly mark: (name: string) => string;
    readonly locale: string;
    readonly texts: Readonly<Record<string, string>>;
    readonly fill: (text: Text) => Text;
  },
) {
  const speaker = createSpeaker({
    texts,
    locale,
    seatName: (seat) => {
      const name = names[seat] ?? seatLetter(seat);
      return seat === observer ? mark(name) : name;
    },
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
  const isEmpty: TableContext['isEmpty'] = game.speech.isEmpty?.bind(game.speech);
  return { speaker, locale, label, textOf, helpOf, eventText, isEmpty, harm, momentOf };
}
