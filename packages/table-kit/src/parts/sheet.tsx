import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PauseStop } from '../pause/pause-stop.tsx';
import { useWords } from '../words.tsx';

/** A sheet over the table: from the side where there is room, else from below. */
export function Sheet({
  title,
  open,
  onClose,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Takes the whole width, for what needs it. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="tw-sheet"
      data-wide={wide || undefined}
      aria-labelledby={id}
      onClose={(event) => {
        const element = dialog.current;
        // React tells it of a sheet within this one, too. The browser tells it with the next frame:
        // by then the sheet may be open again.
        if (event.target === element && !element.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {open && (
        <div className="tw-sheet-paper">
          <div className="tw-sheet-head">
            <h2 id={id}>{title}</h2>
            {/* The table below cannot be reached meanwhile. */}
            <PauseStop />
            <button
              type="button"
              className="tw-icon-button"
              aria-label={words('sheet.close')}
              onClick={onClose}
            >
              <X aria-hidden="true" />
            </button>
          </div>
          <div className="tw-sheet-body">{children}</div>
        </div>
      )}
    </dialog>
  );
}
