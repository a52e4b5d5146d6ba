import type { ComponentType, ReactNode } from 'react';
import { useLoading } from '../games.ts';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import type { WebTextKey } from '../texts/en.ts';
import { useWebWords } from '../web-words.ts';

/** A page whose script is fetched when somebody goes there. */
export function Later<P extends object>({
  name,
  load,
  props,
}: {
  /** What is fetched, in words. */
  readonly name: WebTextKey;
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  /** What the page itself is given. */
  readonly props: P;
}): ReactNode {
  const words = useWebWords();
  const loading = useLoading(name, load);
  if (loading.kind === 'ready') {
    const { default: Loaded } = loading.value;
    return <Loaded {...props} />;
  }
  return (
    <Page title={undefined}>
      <Fetching what={words(name)} loading={loading}>
        {() => null}
      </Fetching>
    </Page>
  );
}
