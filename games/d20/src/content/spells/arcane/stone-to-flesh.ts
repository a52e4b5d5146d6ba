import { effectOn } from '../../../rules/bearers/bearers.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { atOne } from '../shared/aims.ts';

const TO_STONE = 'flesh-to-stone';

/** Ends petrification, or brings it (DT-ARC-612); who was dead in stone is a corpse. */
/** Whoever fails is stone: as bad as any harm (DT-BOT-02). */
const ALL = Number.POSITIVE_INFINITY;

export const stoneToFlesh: Spell = {
  id: 'stone-to-flesh',
  rule: 'DT-ARC-612',
  tradition: 'arcane',
  level: 6,
  range: 120,
  forms: ['stone-to-flesh', TO_STONE],
  save: 'CON',
  reachesDead: true,
  reachesStone: true,
  good: (form) => (form === TO_STONE ? 'disable' : 'help'),
  aim: (form) =>
    atOne((_w, caster, target) => {
      const isStone = effectOn(target, 'petrified') !== undefined;
      return form === TO_STONE ? target !== caster && target.life === 'alive' && !isStone : isStone;
    }),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    if (casting.form !== TO_STONE)
      yield* relieveOf(t, target, ['petrified'], 'cure', casting.spell.rule);
    else if (!(yield* spellSave(t, casting, target, 'CON', { harm: ALL })))
      yield* spellAffects(t, casting, target, 'petrified', { at: 'cure' });
  },
};
