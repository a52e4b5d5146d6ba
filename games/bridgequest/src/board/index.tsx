import { Sheet, useInSight } from '@tablewright/table-kit';
import type { BoardProps, Offer } from '@tablewright/table-kit/board';
import { CardTable, deskOf } from '@tablewright/table-kit/cards';
import { MotionLayer } from '@tablewright/table-kit/motion';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { BridgeEvent } from '../events.ts';
import { calledOf, knowOwnCards, type Spot } from '../explain/index.ts';
import type { BridgeView } from '../view.ts';
import './board.css';
import { BridgeProvider, type BridgeTable } from './board-context.tsx';
import { Decks, Middle } from './cards/middle.tsx';
import { StarChart } from './chart/star-chart.tsx';
import { CombatPanel } from './combat/combat-panel.tsx';
import { HeroStrips } from './heroes/hero-strips.tsx';
import { HeroHands, HeroTable, WholeHero } from './heroes/hero-table.tsx';
import { cardMovesOf, motionsOf } from './motions.ts';
import { PhaseStrip } from './phase-strip.tsx';
import { putAwayText } from './put-away.ts';
import { boardText, speakOnBoard } from './words.ts';

export { actions } from './actions.ts';
export { earned } from './earned.ts';
export { diceOf as dice } from './motions.ts';
export { notes } from './option-notes.ts';

/** What is brought into sight when something is asked: the first of these that is there. */
const FIRST_SEEN = '.bq-combat, .bq-middle, .bq-sky:has([data-live]), .tw-hand:has([data-offered])';

/** The same where one decides whether to walk: the chart goes before the hand. */
const FIRST_OF_MOVES = '.bq-combat, .bq-middle, .bq-sky';

/** The Bridge as a star chart, the combat that goes on, the heroes, and one’s own cards. */
export function Board(props: BoardProps<BridgeView>): ReactNode {
  const { view, observer, locale, recent, choices, seats } = props;
  speakOnBoard(locale);
  knowOwnCards(view.ownCards);
  const frame = useRef<HTMLDivElement>(null);
  const [looked, lookAt] = useState<Spot>();
  const [opened, openHero] = useState<number>();
  const isMove = choices.some(({ why }) => why.key.endsWith('-move'));
  useInSight(frame, choices, isMove ? FIRST_OF_MOVES : FIRST_SEEN, '.bq-strip');
  const own = view.heroes.some(({ seat }) => seat === observer) ? observer : undefined;
  const table: BridgeTable = { ...props, own, looked, lookAt, openHero, ...namesOf(props) };
  const colours = seats.map(({ mark }) => mark.colour).join('|');
  const motions = useMemo(() => {
    const colourOf = (seat: number) => colours.split('|')[seat] ?? '';
    return recent.flatMap(({ event }) => motionsOf(event as BridgeEvent, colourOf));
  }, [recent, colours]);
  const moves = useMemo(
    () => recent.flatMap(({ event }) => cardMovesOf(event as BridgeEvent)),
    [recent],
  );
  const isOver = view.ending !== undefined;
  const others = view.heroes.filter(({ seat }) => seat !== own);
  const isCast = own !== undefined && view.heroes[own]?.figure !== '';
  return (
    <BridgeProvider value={table}>
      <CardTable
        desk={deskOf({ ...props, label: (offer) => withPutAway(props, offer) })}
        locale={locale}
        moves={moves}
        at={recent.at(-1)?.seq ?? 0}
      >
        <div className="bq-frame" ref={frame}>
          <section
            className="bq-board"
            aria-label={boardText('board.label')}
            data-fights={view.combat !== undefined || undefined}
          >
            <PhaseStrip />
            <div className="bq-fight">
              <CombatPanel />
              <Middle />
            </div>
            {!isOver && <StarChart />}
            <div className="bq-people">
              <HeroStrips of={view.heroes.filter(({ seat }) => seat === own)} />
              {isOver && <HeroStrips of={others} />}
              {isCast && !isOver && (
                <section className="bq-own" data-part="own" aria-label={boardText('board.own')}>
                  <HeroHands seat={own} />
                  <HeroTable seat={own} />
                </section>
              )}
              {!isOver && <HeroStrips of={others} />}
              <Decks />
            </div>
            {isOver && <StarChart />}
          </section>
          <MotionLayer frame={frame} motions={motions} told={choices.length === 0} />
        </div>
        <Sheet
          title={opened === undefined ? '' : table.figureName(view.heroes[opened]?.figure ?? '')}
          open={opened !== undefined}
          onClose={() => openHero(undefined)}
        >
          {opened !== undefined && <WholeHero seat={opened} />}
        </Sheet>
      </CardTable>
    </BridgeProvider>
  );
}

/** What an offer is called where a card is looked at, with what goes out of use by it. */
function withPutAway({ view, label }: BoardProps<BridgeView>, offer: Offer): string {
  const { choice, option } = offer;
  const puts = putAwayText(view, choice.seat, option);
  return puts === undefined ? label(offer) : `${label(offer)}. ${puts}`;
}

/** What seats and figures are called: a hero by the name on its sheet. */
function namesOf({
  seats,
  view: { heroes },
}: BoardProps<BridgeView>): Pick<BridgeTable, 'seatName' | 'figureName'> {
  return {
    seatName: (seat) => seats.find((face) => face.seat === seat)?.name ?? '',
    figureName: (figure) =>
      heroes.find((hero) => hero.figure === figure && figure !== '')?.sheet.name ||
      calledOf(figure),
  };
}
