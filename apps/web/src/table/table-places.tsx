import type { Game } from '@tablewright/engine';
import { presentationOf } from '@tablewright/registry/presentation';
import { HandOver, type TableContext, useMoreBelow } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { useWide } from '../use-wide.ts';
import { useWebWords } from '../web-words.ts';

/** The table of a game, in its material, and the name of the page. */
export function TableFrame({
  game,
  covered,
  children,
}: {
  readonly game: Game;
  /** Whether the device changes hands, so that nothing may be seen. */
  readonly covered: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const words = useWebWords();
  return (
    <>
      <title>{`${game.title} · ${words('app.name')}`}</title>
      <div
        className="table"
        data-material={presentationOf(game.id).material}
        data-covered={covered || undefined}
      >
        {children}
      </div>
    </>
  );
}

/** The place of the board; under a cover while the device changes hands. */
export function TableBoard({
  handOver,
  onAccept,
  children,
}: {
  /** Who is to take the device. */
  readonly handOver: TableContext['seats'][number] | undefined;
  readonly onAccept: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const words = useWebWords();
  return (
    <main id="board" tabIndex={-1} className="table-board" aria-label={words('table.board')}>
      {handOver === undefined ? children : <HandOver to={handOver} onAccept={onAccept} />}
    </main>
  );
}

/** The side of the board: what is decided, hidden under a cover, and on a wide screen the log. */
export function TableSide({
  covered,
  undo,
  replay,
  log,
  children,
}: {
  readonly covered: boolean;
  readonly undo: ReactNode;
  /** The rail over the match while one goes through it, which a wide screen has under its board. */
  readonly replay: ReactNode;
  readonly log: ReactNode;
  /** What is decided. */
  readonly children: ReactNode;
}): ReactNode {
  const words = useWebWords();
  const wide = useWide();
  const more = useMoreBelow();
  return (
    <aside id="decision" tabIndex={-1} className="table-side" aria-label={words('table.side')}>
      {!covered && !wide && replay && <div className="table-replay">{replay}</div>}
      {!covered && (
        <div className="table-decision" data-scrolls ref={more}>
          {children}
          {!wide && undo && <div className="table-undo">{undo}</div>}
        </div>
      )}
      {wide && log}
    </aside>
  );
}
