import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { isDeflected } from '../../../rules/attack/attack.ts';
import { areEnemies } from '../../../rules/creature.ts';
import { decideAmount } from '../../../rules/deciding/decide.ts';
import { isSpared } from '../../../rules/effects/spared.ts';
import { dangerOf, spellDice, spellHurt } from '../../../rules/magic/verbs.ts';
import type { Casting, Spell } from '../../spell.ts';
import { alive } from '../shared/aims.ts';

const RULE = 'DT-ARC-106';
const TAGS = ['missile', 'force'];

/** Magic Missile: it always hits; strong casters split it. */
export const MAGIC_MISSILE: Spell = {
  id: 'magic-missile',
  rule: RULE,
  tradition: 'arcane',
  level: 1,
  range: 150,
  good: 'damage',
  aim: () => ({
    at: 'creatures',
    most: (level) => (level >= 11 ? 3 : level >= 6 ? 2 : 1),
    fits: alive((_w, caster, target) => target !== caster),
  }),
  *cast(t, casting) {
    const { targets, bonus } = casting;
    // Shields and images take their parts first: without anybody left to hit no die is rolled (DT-ARC-209).
    const hit = targets.filter((target) => !isTaken(t, casting, target));
    if (hit.length === 0) return;
    const total = (yield* spellDice(t, casting, 1, 'damage')) + 1 + bonus;
    const parts = yield* split(t, casting, total);
    for (const [at, target] of targets.entries()) {
      const part = parts[at] ?? 0;
      if (part > 0 && hit.includes(target)) yield* spellHurt(t, casting, target, part, TAGS);
    }
  },
};

/** Whether a part does nothing: warded off, or taken by an image (a sole target’s images were asked for already). */
function isTaken(t: D20, casting: Casting, target: Creature): boolean {
  if (isSpared(t, target, dangerOf(casting, TAGS))) {
    t.tell?.({ type: 'unaffected', rule: RULE, creature: target.id, effect: casting.spell.id });
    return true;
  }
  const { caster, targets } = casting;
  return targets.length > 1 && areEnemies(caster, target) && isDeflected(t, caster, target);
}

/** The total is divided as the caster likes; at least a point for each, where there are so many. */
function* split(t: D20, { caster, targets }: Casting, total: number): Flow<readonly number[]> {
  const parts: number[] = [];
  const least = total < targets.length ? 0 : 1;
  let left = total;
  for (const [at, target] of targets.entries()) {
    const after = targets.length - 1 - at;
    if (after === 0) {
      parts.push(left);
      break;
    }
    const part = yield* decideAmount(t, caster, 'choice.missile-part', {
      rule: RULE,
      params: { creature: target.id, left },
      min: least,
      max: left - after * least,
      usual: Math.ceil(left / (after + 1)),
    });
    parts.push(part);
    left -= part;
  }
  return parts;
}
