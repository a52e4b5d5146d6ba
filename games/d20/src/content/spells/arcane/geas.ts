import { decide } from '../../../rules/deciding/decide.ts';
import type { Spell } from '../../spell.ts';
import { atOne } from '../shared/aims.ts';
import { isOnQuest, layQuest, liftQuest } from '../shared/quests.ts';

const REMOVE = 'remove-geas';
/** What a geas is about; the deed itself its caster says (DT-NAR). */
const DEEDS = [{ id: 'commanded' }, { id: 'forbidden' }] as const;

/** A deed is commanded or forbidden, or such a bond is lifted (DT-ARC-605, as DT-DIV-505). */
export const geas: Spell = {
  id: 'geas',
  rule: 'DT-ARC-605',
  tradition: 'arcane',
  level: 6,
  range: 30,
  forms: ['geas', REMOVE],
  save: 'CHA',
  good: (form) => (form === REMOVE ? 'help' : 'story'),
  aim: (form) =>
    atOne((_w, caster, target) => (form === REMOVE ? isOnQuest(target) : target !== caster)),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    if (casting.form === REMOVE) return yield* liftQuest(t, casting, target);
    const question = { rule: 'DT-ARC-605', params: { at: target.id }, usual: () => 0 };
    const { id: text } = yield* decide(t, casting.caster, 'choice.deed-of-geas', DEEDS, question);
    yield* layQuest(t, casting, target, { text });
  },
};
