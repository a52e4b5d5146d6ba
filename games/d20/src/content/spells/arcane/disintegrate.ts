import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { dying } from '../../../rules/harm/fall.ts';
import {
  dangerOf,
  spellDice,
  spellHurt,
  spellSave,
  tellStory,
} from '../../../rules/magic/verbs.ts';
import { distanceBetween } from '../../../rules/place/distance.ts';
import type { Casting, Spell } from '../../spell.ts';
import { atOne } from '../shared/aims.ts';
import { vanish } from './conjure.ts';
import { breach, wallOf } from './walls.ts';

const RANGE = 60;
const OBJECT = 'object';

/** Nothing is left of a creature that it fells, nor of an object (DT-ARC-604). */
export const disintegrate: Spell = {
  id: 'disintegrate',
  rule: 'DT-ARC-604',
  tradition: 'arcane',
  level: 6,
  range: RANGE,
  forms: ['creature', OBJECT],
  save: 'DEX',
  good: (form) => (form === OBJECT ? 'story' : 'damage'),
  aim: (form) =>
    form === OBJECT ? { at: 'story' } : atOne((_w, caster, target) => target !== caster),
  *cast(t, casting) {
    if (casting.form === OBJECT) return yield* undo(t, casting);
    for (const target of casting.targets) yield* burst(t, casting, target);
  },
};

/** What a die of the damage shows at most. */
const DIE = 6;

function* burst(t: D20, casting: Casting, target: Creature): Flow<void> {
  if (yield* spellSave(t, casting, target, 'DEX', { harm: 6 * DIE + casting.bonus })) return;
  const total = (yield* spellDice(t, casting, 6, 'damage')) + casting.bonus;
  yield* spellHurt(t, casting, target, total, ['disintegration']);
  if (target.hp > 0 || target.life !== 'alive') return;
  // No window is left for whoever is dust, nor for whoever would have outlived it (DT-TOK-10).
  t.state.dying = t.state.dying.filter(({ creature }) => creature !== target.id);
  dying(t, target, { danger: dangerOf(casting, ['dust']) }, { isFinal: true });
}

/** An object: ten feet of stone that is no magic, or something of the story. */
function* undo(t: D20, casting: Casting): Flow<void> {
  const { caster, spell } = casting;
  const options = [
    { id: 'thing', one: undefined },
    ...t.state.creatures
      .filter((one) => {
        const wall = wallOf(t, one);
        return (
          one.life === 'alive' &&
          wall !== undefined &&
          wall.source.isSpell !== true &&
          distanceBetween(t, caster, one) <= RANGE
        );
      })
      .map((one) => ({ id: `section-${one.id}`, names: { creature: one.id }, one })),
  ];
  const question = { rule: spell.rule, usual: () => 0 };
  const { one } = yield* decide(t, caster, 'choice.object', options, question);
  tellStory(t, casting);
  if (one === undefined) return;
  yield* breach(t, one);
  vanish(t, one, spell.rule);
}
