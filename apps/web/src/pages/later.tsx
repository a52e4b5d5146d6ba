import type { ComponentType, ReactNode } from 'react';
import { useLoading } from '../games.ts';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { TableFetching } from '../parts/table-fetching.tsx';
import type { WebTextKey } from '../texts/en.ts';
import { useWebWords } from '../web-words.ts';

/** A page whose script is fetched when somebody goes there. */
export function Later<P extends object>({
  name,
  load,
  props,
  isTable = false,
}: {
  /** What is fetched, in words. */
  readonly name: WebTextKey;
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  /** What the page itself is given. */
  readonly props: P;
  /** A table fills its page: nothing of the house stands there before it, either. */
  readonly isTable?: boolean;
}): ReactNode {
  const words = useWebWords();
  const loading = useLoading(name, load);
  if (loading.kind === 'ready') {
    const { default: Loaded } = loading.value;
    return <Loaded {...props} />;
  }
  if (isTable) return <TableFetching loading={loading} />;
  return (
    <Page title={undefined}>
      <Fetching what={words(name)} loading={loading}>
        {() => null}
      </Fetching>
    </Page>
  );
}
