import { noSecrets } from '@tablewright/cards';
import { type GameEvent, Table } from '@tablewright/engine';
import { type ScriptedResult, scriptedSource, seededSource } from '@tablewright/engine/host';
import { FIRST_CAMPAIGN } from '../src/campaign/campaign.ts';
import { cardSetOf, defaultCards } from '../src/content/card-set.ts';
import { readCards } from '../src/content/read-decks.ts';
import type { BridgeState, Business, CardId, Combat, Hero } from '../src/model.ts';
import type { BridgeOptions } from '../src/options.ts';
import { combatOf } from '../src/rules/combat/begin.ts';
import type { Bridge } from '../src/table.ts';
import { contentOf } from '../src/table-content.ts';
import { tableWith } from './figures.ts';

const CONTENT = contentOf(cardSetOf(defaultCards()));

/** See {@link sit}. */
export interface Sitting {
  /** Where each hero stands; see {@link tableWith}. */
  readonly heroes?: readonly string[];
  readonly others?: Readonly<Record<string, string>>;
  /** Cards by their places. */
  readonly places?: Readonly<Record<string, readonly CardId[]>>;
  readonly options?: Partial<BridgeOptions>;
  /** At what of others’ business everybody is stopped. */
  readonly stops?: readonly Business[];
  /** What dice show and draws bring, in their order; what comes after them is seeded. */
  readonly dice?: readonly ScriptedResult[];
  /** Cards of an own file beside the default decks. */
  readonly cards?: readonly object[];
}

/** A table of the rules with the default decks, and what is told at it. */
export function sit(sitting: Sitting): {
  readonly t: Bridge;
  readonly told: GameEvent[];
} {
  const { heroes = [], others, places = {}, options, dice = [], stops = [], cards } = sitting;
  const state: BridgeState = {
    active: 0,
    ...{
      phase: 'equip',
      turn: 1,
      round: 1,
      first: 0,
      hasFought: false,
      turnBegan: 1,
      moreDoors: 0,
      created: 0,
    },
    ...{ boss: 'BQC-FIG-20', cast: [], beaten: [], bossFell: undefined, bossMode: undefined },
    ...{ ending: undefined, scoring: [], isOver: false, lastOneShot: undefined },
    ...{
      magnetOrder: [],
      ownMagnets: [],
      stolen: [],
      campaign: FIRST_CAMPAIGN,
      captives: [],
      freed: [],
      newcomers: [],
      dealtUp: [],
      atRest: false,
      nextDie: undefined,
    },
    places: Object.fromEntries(Object.entries(places).map(([place, cards]) => [place, [...cards]])),
    secrets: noSecrets(heroes.length + (options?.gm === 'human' ? 1 : 0)),
    ...{ ownDecks: undefined, ownCards: {} },
    doorways: [],
    tokens: [],
    lasting: [],
    nextLasting: 1,
    used: [],
    combat: undefined,
    ...tableWith(heroes, others),
    isPair: options?.bothSheets === true,
  };
  for (const hero of state.heroes) hero.stops = [...stops];
  const told: GameEvent[] = [];
  const set: BridgeOptions = {
    ...{
      gm: 'auto',
      figurines: 20,
      portals: false,
      bothSheets: false,
      pvp: true,
      cardMonsterStrength: 'die',
    },
    ...{ deadGetAdditions: true, homeworldPatience: 10, roundLimit: 0 },
    ...{ replacedDecks: [], fillRoles: true },
    ...options,
  };
  const seats = heroes.length + (set.gm === 'human' ? 1 : 0);
  const source = scriptedSource(dice, seededSource('a table of the Bridge'));
  const content = contentWith(cards);
  const t = new Table(state, set, seats, source, (event) => told.push(event), undefined, content);
  return { t: t as Bridge, told };
}

/** What a table is assembled from with cards of an own file. Throws if they cannot be read. */
function contentWith(own: readonly object[] = []) {
  if (own.length === 0) return CONTENT;
  const read = readCards(own, ({ path, message }) => {
    throw new Error(`${path}: ${message}`);
  });
  return contentOf(cardSetOf([...defaultCards(), ...read]));
}

/** Has the first hero fight at this table, and returns it. */
export function fight({ state }: Bridge, combat: Partial<Combat> = {}): Hero {
  state.combat = {
    ...combatOf(0, [], false),
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
