import { forMinutes, spellAffects, spellDice, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import type { RollPart } from '../../trait.ts';
import { alive, aPerson, atOne, type Fits } from './aims.ts';
import type { Row } from './families.ts';
import { nearestFirst } from './pool.ts';

/** The most that half a die shows. */
const MOST = 3;
const SPREAD = 20;

/** Persons stand paralyzed (DT-DIV-204, DT-ARC-306). */
export const holdPerson = (row: Row): Spell =>
  holdSpell(row, ['hold-person', 'hold-persons'], aPerson);

/**
 * Those that fit stand paralyzed (DT-DIV-204, DT-ARC-306, -506): one saves with disadvantage at first, several as usual,
 * the nearest first.
 *
 * @param forms one, and several
 */
export function holdSpell(row: Row, forms: readonly [string, string], fits: Fits): Spell {
  const [, several] = forms;
  return {
    ...row,
    forms,
    save: 'WIS',
    good: 'disable',
    aim: (form) =>
      form === several
        ? { at: 'creatures', most: () => MOST, spread: SPREAD, fits: alive(fits) }
        : atOne(alive(fits)),
    *cast(t, casting) {
      const isOne = casting.form !== several;
      const count = isOne ? 1 : yield* spellDice(t, casting, 1, 'number', true);
      const more: readonly RollPart[] = isOne ? [{ is: 'disadvantage', rule: row.rule }] : [];
      for (const target of nearestFirst(t, casting).slice(0, count)) {
        if (yield* spellSave(t, casting, target, 'WIS', { tags: ['mind', 'hold'], more })) continue;
        yield* spellAffects(t, casting, target, 'paralyzed', forMinutes(t, 10), {
          save: { ability: 'WIS', when: 'turn-end', target: casting.saveTn },
          data: { tag: 'mind' },
        });
      }
    },
  };
}
