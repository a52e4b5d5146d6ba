import type { Cell } from '@tablewright/geometry';
import { Sheet } from '@tablewright/table-kit';
import type { BoardProps } from '@tablewright/table-kit/board';
import { type ReactNode, useMemo, useState } from 'react';
import { tableOf } from '../bots/look.ts';
import { groundOf } from '../rules/ground-now.ts';
import './board.css';
import { BoardContext, type BoardTable, type KazzamView, LookContext } from './board-context.tsx';
import { boardText, speakOnBoard } from './board-words.ts';
import { CreatureSheet } from './creature-sheet.tsx';
import { Foot } from './foot.tsx';
import { InPlaySheet } from './in-play-sheet.tsx';
import { MapView } from './map-view.tsx';
import { indexOffers } from './offer-index.ts';
import { standingOn } from './places.ts';
import { ScoreStrip } from './score-strip.tsx';
import { ScoresSheet } from './scores-sheet.tsx';
import { Track } from './track.tsx';
import { pickedWay } from './way-view.ts';

export { odds } from './odds-lines.ts';
export { SOUNDS as sounds } from './sounds.ts';

/** What lies open over the board. */
type Open = 'scores' | 'in-play' | { readonly sheet: number };

/**
 * The table of Kazzam: score and order of turns above, the court and its Dungeon, and under them
 * whoever is looked at with what the decision would bring.
 */
export function Board(props: BoardProps<KazzamView>): ReactNode {
  const { view, choices, pick, picked, locale } = props;
  speakOnBoard(locale);
  const ground = groundOf(view);
  const table = tableOf(view);
  const way = choices.find(({ kind }) => kind === 'path');
  const drawn =
    way === undefined ? '' : pickedWay(way, (option) => picked({ choice: way, option })).join(' ');
  const index = useMemo(
    () => indexOffers(choices, view, ground.map, drawn === '' ? [] : drawn.split(' ')),
    [choices, view, ground, drawn],
  );
  const [selected, select] = useState<number>();
  const [open, setOpen] = useState<Open>();
  const acting = actingIn(props);
  const offersAt = (cell: Cell) => {
    for (const id of standingOn(ground.map, view.creatures, cell).toReversed()) {
      const own = index.onCreatures.get(id);
      if (own !== undefined) return own;
    }
    return index.onSquares.get(cell) ?? [];
  };
  const board: BoardTable = {
    ...props,
    table,
    ground,
    index,
    acting,
    selected,
    select,
    openSheet: (creature) => setOpen({ sheet: creature }),
    openPanel: setOpen,
    offersAt,
    touch: (cell) => {
      const offers = offersAt(cell);
      if (offers.length > 0) return pick(offers);
      const [top] = standingOn(ground.map, view.creatures, cell).toReversed();
      select(top === selected ? undefined : top);
    },
  };
  const sheet = typeof open === 'object' ? open.sheet : undefined;
  const title =
    sheet !== undefined
      ? (view.creatures[sheet]?.name ?? '')
      : boardText(open === 'scores' ? 'board.scores.title' : 'board.play.title');
  return (
    <BoardContext value={board}>
      <section className="kz-board" aria-label={boardText('board.label')}>
        <div className="kz-head">
          <ScoreStrip />
          <Track />
        </div>
        <Looking>
          <MapView />
          <Foot />
        </Looking>
        <Sheet title={title} open={open !== undefined} onClose={() => setOpen(undefined)}>
          {open === 'scores' && <ScoresSheet />}
          {open === 'in-play' && <InPlaySheet />}
          {sheet !== undefined && <CreatureSheet who={sheet} />}
        </Sheet>
      </section>
    </BoardContext>
  );
}

/** Keeps the square that is looked at, so that looking around draws the rest of the board not anew. */
function Looking({ children }: { readonly children: ReactNode }): ReactNode {
  const [cell, lookAt] = useState<Cell>();
  const look = useMemo(() => ({ cell, lookAt }), [cell]);
  return <LookContext value={look}>{children}</LookContext>;
}

/** Who is asked, or whose turn it is. */
function actingIn({ choices, view }: BoardProps<KazzamView>): number | undefined {
  const asked = choices[0]?.why.params?.who;
  if (typeof asked === 'number' && view.creatures[asked] !== undefined) return asked;
  return view.turn?.creature;
}
