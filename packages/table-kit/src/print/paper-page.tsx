import type { ReactNode } from 'react';
import './paper-page.css';

/**
 * One page of paper. What is on it must fit into 186 by 252 millimetres, which both A4 and US
 * Letter hold inside their margins.
 */
export function PaperPage({
  title,
  children,
}: {
  /** Printed small at the head; pages of cards to cut out go without. */
  readonly title?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="tw-paper">
      {title !== undefined && <h2 className="tw-paper-title">{title}</h2>}
      {children}
    </section>
  );
}

/** Things of one size to cut out, edge to edge, with lines to cut along. */
export function CutGrid({
  columns,
  children,
}: {
  readonly columns: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="tw-cut-grid" style={{ gridTemplateColumns: `repeat(${columns}, max-content)` }}>
      {children}
    </div>
  );
}

/** So many empty boxes to put pieces in or tick. */
export function Boxes({
  count,
  label,
  marks = {},
}: {
  readonly count: number;
  /** What the boxes hold; read out, and printed before them. */
  readonly label: string;
  /** Words under boxes, by their number from 1. */
  readonly marks?: Readonly<Record<number, string>>;
}): ReactNode {
  return (
    <div className="tw-boxes">
      <span className="tw-boxes-label">{label}</span>
      <span className="tw-boxes-row">
        {Array.from({ length: count }, (_, i) => i + 1).map((box) => (
          <span key={box} className="tw-box" data-mark={marks[box]} />
        ))}
      </span>
    </div>
  );
}

/** The cards or pieces of a list, page by page. */
export function pagesOf<T>(list: readonly T[], perPage: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / perPage) }, (_, page) =>
    list.slice(page * perPage, (page + 1) * perPage),
  );
}
