import type { ReactNode } from 'react';
import type { PrintKey } from './texts.ts';
import { printText } from './words.ts';

/** The columns of all lists on sheets. */
type Column = PrintKey extends infer K ? (K extends `sheet.column.${infer C}` ? C : never) : never;

/** A list of a sheet, with empty rows to the end of its room. */
export function SheetTable({
  title,
  columns,
  entries,
  rows,
}: {
  readonly title?: string;
  readonly columns: readonly Column[];
  readonly entries: readonly (readonly (string | number)[])[];
  readonly rows: number;
}): ReactNode {
  const empty = Array.from({ length: Math.max(0, rows - entries.length) }, () =>
    columns.map(() => ''),
  );
  return (
    <section>
      {title !== undefined && <h3>{title}</h3>}
      <table className="dtp-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {printText(`sheet.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...entries, ...empty].map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of paper never change places
            <tr key={row}>
              {columns.map((column, at) => (
                <td key={column} data-column={column}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
