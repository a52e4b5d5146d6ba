import type { ReactNode } from 'react';
import type { Loading } from '../games.ts';
import { useWebWords } from '../web-words.ts';

/** What is shown until something has come, and when it does not. */
export function Fetching<T>({
  what,
  loading,
  children,
}: {
  /** The name of what is fetched. */
  readonly what: string;
  readonly loading: Loading<T>;
  readonly children: (value: T) => ReactNode;
}): ReactNode {
  const words = useWebWords();
  switch (loading.kind) {
    case 'ready':
      return children(loading.value);
    case 'loading':
      return (
        <p className="fetching" role="status">
          {words('app.loading', { what })}
        </p>
      );
    case 'failed':
      return (
        <div className="tw-notice" role="alert">
          <p>{words('app.failed', { what })}</p>
          <button type="button" className="tw-button" onClick={loading.again}>
            {words('app.retry')}
          </button>
        </div>
      );
  }
}
