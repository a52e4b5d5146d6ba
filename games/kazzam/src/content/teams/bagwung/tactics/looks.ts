/** What the tactics of the Bagwung look for. */
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, CreepGroup, Role } from '../../../../model.ts';
import { isTarget } from '../../../../rules/attack/aim.ts';
import {
  areAllies,
  areEnemies,
  creatureOf,
  creaturesWhere,
  isOnMap,
} from '../../../../rules/court/creatures.ts';
import { groundOf } from '../../../../rules/court/ground-now.ts';
import { itemAt } from '../../../../rules/court/item-at.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../../rules/effects/basic-powers.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';

type Asking = Pick<Judge, 't' | 'id'>;

/** The team-mate on the map that has a role, if there is one. */
export function fellowOf({ t: { state }, id }: Asking, role: Role): CreatureId | undefined {
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    return (
      creature.kind === 'athlete' &&
      isOnMap(creature) &&
      areAllies(state, id, other) &&
      itemAt(state.builds, creature.build)?.role === role
    );
  })[0];
}

/** Athletes of the other side that are on the map. */
export function opponents({ t: { state }, id }: Asking): readonly CreatureId[] {
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    return creature.kind === 'athlete' && isOnMap(creature) && areEnemies(state, id, other);
  });
}

/** Whether a creature is an opponent with an orb in its hands. */
export function carries(judge: Asking, creature: CreatureId): boolean {
  return opponents(judge).includes(creature) && creatureOf(judge.t.state, creature).held.length > 0;
}

/** How far two squares are apart; without end in different parts of the map. */
export function apart({ t: { state } }: Asking, one: Cell, other: Cell): number {
  return groundOf(state).distance(one, other) ?? Number.POSITIVE_INFINITY;
}

/** How far a square is from a creature. */
export function from(judge: Asking, cell: Cell, creature: CreatureId): number {
  return apart(judge, cell, creatureOf(judge.t.state, creature).cell);
}

/** Squares of the pedestals of its own team. */
export function ownPedestals({ t: { state }, id }: Asking): readonly Cell[] {
  const { team } = creatureOf(state, id);
  return state.pedestals.flatMap((one) => (one.team === team ? [one.cell] : []));
}

/** How far a square is from the nearest pedestal of its own team. */
export function fromHome(judge: Asking, cell: Cell): number {
  return Math.min(...ownPedestals(judge).map((home) => apart(judge, home, cell)));
}

/** How near to a pedestal an opponent is about to take an orb from it. */
const RAIDING = 8;

/** The opponent that is nearest to a pedestal of its own team, if one is near enough to be after its orbs. */
export function raiderOf(judge: Asking): CreatureId | undefined {
  const near = opponents(judge)
    .map((id) => ({ id, far: fromHome(judge, creatureOf(judge.t.state, id).cell) }))
    .filter(({ far }) => far <= RAIDING)
    .sort((a, b) => a.far - b.far);
  return near[0]?.id;
}

/** Whether somebody could attack a creature with its implement from where it stands. */
export function couldShoot({ t }: Asking, shooter: CreatureId, target: CreatureId): boolean {
  const { stowed, hp } = creatureOf(t.state, shooter);
  return !stowed && hp > 0 && isTarget(t, shooter, target, BASIC_IMPLEMENT_ATTACK);
}

/** The group of a Creep. */
export function groupOf({ t: { state } }: Asking, creature: CreatureId): CreepGroup | undefined {
  return itemAt(state.groups, creatureOf(state, creature).group);
}

/** The HP that are left of a group. */
function strengthOf({ t: { state } }: Asking, group: CreepGroup): number {
  return state.creatures.reduce(
    (sum, one) => (state.groups[one.group] === group && isOnMap(one) ? sum + one.hp : sum),
    0,
  );
}

/**
 * The group whose orb the team is after: of those on the court that guard a neutral orb the weakest (KT-BAG-06), while
 * its orb still stands on its pedestal.
 */
export function wantedGroup(judge: Asking): CreepGroup | undefined {
  const { items, groups } = judge.t.state;
  const guards = items.flatMap(({ team, ofDungeon, groups: of, place }) =>
    team === undefined && !ofDungeon && place.at === 'pedestal' ? of : [],
  );
  const standing = [...new Set(guards)].flatMap((at) => itemAt(groups, at) ?? []);
  return standing
    .filter((group) => !group.paid && strengthOf(judge, group) > 0)
    .sort((a, b) => strengthOf(judge, a) - strengthOf(judge, b))[0];
}

/** Whether a Creep's group hunts it or somebody of its team. */
export function huntsUs(judge: Asking, creep: CreatureId): boolean {
  const { state } = judge.t;
  const hunted = groupOf(judge, creep)?.enemies ?? [];
  return hunted.some((one) => one === judge.id || areAllies(state, judge.id, one));
}

/** Whether it has a status of its own on it, by its kind. */
export function isUnder({ t: { state }, id }: Asking, kind: string): boolean {
  return state.effects.some((effect) => effect.kind === kind && effect.on === id);
}
