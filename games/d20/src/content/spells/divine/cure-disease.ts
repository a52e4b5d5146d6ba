import { relieve } from '../../../rules/effects/relieve.ts';
import { spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { aFriend, alive, anEnemy, atOne } from '../shared/aims.ts';
import { DISPELLED } from '../shared/until.ts';

const RULE = 'DT-DIV-302';

/** Cure/Cause Disease. */
export const CURE_DISEASE: Spell = {
  id: 'cure-disease',
  rule: RULE,
  tradition: 'divine',
  level: 3,
  range: 30,
  forms: ['cure-disease', 'cause-disease'],
  save: 'CON',
  good: 'help',
  aim: (form) => atOne(alive(form === 'cause-disease' ? anEnemy : aFriend)),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    if (casting.form !== 'cause-disease') {
      for (const effect of [...target.effects]) {
        if (effect.kind === 'infected' || effect.data?.tag === 'disease')
          yield* relieve(t, target, effect, 'cure', RULE);
      }
      return;
    }
    if (yield* spellSave(t, casting, target, 'CON', { tags: ['disease'] })) return;
    yield* spellAffects(t, casting, target, 'infected', DISPELLED, { data: { tag: 'disease' } });
  },
};
