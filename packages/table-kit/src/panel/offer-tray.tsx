import type { ChoiceView, Seat } from '@tablewright/engine';
import { type ReactNode, useState } from 'react';
import { RuleLink } from '../parts/rule-link.tsx';
import { SeatBadge } from '../parts/seat-badge.tsx';
import type { SessionState } from '../session/table-session.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { DealOffer } from './deal-offer.tsx';
import { dealsAmong } from './deals-of.ts';
import { Closed } from './open-choice.tsx';
import { type NotesOfTable, NotesProvider } from './option-notes.tsx';
import { showOpened } from './show-opened.ts';

/** From so many offers on, one is found by typing. */
const MANY_OFFERS = 10;

/**
 * What the observer may do at any time although nobody waits for it: a tray beside the decision,
 * closed until somebody wants something of it. What others propose lies on it in sight. Nothing where
 * there is nothing.
 */
export function OfferTray({
  state,
  decision,
  notes,
  onPass,
}: {
  readonly state: SessionState;
  /** What has been begun of the offers; see `useDecision`. */
  readonly decision: Decision;
  /** What is said of the offers. */
  readonly notes?: NotesOfTable | undefined;
  /** Another person at this screen wants to do something. */
  readonly onPass: (seat: Seat) => void;
}): ReactNode {
  const words = useWords();
  const { speaker } = useTable();
  const [query, setQuery] = useState('');
  const { deals, others: offers } = dealsAmong(decision.choices);
  const others = state.cursor === undefined ? state.offeredHumans : [];
  if (decision.choices.length === 0 && others.length === 0) return null;
  const wanted = query.trim().toLowerCase();
  const shown = offers.filter((offer) =>
    sayOrShow(speaker, offer.why).toLowerCase().includes(wanted),
  );
  return (
    <section className="tw-tray" aria-label={words('tray.label')}>
      {deals.map((deal) => (
        <DealOffer key={deal.id} deal={deal} decision={decision} />
      ))}
      {offers.length > 0 && (
        <details className="tw-tray-more" onToggle={showOpened}>
          <summary aria-keyshortcuts="t">{words('tray.title', { count: offers.length })}</summary>
          <p className="tw-quiet">{words('tray.help')}</p>
          {offers.length >= MANY_OFFERS && (
            <input
              type="search"
              className="tw-filter"
              value={query}
              placeholder={words('tray.filter')}
              aria-label={words('tray.filter')}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
          {shown.map((offer) => (
            <Offered key={offer.slot} offer={offer} decision={decision} notes={notes} />
          ))}
        </details>
      )}
      <OthersMayAct seats={others} onPass={onPass} />
    </section>
  );
}

/** One offer: what it is, and once it is opened what there is to choose. */
function Offered({
  offer,
  decision,
  notes,
}: {
  readonly offer: ChoiceView;
  readonly decision: Decision;
  readonly notes: NotesOfTable | undefined;
}): ReactNode {
  const { speaker } = useTable();
  const { why } = offer;
  const help = speaker.sayIfKnown({ ...why, key: `${why.key}.help` });
  return (
    <details className="tw-offer" data-why={why.key} onToggle={showOpened}>
      <summary>{sayOrShow(speaker, why)}</summary>
      <p className="tw-quiet">
        {help} {why.rule !== undefined && <RuleLink id={why.rule} />}
      </p>
      <NotesProvider choice={offer} notes={notes}>
        <ChoiceForm choice={offer} decision={decision} withDigits={false} onBoard={false} />
      </NotesProvider>
      <Closed choice={offer} />
    </details>
  );
}

/** Other people at this screen who may do something now. */
function OthersMayAct({
  seats,
  onPass,
}: {
  readonly seats: readonly Seat[];
  readonly onPass: (seat: Seat) => void;
}): ReactNode {
  const table = useTable();
  const words = useWords();
  if (seats.length === 0) return null;
  return (
    <div className="tw-others">
      <p className="tw-quiet">{words('tray.others')}</p>
      {seats.map((seat) => {
        const face = table.seats[seat];
        return (
          face && (
            <button key={seat} type="button" className="tw-button" onClick={() => onPass(seat)}>
              <SeatBadge mark={face.mark} size={20} />
              {words('panel.pass-to', { seat: face.name })}
            </button>
          )
        );
      })}
    </div>
  );
}
