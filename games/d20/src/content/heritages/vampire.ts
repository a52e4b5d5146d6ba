import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { has } from '../../rules/bearers/bearers.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { isA } from '../../rules/effects/kinds.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { heal } from '../../rules/harm/heal.ts';
import { hurt, lock } from '../../rules/harm/hurt.ts';
import { isHeldBy } from '../../rules/place/distance.ts';
import type { AttackForm } from '../attack-form.ts';
import type { Harm, Moments, Trait } from '../trait.ts';
import { chosenAbility, DARKVISION } from './ability-advantage.ts';
import { burnsInSun } from './sunlight.ts';

const RULE = 'DT-HER-17';
/** The mark of it: the last damage was of sunlight or of something holy, and it does not rise. */
export const SEARED: Trait = { id: 'seared', rule: RULE };
const SUN = burnsInSun(RULE);

/** A Vampire: undead, hurt by the sun and by what is holy, fed by blood. */
export const VAMPIRE: Trait = {
  id: 'vampire',
  rule: RULE,
  is: ['undead', 'evil'],
  darkvision: DARKVISION,
  // As of all undead (DT-NPC-04), and it does not breathe (DT-HER-19).
  immune: ['asleep', 'infected', 'suffocating'],
  roll: (_w, { creature }, { ability }) =>
    ability !== undefined && ability === chosenAbility(creature)
      ? [{ is: 'advantage', rule: RULE, from: ability }]
      : undefined,
  attacks: (w, { creature }) => (creature.printed === undefined ? [biteOf(w, creature)] : []),
  outlives: (_w, _self, harm) => !sears(harm),
  on: {
    ...SUN,
    lost: (t, { creature }, { harm }) => (harm.isDamage ? mark(t, creature, harm) : undefined),
    hit: (t, { creature }, blow) =>
      isMeal(t, creature, blow) ? drink(t, creature, blow) : undefined,
    *minutePassed(t, self, moment) {
      const burns = SUN.minutePassed(t, self, moment);
      if (burns !== undefined) yield* burns;
      yield* rise(t, self.creature);
    },
    dayPassed: (t, { creature }) => hunger(t, creature),
  },
};

/** The bite: a light weapon that touches those whom it holds, or who are in its thrall (DT-RNG-01). */
function biteOf(w: World, vampire: Creature): AttackForm {
  const upon = w.state.creatures.filter((other) => isInThrall(vampire, other)).map(({ id }) => id);
  return {
    id: 'bite',
    category: 'light',
    use: 'melee',
    band: 'touch',
    tags: ['natural', 'bite'],
    upon,
  };
}

/** Whether somebody cannot or will not keep a vampire off. */
function isInThrall({ id }: Creature, other: Creature): boolean {
  const charmed = other.effects.some(
    ({ kind, source }) => (kind === 'deluded' || kind === 'compulsion') && source.by === id,
  );
  return charmed || ['paralyzed', 'unconscious', 'asleep'].some((kind) => has(other, kind));
}

/** Whether a bite gives blood: the victim lives, and is held or in thrall. */
const isMeal = (w: World, vampire: Creature, { attack, target }: Moments['hit']): boolean =>
  attack.tags.includes('bite') &&
  isA(w, target, 'living') &&
  (isHeldBy(target, vampire) || isInThrall(vampire, target));

/** Half the damage caused comes back, what only blood heals first. */
function* drink(t: D20, vampire: Creature, { amount }: Moments['hit']): Flow<void> {
  yield* heal(t, vampire, { amount: Math.floor(amount / 2), way: 'blood', rule: RULE });
}

/** A holy weapon or sunlight. */
const sears = ({ danger: { tags } }: Pick<Harm, 'danger'>): boolean =>
  tags.includes('sunlight') || tags.includes('holy');

function* mark(t: D20, creature: Creature, harm: Harm): Flow<void> {
  if (!sears(harm)) yield* relieveOf(t, creature, [SEARED.id], 'end', RULE);
  else
    yield* afflict(t, creature, { kind: SEARED.id, source: { rule: RULE }, until: { at: 'cure' } });
}

/** At 0 or less it rises point by point, unless sunlight or something holy felled it. */
function* rise(t: D20, creature: Creature): Flow<void> {
  if (creature.hp > 0 || has(creature, SEARED.id)) return;
  yield* heal(t, creature, { amount: 1, way: 'regeneration', rule: RULE });
}

/** Each day takes a point that blood alone gives back. */
function* hunger(t: D20, creature: Creature): Flow<void> {
  const danger = { rule: RULE, tags: ['hunger'] };
  const loss = yield* hurt(t, creature, { danger, isDamage: false, amount: 1 });
  lock(t, creature, 'vampire', ['blood'], loss);
}
