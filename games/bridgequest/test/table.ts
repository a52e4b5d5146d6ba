import { noSecrets } from '@tablewright/cards';
import { type GameEvent, Table } from '@tablewright/engine';
import { type ScriptedResult, scriptedSource, seededSource } from '@tablewright/engine/host';
import { cardSetOf, defaultCards } from '../src/content/card-set.ts';
import type { BridgeState, CardId, Combat, Hero } from '../src/model.ts';
import type { BridgeOptions } from '../src/options.ts';
import type { Bridge } from '../src/table.ts';
import { tableWith } from './figures.ts';

const CONTENT = cardSetOf(defaultCards());

/** See {@link sit}. */
export interface Sitting {
  /** Where each hero stands; see {@link tableWith}. */
  readonly heroes?: readonly string[];
  readonly others?: Readonly<Record<string, string>>;
  /** Cards by their places. */
  readonly places?: Readonly<Record<string, readonly CardId[]>>;
  readonly options?: Partial<BridgeOptions>;
  /** What dice show and draws bring, in their order; what comes after them is seeded. */
  readonly dice?: readonly ScriptedResult[];
}

/** A table of the rules with the default decks, and what is told at it. */
export function sit({ heroes = [], others, places = {}, options, dice = [] }: Sitting): {
  readonly t: Bridge;
  readonly told: GameEvent[];
} {
  const state: BridgeState = {
    active: 0,
    places: Object.fromEntries(Object.entries(places).map(([place, cards]) => [place, [...cards]])),
    secrets: noSecrets(heroes.length),
    doorways: [],
    tokens: [],
    lasting: [],
    nextLasting: 1,
    used: [],
    combat: undefined,
    ...tableWith(heroes, others),
  };
  const told: GameEvent[] = [];
  const set: BridgeOptions = { gm: 'auto', ...options };
  const seats = heroes.length + (set.gm === 'human' ? 1 : 0);
  const source = scriptedSource(dice, seededSource('a table of the Bridge'));
  const t = new Table(state, set, seats, source, (event) => told.push(event), undefined, CONTENT);
  return { t: t as Bridge, told };
}

/** Has the first hero fight at this table, and returns it. */
export function fight({ state }: Bridge, combat: Partial<Combat> = {}): Hero {
  state.combat = {
    ...{ owner: 0, helper: undefined, foes: [], isFirstStrike: false, calculations: 0 },
    ...{ declared: {}, shown: {}, odd: {} },
    ...combat,
  };
  return heroAt(state, 0);
}

/** The hero of a seat. */
export function heroAt({ heroes }: BridgeState, seat: number): Hero {
  const hero = heroes[seat];
  if (hero === undefined) throw new Error(`nobody sits in seat ${seat}`);
  return hero;
}
