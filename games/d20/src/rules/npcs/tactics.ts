import type { Creature, Turn } from '../../model.ts';
import { oneOf, type World } from '../../table.ts';
import type { Deed } from '../actions/menu.ts';
import { attacksOf } from '../attack/forms.ts';
import { has, isBanned } from '../bearers/bearers.ts';
import { areEnemies, isUp, keepsPeace } from '../creature.ts';
import { shareOf } from '../deciding/naming.ts';
import { isA } from '../effects/kinds.ts';
import { woundOf } from '../harm/wound.ts';
import { purposeOf } from '../magic/purposes.ts';
import { distanceBetween, gridOf, MELEE, SQUARE } from '../place/distance.ts';
import { darkvisionOf, isLit, sees } from '../place/sight.ts';

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
  const prey = preyOf(w, creature);
  for (const [at, deed] of deeds.entries()) {
    const worth = worthOf(w, creature, turn, deed, prey);
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
  const prey = preyOf(w, creature);
  return deeds
    .map((deed, at) => ({ at, worth: worthOf(w, creature, turn, deed, prey) }))
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

/** The enemy that a creature goes for: beasts and mindless ones the nearest, others whoever has hurt them most (DT-AGM-04). */
export function preyOf(w: World, creature: Creature): Creature | undefined {
  const enemies = enemiesOf(w, creature);
  if (enemies.length === 0) return undefined;
  if (creature.side === 'party') return weakest(w, creature, enemies);
  const isSimple = isA(w, creature, 'beast') || isA(w, creature, 'mindless');
  const grudge = ({ id }: Creature) => (isSimple ? 0 : (creature.hurtBy[id] ?? 0));
  return [...enemies].sort(
    (a, b) =>
      grudge(b) - grudge(a) ||
      distanceBetween(w, creature, a) - distanceBetween(w, creature, b) ||
      a.id - b.id,
  )[0];
}

const WOUNDS = ['dead', 'down', 'badly-hurt', 'hurt', 'unhurt'] as const;

/** The enemy that looks worst, of equal ones the nearest: characters see no more (DT-BOT-01, -05). */
function weakest(w: World, creature: Creature, enemies: readonly Creature[]): Creature | undefined {
  const looks = (one: Creature) => WOUNDS.indexOf(woundOf(w, one));
  return [...enemies].sort(
    (a, b) =>
      looks(a) - looks(b) ||
      distanceBetween(w, creature, a) - distanceBetween(w, creature, b) ||
      a.id - b.id,
  )[0];
}

/** Whom a deed is aimed at, among those whom the world shows. */
const atOf = ({ state }: World, { names }: Deed): Creature | undefined =>
  names?.creature === undefined
    ? undefined
    : state.creatures.find(({ id }) => id === names.creature);

/** How good a deed is; 0 and less are left alone. */
function worthOf(
  w: World,
  creature: Creature,
  turn: Turn,
  deed: Deed,
  prey: Creature | undefined,
): number {
  const { kind } = deed;
  const at = atOf(w, deed);
  // In the dark somebody may still be hit by whoever strikes at what is not seen (DT-COND-05).
  if (kind === 'attack' && at === undefined) return prey === undefined ? 22 : 0;
  if (kind === 'attack') return attackWorth(w, creature, deed, prey);
  if (kind === 'cast') return castWorth(w, creature, deed, prey);
  if (kind === 'move') return prey === undefined ? 0 : moveWorth(w, creature, turn, deed, prey);
  if (kind === 'remedy') return at?.side === creature.side ? 60 : 0;
  if (kind === 'tend' || kind === 'patch')
    return at !== undefined && shareOf(w, at) <= 1 / 3 ? 45 : 0;
  if (kind === 'wake') return at?.side === creature.side ? 50 : 0;
  if (kind === 'item') return itemWorth(w, creature, deed);
  if (kind === 'hands') return handWorth(w, creature, deed);
  if (kind === 'load') return 30;
  if (kind === 'retreat' || kind === 'task') return deed.worth ?? 0;
  if (kind === 'power') return powerWorth(w, creature, deed);
  return 0;
}

/** Whether a creature has no light, and no eyes for the place where it is. */
const needsLight = (w: World, creature: Creature): boolean =>
  w.state.ground.isDark && !isLit(w, creature) && darkvisionOf(w, creature) === 0;

/** Attacks on the prey first; nobody attacks the fallen while somebody stands in reach (DT-AGM-04). */
function attackWorth(w: World, creature: Creature, deed: Deed, prey: Creature | undefined): number {
  const { names } = deed;
  const at = atOf(w, deed);
  if (at === undefined || at.hp <= 0 || !areEnemies(creature, at) || keepsPeace(at)) return 0;
  const form = attacksOf(w, creature).find(({ id }) => id === names?.attack);
  const far = distanceBetween(w, creature, at);
  const heavy = { heavy: 8, medium: 5, dual: 5, light: 3, unarmed: 1 }[form?.category ?? 'light'];
  const many = (form?.times ?? 1) * 3;
  const strains = form !== undefined && form.use !== 'melee' && far <= MELEE ? -1 : 0;
  return 30 + heavy + many + strains + (at === prey ? 10 : 0);
}

/** Areas, then what disables, then damage; healing before all of it where somebody is down (DT-AGM-04, DT-BOT-01). */
function castWorth(w: World, creature: Creature, deed: Deed, prey: Creature | undefined): number {
  const { names } = deed;
  const at = atOf(w, deed);
  const spell = oneOf(w, 'spells', String(names?.spell));
  const use = purposeOf(spell, String(names?.form));
  if (use === 'heal') {
    if (at === undefined || at.side !== creature.side) return 0;
    return at.hp <= 0 ? 80 : shareOf(w, at) < 1 / 3 ? 55 : 0;
  }
  if (use === 'light') return needsLight(w, creature) ? 71 : 0;
  if (use === 'help' || use === 'story') return 0;
  if (at !== undefined && (at.hp <= 0 || !areEnemies(creature, at) || keepsPeace(at))) return 0;
  const enemies = enemiesOf(w, creature).length;
  if (use === 'area') return enemies >= 2 ? 52 : 0;
  const base = use === 'disable' ? 48 : 46;
  return prey === undefined && at === undefined ? 0 : base + (at === prey ? 3 : 0);
}

/** Nearer to the prey, to where an attack reaches it; those who shoot stay away (DT-AGM-04). */
function moveWorth(w: World, creature: Creature, turn: Turn, deed: Deed, prey: Creature): number {
  const now = distanceBetween(w, creature, prey);
  const then = distanceAfter(w, creature, deed, [prey]);
  const shoots = attacksOf(w, creature).some(({ use }) => use !== 'melee');
  if (shoots && turn.actions === 0) return 0;
  if (shoots && now > MELEE) return 0;
  if (shoots) return then > now ? 10 + Math.min(then, 40) / 10 : 0;
  if (now <= MELEE) return 0;
  if (turn.actions > 0) return 0;
  const cost = Number(deed.names?.feet ?? 0);
  return then < now ? 20 + (then <= MELEE ? 5 : 0) - then / 100 - cost / 10_000 : 0;
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
        : 50
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

/** Rage and turning when there are two or more to meet (DT-BOT-01). */
function powerWorth(w: World, creature: Creature, { names, worth }: Deed): number {
  if (worth !== undefined) return worth;
  const enemies = enemiesOf(w, creature);
  if (names?.power === 'rage') return enemies.length >= 2 ? 65 : 0;
  if (names?.power === 'turn-undead') {
    return enemies.filter((one) => isA(w, one, 'undead')).length >= 2 ? 58 : 0;
  }
  return 0;
}
