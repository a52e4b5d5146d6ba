import { has } from '../../rules/bearers/bearers.ts';
import { isA } from '../../rules/effects/kinds.ts';
import type { Trait } from '../trait.ts';
import { always, type Coverage, expertAt, inSetting } from './expertise.ts';

const RULE = 'DT-ROLE-16';
const ID = 'technology-expert';
const COVERAGE: Coverage = {
  ...always(
    'analyse-signal',
    'repair-machine',
    'interface-ai',
    'operate-drone',
    'improvise-tech',
    'identify-device',
  ),
  // Electronic systems: of a machine, of somebody hacked, or of a place so marked.
  'bypass-security': (w, _creature, roll) =>
    inSetting(roll, 'electronic') ||
    (roll.target !== undefined && (isA(w, roll.target, 'machine') || has(roll.target, 'hacked'))),
};

/** Machines, signals and fixes; whatever it repairs is repaired better. */
export const TECHNOLOGY_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
  restores: (_w, { creature }, way) => (way === 'repair' ? creature.level : 0),
};
