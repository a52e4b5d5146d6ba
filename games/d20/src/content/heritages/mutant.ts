import type { Flow } from '@tablewright/engine';
import type { Creature } from '../../model.ts';
import { heldSpell } from '../../rules/bearers/known-spells.ts';
import { decide } from '../../rules/deciding/decide.ts';
import { MINUTE } from '../../rules/effects/afflict.ts';
import { cellsOf, creaturesIn } from '../../rules/magic/area.ts';
import { aimOf, canAimArea, castingOf, takeEffect, targetsFor } from '../../rules/magic/cast.ts';
import { maxHpOf } from '../../rules/numbers/hit-points.ts';
import { drawLot, rollD6 } from '../../rules/rolls/roll.ts';
import { saveThrow } from '../../rules/saves/save.ts';
import { contentOf, type D20, type World } from '../../table.ts';
import type { Spell } from '../spell.ts';
import { nearestFirst } from '../spells/shared/pool.ts';
import type { Trait } from '../trait.ts';
import { goodAt } from './ability-advantage.ts';

const RULE = 'DT-HER-11';
/** Until when the power rests, by the world clock. */
const RESTS = 'innate-power/rests-until';
const HARD = 15;

/** A Mutant: one spell of the first level comes without a casting roll, sometimes unasked. */
export const MUTANT: Trait = {
  id: 'mutant',
  rule: RULE,
  ...goodAt(RULE, 'CON'),
  powers: [
    {
      id: 'innate-power',
      rule: RULE,
      takes: 'action',
      closed: (w, { creature }) => closed(w, creature),
      use: (t, { creature }) => release(t, creature),
    },
  ],
  on: {
    lost(t, { creature }, { harm, before }) {
      const isShock = harm.isDamage && before === maxHpOf(t, creature) && creature.hp > 0;
      return isShock && !isResting(t, creature) ? shock(t, creature) : undefined;
    },
  },
};

/** The spell chosen at creation (DT-CHAR-05). */
function innateOf(w: Pick<World, 'content'>, { character }: Creature): Spell | undefined {
  const id = character?.heritageChoice;
  return id === undefined ? undefined : contentOf(w).spells[id];
}

const isResting = ({ state }: Pick<World, 'state'>, { used }: Creature): boolean =>
  (used[RESTS] ?? 0) > state.clock;

function closed(w: World, creature: Creature): string | undefined {
  const spell = innateOf(w, creature);
  if (spell === undefined) return 'closed.no-spell';
  if (isResting(w, creature)) return 'closed.rests';
  if (heldSpell(w, creature) !== undefined) return 'closed.concentrates';
  return formsOf(spell).some((form) => hasAim(w, creature, spell, form))
    ? undefined
    : 'closed.no-target';
}

const formsOf = (spell: Spell): readonly string[] => spell.forms ?? [spell.id];

/** Whether a form can be aimed at anybody now, and nothing else is in its way. */
function hasAim(w: World, creature: Creature, spell: Spell, form: string): boolean {
  if (spell.closed?.(w, creature, form) !== undefined) return false;
  const aim = spell.aim(form);
  if (aim.at === 'area') return canAimArea(w, creature);
  return aim.at !== 'creatures' || targetsFor(w, creature, spell, aim).length > 0;
}

/** The power is used: no casting roll, so that it also touches whomever it reaches for (decision). */
function* release(t: D20, creature: Creature): Flow<void> {
  const spell = innateOf(t, creature);
  if (spell === undefined) return;
  const options = formsOf(spell)
    .filter((form) => hasAim(t, creature, spell, form))
    .map((form) => ({ id: form, names: { spell: spell.id, form } }));
  const question = { rule: RULE, params: { spell: spell.id }, usual: () => 0 };
  const { id: form } = yield* decide(t, creature, 'choice.form', options, question);
  const aim = spell.aim(form);
  let first: Creature | undefined;
  if (aim.at === 'creatures') {
    const targets = targetsFor(t, creature, spell, aim).map((one) => ({
      id: `at-${one.id}`,
      names: { creature: one.id },
      one,
    }));
    const usual = () =>
      Math.max(
        0,
        targets.findIndex(({ one }) => one.side !== creature.side),
      );
    first = (yield* decide(t, creature, 'choice.innate-target', targets, { ...question, usual }))
      .one;
  }
  const aimed = yield* aimOf(t, creature, spell, form, first);
  yield* work(t, creature, spell, form, aimed);
}

/** Damage at full health may set the power off, at anybody in its range. */
function* shock(t: D20, creature: Creature): Flow<void> {
  const spell = innateOf(t, creature);
  if (spell === undefined) return;
  const against = { rule: RULE, tags: [], by: creature };
  if (yield* saveThrow(t, creature, { ability: 'WIS', target: HARD, against })) return;
  t.tell?.({ type: 'power-used', rule: RULE, creature: creature.id, power: 'innate-power' });
  const form = drawn(t, formsOf(spell), 'innate-form', creature);
  const aim = spell.aim(form);
  const isAtOthers = aim.at === 'creatures' || aim.at === 'area';
  const fits = aim.at === 'creatures' ? aim : ({ at: 'creatures', most: () => 1 } as const);
  const inReach = isAtOthers ? targetsFor(t, creature, spell, fits) : [];
  const others = nearestFirst(t, { caster: creature, targets: inReach }).filter(
    (one) => one !== creature,
  );
  const target = others.length > 0 ? drawn(t, others, 'innate-target', creature) : creature;
  yield* work(t, creature, spell, form, aimedAt(t, creature, spell, form, target));
}

/** One of some, drawn evenly; of one nothing is drawn (DT-GEN-08). */
function drawn<T>(t: D20, list: readonly T[], purpose: string, creature: Creature): T {
  const one = list[drawLot(t, creature, list.length, purpose)];
  if (one === undefined) throw new Error(`nothing to draw for "${purpose}"`);
  return one;
}

/** What the spell takes if it goes off at somebody: an area begins where it stands. */
function aimedAt(w: World, caster: Creature, spell: Spell, form: string, target: Creature) {
  const aim = spell.aim(form);
  if (aim.at === 'story') return { targets: [], cells: [] };
  if (aim.at !== 'area') return { targets: [target], cells: [] };
  const { place } = target;
  if (place.at !== 'square') {
    const point = { creature: target };
    return { targets: creaturesIn(w, caster, aim.shape, point), cells: [], point };
  }
  return {
    targets: creaturesIn(w, caster, aim.shape, { cell: place.cell }),
    cells: cellsOf(w, caster, aim.shape, place.cell),
    point: { cell: place.cell },
  };
}

/** What the spell does; then the power rests for as many minutes as a die shows. */
function* work(
  t: D20,
  creature: Creature,
  spell: Spell,
  form: string,
  aimed: Parameters<typeof castingOf>[4],
): Flow<void> {
  const roll = { total: undefined, isMaximal: false };
  t.met?.(`spell.${spell.id}`);
  t.tell?.({
    type: 'cast',
    rule: RULE,
    creature: creature.id,
    spell: spell.id,
    form,
    at: aimed.targets.map(({ id }) => id),
  });
  yield* takeEffect(t, castingOf(t, creature, spell, form, aimed, roll));
  const [minutes = 1] = yield* rollD6(t, creature, 1, 'innate-rest');
  creature.used[RESTS] = t.state.clock + minutes * MINUTE;
}
