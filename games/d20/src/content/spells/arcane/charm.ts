import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature, Until } from '../../../model.ts';
import { areEnemies } from '../../../rules/creature.ts';
import { DAY } from '../../../rules/effects/afflict.ts';
import { spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import { scoreOf } from '../../../rules/numbers/scores.ts';
import { setAttitude } from '../../../rules/social/influence.ts';
import type { Casting } from '../../spell.ts';

/** A charm fails with this INT (DT-COND-09). */
const TOO_CLEVER = 20;

/**
 * Charms somebody (DT-ARC-101, -401): a WIS save, with advantage while the caster's side is attacking it. Whoever fails
 * takes the caster for a trusted friend for 20 − INT days; at none the whole charm fails. An NPC is then friendly, and
 * run by whoever runs the caster (DT-ROLE-03); what a character does its player decides (DT-SOC-13). Returns whether it
 * is charmed.
 */
export function* charm(t: D20, casting: Casting, target: Creature): Flow<boolean> {
  const { caster, spell } = casting;
  const isAttacked = t.state.combat !== undefined && areEnemies(caster, target);
  const more = isAttacked ? [{ is: 'advantage', rule: spell.rule } as const] : [];
  if (yield* spellSave(t, casting, target, 'WIS', { tags: ['charm'], more })) return false;
  const days = TOO_CLEVER - scoreOf(t, target, 'INT');
  if (days <= 0) {
    t.tell?.({ type: 'unaffected', rule: 'DT-COND-09', creature: target.id, effect: 'deluded' });
    return false;
  }
  const until: Until = { at: 'time', clock: t.state.clock + days * DAY };
  const data = { text: 'a trusted friend', creature: caster.id };
  const laid = yield* spellAffects(t, casting, target, 'deluded', until, { data });
  if (laid === undefined) return false;
  const { run, side, attitude } = target;
  const was = { run, side, attitude };
  yield* spellAffects(t, casting, target, 'beguiled', until, { data: { was } });
  if (target.character !== undefined) return true;
  if (caster.side === 'party') setAttitude(t, target, 'friendly', spell.rule);
  target.side = caster.side;
  target.run = caster.run;
  return true;
}
