import { tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { alive, atOne } from '../shared/aims.ts';
import { isOnQuest, layQuest, liftQuest } from '../shared/quests.ts';
import { DISPELLED } from '../shared/until.ts';

/** Quest/Remove Quest: what has to be done is said aloud. */
export const QUEST: Spell = {
  id: 'quest',
  rule: 'DT-DIV-505',
  tradition: 'divine',
  level: 5,
  range: 30,
  forms: ['quest', 'remove-quest'],
  save: 'CHA',
  good: 'help',
  aim: (form) =>
    atOne(
      alive((_w, caster, target) => (form === 'quest' ? target !== caster : isOnQuest(target))),
    ),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    if (casting.form === 'remove-quest') yield* liftQuest(t, casting, target);
    else if (yield* layQuest(t, casting, target, { stage: 0 })) tellStory(t, casting, DISPELLED);
  },
};
