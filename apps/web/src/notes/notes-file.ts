import type { Note, Notes } from '@tablewright/protocol';

/** The headings of a file of notes. */
export interface NotesHeadings {
  readonly title: string;
  readonly own: string;
  readonly table: string;
}

/** One's notes and those of the table as a file of Markdown. */
export function notesFile(notes: Notes, headings: NotesHeadings): File {
  const section = (heading: string, pad: readonly Note[], named: boolean): readonly string[] =>
    pad.length === 0
      ? []
      : [`## ${heading}`, ...pad.map(({ text, name }) => (named ? `${text}\n\n(${name})` : text))];
  const parts = [
    `# ${headings.title}`,
    ...section(headings.own, notes.own, false),
    ...section(headings.table, notes.table, true),
  ];
  return new File([`${parts.join('\n\n')}\n`], 'notes.md', { type: 'text/markdown' });
}
