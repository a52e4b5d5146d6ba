import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PauseDesk, SeenPause } from '../session/pause-desk.ts';
import type { TableSession } from '../session/table-session.ts';
import { PausePanel } from './pause-panel.tsx';

/** What the parts of a table know of its pause. */
interface PauseAt {
  readonly pause: SeenPause | undefined;
  /** Nothing for somebody who only watches. */
  readonly desk: PauseDesk | undefined;
  /** Shows the pause again to somebody who looks at the table meanwhile; nothing for others. */
  readonly show: (() => void) | undefined;
}

const Context = createContext<PauseAt | undefined>(undefined);

/** The pause of the table that this part belongs to; nothing where there is no table to be paused. */
export function usePause(): PauseAt | undefined {
  return useContext(Context);
}

/**
 * A table that can be stopped, with everything around it: whatever is within may hold the control for
 * that, and a pause lies over all of it, for whoever has asked as for everybody else.
 */
export function Pausable({
  session,
  leave,
  children,
}: {
  readonly session: TableSession;
  /** The way from the table, for somebody who would rather go. */
  readonly leave: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { pause, online } = useSyncExternalStore(session.subscribe, session.snapshot);
  const [looks, setLooks] = useState(false);
  const isOn = pause !== undefined;
  useEffect(() => {
    if (!isOn) setLooks(false);
  }, [isOn]);
  const desk = session.pausing;
  return (
    <Context value={{ pause, desk, show: looks ? () => setLooks(false) : undefined }}>
      {children}
      <PausePanel
        pause={looks ? undefined : pause}
        desk={desk}
        online={online}
        leave={leave}
        onLook={() => setLooks(true)}
      />
    </Context>
  );
}
