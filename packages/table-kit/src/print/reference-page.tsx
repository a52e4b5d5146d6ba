import type { ReactNode } from 'react';
import { PaperPage } from './paper-page.tsx';

/** One part of a quick reference. */
export interface ReferenceSection {
  readonly heading: string;
  readonly lines: readonly string[];
  /** The number of the first line, where the lines come in an order. */
  readonly from?: number;
}

/** What one looks up during play, on one page. */
export function ReferencePage({
  title,
  className,
  sections,
}: {
  readonly title: string;
  /** Of the columns, for the game's own style. */
  readonly className: string;
  readonly sections: readonly ReferenceSection[];
}): ReactNode {
  return (
    <PaperPage title={title}>
      <div className={`tw-paper-columns ${className}`}>
        {sections.map(({ heading, lines, from }) => {
          const items = lines.map((line) => <li key={line}>{line}</li>);
          return (
            <section key={heading}>
              <h3>{heading}</h3>
              {from === undefined ? <ul>{items}</ul> : <ol start={from}>{items}</ol>}
            </section>
          );
        })}
      </div>
    </PaperPage>
  );
}
