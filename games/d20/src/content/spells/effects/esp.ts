import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { isUnaware } from '../../../rules/attack/aim.ts';
import { isBanned } from '../../../rules/bearers/bearers.ts';
import { saveTnOf } from '../../../rules/bearers/known-spells.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { MINUTE } from '../../../rules/effects/afflict.ts';
import { isSpared } from '../../../rules/effects/spared.ts';
import { reveal } from '../../../rules/magic/reveal.ts';
import { distanceBetween } from '../../../rules/place/distance.ts';
import { sees } from '../../../rules/place/sight.ts';
import { saveThrow } from '../../../rules/saves/save.ts';
import type { Bearer, Trait } from '../../trait.ts';
import { isBehindStone } from '../shared/sensing.ts';
import { isWilling } from '../shared/willing.ts';

const RULE = 'DT-ARC-204';
const FEET = 60;

/** Whose mind, or whose eyes, can be reached: seen, near, not warded, and not behind stone. */
export const isReached = (w: World, reader: Creature, other: Creature): boolean =>
  other !== reader &&
  other.life === 'alive' &&
  !isBanned(w, other, 'magic') &&
  sees(w, reader, other) &&
  distanceBetween(w, reader, other) <= FEET &&
  !isBehindStone(w, reader, other);

/** Another target for a spell that stays a minute with each: asks for whom, and writes it down. */
export function* nextTarget(t: D20, { creature, effect }: Bearer): Flow<Creature | undefined> {
  const others = t.state.creatures.filter((other) => isReached(t, creature, other));
  if (effect === undefined || others.length === 0) return undefined;
  const options = others.map((one) => ({ id: `at-${one.id}`, names: { creature: one.id }, one }));
  const { one } = yield* decide(t, creature, 'choice.spell-targets', options, {
    rule: effect.source.rule,
    params: { spell: effect.kind },
    usual: () => 0,
  });
  effect.data = { creature: one.id, amount: t.state.clock };
  return one;
}

/** A minute with one creature is not over, or nobody else can be reached. */
export function isBound(w: World, { creature, effect }: Bearer): string | undefined {
  if (w.state.clock - (effect?.data?.amount ?? 0) < MINUTE) return 'closed.not-yet';
  return w.state.creatures.some((other) => isReached(w, creature, other))
    ? undefined
    : 'closed.nobody';
}

/** Reads a mind: its thoughts are shown unless it saves, and then it feels a touch; who is unaware makes no save. */
export function* readMind(t: D20, reader: Creature, mind: Creature): Flow<void> {
  const against = { rule: RULE, tags: ['magic', 'esp'], isMagic: true, by: reader } as const;
  const shown = { rule: RULE, creatures: [mind] };
  if (isSpared(t, mind, against)) return reveal(t, reader, { ...shown, what: 'no-thoughts' });
  const unaware = isUnaware(t, reader, mind);
  const saved =
    !unaware &&
    !(yield* isWilling(t, { caster: reader, spell: { id: 'esp' } }, mind)) &&
    (yield* saveThrow(t, mind, { ability: 'WIS', target: saveTnOf(t, reader), against }));
  if (!saved) return reveal(t, reader, { ...shown, what: 'thoughts' });
  reveal(t, reader, { ...shown, what: 'no-thoughts' });
  reveal(t, mind, { ...shown, what: 'mind-touched' });
}

/** Reads one mind after another, a minute each. */
export const ESP: Trait = {
  id: 'esp',
  rule: RULE,
  powers: [
    {
      id: 'read-mind',
      rule: RULE,
      takes: 'action',
      closed: isBound,
      *use(t, self) {
        const mind = yield* nextTarget(t, self);
        if (mind !== undefined) yield* readMind(t, self.creature, mind);
      },
    },
  ],
};
