import type { World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { isA } from '../../../rules/effects/kinds.ts';
import { reveal } from '../../../rules/magic/reveal.ts';
import { tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_STORY, alive, atOne } from '../shared/aims.ts';
import { takesHold } from '../shared/willing.ts';

const RULE = 'DT-DIV-203';
const OF_THING = 'know-alignment-of-thing';

/** Which way a creature leans: evil ones are malign, friends of the party kind, all others look after themselves. */
const leaningOf = (w: World, target: Creature): string => {
  if (isA(w, target, 'evil')) return 'malign';
  return target.attitude === 'friendly' ? 'kind' : 'self-serving';
};

/** Know Alignment. */
export const KNOW_ALIGNMENT: Spell = {
  id: 'know-alignment',
  rule: RULE,
  tradition: 'divine',
  level: 2,
  range: 10,
  forms: ['know-alignment', OF_THING],
  save: 'CHA',
  good: 'story',
  aim: (form) =>
    form === OF_THING ? AT_STORY : atOne(alive((_w, caster, target) => target !== caster)),
  *cast(t, casting) {
    if (casting.form === OF_THING) return tellStory(t, casting);
    const [target] = casting.targets;
    if (target === undefined || !(yield* takesHold(t, casting, target, 'CHA'))) return;
    const evil = isA(t, target, 'evil') ? 'evil' : 'not-evil';
    reveal(t, casting.caster, {
      rule: RULE,
      what: 'alignment',
      creatures: [target],
      words: [target.attitude, evil, leaningOf(t, target)],
    });
  },
};
