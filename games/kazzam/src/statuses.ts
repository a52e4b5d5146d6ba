import type { DataSchema } from './data-schema.ts';

/** The statuses of KZ-STAT-06 to KZ-STAT-62 that are kept; Bloodied follows from HP. */

/** What a status can keep its bearer from doing. */
export const DEEDS = [
  /** Moving by itself (KZ-MOVE-18). */
  'walk',
  /** Opportunities and Miss Triggers (KZ-STAT-69). */
  'reply',
  /** Beginning to fly, which counts as leaving its square (KZ-STAT-24). */
  'take-off',
  /** Dropping Prone by its own will (KZ-STAT-51). */
  'drop-prone',
] as const;
/** See {@link DEEDS}. */
export type Deed = (typeof DEEDS)[number];

/** What everybody has to know of a status; its texts are `status.<name>` in the catalogues. */
export interface StatusRecord<Name extends PropertyKey, Icon = string> {
  /** The rule that says what it is. */
  readonly rule: string;
  /** The name of its icon at Lucide, on pieces and sheets. */
  readonly icon: Icon;
  /** It is a negative one (KZ-STAT-70). */
  readonly harms?: true;
  /** Its bearer has it, as one has Resist; without, its bearer is it, as one is Prone. */
  readonly had?: true;
  /** What it brings with it for as long as it lasts (KZ-STAT-67). */
  readonly contains?: readonly Name[];
  /** What does not act on its bearer for as long as it lasts. */
  readonly suspends?: readonly Name[];
  readonly forbids?: readonly Deed[];
  /** What it keeps with it: see `rules/effects/effect-data.ts`. */
  readonly data?: DataSchema;
}

/**
 * All of them. A new one comes last: then the bits of the others stay (see
 * `rules/effects/status-bits.ts`), and with them every state that was kept.
 */
