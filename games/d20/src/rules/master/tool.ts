import {
  type Answer,
  type Blank,
  blank,
  type Choice,
  type Filled,
  type Flow,
  formOf,
  type Seat,
} from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';

/** Fields of a form by name. */
type Blanks = Readonly<Record<string, Blank<unknown>>>;

/** Something that whoever runs the game may do at any time while the table rests (DT-GMC): a form, and what comes of it. */
export interface Tool {
  readonly choice: Choice;
  use(answer: Answer): Flow<void> | undefined;
}

/** A tool with its form. The catalogue has it at `tool.<key>`, its fields at `tool.<key>.<field>`. */
export function tool<B extends Blanks>(
  master: Seat,
  key: string,
  rule: string,
  blanks: B,
  use: (filled: Filled<B>) => Flow<void> | undefined,
): Tool {
  const { choice, read } = formOf(master, `tool.${key}`, blanks, { rule });
  return { choice, use: (answer) => use(read(answer)) };
}

/** A note that no rule reads (DT-GMC-02): 200 characters. */
export const note = () => blank.text({ minLength: 0, maxLength: 200, fallback: '' });

/** One of some creatures. */
export const whom = (creatures: readonly Creature[]) =>
  blank.one(
    creatures.map((creature) => ({
      id: `creature-${creature.id}`,
      names: { creature: creature.id },
      creature,
    })),
  );

/** Some of some creatures. */
export const whoAll = (creatures: readonly Creature[]) =>
  blank.some(
    creatures.map((creature) => ({
      id: `creature-${creature.id}`,
      names: { creature: creature.id },
      creature,
    })),
    { min: 1, max: creatures.length },
  );

/** One of some words. */
export const word = <W extends string>(words: readonly W[], fallback = 0) =>
  blank.one(
    words.map((id) => ({ id })),
    { fallback },
  );

/** Creatures that whoever runs the game can do something to: all but the dead. */
export const subjects = ({ state }: D20): readonly Creature[] =>
  state.creatures.filter(({ life }) => life === 'alive');

/** Characters of players and companions, alive. */
export const characters = (t: D20): readonly Creature[] =>
  subjects(t).filter(({ character }) => character !== undefined);

/** Those whom whoever runs the game plays. */
export const others = (t: D20): readonly Creature[] =>
  subjects(t).filter(({ character }) => character === undefined);
