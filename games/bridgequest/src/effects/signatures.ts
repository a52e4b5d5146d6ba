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
  /** How a card says it, with its arguments by their names. */
  readonly says: Said;
  /** How it says it otherwise: with an optional argument (by its name), of less than nothing (`less`). */
  readonly else?: Readonly<Record<string, Said>>;
}

/** In English, and in German. */
export type Said = readonly [string, string];

const n = { name: 'n', kind: 'amount' } as const;
const none = { parameters: [] } as const;

/** Every verb with its arguments, in the order in which they are written (BQC-VERB-01 to -60), and with its words. */
export const SIGNATURES = {
  att: { says: ['{n} ATT', '{n} ATT'], parameters: [n] },
  def: { says: ['{n} DEF', '{n} DEF'], parameters: [n] },
  any: { says: ['{n} to ATT or DEF', '{n} auf ATT oder DEF'], parameters: [n] },
  mst: { says: ['{n} monster ST', '{n} ST des Monsters'], parameters: [n] },
  run: { says: ['{n} to running away', '{n} beim Weglaufen'], parameters: [n] },
  ease: {
    says: ['{kind} easier by {n}', '{kind} um {n} leichter'],
    else: { less: ['{kind} harder by {n}', '{kind} um {n} schwerer'] },
    parameters: [{ name: 'kind', kind: 'eased' }, n],
  },
  tie: { ...none, says: ['win ties', 'gewinnt bei Gleichstand'] },
  strike: { ...none, says: ['First Strike', 'First Strike'] },
  stat: {
    says: ['{n} {stat} on the sheet', '{n} {stat} auf dem Bogen'],
    parameters: [{ name: 'stat', kind: 'stat' }, n],
  },
  karma: { says: ['{n} Karma', '{n} Karma'], parameters: [n] },
  travel: {
    says: [
      '{n} {count, plural, one {travel} other {travels}}',
      '{n} {count, plural, one {Schritt} other {Schritte}}',
    ],
    parameters: [n],
  },
  draw: {
    says: ['draw {n} of {deck}, {face}', '{n} von {deck} ziehen, {face}'],
    parameters: [{ name: 'deck', kind: 'deck' }, n, { name: 'face', kind: 'face' }],
  },
  lose: {
    says: ['lose {n} {what}', '{n} {what} verlieren'],
    else: { by: ['lose {n} {what}, chosen {by}', '{n} {what} verlieren, {by}'] },
    parameters: [
      { name: 'what', kind: 'loss' },
      { name: 'n', kind: 'count' },
      { name: 'by', kind: 'chooser', optional: true },
    ],
  },
  take: {
    says: ['take {what} onto your table', '{what} auf den eigenen Tisch nehmen'],
    parameters: [{ name: 'what', kind: 'loss' }],
  },
  fetch: {
    says: [
      'take a card ({filter}) from the discard pile of {deck}',
      'eine Karte ({filter}) vom Ablagestapel nehmen: {deck}',
    ],
    parameters: [
      { name: 'deck', kind: 'deck' },
      { name: 'filter', kind: 'filter' },
    ],
  },
  peek: {
    says: ['look at the top {n} of {deck}', 'die obersten {n} ansehen: {deck}'],
    parameters: [{ name: 'deck', kind: 'deck' }, n],
  },
  sort: {
    says: [
      'look at the top {n} of {deck} and put them in any order',
      'die obersten {n} ansehen und beliebig ordnen: {deck}',
    ],
    parameters: [
      { name: 'deck', kind: 'deck' },
      { name: 'n', kind: 'count' },
    ],
  },
  oust: {
    says: [
      'the monster leaves the combat, with {reward}',
      'das Monster verlässt den Kampf, {reward}',
    ],
    parameters: [{ name: 'reward', kind: 'reward' }],
  },
  escape: { ...none, says: ['escape without a roll', 'ohne Wurf entkommen'] },
  join: {
    says: ['a monster joins: {source}', 'ein Monster kommt hinzu: {source}'],
    parameters: [{ name: 'source', kind: 'source' }],
  },
  loot: {
    says: [
      '{n} {count, plural, one {treasure} other {treasures}} for the monster',
      '{n} {count, plural, one {Schatz} other {Schätze}} für das Monster',
    ],
    parameters: [n],
  },
  levels: {
    says: [
      '{n} {count, plural, one {travel} other {travels}} for the monster',
      '{n} {count, plural, one {Schritt} other {Schritte}} für das Monster',
    ],
    parameters: [n],
  },
  kick: {
    says: [
      'kick down {n} more {count, plural, one {Door} other {Doors}}',
      '{n} weitere {count, plural, one {Tür} other {Türen}} eintreten',
    ],
    parameters: [n],
  },
  skip: {
    says: [
      'lose the next {count, plural, one {turn} other {{n} turns}}',
      '{count, plural, one {den nächsten Zug} other {die nächsten {n} Züge}} aussetzen',
    ],
    parameters: [n],
  },
  die: { ...none, says: ['die', 'sterben'] },
  slot: {
    says: [
      '{n} {count, plural, one {place} other {places}}: {slot}',
      '{n} {count, plural, one {Platz} other {Plätze}}: {slot}',
    ],
    parameters: [{ name: 'slot', kind: 'slot' }, n],
  },
  cheat: {
    ...none,
    says: [
      'one item ignores hands, places and size',
      'ein Gegenstand braucht weder Hände noch Platz noch Größe',
    ],
  },
  hand: { says: ['hand limit {n}', 'Handlimit {n}'], parameters: [{ name: 'n', kind: 'change' }] },
  ban: { says: ['no {act}', 'nicht erlaubt: {act}'], parameters: [{ name: 'act', kind: 'act' }] },
  ward: {
    says: ['nothing marked {tag} counts', 'nichts mit dem Merkmal {tag} zählt'],
    parameters: [{ name: 'tag', kind: 'tag' }],
  },
  mark: {
    says: ['is marked {tag}', 'hat das Merkmal {tag}'],
    parameters: [{ name: 'tag', kind: 'tag' }],
  },
  uncurse: {
    says: [
      'remove {n} {count, plural, one {curse} other {curses}}',
      '{n} {count, plural, one {Fluch} other {Flüche}} aufheben',
    ],
    parameters: [n],
  },
  magnet: {
    ...none,
    says: ['put a curse magnet on, or take one off', 'einen Fluchmagneten anlegen oder abnehmen'],
  },
  setdie: {
    ...none,
    says: [
      'set a die just rolled to any face',
      'einen eben geworfenen Würfel auf eine beliebige Seite legen',
    ],
  },
  redie: {
    ...none,
    says: ['set any die anew, to any face', 'einen Würfel neu auf eine beliebige Seite legen'],
  },
  reroll: {
    ...none,
    says: [
      'roll a die again that was just rolled',
      'einen eben geworfenen Würfel noch einmal werfen',
    ],
  },
  change: {
    says: ['change worlds: {scope}', 'Welten wechseln: {scope}'],
    parameters: [{ name: 'scope', kind: 'scope' }],
  },
  glue: { ...none, says: ['glue a world', 'eine Welt festkleben'] },
  unglue: { ...none, says: ['unglue a world', 'eine Welt lösen'] },
  wander: {
    says: ['the monsters wander', 'die Monster wandern'],
    else: { n: ['one monster of your choice wanders', 'ein Monster deiner Wahl wandert'] },
    parameters: [{ name: 'n', kind: 'amount', optional: true }],
  },
  warp: {
    says: ['be warped: {to}', 'versetzt werden: {to}'],
    parameters: [{ name: 'to', kind: 'warp' }],
  },
  door: {
    says: [
      '{n} {count, plural, one {doorway opens} other {doorways open}}',
      '{n} {count, plural, one {Durchgang öffnet} other {Durchgänge öffnen}} sich',
    ],
    else: {
      less: [
        '{n} {count, plural, one {doorway closes} other {doorways close}}',
        '{n} {count, plural, one {Durchgang schließt} other {Durchgänge schließen}} sich',
      ],
    },
    parameters: [n],
  },
  toll: {
    says: ['{n} for each move', '{n} für jede Bewegung'],
    else: { what: ['{n} for each {what}', '{n} für: {what}'] },
    parameters: [n, { name: 'what', kind: 'tolled', optional: true }],
  },
  price: {
    says: [
      'items sell for {factor} their gold',
      'Gegenstände verkaufen sich für {factor} ihr Gold',
    ],
    parameters: [{ name: 'factor', kind: 'factor' }],
  },
  flip: {
    ...none,
    says: [
      'become of the other gender, with −5 ATT in this or the next combat',
      'das andere Geschlecht annehmen, mit −5 ATT in diesem oder dem nächsten Kampf',
    ],
  },
  swap: {
    says: ['swap {what}', '{what} tauschen'],
    parameters: [{ name: 'what', kind: 'swapped' }],
  },
  check: {
    says: [
      'check {stat} – passed: {pass} – failed: {fail}',
      '{stat}-Probe – gelungen: {pass} – misslungen: {fail}',
    ],
    else: {
      pass: ['check {stat} – passed: {pass}', '{stat}-Probe – gelungen: {pass}'],
      fail: ['check {stat} – failed: {fail}', '{stat}-Probe – misslungen: {fail}'],
    },
    parameters: [{ name: 'stat', kind: 'stat' }],
    blocks: ['pass', 'fail'],
  },
  pick: { says: ['choose: {options}', 'wähle: {options}'], parameters: [], blocks: ['options'] },
  pay: {
    says: ['you may pay {cost} for this: {do}', 'du darfst {cost} bezahlen, dann: {do}'],
    parameters: [{ name: 'cost', kind: 'cost' }],
    blocks: ['do'],
  },
  seal: {
    says: ['open a seal', 'ein Siegel öffnen'],
    else: { less: ['close a seal', 'ein Siegel schließen'] },
    parameters: [n],
  },
  heal: {
    ...none,
    says: [
      'heal a mauled, missing or sleeping part of the body, or the infection',
      'einen verletzten, fehlenden oder schlafenden Körperteil oder die Ansteckung heilen',
    ],
  },
  gate: {
    says: [
      'open a pair of {colour} portals: here, and where a d20 says',
      'ein Paar Portale öffnen ({colour}): hier, und wo ein W20 es sagt',
    ],
    parameters: [{ name: 'colour', kind: 'colour' }],
  },
  hijack: {
    ...none,
    says: [
      'take over a combat that another player has won, with its treasures',
      'einen Kampf übernehmen, den jemand anderes gewonnen hat, mit seinen Schätzen',
    ],
  },
  double: { ...none, says: ['double what the potion came to', 'verdoppeln, was der Trank ergab'] },
  compel: { ...none, says: ['the player must help, without reward', 'muss helfen, ohne Lohn'] },
  regain: {
    ...none,
    says: ['take the card back that was just used', 'die eben benutzte Karte zurücknehmen'],
  },
  manual: { says: ['{text}', '{text}'], parameters: [{ name: 'text', kind: 'text' }] },
  /** `potion(monster x2)`: the factor where it is put on a monster. */
  potion: {
    says: [
      'roll a d4, from +4 on a d6: for ATT, DEF or a monster',
      'einen W4 werfen, ab +4 einen W6: für ATT, DEF oder ein Monster',
    ],
    else: {
      monster: [
        'roll a d4, from +4 on a d6, for ATT or DEF; {monster} on a monster',
        'einen W4 werfen, ab +4 einen W6, für ATT oder DEF; {monster} auf ein Monster',
      ],
    },
    parameters: [{ name: 'monster', kind: 'factor', optional: true }],
  },
  gear: {
    says: [
      'change {n} {count, plural, one {piece} other {pieces}} of gear without a check',
      '{n} {count, plural, one {Teil} other {Teile}} der Ausrüstung ohne Probe wechseln',
    ],
    parameters: [n],
  },
  calm: { ...none, says: ['nobody wanders', 'niemand wandert'] },
  revive: {
    ...none,
    says: [
      'rises once with half its points, and pays when beaten again',
      'steht einmal mit halben Punkten wieder auf und zahlt erst beim zweiten Sieg',
    ],
  },
} as const satisfies Readonly<Record<string, Signature>>;

/** What an action does. */
export type Verb = keyof typeof SIGNATURES;

/** All verbs. */
export const VERBS = Object.keys(SIGNATURES) as readonly Verb[];
