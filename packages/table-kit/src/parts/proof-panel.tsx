import { type Match, type RandomSpec, type Verdict, verify } from '@tablewright/engine/host';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words.tsx';
import { BotProof } from './bot-proof.tsx';
import { proofChecks, type Witness } from './proof-checks.ts';
import { ProofLines } from './proof-lines.tsx';

/** What was promised about the draws, and the means to check it. */
export function ProofPanel({
  random,
  match,
  ended,
  witness,
}: {
  /** Where the draws come from, as far as it may be known. */
  readonly random: RandomSpec;
  /** The match, where this page has it. */
  readonly match: Match | undefined;
  /** Whether no more is played: then the secret is told, and all can be checked. */
  readonly ended: boolean;
  /** What this device has seen and sent itself, where the draws were made on another machine. */
  readonly witness?: Witness | undefined;
}): ReactNode {
  const words = useWords();
  const [checking, setChecking] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>();
  if (random.kind === 'seeded') return <p>{words('proof.seeded', { seed: random.seed })}</p>;
  if (random.kind === 'scripted') return <p>{words('proof.scripted')}</p>;

  const finished = ended ? match : undefined;
  const check = (played: Match): void => {
    setChecking(true);
    // Lets the page say that it is checking before it does.
    setTimeout(() => {
      setVerdict(verify(played.game, played.toFile({ withSecret: true })));
      setChecking(false);
    }, 20);
  };
  const checks = verdict === undefined ? [] : proofChecks(verdict, random, witness);
  return (
    <div className="tw-proof">
      <p>{words('proof.keyed')}</p>
      <dl>
        <dt>{words('proof.commitment')}</dt>
        <dd className="tw-digits">{random.commitment}</dd>
        <dt>{words('proof.contributions')}</dt>
        <dd className="tw-digits">{random.contributions.join(' ')}</dd>
        <dt>{words('proof.secret')}</dt>
        <dd className={finished && 'tw-digits'}>
          {finished ? random.secret : words('proof.later')}
        </dd>
      </dl>
      {finished !== undefined && (
        <button
          type="button"
          className="tw-button"
          disabled={checking}
          onClick={() => check(finished)}
        >
          {words(checking ? 'proof.checking' : 'proof.verify')}
        </button>
      )}
      <p role="status">
        {verdict !== undefined &&
          (checks.some(({ found }) => found === 'wrong')
            ? words('proof.bad')
            : words('proof.good', { answers: verdict.answers, draws: verdict.draws.length }))}
      </p>
      {checks.length > 0 && <ProofLines checks={checks} />}
      {finished?.log.some(({ bot }) => bot !== undefined) && <BotProof match={finished} />}
    </div>
  );
}
