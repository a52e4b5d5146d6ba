import { type Flow, maybe } from '@tablewright/engine';
import type { Aim, Casting, Point, Spell } from '../../content/spell.ts';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { isDeflected } from '../attack/attack.ts';
import { eachTrait, has, isBanned } from '../bearers/bearers.ts';
import { castingAbility, castingParts, castingTn, saveTnOf } from '../bearers/known-spells.ts';
import { areEnemies } from '../creature.ts';
import { decide, decideSome } from '../deciding/decide.ts';
import { announce } from '../moments/moment.ts';
import { acOf } from '../numbers/armor.ts';
import { distanceBetween, gridOf, isHere, MELEE, SQUARE } from '../place/distance.ts';
import { isOpenTo, isWalledOff, sees } from '../place/sight.ts';
import { rerollWindow } from '../rolls/rerolls.ts';
import { naturalOf, rollD20, totalOf } from '../rolls/roll.ts';
import { shownTarget, tellRoll } from '../rolls/tell-roll.ts';
import { cellsOf, creaturesIn } from './area.ts';
import { bestPoint, bestTargets } from './npc-spells.ts';

/** What a spell is about to be cast at. */
interface Aimed {
  readonly targets: readonly Creature[];
  readonly cells: readonly number[];
  readonly point?: Point;
}

/** Whom a spell can be cast at now: in sight and in range (DT-MAG-19). */
export function targetsFor(
  w: World,
  caster: Creature,
  spell: Spell,
  aim: Aim & { at: 'creatures' },
): readonly Creature[] {
  const isTouch = spell.range === 0 || aim.isTouch === true;
  const reach = isTouch ? MELEE : spell.range;
  const origins = originsOf(w, caster);
  return w.state.creatures.filter(
    (target) =>
      target.place.at !== 'away' &&
      (target.life === 'alive' || spell.reachesDead === true) &&
      (target === caster ||
        (isTouch && isFelt(w, caster, target)) ||
        origins.some(
          (from) =>
            sees(w, from, target) &&
            !isWalledOff(w, from, target) &&
            distanceBetween(w, from, target) <= reach,
        )) &&
      (aim.fits?.(w, caster, target) ?? true),
  );
}

/** A touch finds its target without eyes (DT-COND-05). */
const isFelt = (w: World, caster: Creature, target: Creature): boolean =>
  isBanned(w, caster, 'see') && distanceBetween(w, caster, target) <= MELEE;

/** Where a creature's spells can start: at itself, and at its image (DT-ARC-610). */
export function originsOf(w: World, caster: Creature): readonly Creature[] {
  const origins = [caster];
  eachTrait(w, caster, (trait, self) => {
    const other = trait.castsFrom?.(w, self);
    if (other !== undefined) origins.push(other);
  });
  return origins;
}

/** Whether an area can begin anywhere: whoever is out of the scene has no place in it to aim at. */
export const canAimArea = (w: World, caster: Creature): boolean =>
  originsOf(w, caster).some(isHere);

/** Points at which an area can begin: squares in range and sight, or creatures where there is no map. */
export function pointsFor(w: World, caster: Creature, spell: Spell): readonly Point[] {
  const { state } = w;
  if (caster.place.at === 'square') {
    const { cell: from } = caster.place;
    return gridOf(state)
      .within(from, Math.floor(spell.range / SQUARE))
      .filter((cell) => isOpenTo(w, from, cell))
      .map((cell) => ({ cell }));
  }
  return targetsFor(w, caster, spell, { at: 'creatures', most: () => 1 }).map((creature) => ({
    creature,
  }));
}

/**
 * Casts a spell (DT-MAG-07 to -16): what it is aimed at, the casting roll, and what it does; a failed one is strained.
 * `first` is whom it was offered at.
 */
export function* cast(
  t: D20,
  caster: Creature,
  spell: Spell,
  form: string,
  first?: Creature,
): Flow<void> {
  const aimed = yield* aimOf(t, caster, spell, form, first);
  t.met?.(`spell.${spell.id}`);
  t.tell?.({
    type: 'cast',
    rule: spell.rule,
    creature: caster.id,
    spell: spell.id,
    form,
    at: aimed.targets.map(({ id }) => id),
  });
  const roll = yield* castingRoll(t, caster, spell, form, aimed.targets);
  const at = aimed.targets.find((target) => target !== caster);
  const acted = { what: 'cast', ...(at === undefined ? {} : { at }) } as const;
  yield* maybe(announce(t, caster, 'acted', acted));
  if (roll.result === 'failed') return strain(t, caster, spell);
  spend(t, caster, spell);
  if (roll.result === 'missed') {
    t.tell?.({ type: 'cast-failed', rule: 'DT-MAG-16', creature: caster.id, spell: spell.id });
    return;
  }
  yield* takeEffect(t, castingOf(t, caster, spell, form, aimed, roll));
}

