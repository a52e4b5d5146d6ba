import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';

/** An address that leads nowhere. */
export function Missing(): ReactNode {
  const words = useWebWords();
  return (
    <Page title={words('missing.title')}>
      <Link href="/" className="tw-button">
        {words('missing.home')}
      </Link>
    </Page>
  );
}
