import { isPictureName } from '@tablewright/engine';
import { useEffect, useState } from 'react';
import { usePictures } from './picture-desk.tsx';

/** The address of a picture; nothing yet while it is looked for. */
export type PictureAddress = string | 'missing' | undefined;

/** Where a picture of this table can be had, by its name. */
export function usePictureAddress(picture: string): PictureAddress {
  const desk = usePictures();
  const [found, setFound] = useState<{ readonly of: string; readonly address: PictureAddress }>();
  // A name may come from a file that somebody else has made.
  const isThere = desk !== undefined && isPictureName(picture);
  useEffect(() => {
    if (!isThere) return;
    let wanted = true;
    const tell = (address: PictureAddress): void => {
      if (wanted) setFound({ of: picture, address });
    };
    desk.addressOf(picture).then(
      (address) => tell(address ?? 'missing'),
      () => tell('missing'),
    );
    return () => {
      wanted = false;
    };
  }, [desk, isThere, picture]);
  if (!isThere) return 'missing';
  return found?.of === picture ? found.address : undefined;
}
