import type { ChoiceView } from '@tablewright/engine';
import { Lightbulb } from 'lucide-react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Offer, OptionNote } from '../board.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import { useWords } from '../words.tsx';

/** What is said of the choices at a table, and the switch for advice. */
export interface NotesOfTable {
  readonly of: (choice: ChoiceView) => readonly OptionNote[];
  /** Whether advice is given. */
  readonly hints: boolean;
  /** Gives no more advice, here and later. */
  readonly hideHints: () => void;
}

const Notes = createContext<readonly OptionNote[]>([]);

/** Sets what is said of a choice for the parts below. */
export function NotesProvider({
  choice,
  notes,
  children,
}: {
  readonly choice: ChoiceView;
  readonly notes: NotesOfTable | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { of, hints } = notes ?? {};
  const said = useMemo(
    () => (of?.(choice) ?? []).filter(({ hint }) => hints === true || hint === undefined),
    [of, choice, hints],
  );
  return <Notes value={said}>{children}</Notes>;
}

/** What is said of each option, for who lists them. */
export function useOptionNotes(): (offer: Offer) => readonly OptionNote[] {
  const said = useContext(Notes);
  return ({ option: { id } }) => said.filter(({ option }) => option === id);
}

/** Whether advice speaks for another option than this one: then it is not suggested as well. */
export function useAdvisesOther({ option: { id } }: Offer): boolean {
  return useContext(Notes).some(
    ({ hint, option }) => hint === true && option !== undefined && option !== id,
  );
}

/** Everything that is said of a choice and its options. */
export function useAllNotes(): readonly OptionNote[] {
  return useContext(Notes);
}

/** What is said of an option, line by line. */
export function OptionNotes({ offer }: { readonly offer: Offer }): ReactNode {
  const notesOf = useOptionNotes();
  return notesOf(offer).map((note) => <Note key={note.text} note={note} />);
}

/** What is said of the whole choice. */
export function ChoiceNotes(): ReactNode {
  const whole = useContext(Notes).filter(({ option }) => option === undefined);
  if (whole.length === 0) return null;
  return (
    <div className="tw-choice-notes">
      {whole.map((note) => (
        <Note key={note.text} note={note} withRule />
      ))}
    </div>
  );
}

/** The switch for advice, where some is given. */
export function HintsOff({ notes }: { readonly notes: NotesOfTable | undefined }): ReactNode {
  const words = useWords();
  const said = useContext(Notes);
  if (notes === undefined || !said.some(({ hint }) => hint)) return null;
  return (
    <button type="button" className="tw-link tw-hints-off" onClick={notes.hideHints}>
      {words('hints.hide')}
    </button>
  );
}

function Note({
  note: { text, hint, warns, rule },
  withRule = false,
}: {
  readonly note: OptionNote;
  /** Not within a button, in which no other can stand. */
  readonly withRule?: boolean;
}): ReactNode {
  const words = useWords();
  return (
    <span className="tw-note" data-hint={hint} data-warns={warns}>
      {hint && (
        <>
          <Lightbulb aria-hidden="true" size={14} />
          <span className="tw-visually-hidden">{words('hints.hint')} </span>
        </>
      )}
      <span>
        {text}
        {withRule && rule !== undefined && (
          <>
            {' '}
            <RuleLink id={rule} />
          </>
        )}
      </span>
    </span>
  );
}
