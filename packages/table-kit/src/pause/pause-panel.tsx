import type { Wish } from '@tablewright/protocol';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ConnectionBar } from '../parts/connection-bar.tsx';
import type { OnlineState } from '../session/online-state.ts';
import type { PauseDesk, SeenPause } from '../session/pause-desk.ts';
import { useWords } from '../words.tsx';
import { PauseLines } from './pause-lines.tsx';

/** What may be asked for beyond a pause, the weaker first. */
const WISHES = ['adjust', 'skip'] as const satisfies readonly Wish[];

/** Lies over a table that is paused: what was asked for, what was written, and the way to go on. */
export function PausePanel({
  pause,
  desk,
  online,
  leave,
  onLook,
}: {
  /** Without it the panel is not there. */
  readonly pause: SeenPause | undefined;
  /** Nothing for somebody who only watches. */
  readonly desk: PauseDesk | undefined;
  readonly online: OnlineState | undefined;
  readonly leave: ReactNode;
  /** Looks at the table, which stays as it is. */
  readonly onLook: () => void;
}): ReactNode {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const open = pause !== undefined;
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) {
      element.showModal();
      // Whoever was about to press something else is not to press anything here.
      title.current?.focus();
      return;
    }
    if (open || !element.open) return;
    element.close();
    // It would give the focus back to the control, for whoever has pressed it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="tw-pause"
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      onCancel={(event) => {
        event.preventDefault();
        onLook();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {pause !== undefined && (
        <div className="tw-pause-paper">
          <h2 id={id} ref={title} tabIndex={-1}>
            {words('pause.title')}
          </h2>
          <div id={`${id}-why`} className="tw-pause-why">
            <p>{words(online === undefined ? 'pause.why.here' : 'pause.why')}</p>
            <p className="tw-pause-wish" role="status">
              {pause.wish !== 'pause' && words(`pause.wish.${pause.wish}`)}
            </p>
          </div>
          {online !== undefined && <ConnectionBar online={online} />}
          {desk !== undefined && <Wishes wish={pause.wish} onCall={(wish) => desk.call(wish)} />}
          <PauseLines lines={pause.lines} onWrite={desk && ((text) => desk.line(text))} />
          <GoOn pause={pause} desk={desk} />
          <div className="tw-pause-ways">
            <button type="button" className="tw-link" onClick={onLook}>
              {words('pause.look')}
            </button>
            {leave}
          </div>
        </div>
      )}
    </dialog>
  );
}

/** What somebody may ask for beyond what was asked for already. */
function Wishes({
  wish,
  onCall,
}: {
  readonly wish: Wish;
  readonly onCall: (wish: Wish) => void;
}): ReactNode {
  const words = useWords();
  const stronger = WISHES.slice(wish === 'pause' ? 0 : WISHES.indexOf(wish) + 1);
  if (stronger.length === 0) return null;
  return (
    <fieldset className="tw-pause-wishes">
      <legend>{words('pause.ask')}</legend>
      {stronger.map((one) => (
        <button key={one} type="button" className="tw-button" onClick={() => onCall(one)}>
          {words(`pause.ask.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** For how many people the table waits, and one's own word that one is ready. */
function GoOn({
  pause: { missing, ready },
  desk,
}: {
  readonly pause: SeenPause;
  readonly desk: PauseDesk | undefined;
}): ReactNode {
  const words = useWords();
  return (
    <div className="tw-pause-on">
      {desk !== undefined && (
        <button
          type="button"
          className="tw-button tw-primary"
          aria-disabled={ready}
          onClick={() => desk.ready()}
        >
          {words(
            missing === undefined ? 'pause.ready.here' : ready ? 'pause.is-ready' : 'pause.ready',
          )}
        </button>
      )}
      {missing !== undefined && (
        <p className="tw-quiet" role="status">
          {words('pause.missing', { count: missing })}
          {desk === undefined && ` ${words('pause.watching')}`}
        </p>
      )}
    </div>
  );
}
