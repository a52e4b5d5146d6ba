import { Sheet } from '@tablewright/table-kit';
import { BookText, Download } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTableTop } from '../board-context.tsx';
import { boardText } from '../words.ts';
import { chronicleOf } from './chronicle.ts';

/** What somebody has made of the journal, and how many of its lines had been written by then. */
interface Edited {
  readonly text: string;
  readonly lines: number;
}

/** The journal: it writes itself, can be changed where it stands, and is saved as text. */
export function Journal(): ReactNode {
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<Edited>();
  return (
    <>
      <button type="button" className="dt-tool" onClick={() => setOpen(true)}>
        <BookText aria-hidden="true" size={18} />
        <span>{boardText('board.journal')}</span>
      </button>
      <Sheet title={boardText('board.journal')} open={open} onClose={() => setOpen(false)}>
        <Pages edited={edited} onEdit={setEdited} />
      </Sheet>
    </>
  );
}

function Pages({
  edited,
  onEdit,
}: {
  readonly edited: Edited | undefined;
  readonly onEdit: (edited: Edited | undefined) => void;
}): ReactNode {
  const table = useTableTop();
  const id = useId();
  const lines = chronicleOf(table, table.events);
  // What has happened since the last change is written below it.
  const since = lines.slice(edited?.lines ?? 0);
  const text = [...(edited === undefined ? [] : [edited.text]), ...since].join('\n\n');
  return (
    <div className="dt-in-sheet dt-journal">
      <label className="dt-quiet" htmlFor={id}>
        {boardText('board.journal.help')}
      </label>
      <textarea
        id={id}
        rows={18}
        value={text}
        onChange={({ target }) => onEdit({ text: target.value, lines: lines.length })}
      />
      <div className="dt-journal-tools">
        <a
          className="dt-tool"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${boardText('board.journal.file')}.txt`}
        >
          <Download aria-hidden="true" size={18} />
          {boardText('board.journal.save')}
        </a>
        {edited !== undefined && (
          <button type="button" className="dt-tool" onClick={() => onEdit(undefined)}>
            {boardText('board.journal.anew')}
          </button>
        )}
      </div>
    </div>
  );
}
