import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { deadFor, raise } from '../../../rules/combat/raise.ts';
import { afflict, DAY } from '../../../rules/effects/afflict.ts';
import { isA } from '../../../rules/effects/kinds.ts';
import { dying } from '../../../rules/harm/fall.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { dangerOf, spellSave } from '../../../rules/magic/verbs.ts';
import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import type { Casting, Spell } from '../../spell.ts';
import { alive, atOne, atTouched, type Fits, isLiving } from '../shared/aims.ts';
import { forDays } from '../shared/until.ts';

const RULE = 'DT-DIV-506';
const ON_UNDEAD = 'raise-dead-on-undead';
const FINGER = 'finger-of-death';
const CURSE_DAYS = 7;

/** Bodies that are not dead for too long. */
const fresh: Fits = (w, { level }, target) =>
  target.life === 'dead' && deadFor(w, target) <= 2 * (level - 7) * DAY;

const anUndead: Fits = (w, caster, target) => target !== caster && isA(w, target, 'undead');
const aLiving: Fits = (w, caster, target) => target !== caster && isLiving(w, target);

/** Raise Dead/Finger of Death. */
export const RAISE_DEAD: Spell = {
  id: 'raise-dead',
  rule: RULE,
  tradition: 'divine',
  level: 5,
  range: 60,
  forms: ['raise-dead', ON_UNDEAD, FINGER],
  reachesDead: true,
  save: 'CON',
  good: (form) => (form === 'raise-dead' ? 'help' : 'disable'),
  touches: (form) => form === ON_UNDEAD,
  aim: (form) => {
    if (form === FINGER) return atOne(alive(aLiving));
    return atTouched(form === ON_UNDEAD ? alive(anUndead) : fresh);
  },
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    if (casting.form === FINGER) yield* points(t, casting, target);
    else if (casting.form === ON_UNDEAD) yield* destroys(t, casting, target);
    else if (yield* raise(t, target, RULE, casting.caster)) yield* weakens(t, target);
  },
};

/** Whoever returns is cursed for a week; no caster has laid that. */
function* weakens(t: D20, target: Creature): Flow<void> {
  const until = forDays(t, CURSE_DAYS);
  yield* afflict(t, target, { kind: 'cursed', source: { rule: RULE }, until });
}

function* destroys(t: D20, casting: Casting, target: Creature): Flow<void> {
  if (yield* spellSave(t, casting, target, 'CON', { tags: ['holy'] })) return;
  if (target.level > casting.level) return;
  dying(t, target, { danger: dangerOf(casting, ['holy']) }, { isFinal: true });
}

/** Dead if at half or less, else at 0; that is no damage, so that nothing halves it. */
function* points(t: D20, casting: Casting, target: Creature): Flow<void> {
  if (yield* spellSave(t, casting, target, 'CON', { tags: ['death'] })) return;
  const max = maxHpOf(t, target);
  const kills = target.hp * 2 <= max;
  const amount = kills ? target.hp + max : target.hp;
  yield* hurt(t, target, { danger: dangerOf(casting, ['death']), isDamage: false, amount });
}
