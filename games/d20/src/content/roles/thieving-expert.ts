import type { Trait } from '../trait.ts';
import { always, expertAt } from './expertise.ts';
import { againstUnaware } from './unaware.ts';

const RULE = 'DT-ROLE-17';
const ID = 'thieving-expert';
const COVERAGE = always(
  'open-locks',
  'find-traps',
  'remove-traps',
  'stealth',
  'climb',
  'forgery',
  'deceive',
);

/** Locks, traps, shadows and lies. */
export const THIEVING_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
  ...againstUnaware(RULE, (level) => Math.floor(level / 2), 2),
};
