import type { ReactNode } from 'react';
import type { LabTable } from './lab-tables.ts';

/** A table of text; a long one may be folded away under a heading. */
export function TextTable({
  of: { caption, head, rows },
  folded,
  headed = false,
}: {
  readonly of: LabTable;
  readonly folded?: string | undefined;
  /** Whether a heading says already what it is of. */
  readonly headed?: boolean;
}): ReactNode {
  const table = (
    <table className="number-table">
      <caption className={headed ? 'tw-visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (folded === undefined) return table;
  return (
    <details className="tw-story-table">
      <summary>{folded}</summary>
      {table}
    </details>
  );
}
