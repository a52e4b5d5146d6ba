import type { DealWords, Seat } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/** What each side would give, from where one of them sits. */
export function DealTerms({
  from,
  to,
  says: { gives, takes },
  mine,
}: {
  readonly from: Seat;
  readonly to: Seat;
  readonly says: DealWords;
  readonly mine: Seat;
}): ReactNode {
  const { speaker, seats } = useTable();
  const words = useWords();
  const [get, give] = mine === to ? [gives, takes] : [takes, gives];
  const other = seats[mine === to ? from : to]?.name ?? '';
  const list = (texts: DealWords['gives']): ReactNode =>
    texts.length === 0 ? (
      <li className="tw-quiet">{words('deal.nothing')}</li>
    ) : (
      texts.map((text) => {
        const said = sayOrShow(speaker, text);
        return <li key={said}>{said}</li>;
      })
    );
  return (
    <dl className="tw-deal-terms">
      <div>
        <dt>{words('deal.get')}</dt>
        <dd>
          <ul>{list(get)}</ul>
        </dd>
      </div>
      <div>
        <dt>{words('deal.give', { seat: other })}</dt>
        <dd>
          <ul>{list(give)}</ul>
        </dd>
      </div>
    </dl>
  );
}
