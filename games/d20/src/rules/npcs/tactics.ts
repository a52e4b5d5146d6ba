import type { Creature, Turn } from '../../model.ts';
import { oneOf, type World } from '../../table.ts';
import type { Deed } from '../actions/menu.ts';
import { attacksOf } from '../attack/forms.ts';
import { awakeFirst, byLiking } from '../attack/liking.ts';
import { has, isBanned } from '../bearers/bearers.ts';
import { areEnemies, isUp, keepsPeace } from '../creature.ts';
import { shareOf } from '../deciding/naming.ts';
import { purposeOf } from '../magic/purposes.ts';
import { bandLimit, distanceBetween, gridOf, MELEE, SQUARE } from '../place/distance.ts';
import { darkvisionOf, isLit, sees } from '../place/sight.ts';
import { speedOf } from '../place/speed.ts';

/** What software does on a turn, deed by deed: the index of the best of them (DT-AGM-04, DT-BOT-01). */
export function bestDeed(w: World, creature: Creature, turn: Turn, deeds: readonly Deed[]): number {
  if (has(creature, 'fleeing')) return bestFlight(w, creature, deeds);
  if (keepsPeace(creature)) return bestInPeace(creature, deeds);
  if (has(creature, 'turned')) {
    const flight = bestFlight(w, creature, deeds);
    const isCornered = flight === deeds.length - 1 && turn.moved === 0;
    // Cornered it cowers, unless it has been attacked (DT-ROLE-22).
    if (!isCornered || isBanned(w, creature, 'attack')) return flight;
  }
  let best = deeds.length - 1;
  let most = 0;
  const plan = planOf(w, creature, deeds);
  for (const [at, deed] of deeds.entries()) {
    const worth = worthOf(w, creature, turn, deed, plan);
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return best;
}

/** Whoever has been talked round sees to itself alone, and ends its turn (DT-SOC-12). */
function bestInPeace(creature: Creature, deeds: readonly Deed[]): number {
  const at = deeds.findIndex(
    ({ kind, names }) => kind === 'remedy' && names?.creature === creature.id,
  );
  return at < 0 ? deeds.length - 1 : at;
}

/** The deeds that are good for anything, by their index, the best first; all that is left is to end the turn. */
export function deedsByWorth(
  w: World,
  creature: Creature,
  turn: Turn,
  deeds: readonly Deed[],
): readonly number[] {
  const plan = planOf(w, creature, deeds);
  return deeds
    .map((deed, at) => ({ at, worth: worthOf(w, creature, turn, deed, plan) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .map(({ at }) => at);
}

/** Away from all enemies, as far as it goes. */
function bestFlight(w: World, creature: Creature, deeds: readonly Deed[]): number {
  const enemies = enemiesOf(w, creature);
  let best = deeds.length - 1;
  let most = nearest(w, creature, enemies) + 1;
  for (const [at, deed] of deeds.entries()) {
    if (deed.kind !== 'move') continue;
    const far = distanceAfter(w, creature, deed, enemies);
    if (far > most) {
      most = far;
      best = at;
    }
  }
  return best;
}

/** Enemies that stand and are seen. */
export const enemiesOf = (w: World, creature: Creature): readonly Creature[] =>
  w.state.creatures.filter(
    (other) =>
      isUp(other) &&
      other.place.at !== 'away' &&
      areEnemies(creature, other) &&
      !has(other, 'surrendered') &&
      !keepsPeace(other) &&
      sees(w, creature, other),
  );

/** The enemy that a creature goes for, if it sees any. */
export const preyOf = (w: World, creature: Creature): Creature | undefined =>
  byLiking(w, creature, enemiesOf(w, creature))[0];

/** What a creature is after in a turn. */
interface Plan {
  readonly prey: Creature | undefined;
  /** Those whom its deeds can harm, as it likes them. */
  readonly marks: readonly Creature[];
}

function planOf(w: World, creature: Creature, deeds: readonly Deed[]): Plan {
  const enemies = byLiking(w, creature, enemiesOf(w, creature));
  const aimed = new Set(
    deeds.flatMap((deed) => (isHarmful(deed) ? (atOf(w, deed)?.id ?? []) : [])),
  );
  const marks = awakeFirst(
    creature,
    enemies.filter(({ id }) => aimed.has(id)),
  );
  return { prey: enemies[0], marks };
}

const isHarmful = ({ kind }: Deed): boolean => kind === 'attack' || kind === 'cast';

/** Of deeds that are as good as each other the one at whom it likes better: less than anything else makes of them. */
function likes({ marks }: Plan, at: Creature | undefined): number {
  const place = at === undefined ? -1 : marks.indexOf(at);
  return place < 0 ? 0 : 1 / (2 + place);
}

/** Whom a deed is aimed at, among those whom the world shows. */
const atOf = ({ state }: World, { names }: Deed): Creature | undefined =>
  names?.creature === undefined
    ? undefined
    : state.creatures.find(({ id }) => id === names.creature);

/** How good a deed is; 0 and less are left alone. */
function worthOf(w: World, creature: Creature, turn: Turn, deed: Deed, plan: Plan): number {
  const { kind } = deed;
  const { prey } = plan;
  const at = atOf(w, deed);
  // In the dark somebody may still be hit by whoever strikes at what is not seen (DT-COND-05).
  if (kind === 'attack' && at === undefined) return prey === undefined ? 22 : 0;
  if (kind === 'attack') return attackWorth(w, creature, deed, plan);
  if (kind === 'cast') return castWorth(w, creature, deed, plan);
  if (kind === 'move') return prey === undefined ? 0 : moveWorth(w, creature, turn, deed, prey);
  if (kind === 'remedy') return at?.side === creature.side ? 60 : 0;
  if (kind === 'tend' || kind === 'patch') return careWorth(w, creature, at);
  if (kind === 'wake') return at?.side === creature.side ? 50 : 0;
  if (kind === 'item') return itemWorth(w, creature, deed);
  if (kind === 'hands') return handWorth(w, creature, deed);
  if (kind === 'load') return 30;
  if (kind === 'retreat' || kind === 'task' || kind === 'power') return deed.worth ?? 0;
  return 0;
}

/** Whoever of its side is down is cared for before all else, whoever has less than a third before blows (DT-BOT-01). */
function careWorth(w: World, creature: Creature, at: Creature | undefined): number {
  if (at?.side !== creature.side || shareOf(w, at) > 1 / 3) return 0;
  return at.hp <= 0 ? 74 : 53;
}

/** Whether a creature has no light, and no eyes for the place where it is. */
const needsLight = (w: World, creature: Creature): boolean =>
  w.state.ground.isDark && !isLit(w, creature) && darkvisionOf(w, creature) === 0;

/** Whether a deed is aimed at somebody who is let lie for others. */
const isLetLie = ({ marks }: Plan, at: Creature): boolean =>
  has(at, 'asleep') && marks.length > 0 && !marks.includes(at);

/** Whether nothing harmful is done to somebody: it lies there, is let lie, keeps the peace, or is no enemy. */
const isLeftAlone = (creature: Creature, at: Creature, plan: Plan): boolean =>
  at.hp <= 0 || !areEnemies(creature, at) || isLetLie(plan, at) || keepsPeace(at);

/** Attacks on the prey first; nobody attacks the fallen while somebody stands in reach (DT-AGM-04). */
function attackWorth(w: World, creature: Creature, deed: Deed, plan: Plan): number {
  const { names } = deed;
  const at = atOf(w, deed);
  if (at === undefined || isLeftAlone(creature, at, plan)) return 0;
  const form = attacksOf(w, creature).find(({ id }) => id === names?.attack);
  // Whoever is held already need not be held.
  if (form?.isHarmless && speedOf(w, at) === 0) return 0;
  const far = distanceBetween(w, creature, at);
  const heavy = { heavy: 8, medium: 5, dual: 5, light: 3, unarmed: 1 }[form?.category ?? 'light'];
  const many = (form?.times ?? 1) * 3;
  const strains = form !== undefined && form.use !== 'melee' && far <= MELEE ? -1 : 0;
  return 30 + heavy + many + strains + (at === plan.prey ? 10 : 0) + likes(plan, at);
}

/** Areas, then what disables, then damage; healing before all of it where somebody is down (DT-AGM-04, DT-BOT-01). */
function castWorth(w: World, creature: Creature, deed: Deed, plan: Plan): number {
  const { names } = deed;
  const { prey } = plan;
  const at = atOf(w, deed);
  const spell = oneOf(w, 'spells', String(names?.spell));
  const use = purposeOf(spell, String(names?.form));
  if (use === 'heal') {
    if (at === undefined || at.side !== creature.side) return 0;
    return at.hp <= 0 ? 80 : shareOf(w, at) < 1 / 3 ? 55 : 0;
  }
  if (use === 'light') return needsLight(w, creature) ? 71 : 0;
  if (use === 'help' || use === 'story') return 0;
  if (at !== undefined && isLeftAlone(creature, at, plan)) return 0;
  const enemies = enemiesOf(w, creature).length;
  if (use === 'area') return enemies >= 2 ? 52 : 0;
  const base = use === 'disable' ? 48 : 46;
  return prey === undefined && at === undefined
    ? 0
    : base + (at === prey ? 3 : 0) + likes(plan, at);
}

/** Nearer to the prey, to where an attack reaches it; those who shoot stay as far away as that lets them (DT-AGM-04). */
function moveWorth(w: World, creature: Creature, turn: Turn, deed: Deed, prey: Creature): number {
  const now = distanceBetween(w, creature, prey);
  const then = distanceAfter(w, creature, deed, [prey]);
  // What only holds somebody is no reason to stay away.
  const shots = attacksOf(w, creature).filter(
    ({ use, isHarmless }) => use !== 'melee' && !isHarmless,
  );
  const range = Math.max(0, ...shots.map(({ band }) => bandLimit(w, band)));
  const cost = Number(deed.names?.feet ?? 0) / 10_000;
  // Out of range it comes as near as it has to, and no nearer.
  if (shots.length > 0 && now > range && turn.actions === 0) {
    if (then <= range) return 25 + then / (range + 1) - cost;
    return then < now ? 20 - Math.min(then, 1000) / 100 - cost : 0;
  }
  if (shots.length > 0) {
    if (turn.actions === 0 || now > MELEE) return 0;
    return then > now ? 10 + Math.min(then, 40) / 10 : 0;
  }
  if (now <= MELEE) return 0;
  if (turn.actions > 0) return 0;
  return then < now ? 20 + (then <= MELEE ? 5 : 0) - then / 100 - cost : 0;
}

/** How far the nearest of some is after a move. */
function distanceAfter(
  w: World,
  creature: Creature,
  deed: Deed,
  others: readonly Creature[],
): number {
  const { names } = deed;
  if (creature.place.at === 'square') {
    const grid = gridOf(w.state);
    const cell = grid.cellAt(Number(names?.x), Number(names?.y));
    return Math.min(
      ...others.map(({ place }) =>
        place.at === 'square' ? SQUARE * grid.distance(cell, place.cell) : Number.POSITIVE_INFINITY,
      ),
    );
  }
  const at = atOf(w, deed);
  if (at === undefined || !others.includes(at)) return nearest(w, creature, others);
  const now = distanceBetween(w, creature, at);
  return names?.how === 'towards' ? Math.max(SQUARE, now - 80) : now + 80;
}

const nearest = (w: World, creature: Creature, others: readonly Creature[]): number =>
  Math.min(Number.POSITIVE_INFINITY, ...others.map((other) => distanceBetween(w, creature, other)));

/** Things that heal, for whoever needs it. */
function itemWorth(w: World, creature: Creature, deed: Deed): number {
  const { names } = deed;
  const at = atOf(w, deed);
  const { good } = oneOf(w, 'gear', String(names?.item));
  if (good === 'heal') {
    const patient = at ?? creature;
    return patient.side === creature.side && shareOf(w, patient) < 1 / 3
      ? patient.hp <= 0
        ? 75
        : 54
      : 0;
  }
  if (good === 'area') return enemiesOf(w, creature).length >= 2 ? 40 : 0;
  return 0;
}

/** A light is taken in hand in the dark, a weapon by whoever has none in hand. */
function handWorth(w: World, creature: Creature, { id, names }: Deed): number {
  if (!id.startsWith('draw-') && !id.startsWith('pick-up-')) return 0;
  if (oneOf(w, 'gear', String(names?.item)).lights === true)
    return needsLight(w, creature) ? 72 : 0;
  const isArmed = creature.items.some(
    (item) => creature.held.includes(item.id) && oneOf(w, 'gear', item.kind).weapon !== undefined,
  );
  const isWeapon = oneOf(w, 'gear', String(names?.item)).weapon !== undefined;
  if (isArmed || !isWeapon) return 0;
  return id.startsWith('draw-') ? 70 : 29;
}
