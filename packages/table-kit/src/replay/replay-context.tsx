import { createContext, type ReactNode, useContext } from 'react';
import type { Replay } from './use-replay.ts';

const Context = createContext<Replay | undefined>(undefined);

/** Sets the replay for what shows it: the bar, and what is told of a moment. */
export function ReplayProvider({
  replay,
  children,
}: {
  readonly replay: Replay;
  readonly children: ReactNode;
}): ReactNode {
  return <Context value={replay}>{children}</Context>;
}

/** The replay of the table, where there is one. */
export function useReplayIfAny(): Replay | undefined {
  return useContext(Context);
}
