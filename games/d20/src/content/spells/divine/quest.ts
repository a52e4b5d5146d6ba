import { relieve } from '../../../rules/effects/relieve.ts';
import { spellAffects, spellSave, tellStory } from '../../../rules/magic/verbs.ts';
import { effectOn } from '../../../rules/numbers/bearers.ts';
import type { Spell } from '../../spell.ts';
import { alive, atOne } from '../shared/aims.ts';
import { undoes } from '../shared/oppose.ts';
import { DISPELLED } from '../shared/until.ts';

const RULE = 'DT-DIV-505';

/** Quest/Remove Quest: what has to be done is said aloud. */
export const QUEST: Spell = {
  id: 'quest',
  rule: RULE,
  tradition: 'divine',
  level: 5,
  range: 30,
  forms: ['quest', 'remove-quest'],
  save: 'CHA',
  good: 'help',
  aim: (form) =>
    atOne(
      alive((_w, caster, target) =>
        form === 'quest' ? target !== caster : effectOn(target, 'quest') !== undefined,
      ),
    ),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    if (casting.form === 'remove-quest') {
      const quest = effectOn(target, 'quest');
      if (quest === undefined) return;
      if (undoes(casting, quest.source.level)) yield* relieve(t, target, quest, 'cure', RULE);
      else t.tell?.({ type: 'unaffected', rule: RULE, creature: target.id, effect: 'quest' });
      return;
    }
    if (yield* spellSave(t, casting, target, 'CHA', { tags: ['charm', 'compulsion'] })) return;
    const data = { stage: 0 };
    const laid = yield* spellAffects(t, casting, target, 'compulsion', DISPELLED, { data });
    if (laid === undefined) return;
    yield* spellAffects(t, casting, target, 'quest', DISPELLED, { data: { stage: 0 } });
    tellStory(t, casting, DISPELLED);
  },
};
