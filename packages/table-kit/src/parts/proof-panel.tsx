import { type Game, type MatchFile, type Verdict, verify } from '@tablewright/engine';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words.tsx';

/** What was promised about the draws, and the means to check it. */
export function ProofPanel({
  game,
  file,
  over,
}: {
  readonly game: Game;
  /** The match so far, made when somebody wants to check it. */
  readonly file: () => MatchFile;
  readonly over: boolean;
}): ReactNode {
  const words = useWords();
  const [checking, setChecking] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>();
  const { random } = file();
  if (random.kind === 'seeded') return <p>{words('proof.seeded', { seed: random.seed })}</p>;
  if (random.kind === 'scripted') return <p>{words('proof.scripted')}</p>;

  const check = (): void => {
    setChecking(true);
    // Lets the page say that it is checking before it does.
    setTimeout(() => {
      setVerdict(verify(game, file()));
      setChecking(false);
    }, 20);
  };
  return (
    <div className="tw-proof">
      <p>{words('proof.keyed')}</p>
      <dl>
        <dt>{words('proof.commitment')}</dt>
        <dd className="tw-digits">{random.commitment}</dd>
        <dt>{words('proof.contributions')}</dt>
        <dd className="tw-digits">{random.contributions.join(' ')}</dd>
        <dt>{words('proof.secret')}</dt>
        <dd className={over ? 'tw-digits' : undefined}>
          {over ? random.secret : words('proof.later')}
        </dd>
      </dl>
      {over && (
        <button type="button" className="tw-button" disabled={checking} onClick={check}>
          {words(checking ? 'proof.checking' : 'proof.verify')}
        </button>
      )}
      <p role="status">
        {verdict &&
          (verdict.ok
            ? words('proof.good', { answers: verdict.answers, draws: verdict.draws.length })
            : words('proof.bad', { problems: verdict.problems }))}
      </p>
    </div>
  );
}
