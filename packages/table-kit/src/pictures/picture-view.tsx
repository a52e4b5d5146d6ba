import { lazy, memo, type ReactNode, Suspense } from 'react';
import type { DrawnPicture } from './drawn-picture.tsx';
import { PictureWords } from './picture-words.tsx';

/** Fetched with the first picture; where it cannot be had, the words stand alone. */
const Drawn = lazy(() =>
  import('./drawn-picture.tsx').catch(() => ({
    default: ({ picture }: DrawnPicture) => <PictureWords of={picture} />,
  })),
);

/** A picture that somebody shows, or what is said of it until it is there. */
export const PictureView = memo(
  function PictureView({ picture, as }: DrawnPicture): ReactNode {
    return (
      <Suspense fallback={<PictureWords of={picture} />}>
        <Drawn picture={picture} as={as} />
      </Suspense>
    );
  },
  ({ picture: before, as }, now) =>
    before.picture === now.picture.picture && before.alt === now.picture.alt && as === now.as,
);
