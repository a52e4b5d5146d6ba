import type { Flow, Option } from '@tablewright/engine';
import { ABILITIES, type Ability } from '../../abilities.ts';
import type { Benefit, Character, Creature } from '../../model.ts';
import { contentOf, type D20, type World } from '../../table.ts';
import { attackAbility, attacksOf } from '../attack/forms.ts';
import { castingAbility } from '../bearers/known-spells.ts';
import { decide } from '../deciding/decide.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { scoreOf } from '../numbers/scores.ts';
import { withMaximum } from './awards.ts';
import { choicesWith } from './chosen.ts';
import { traditionOf } from './spells.ts';

/** What a Level gives, as it is offered. */
interface Offer extends Option {
  readonly benefit: Benefit;
}

/** Two points on a score, or another role (DT-LVL-04, DT-CHAR-08): taken at once. */
export function* takeBenefit(t: D20, creature: Creature, character: Character): Flow<void> {
  const { level } = creature;
  const offers = offersFor(t, character, level, mainAbility(t, creature));
  const { benefit } = yield* decide(t, creature, 'choice.benefit', offers, {
    rule: 'DT-LVL-04',
    params: { creature: creature.id, level },
    usual: () => 0,
  });
  if (benefit.kind === 'role') return yield* gainRole(t, creature, character, benefit);
  character.benefits.push(benefit);
  withMaximum(t, creature, () => {
    character.scores[benefit.ability] += 2;
  });
  t.tell?.({
    type: 'score-raised',
    rule: 'DT-LVL-04',
    creature: creature.id,
    ability: benefit.ability,
    score: scoreOf(t, creature, benefit.ability),
    max: maxHpOf(t, creature),
  });
}

/** The usual one comes first: it is what is taken when nobody says anything in time. */
function offersFor(t: D20, { roles }: Character, level: number, best: Ability): readonly Offer[] {
  return [
    ...[best, ...ABILITIES.filter((ability) => ability !== best)].map((ability) => ({
      id: `score-${ability}`,
      names: { ability },
      benefit: { level, kind: 'score', ability } as const,
    })),
    ...Object.keys(contentOf(t).roles)
      .filter((role) => !roles.some(({ id }) => id === role))
      .map((role) => ({
        id: `role-${role}`,
        names: { role },
        benefit: { level, kind: 'role', role } as const,
      })),
  ];
}

/** The ability that one casts by, else the one of the first attack (DT-LVL-04). */
export function mainAbility(w: World, creature: Creature): Ability {
  for (const { id } of creature.character?.roles ?? []) {
    const tradition = traditionOf(id);
    const ability = tradition === undefined ? undefined : castingAbility(creature, tradition);
    if (ability !== undefined) return ability;
  }
  const [first] = attacksOf(w, creature);
  return first === undefined ? 'STR' : attackAbility(w, creature, first);
}

/** A role with what it asks for (DT-CHAR-05); what it adds to Hit Points counts at once (DT-ROLE-18). */
function* gainRole(
  t: D20,
  creature: Creature,
  character: Character,
  benefit: Benefit & { readonly kind: 'role' },
): Flow<void> {
  const { role } = benefit;
  const choice = yield* choiceFor(t, creature, role);
  withMaximum(t, creature, () => {
    character.benefits.push(benefit);
    character.roles.push({ id: role, ...(choice === undefined ? {} : { choice }) });
    creature.traits.push(role);
    if (traditionOf(role) !== undefined) character.spells[role] = [];
  });
  t.tell?.({
    type: 'role-gained',
    rule: 'DT-LVL-04',
    creature: creature.id,
    role,
    choice,
    max: maxHpOf(t, creature),
  });
}

function* choiceFor(t: D20, creature: Creature, role: string): Flow<string | undefined> {
  const options = choicesWith(t, role).map((id) => ({ id, names: { choice: id } }));
  if (options.length === 0) return undefined;
  const params = { creature: creature.id, role };
  const question = { rule: 'DT-CHAR-05', params, usual: () => 0 };
  return (yield* decide(t, creature, 'choice.role-choice', options, question)).id;
}
