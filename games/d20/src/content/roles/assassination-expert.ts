import type { Trait } from '../trait.ts';
import { always, expertAt, halfLevel } from './expertise.ts';
import { againstUnaware } from './unaware.ts';

const RULE = 'DT-ROLE-02';
const ID = 'assassination-expert';
const COVERAGE = always(
  'open-locks',
  'find-traps',
  'remove-traps',
  'stealth',
  'identify-poison',
  'climb',
  'hear-noise',
);

/** Half a thief, and deadly to whoever does not see it coming. */
export const ASSASSINATION_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE, halfLevel),
  ...againstUnaware(RULE, (level) => level, 3),
};
