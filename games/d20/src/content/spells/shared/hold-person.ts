import { forMinutes, spellAffects, spellDice, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import type { RollPart } from '../../trait.ts';
import { alive, aPerson } from './aims.ts';
import type { Row } from './families.ts';
import { nearestFirst } from './pool.ts';

/** One person, or several; the most that half a die shows. */
const FORMS = ['hold-person', 'hold-persons'] as const;
const MOST = 3;
const SPREAD = 20;

/** Persons stand paralyzed (DT-DIV-204, DT-ARC-306): one saves with disadvantage at first, several as usual. */
export function holdPerson(row: Row): Spell {
  return {
    ...row,
    forms: FORMS,
    save: 'WIS',
    good: 'disable',
    aim: (form) =>
      form === 'hold-persons'
        ? { at: 'creatures', most: () => MOST, spread: SPREAD, fits: alive(aPerson) }
        : { at: 'creatures', most: () => 1, fits: alive(aPerson) },
    *cast(t, casting) {
      const isOne = casting.form !== 'hold-persons';
      const count = isOne ? 1 : yield* spellDice(t, casting, 1, 'number', true);
      const more: readonly RollPart[] = isOne ? [{ is: 'disadvantage', rule: row.rule }] : [];
      for (const target of nearestFirst(t, casting).slice(0, count)) {
        if (yield* spellSave(t, casting, target, 'WIS', { tags: ['mind', 'hold'], more })) continue;
        yield* spellAffects(t, casting, target, 'paralyzed', forMinutes(t, 10), {
          save: { ability: 'WIS', when: 'turn-end', target: casting.saveTn },
        });
      }
    },
  };
}
