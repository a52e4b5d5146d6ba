import { type Flow, leftTo, type Option, type TextParam } from '@tablewright/engine';
import { type Bridge, masterSeat } from '../../table.ts';

/** What is left to whoever runs the game, with a default for each (BQ-GM-01). */
export const DECISIONS = [
  ...(['bend-reality', 'bend-so', 'corner', 'facing', 'largest-horde', 'portal-text'] as const),
  ...(['read-alone', 'save-quantity', 'unclear-target', 'wandering-step'] as const),
  'which-monster-first',
] as const;
/** See {@link DECISIONS}. */
export type Decision = (typeof DECISIONS)[number];

/**
 * A decision that is left to whoever runs the game (BQ-GM-01): one of several that are equally usual is drawn,
 * and a person who runs it may take another.
 * @param key of the question in the catalogue, and what the draw is for
 */
export function* masterPicks<O extends Option>(
  t: Bridge,
  key: Decision,
  options: readonly O[],
  rule: string,
  params: Readonly<Record<string, TextParam>> = {},
): Flow<O> {
  const [only] = options;
  if (only !== undefined && options.length === 1) return only;
  const usual = usualDrawn(t, key, options, rule);
  const at = options.findIndex(({ id }) => id === usual);
  return yield* masterDecides(t, key, options, at, rule, params);
}

/**
 * Draws what is usual where several are equally so; told where a person may take something else.
 * @returns the id of an option; without a draw if there is only one
 */
export function usualDrawn<O extends Option>(
  t: Bridge,
  key: Decision,
  options: readonly O[],
  rule: string,
): string {
  const ids = options.map(({ id }) => id);
  const [only] = ids;
  if (only !== undefined && ids.length === 1) return only;
  const usual = t.pick(ids, key);
  if (masterSeat(t) !== undefined) t.tell?.({ type: 'usual-drawn', rule, what: key, usual });
  return usual;
}

/**
 * A decision with one usual answer, which a person who runs the game may overrule (BQ-GM-01).
 * @param usual index of the usual option
 * @param params what the question says
 */
export function* masterDecides<O extends Option>(
  t: Bridge,
  key: Decision,
  options: readonly O[],
  usual: number,
  rule: string,
  params: Readonly<Record<string, TextParam>> = {},
): Flow<O> {
  t.met?.(`default.${key}`);
  const master = masterSeat(t);
  if (master === undefined) {
    const taken = options[usual];
    if (taken === undefined) throw new Error(`nothing can be decided in "${key}"`);
    return taken;
  }
  const { taken, overrides } = yield* leftTo(t, master, `choice.${key}`, options, {
    usual,
    rule,
    params,
  });
  if (overrides !== undefined) {
    t.tell?.({ type: 'master-ruled', rule, taken: taken.id, instead: overrides });
  }
  return taken;
}
