import type { World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { afflict, DAY } from '../../../rules/effects/afflict.ts';
import { spellAffects } from '../../../rules/magic/verbs.ts';
import type { AttackForm } from '../../attack-form.ts';
import type { Spell } from '../../spell.ts';
import { conjure } from './conjure.ts';

const ELEMENTS = ['air', 'earth', 'fire', 'water'] as const;
/** Feet that air flies and water swims. */
const FAST = 80;

type Element = (typeof ELEMENTS)[number];

const key = (element: Element): string => `conjure-elemental/${element}`;

/** Each element can be called once a day. */
const open = ({ state }: World, { used }: Creature): readonly Element[] =>
  ELEMENTS.filter((element) => {
    const last = used[key(element)];
    return last === undefined || state.clock - last >= DAY;
  });

/** An elemental of the caster's Level, which obeys while the caster concentrates (DT-ARC-503). */
export const conjureElemental: Spell = {
  id: 'conjure-elemental',
  rule: 'DT-ARC-503',
  tradition: 'arcane',
  level: 5,
  range: 240,
  isConcentration: true,
  good: 'help',
  aim: () => ({ at: 'self' }),
  closed: (w, caster) => (open(w, caster).length > 0 ? undefined : 'closed.used-today'),
  *cast(t, casting) {
    const { caster, level, spell } = casting;
    const options = open(t, caster).map((element) => ({ id: element }));
    if (options.length === 0) return;
    const question = { rule: spell.rule, usual: () => 0 };
    const { id: element } = yield* decide(t, caster, 'choice.element', options, question);
    caster.used[key(element)] = t.state.clock;
    const differences = { name: `${element}-elemental`, level, hp: 5 * level };
    const being = yield* conjure(t, caster, 'elemental', caster.place, spell.rule, differences);
    become(being, element, level, attacksOf(t, being));
    const source = { rule: spell.rule, level, isSpell: true as const };
    yield* afflict(t, being, { kind: 'conjured', source, until: { at: 'cure' } });
    yield* spellAffects(t, casting, being, 'obeys', { at: 'cure' });
  },
};

/** Its numbers come with the caster's Level, its ways with its element (DT-MON-42). */
function become(
  being: Creature,
  element: Element,
  level: number,
  attacks: readonly AttackForm[],
): void {
  const { printed } = being;
  if (printed === undefined) return;
  const damage = { d6: 2, plus: Math.floor(level / 2) };
  printed.attacks = attacks.map((attack) => ({
    ...attack,
    tags: element === 'fire' ? [...attack.tags, 'fire'] : attack.tags,
    printed: { hit: level, damage },
  }));
  if (element === 'air') being.traits.push('flies');
  if (element === 'air') printed.speed = FAST;
  if (element === 'fire') being.traits.push('is-fire');
}
