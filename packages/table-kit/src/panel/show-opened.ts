import type { SyntheticEvent } from 'react';

type Toggled = SyntheticEvent<HTMLDetailsElement>;

/** Whether it was opened itself: React tells it of whatever is opened inside it as well. */
const isOpened = ({ target, currentTarget }: Toggled): boolean =>
  target === currentTarget && currentTarget.open;

/** The last of what was opened comes into sight, above what stays at the foot. */
export function showLast(event: Toggled): void {
  if (!isOpened(event)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons.at(-1)?.scrollIntoView({ block: 'nearest' });
}

/** What was opened comes into sight from its top: a form is longer than the room for it. */
export function showOpened(event: Toggled): void {
  if (isOpened(event)) event.currentTarget.scrollIntoView({ block: 'start' });
}