const TABLE = declare({
  blinded: { rule: 'KZ-STAT-06', icon: 'EyeOff', harms: true, forbids: ['reply'] },
  concealed: {
    rule: 'KZ-STAT-08',
    icon: 'CloudFog',
    // It holds only against those who are farther away than this (KZ-CONC-02).
    data: { beyond: 'number?' },
  },
  dazed: {
    rule: 'KZ-STAT-09',
    icon: 'Spline',
    harms: true,
    contains: ['distracted'],
    forbids: ['reply'],
  },
  disarmed: { rule: 'KZ-STAT-11', icon: 'Hand', harms: true },
  distracted: { rule: 'KZ-STAT-12', icon: 'MessageCircleOff', harms: true, forbids: ['reply'] },
  dominated: { rule: 'KZ-STAT-13', icon: 'HandMetal', harms: true, forbids: ['reply'] },
  fierce: { rule: 'KZ-STAT-18', icon: 'Flame' },
  flying: {
    rule: 'KZ-STAT-19',
    icon: 'Feather',
    contains: ['hovering'],
    forbids: ['take-off', 'drop-prone'],
    // Whether a power keeps its bearer from landing (KZ-STAT-23); if nothing is said, one of another's does.
    data: { forced: 'flag?' },
  },
  frenzied: { rule: 'KZ-STAT-26', icon: 'Swords', harms: true },
  grabbed: {
    rule: 'KZ-STAT-28',
    icon: 'Link',
    harms: true,
    // What it contains keeps its bearer where it is, unless its grabber is too light for that.
    contains: ['immobilized'],
    forbids: ['reply', 'drop-prone'],
    // It holds from afar (KZ-STAT-29); its grabber comes along with its bearer (KM-SQUID-02).
    data: { ranged: 'flag?', light: 'flag?' },
  },
  guarded: { rule: 'KZ-STAT-30', icon: 'Shield' },
  hidden: {
    rule: 'KZ-STAT-31',
    icon: 'Ghost',
    data: {
      // An attack of its bearer ends it (KZ-STAT-33).
      untilAttack: 'flag?',
      // Where its bearer was seen last, and in which of its turns (KZ-INFO-03).
      seenAt: 'square?',
      seenTurn: 'number?',
    },
  },
  hovering: { rule: 'KZ-STAT-34', icon: 'Wind' },
  immobilized: {
    rule: 'KZ-STAT-35',
    icon: 'Anchor',
    harms: true,
    forbids: ['walk', 'take-off'],
    // What its bearer has once it has ended, until the end of its next turn (KC-BRW-30).
    data: { leaves: 'status?' },
  },
  incapacitated: {
    rule: 'KZ-STAT-36',
    icon: 'Skull',
    harms: true,
    contains: ['stunned'],
    forbids: ['reply'],
  },
  marked: { rule: 'KZ-STAT-38', icon: 'Crosshair', harms: true },
  nimble: { rule: 'KZ-STAT-41', icon: 'Footprints' },
  ongoing: {
    rule: 'KZ-STAT-42',
    icon: 'Droplet',
    harms: true,
    had: true,
    // Over when it would hurt and its maker has no line of sight to its bearer (KM-GOLEM-11).
    data: { whileSeen: 'flag?' },
  },
  panicked: { rule: 'KZ-STAT-46', icon: 'ChevronsDown', harms: true },
  phasing: { rule: 'KZ-STAT-48', icon: 'Sparkle' },
  prone: {
    rule: 'KZ-STAT-49',
    icon: 'ArrowDownToLine',
    harms: true,
    suspends: ['hovering'],
    forbids: ['reply', 'take-off', 'drop-prone'],
  },
  reach: { rule: 'KZ-STAT-52', icon: 'MoveVertical', had: true },
  regenerate: { rule: 'KZ-STAT-53', icon: 'HeartPulse', had: true },
  resist: { rule: 'KZ-STAT-55', icon: 'ShieldPlus', had: true },
  'resist-all': { rule: 'KZ-STAT-56', icon: 'ShieldPlus', had: true },
  restrained: {
    rule: 'KZ-STAT-57',
    icon: 'Link',
    harms: true,
    contains: ['immobilized'],
    forbids: ['walk', 'reply', 'take-off', 'drop-prone'],
  },
  retaliate: {
    rule: 'KZ-STAT-58',
    icon: 'Zap',
    had: true,
    // It answers to melee attacks only, or to others only (KZ-STAT-58); within so many squares (KM-SOUL-06).
    data: { melee: 'flag?', within: 'number?' },
  },
  revealed: {
    rule: 'KZ-STAT-54',
    icon: 'Eye',
    harms: true,
    suspends: ['hidden'],
    data: { removable: 'flag?' },
  },
  slowed: { rule: 'KZ-STAT-59', icon: 'Snail', harms: true },
  stunned: { rule: 'KZ-STAT-60', icon: 'Zap', harms: true, forbids: ['walk', 'reply', 'take-off'] },
  vulnerable: {
    rule: 'KZ-STAT-61',
    icon: 'TrendingDown',
    harms: true,
    had: true,
    // The one kind of damage that it adds to, where it is limited (KZ-STAT-61).
    data: { against: 'text?' },
  },
  weakened: { rule: 'KZ-STAT-62', icon: 'TrendingDown', harms: true },
  shade: {
    rule: 'KM-SOUL-02',
    icon: 'CircleDashed',
    // Whose doing it was that its bearer was Taken Out; nobody's if left out.
    data: { fellBy: 'creature?' },
  },
});

type Name = keyof typeof TABLE;

/** The names of all icons that statuses have. */
export type StatusIcon = (typeof TABLE)[Name]['icon'];

/** The name of each status and what it does, in words. */
export type StatusText = `status.${Name}` | `status.${Name}.help`;

/** What is known of each status, in the order of {@link TABLE}. */
export const STATUS_RECORDS: Readonly<Record<Name, StatusRecord<Name, StatusIcon>>> = TABLE;

/** The data of each status. */
export type StatusData = {
  readonly [N in Name]: (typeof TABLE)[N] extends { readonly data: infer S extends DataSchema }
    ? S
    : Record<never, never>;
};

/** The rule of being Bloodied, which follows from HP and is kept nowhere. */
export const BLOODIED_RULE = 'KZ-STAT-07';

/** Lets records name one another, and nothing else. */
function declare<const T extends Readonly<Record<keyof T, StatusRecord<keyof T>>>>(table: T): T {
  return table;
}
