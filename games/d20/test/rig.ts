import {
  type Answer,
  type Choice,
  type FieldAnswer,
  type Flow,
  fallbackAnswer,
  type GameEvent,
  Table,
} from '@tablewright/engine';
import { type ScriptedResult, scriptedSource, seededSource } from '@tablewright/engine/host';
import { expect } from 'vitest';
import { ABILITIES, type Scores } from '../src/abilities.ts';
import { d20Content } from '../src/content/index.ts';
import type { Sheet } from '../src/content/sheet.ts';
import type { D20Event } from '../src/events.ts';
import type { Creature, D20State, Ground } from '../src/model.ts';
import { type D20Options, OPTIONS } from '../src/options.ts';
import { addCharacter, addFromBlock, type Differences } from '../src/rules/making/creature.ts';
import type { D20, D20Content } from '../src/table.ts';
import { choiceFault, eventFault, tableFaults } from './sound.ts';

/** All content, with what a test adds. */
const CONTENT = d20Content();

/** How a test sits down. */
export interface Sitting {
  /** What dice show, in the order in which they are thrown; all of it has to be used. */
  readonly dice?: readonly ScriptedResult[];
  /** Where dice come from that `dice` does not say. */
  readonly seed?: string;
  readonly options?: Partial<D20Options>;
  /** Rows of a map; without it all stand 5 feet apart on a line, in the order in which they come. */
  readonly rows?: readonly string[];
  readonly ground?: Partial<Ground>;
  readonly content?: Partial<D20Content>;
  readonly seats?: number;
  /** Rounds of the world clock. */
  readonly clock?: number;
}

/** Settings as they are at first, with some changed. */
function optionsWith(some: Partial<D20Options>): D20Options {
  const usual = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, spec]) => [name, spec.default]),
  );
  return { ...usual, ...some } as D20Options;
}

const CHARACTER: Sheet = {
  name: 'Ash',
  level: 1,
  xp: 0,
  scores: Object.fromEntries(ABILITIES.map((ability) => [ability, 10])) as Scores,
  heritage: 'none',
  roles: [],
  benefits: [],
  hitDice: [4],
  spells: {},
  gear: [],
  gp: 0,
  flaw: { text: 'none to speak of', tag: 'pride' },
};

/** A table in the middle of a scene. `told` has the events as they come. */
export function sit({
  dice = [],
  seed,
  options = {},
  rows = [],
  ground = {},
  content = {},
  seats = 3,
  clock = 0,
}: Sitting = {}) {
  const told: D20Event[] = [];
  const random = scriptedSource(dice, seed === undefined ? undefined : seededSource(seed));
  const state: D20State = {
    phase: 'scene',
    options: optionsWith(options),
    seatCount: seats,
    steps: 0,
    clock,
    creatures: [],
    zones: [],
    ground: { rows: [...rows], isDark: false, isOutdoors: false, setting: [], ...ground },
    lying: [],
    circumstances: [],
    rerolls: {},
    sealed: [],
    isAtRest: false,
    dying: [],
    points: 0,
    nextId: 1,
  };
  const t: D20 = new Table<D20State, D20Options, D20Event>(
    state,
    state.options,
    seats,
    random,
    (event) => {
      expect(eventFault(event)).toBeUndefined();
      told.push(event);
    },
    undefined,
    { ...CONTENT, ...content, traits: { ...CONTENT.traits, ...content.traits } },
  );
  const put = (creature: Creature, x?: number, y = 0): Creature => {
    creature.place =
      rows.length > 0
        ? { at: 'square', cell: y * (rows[0]?.length ?? 0) + (x ?? 0) }
        : { at: 'line', feet: x ?? 5 * (creature.id - 1) };
    return creature;
  };
  return {
    t,
    state,
    told,
    /** A character of a seat (its companion with `seat: undefined`); `some` changes the usual sheet. At x, y on a map, else at x feet. */
    hero(
      some: Partial<Sheet> = {},
      x?: number,
      y?: number,
      seat: number | undefined = state.creatures.length,
    ): Creature {
      const run =
        seat === undefined ? ({ by: 'companion' } as const) : ({ by: 'seat', seat } as const);
      return put(addCharacter(t, { ...CHARACTER, ...some }, run, seat), x, y);
    },
    /** A character that comes with the game. */
    ready(id: string, x?: number, y?: number, seat: number = state.creatures.length): Creature {
      const sheet = CONTENT.ready[id]?.sheet;
      if (sheet === undefined) throw new Error(`there is no ready character "${id}"`);
      return put(addCharacter(t, sheet, { by: 'seat', seat }, seat), x, y);
    },
    /** Somebody of a stat block. */
    foe(block: string, x?: number, y?: number, differences: Differences = {}): Creature {
      return put(addFromBlock(t, block, differences), x, y);
    },
    /** Plays a flow to its end; see {@link play}. */
    play: <R>(flow: Flow<R> | undefined, script: Script = []) => {
      const played = play(flow, script);
      expect(tableFaults(t)).toEqual([]);
      return played;
    },
    /** All scripted dice were thrown. */
    allDiceUsed(): void {
      const unused = random.uses().filter(({ purpose }) => purpose === undefined);
      expect(unused.map(({ result }) => result)).toEqual([]);
    },
    /** The events of a type. */
    events: (type: D20Event['type']) =>
      told.filter((event): event is D20Event => event.type === type),
  };
}

