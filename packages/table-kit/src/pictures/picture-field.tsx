import { type Picture, pictureAnswer, pictureChosen } from '@tablewright/engine';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useWords } from '../words.tsx';
import { usePictures } from './picture-desk.tsx';
import { PictureView } from './picture-view.tsx';
import { PictureWords } from './picture-words.tsx';

/** Where somebody chooses a picture of the campaign. */
export default function PictureField({
  value,
  onChange,
  optional,
}: {
  /** The answer so far; empty for no picture. */
  readonly value: string;
  readonly onChange: (answer: string) => void;
  /** Whether there may be none. */
  readonly optional: boolean;
}): ReactNode {
  const words = useWords();
  const group = useId();
  const listed = useListed();
  if (typeof listed === 'string') {
    return (
      <p className="tw-quiet" role="status">
        {words(`picture.list.${listed}`)}
      </p>
    );
  }
  const chosen = pictureChosen(value)?.picture;
  return (
    <div className="tw-picture-field" role="radiogroup" aria-label={words('picture.label')}>
      {optional && (
        <label className="tw-picture-choice">
          <input
            type="radio"
            name={group}
            checked={chosen === undefined}
            onChange={() => onChange('')}
          />
          <span>{words('picture.none')}</span>
        </label>
      )}
      {listed.map((picture) => (
        <label key={picture.picture} className="tw-picture-choice">
          <input
            type="radio"
            name={group}
            checked={chosen === picture.picture}
            onChange={() => onChange(pictureAnswer(picture))}
          />
          <span aria-hidden="true">
            <PictureView picture={picture} as="phrases" />
          </span>
          <PictureWords of={picture} />
        </label>
      ))}
    </div>
  );
}

/** The pictures that can be chosen, or why there are none. */
function useListed(): readonly Picture[] | 'loading' | 'empty' | 'apart' | 'failed' {
  const desk = usePictures();
  const [listed, setListed] = useState<readonly Picture[] | 'apart' | 'failed'>();
  useEffect(() => {
    let wanted = true;
    desk?.list().then(
      (pictures) => wanted && setListed(pictures ?? 'apart'),
      () => wanted && setListed('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [desk]);
  if (desk === undefined) return 'apart';
  if (listed === undefined) return 'loading';
  return listed.length === 0 ? 'empty' : listed;
}
