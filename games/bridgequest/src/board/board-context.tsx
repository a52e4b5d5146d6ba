import type { BoardProps } from '@tablewright/table-kit/board';
import { createContext, useContext } from 'react';
import type { Spot } from '../explain/index.ts';
import type { FigureId } from '../model.ts';
import type { BridgeView } from '../view.ts';

/** What every part of the board works with. */
export interface BridgeTable extends BoardProps<BridgeView> {
  /** Whose hero one looks after; nobody’s for spectators and for whoever runs the game. */
  readonly own: number | undefined;
  /** The place of the chart that is looked at, and a way to look at another. */
  readonly looked: Spot | undefined;
  readonly lookAt: (spot: Spot | undefined) => void;
  /** Opens the sheet and the table of a hero. */
  readonly openHero: (seat: number) => void;
  readonly seatName: (seat: number) => string;
  /** What a figure is called: the name of a character, else what its card or figurine is called. */
  readonly figureName: (figure: FigureId) => string;
}

const Context = createContext<BridgeTable | undefined>(undefined);

/** Hands the table to the parts of the board. */
export const BridgeProvider = Context.Provider;

/** The table that this part lies on. Throws outside of the board. */
export function useBridge(): BridgeTable {
  const table = useContext(Context);
  if (table === undefined) throw new Error('a part of the board was drawn without the board');
  return table;
}
