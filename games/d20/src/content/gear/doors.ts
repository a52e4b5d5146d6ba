import { isBanned } from '../../rules/bearers/bearers.ts';
import type { Trait } from '../trait.ts';

/** Advantage when force meets a thing, such as a door, and not somebody (DT-EQ-23, -42). */
export const cutsDoors = (id: string, rule: string, isTech = true): Trait => ({
  id,
  rule,
  roll: (w, { creature }, { kind, tag, target }) =>
    kind === 'check' &&
    tag === 'force' &&
    target === undefined &&
    !(isTech && isBanned(w, creature, 'tech'))
      ? [{ is: 'advantage', rule, from: id }]
      : undefined,
});
