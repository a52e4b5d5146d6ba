import type { GameEvent } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Colour, CreatureId, DamageKind, Status, Team } from './model.ts';

interface Happened extends GameEvent {
  /** Who did it, or whom it befell. */
  readonly who: CreatureId;
}

/** What is done with orbs. */
export type OrbDeed =
  | 'picked-up'
  | 'dunked'
  | 'handed'
  | 'taken-over'
  | 'stolen'
  | 'dropped'
  | 'slid'
  | 'teleported'
  | 'thrown'
  | 'returned'
  | 'placed';
/** What is done with other items. */
export type ItemDeed = Exclude<OrbDeed, 'dunked' | 'returned' | 'placed'> | 'made' | 'used';

/** What becomes of a built trap: it is there, acts at the cost of a charge or of none, moves, is refreshed. */
export const TRAP_DEEDS = [
  'set',
  'imbued',
  'acts',
  'acts-freely',
  'slid',
  'went',
  'reset',
] as const;
/** See {@link TRAP_DEEDS}. */
export type TrapDeed = (typeof TRAP_DEEDS)[number];

/** What happens in a match. */
export type KazzamEvent =
  | (Happened & { readonly type: 'placed'; readonly cell: Cell })
  | (Happened & { readonly type: 'initiative'; readonly roll: number })
  /** An athlete brings a companion into the match. */
  | (Happened & { readonly type: 'brought'; readonly by: CreatureId; readonly cell: Cell })
  /** Which team goes first where both tie; none where the roll-off ties, and is rolled again. */
  | (GameEvent & {
      readonly type: 'roll-off';
      /** The die of the player team, then that of the opposition. */
      readonly dice: readonly [number, number];
      readonly team?: Team;
    })
  /** On which square a Creep begins by a die (KM-GRID-04). */
  | (Happened & {
      readonly type: 'start';
      readonly group: number;
      readonly roll: number;
      readonly cell: Cell;
    })
  | (GameEvent & { readonly type: 'order'; readonly order: readonly CreatureId[] })
  | (GameEvent & { readonly type: 'round'; readonly round: number })
  | (Happened & { readonly type: 'turn' })
  | (Happened & { readonly type: 'action'; readonly action: string })
  | (Happened & {
      readonly type: 'moved';
      /** `move`, `shift`, `crawl`, `charge`: what sort of movement it was. */
      readonly how: string;
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
  /** A die is turned over: 7 less its face (KC-CONV-11). */
  | (Happened & { readonly type: 'turned'; readonly from: number; readonly to: number })
  /** A 3 that is rolled against it counts as less (KT-BAG-01). */
  | (Happened & { readonly type: 'lessened'; readonly of: CreatureId; readonly to: number })
  /** It rolls a die in secret, for itself or somebody else; no face for who may not know it. */
  | (Happened & {
      readonly type: 'secret-roll';
      readonly of: CreatureId;
      /** Before it is turned over, if it is. */
      readonly roll: number;
      readonly foreseen?: boolean;
    })
  /** A die that was rolled in secret is shown: as it is used, or as it lapses (KC-HID-02). */
  | (Happened & {
      readonly type: 'secret-shown';
      readonly of: CreatureId;
      readonly roll: number;
      readonly used: boolean;
    })
  /** What would have befallen one creature befalls another (KC-DIV-11). */
  | (Happened & {
      readonly type: 'diverted';
      readonly of: CreatureId;
      /** A status; without one it is damage. */
      readonly status?: Status;
    })
  | (Happened & {
      readonly type: 'save';
      readonly against: string;
      readonly dice: readonly number[];
      readonly foreseen?: boolean;
      readonly saved: boolean;
    })
  | (Happened & {
      readonly type: 'wild';
      readonly by: CreatureId;
      readonly status: 'frenzied' | 'panicked';
      readonly roll: number;
      readonly foreseen?: boolean;
    })
  /** A die of a Creep's own, in place of its group's. */
  | (Happened & { readonly type: 'own-roll'; readonly roll: number })
  /** A Creep is drawn one of several squares; none of them for who may not know them (KZ-INFO-03). */
  | (Happened & {
      readonly type: 'lot';
      readonly what: 'creep-tie' | 'creep-choice';
      readonly cells: readonly Cell[];
      readonly cell: Cell;
    })
  /** A Creep is drawn the hold that it tries to escape. */
  | (Happened & {
      readonly type: 'hold-lot';
      readonly status: string;
      readonly by: CreatureId;
      /** Its place among the holds, from 0. */
      readonly index: number;
    })
  | (Happened & { readonly type: 'group-roll'; readonly roll: number; readonly face: number })
  | (Happened & {
      readonly type: 'creep';
      /** What it does, and why: `attack`, `charge`, `retarget`, `retrieve`, `return`, `guard`, `bar`, … */
      readonly what: string;
      /** Whom it does it to, or because of; -1 for nobody. */
      readonly of: CreatureId;
      /** What it attacks with: a row of its table, or its basic attack. */
      readonly power?: string;
    })
  /** Its Role Boost comes to bear (KR-BOOST-01). */
  | (Happened & {
      readonly type: 'boost';
      readonly of: CreatureId;
      /** The specialisation whose it is. */
      readonly boost: string;
    })
  /** It uses its Defender Reaction (KR-DEF-03). */
  | (Happened & {
      readonly type: 'reaction';
      readonly of: CreatureId;
      /** The specialisation whose it is. */
      readonly reaction: string;
    })
  | (Happened & { readonly type: 'opportunity'; readonly by: CreatureId })
  | (Happened & {
      readonly type: 'damage';
      /** The creature it comes from; -1 for none. */
      readonly by: CreatureId;
      readonly kind: DamageKind;
      readonly amount: number;
      readonly ward: number;
      readonly hp: number;
    })
  /** HP lost that is no damage. */
  | (Happened & {
      readonly type: 'hp-lost';
      readonly by: CreatureId;
      readonly amount: number;
    })
  /** A status is given, or what is known of it changes. */
  | (Happened & {
      readonly type: 'status';
      readonly by: CreatureId;
      readonly status: Status;
      /** The printed power or trait. */
      readonly source: string;
      /** Its number; 0 without. */
      readonly amount: number;
      /** Whether it was there and only lasts longer now. */
      readonly longer: boolean;
      /** Whether it is a trait now, Taken Out or not. */
      readonly innate?: true;
    })
  | (Happened & {
      readonly type: 'status-over';
      readonly by: CreatureId;
      readonly status: Status;
      readonly source: string;
      readonly amount: number;
      /** Whether something else gives the same status still. */
      readonly left: boolean;
      readonly innate?: true;
    })
  /** The dice of an attack, while its maker is asked for Miss Tokens (KZ-MISS-07). */
  | (Happened & {
      readonly type: 'thrown';
      readonly of: CreatureId;
      /** Who rolled for the attacker, if it did not itself (KC-SUM-03). */
      readonly roller?: CreatureId;
      readonly dice: readonly number[];
      readonly foreseen?: boolean;
      readonly natural: number;
    })
  | (Happened & {
      readonly type: 'attack';
      readonly of: CreatureId;
      /** Who rolled for the attacker, if it did not itself (KC-SUM-03). */
      readonly roller?: CreatureId;
      /** The square of a thing that is attacked. */
      readonly cell?: Cell;
      readonly power: string;
      /** What was thrown, or the result that stood in for it. */
      readonly dice: readonly number[];
      /** Whether a result kept from before stood in for the roll (KC-CONV-11). */
      readonly foreseen?: boolean;
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
  /** An interrupt has made a miss of a hit (KZ-ATK-19). */
  | (Happened & { readonly type: 'averted'; readonly of: CreatureId })
  /** Who was Taken Out is back, with so many HP. */
  | (Happened & { readonly type: 'revived'; readonly by: CreatureId; readonly hp: number })
  /** A hit of somebody that its target ignores. */
  | (Happened & { readonly type: 'ignored'; readonly of: CreatureId })
  | (Happened & {
      readonly type: 'healed';
      readonly by: CreatureId;
      readonly amount: number;
    })
  | (Happened & {
      readonly type: 'taken-out';
      readonly by: CreatureId;
      /** Whether it stays where it is, as a Shade (KM-SOUL-02). */
      readonly stays?: boolean;
    })
  /** A Shade is gone with whoever kept it (KM-SOUL-02). */
  | (Happened & { readonly type: 'vanished'; readonly by: CreatureId })
  /** It gains a Miss Token for something else than a miss of its own. */
  | (Happened & { readonly type: 'miss-token' })
  /** It has so many HP at most from now on (KZ-DUN-09). */
  | (Happened & { readonly type: 'maximum'; readonly hp: number })
  | (Happened & {
      readonly type: 'points';
      readonly team: Team;
      readonly points: number;
    })
  | (Happened & { readonly type: 'strike'; readonly team: Team })
  | (Happened & {
      readonly type: 'orb';
      readonly what: OrbDeed;
      readonly orb: number;
      /** The colour that it had then. */
      readonly colour: Colour | 'neutral';
    })
  /** It asks for one of these orbs on its pedestal, for so many points. */
  | (Happened & {
      readonly type: 'quest';
      readonly what: 'given' | 'raised' | 'changed';
      readonly orbs: readonly number[];
      /** Of each its colour then, and its square or, where somebody held it, whoever did; else -1. */
      readonly colours: readonly string[];
      readonly cells: readonly Cell[];
      readonly holders: readonly CreatureId[];
      /** Which of the orbs that could be named a lot has named, by place; none where no lot was drawn. */
      readonly lots: readonly number[];
      readonly reward: number;
    })
  /** Whoever sees to it that it is Taken Out gains its team so many points. */
  | (Happened & { readonly type: 'bounty'; readonly by: CreatureId; readonly amount: number })
  /** It names somebody for what a power does (KC-BRW-09). */
  | (Happened & { readonly type: 'named'; readonly of: CreatureId; readonly power: string })
  /** What somebody does with an item that is no orb. */
  | (Happened & {
      readonly type: 'item';
      readonly what: ItemDeed;
      readonly item: number;
      readonly kind: string;
    })
  /** A step has led it through a portal (KM-PORT-01, KC-POR-33). */
  | (Happened & {
      readonly type: 'portal';
      /** The square that it left. */
      readonly whence: Cell;
      readonly cell: Cell;
      /** What the map calls the portal; none for one that a power has made. */
      readonly letter?: string;
    })
  | (Happened & {
      readonly type: 'arrived';
      /** The square that it was teleported from, if all may know it. */
      readonly whence?: Cell;
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
      readonly amount: number;
      /** HP that it has left. */
      readonly left: number;
    })
  /** Something becomes of a built trap, or it acts. */
  | (Happened & {
      readonly type: 'trap';
      readonly what: TrapDeed;
      /** Id of its block. */
      readonly trap: string;
      readonly cell: Cell;
      /** Charges that it has then. */
      readonly charges: number;
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
