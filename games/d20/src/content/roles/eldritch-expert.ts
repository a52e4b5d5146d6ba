import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { areEnemies } from '../../rules/creature.ts';
import { isA } from '../../rules/effects/kinds.ts';
import { insightKey } from '../../rules/rolls/insight.ts';
import type { Trait } from '../trait.ts';
import { always, expertAt, expertPart, halfLevel } from './expertise.ts';

const RULE = 'DT-ROLE-06';
const ID = 'eldritch-expert';
const TASKS = expertAt(
  RULE,
  ID,
  always('identify-supernatural', 'occult-symbols', 'discern-entity', 'withstand-mind', 'ritual'),
);
/** What alters a mind, as dangers name it (DT-TASK-07). */
const MIND_ALTERING: readonly string[] = [
  'mind',
  'charm',
  'fear',
  'illusion',
  'compulsion',
  'confusion',
];

/** Knows what should not be known, and for once that helps. */
export const ELDRITCH_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  roll(w, self, roll) {
    const { kind, against } = roll;
    const isOfMind = against?.tags.some((tag) => MIND_ALTERING.includes(tag)) === true;
    if (kind === 'save' && isOfMind) return expertPart(RULE, ID, self.creature.level + 2);
    return TASKS.roll(w, self, roll);
  },
  insight: (w, { creature }, target) =>
    isInsight(w, creature, target)
      ? { rule: RULE, roll: halfLevel(creature), number: 2 * creature.level }
      : undefined,
  edge: (w, { creature }, target) =>
    isInsight(w, creature, target)
      ? { rule: RULE, hit: halfLevel(creature), damage: 2 * creature.level, isOnce: true }
      : undefined,
};

/** Whether somebody can still be surprised by what is known of it: something of another world, once each. */
function isInsight(w: World, creature: Creature, target: Creature): boolean {
  if (creature.used[insightKey(RULE, target)] !== undefined) return false;
  return !areAllies(creature, target) && isOtherworldly(w, target);
}

const areAllies = (a: Creature, b: Creature): boolean =>
  a === b || (a.side === b.side && !areEnemies(a, b));

/** Undead, evil, or neither person nor beast nor machine (decision: the source says “a being or power”). */
const isOtherworldly = (w: World, target: Creature): boolean =>
  isA(w, target, 'undead') ||
  isA(w, target, 'evil') ||
  !['person', 'beast', 'machine'].some((kind) => isA(w, target, kind));
