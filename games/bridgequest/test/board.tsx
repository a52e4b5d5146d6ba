import { type ChoiceView, SPECTATOR } from '@tablewright/engine';
import { WordsProvider } from '@tablewright/table-kit';
import { type BoardProps, seatMark } from '@tablewright/table-kit/board';
import { renderToStaticMarkup } from 'react-dom/server';
import { Board } from '../src/board/index.tsx';
import type { Bridge, BridgeContent } from '../src/table.ts';
import { type BridgeView, viewOf } from '../src/view.ts';

/** What an observer sees of a table. */
export function seenOf(t: Bridge, observer: number = SPECTATOR): BridgeView {
  return viewOf(t.state, observer, t.content as BridgeContent);
}

/** A choice of one among options that name things. */
export function asking(
  seat: number,
  names: readonly Readonly<Record<string, string | number>>[],
): ChoiceView {
  const options = names.map((named, at) => ({ id: `option ${at}`, names: named }));
  return {
    ...{ slot: 0, kind: 'one', seat, why: { key: 'choice', params: {} } },
    ...{ options, closed: [], fallback: [0] },
  } as never;
}

/** The board of a table as somebody sees it, as the text of its page. */
export function drawn(
  view: BridgeView,
  { observer = 0, choices = [], locale = 'en' }: Partial<BoardProps<BridgeView>> = {},
): string {
  const speaker = { say: ({ key }: { readonly key: string }) => key, sayIfKnown: () => undefined };
  const seats = view.heroes.map(({ seat }) => ({
    ...{ seat, name: ['Ann', 'Bo', 'Cy'][seat] ?? '', player: 'human', mark: seatMark(seat) },
    ...{ deciding: false, away: false, kept: false },
  }));
  return renderToStaticMarkup(
    <WordsProvider speaker={speaker as never}>
      <Board
        {...{ view, observer, seats, options: {}, choices, recent: [], events: [], locale }}
        outcome={undefined}
        pick={() => undefined}
        picked={() => 0}
        begun={() => []}
        point={() => undefined}
        pointedAt={() => false}
        onAnswer={() => undefined}
        say={({ key }) => key}
        label={({ option }) => `do ${option.id}`}
      />
    </WordsProvider>,
  );
}

/** The names that a screen reader is told, in the order of the page. */
export const namesIn = (html: string): readonly string[] =>
  [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name = '']) =>
    name.replaceAll('&#x27;', '’'),
  );
