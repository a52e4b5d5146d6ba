import { Check, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import type { ProofCheck } from './proof-checks.ts';

const ICONS = { ok: Check, wrong: X, unknown: CircleHelp } as const;

/** What was checked of the draws, a line each: right, wrong, or not known on this device. */
export function ProofLines({ checks }: { readonly checks: readonly ProofCheck[] }): ReactNode {
  const words = useWords();
  const say = useCheckText();
  return (
    <ul className="tw-proof-lines">
      {checks.map((check) => {
        const { what, found } = check;
        const Icon = ICONS[found];
        return (
          <li key={what === 'added' ? `${what}${check.seat}` : what} data-found={found}>
            <Icon aria-hidden="true" size={20} />
            <span>
              <b>{words(`proof.${found}`)}:</b> {say(check)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function useCheckText(): (check: ProofCheck) => string {
  const words = useWords();
  const { seats } = useTable();
  return (check) => {
    switch (check.what) {
      case 'draws':
        return check.found === 'ok'
          ? words('proof.check.draws')
          : words('proof.check.draws.bad', { problems: check.problems });
      case 'secret':
        return words(`proof.check.secret.${check.found}`);
      case 'promise':
        return check.found === 'ok' && check.since === 'later'
          ? words('proof.check.promise.late')
          : words(`proof.check.promise.${check.found}`, { seen: check.seen ?? '' });
      case 'added': {
        const seat = seats[check.seat]?.name ?? String(check.seat + 1);
        return words(`proof.check.added.${check.found}`, { seat, sent: check.sent ?? '' });
      }
    }
  };
}
