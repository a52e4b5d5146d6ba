import type { Text, TextParam } from '@tablewright/engine';
import type { Action, Condition, Effect } from './effect.ts';
import {
  type Amount,
  type ArgumentKinds,
  type Cost,
  SIGNATURES,
  type Signature,
  type Verb,
} from './signatures.ts';

/** Verbs whose amount is a change that is written with its sign. */
const CHANGES: ReadonlySet<Verb> = new Set([
  'att',
  'def',
  'any',
  'mst',
  'run',
  'stat',
  'karma',
  'travel',
  'loot',
  'levels',
  'slot',
  'hand',
  'toll',
  'potion',
]);

/** What an effect does, in words that a card prints: when, under which conditions, and what then. */
export function describeEffect({ trigger, limit, if: conditions, do: actions }: Effect): Text {
  const params = {
    when: { key: `when.${trigger}${limit === undefined ? '' : `.${limit}`}` },
    does: describeActions(actions),
  };
  if (conditions.length === 0) return { key: 'effect', params };
  return { key: 'effect.if', params: { ...params, if: conditions.map(describeCondition) } };
}

/** What several actions do, one after the other. */
export function describeActions(actions: readonly Action[]): Text {
  return inTurn('effect.then', actions.map(describeAction));
}

/** What has to be true. */
export function describeCondition(condition: Condition): Text {
  if ('is' in condition) {
    const { kind, is } = condition;
    return is === 'any' ? { key: `if.${kind}.any` } : { key: `if.${kind}`, params: { is } };
  }
  if ('slot' in condition) {
    const { kind, slot } = condition;
    return { key: `if.${kind}`, params: { slot: { key: `gear.${slot}` } } };
  }
  if ('than' in condition) {
    const { kind, than, n } = condition;
    return { key: `if.${kind}`, params: { than: { key: `than.${THAN[than]}`, params: { n } }, n } };
  }
  return { key: `if.${condition.kind}` };
}

/** How comparisons are named in the catalogue. */
const THAN = { '>=': 'least', '<=': 'most', '>': 'more', '<': 'less', '=': 'exactly' } as const;

function describeAction(action: Action): Text {
  const { target, duration } = action;
  const does = bareAction(action);
  const on = target === undefined ? does : about('effect.on', does, `target.${target}`);
  // Whatever lasts for one roll says which roll by its verb.
  return duration === undefined ? on : about('effect.until', on, `until.${duration}`);

  function about(key: string, what: Text, by: string): Text {
    return { key, params: { does: what, by: { key: by } } };
  }
}

/** An action without whom it is about and how long it lasts. */
function bareAction(action: Action): Text {
  switch (action.verb) {
    case 'check': {
      const { stat, pass, fail } = action;
      const both = pass.length > 0 && fail.length > 0;
      const key = both ? 'do.check' : pass.length > 0 ? 'do.check.pass' : 'do.check.fail';
      return {
        key,
        params: { stat, pass: describeActions(pass), fail: describeActions(fail) },
      };
    }
    case 'pick':
      return {
        key: 'do.pick',
        params: { options: inTurn('effect.or', action.options.map(describeAction)) },
      };
    case 'pay':
      return {
        key: 'do.pay',
        params: { cost: describeCost(action.cost), do: describeActions(action.do) },
      };
    default:
      return describePlain(action);
  }
}

/** An action that holds no others. */
function describePlain(action: Action): Text {
  const { verb } = action;
  const { parameters }: Signature = SIGNATURES[verb];
  const fields = action as unknown as Readonly<Record<string, unknown>>;
  const given = parameters.filter(({ name }) => fields[name] !== undefined);
  const params = Object.fromEntries(
    given.flatMap(({ name, kind }) =>
      describeArgument(name, kind, fields[name] as ArgumentKinds[typeof kind], CHANGES.has(verb)),
    ),
  );
  // Arguments that may be left out have a sentence of their own, and so has what comes out as less.
  const further = given.filter(({ optional }) => optional === true).map(({ name }) => `.${name}`);
  const less = isLess(fields.n) && HAS_LESS.has(verb) ? '.less' : '';
  return { key: `do.${verb}${further.join('')}${less}`, params };
}

/** Verbs that say something else where their amount is negative. */
const HAS_LESS: ReadonlySet<Verb> = new Set(['ease', 'seal', 'door']);

function isLess(n: unknown): boolean {
  if (typeof n === 'number') return n < 0;
  return typeof n === 'object' && n !== null && 'sign' in n && n.sign === -1;
}

/** The gaps that an argument fills: itself, and for what is counted whether it is one or several. */
function describeArgument<K extends keyof ArgumentKinds>(
  name: string,
  kind: K,
  value: ArgumentKinds[K],
  signed: boolean,
): readonly (readonly [string, TextParam])[] {
  switch (kind) {
    case 'amount':
    case 'count':
      return [
        [name, value === 'all' ? { key: 'amount.all' } : describeAmount(value as Amount, signed)],
        ['count', typeof value === 'number' ? Math.abs(value) : 2],
      ];
    case 'change': {
      const change = value as ArgumentKinds['change'];
      const isFactor = typeof change === 'object' && 'times' in change;
      return [[name, isFactor ? timesOf(change.times) : describeAmount(change, signed)]];
    }
    case 'factor':
      return [[name, timesOf(value as number)]];
    case 'tag':
    case 'filter':
      return [[name, value === 'any' ? { key: 'filter.any' } : String(value)]];
    case 'text':
      return [[name, String(value)]];
    case 'loss':
      return [[name, describeLoss(String(value))]];
    default:
      return [[name, { key: `${kind}.${String(value)}` }]];
  }
}

function timesOf(factor: number): Text {
  return { key: 'amount.times', params: { factor } };
}

function describeLoss(what: string): Text {
  return what.startsWith('tag:')
    ? { key: 'loss.tag', params: { tag: what.slice('tag:'.length) } }
    : { key: `loss.${what}` };
}

/** An amount, with its sign where it changes something. */
function describeAmount(amount: Amount, signed: boolean): TextParam {
  if (typeof amount === 'string') return { key: `amount.${amount}${signed ? '.more' : ''}` };
  if (typeof amount === 'number') {
    if (!signed) return Math.abs(amount);
    return { key: amount < 0 ? 'amount.less' : 'amount.more', params: { n: Math.abs(amount) } };
  }
  const { dice, sides, sign } = amount;
  const n = `${dice === 1 ? '' : dice}d${sides}`;
  return signed ? { key: sign < 0 ? 'amount.less' : 'amount.more', params: { n } } : n;
}

function describeCost(cost: Cost): Text {
  return cost === 'this' ? { key: 'cost.this' } : { key: `cost.${cost.of}`, params: { n: cost.n } };
}

/** Texts one after the other, joined by a text with the gaps `first` and `next`. */
function inTurn(key: string, texts: readonly Text[]): Text {
  const [first, ...others] = texts;
  if (first === undefined) return { key: 'effect.nothing' };
  return others.reduce((before, next) => ({ key, params: { first: before, next } }), first);
}
