import type { Match } from '@tablewright/engine/host';
import {
  EventLog,
  ReplayBar,
  type SessionState,
  Sheet,
  type SpokenLines,
  type TableSession,
} from '@tablewright/table-kit';
import { BookOpen, Ellipsis, ScrollText, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { hasCards } from '../cards/load-cards.ts';
import type { NotesBook } from '../notes/use-notes.ts';
import { useWebWords } from '../web-words.ts';
import { TableSeats } from './beside-board.tsx';

// Fetched when somebody opens them.
const MoreInside = lazy(() => import('./more-inside.tsx'));
const CardsAtTable = lazy(() => import('../cards/cards-at-table.tsx'));
const ProofSection = lazy(() => import('./proof-section.tsx'));
const NotesPads = lazy(async () => ({
  default: (await import('../notes/notes-pads.tsx')).NotesPads,
}));

/** What lies beside the board on a narrow screen. */
const SHEETS = [
  { name: 'log', icon: ScrollText },
  { name: 'rules', icon: BookOpen },
  { name: 'seats', icon: Users },
  { name: 'more', icon: Ellipsis },
] as const;

/** The name of a sheet. */
export type SheetName =
  | (typeof SHEETS)[number]['name']
  | 'keys'
  | 'command'
  | 'proof'
  | 'notes'
  | 'cards';

/** The bar at the foot of a narrow screen. */
export function NarrowBar({ onOpen }: { readonly onOpen: (name: SheetName) => void }): ReactNode {
  const words = useWebWords();
  return (
    <nav className="narrow-bar" aria-label={words('table.menu')}>
      {SHEETS.map(({ name, icon: Icon }) => (
        <button key={name} type="button" onClick={() => onOpen(name)}>
          <Icon aria-hidden="true" size={20} />
          {words(`table.${name}`)}
        </button>
      ))}
    </nav>
  );
}

/** The sheets about the match: log and seats for narrow screens, the proof of its draws, and more. */
export function TableSheets({
  open,
  onClose,
  session,
  state,
  match,
  spoken,
  onSpoken,
  notes,
  onOpen,
}: {
  readonly open: SheetName | undefined;
  /** Closes a sheet, if it is that one that is open. */
  readonly onClose: (name: SheetName) => void;
  readonly onOpen: (name: SheetName) => void;
  /** The notes of the table, for those who may read them. */
  readonly notes: NotesBook | undefined;
  readonly session: TableSession;
  readonly state: SessionState;
  /** The match itself, as far as this page may have it. */
  readonly match: Match | undefined;
  /** How much is read aloud. */
  readonly spoken: SpokenLines;
  readonly onSpoken: (spoken: SpokenLines) => void;
}): ReactNode {
  const words = useWebWords();
  return (
    <>
      <Sheet title={words('table.log')} open={open === 'log'} onClose={() => onClose('log')}>
        <ReplayBar state={state} />
        <EventLog state={state} spoken={spoken} onSpoken={onSpoken} />
      </Sheet>
      <Sheet title={words('table.seats')} open={open === 'seats'} onClose={() => onClose('seats')}>
        <TableSeats
          state={state}
          onTake={(seat) => {
            session.passTo(seat);
            onClose('seats');
          }}
        />
      </Sheet>
      {notes !== undefined && (
        <Sheet
          title={words('table.notes')}
          open={open === 'notes'}
          onClose={() => onClose('notes')}
        >
          <Suspense>
            <NotesPads book={notes} title={session.game.title} />
          </Suspense>
        </Sheet>
      )}
      {hasCards(session.game.id) && (
        <Sheet
          title={words('table.cards')}
          open={open === 'cards'}
          onClose={() => onClose('cards')}
          wide
        >
          <Suspense>
            <CardsAtTable game={session.game.id} />
          </Suspense>
        </Sheet>
      )}
      <Sheet title={words('table.proof')} open={open === 'proof'} onClose={() => onClose('proof')}>
        <Suspense>
          <div className="more">
            <ProofSection state={state} match={match} />
          </div>
        </Suspense>
      </Sheet>
      <Sheet title={words('table.more')} open={open === 'more'} onClose={() => onClose('more')}>
        <Suspense>
          <MoreInside
            onNotes={notes && (() => onOpen('notes'))}
            onCards={hasCards(session.game.id) ? () => onOpen('cards') : undefined}
            session={session}
            state={state}
            match={match}
          />
        </Suspense>
      </Sheet>
    </>
  );
}
