import type { ReactNode } from 'react';
import type { PrintKey } from './texts.ts';
import { printText } from './words.ts';

/** What the columns of tables are called: the ends of texts `sheet.column.…`. */
export type SheetColumn =
  Extract<PrintKey, `sheet.column.${string}`> extends `sheet.column.${infer Name}` ? Name : never;

/** A table with what is known in it, and empty rows to write in. */
export function SheetTable({
  title,
  columns,
  entries,
  rows,
}: {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly entries: readonly (readonly (string | number)[])[];
  /** How many rows it has at least. */
  readonly rows: number;
}): ReactNode {
  const empty = Array.from({ length: Math.max(0, rows - entries.length) }, () => []);
  return (
    <section>
      <h3>{title}</h3>
      <table className="bqp-table">
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
          {[...entries, ...empty].map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
            <tr key={at}>
              {columns.map((column, place) => (
                <td key={column} data-column={column}>
                  {entry[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
