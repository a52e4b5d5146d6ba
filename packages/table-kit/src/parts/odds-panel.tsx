import { type ReactNode, useState } from 'react';
import type { Odd } from '../board.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/** What chance may bring next, counted exactly; counted only when somebody asks. */
export function OddsPanel({ odds }: { readonly odds: () => readonly Odd[] }): ReactNode {
  const { speaker } = useTable();
  const words = useWords();
  const [open, setOpen] = useState(false);
  const found = open ? odds() : [];
  return (
    <details className="tw-what-if" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words('odds.title')}</summary>
      {open && (
        <>
          <p className="tw-quiet">{words(found.length === 0 ? 'odds.none' : 'odds.why')}</p>
          <ul className="tw-shares">
            {found.map(({ label, chance }) => {
              const name = typeof label === 'string' ? label : sayOrShow(speaker, label);
              return (
                <li key={name}>
                  <span className="tw-option-name">{name}</span>
                  <span className="tw-share-bar" aria-hidden="true">
                    <i style={{ width: `${100 * chance}%` }} />
                  </span>
                  <b>{words('odds.chance', { chance })}</b>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </details>
  );
}
