import { PaperPage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';

/** Things of the game under one heading, each with what it does. */
export interface NamedSection {
  readonly heading?: string;
  readonly note?: string;
  readonly entries: readonly { readonly name: string; readonly text: string }[];
}

/** A page of names with what they mean, in two columns. */
export function NamedPage({
  title,
  about,
  sections,
}: {
  readonly title: string;
  /** A sentence on all of it. */
  readonly about?: string;
  readonly sections: readonly NamedSection[];
}): ReactNode {
  return (
    <PaperPage title={title}>
      {about !== undefined && <p className="kzp-about">{about}</p>}
      <div className="tw-paper-columns kzp-named">
        {sections.map(({ heading, note, entries }) => (
          <div key={heading ?? title}>
            {heading !== undefined && <h3>{heading}</h3>}
            {note !== undefined && <p>{note}</p>}
            <dl>
              {entries.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </PaperPage>
  );
}
