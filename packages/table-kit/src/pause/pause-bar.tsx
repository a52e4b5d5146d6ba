import type { ReactNode } from 'react';
import { useWords } from '../words.tsx';
import { usePause } from './pausable.tsx';

/** Says above the table that it is paused, to somebody who looks at it meanwhile. */
export function PauseBar(): ReactNode {
  const words = useWords();
  const { pause, show } = usePause() ?? {};
  if (pause === undefined || show === undefined) return null;
  return (
    <div className="tw-pause-bar">
      <p role="status">
        <b>{words('pause.title')}</b>
        {pause.missing !== undefined && (
          <span>{words('pause.missing', { count: pause.missing })}</span>
        )}
      </p>
      <button type="button" className="tw-button" onClick={show}>
        {words('pause.back')}
      </button>
    </div>
  );
}
