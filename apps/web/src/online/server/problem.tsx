import { useWords } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { Reason } from '../../parts/reason.tsx';
import { useWebWords } from '../../web-words.ts';
import type { ApiRefusal } from './api.ts';

/** Says why something was not done, or nothing. */
export function Problem({
  of,
  id,
  withReason = false,
}: {
  readonly of: ApiRefusal | undefined;
  readonly id?: string | undefined;
  /** What exactly was wrong is in sight, too: for what somebody brings, which can be put right. */
  readonly withReason?: boolean;
}): ReactNode {
  const say = useProblemWords();
  // The region stays where it is: only what changes within one is read aloud.
  return (
    <>
      <div id={id} role="alert" className="online-problem">
        {of !== undefined && (
          <p className="problem" title={of.message}>
            {say(of.code)}
          </p>
        )}
      </div>
      {withReason && of !== undefined && <Reason>{of.message}</Reason>}
    </>
  );
}

/** Says a refusal in a sentence. */
export function useProblemWords(): (code: ApiRefusal['code']) => string {
  const words = useWebWords();
  const kitWords = useWords();
  return (code) => {
    if (code === 'offline') return words('online.offline');
    // Of an answer this code says that options do not go together; of the rest, that one may not.
    const reason = kitWords(code === 'not-allowed' ? 'refusal.not-now' : `refusal.${code}`);
    return kitWords('panel.not-done', { reason });
  };
}
