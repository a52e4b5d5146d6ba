import { ConnectionBar, PauseBar, PauseStop, type SessionState } from '@tablewright/table-kit';
import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LightSwitch } from '../parts/light-switch.tsx';
import { useWide } from '../use-wide.ts';
import { useWebWords } from '../web-words.ts';
import type { SheetName } from './table-sheets.tsx';

/** The sheets that have a way in the head of a wide table. */
const IN_HEAD = ['rules', 'cards', 'notes', 'keys', 'more'] as const;

/** Links for the keyboard past everything that stands before the decision and the board. */
export function SkipLinks(): ReactNode {
  const words = useWebWords();
  return (
    <>
      <a className="skip" href="#decision">
        {words('table.skip.decision')}
      </a>
      <a className="skip" href="#board">
        {words('table.skip.board')}
      </a>
    </>
  );
}

/** The head of a table: the way home, what is played, and on a wide screen the ways to the sheets. */
export function TableHead({
  title,
  hasNotes,
  hasCards,
  onOpen,
}: {
  readonly title: string;
  /** Whether there are notes that one may read. */
  readonly hasNotes: boolean;
  /** Whether the game has a list of its cards. */
  readonly hasCards: boolean;
  readonly onOpen: (name: SheetName) => void;
}): ReactNode {
  const words = useWebWords();
  const wide = useWide();
  const isThere = { rules: true, cards: hasCards, notes: hasNotes, keys: true, more: true };
  return (
    <header className="table-head">
      <Link href="/" className="wordmark table-home" aria-label={words('app.name')}>
        <House aria-hidden="true" size={20} />
        <span>{words('app.name')}</span>
      </Link>
      <h1>{title}</h1>
      {wide && (
        <nav aria-label={words('table.menu')}>
          {IN_HEAD.filter((name) => isThere[name]).map((name) => (
            <button key={name} type="button" className="tw-link" onClick={() => onOpen(name)}>
              {words(`table.${name}`)}
            </button>
          ))}
        </nav>
      )}
      <PauseStop named={wide} />
      <LightSwitch />
    </header>
  );
}

/** What is to be said above the table, and how well it is connected. */
export function TableNotes({
  notice,
  online,
}: {
  readonly notice: ReactNode;
  readonly online: SessionState['online'];
}): ReactNode {
  return (
    <div className="table-notes">
      <PauseBar />
      {notice}
      {online !== undefined && (
        <div className="table-line">
          <ConnectionBar online={online} />
        </div>
      )}
    </div>
  );
}
