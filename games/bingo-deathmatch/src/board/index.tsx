import { useInSight } from '@tablewright/table-kit';
import type { BoardProps } from '@tablewright/table-kit/board';
import { MotionLayer } from '@tablewright/table-kit/motion';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { BingoEvent } from '../events.ts';
import type { BingoView, CardId } from '../model.ts';
import './board.css';
import { ArenaProvider, type ArenaTable } from './board-context.tsx';
import { CardSheet } from './card-sheet.tsx';
import { Market } from './market.tsx';
import { Mat } from './mat.tsx';
import { motionsOf } from './motions.ts';
import { RoundStrip } from './round-strip.tsx';
import { useHeld } from './use-held.ts';
import { boardText, speakOnBoard } from './words.ts';

export { diceOf as dice } from './motions.ts';
export { odds } from './odds-lines.ts';
export { notes } from './option-notes.ts';

/** The arena: one's own mat first and largest, the round and the market, and the other players. */
export function Board(props: BoardProps<BingoView>): ReactNode {
  const { seats, observer, choices, pick, say, locale, recent } = props;
  speakOnBoard(locale);
  const held = useHeld(choices, pick);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useInSight(frame, choices, '.ub-card:has([data-live])', '.ub-mat[data-own]');
  const [cards, setCards] = useState<readonly CardId[]>([]);
  const arena: ArenaTable = {
    ...props,
    ...held,
    read: (wanted) => {
      setCards(wanted);
      dialog.current?.showModal();
    },
    cardName: (card) => say({ key: `card.${card}` }),
    seatName: (seat) => seats.find((face) => face.seat === seat)?.name ?? '',
  };
  const colours = seats.map(({ mark }) => mark.colour).join('|');
  const motions = useMemo(() => {
    const colourOf = (seat: number) => colours.split('|')[seat] ?? '';
    return recent.flatMap(({ event }) => motionsOf(event as BingoEvent, colourOf));
  }, [recent, colours]);
  const own = seats.find(({ seat }) => seat === observer);
  const others = inTurn(seats, own?.seat ?? 0).filter((face) => face !== own);
  return (
    <ArenaProvider value={arena}>
      <div className="ub-frame" ref={frame}>
        <section
          className="ub-board"
          aria-label={boardText('board.label')}
          data-seats={seats.length}
          data-watching={own === undefined || undefined}
        >
          <RoundStrip />
          {own !== undefined && <Mat face={own} own />}
          <Market />
          <section className="ub-others" aria-label={boardText('board.others')}>
            {others.map((face) => (
              <Mat key={face.seat} face={face} />
            ))}
          </section>
        </section>
        <MotionLayer frame={frame} motions={motions} told={choices.length === 0} />
        <CardSheet cards={cards} dialog={dialog} />
      </div>
    </ArenaProvider>
  );
}

/** The seats as they follow one another clockwise from this one. */
function inTurn<T>(seats: readonly T[], first: number): readonly T[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}
