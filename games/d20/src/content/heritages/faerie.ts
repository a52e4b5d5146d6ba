import { confirm, type Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { has } from '../../rules/bearers/bearers.ts';
import { masterSeat } from '../../rules/deciding/decide.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import type { Power, Trait } from '../trait.ts';
import { goodAt } from './ability-advantage.ts';

const RULE = 'DT-HER-07';
const PROMISE = 'promise';
const BROKEN = 'broken-promise';
/** What compels somebody; whether to the contrary of a promise, people know: it counts as if (decision). */
const COMPELLING: readonly string[] = ['charm', 'compulsion'];

const power = (id: string, closed: Power['closed'], use: Power['use']): Power => ({
  id,
  rule: RULE,
  takes: 'free',
  closed: (w, self) => closed?.(w, self),
  use,
});

const unless = (is: boolean): string | undefined => (is ? undefined : 'closed.no-promise');

/** A Faerie, bound by promises: made, broken, kept again and fulfilled by its player. */
export const FAERIE: Trait = {
  id: 'faerie',
  rule: RULE,
  ...goodAt(RULE, 'CHA'),
  speed: () => ({ value: 10, rule: RULE, from: 'faerie' }),
  powers: [
    power(
      'promise',
      (_w, { creature }) => unless(!has(creature, PROMISE)),
      (t, { creature }) => lay(t, creature, PROMISE),
    ),
    power(
      'fulfil-promise',
      (_w, { creature }) => unless(has(creature, PROMISE) && !has(creature, BROKEN)),
      (t, { creature }) => end(t, creature, PROMISE),
    ),
    power(
      'break-promise',
      (_w, { creature }) => unless(has(creature, PROMISE) && !has(creature, BROKEN)),
      (t, { creature }) => breach(t, creature),
    ),
    power(
      'keep-promise',
      (_w, { creature }) => unless(has(creature, BROKEN)),
      (t, { creature }) => end(t, creature, BROKEN),
    ),
  ],
};

/** A promise that is made: it holds against whatever would compel the contrary. */
export const PROMISED: Trait = {
  id: PROMISE,
  rule: RULE,
  roll: (_w, _self, { kind, against }) =>
    kind === 'save' && against?.tags.some((tag) => COMPELLING.includes(tag)) === true
      ? [{ is: 'advantage', rule: RULE, from: PROMISE }]
      : undefined,
};

/** A promise willingly broken: a point of damage each minute, until it is kept again. */
export const BROKEN_PROMISE: Trait = {
  id: BROKEN,
  rule: RULE,
  on: { minutePassed: (t, { creature }) => pay(t, creature) },
};

function* lay(t: D20, creature: Creature, kind: string): Flow<void> {
  const source = { rule: RULE, by: creature.id };
  yield* afflict(t, creature, { kind, source, until: { at: 'cure' } });
}

/** Whoever runs the game rules on what a promise asks; the software takes the player’s word. */
function* isSo(t: D20, creature: Creature, key: string): Flow<boolean> {
  const master = masterSeat(t);
  if (master === undefined) return true;
  const question = { rule: RULE, params: { creature: creature.id }, usual: true };
  return yield* confirm(t, master, key, question);
}

function* breach(t: D20, creature: Creature): Flow<void> {
  if (yield* isSo(t, creature, 'choice.promise-broken')) yield* lay(t, creature, BROKEN);
}

function* end(t: D20, creature: Creature, kind: string): Flow<void> {
  if (yield* isSo(t, creature, 'choice.promise-kept')) {
    yield* relieveOf(t, creature, [kind], 'end', RULE);
  }
}

function* pay(t: D20, creature: Creature): Flow<void> {
  const danger = { rule: RULE, tags: ['broken-promise'] };
  yield* hurt(t, creature, { danger, isDamage: true, amount: 1 });
}
