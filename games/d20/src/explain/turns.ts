import type { CreatureId } from '../model.ts';
import { actionsLeft } from '../rules/actions/menu.ts';
import { waiting } from '../rules/combat/initiative.ts';
import { isUp } from '../rules/creature.ts';
import { bandAt, distanceBetween } from '../rules/place/distance.ts';
import { calmFeetLeft, feetLeft } from '../rules/place/ways.ts';
import type { D20View } from '../view.ts';
import { creatureIn, worldFor } from './world.ts';

/** How a participant stands in a round (DT-INIT-05, -06, -10, -11). */
export type TurnState = 'acts' | 'waits' | 'acted' | 'surprised' | 'arrived' | 'out';

/** One participant of a fight. */
export interface TurnFacts {
  readonly id: CreatureId;
  readonly state: TurnState;
  /** Its initiative of this round, once it is rolled. */
  readonly total: number | undefined;
}

const ORDER: readonly TurnState[] = ['acts', 'waits', 'surprised', 'arrived', 'acted', 'out'];

/** All participants of the fight: whoever acts, whoever still may by initiative, then the others. */
export function turnsOf(view: D20View): readonly TurnFacts[] {
  const { combat } = view;
  if (combat === undefined) return [];
  const open = new Set(waiting(worldFor(view)).map(({ id }) => id));
  const stateOf = (id: CreatureId): TurnState => {
    if (combat.turn?.creature === id) return 'acts';
    if (combat.acted.includes(id)) return 'acted';
    if (open.has(id)) return 'waits';
    const creature = creatureIn(view, id);
    if (creature === undefined || !isUp(creature) || creature.place.at === 'away') return 'out';
    return combat.surprised.includes(id) ? 'surprised' : 'arrived';
  };
  return combat.participants
    .filter((id) => creatureIn(view, id) !== undefined)
    .map((id) => ({ id, state: stateOf(id), total: combat.totals[id] }))
    .sort(
      (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || (b.total ?? 0) - (a.total ?? 0),
    );
}

/** What a turn has left (DT-TURN-01, -05). */
export interface TurnLeft {
  readonly who: CreatureId;
  readonly actions: number;
  /** Feet at most; after a move beyond {@link calmFeet} no action is left. */
  readonly feet: number;
  readonly calmFeet: number;
}

/** What the turn that runs has left; nothing of it is known of others than one’s own side. */
export function turnLeft(view: D20View): TurnLeft | undefined {
  const { turn } = view.combat ?? {};
  const creature = turn === undefined ? undefined : creatureIn(view, turn.creature);
  if (turn === undefined || creature === undefined || creature.isVeiled) return undefined;
  const actions = Math.max(actionsLeft(turn, 'action'), actionsLeft(turn, 'attack'));
  const w = worldFor(view);
  const feet = feetLeft(w, creature, turn);
  const calmFeet = actions === 0 ? feet : Math.min(feet, calmFeetLeft(w, creature, turn));
  return { who: creature.id, actions, feet, calmFeet };
}

/** How far somebody is from another, and in which band (DT-RNG-22). */
export interface Distance {
  readonly feet: number;
  readonly band: string;
}

/** The distance between two who are in the scene. */
export function distanceOf(view: D20View, a: CreatureId, b: CreatureId): Distance | undefined {
  const [one, other] = [creatureIn(view, a), creatureIn(view, b)];
  if (one === undefined || other === undefined || one === other) return undefined;
  const w = worldFor(view);
  const feet = distanceBetween(w, one, other);
  return Number.isFinite(feet) ? { feet, band: bandAt(w, feet) } : undefined;
}
