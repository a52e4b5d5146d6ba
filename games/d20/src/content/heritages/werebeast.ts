import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { has } from '../../rules/bearers/bearers.ts';
import { afflict, DAY } from '../../rules/effects/afflict.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { heal } from '../../rules/harm/heal.ts';
import type { Power, RollAt, RollPart, Trait } from '../trait.ts';
import { advantageWith, chosenAbility } from './ability-advantage.ts';
import { NATURAL_WEAPONS } from './natural-weapons.ts';

const RULE = 'DT-HER-16';
/** Forms that are not human. */
const HYBRID = 'hybrid-form';
const ANIMAL = 'animal-form';
const FORMS: readonly string[] = [HYBRID, ANIMAL];
/** When silver hurt it last. */
const SILVERED = 'werebeast/silvered';

const isHuman = (creature: Creature): boolean => !FORMS.some((form) => has(creature, form));

/** A Werebeast: human, beast or something between; wounds close, but those of silver are deep. */
export const WEREBEAST: Trait = {
  id: 'werebeast',
  rule: RULE,
  roll: (_w, { creature }, roll) =>
    isHuman(creature) ? advantageWith(RULE, 'CHA', roll) : undefined,
  // Those of a stat block come in hybrid form (DT-MON-15).
  atFirst: (_w, { printed }) =>
    printed === undefined ? [] : [{ kind: HYBRID, source: { rule: RULE }, until: { at: 'cure' } }],
  takes: (_w, _self, { danger: { tags } }) =>
    tags.includes('silver') ? [{ rule: RULE, times: 3 }] : undefined,
  powers: [shift('human-form'), shift(HYBRID), shift(ANIMAL)],
  on: {
    lost(t, { creature }, { harm }) {
      if (harm.danger.tags.includes('silver')) creature.used[SILVERED] = t.state.clock;
      return undefined;
    },
    minutePassed: (t, { creature }) => regain(t, creature),
  },
};

/** Changing into a form, by an action. */
function shift(form: string): Power {
  return {
    id: form,
    rule: RULE,
    takes: 'action',
    closed: (_w, { creature }) =>
      (form === 'human-form' ? isHuman(creature) : has(creature, form))
        ? 'closed.has-form'
        : undefined,
    *use(t, { creature }) {
      yield* relieveOf(t, creature, FORMS, 'end', RULE);
      if (form === 'human-form') return;
      const source = { rule: RULE };
      yield* afflict(t, creature, { kind: form, source, until: { at: 'cure' } });
    },
  };
}

function* regain(t: D20, creature: Creature): Flow<void> {
  const silvered = creature.used[SILVERED];
  if (silvered !== undefined && t.state.clock - silvered < DAY) return;
  yield* heal(t, creature, { amount: 1, way: 'regeneration', rule: RULE });
}

/** What the hybrid and the animal have in common; STR unless DEX was chosen, and claws and teeth either way. */
const beast: Pick<Trait, 'rule' | 'roll' | 'attacks' | 'ac'> = {
  rule: RULE,
  roll: (_w, { creature }, roll) => beastRolls(creature, roll),
  attacks: (_w, { creature }) => (creature.printed === undefined ? [NATURAL_WEAPONS] : []),
  ac: (_w, { creature }) =>
    creature.printed === undefined ? [{ value: 2, rule: RULE, from: 'werebeast' }] : [],
};

function beastRolls(creature: Creature, roll: RollAt): readonly RollPart[] | undefined {
  const ability = chosenAbility(creature) === 'DEX' ? 'DEX' : 'STR';
  const { kind, attack } = roll;
  const isUnarmed = attack?.use === 'melee' && attack.tags.includes('natural');
  if (kind === 'attack' && isUnarmed) return [{ is: 'advantage', rule: RULE, from: 'natural' }];
  return advantageWith(RULE, ability, roll);
}

/** Half beast: it keeps its hands. */
export const HYBRID_FORM: Trait = { ...beast, id: HYBRID };

/** A beast: no gear, no casting, and armor does not count until it is put off again. */
export const ANIMAL_FORM: Trait = {
  ...beast,
  id: ANIMAL,
  bans: ['hold', 'cast'],
  on: {
    began(_t, { creature, effect }) {
      creature.held = [];
      if (effect !== undefined && creature.armor !== undefined) {
        effect.data = { ...effect.data, amount: creature.armor };
      }
      creature.armor = undefined;
      return undefined;
    },
    ended(_t, { creature, effect }) {
      const worn = effect?.data?.amount;
      if (creature.items.some(({ id }) => id === worn)) creature.armor = worn;
      return undefined;
    },
  },
};
