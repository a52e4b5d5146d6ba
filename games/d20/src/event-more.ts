import type { Text, TextParam } from '@tablewright/engine';
import { choiceCalled, setbackCalled, spellCalled, tagCalled } from './called.ts';
import type { D20Event } from './events.ts';
import type { Until } from './model.ts';
import { rolledParams } from './roll-text.ts';

type Params = Record<string, TextParam>;

/** A word as messages can select by it. */
export const plain = (word: string): string => word.replaceAll('-', '');

const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

const untilOf = (until: Until | undefined): Params => ({
  until: until === undefined ? 'none' : plain(until.at),
});

/** A number of somebody: a modifier by its ability, or one with a name. */
const numberCalled = (what: string): Text => {
  const key = what === what.toUpperCase() ? `ability.${what}` : `option.${what}`;
  return { key };
};

/** What is said where an event of an older match has no words. */
const SOMETHING: Text = { key: 'name.something' };

/** Whoever did a task, if anybody, and what it is called. */
const taskOf = (
  creature: number | undefined,
  words: TextParam | undefined,
): Readonly<Record<string, TextParam>> => ({
  done: yes(creature !== undefined),
  words: words ?? SOMETHING,
  ...(creature === undefined ? { creature: '' } : {}),
});

/** What an event says beyond its fields. */
export function moreOf(event: D20Event): Params {
  switch (event.type) {
    case 'rolled':
      return rolledParams(event);
    case 'dice-rolled':
    case 'character-rolled':
      return { hand: yes(event.byHand === true) };
    case 'lot-drawn':
      return { n: event.at + 1 };
    case 'damage-rolled':
      return { rolled: yes(event.faces.length > 0) };
    case 'hurt':
      return { changed: yes(event.changedBy.length > 0 && event.amount !== event.loss) };
    case 'afflicted':
    case 'prolonged':
    case 'zone-laid':
      return untilOf(event.until);
    case 'story-spell':
      return { ...untilOf(event.until), spell: spellCalled(event.spell, event.form) };
    case 'story-power': {
      const { at, count, until } = event;
      return {
        ...untilOf(until),
        aimed: yes(at !== undefined),
        counted: yes(count !== undefined),
        ...(at === undefined ? { at: '' } : {}),
        count: count ?? 0,
      };
    }
    case 'moved': {
      const { to } = event;
      const up = typeof to === 'object' && to !== null && 'height' in to ? Number(to.height) : 0;
      return { height: yes(up > 0), up };
    }
    case 'shifted':
      return { height: yes(event.height > 0), up: event.height };
    case 'cast':
      return { spell: spellCalled(event.spell, event.form), some: yes(event.at.length > 0) };
    case 'revealed':
      return {
        creatures: yes(event.found.length > 0),
        objects: yes(event.things.length > 0),
        more: yes(event.words.length > 0),
      };
    case 'traded':
      return { deal: event.gp < 0 ? 'bought' : 'sold', price: Math.abs(event.gp) };
    case 'gold':
      return { deal: event.gp < 0 ? 'paid' : 'got', price: Math.abs(event.gp) };
    case 'clock-advanced':
      return { span: spanOf(event.rounds) };
    case 'counted':
      return { counter: counterCalled(event.counter) };
    case 'learned':
    case 'scene-began':
    case 'scene-left':
      return { words: event.words ?? SOMETHING };
    case 'at-task':
      return { words: event.words ?? SOMETHING };
    case 'task-done':
    case 'task-failed':
      return taskOf(event.creature, event.words);
    case 'setback':
      return { what: setbackCalled(event.what) };
    case 'level-gained':
      return { rolled: yes(event.die !== undefined), die: event.die ?? 0 };
    case 'role-gained':
      return { chosen: yes(event.choice !== undefined), choice: choiceOf(event.choice) };
    case 'edited':
      return { note: { prose: event.note }, what: numberCalled(event.what) };
    case 'called':
      return {
        noted: yes(event.note !== ''),
        note: { prose: event.note },
        against: event.at !== undefined ? 'who' : event.target !== undefined ? 'number' : 'no',
        target: event.target ?? 0,
        ...(event.at === undefined ? { at: '' } : {}),
      };
    case 'absent':
      return { by: event.by ?? '' };
    case 'lent':
      return {
        lent: yes(event.to !== undefined),
        to: event.to === undefined ? '' : { seat: event.to },
      };
    case 'said': {
      const tried = event.tag !== undefined && event.tag !== 'none';
      return { tried: yes(tried), tag: tried ? tagCalled(event.tag ?? '') : '' };
    }
    default:
      return {};
  }
}

const choiceOf = (choice: string | undefined): TextParam =>
  choice === undefined ? '' : choiceCalled(choice);

const COUNTERS: readonly string[] = ['patience', 'boredom', 'lit'];

/** Counters of adventures that come with the game have names; others are counted without. */
const counterCalled = (id: string): Text => ({
  key: `counter.${COUNTERS.includes(id) ? id : 'other'}`,
});

/** Rounds of a minute, an hour and a day. */
const SPANS = [
  [8640, 'days'],
  [360, 'hours'],
  [6, 'minutes'],
] as const;

/** A time in the largest unit that it is whole in. */
function spanOf(rounds: number): Text {
  const [length, unit] = SPANS.find(([each]) => rounds >= each && rounds % each === 0) ?? [
    1,
    'rounds',
  ];
  return { key: `span.${unit}`, params: { n: rounds / length } };
}
