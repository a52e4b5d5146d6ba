import type { Cell } from '@tablewright/geometry';
import { Sheet } from '@tablewright/table-kit';
import type { BoardProps } from '@tablewright/table-kit/board';
import { type ReactNode, useCallback, useState } from 'react';
import type { KazzamView } from '../view-of.ts';
import './board.css';
import {
  BoardContext,
  LookContext,
  LookedAtContext,
  PickContext,
  useBoard,
} from './board-context.tsx';
import { CreatureSheet } from './creature-sheet.tsx';
import { Foot } from './foot.tsx';
import { InPlaySheet } from './in-play-sheet.tsx';
import { MapView } from './map-view.tsx';
import { ScoreStrip } from './score-strip.tsx';
import { ScoresSheet } from './scores-sheet.tsx';
import { Track } from './track.tsx';
import { openAtFirst, useBoardTable } from './use-board-table.ts';
import { boardText, speakOnBoard } from './words.ts';

export { wayOn as ways } from '../explain/index.ts';
export { actions } from './actions.ts';
export { diceOf as dice } from './happening/beats.ts';
export { odds } from './odds-lines.ts';
export { notes } from './option-notes.ts';
export { ending, sides } from './sides.ts';
export { SOUNDS as sounds } from './sounds.ts';

/**
 * The board of Kazzam: score and order of turns at the top, then the court and its Dungeon, and
 * below them whoever is looked at and what the decision would bring.
 */
export function Board(props: BoardProps<KazzamView>): ReactNode {
  const { view, locale, picked, pointedAt } = props;
  speakOnBoard(locale);
  const [open, setOpen] = useState(() => openAtFirst(props));
  const board = useBoardTable(props, setOpen);
  const sheet = typeof open === 'object' ? open.sheet : undefined;
  const title =
    sheet !== undefined
      ? (view.creatures[sheet]?.name ?? '')
      : boardText(open === 'scores' ? 'board.scores.title' : 'board.play.title');
  return (
    <BoardContext value={board}>
      <PickContext value={{ picked, pointedAt }}>
        <section className="kz-board" aria-label={boardText('board.label')}>
          <div className="kz-head">
            <ScoreStrip />
            <Track />
          </div>
          <div className="kz-play">
            <Looking>
              <MapView />
              <Foot />
            </Looking>
          </div>
          <Sheet title={title} open={open !== undefined} onClose={() => setOpen(undefined)}>
            {open === 'scores' && <ScoresSheet />}
            {open === 'in-play' && <InPlaySheet />}
            {sheet !== undefined && <CreatureSheet who={sheet} />}
          </Sheet>
        </section>
      </PickContext>
    </BoardContext>
  );
}

/**
 * Keeps the square that is looked at, so that looking around does not redraw the rest of the board.
 * It is forgotten at the next decision, which is about somebody else.
 */
function Looking({ children }: { readonly children: ReactNode }): ReactNode {
  const { choices } = useBoard();
  const [looked, look] = useState<{ readonly cell: Cell; readonly amid: typeof choices }>();
  const lookAt = useCallback(
    (cell: Cell | undefined) => look(cell === undefined ? undefined : { cell, amid: choices }),
    [choices],
  );
  const cell = looked?.amid === choices ? looked.cell : undefined;
  return (
    <LookContext value={lookAt}>
      <LookedAtContext value={cell}>{children}</LookedAtContext>
    </LookContext>
  );
}
