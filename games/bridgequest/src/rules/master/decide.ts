import { type Flow, leftTo, type Option } from '@tablewright/engine';
import { type Bridge, masterSeat } from '../../table.ts';

/**
 * A decision that is left to whoever runs the game (BQ-GM-01): one of several that are equally usual is drawn,
 * and a person who runs it may take another.
 * @param key of the question in the catalogue, and what the draw is for
 */
export function* masterPicks<O extends Option>(
  t: Bridge,
  key: string,
  options: readonly O[],
  rule: string,
): Flow<O> {
  const [only] = options;
  if (only !== undefined && options.length === 1) return only;
  const ids = options.map(({ id }) => id);
  const usual = t.pick(ids, key);
  if (masterSeat(t) !== undefined) t.tell?.({ type: 'usual-drawn', rule, what: key, usual });
  return yield* masterDecides(t, key, options, ids.indexOf(usual), rule);
}

/**
 * A decision with one usual answer, which a person who runs the game may overrule (BQ-GM-01).
 * @param usual index of the usual option
 */
export function* masterDecides<O extends Option>(
  t: Bridge,
  key: string,
  options: readonly O[],
  usual: number,
  rule: string,
): Flow<O> {
  const master = masterSeat(t);
  if (master === undefined) {
    const taken = options[usual];
    if (taken === undefined) throw new Error(`nothing can be decided in "${key}"`);
    return taken;
  }
  const { taken, overrides } = yield* leftTo(t, master, `choice.${key}`, options, { usual, rule });
  if (overrides !== undefined) {
    t.tell?.({ type: 'master-ruled', rule, taken: taken.id, instead: overrides });
  }
  return taken;
}
