import type { Match, RandomSpec } from '@tablewright/engine/host';
import { hasEnded, LuckPanel, ProofPanel, type SessionState } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { witnessOf } from '../online/kept/kept-promise.ts';
import { useWebWords } from '../web-words.ts';

/** What was promised about the draws, whether it was kept, and what luck they brought. */
export default function ProofSection({
  state,
  match,
  headed,
}: {
  readonly state: SessionState;
  /** The match itself, as far as this page may have it. */
  readonly match: Match | undefined;
  /** Among other parts it has a heading of its own. */
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
