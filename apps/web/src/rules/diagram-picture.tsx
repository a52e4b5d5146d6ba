import { readDiagrams } from '@tablewright/registry/rulebooks';
import type { Diagrams } from '@tablewright/table-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LoadedGame, loadWholeGame } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';

/** All that it takes to draw the positions of a game. */
interface Drawing {
  readonly loaded: LoadedGame;
  readonly diagrams: Diagrams;
  readonly StillBoard: typeof import('@tablewright/table-kit/still-board')['StillBoard'];
}

const drawings = new Map<string, Promise<Drawing>>();

function loadDrawing(game: string): Promise<Drawing> {
  const kept = drawings.get(game);
  if (kept !== undefined) return kept;
  const loading = Promise.all([
    loadWholeGame(game),
    readDiagrams(game),
    import('@tablewright/table-kit/still-board'),
  ]).then(([loaded, diagrams, { StillBoard }]): Drawing => {
    return { loaded, diagrams: diagrams as Diagrams, StillBoard };
  });
  drawings.set(game, loading);
  loading.catch(() => drawings.delete(game));
  return loading;
}

/** Draws the positions of a game's rulebook: what a book is given to draw with. */
export function drawerOf(game: string): (id: string, alt: string) => ReactNode {
  return (id, alt) => <DiagramPicture key={id} game={game} id={id} alt={alt} />;
}

/** A position of a rulebook, drawn once somebody comes near it or prints the page. */
function DiagramPicture({
  game,
  id,
  alt,
}: {
  readonly game: string;
  readonly id: string;
  readonly alt: string;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let wanted = true;
    const draw = (): void => {
      loadDrawing(game).then(
        (made) => wanted && setDrawing(made),
        // The caption says what there would be to see.
        () => undefined,
      );
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
      },
      { rootMargin: '800px' },
    );
    watch.observe(element);
    const stop = beforePrint(game, (made) => flushSync(() => setDrawing(made)));
    return () => {
      wanted = false;
      watch.disconnect();
      stop();
    };
  }, [game]);
  return (
    <div ref={place} className="diagram-place">
      {drawing === undefined ? (
        <div className="diagram-waits" role="img" aria-label={alt} />
      ) : (
        <Drawn drawing={drawing} id={id} alt={alt} />
      )}
    </div>
  );
}

/** Calls when the page is printed, if all that it takes has come. */
function beforePrint(game: string, call: (made: Drawing) => void): () => void {
  let made: Drawing | undefined;
  drawings.get(game)?.then(
    (one) => {
      made = one;
    },
    () => undefined,
  );
  const print = (): void => {
    if (made !== undefined) call(made);
  };
  window.addEventListener('beforeprint', print);
  return () => window.removeEventListener('beforeprint', print);
}

function Drawn({
  drawing: { loaded, diagrams, StillBoard },
  id,
  alt,
}: {
  readonly drawing: Drawing;
  readonly id: string;
  readonly alt: string;
}): ReactNode {
  const { language } = useLanguage();
  const texts = useGameTexts(loaded.game);
  const diagram = diagrams[id];
  if (diagram === undefined) return null;
  return (
    <StillBoard
      game={loaded.game}
      board={loaded.board}
      id={id}
      diagram={diagram}
      alt={alt}
      locale={language}
      texts={texts}
    />
  );
}
