import type { Speaker } from '@tablewright/words';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { useWebWords } from '../web-words.ts';

/** What is wrong with a setting; the games say it in English alone. */
export function WrongSetting({
  name,
  speaker,
  problem,
}: {
  readonly name: string;
  readonly speaker: Speaker;
  readonly problem: string;
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  return (
    <p className="problem" role="alert" title={problem}>
      {language === 'en'
        ? problem
        : (speaker.sayIfKnown({ key: `setting.${name}.wrong` }) ?? words('new.wrong'))}
    </p>
  );
}
