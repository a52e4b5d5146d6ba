import type { ReactNode } from 'react';
import { RuleLink } from '../parts/rule-link.tsx';
import { SeatBadge } from '../parts/seat-badge.tsx';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { DealTerms } from './deal-terms.tsx';
import type { OpenDeal } from './deals-of.ts';
import { Closed } from './open-choice.tsx';
import { showOpened } from './show-opened.ts';

/** A proposal: who offers what for what, and what one may do about it. */
export function DealOffer({
  deal: { id, from, to, says, answer, counter, withdraw },
  decision,
}: {
  readonly deal: OpenDeal;
  readonly decision: Decision;
}): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const asked = answer ?? withdraw;
  const isMine = withdraw !== undefined;
  const partner = seats[isMine ? to : from];
  const title = words(isMine ? 'deal.yours' : 'deal.theirs', { seat: partner?.name ?? '' });
  return (
    <section className="tw-deal" data-deal={id} data-mine={isMine || undefined} aria-label={title}>
      <h3>
        {partner && <SeatBadge mark={partner.mark} size={20} />}
        {title}
        {asked?.why.rule !== undefined && <RuleLink id={asked.why.rule} />}
      </h3>
      <DealTerms from={from} to={to} says={says} mine={isMine ? from : to} />
      {asked !== undefined && (
        <div className="tw-deal-answer">
          <ChoiceForm choice={asked} decision={decision} withDigits={false} onBoard={false} />
          <Closed choice={asked} />
        </div>
      )}
      {counter !== undefined && (
        <details className="tw-offer" onToggle={showOpened}>
          <summary>{words('deal.counter')}</summary>
          <ChoiceForm choice={counter} decision={decision} withDigits={false} onBoard={false} />
        </details>
      )}
    </section>
  );
}
