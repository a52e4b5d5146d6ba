import { type ReactNode, useState } from 'react';
import { useWords } from '../words.tsx';

/** Whether lists stand open: who unfolds one finds the next one unfolded too. */
let unfolded = false;

/**
 * A list of places that are sooner found on the board: folded away, with how to pick there by
 * pointer and by keyboard. It opens by its heading, and is not there before.
 */
export function Folded({
  count,
  children,
}: {
  /** How many places there are. */
  readonly count: number;
  readonly children: ReactNode;
}): ReactNode {
  const words = useWords();
  const [open, setOpen] = useState(unfolded);
  return (
    <>
      <p className="tw-quiet">
        {words('panel.places')} <span className="tw-by-keys">{words('panel.places.keys')}</span>
      </p>
      <details
        className="tw-closed tw-folded"
        open={open}
        onToggle={(event) => {
          unfolded = event.currentTarget.open;
          setOpen(unfolded);
        }}
      >
        <summary>{words('panel.places.all', { count })}</summary>
        {open && children}
      </details>
    </>
  );
}