/** Casts a spell for what a task asks of it, without aiming it: a failure strains it. Returns whether it succeeds. */
export function* castFor(t: D20, caster: Creature, spell: Spell): Flow<boolean> {
  const [form = spell.id] = spell.forms ?? [];
  t.met?.(`spell.${spell.id}`);
  t.tell?.({ type: 'cast', rule: spell.rule, creature: caster.id, spell: spell.id, form, at: [] });
  const { result } = yield* castingRoll(t, caster, spell, form, []);
  yield* maybe(announce(t, caster, 'acted', { what: 'cast' }));
  if (result === 'failed') strain(t, caster, spell);
  else spend(t, caster, spell);
  return result === 'cast';
}

/** What a spell does, once it is cast: not to those whom magic does not reach, nor to whom something else takes it for. */
export function* takeEffect(t: D20, casting: Casting): Flow<void> {
  const { caster, spell } = casting;
  // An area that catches one alone is still an area (DT-ARC-209).
  const isSingle = casting.targets.length === 1 && spell.aim(casting.form).at !== 'area';
  const targets = casting.targets.filter((target) => {
    const isReached = spell.reachesStone === true && has(target, 'petrified');
    if (target !== caster && !isReached && isBanned(t, target, 'magic')) return false;
    return !(
      isSingle &&
      target !== caster &&
      areEnemies(caster, target) &&
      isDeflected(t, caster, target)
    );
  });
  yield* maybe(spell.cast(t, { ...casting, targets }));
}

/** A casting without a roll, as of an innate power (DT-HER-11) or of a thing. */
export function castingOf(
  t: World,
  caster: Creature,
  spell: Spell,
  form: string,
  { targets, cells, point }: Aimed,
  roll: {
    readonly total: number | undefined;
    readonly isMaximal: boolean;
    readonly isInnate?: boolean;
  },
): Casting {
  const { level } = caster;
  const hasRole =
    castingAbility(caster, spell.tradition) !== undefined || caster.character === undefined;
  return {
    caster,
    spell,
    form,
    level,
    total: roll.total,
    isMaximal: roll.isMaximal,
    saveTn: saveTnOf(t, caster),
    targets,
    cells,
    point,
    bonus: hasRole ? 2 * level : 0,
  };
}

/** What the spell is cast at: whoever casts says. */
export function* aimOf(
  t: D20,
  caster: Creature,
  spell: Spell,
  form: string,
  first?: Creature,
): Flow<Aimed> {
  const aim = spell.aim(form);
  if (aim.at === 'self') return { targets: [caster], cells: [] };
  if (aim.at === 'story') return { targets: [], cells: [] };
  if (aim.at === 'area') return yield* aimArea(t, caster, spell, form, aim);
  return { targets: yield* aimCreatures(t, caster, spell, form, aim, first), cells: [] };
}

function* aimCreatures(
  t: D20,
  caster: Creature,
  spell: Spell,
  form: string,
  aim: Aim & { at: 'creatures' },
  first: Creature | undefined,
): Flow<readonly Creature[]> {
  const all = targetsFor(t, caster, spell, aim);
  const most = aim.most(caster.level);
  const start = first ?? all[0];
  if (start === undefined) return [];
  if (most <= 1) return [start];
  const near = all.filter(
    (one) => aim.spread === undefined || distanceBetween(t, start, one) <= aim.spread,
  );
  const options = near.map((one) => ({ id: `at-${one.id}`, names: { creature: one.id }, one }));
  const chosen = yield* decideSome(t, caster, 'choice.spell-targets', options, {
    rule: spell.rule,
    params: { spell: spell.id },
    min: 1,
    max: Math.min(most, options.length),
    usual: () => bestTargets(t, caster, spell, form, near, most),
  });
  return closeTogether(
    t,
    chosen.map(({ one }) => one),
    aim.spread,
  );
}

/** Those of some who are within so many feet of all that come before them. */
function closeTogether(
  w: World,
  creatures: readonly Creature[],
  spread = Number.POSITIVE_INFINITY,
): readonly Creature[] {
  const kept: Creature[] = [];
  for (const one of creatures) {
    if (kept.every((other) => distanceBetween(w, one, other) <= spread)) kept.push(one);
  }
  return kept;
}

