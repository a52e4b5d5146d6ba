import type { ReactNode } from 'react';
import { useWebWords } from '../../web-words.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';
import { LinkCard } from './link-card.tsx';

/** A link that can be made anew, after which the old one opens nothing. */
export function InviteLink({
  of,
  title,
  main,
  renew,
}: {
  /** Its key, if this device was told it. */
  readonly of: string | undefined;
  /** What it is for. */
  readonly title: string;
  /** Whether it is the one that is mostly wanted. */
  readonly main?: boolean;
  /** Makes another, and keeps it. */
  readonly renew: () => Promise<unknown>;
}): ReactNode {
  const words = useWebWords();
  const { busy, problem, run } = useDoing();
  const button = (
    <button type="button" className="tw-button" disabled={busy} onClick={() => run(renew)}>
      {words('link.new')}
      <span className="tw-visually-hidden">: {title}</span>
    </button>
  );
  return (
    <>
      {of === undefined ? (
        <>
          <p className="tw-quiet">{words('link.not-here')}</p>
          <div className="tw-actions">{button}</div>
        </>
      ) : (
        <LinkCard of={of} title={title} main={main}>
          {button}
        </LinkCard>
      )}
      <Problem of={problem} />
    </>
  );
}
