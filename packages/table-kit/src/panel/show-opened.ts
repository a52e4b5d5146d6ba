import type { SyntheticEvent } from 'react';

/** The last of what was opened comes into sight, above what stays at the foot. */
export function showLast({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) return;
  [...currentTarget.querySelectorAll('button')].at(-1)?.scrollIntoView({ block: 'nearest' });
}

/** What was opened comes into sight from its top: a form is longer than the room for it. */
export function showOpened({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' });
}
