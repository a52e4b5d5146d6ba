import type { Text } from '@tablewright/engine';
import type { ReactNode } from 'react';
import type { Glossary } from '../glossary/glossary.ts';
import { WithTerms } from '../glossary/with-terms.tsx';
import { partsOrShow } from '../spoken.ts';
import { useSteadyTable } from '../table-context.tsx';
import { ProseView } from './prose-view.tsx';

/** A text of the game, with what people wrote as they meant it. */
export function Said({
  text,
  as,
  glossary,
}: {
  readonly text: Text;
  /** `phrases` in headings, buttons and wherever else only a sentence may stand. */
  readonly as: 'blocks' | 'phrases';
  /** Terms to be explained in what the game says; what people wrote stays as it is. */
  readonly glossary?: Glossary | undefined;
}): ReactNode {
  const { speaker } = useSteadyTable();
  return partsOrShow(speaker, text).map((part, at) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <WithTerms key={at} text={part} glossary={glossary} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <ProseView key={at} prose={part} as={as} />
    ),
  );
}
