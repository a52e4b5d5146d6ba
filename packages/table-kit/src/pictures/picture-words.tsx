import { type Picture, showableProse } from '@tablewright/engine';
import type { ReactNode } from 'react';

/** What can be seen in a picture, in the place of it. */
export function PictureWords({ of }: { readonly of: Picture }): ReactNode {
  return <bdi className="tw-picture-words">{showableProse(of.alt)}</bdi>;
}
