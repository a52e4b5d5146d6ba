import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { hazardOf, strike } from '../../../rules/harm/hazard.ts';
import { goAway } from '../../../rules/hiding/hush.ts';
import { spellDice } from '../../../rules/magic/verbs.ts';
import type { Casting, Spell } from '../../spell.ts';
import { atOne } from '../shared/aims.ts';
import { takesHold } from '../shared/willing.ts';

/** What a casting total has to reach, by how well the place is known. */
const PLACES = [
  { id: 'studied', target: 19 },
  { id: 'seen-once', target: 25 },
  { id: 'described', target: 30 },
] as const;

/** By how much it may be missed to come out beside the place, and not above ground. */
const NEAR = 5;

/** To any place of the world at once (DT-ARC-510); how well it is known, its caster says. */
export const teleport: Spell = {
  id: 'teleport',
  rule: 'DT-ARC-510',
  tradition: 'arcane',
  level: 5,
  range: 10,
  save: 'WIS',
  good: 'story',
  aim: () => atOne(),
  *cast(t, casting) {
    const { caster, spell, total } = casting;
    const [target] = casting.targets;
    if (target === undefined || !(yield* takesHold(t, casting, target, 'WIS'))) return;
    const question = { rule: spell.rule, params: { at: target.id }, usual: () => 0 };
    const place = yield* decide(t, caster, 'choice.familiarity', PLACES, question);
    const missedBy = place.target - (total ?? place.target);
    goAway(t, target);
    if (missedBy <= 0) tell(t, casting, target, 'there', 0);
    else if (missedBy <= NEAR)
      tell(t, casting, target, 'miles-off', yield* spellDice(t, casting, 1, 'miles'));
    else yield* dropFrom(t, casting, target);
  },
};

function tell(
  t: D20,
  { spell }: Casting,
  target: Creature,
  how: 'there' | 'miles-off' | 'above',
  amount: number,
): void {
  t.tell?.({ type: 'arrived', rule: spell.rule, creature: target.id, how, amount });
}

/** It comes out above ground, and falls (DT-HAZ-10). */
function* dropFrom(t: D20, casting: Casting, target: Creature): Flow<void> {
  const tens = yield* spellDice(t, casting, 1, 'height');
  tell(t, casting, target, 'above', tens * 10);
  yield* strike(t, target, hazardOf(t, 'fall', 2 * tens));
}
