import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { areEnemies } from '../../../rules/creature.ts';
import { forRounds } from '../../../rules/effects/afflict.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { forMinutes, spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { atSquare } from '../shared/aims.ts';

const RULE = 'DT-DIV-201';
const ROUNDS = 6;

/** Bless/Blight. */
export const BLESS: Spell = {
  id: 'bless',
  rule: RULE,
  tradition: 'divine',
  level: 2,
  range: 60,
  forms: ['bless', 'blight'],
  save: 'WIS',
  good: (form) => (form === 'blight' ? 'area' : 'help'),
  aim: () => atSquare(20),
  *cast(t, casting) {
    const { caster, targets, form } = casting;
    const rounds = forRounds(t, ROUNDS);
    if (form !== 'blight') {
      for (const target of targets.filter(({ side }) => side === caster.side)) {
        if (!(yield* cancels(t, target, ['blighted', 'shaken'])))
          yield* spellAffects(t, casting, target, 'blessed', rounds);
      }
      return;
    }
    for (const target of targets.filter((one) => areEnemies(caster, one))) {
      if (yield* spellSave(t, casting, target, 'WIS')) continue;
      if (yield* cancels(t, target, ['blessed'])) continue;
      yield* spellAffects(t, casting, target, 'blighted', forMinutes(t, 60));
      yield* spellAffects(t, casting, target, 'shaken', rounds);
    }
  },
};

/** Bless and Blight cancel each other (DT-MAG-20). Returns whether the other form lay there. */
function* cancels(t: D20, target: Creature, kinds: readonly string[]): Flow<boolean> {
  const met = target.effects.filter(
    ({ kind, source }) => kinds.includes(kind) && source.rule === RULE,
  );
  for (const effect of met) yield* relieve(t, target, effect, 'end', 'DT-MAG-20');
  return met.length > 0;
}
