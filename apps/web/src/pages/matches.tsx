import type { ReactNode } from 'react';
import { MatchesHere } from '../matches/matches-here.tsx';
import { MyTables } from '../online/lists/my-tables.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';

/** Every match that this browser keeps. */
export default function Matches(): ReactNode {
  const words = useWebWords();
  return (
    <Page title={words('matches.title')}>
      <MyTables />
      <MatchesHere />
    </Page>
  );
}
