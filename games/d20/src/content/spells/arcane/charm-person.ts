import { isInCombat } from '../../../rules/combat/end.ts';
import { areEnemies } from '../../../rules/creature.ts';
import { isImmune } from '../../../rules/effects/afflict.ts';
import { spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import { scoreOf } from '../../../rules/numbers/scores.ts';
import { setAttitude } from '../../../rules/social/influence.ts';
import type { Spell } from '../../spell.ts';
import type { RollPart } from '../../trait.ts';
import { standingOf } from '../effects/swayed.ts';
import { alive, aPerson, atOne } from '../shared/aims.ts';
import { forDays } from '../shared/until.ts';

const RULE = 'DT-ARC-101';
/** Days are so many less the score of INT (DT-COND-09). */
const DAYS = 20;

/** Charm Person: a trusted friend for days; others than characters come over to the caster’s side. */
export const CHARM_PERSON: Spell = {
  id: 'charm-person',
  rule: RULE,
  tradition: 'arcane',
  level: 1,
  range: 120,
  save: 'WIS',
  good: 'disable',
  aim: () => atOne(alive(aPerson)),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    const { caster, level } = casting;
    const fights = isInCombat(t, target) && areEnemies(caster, target);
    const more: readonly RollPart[] = fights ? [{ is: 'advantage', rule: RULE }] : [];
    if (yield* spellSave(t, casting, target, 'WIS', { tags: ['charm', 'mind'], more })) return;
    const days = DAYS - scoreOf(t, target, 'INT');
    const source = { rule: RULE, by: caster.id, level, isSpell: true as const };
    const until = forDays(t, Math.max(days, 0));
    const deluded = { kind: 'deluded', source, until };
    if (days <= 0 || isImmune(t, target, deluded)) {
      t.tell?.({ type: 'unaffected', rule: RULE, creature: target.id, effect: 'charmed' });
      return;
    }
    const data = { ...standingOf(target), creature: caster.id };
    const laid = yield* spellAffects(t, casting, target, 'charmed', until, { data });
    if (laid === undefined) return;
    yield* spellAffects(t, casting, target, 'deluded', until, {
      data: { text: 'trusted-friend', creature: caster.id },
    });
    if (target.character !== undefined) return;
    target.side = caster.side;
    target.run = caster.run;
    setAttitude(t, target, caster.side === 'party' ? 'friendly' : caster.attitude, RULE);
  },
};
