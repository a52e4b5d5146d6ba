import type { Seat } from '@tablewright/engine';
import { Sheet } from '@tablewright/table-kit';
import type { BoardProps } from '@tablewright/table-kit/board';
import { MotionLayer } from '@tablewright/table-kit/motion';
import { CharacterSheet } from '@tablewright/table-kit/sheets';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { creatureNamed } from '../called.ts';
import type { D20Event } from '../events.ts';
import { creatureIn, eventsAs, fogOf, mapOf, turnsOf, viewAs } from '../explain/index.ts';
import type { CreatureId } from '../model.ts';
import type { D20View } from '../view.ts';
import './board.css';
import { type Looked, type TableTop, TableTopProvider, useTableTop } from './board-context.tsx';
import { facesIn } from './emblem-of.ts';
import { BandLine } from './map/band-line.tsx';
import { Foot } from './map/foot.tsx';
import { MapView } from './map/map-view.tsx';
import { motionsOf } from './motions.ts';
import { PartyCards } from './party/party-cards.tsx';
import { sheetOf } from './party/sheet.ts';
import { RollTray } from './rolls/roll-tray.tsx';
import { People } from './scene/people.tsx';
import { SceneDeeds } from './scene/scene-deeds.tsx';
import { SceneHead } from './scene/scene-head.tsx';
import { SeenAs } from './seen-as.tsx';
import { TurnStrip } from './turns/turn-strip.tsx';
import { useWidth } from './use-width.ts';
import { boardText, speakOnBoard } from './words.ts';

export { actions } from './actions.ts';
export { diceOf as dice } from './dice.ts';
export { notes } from './option-notes.ts';

/** Below this width of the board, in CSS pixels, its style sheets lay it out for a phone. */
const NARROW = 560;
/** What it is taken for until it has been measured. */
const WIDE = 720;

/** The scene and its words, the fight on its map or along a line, the party, and the dice that lie on the table. */
export function Board(given: BoardProps<D20View>): ReactNode {
  const { locale } = given;
  speakOnBoard(locale);
  const [seat, seeAs] = useState<Seat>();
  const isMaster = isRunBy(given);
  const props = seenAs(given, isMaster ? seat : undefined);
  const { view, recent, choices } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [looked, lookAt] = useState<Looked>();
  const [opened, openSheet] = useState<CreatureId>();
  const table = useTableTopOf(props, {
    isMaster: isMaster && seat === undefined,
    looked,
    lookAt,
    openSheet,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just happened, where it was seen then
  const motions = useMemo(
    () => recent.flatMap(({ event }) => motionsOf(event as D20Event, view)),
    [recent],
  );
  const isFight = view.combat !== undefined;
  const isNarrow = useWidth(frame, WIDE) < NARROW;
  const shown = opened === undefined ? undefined : creatureIn(view, opened);
  return (
    <TableTopProvider value={table}>
      <div className="dt-frame" ref={frame}>
        <section
          className="dt-board"
          aria-label={boardText('board.label')}
          data-fights={isFight || undefined}
          data-spare={view.phase === 'lobby' || undefined}
        >
          <div className="dt-main">
            {isMaster && (
              <SeenAs
                seats={given.seats.slice(0, -1)}
                seat={seat}
                onSeat={seeAs}
                isNarrow={isNarrow}
              />
            )}
            {isFight ? (
              <Fight isNarrow={isNarrow} />
            ) : (
              <>
                <SceneHead />
                <SceneDeeds />
                <People />
                {table.map !== undefined && <Ground />}
              </>
            )}
          </div>
          <div className="dt-side">
            <PartyCards />
            {(!isFight || table.map !== undefined) && <RollTray />}
          </div>
        </section>
        <MotionLayer frame={frame} motions={motions} told={choices.length === 0} />
      </div>
      <Sheet
        title={shown === undefined ? '' : table.nameOf(shown.id)}
        open={shown !== undefined}
        onClose={() => openSheet(undefined)}
      >
        {shown !== undefined && <CharacterSheet sheet={sheetOf(table, shown)} locale={locale} />}
      </Sheet>
    </TableTopProvider>
  );
}

/** A fight: where it is narrow its map comes first, as the eye stays there. */
function Fight({ isNarrow }: { readonly isNarrow: boolean }): ReactNode {
  const { map } = useTableTop();
  const ground = <Ground key="ground" />;
  const foot = <Foot key="foot" />;
  const turns = <TurnStrip key="turns" isNarrow={isNarrow} />;
  const head = <SceneHead key="head" />;
  const dice = map === undefined && <RollTray key="dice" />;
  // They stay what they are when they change places: what is looked at is marked on them.
  return isNarrow ? [ground, foot, turns, head, dice] : [head, turns, ground, foot, dice];
}

/** The map where there is one, else the line. */
function Ground(): ReactNode {
  return (
    <>
      <MapView />
      <BandLine />
    </>
  );
}

/** Whether the observer is the person who runs the game. */
const isRunBy = ({ view, observer }: BoardProps<D20View>): boolean =>
  view.options.gm === 'human' && observer === view.seatCount - 1;

const NOTHING: readonly never[] = [];

/** The same table as another seat sees it: nothing can be decided there. */
function seenAs(props: BoardProps<D20View>, seat: Seat | undefined): BoardProps<D20View> {
  if (seat === undefined) return props;
  const view = viewAs(props.view, seat);
  return {
    ...props,
    ...{ view, observer: seat, choices: NOTHING, recent: NOTHING },
    events: eventsAs(view, props.events),
  };
}

/** What every part of the board works with. */
function useTableTopOf(
  props: BoardProps<D20View>,
  own: Pick<TableTop, 'looked' | 'lookAt' | 'openSheet'> & { readonly isMaster: boolean },
): TableTop {
  const { view, choices, events, observer, say } = props;
  const { isMaster, ...looking } = own;
  // A view may change in place, but every change of a match brings new choices or something that is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const seen = useMemo(() => {
    const map = mapOf(view);
    const fog = map === undefined || isMaster ? undefined : fogOf(view, map);
    return { map, fog, turns: turnsOf(view), faces: facesIn(view.creatures) };
  }, [view, choices, events.length, isMaster]);
  const character = view.creatures.find(
    ({ seat, character }) => seat === observer && character !== undefined,
  )?.id;
  return {
    ...props,
    ...seen,
    ...looking,
    own: character,
    acting: view.combat?.turn?.creature ?? character,
    nameOf: (id) => say(creatureNamed(view, id)),
  };
}
