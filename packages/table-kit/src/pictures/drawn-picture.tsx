import { type Picture, showableProse } from '@tablewright/engine';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words.tsx';
import { PictureWords } from './picture-words.tsx';
import { usePictureAddress } from './use-picture-address.ts';

/** How a picture is drawn. */
export interface DrawnPicture {
  readonly picture: Picture;
  /** `phrases` in headings, buttons and wherever else only a sentence may stand: there it is small. */
  readonly as: 'blocks' | 'phrases';
}

/** A picture as it is drawn: on its way, there, or missing. */
export default function Drawn({ picture, as }: DrawnPicture): ReactNode {
  const words = useWords();
  const address = usePictureAddress(picture.picture);
  const [failed, setFailed] = useState<string>();
  const [drawn, setDrawn] = useState<string>();
  const [open, setOpen] = useState(false);
  const alt = showableProse(picture.alt);
  if (address === 'missing' || (address !== undefined && failed === address)) {
    return (
      <span className="tw-picture" data-picture="missing">
        {words('picture.missing')} <PictureWords of={picture} />
      </span>
    );
  }
  if (address === undefined) {
    return (
      <span className="tw-picture" data-picture="loading">
        <PictureWords of={picture} />
      </span>
    );
  }
  const image = (
    <img
      src={address}
      alt={alt}
      loading="lazy"
      draggable={false}
      onLoad={() => setDrawn(address)}
      onError={() => setFailed(address)}
    />
  );
  const state = drawn === address ? 'there' : 'loading';
  if (as === 'phrases') {
    return (
      <span className="tw-picture" data-picture={state}>
        {image}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className="tw-picture"
        data-picture={state}
        title={words('picture.larger')}
        onClick={() => setOpen(true)}
      >
        {image}
      </button>
      <Sheet title={alt} open={open} onClose={() => setOpen(false)}>
        {/* Its title says what can be seen. */}
        <img className="tw-picture-large" src={address} alt="" />
      </Sheet>
    </>
  );
}
