/** What the print pages say, in English: ICU messages by key. */
export const PRINT_TEXTS = {
  'part.mats': 'Player mats',
  'part.mats-cross': 'Player mats, colours in the corners and the middle',
  'part.cards': 'Item and power cards',
  'part.reference': 'Quick reference',

  'mat.name': 'Name',
  'mat.health': 'Health',
  'mat.battery': 'Battery: stored E',
  'mat.available': 'Available E',
  'mat.committed': 'Committed E',
  'mat.pool': 'Pool: the rest of the 40 cubes',
  'mat.coloured': 'A coloured square stores 1E more.',
  'mat.beside': 'Items and power cards lie beside the mat.',

  'card.price': '{price}E',
  'card.basic': 'Basic item',
  'card.power': 'Power card',
  'card.once': 'Played once, then out of the game.',

  'ref.round': 'A round',
  'ref.round.1':
    'Charge: each battery supplies its E. Put the cubes on Available. The First Player goes first.',
  'ref.round.2':
    'BINGO: everyone rolls the letter and the number die and scores that square. A star is your choice.',
  'ref.round.3':
    'Selection: everyone chooses one item in secret, and an action and a target for it. On three, all show their hands and pay the cost.',
  'ref.round.4': 'Resolve, in turn order, each player steps 0 to 4.',
  'ref.round.5': 'End: tokens that have run out come off; the First Player token goes clockwise.',
  'ref.hands': 'Hands',
  'ref.hands.lazor': 'Lazor: a pistol hand at the target.',
  'ref.hands.shield':
    'Shield: a palm upright across the other, which points at a target if need be.',
  'ref.hands.battery': 'Battery: the fist stays in the palm.',
  'ref.resolve': 'Your resolve turn',
  'ref.resolve.0': 'Battery, if you selected it and do not keep it idle.',
  'ref.resolve.1':
    'Damage: block or send on, lose one health for each damage left, side effects, death.',
  'ref.resolve.2': 'E you spent goes back to your pool.',
  'ref.resolve.3':
    'E you did not spend is stored as far as there is room; the rest goes to the pool.',
  'ref.resolve.4': 'Buy items and power cards with stored E, and play cards that fit.',
  'ref.score': 'Scoring',
  'ref.score.1': 'A new square: one cube from your pool on it. Coloured: also store 1E.',
  'ref.score.2': 'A square you have already: store 2E instead.',
  'ref.score.3': 'Five in a row or column win at once. Diagonals do not count.',
  'ref.energy': 'Energy',
  'ref.energy.1': 'Pay from Available first, then from Stored.',
  'ref.energy.2': 'Only stored E is limited by the capacity.',
  'ref.energy.3': 'An empty pool gives nothing, except for scoring and health: these take E.',
  'ref.energy.4': 'Drain and steal take Stored first, then Available; Committed is safe.',
  'ref.death': 'When somebody dies',
  'ref.death.1':
    'At health 0, after all damage of the step. Everyone who got damage through is a killer.',
  'ref.death.2': 'Come back with 3 health; items, E and the other squares stay.',
  'ref.death.3':
    'Choose one die and roll it: that column or row leaves your card. A star is your choice.',
  'ref.death.4':
    'The killer scores the same squares. Several killers share; you say who gets which, the earliest in turn order get what is over.',
  'ref.disable': 'Disabled items',
  'ref.disable.1':
    'A token on the item: it cannot be selected in the next round, then the token goes.',
  'ref.disable.2': 'The effect of this round stands; capacity and supply of a battery stay.',
  'ref.buy': 'Buying',
  'ref.buy.1':
    'From stored E only. The new item goes into its slot at once; the old one back on sale.',
  'ref.buy.2': 'A basic item goes to your reserve; put it back for nothing in step 4.',
  'ref.buy.3': 'A new battery takes over stored E up to its capacity.',
} as const satisfies Readonly<Record<string, string>>;

/** A key of {@link PRINT_TEXTS}. */
export type PrintKey = keyof typeof PRINT_TEXTS;
