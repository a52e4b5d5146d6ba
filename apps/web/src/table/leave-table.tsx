import { useWords } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** The way from a table that is paused, for somebody who would rather go. */
export function LeaveTable(): ReactNode {
  const words = useWords();
  return <Link href="/">{words('pause.leave')}</Link>;
}
