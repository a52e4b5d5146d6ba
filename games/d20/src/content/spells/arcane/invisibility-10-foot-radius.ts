import { spellAffects } from '../../../rules/magic/verbs.ts';
import { distanceBetween, isHere } from '../../../rules/place/distance.ts';
import type { Spell } from '../../spell.ts';
import { alive, atOne } from '../shared/aims.ts';
import { forHours } from '../shared/until.ts';
import { takesHold } from '../shared/willing.ts';

const FEET = 10;

/** Invisibility 10-Foot Radius: one creature, and all who are near it when it is cast. */
export const INVISIBILITY_10_FOOT_RADIUS: Spell = {
  id: 'invisibility-10-foot-radius',
  rule: 'DT-ARC-308',
  tradition: 'arcane',
  level: 3,
  range: 240,
  save: 'CHA',
  good: 'help',
  aim: () => atOne(alive()),
  *cast(t, casting) {
    const [middle] = casting.targets;
    if (middle === undefined) return;
    // Without the one in the middle there is no radius.
    if (!(yield* takesHold(t, casting, middle, 'CHA'))) return;
    const until = forHours(t, 24);
    const data = { creature: middle.id };
    const near = t.state.creatures
      .filter(
        (one) =>
          one !== middle &&
          one.life === 'alive' &&
          isHere(one) &&
          distanceBetween(t, middle, one) <= FEET,
      )
      .sort(
        (a, b) => distanceBetween(t, casting.caster, a) - distanceBetween(t, casting.caster, b),
      );
    for (const one of [middle, ...near]) {
      if (one !== middle && !(yield* takesHold(t, casting, one, 'CHA'))) continue;
      yield* spellAffects(t, casting, one, 'invisible', until);
      yield* spellAffects(t, casting, one, 'invisibility', until, { data });
    }
  },
};
