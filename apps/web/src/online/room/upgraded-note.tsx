import { BookCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWebWords } from '../../web-words.ts';

/** Says that a table goes on with later rules, until somebody has answered by them. */
export function UpgradedNote({
  version,
  unknown,
}: {
  readonly version: string;
  /** Of how many answers it is only known that they are still possible. */
  readonly unknown: number;
}): ReactNode {
  const words = useWebWords();
  return (
    <p className="table-trouble room-rules" role="status">
      <BookCheck aria-hidden="true" size={18} />
      <span>
        {words('upgraded.same', { version })}{' '}
        {unknown > 0 && words('upgraded.unknown', { count: unknown })}
      </span>
    </p>
  );
}
