import type { Text } from '@tablewright/engine';
import type { CreatureId } from '../model.ts';
import { athletesInOrder } from '../rules/court/actor-at.ts';
import { isOnMap } from '../rules/court/creatures.ts';
import { isAway } from '../rules/court/tokens.ts';
import type { KazzamView } from '../view-of.ts';
import { isUnseen } from './creature.ts';

/** An athlete in the order of turns. */
export interface AthleteTurn {
  readonly who: CreatureId;
  /** Its place, from 1; `undefined` until initiative is rolled (KZ-INIT-01). */
  readonly place: number | undefined;
  readonly acts: boolean;
  /** Why it is not on the observer's map: Hidden, or Taken Out. */
  readonly missing: 'unseen' | 'out' | undefined;
}

/** A Creep group, which acts after the athletes (KZ-INIT-01). */
export interface GroupTurn {
  readonly id: string;
  readonly name: Text;
  /** The members that are left. */
  readonly members: readonly CreatureId[];
  readonly size: number;
  readonly acts: boolean;
}

/** The order of turns; until initiative is rolled, athletes are in their listed order. */
export interface TurnOrder {
  readonly athletes: readonly AthleteTurn[];
  readonly groups: readonly GroupTurn[];
}

/** See {@link TurnOrder}. */
export function turnOrder(view: KazzamView): TurnOrder {
  const acting = view.turn?.creature;
  const order = athletesInOrder(view);
  const rolled = order.length > 0;
  const listed = view.creatures.flatMap(({ kind }, id) => (kind === 'athlete' ? [id] : []));
  return {
    athletes: (rolled ? order : listed).map((who, at) => ({
      who,
      place: rolled ? at + 1 : undefined,
      acts: who === acting,
      missing: missingAs(view, who),
    })),
    groups: view.groups.map(({ id, size, oneBody }, at) => {
      const tokens = view.creatures.filter(({ group }) => group === at).length;
      const members = view.creatures.flatMap((creature, who) =>
        creature.group === at && (isOnMap(creature) || isUnseen(view, who) || isAway(view, who))
          ? [who]
          : [],
      );
      const acts = acting !== undefined && members.includes(acting);
      // Those whom its members have brought are no part of its size; tokens of one creature are all
      // there as long as it is (KM-MOLE-01).
      const most = oneBody === true ? tokens : Math.max(size, members.length);
      return { id, name: { key: `group.${id}` }, members, size: most, acts };
    }),
  };
}

/** The place of an athlete in the order, from 1; 0 for everybody else and until it is rolled. */
export function placeShown(view: KazzamView, who: CreatureId): number {
  return athletesInOrder(view).indexOf(who) + 1;
}

function missingAs(view: KazzamView, who: CreatureId): AthleteTurn['missing'] {
  if (isUnseen(view, who)) return 'unseen';
  const creature = view.creatures[who];
  return creature !== undefined && !isOnMap(creature) && view.round > 0 ? 'out' : undefined;
}
