import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, Effect, Item } from '../../model.ts';
import { consume } from '../../rules/actions/loading.ts';
import { areEnemies } from '../../rules/creature.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { heal } from '../../rules/harm/heal.ts';
import { rollD6 } from '../../rules/rolls/roll.ts';
import type { GearKind } from '../gear-kind.ts';
import type { Trait } from '../trait.ts';

const isFriend = (_w: World, user: Creature, on: Creature): boolean =>
  on.life === 'alive' && !areEnemies(user, on);

/** What helps the wounded and the poisoned (DT-EQ-32 to -35). */
export const REMEDIES: readonly GearKind[] = [
  { id: 'healers-kit', rule: 'DT-EQ-32', price: 10, tends: 'half', uses: 10 },
  { id: 'medkit', rule: 'DT-EQ-33', price: 60, tends: 'die', uses: 10 },
  {
    id: 'healing-draught',
    rule: 'DT-EQ-34',
    price: 50,
    uses: 1,
    good: 'heal',
    action: { on: 'reach', fits: isFriend, use: drink },
  },
  {
    id: 'antidote',
    rule: 'DT-EQ-35',
    price: 25,
    uses: 1,
    action: { on: 'reach', fits: isFriend, use: takeAntidote },
  },
];

/** A die and one more (DT-EQ-34). */
function* drink(t: D20, user: Creature, item: Item, on: Creature | undefined): Flow<void> {
  consume(t, user, item);
  const [face = 0] = yield* rollD6(t, user, 1, 'draught');
  const amount = face + 1;
  yield* heal(t, on ?? user, { amount, way: 'magic', rule: 'DT-EQ-34', by: user });
}

/** Whether an effect is poison: it says so. */
const isPoison = ({ data }: Effect): boolean => data?.tag === 'poison';

/** Ends one poison, or else helps with the next save against one (DT-EQ-35). */
function* takeAntidote(t: D20, user: Creature, item: Item, on: Creature | undefined): Flow<void> {
  const patient = on ?? user;
  consume(t, user, item);
  const poison = patient.effects.find(isPoison);
  if (poison !== undefined) return yield* relieve(t, patient, poison, 'cure', 'DT-EQ-35');
  const source = { rule: 'DT-EQ-35', by: user.id };
  yield* afflict(t, patient, { kind: 'antidote', source, until: { at: 'scene' } });
}

/** Advantage on one save against poison (DT-EQ-35). */
const antidote: Trait = {
  id: 'antidote',
  rule: 'DT-EQ-35',
  roll: (_w, _self, { kind, against }) =>
    kind === 'save' && against?.tags.includes('poison') === true
      ? [{ is: 'advantage', rule: 'DT-EQ-35', from: 'antidote' }]
      : undefined,
  on: {
    saved: (t, { creature, effect }, { against }) =>
      effect !== undefined && against.tags.includes('poison')
        ? relieve(t, creature, effect, 'end')
        : undefined,
  },
};

/** What they leave on whoever takes them. */
export const REMEDY_TRAITS: readonly Trait[] = [antidote];
