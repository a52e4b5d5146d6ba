import type { Match, RandomSpec } from '@tablewright/engine/host';
import { hasEnded, LuckPanel, ProofPanel, type SessionState, Sheet } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { witnessOf } from '../online/kept/kept-promise.ts';
import { useWebWords } from '../web-words.ts';

/** What was promised about the draws, whether it was kept, and what luck they brought. */
export function ProofSheet({
  open,
  onClose,
  state,
  match,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly state: SessionState;
  /** The match itself, as far as this page may have it. */
  readonly match: Match | undefined;
}): ReactNode {
  const words = useWebWords();
  return (
    <Sheet title={words('table.proof')} open={open} onClose={onClose}>
      <div className="more">
        <ProofSection state={state} match={match} />
      </div>
    </Sheet>
  );
}

/** The same as a part of a sheet, there under a heading of its own. */
export function ProofSection({
  state,
  match,
  headed,
}: {
  readonly state: SessionState;
  readonly match: Match | undefined;
  readonly headed?: boolean;
}): ReactNode {
  const words = useWebWords();
  const random = match?.random ?? promisedIn(state);
  const ended = hasEnded(state);
  return (
    <>
      {random !== undefined && (
        <section>
          {headed === true && <h3>{words('table.proof')}</h3>}
          <ProofPanel
            random={random}
            match={match}
            ended={ended}
            witness={state.online && witnessOf(state.online.face.table, state.observer)}
          />
        </section>
      )}
      {ended && match !== undefined && (
        <section>
          <LuckPanel match={match} />
        </section>
      )}
    </>
  );
}

/** What a server has promised about the draws of a match that goes on. */
function promisedIn({ online }: SessionState): RandomSpec | undefined {
  if (online === undefined) return undefined;
  const { commitment, seats } = online.face;
  return {
    kind: 'keyed',
    commitment,
    contributions: seats.flatMap(({ entropy }) => entropy ?? []),
  };
}
