import type { Seat } from '@tablewright/engine';
import {
  EventLog,
  SeatsBar,
  type SessionState,
  Sheet,
  type SpokenLines,
  Timeline,
} from '@tablewright/table-kit';
import { BookOpen, Ellipsis, ScrollText, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';

/** What lies beside the board on a narrow screen. */
const SHEETS = [
  { name: 'log', icon: ScrollText },
  { name: 'rules', icon: BookOpen },
  { name: 'seats', icon: Users },
  { name: 'more', icon: Ellipsis },
] as const;

/** The name of a sheet. */
export type SheetName = (typeof SHEETS)[number]['name'] | 'keys' | 'command' | 'proof';

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

/** How much is read aloud, and the way to change it. */
interface Reading {
  readonly spoken: SpokenLines;
  readonly onSpoken: (spoken: SpokenLines) => void;
}

/** The log beside the board. */
export function LogBox({
  state,
  ...reading
}: { readonly state: SessionState } & Reading): ReactNode {
  const words = useWebWords();
  return (
    <section className="table-log" aria-labelledby="table-log">
      <h2 id="table-log">{words('table.log')}</h2>
      <EventLog state={state} {...reading} />
    </section>
  );
}

/** Log and seats as sheets, for narrow screens. */
export function TableSheets({
  open,
  onClose,
  state,
  onTake,
  ...reading
}: {
  readonly open: SheetName | undefined;
  readonly onClose: () => void;
  readonly state: SessionState;
  readonly onTake: (seat: Seat) => void;
} & Reading): ReactNode {
  const words = useWebWords();
  return (
    <>
      <Sheet title={words('table.log')} open={open === 'log'} onClose={onClose}>
        <Timeline seq={state.seq} cursor={state.cursor} history={state.history} />
        <EventLog state={state} {...reading} />
      </Sheet>
      <Sheet title={words('table.seats')} open={open === 'seats'} onClose={onClose}>
        <SeatsBar
          observer={state.observer}
          thinking={state.thinking}
          clocks={state.online?.clocks}
          mayTake={state.decidingHumans}
          onTake={(seat) => {
            onTake(seat);
            onClose();
          }}
        />
      </Sheet>
    </>
  );
}
