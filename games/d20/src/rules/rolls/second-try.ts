import { D20 as DIE20, type Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { decide } from '../deciding/decide.ts';
import { facesOf, naturalOf, type Rolled } from './roll.ts';
import { tellRoll } from './tell-roll.ts';

const OPTIONS = [{ id: 'again' }, { id: 'leave' }] as const;

/** A failed roll that a trait of the roller lets it make once more, all its dice anew (DT-ROLE-03). */
export function* secondTry(t: D20, rolled: Rolled): Flow<void> {
  const { roller } = rolled.at;
  let rule: string | undefined;
  eachTrait(t, roller, (trait, self) => {
    rule ??= trait.retries?.(t, self, rolled.at)?.rule;
  });
  if (rule === undefined) return;
  const { id } = yield* decide(t, roller, 'choice.second-try', OPTIONS, {
    rule,
    params: { natural: naturalOf(rolled) },
    usual: () => 0,
  });
  if (id === 'leave') return;
  roller.used[rule] = t.state.clock;
  const { length } = rolled.faces;
  const { faces, isByHand } = yield* facesOf(t, roller, DIE20, length, 'reroll', rolled);
  rolled.faces.splice(0, length, ...faces);
  rolled.isByHand = isByHand;
  tellRoll(t, rolled, { rule });
}
