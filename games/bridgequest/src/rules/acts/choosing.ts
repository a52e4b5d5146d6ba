import { choose, type Flow } from '@tablewright/engine';
import { LOCATIONS } from '../../bridge/layout.ts';
import { describeActions } from '../../effects/describe.ts';
import type { Action } from '../../effects/effect.ts';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { checkOf } from '../checks/check.ts';
import { isGlued } from '../worlds/change.ts';
import { type Act, type Acts, type Further, heroesMeant } from './doing.ts';
import { canLose } from './losses.ts';
import { canPay, pays } from './paying.ts';

/** What decides what is done: a check, a choice, a price (BQC-VERB-46 to -48). */
export const CHOOSING_ACTS: Acts = {
  *check(t, { stat, pass, fail, target }, doing) {
    if (stat === 'ST') return undefined;
    const further: Further[] = [];
    for (const hero of yield* heroesMeant(t, target, doing)) {
      const passed = yield* checkOf(t, hero, stat, doing.rule);
      further.push({ actions: passed ? pass : fail, you: hero });
    }
    return further;
  },
  *pick(t, { options, target }, doing) {
    const further: Further[] = [];
    for (const hero of yield* heroesMeant(t, target, doing)) {
      further.push({ actions: [yield* picked(t, hero, options)], you: hero });
    }
    return further;
  },
  *pay(t, { cost, do: actions, target }, doing) {
    const further: Further[] = [];
    for (const hero of yield* heroesMeant(t, target, doing)) {
      if (yield* pays(t, hero, cost, actions, doing)) further.push({ actions, you: hero });
    }
    return further;
  },
};

/** What a hero picks: what would do nothing only if nothing else would do anything (decision 47). */
function* picked(t: Bridge, { seat }: Hero, options: readonly Action[]): Flow<Action> {
  const offered = options.map((action, at) => ({
    ...{ id: `${at + 1}/${action.verb}`, text: describeActions([action]), action },
  }));
  const hero = t.state.heroes[seat];
  const working = hero && offered.filter(({ action }) => doesSomething(t, hero, action));
  const list = working === undefined || working.length === 0 ? offered : working;
  const about = { rule: 'BQC-VERB-47' };
  return (yield* choose(t, seat, 'choice.pick-effect', list, about)).action;
}

/** Whether an action could be carried out at all. */
export function doesSomething(t: Bridge, hero: Hero, action: Action): boolean {
  if (action.verb === 'lose') return canLose(t, hero, action.what);
  if (action.verb === 'pay') return canPay(t, hero, action.cost);
  if (action.verb === 'uncurse') return hasLastingCurse(t, hero);
  if (action.verb === 'unglue') return LOCATIONS.some((location) => isGlued(t, location));
  return true;
}

/** Whether something holds for a hero that only a wish ends (BQC-VERB-32). */
const hasLastingCurse = ({ state }: Bridge, { seat }: Hero): boolean =>
  state.lasting.some(({ target, until }) => target === seat && until === 'w');

/** A verb that is named so that cards can be asked for it, and does nothing by itself. */
export const nothing: Act<'setdie' | 'redie' | 'reroll' | 'cheat' | 'hijack' | 'calm'> = () =>
  undefined;
