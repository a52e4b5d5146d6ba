import { choose, type Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { masterSeat } from '../deciding/decide.ts';

/** What pays for the benefit of a token: one that is held, or one that fate is tempted for and that is spent at once. */
export type Means = 'token' | 'tempt';

/** What a character can pay with now (DT-TOK-03, -22). */
export function meansOf(t: D20, spender: Creature): readonly Means[] {
  const means: Means[] = [];
  if (spender.tokens > 0) means.push('token');
  if (mayTempt(t, spender)) means.push('tempt');
  return means;
}

/** Pays for a benefit that is told as `on`; nothing is gained where fate may not be tempted after all (DT-TOK-22). */
export function* pay(
  t: D20,
  spender: Creature,
  means: Means,
  { on, rule }: { readonly on: string; readonly rule: string },
): Flow<boolean> {
  if (means === 'tempt') return yield* temptFate(t, spender);
  spender.tokens -= 1;
  const { id, tokens } = spender;
  t.tell?.({ type: 'token-spent', rule, creature: id, on, tokens });
  return true;
}

/** Whether fate may be tempted (DT-TOK-22): with the software as master once a scene. */
export function mayTempt(t: D20, { used }: Creature): boolean {
  return masterSeat(t) !== undefined || used['tempt-fate'] === undefined;
}

/** Tempts fate: two points for whoever runs the game, who may refuse if it is a person (DT-TOK-22). */
export function* temptFate(t: D20, spender: Creature): Flow<boolean> {
  const master = masterSeat(t);
  if (master !== undefined) {
    const options = [{ id: 'refuse' }, { id: 'grant' }];
    const question = { rule: 'DT-TOK-22', params: { creature: spender.id }, fallback: 1 };
    const { id } = yield* choose(t, master, 'choice.grant-token', options, question);
    if (id === 'refuse') {
      t.tell?.({ type: 'fate-refused', rule: 'DT-TOK-22', creature: spender.id });
      return false;
    }
  } else spender.used['tempt-fate'] = t.state.clock;
  t.state.points += 2;
  t.tell?.({
    type: 'fate-tempted',
    rule: 'DT-TOK-22',
    creature: spender.id,
    points: t.state.points,
  });
  return true;
}
