import { useInSight } from '@tablewright/table-kit';
import { type BoardProps, offersOf } from '@tablewright/table-kit/board';
import { MotionLayer } from '@tablewright/table-kit/motion';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { AdventureEvent } from '../events.ts';
import type { Payment } from '../explain/index.ts';
import type { Character, ClassName } from '../model.ts';
import './board.css';
import { type AdventureView, BoardContext } from './board-context.tsx';
import { CallBoard } from './call-board.tsx';
import { CharacterSheet } from './character-sheet.tsx';
import { MonsterSheet } from './monster-sheet.tsx';
import { motionsOf } from './motions.ts';
import { MovementField } from './movement-field.tsx';
import { indexOffers } from './offer-index.ts';
import { CurrentToken, RoundStrip } from './round-strip.tsx';
import { TeamSheet } from './team-sheet.tsx';
import { boardText, speakOnBoard } from './words.ts';

export { SOUNDS as sounds } from './sounds.ts';

/**
 * The table of Bingo Adventure: the calls above, the monster, the sheets that matter to the one who
 * looks, and the others folded beside them.
 */
export function Board(props: BoardProps<AdventureView>): ReactNode {
  const { view, choices, pointedAt, locale, recent } = props;
  speakOnBoard(locale);
  const index = useMemo(() => indexOffers(choices), [choices]);
  const [shown, show] = useState<readonly Payment[]>([]);
  const [turned, setTurned] = useState<Readonly<Partial<Record<ClassName | 'monster', boolean>>>>(
    {},
  );
  const motions = useMemo(
    () => recent.flatMap(({ event }) => motionsOf(event as unknown as AdventureEvent)),
    [recent],
  );
  const pointed = offersOf(choices).filter(pointedAt);
  const frame = useRef<HTMLDivElement>(null);
  useInSight(
    frame,
    choices,
    '.ba-card-frame:is([data-offered], :has([data-offered]))',
    '.ba-table',
  );

  const isOpen = (character: Character): boolean =>
    turned[character.class] ?? (opensByItself(props, character) || index.touches(character.class));
  const open = view.characters.filter(isOpen);
  const folded = view.characters.filter((one) => !isOpen(one));
  // A way that is being chosen comes first, and large.
  const moving = choices.some((choice) => choice.kind === 'path');
  const column = open.length === 1 && folded.length > 0 && !moving;
  const sheet = (character: Character) => (
    <CharacterSheet
      key={character.class}
      character={character}
      open={isOpen(character)}
      toggle={() => setTurned({ ...turned, [character.class]: !isOpen(character) })}
    />
  );
  return (
    <BoardContext value={{ ...props, index, pointed, shown, show }}>
      <div className="ba-board" ref={frame}>
        <section
          className="ba-table"
          aria-label={boardText('board.label')}
          data-column={column || undefined}
        >
          <div className="ba-strip">
            <CurrentToken />
            <RoundStrip />
            <CallBoard />
          </div>
          <div
            className="ba-stage"
            data-open={open.length}
            data-two-cards={view.monster.cards.length > 1 || undefined}
          >
            {moving && <MovementField />}
            <MonsterSheet
              open={turned.monster ?? true}
              toggle={() => setTurned({ ...turned, monster: turned.monster === false })}
            />
            {open.map(sheet)}
            <div className="ba-others">
              {folded.map(sheet)}
              <TeamSheet />
              {view.settings.rpgMovement && !moving && <MovementField />}
            </div>
          </div>
        </section>
        <MotionLayer frame={frame} motions={motions} told={choices.length === 0} />
      </div>
    </BoardContext>
  );
}

export { odds } from './odds-lines.ts';
export { notes } from './option-notes.ts';
export { sides } from './sides.ts';

/** Own sheets are open, and so is the only other one: there is room for it. */
function opensByItself(
  { view, observer }: BoardProps<AdventureView>,
  character: Character,
): boolean {
  const own = (one: Character): boolean => one.seat < 0 || one.seat === observer;
  if (own(character)) return true;
  return view.characters.filter((one) => !own(one)).length === 1;
}
