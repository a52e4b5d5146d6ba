import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { effectOn, has } from '../../rules/bearers/bearers.ts';
import { decide } from '../../rules/deciding/decide.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { TAGS } from '../tags.ts';
import type { Trait } from '../trait.ts';
import { always, expertAt, inSetting } from './expertise.ts';

const RULE = 'DT-ROLE-07';
const ID = 'espionage-expert';
const READY = 'gadget';
const SPENT = 'gadgets-spent';
const COVERAGE = {
  ...always(
    'gather-intel',
    'forgery',
    'assume-identity',
    'detect-surveillance',
    'open-locks',
    'bypass-security',
    'read-people',
    'blend-crowd',
    'resist-interrogation',
  ),
  stealth: (_w: unknown, _creature: unknown, roll: Parameters<typeof inSetting>[0]) =>
    inSetting(roll, 'urban', 'social'),
};

/** A spy, with a gadget for each Level until the next long rest (DT-EQ-53): they are no things that others could have. */
export const ESPIONAGE_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
  powers: [
    {
      id: READY,
      rule: RULE,
      takes: 'free',
      closed(_w, { creature }) {
        if (has(creature, READY)) return 'closed.gadget-ready';
        return spentBy(creature) < creature.level ? undefined : 'closed.spent';
      },
      use: (t, { creature }) => workGadget(t, creature),
    },
  ],
};

const spentBy = (creature: Creature): number => effectOn(creature, SPENT)?.data?.amount ?? 0;

/** The task is named as the gadget is used. */
function* workGadget(t: D20, creature: Creature): Flow<void> {
  const options = Object.keys(TAGS).map((tag) => ({ id: tag, names: { tag } }));
  const { id: tag } = yield* decide(t, creature, 'choice.gadget', options, {
    rule: RULE,
    usual: () => 0,
  });
  const amount = spentBy(creature) + 1;
  const source = { rule: RULE, by: creature.id };
  yield* relieveOf(t, creature, [SPENT], 'end', RULE);
  yield* afflict(t, creature, {
    kind: SPENT,
    source,
    until: { at: 'long-rest' },
    data: { amount },
  });
  yield* afflict(t, creature, { kind: READY, source, until: { at: 'long-rest' }, data: { tag } });
}

/** A gadget in use: advantage on the task that was named, once. */
export const GADGET: Trait = {
  id: READY,
  rule: RULE,
  roll: (_w, { effect }, { kind, tag }) =>
    kind === 'check' && tag !== undefined && tag === effect?.data?.tag
      ? [{ is: 'advantage', rule: RULE, from: READY }]
      : undefined,
  on: {
    rolled: (t, { creature, effect }, { roll }) =>
      roll.kind === 'check' && roll.tag !== undefined && roll.tag === effect?.data?.tag
        ? wearOut(t, creature)
        : undefined,
  },
};

/** How many gadgets are spent. */
export const GADGETS_SPENT: Trait = { id: SPENT, rule: RULE };

function* wearOut(t: D20, creature: Creature): Flow<void> {
  yield* relieveOf(t, creature, [READY], 'end', RULE);
}
