import { type ReactNode, useEffect, useState } from 'react';
import type { Odd } from '../board.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/**
 * What chance may bring next, counted exactly; nothing where there is nothing to count. Give it the
 * moment as its `key`: it is counted once, after what is asked has been drawn.
 */
export function OddsPanel({ odds }: { readonly odds: () => readonly Odd[] }): ReactNode {
  const { speaker, locale } = useTable();
  const words = useWords();
  const [found, setFound] = useState<readonly Odd[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they belong to the moment, and are said in a language
  useEffect(() => {
    const soon = setTimeout(() => setFound(odds()));
    return () => clearTimeout(soon);
  }, [locale]);
  if (found.length === 0) return null;
  return (
    <details className="tw-what-if">
      <summary>{words('odds.title')}</summary>
      <p className="tw-quiet">{words('odds.why')}</p>
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
    </details>
  );
}
