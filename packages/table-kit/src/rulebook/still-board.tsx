import type { Game } from '@tablewright/engine';
import {
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { BoardComponent } from '../board.ts';
import { BoardStage } from '../parts/board-stage.tsx';
import { TableProvider } from '../table-context.tsx';
import { useDecision } from '../use-decision.ts';
import { useTableOf } from '../use-table-of.ts';
import { type Diagram, diagramSession } from './diagram.ts';

/** How wide and high a board is while it is drawn, where a diagram does not say. */
const FRAME = [880, 560] as const;

/** Room around a part of a board, in its own pixels, and how much larger than on the table it gets. */
const [MARGIN, LARGEST] = [5, 1.15];

const nobody = (): void => undefined;

/** A position drawn by the game's own board, as a picture: nothing in it can be touched. */
export function StillBoard({
  game,
  board,
  id,
  diagram,
  alt,
  locale,
  texts,
}: {
  readonly game: Game;
  readonly board: BoardComponent | undefined;
  readonly id: string;
  readonly diagram: Diagram;
  /** What is seen in it. */
  readonly alt: string;
  /** BCP 47 tag of the reader's language. */
  readonly locale: string;
  /** The game's catalogue in that language. */
  readonly texts: Readonly<Record<string, string>>;
}): ReactNode {
  const session = useMemo(() => diagramSession(game, id, diagram), [game, id, diagram]);
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  const table = useTableOf(session, state, {
    rules: undefined,
    fetchRules: nobody,
    book: undefined,
    openRule: nobody,
    locale,
    texts,
  });
  const choices = diagram.offers === true ? state.seen.choices : [];
  const decision = useDecision(choices, id, nobody);
  const [width, height] = diagram.frame ?? FRAME;
  const paper = useRef<HTMLDivElement>(null);
  const crop = useCrop(paper, diagram.part);
  return (
    <div
      ref={paper}
      role="img"
      aria-label={alt}
      className="tw-still"
      data-drawn={crop !== undefined || undefined}
      style={{ height: crop?.height, width: crop?.width }}
    >
      <div inert className="tw-still-board" style={{ width, height, transform: crop?.transform }}>
        <TableProvider value={table}>
          <BoardStage board={board} state={state} decision={decision} />
        </TableProvider>
      </div>
    </div>
  );
}

interface Crop {
  readonly width: number;
  readonly height: number;
  readonly transform: string;
}

/** What of the board is shown, and how large, in a column of any width. */
function useCrop(paper: RefObject<HTMLDivElement | null>, part: string | undefined) {
  const [crop, setCrop] = useState<Crop>();
  useLayoutEffect(() => {
    const element = paper.current;
    const column = element?.parentElement;
    const board = element?.querySelector<HTMLElement>('.tw-still-board');
    if (element === null || !column || !board) return;
    const measure = (): void =>
      setCrop((now) => sameOr(now, cropOf(board, part, column.clientWidth)));
    const watch = new ResizeObserver(measure);
    watch.observe(column);
    // A board may lay itself out anew once it knows its own size.
    const shown = shownIn(board, part);
    if (shown !== board) watch.observe(shown);
    return () => watch.disconnect();
  }, [paper, part]);
  return crop;
}

function shownIn(board: HTMLElement, part: string | undefined): HTMLElement {
  if (part === undefined) return board;
  const path = part.split(' ').map((name) => `[data-part="${CSS.escape(name)}"]`);
  return board.querySelector<HTMLElement>(path.join(' ')) ?? board;
}

function cropOf(board: HTMLElement, part: string | undefined, room: number): Crop {
  const whole = board.getBoundingClientRect();
  const shown = shownIn(board, part).getBoundingClientRect();
  // What is measured may be scaled already.
  const now = whole.width / board.offsetWidth || 1;
  const [width, height] = [shown.width / now, shown.height / now];
  const [left, top] = [(shown.left - whole.left) / now, (shown.top - whole.top) / now];
  const margin = shown.width < whole.width - 1 ? MARGIN : 0;
  const scale = Math.min(LARGEST, room / Math.max(1, width + 2 * margin));
  return {
    width: Math.round((width + 2 * margin) * scale),
    height: Math.round((height + 2 * margin) * scale),
    transform: `scale(${scale}) translate(${margin - left}px, ${margin - top}px)`,
  };
}

function sameOr(before: Crop | undefined, now: Crop): Crop {
  const same =
    before?.width === now.width &&
    before.height === now.height &&
    before.transform === now.transform;
  return same ? before : now;
}
