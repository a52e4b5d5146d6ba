import { readWord, wrong } from '@tablewright/engine/given';
import type { Cell } from '@tablewright/geometry';
import { cellName } from '../map/court-map.ts';
import { type CreatureId, type KazzamState, NOBODY, NOWHERE, type Team } from '../model.ts';
import { mapOf } from '../rules/court/ground-now.ts';
import { itemAt } from '../rules/court/item-at.ts';
import { isThing, thingOf, trapNumber } from '../rules/court/things.ts';
import { ORB } from '../rules/effects/item-def.ts';
import { readSquare } from './fields.ts';
import { type Form, TEAMS, text, word } from './forms.ts';

/** What is written for no square, and for no creature where one has to be named. */
const NO_SQUARE = 'nowhere';
const NO_CREATURE = 'nobody';

/** A square: `5,3` on the court, `dungeon(5,3)`, or `nowhere`. */
export const square: Form<Cell> = {
  write(state, cell) {
    if (cell === NOWHERE) return NO_SQUARE;
    const name = cellName(mapOf(state), cell);
    return /^court\((.*)\)$/.exec(name)?.[1] ?? name;
  },
  read: (state, value, key) => (value === NO_SQUARE ? NOWHERE : readSquare(state, value, key)),
};

/** A trap that is a target in place of a creature, by its number; it may be gone by now. */
const TRAP = /^trap-(\d+)$/;

/** A creature by its name, which is its own; or a trap that is a target, as `trap-41`. */
export const creature: Form<CreatureId> = {
  write({ creatures }, id) {
    if (isThing(id)) return `trap-${trapNumber(id)}`;
    return itemAt(creatures, id)?.name ?? NO_CREATURE;
  },
  read({ creatures }, value, key) {
    const names = creatures.map(({ name }) => name);
    const found = names.indexOf(text.read({} as KazzamState, value, key));
    if (found >= 0) return found;
    if (value === NO_CREATURE) return NOBODY;
    const trap = typeof value === 'string' ? TRAP.exec(value) : null;
    if (trap !== null) return thingOf({ id: Number(trap[1]) });
    readWord(value, key, names);
    return found;
  },
};

export const team: Form<Team> = {
  write: (_, number) => TEAMS[number],
  read: (state, value, key) => (word(TEAMS).read(state, value, key) === 'players' ? 0 : 1),
};

/** The colours of orbs and pedestals. */
export const COLOURS = ['red', 'blue', 'neutral'] as const;

/** A team by its colour; nobody's is neutral. */
export const colour: Form<Team | undefined> = {
  write({ red }, side) {
    if (side === undefined) return 'neutral';
    return side === red ? 'red' : 'blue';
  },
  read(state, value, key) {
    const { red } = state;
    const read = word(COLOURS).read(state, value, key);
    if (read === 'neutral') return undefined;
    return read === 'red' ? red : red === 0 ? 1 : 0;
  },
};

/** Something in a list by what it is and its number: `orb-2`. */
function numbered(kind: string, names: (state: KazzamState) => readonly string[]): Form<number> {
  return {
    write: (_, number) => `${kind}-${number}`,
    read(state, value, key) {
      const known = names(state);
      const article = /^[aeiou]/.test(kind) ? 'an' : 'a';
      if (known.length === 0)
        wrong(key, `must be ${article} ${kind}, such as "${kind}-0"; this court has none`);
      return known.indexOf(word(known).read(state, value, key));
    },
  };
}

/** An orb, as answers name it. */
export const orb = numbered('orb', ({ items }) =>
  items.flatMap(({ kind }, number) => (kind === ORB ? [`${ORB}-${number}`] : [])),
);
/** Any item, as answers name it. */
export const item: Form<number> = {
  ...numbered('orb', ({ items }) => items.map(({ kind }, number) => `${kind}-${number}`)),
  write: ({ items }, number) => `${items[number]?.kind ?? ORB}-${number}`,
};
export const pedestal = numbered('pedestal', ({ pedestals }) =>
  pedestals.map((_, number) => `pedestal-${number}`),
);

/** An exit by its letter on the map. */
export const exit: Form<number> = {
  write: (state, number) => mapOf(state).exits[number]?.letter,
  read(state, value, key) {
    const letters = mapOf(state).exits.map(({ letter }) => letter);
    if (letters.length === 0) wrong(key, 'names an exit, and this court has none');
    return letters.indexOf(word(letters).read(state, value, key));
  },
};
