import { type Flow, maybe } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature, Shape } from '../../../model.ts';
import { spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import type { Aim, Casting, Spell } from '../../spell.ts';
import { aFriend, alive, anEnemy, atCircle, atOne } from './aims.ts';
import type { Ends, Row } from './families.ts';
import { cancelZones } from './overlap.ts';
import { around, shapeOf, spellZone } from './zones.ts';

/** Light or darkness at a point, on a thing that somebody has, or light at somebody’s eyes. */
const FORMS = [
  'light',
  'light-on-thing',
  'light-at-eyes',
  'darkness',
  'darkness-on-thing',
] as const;

/** What its forms are good for, the others apart. */
const GOOD: Readonly<Record<string, string>> = {
  'light-at-eyes': 'disable',
  'light-on-thing': 'light',
};

/** Light and darkness, of any size and time (DT-DIV-104, -301, DT-ARC-105, -201). */
export function lightSpell(row: Omit<Row, 'range'>, feet: number, ends: Ends): Spell {
  return {
    ...row,
    range: 120,
    forms: FORMS,
    save: 'CON',
    good: (form) => GOOD[form] ?? 'help',
    aim: (form): Aim => {
      if (form === 'light-at-eyes') return atOne(alive(anEnemy));
      return form.endsWith('-on-thing') ? atOne(aFriend) : atCircle(feet);
    },
    *cast(t, casting) {
      const { form, targets } = casting;
      const [first] = targets;
      if (form === 'light-at-eyes') yield* maybe(dazzles(t, casting, first, ends));
      else if (!form.endsWith('-on-thing')) yield* lies(t, casting, shapeOf(t, casting), ends);
      else if (first !== undefined) yield* lies(t, casting, around(first, feet), ends);
    },
  };
}

/** Light lies there, or darkness: opposites that meet cancel each other (DT-MAG-20). */
function* lies(t: D20, casting: Casting, shape: Shape, ends: Ends): Flow<void> {
  const isLight = casting.form.startsWith('light');
  if (yield* cancelZones(t, isLight ? 'darkness' : 'light', shape)) return;
  spellZone(t, casting, isLight ? 'light' : 'darkness', ends(t, casting), shape);
}

function* dazzles(t: D20, casting: Casting, target: Creature | undefined, ends: Ends): Flow<void> {
  if (target === undefined || (yield* spellSave(t, casting, target, 'CON'))) return;
  yield* spellAffects(t, casting, target, 'blinded', ends(t, casting));
}
