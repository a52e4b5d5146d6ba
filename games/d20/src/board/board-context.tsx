import type { BoardProps } from '@tablewright/table-kit/board';
import { createContext, useContext } from 'react';
import type { Fog, MapFacts, TurnFacts } from '../explain/index.ts';
import type { CreatureId } from '../model.ts';
import type { D20View } from '../view.ts';

/** What every part of the board works with. */
export interface TableTop extends BoardProps<D20View> {
  readonly map: MapFacts | undefined;
  /** How well the party knows the map; nothing for whoever runs the game, who knows it all. */
  readonly fog: Fog | undefined;
  /** Addresses of portraits, of those who have one. */
  readonly faces: ReadonlyMap<CreatureId, string>;
  readonly turns: readonly TurnFacts[];
  /** The character of the observer, if there is one. */
  readonly own: CreatureId | undefined;
  /** Whose turn it is, between fights the observer’s character: distances are told from there. */
  readonly acting: CreatureId | undefined;
  /** Whom the pointer or the focus is on, or was last. */
  readonly looked: Looked | undefined;
  readonly lookAt: (what: Looked | undefined) => void;
  readonly openSheet: (creature: CreatureId) => void;
  /** What a creature is called. */
  readonly nameOf: (creature: CreatureId) => string;
}

/** What somebody looks at: a square of the map, or somebody. */
export type Looked = { readonly cell: number } | { readonly creature: CreatureId };

const Context = createContext<TableTop | undefined>(undefined);

/** Hands the table to the parts of the board. */
export const TableTopProvider = Context.Provider;

/** The table that this part lies on. Throws outside of the board. */
export function useTableTop(): TableTop {
  const table = useContext(Context);
  if (table === undefined) throw new Error('a part of the board was drawn without the board');
  return table;
}
