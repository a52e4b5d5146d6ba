import { D6, type Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import { decideAmount, masterSeat } from '../../../rules/deciding/decide.ts';
import { afflict, DAY, MINUTE } from '../../../rules/effects/afflict.ts';
import { dangerOf, spellDice } from '../../../rules/magic/verbs.ts';
import { toldFace } from '../../../rules/rolls/roll.ts';
import { saveThrow } from '../../../rules/saves/save.ts';
import { advance } from '../../../rules/time/clock.ts';
import type { Casting, Spell } from '../../spell.ts';
import { spellSource } from '../shared/zones.ts';

/** Questions to powers that know, with what they do to a mind (DT-ARC-504). */
export const contactHigherPlane: Spell = {
  id: 'contact-higher-plane',
  rule: 'DT-ARC-504',
  tradition: 'arcane',
  level: 5,
  range: 0,
  save: 'WIS',
  good: 'story',
  aim: () => ({ at: 'self' }),
  // A question takes a minute: nobody asks in a fight (decision).
  closed: (w) => (w.state.combat === undefined ? undefined : 'closed.in-combat'),
  *cast(t, casting) {
    const { caster, level, spell } = casting;
    const most = Math.floor(level / 2);
    const question = { rule: spell.rule, min: 1, max: most, usual: 1 };
    const count = yield* decideAmount(t, caster, 'choice.questions', question);
    for (let at = 1; at <= count; at += 1) yield* ask(t, casting, at, count);
    const save = {
      ability: 'WIS',
      target: 10 + count,
      against: dangerOf(casting, ['mind']),
    } as const;
    if (yield* saveThrow(t, caster, save)) return;
    const days = yield* spellDice(t, casting, 1, 'days');
    yield* afflict(t, caster, {
      kind: 'confusion',
      source: spellSource(casting),
      until: { at: 'time', clock: t.state.clock + days * DAY },
    });
  },
};

/** One question: whoever runs the game sees how true the answer is, and gives it (DT-ARC-504). */
function* ask(t: D20, { caster, spell }: Casting, number: number, of: number): Flow<void> {
  const { rule } = spell;
  t.tell?.({ type: 'question-asked', rule, creature: caster.id, number, of });
  const master = masterSeat(t);
  t.among(master === undefined ? [] : [master], () => {
    const face = toldFace(t, caster.id, D6, 'answer');
    const how = face === 1 ? 'unknown' : face === 2 ? 'false' : 'true';
    t.tell?.({ type: 'question-answered', rule, number, how });
  });
  yield* advance(t, MINUTE);
}
