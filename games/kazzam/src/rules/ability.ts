import { defineWindows, type EffectKind, type Flow } from '@tablewright/engine';
import {
  type Build,
  type Creature,
  type CreatureId,
  type Effect,
  type KazzamState,
  STATUSES,
} from '../model.ts';
import type { Kazzam } from '../table.ts';
import type { Action } from './actions.ts';
import type { AttackPower, Use } from './aim.ts';
import type { Total } from './damage.ts';
import { NOTES, putInPlay } from './in-play.ts';
import { inReplyOrder } from './reply-order.ts';

/** An attack roll before the dice: what gives it Advantage, what counts and adds (KZ-ATK-10 to 15). */
export interface RollEvent {
  readonly type: 'attack-roll';
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  readonly power: AttackPower;
  /** Whether it is the first of its attack action (KZ-ATK-07). */
  readonly first: boolean;
  /** Ids of the rules that give Advantage. */
  readonly advantages: string[];
  readonly disadvantages: string[];
  /** The rule that counts a 2 as a 5, if one does (KZ-ATK-14). */
  twosAsFives: string | undefined;
  bonus: number;
  prevented?: boolean;
}

/** One thing that a hit does, besides damage line and Effect: a Role Boost, a feature. */
export interface Rider {
  readonly id: string;
  readonly rule: string;
  /** Damage that it adds to the attack's total on the target: counts in the test of Ward (KZ-WARD-05). */
  readonly damage: number;
  /** Whether it does something else to the target, which Ward stops (KZ-WARD-04). */
  readonly harms: boolean;
  run(): Flow<void> | undefined;
}

/** A hit, before it is applied (KZ-ATK-19). */
export interface HitEvent extends Use {
  readonly type: 'hit';
  /** Whether a Role Boost is allowed: on the first roll of an attack action only (KZ-ATK-25). */
  readonly boost: boolean;
  /** Abilities add what they do; the attacker puts all in order (KZ-CRIT-09). */
  readonly riders: Rider[];
  /** Damage line and Effect both on a 3 (KZ-CRIT-11). */
  bothOnThree: boolean;
  /** Set by an interrupt: it misses after all. */
  prevented?: boolean;
}

/** A roll that ended as a miss (KZ-ATK-21). */
export interface MissEvent {
  readonly type: 'miss';
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  readonly power: AttackPower;
  readonly result: number;
  /** Empty so far; a Striker may still fill it (KR-STRI-03). */
  readonly total: Total;
  /** See {@link HitEvent.boost}. */
  readonly boost: boolean;
  prevented?: boolean;
}

/** Something that the start of a turn brings (KZ-TURN-02). */
export interface StartEvent {
  readonly id: string;
  run(): Flow<void> | undefined;
}

/** The start of a creature's turn: abilities add what they bring; its controller orders all. */
export interface TurnStart {
  readonly type: 'turn-start';
  readonly creature: CreatureId;
  readonly events: StartEvent[];
  prevented?: boolean;
}

/** The end of a creature's turn (KZ-TURN-10). */
export interface TurnEvent {
  readonly type: 'turn-end';
  readonly creature: CreatureId;
  prevented?: boolean;
}

/** What abilities may answer to. */
export type RulesEvents = RollEvent | HitEvent | MissEvent | TurnStart | TurnEvent;

/** What an ability does about events: see `packages/engine/src/windows.ts`. */
type Answers = EffectKind<Kazzam, Effect, RulesEvents>['on'];

/**
 * Something that an athlete has: of its role, its specialisation, its class, or a power that it
 * picked. Read in one place: its actions, its answers to events, what it changes at the start.
 */
export interface Ability {
  /** The id in builds: `sniper`, `hexer/duelist`, … */
  readonly id: string;
  readonly rule: string;
  readonly actions?: readonly Action[];
  readonly on?: Answers;
  /** Changes an athlete as it is made. */
  readonly begin?: (creature: Creature) => void;
}

const abilities = new Map<string, Ability>();
const kinds: Record<string, EffectKind<Kazzam, Effect, RulesEvents>> = Object.fromEntries(
  [...STATUSES, ...Object.values(NOTES)].map((kind) => [kind, { on: {} }]),
);

/**
 * Makes abilities known; content does it as it is loaded, since it uses the rules and they cannot
 * import it. @throws RangeError for an id that is known already
 */
export function declareAbilities(list: readonly Ability[]): void {
  for (const ability of list) {
    if (kinds[ability.id] !== undefined) throw new RangeError(`${ability.id} is declared twice`);
    abilities.set(ability.id, ability);
    kinds[ability.id] = { on: ability.on ?? {} };
  }
}

/** Makes a kind of effect known that abilities leave in play. */
export function declareEffect(kind: string, on: Answers): void {
  if (kinds[kind] !== undefined) throw new RangeError(`${kind} is declared twice`);
  kinds[kind] = { on };
}

/** The abilities of a build: role, specialisation, class, picks; what nobody declared is left out. */
export function abilitiesOf({ role, specialisation, className, picks }: Build): Ability[] {
  return [role, specialisation, className, ...picks].flatMap((id) => abilities.get(id) ?? []);
}

/** Opens windows around what abilities answer to; replies in their order (KZ-GEN-14). */
export const windows = defineWindows<KazzamState, Effect, RulesEvents, Kazzam>({
  kinds,
  layers: ['all'],
  *order({ state }, _event, effects): Flow<readonly Effect[]> {
    const bearers = inReplyOrder(state, [...new Set(effects.map(({ on }) => on))]);
    return bearers.flatMap((bearer) => effects.filter(({ on }) => on === bearer));
  },
});

/** What happens in a window besides the answers of abilities, where they are all there is. */
export function* nothing(): Flow<void> {}

/** Changes an athlete that is being made as its abilities say. */
export function changeByAbilities(build: Build, creature: Creature): void {
  for (const { begin } of abilitiesOf(build)) begin?.(creature);
}

/** Puts the abilities of all athletes into play that answer to events, in place of earlier ones. */
export function beginAbilities(state: KazzamState): void {
  state.effects = state.effects.filter(({ innate }) => innate !== true);
  for (const [id, creature] of state.creatures.entries()) {
    const build = state.builds[creature.build];
    if (build === undefined) continue;
    for (const { id: kind, on } of abilitiesOf(build)) {
      if (on === undefined) continue;
      const until = { ends: 'match' } as const;
      putInPlay(state, { kind, on: id, by: id, source: kind, until, amount: 0, innate: true });
    }
  }
}
