import type { Seat } from '@tablewright/engine';
import type { Hero } from '../src/model.ts';
import { kick } from '../src/rules/doors/kick.ts';
import type { Bridge } from '../src/table.ts';
import { named, treasure } from './cards.ts';
import { play, playCombat, type Script } from './play.ts';
import { heroAt, type Sitting, sit } from './table.ts';

/** The numbers of a hero for a fight. */
type Numbers = Partial<Pick<Hero['sheet'], 'ST' | 'CON' | 'DEX' | 'WIS' | 'karma'>>;

/** See {@link fought}. */
export interface Fought {
  readonly sitting: Sitting;
  readonly sheets?: readonly Numbers[];
  /** What is in the Door deck, the top first. */
  readonly doors?: readonly string[];
  readonly script?: Script;
  readonly before?: (t: Bridge) => void;
  /** Whom the first hero attacks. */
  readonly defender?: Seat;
}

/** Has the first hero kick, and fights what comes. Dice are faces. */
export function fought({ sitting, sheets = [], doors = [], script, before, defender }: Fought) {
  const { t, told } = sit({
    ...sitting,
    places: {
      'door-deck': [...doors].reverse(),
      'treasure-deck': Array.from({ length: 12 }, (_, at) => treasure(at + 1)),
      ...sitting.places,
    },
    dice: (sitting.dice ?? []).map((face) => (typeof face === 'number' ? face - 1 : face)),
  });
  for (const [seat, numbers] of sheets.entries()) {
    const hero = heroAt(t.state, seat);
    hero.sheet = { ...hero.sheet, karma: 0, ...numbers };
  }
  before?.(t);
  play(kick(t, heroAt(t.state, 0), defender));
  const { asked, whys } = playCombat(t, script);
  return { t, told, asked, whys, hero: heroAt(t.state, 0), hand: t.state.places['hand/0'] ?? [] };
}

/** What was told, by types. */
export const types = (told: readonly { readonly type: string }[]): readonly string[] =>
  told.map(({ type }) => type);

/** The Hedge That Moved: level 4, 1 travel, 2 treasures; its Bad Stuff costs a travel. */
export const LEVEL_4 = named('Hedge That Moved');
