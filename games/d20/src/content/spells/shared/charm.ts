import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { effectOn } from '../../../rules/bearers/bearers.ts';
import { isInCombat } from '../../../rules/combat/end.ts';
import { areEnemies } from '../../../rules/creature.ts';
import { isImmune } from '../../../rules/effects/afflict.ts';
import { setAttitude } from '../../../rules/effects/attitude.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import { scoreOf } from '../../../rules/numbers/scores.ts';
import type { Casting } from '../../spell.ts';
import type { RollPart } from '../../trait.ts';
import { standingOf } from '../effects/swayed.ts';
import { forDays } from './until.ts';
import { spellSource } from './zones.ts';

/** Days are so many less the score of INT: at none the charm fails (DT-COND-09). */
const DAYS = 20;

/**
 * Charms somebody (DT-ARC-101, -401): a WIS save, with advantage while the caster's side is attacking it. Whoever fails
 * takes the caster for a trusted friend for 20 − INT days. An NPC is then friendly, and run by whoever runs the caster
 * (DT-ROLE-03); what a character does its player decides (DT-SOC-13).
 */
export function* charm(t: D20, casting: Casting, target: Creature): Flow<void> {
  const { caster, spell } = casting;
  const { rule } = spell;
  const isAttacked = isInCombat(t, target) && areEnemies(caster, target);
  const more: readonly RollPart[] = isAttacked ? [{ is: 'advantage', rule }] : [];
  if (yield* spellSave(t, casting, target, 'WIS', { tags: ['charm', 'mind'], more })) return;
  const days = DAYS - scoreOf(t, target, 'INT');
  const until = forDays(t, Math.max(days, 0));
  const deluded = { kind: 'deluded', source: spellSource(casting), until };
  if (days <= 0 || isImmune(t, target, deluded)) {
    t.tell?.({ type: 'unaffected', rule, creature: target.id, effect: 'charmed' });
    return;
  }
  // Nobody serves two friends: the newer one counts.
  const older = effectOn(target, 'charmed');
  if (older !== undefined && older.source.by !== caster.id) yield* relieve(t, target, older, 'end');
  const data = { ...standingOf(target), creature: caster.id };
  const laid = yield* spellAffects(t, casting, target, 'charmed', until, { data });
  if (laid === undefined) return;
  yield* spellAffects(t, casting, target, 'deluded', until, {
    data: { text: 'trusted-friend', creature: caster.id },
  });
  if (target.character !== undefined) return;
  target.side = caster.side;
  target.run = caster.run;
  setAttitude(t, target, caster.side === 'party' ? 'friendly' : caster.attitude, rule);
}
