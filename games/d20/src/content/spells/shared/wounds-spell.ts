import { relieveOf } from '../../../rules/effects/relieve.ts';
import { spellDice, spellHeal, spellHurt } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { aFriend, alive, anEnemy, atOne } from './aims.ts';
import type { Row } from './families.ts';

/** Wounds that are healed or made by touch: so many dice and as much more (DT-DIV-101, -402). */
export function woundsSpell(
  row: Omit<Row, 'range' | 'tradition'>,
  dice: number,
  {
    cure,
    cause,
    paralysis,
  }: { readonly cure: string; readonly cause: string; readonly paralysis?: string },
): Spell {
  return {
    ...row,
    tradition: 'divine',
    range: 0,
    forms: paralysis === undefined ? [cure, cause] : [cure, paralysis, cause],
    good: (form) => (form === cause ? 'damage' : form === cure ? 'heal' : 'help'),
    touches: (form) => form === cause,
    aim: (form) => atOne(alive(form === cause ? anEnemy : aFriend)),
    *cast(t, casting) {
      const [target] = casting.targets;
      if (target === undefined) return;
      if (casting.form === paralysis) {
        yield* relieveOf(t, target, ['paralyzed'], 'cure', row.rule);
        return;
      }
      const rolled = (yield* spellDice(t, casting, dice, 'wounds')) + dice;
      if (casting.form === cause) yield* spellHurt(t, casting, target, rolled, []);
      else yield* spellHeal(t, casting, target, rolled + casting.bonus);
    },
  };
}
