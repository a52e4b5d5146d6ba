import { createContext, type ReactNode, useContext } from 'react';
import type { Builder } from './builder.ts';
import type { ReadDocument } from './read-draft.ts';

/** A team that somebody has kept. */
export interface KeptTeam {
  readonly id: string;
  readonly name: string;
  readonly content: unknown;
}

/** Where a table finds what its game builds with, and what was built before. */
export interface BuilderDesk {
  /** What documents of a kind are built with; nothing if the game has nothing. Rejects if it does not come. */
  readonly load: (kind: string) => Promise<Builder | undefined>;
  /** What somebody has kept of a kind. */
  readonly kept: (kind: string) => Promise<readonly KeptTeam[]>;
  readonly documents: ReadDocument | undefined;
}

const Desk = createContext<BuilderDesk | undefined>(undefined);

/** Gives the parts below what can be built with. Without it a document is written as JSON. */
export function BuildersProvider({
  desk,
  children,
}: {
  readonly desk: BuilderDesk;
  readonly children: ReactNode;
}): ReactNode {
  return <Desk value={desk}>{children}</Desk>;
}

/** What can be built with here. */
export function useBuilderDesk(): BuilderDesk | undefined {
  return useContext(Desk);
}