/**
 * Answers in their order: the key of a question without `choice.`, and the ids of what is chosen or a number; of a form
 * an answer for each field, as many as are not left as they are. A question that is not the next of the list gets its
 * default.
 */
export type Script = readonly (readonly [key: string, ...answer: (string | number)[]])[];

/** Plays a flow to its end by a script; says what was asked. Throws if an answer of it was not asked for. */
export function play<R>(flow: Flow<R> | undefined, script: Script = []) {
  const asked: string[] = [];
  const left = [...script];
  if (flow === undefined) return { asked, value: undefined };
  let step = flow.next(0);
  while (!step.done) {
    const pending = step.value;
    const choices: readonly Choice[] = pending.kind === 'many' ? pending.choices : [pending];
    for (const one of choices) expect(choiceFault(one)).toBeUndefined();
    const next = left[0];
    const isNext = (one: Choice) => keyOf(one) === next?.[0];
    const slot = Math.max(0, choices.findIndex(isNext));
    const choice = choices[slot];
    if (choice === undefined) throw new Error('nothing is asked');
    asked.push(...choices.map((one) => `${keyOf(one)} ${one.seat}`));
    const answer = isNext(choice) ? answerOf(choice, left.shift() ?? ['']) : fallbackAnswer(choice);
    step = flow.next(pending.kind === 'many' ? { slot, answer } : answer);
  }
  if (left.length > 0)
    throw new Error(
      `never asked: ${left.map((one) => one.join(' ')).join('; ')}; asked were ${asked.join(', ')}`,
    );
  return { asked, value: step.value };
}

const keyOf = ({ why }: Choice): string => why.key.replace(/^choice\./, '');

function answerOf(choice: Choice, [key, ...ids]: Script[number]): Answer {
  if (choice.kind === 'form') {
    return choice.fields.map(({ choice: field }, at): FieldAnswer => {
      const said = ids[at];
      return (
        said === undefined ? fallbackAnswer(field) : answerOf(field, [key, said])
      ) as FieldAnswer;
    });
  }
  if (choice.kind === 'amount') return Number(ids[0]);
  if (choice.kind === 'text') return String(ids[0]);
  if (!('options' in choice)) throw new Error(`"${key}" has no options`);
  const at = ids.map((id) => choice.options.findIndex((one) => one.id === id));
  if (at.includes(-1))
    throw new Error(
      `"${key}" offers ${choice.options.map(({ id }) => id).join(', ')}, not ${ids.join(', ')}`,
    );
  return choice.kind === 'one' ? (at[0] ?? 0) : at;
}

/** Whether an event tells of a rule. */
export const cites = (rule: string) => (event: GameEvent) => event.rule === rule;