function* aimArea(
  t: D20,
  caster: Creature,
  spell: Spell,
  form: string,
  aim: Aim & { at: 'area' },
): Flow<Aimed> {
  const { shape } = aim;
  const from = yield* originOf(t, caster, spell);
  if (shape.is === 'around') {
    const point: Point =
      from.place.at === 'square' ? { cell: from.place.cell } : { creature: from };
    return aimedAt(t, from, shape, point);
  }
  const points = pointsFor(t, from, spell);
  const options = points.map((point) => ({ ...nameOf(t, point), point }));
  const { point } = yield* decide(t, caster, 'choice.point', options, {
    rule: spell.rule,
    params: { spell: spell.id, form },
    usual: () => bestPoint(t, caster, spell, form, shape, points),
  });
  return aimedAt(t, from, shape, point);
}

/** From where an area is cast: its caster says, where there is more than one place. */
function* originOf(t: D20, caster: Creature, spell: Spell): Flow<Creature> {
  const origins = originsOf(t, caster).map((one) => ({
    id: `from-${one.id}`,
    names: { creature: one.id },
    one,
  }));
  if (origins.length === 1) return caster;
  const question = { rule: 'DT-ARC-610', params: { spell: spell.id }, usual: () => 0 };
  return (yield* decide(t, caster, 'choice.origin', origins, question)).one;
}

function aimedAt(
  w: World,
  caster: Creature,
  shape: (Aim & { at: 'area' })['shape'],
  point: Point,
): Aimed {
  const targets = creaturesIn(w, caster, shape, point);
  return { targets, cells: 'cell' in point ? cellsOf(w, caster, shape, point.cell) : [], point };
}

/** A point as an option. */
function nameOf({ state }: Pick<World, 'state'>, point: Point) {
  if ('creature' in point)
    return { id: `at-${point.creature.id}`, names: { creature: point.creature.id } };
  const grid = gridOf(state);
  const [x, y] = [grid.x(point.cell), grid.y(point.cell)];
  return { id: `${x}-${y}`, names: { x, y } };
}

/** How a casting roll went. */
type CastRoll = {
  readonly result: 'cast' | 'failed' | 'missed';
  readonly total: number;
  readonly isMaximal: boolean;
};

/** The casting roll; touching somebody unwilling has to hit as well, by the same roll (DT-MAG-08, -09, -16). */
function* castingRoll(
  t: D20,
  caster: Creature,
  spell: Spell,
  form: string,
  targets: readonly Creature[],
): Flow<CastRoll> {
  const ability = castingAbility(caster, spell.tradition);
  const at = { kind: 'casting', roller: caster } as const;
  const rolled = yield* rollD20(
    t,
    ability === undefined ? at : { ...at, ability },
    castingParts(t, caster),
  );
  const target = castingTn(spell);
  const counts = t.options.naturalCasting;
  const succeeds = () => {
    const natural = naturalOf(rolled);
    if (counts && natural === 1) return false;
    return (counts && natural === 20) || totalOf(rolled) >= target;
  };
  const isNatural = counts && [1, 20].includes(naturalOf(rolled));
  const rule = isNatural ? 'DT-MAG-09' : 'DT-MAG-08';
  tellRoll(t, rolled, { rule, success: succeeds(), ...shownTarget(t, target) });
  yield* rerollWindow(t, rolled, succeeds);
  const total = totalOf(rolled);
  const isMost = counts && naturalOf(rolled) === 20;
  if (!succeeds()) return { result: 'failed', total, isMaximal: false };
  const [touched] = targets;
  const misses =
    spell.touches?.(form) === true &&
    touched !== undefined &&
    areEnemies(caster, touched) &&
    !isMost &&
    total < acOf(t, touched);
  return { result: misses ? 'missed' : 'cast', total, isMaximal: isMost };
}

/** What was cast, well or not, may be cast again only after a long rest, where the table has it so (DT-OPT-06). */
function spend({ options }: D20, caster: Creature, spell: Spell): void {
  if (options.spellEconomy === 'daily') caster.strained.push(spell.id);
}

/** A failed casting strains the spell (DT-MAG-10, DT-OPT-06). */
function strain(t: D20, caster: Creature, spell: Spell): void {
  t.tell?.({ type: 'cast-failed', rule: 'DT-MAG-10', creature: caster.id, spell: spell.id });
  if (t.options.spellEconomy === 'free') return;
  caster.strained.push(spell.id);
  t.tell?.({ type: 'strained', rule: 'DT-MAG-10', creature: caster.id, spell: spell.id });
}
