import type { Flow } from '@tablewright/engine';
import type { Insight, RollPart } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { decide } from '../deciding/decide.ts';

/**
 * What a creature’s traits know of a being that is not aware of it, if whoever decides for it uses that now; afterwards
 * the being knows (DT-ROLE-06).
 */
export function* insightInto(
  t: D20,
  creature: Creature,
  target: Creature,
): Flow<Insight | undefined> {
  let found: Insight | undefined;
  eachTrait(t, creature, (trait, self) => {
    found ??= trait.insight?.(t, self, target);
  });
  if (found === undefined) return undefined;
  const options = [
    { id: 'use', insight: found },
    { id: 'keep', insight: undefined },
  ];
  const { insight } = yield* decide<{ readonly id: string; readonly insight: Insight | undefined }>(
    t,
    creature,
    'choice.insight',
    options,
    { rule: found.rule, params: { at: target.id }, usual: () => 0 },
  );
  if (insight !== undefined) creature.used[insightKey(insight.rule, target)] = t.state.clock;
  return insight;
}

/** Under which name it is noted that a being knows of somebody’s insight. */
export const insightKey = (rule: string, { id }: Creature): string => `${rule}/${id}`;

/** Insight as a part of a roll. */
export const insightParts = (insight: Insight | undefined): readonly RollPart[] =>
  insight === undefined
    ? []
    : [{ is: 'bonus', value: insight.roll, stack: 'add', rule: insight.rule }];
