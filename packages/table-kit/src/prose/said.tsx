import type { Text } from '@tablewright/engine';
import type { ReactNode } from 'react';
import type { Glossary } from '../glossary/glossary.ts';
import { WithTerms } from '../glossary/with-terms.tsx';
import { PictureView } from '../pictures/picture-view.tsx';
import { partsOrShow } from '../spoken.ts';
import { useSteadyTable } from '../table-context.tsx';
import { ProseView } from './prose-view.tsx';

/** A text of the game, with what people wrote as they meant it, and the pictures that they show. */
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
  // The parts of a sentence never change places.
  return partsOrShow(speaker, text).map((part, at) => {
    if (typeof part === 'string') {
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      return <WithTerms key={at} text={part} glossary={glossary} />;
    }
    if ('picture' in part) {
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      return <PictureView key={at} picture={part} as={as} />;
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return <ProseView key={at} prose={part} as={as} />;
  });
}
