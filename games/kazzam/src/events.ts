import type { GameEvent } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Colour } from './map/court-map.ts';
import type { CreatureId, Status } from './model.ts';
import type { Team } from './rules/credit.ts';

interface Happened extends GameEvent {
  /** Who did it, or whom it befell. */
  readonly who: CreatureId;
}

/** What happens in a match. */
export type KazzamEvent =
  | (Happened & { readonly type: 'placed'; readonly cell: Cell })
  | (Happened & { readonly type: 'initiative'; readonly roll: number })
  | (GameEvent & { readonly type: 'order'; readonly order: readonly CreatureId[] })
  | (GameEvent & { readonly type: 'round'; readonly round: number })
  | (Happened & { readonly type: 'turn' })
  | (Happened & { readonly type: 'action'; readonly action: string })
  | (Happened & {
      readonly type: 'moved';
      /** The squares entered; none for who may not know them (KZ-INFO-03). */
      readonly path: readonly Cell[];
    })
  | (Happened & {
      readonly type: 'forced';
      readonly by: CreatureId;
      readonly how: 'push' | 'pull' | 'slide' | 'throw';
      /** As of a movement of its own. */
      readonly path: readonly Cell[];
    })
  /** It has come into a gap (KZ-LARGE-08). */
  | (Happened & { readonly type: 'squeezed' })
  | (Happened & {
      readonly type: 'save';
      readonly against: string;
      readonly dice: readonly number[];
      readonly saved: boolean;
    })
  | (Happened & {
      readonly type: 'wild';
      readonly by: CreatureId;
      readonly status: 'frenzied' | 'panicked';
      readonly roll: number;
    })
  | (Happened & { readonly type: 'group-roll'; readonly roll: number; readonly face: number })
  | (Happened & {
      readonly type: 'creep';
      /** What it does, and why: `attack`, `retarget`, `retrieve`, `return`, `wait`, … */
      readonly what: string;
      /** Whom it does it to, or because of; -1 for nobody. */
      readonly of: CreatureId;
    })
  | (Happened & { readonly type: 'opportunity'; readonly by: CreatureId })
  | (Happened & {
      readonly type: 'damage';
      /** The creature it comes from; -1 for the map. */
      readonly by: CreatureId;
      readonly amount: number;
      readonly ward: number;
      readonly hp: number;
    })
  | (Happened & {
      readonly type: 'attack';
      readonly of: CreatureId;
      readonly power: string;
      readonly dice: readonly number[];
      readonly natural: number;
      /** Flat bonuses together. */
      readonly bonus: number;
      /** Miss Tokens spent. */
      readonly tokens: number;
      readonly result: number;
      /** Ids of the rules that gave Advantage. */
      readonly advantages: readonly string[];
      readonly disadvantages: readonly string[];
    })
  | (Happened & {
      readonly type: 'healed';
      readonly by: CreatureId;
      readonly amount: number;
    })
  | (Happened & { readonly type: 'taken-out'; readonly by: CreatureId })
  | (Happened & {
      readonly type: 'points';
      readonly team: Team;
      readonly points: number;
    })
  | (Happened & { readonly type: 'strike'; readonly team: Team })
  | (Happened & {
      readonly type: 'orb';
      readonly what:
        | 'picked-up'
        | 'dunked'
        | 'handed'
        | 'taken-over'
        | 'dropped'
        | 'slid'
        | 'returned';
      readonly orb: number;
      /** The colour that it had then. */
      readonly colour: Colour | 'neutral';
    })
  | (Happened & {
      readonly type: 'arrived';
      /** -1 for who may not know it (KZ-INFO-03). */
      readonly cell: Cell;
      readonly how: string;
    })
  | (Happened & {
      readonly type: 'struck';
      /** What has been attacked (KZ-OBJ-01). */
      readonly thing: 'trap' | 'wall';
      readonly cell: Cell;
      readonly power: string;
      /** None where nothing is rolled. */
      readonly dice: readonly number[];
      readonly result: number;
      readonly amount: number;
      /** HP that it has left. */
      readonly left: number;
    })
  | (Happened & {
      readonly type: 'ruling';
      /** What the referee has changed: `hp`, `status-on`, `points`, … */
      readonly what: string;
      /** What it is now, if that is a number. */
      readonly amount?: number;
      readonly status?: Status;
    })
  | (GameEvent & { readonly type: 'ending'; readonly team: Team })
  | (GameEvent & { readonly type: 'over'; readonly scores: readonly [number, number] });
