import type { BotVerdict } from '@tablewright/bots';
import type { Match } from '@tablewright/engine/host';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../words.tsx';

/** Lets the bots of a finished match decide again, and says whether they answer the same. */
export function BotProof({ match }: { readonly match: Match }): ReactNode {
  const words = useWords();
  const [share, setShare] = useState<number>();
  const [verdict, setVerdict] = useState<BotVerdict>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const check = async (): Promise<void> => {
    stop.current = new AbortController();
    setShare(0);
    // Few ask for it: it is fetched when somebody does.
    const { Cancelled, verifyBots } = await import('@tablewright/bots');
    try {
      const file = match.toFile({ withSecret: true });
      const { signal } = stop.current;
      // In slices, so that the page can be used meanwhile.
      const pause = () => new Promise((resume) => setTimeout(resume));
      setVerdict(await verifyBots(match.game, file, { signal, pause, progress: setShare }));
    } catch (thrown) {
      if (!(thrown instanceof Cancelled)) throw thrown;
    }
    setShare(undefined);
  };
  return (
    <div className="tw-proof">
      {share === undefined ? (
        <button type="button" className="tw-button" onClick={() => void check()}>
          {words('proof.bots')}
        </button>
      ) : (
        <button type="button" className="tw-button" onClick={() => stop.current?.abort()}>
          {words('proof.bots.stop', { share: Math.floor(share * 100) / 100 })}
        </button>
      )}
      <p role="status">{verdict !== undefined && words(...saidOf(verdict))}</p>
    </div>
  );
}

/** What was found, as a key of the catalogue with its parameters. */
function saidOf({
  proven,
  wrong,
  unsaid,
}: BotVerdict): ['proof.bots.good' | 'proof.bots.bad', Record<string, number>] {
  const [first] = wrong;
  return first === undefined
    ? ['proof.bots.good', { proven, unsaid }]
    : ['proof.bots.bad', { count: wrong.length, answer: first.at + 1 }];
}
