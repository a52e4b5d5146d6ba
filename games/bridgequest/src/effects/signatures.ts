import type {
  ACTS,
  CHOOSERS,
  COLOURS,
  COUNTED,
  DECKS,
  EASED,
  FACES,
  LOSSES,
  Paid,
  REWARDS,
  SCOPES,
  SLOTS,
  SOURCES,
  STATS,
  SWAPPED,
  TOLLED,
  WARPS,
} from './words.ts';

/** Dice of an amount: `-2d6` takes what two d6 show. */
export interface DiceAmount {
  readonly dice: number;
  readonly sides: number;
  readonly sign: 1 | -1;
}

/** A number, dice, or something that is counted when it is needed (BQC-FX-08). */
export type Amount = number | DiceAmount | (typeof COUNTED)[number];

/** What a cost is made of (BQC-VERB-48); `this` is the card itself. */
export type Cost = 'this' | { readonly of: Paid; readonly n: number };

/** What the values of an argument can be, by the kind of the argument. */
export interface ArgumentKinds {
  readonly amount: Amount;
  /** An amount, or all of it. */
  readonly count: Amount | 'all';
  /** A number by which others are multiplied. */
  readonly factor: number;
  /** An amount, or a factor written `x2`. */
  readonly change: Amount | { readonly times: number };
  readonly stat: (typeof STATS)[number];
  readonly eased: (typeof EASED)[number];
  readonly deck: (typeof DECKS)[number];
  readonly face: (typeof FACES)[number];
  readonly loss: (typeof LOSSES)[number] | `tag:${string}`;
  readonly chooser: (typeof CHOOSERS)[number];
  /** `any`, a tag or a role. */
  readonly filter: string;
  readonly reward: (typeof REWARDS)[number];
  readonly source: (typeof SOURCES)[number];
  readonly slot: (typeof SLOTS)[number];
  readonly act: (typeof ACTS)[number];
  readonly tag: string;
  readonly scope: (typeof SCOPES)[number];
  readonly warp: (typeof WARPS)[number];
  readonly tolled: (typeof TOLLED)[number];
  readonly swapped: (typeof SWAPPED)[number];
  readonly colour: (typeof COLOURS)[number];
  readonly cost: Cost;
  readonly text: string;
}

/** One argument of a verb: its name as a field of the card's data, and what it can be. */
export interface Parameter {
  readonly name: string;
  readonly kind: keyof ArgumentKinds;
  readonly optional?: true;
}

/** Lists of further actions that a verb holds in braces, by their fields. */
export type Block = 'pass' | 'fail' | 'do' | 'options';

/** How a verb is written. */
export interface Signature {
  readonly parameters: readonly Parameter[];
  readonly blocks?: readonly Block[];
}

const n = { name: 'n', kind: 'amount' } as const;
const none = { parameters: [] } as const;

/** Every verb with its arguments, in the order in which they are written (BQC-VERB-01 to -60). */
export const SIGNATURES = {
  att: { parameters: [n] },
  def: { parameters: [n] },
  any: { parameters: [n] },
  mst: { parameters: [n] },
  run: { parameters: [n] },
  ease: { parameters: [{ name: 'kind', kind: 'eased' }, n] },
  tie: none,
  strike: none,
  stat: { parameters: [{ name: 'stat', kind: 'stat' }, n] },
  karma: { parameters: [n] },
  travel: { parameters: [n] },
  draw: { parameters: [{ name: 'deck', kind: 'deck' }, n, { name: 'face', kind: 'face' }] },
  lose: {
    parameters: [
      { name: 'what', kind: 'loss' },
      { name: 'n', kind: 'count' },
      { name: 'by', kind: 'chooser', optional: true },
    ],
  },
  take: { parameters: [{ name: 'what', kind: 'loss' }] },
  fetch: {
    parameters: [
      { name: 'deck', kind: 'deck' },
      { name: 'filter', kind: 'filter' },
    ],
  },
  peek: { parameters: [{ name: 'deck', kind: 'deck' }, n] },
  sort: {
    parameters: [
      { name: 'deck', kind: 'deck' },
      { name: 'n', kind: 'count' },
    ],
  },
  oust: { parameters: [{ name: 'reward', kind: 'reward' }] },
  escape: none,
  join: { parameters: [{ name: 'source', kind: 'source' }] },
  loot: { parameters: [n] },
  levels: { parameters: [n] },
  kick: { parameters: [n] },
  skip: { parameters: [n] },
  die: none,
  slot: { parameters: [{ name: 'slot', kind: 'slot' }, n] },
  cheat: none,
  hand: { parameters: [{ name: 'n', kind: 'change' }] },
  ban: { parameters: [{ name: 'act', kind: 'act' }] },
  ward: { parameters: [{ name: 'tag', kind: 'tag' }] },
  mark: { parameters: [{ name: 'tag', kind: 'tag' }] },
  uncurse: { parameters: [n] },
  magnet: none,
  setdie: none,
  redie: none,
  reroll: none,
  change: { parameters: [{ name: 'scope', kind: 'scope' }] },
  glue: none,
  unglue: none,
  wander: { parameters: [{ name: 'n', kind: 'amount', optional: true }] },
  warp: { parameters: [{ name: 'to', kind: 'warp' }] },
  door: { parameters: [n] },
  toll: { parameters: [n, { name: 'what', kind: 'tolled', optional: true }] },
  price: { parameters: [{ name: 'factor', kind: 'factor' }] },
  flip: none,
  swap: { parameters: [{ name: 'what', kind: 'swapped' }] },
  check: { parameters: [{ name: 'stat', kind: 'stat' }], blocks: ['pass', 'fail'] },
  pick: { parameters: [], blocks: ['options'] },
  pay: { parameters: [{ name: 'cost', kind: 'cost' }], blocks: ['do'] },
  seal: { parameters: [n] },
  heal: none,
  gate: { parameters: [{ name: 'colour', kind: 'colour' }] },
  hijack: none,
  double: none,
  compel: none,
  regain: none,
  manual: { parameters: [{ name: 'text', kind: 'text' }] },
  /** `potion(monster x2)`: the factor where it is put on a monster. */
  potion: { parameters: [{ name: 'monster', kind: 'factor', optional: true }] },
  gear: { parameters: [n] },
  calm: none,
  revive: none,
} as const satisfies Readonly<Record<string, Signature>>;

/** What an action does. */
export type Verb = keyof typeof SIGNATURES;

/** All verbs. */
export const VERBS = Object.keys(SIGNATURES) as readonly Verb[];
