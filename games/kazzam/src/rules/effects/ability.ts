import type { Flow } from '@tablewright/engine';
import type { Creature, CreatureId, Status } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { Action, Price } from './action.ts';
import type { EffectDef } from './effect-def.ts';
import type { Answers } from './moments.ts';
import type { AttackPower } from './power.ts';

/**
 * Something that an athlete has: of its role, its specialisation, its class, or a power that it
 * picked. Read in one place: its attack, its other actions, its answers to events, what it changes
 * at the start.
 */
export interface Ability {
  /** The id in builds: `sniper`, `hexer/duelist`, … */
  readonly id: string;
  readonly rule: string;
  /** An attack power: the Attack Action that it is comes with it. */
  readonly power?: AttackPower;
  /** Whether {@link Ability.power} is an Encounter power (KZ-POWER-08). */
  readonly encounter?: true;
  readonly actions?: readonly Action[];
  /** What actions cost whoever has it, by their ids, in place of what they cost others (KT-MOR-01). */
  readonly prices?: Readonly<Record<string, Price>>;
  /** Ids of what it tells of as of actions though it offers them as none: a Reaction, a way out. */
  readonly deeds?: readonly string[];
  readonly on?: Answers;
  /** Kinds of effects that it leaves in play; what several abilities leave stands in their manifest. */
  readonly leaves?: readonly EffectDef[];
  /** What its Role Boost adds to a hit on somebody, roughly: for bots. */
  readonly boosts?: (target: Creature) => number;
  /** What its Role Boost does once the attack is over, with a target that was hit (KR-BOOST-04). */
  readonly boostAfterwards?: (t: Kazzam, id: CreatureId, target: CreatureId) => Flow<void>;
  /** Whether its Role Boost is used in full without asking, unless that is wanted (KR-BOOST-07). */
  readonly boostsUnasked?: true;
  /** Changes an athlete as it is made. */
  readonly begin?: (creature: Creature) => void;
  /** Statuses that it has for the whole match. */
  readonly innate?: readonly { readonly kind: Status; readonly amount: number }[];
  /** Whether whoever has it knows the squares of Hidden creatures (KC-HID-06). */
  readonly findsHidden?: true;
  /** What is chosen when the match begins, and anew after each Take-Out (KZ-DUN-10). */
  readonly ready?: (t: Kazzam, id: CreatureId) => Flow<void>;
}
