import {
  type Answer,
  type Choice,
  type Flow,
  fallbackAnswer,
  type OpenChoices,
  type Why,
} from '@tablewright/engine';
import { STEPS, stepOf } from '../src/steps.ts';
import type { Bridge } from '../src/table.ts';

/**
 * Answers in their order: the key of a question without `choice.`, and the ids of what is chosen. A question that is not
 * the next of the list gets its default: nothing more is done, and windows are passed.
 */
export type Script = readonly (readonly [key: string, ...ids: string[]])[];

/** What was asked: `key seat`, and why. */
export interface Played {
  readonly asked: string[];
  readonly whys: Why[];
}

/** Plays a flow to its end by a script. Throws if an answer of it was not asked for. */
export function play<T>(flow: Flow<T>, script: Script = []): Played & { readonly value: T } {
  const left = [...script];
  const asked: string[] = [];
  const whys: Why[] = [];
  let step = flow.next(0);
  while (!step.done) {
    const pending: Choice | OpenChoices = step.value;
    const many = pending.kind === 'many' ? pending.choices : undefined;
    const choices = many ?? [pending as Choice];
    const slot = choices.findIndex((one) => fits(one, left[0]));
    const choice = choices[Math.max(0, slot)];
    if (choice === undefined) throw new Error('nothing is asked');
    asked.push(...choices.map(({ why, seat }) => `${bare(why.key)} ${seat}`));
    whys.push(...choices.map(({ why }) => why));
    const answer = slot < 0 ? fallbackAnswer(choice) : given(choice, left.shift() ?? ['']);
    step = many === undefined ? flow.next(answer) : flow.next({ slot: Math.max(0, slot), answer });
  }
  if (left.length > 0)
    throw new Error(
      `never asked: ${left.map(([key, ...ids]) => `${key} ${ids}`)}; was asked ${asked}`,
    );
  return { asked, whys, value: step.value };
}

const bare = (key: string): string => key.replace(/^choice\./, '');

function fits(choice: Choice, next: Script[number] | undefined): boolean {
  if (next === undefined || bare(choice.why.key) !== next[0]) return false;
  const [, ...ids] = next;
  return 'options' in choice && ids.every((id) => choice.options.some((one) => one.id === id));
}

function given(choice: Choice, [key, ...ids]: Script[number] | readonly string[]): Answer {
  if (!('options' in choice)) throw new Error(`"${key}" has no options`);
  const at = ids.map((id) => choice.options.findIndex((one) => one.id === id));
  if (choice.kind === 'one') return at[0] ?? 0;
  return choice.kind === 'path' || choice.kind === 'order' ? at : at.sort((a, b) => a - b);
}

/** Plays the steps of a game from the phase of the state, until `until` holds or the turn has ended. */
export function playSteps(
  t: Bridge,
  script: Script = [],
  until: (t: Bridge) => boolean = () => false,
): Played {
  const { turn } = t.state;
  function* steps(): Flow<void> {
    for (let count = 0; count < 100; count += 1) {
      const name = stepOf(t.state);
      if (name === undefined || t.state.turn !== turn || until(t)) return;
      yield* STEPS[name](t);
    }
    throw new Error('it goes on and on');
  }
  return play(steps(), script);
}

/** Plays the combat that goes on to its end. */
export function playCombat(t: Bridge, script: Script = []): Played {
  return playSteps(t, script, ({ state }) => state.combat === undefined);
}
