import type { SyntheticEvent } from 'react';

/** What was opened comes into sight from its top: a form is longer than the room for it. */
export function showOpened({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' });
}
