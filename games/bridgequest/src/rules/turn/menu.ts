import { chooseAmid, type Flow } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { closedCards } from '../equip/closed-cards.ts';
import type { Deed, Deeds } from '../plays/deed.ts';
import { hiding } from '../windows/open-window.ts';

/** How a phase of the own turn is offered. */
export interface Menu {
  readonly key: string;
  readonly rule: string;
  readonly deeds: readonly Deeds[];
  /** Whether the phase goes on after something was done. */
  goesOn?(t: Bridge, hero: Hero): boolean;
}

/** Ends a menu. */
const DONE: Deed = {
  id: 'done',
  *does() {
    // Nothing more is done.
  },
};

/** Lets a hero do one thing after another until it wants no more, or its turn has been ended otherwise. */
export function* menu(t: Bridge, hero: Hero, { key, rule, deeds, goesOn }: Menu): Flow<void> {
  while (canGoOn(t, hero) && goesOn?.(t, hero) !== false) {
    t.state.atRest = true;
    const list = () => [...deeds.flatMap((of) => of(t, hero)), DONE];
    const chosen = yield* chooseAmid(t, hero.seat, key, list, {
      rule,
      ...hiding(t),
      closed: () => closedCards(t, hero.seat, list(), 'own-turn'),
      usual: (options) => options.length - 1,
    });
    t.state.atRest = false;
    if (chosen === undefined || chosen === DONE) return;
    if (!canGoOn(t, hero)) return;
    yield* chosen.does(t, hero);
  }
}

/** Whether a hero is there to go on with its turn. */
export function canGoOn({ state }: Bridge, { seat, life }: Hero): boolean {
  return life === 'alive' && state.active === seat && state.ending === undefined;
}
