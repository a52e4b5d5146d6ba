import { choose, type Flow } from '@tablewright/engine';
import type { Action } from '../../effects/effect.ts';
import type { Verb } from '../../effects/signatures.ts';
import type { Duration } from '../../effects/words.ts';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { beginLasting } from '../effects/lasting.ts';
import { noteCard, triggerOf } from '../effects/noted.ts';
import { settleSlots } from '../heroes/settle.ts';
import { worksAlone } from './alone.ts';
import { amountNow } from './amounts.ts';
import { CHOOSING_ACTS, nothing } from './choosing.ts';
import { type Act, type Acts, adjacentTo, type Doing, foesMeant, heroesMeant } from './doing.ts';
import { FINDING_ACTS } from './finding.ts';
import { HELPING_ACTS } from './helping.ts';
import { LOSING_ACTS } from './losing.ts';
import { loses, lossesOf } from './losses.ts';
import { MANUAL_ACTS } from './manual.ts';
import { MONSTER_ACTS } from './monsters.ts';
import { NUMBER_ACTS } from './numbers.ts';
import { WORLD_ACTS } from './worlds.ts';

/** What goes on holding for whom it was done to; without a duration for the combat (BQC-DUR-01, -02). */
const HELD: readonly Verb[] = [
  ...(['att', 'def', 'any', 'run', 'ease', 'tie', 'strike', 'ban', 'ward', 'mark'] as const),
  ...(['slot', 'hand', 'toll', 'price'] as const),
];

/** What a stab in the back takes from (BQ-CURSE-12). */
const STRENGTHS: readonly Verb[] = ['att', 'def', 'any'];

/** What every verb does that does something at once; those that hold are in {@link HELD}. */
const ACTS: Acts = {
  ...NUMBER_ACTS,
  ...FINDING_ACTS,
  ...LOSING_ACTS,
  ...CHOOSING_ACTS,
  ...MONSTER_ACTS,
  ...WORLD_ACTS,
  ...HELPING_ACTS,
  ...MANUAL_ACTS,
  // Rolls, wins and wanderings ask for these, and cheats are laid on what they free.
  ...{ setdie: nothing, redie: nothing, reroll: nothing, calm: nothing, hijack: nothing },
  cheat: nothing,
};

/** Does what an effect says, from left to right (BQC-FX-01), each action to everybody that it means. */
export function* perform(t: Bridge, actions: readonly Action[], doing: Doing): Flow<void> {
  noteCard(t, doing.source);
  const trigger = triggerOf(doing.rule);
  if (trigger !== undefined) t.met?.(`trigger.${trigger}`);
  for (const action of actions) {
    t.met?.(`verb.${action.verb}`);
    if (HELD.includes(action.verb)) yield* hold(t, action, doing);
    else yield* act(t, action, doing);
    // What shrinks a slot has its owner tap what is too much, at once (BQ-CHAR-12).
    yield* settleSlots(t);
  }
}

function* act(t: Bridge, action: Action, doing: Doing): Flow<void> {
  const done = ACTS[action.verb] as Act<Verb> | undefined;
  // What belongs to expansions that are not played does nothing.
  const flow = done?.(t, action, doing);
  const further = flow === undefined ? undefined : yield* flow;
  for (const { actions, you } of further ?? []) yield* perform(t, actions, { ...doing, you });
}

/** Has something hold for those that it means, and for monsters what is said of them (BQC-VERB-30, -31). */
function* hold(t: Bridge, action: Action, doing: Doing): Flow<void> {
  const { target, duration = 'c' } = action;
  const { by } = doing;
  const isOfFoe = target === 'foe' || target === 'foes' || target === 'pick-foe';
  if (isOfFoe && (action.verb === 'mark' || action.verb === 'ward')) {
    for (const foe of yield* foesMeant(t, target, doing)) {
      foe.changes.push({ verb: action.verb, tag: action.tag, source: doing.source });
    }
    return;
  }
  if (target === 'pick-adj' && STRENGTHS.includes(action.verb) && adjacentTo(t, by).length === 0) {
    return yield* stabsItself(t, action, duration, doing);
  }
  for (const hero of yield* heroesMeant(t, target, doing)) {
    begin(t, hero, yield* withDiceRolled(t, action, doing), duration, doing);
  }
}

/** Dice of what lasts are rolled when it begins. */
function* withDiceRolled(t: Bridge, action: Action, { by, rule }: Doing): Flow<Action> {
  if (!('n' in action) || typeof action.n !== 'object' || !('dice' in action.n)) return action;
  return { ...action, n: yield* amountNow(t, by, action.n, rule) } as Action;
}

function begin(t: Bridge, hero: Hero, action: Action, until: Duration, doing: Doing): void {
  // What lasts is the hero's own from then on, whoever was meant.
  const { target: _, duration: __, ...own } = action;
  beginLasting(t, hero, own as Action, until, doing);
}

/** With nobody near, a stab in the back hits its owner, or the ally card that it has (BQ-CURSE-12). */
function* stabsItself(t: Bridge, action: Action, until: Duration, doing: Doing): Flow<void> {
  const { by } = doing;
  if (!(yield* worksAlone(t))) return;
  if (lossesOf(t, by, 'ally').length > 0) {
    const options = [{ id: 'self' }, { id: 'ally' }] as const;
    const { id } = yield* choose(t, by.seat, 'choice.stab-whom', options, { rule: 'BQ-CURSE-12' });
    if (id === 'ally') {
      yield* loses(t, by, { what: 'ally', count: 1, isRandom: false, rule: 'BQ-CURSE-12' });
      return;
    }
  }
  const stab = yield* withDiceRolled(t, action, doing);
  begin(t, by, stab, until, { ...doing, rule: 'BQ-CURSE-12' });
}
