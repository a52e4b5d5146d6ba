import { deadFor, raise } from '../../../rules/combat/raise.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_STORY, aFriend, atOne } from '../shared/aims.ts';

const RULE = 'DT-DIV-403';
const OF_THING = 'neutralize-poison-of-thing';
/** Rounds within which somebody who died of poison returns. */
const ROUNDS = 10;

/** Neutralize Poison. */
export const NEUTRALIZE_POISON: Spell = {
  id: 'neutralize-poison',
  rule: RULE,
  tradition: 'divine',
  level: 4,
  range: 0,
  forms: ['neutralize-poison', OF_THING],
  reachesDead: true,
  good: 'help',
  aim: (form) =>
    form === OF_THING
      ? AT_STORY
      : atOne(
          (w, caster, target) =>
            aFriend(w, caster, target) &&
            (target.life === 'alive' ||
              (target.death?.tags.includes('poison') === true && deadFor(w, target) <= ROUNDS)),
        ),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (casting.form === OF_THING) return tellStory(t, casting);
    if (target === undefined) return;
    if (target.life !== 'alive') {
      yield* raise(t, target, RULE, casting.caster);
      return;
    }
    for (const effect of [...target.effects]) {
      if (effect.data?.tag === 'poison') yield* relieve(t, target, effect, 'cure', RULE);
    }
  },
};
