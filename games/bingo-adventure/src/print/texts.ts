/** What the print pages say, in English: ICU messages by key. */
export const PRINT_TEXTS = {
  'part.characters': 'Character sheets',
  'part.monsters': 'Monster and team sheets',
  'part.cards': 'Bingo cards for the 25-card deck',
  'part.cards-75': 'Bingo cards for 75 numbers',
  'part.tokens': 'Tokens to call and to cut out',
  'part.reference': 'Quick reference',

  'sheet.name': 'Name (begins with B, I, N, G or O)',
  'sheet.health': 'Health {health}',
  'sheet.health.monster': 'Health: {list} for 1, 2, 3, 4 characters',
  'sheet.health.fixed': 'As printed: {health} for any number',
  'sheet.health.hard': 'Hard: half as much again, rounded down, and 2 duds at the start',
  'sheet.move': 'Move {move}',
  'sheet.toughness': 'Every attack on it loses {points}, piercing ones excepted',
  'sheet.affinity.drawn': 'Affinity: drawn at set-up, O again',
  'sheet.affinity.shifting': 'Affinity: the letter of each round’s token',
  'sheet.affinity.none': 'No affinity',
  'sheet.card': 'Bingo card here or beside the sheet',
  'sheet.pending': 'Pending damage',
  'sheet.duds': 'Duds',
  'sheet.shields': 'Shields',
  'sheet.element': 'Element:',
  'sheet.bingo': 'BINGO',
  'sheet.skip': 'skip',
  'sheet.remove-all': 'remove all skip',
  'sheet.team': 'Team',
  'sheet.team.1': 'Everybody may pay with markers on this card as with those on one’s own.',
  'sheet.team.2': 'A marker pays once; who names it first has it.',
  'sheet.team.3': 'It takes no damage, gives no duds and cannot be a target.',
  'sheet.team.elements':
    'Elements: B earth, I air, N water, G fire, O none. Earth and air, water and fire are opposites: against its opposite an effect doubles, against its own it halves, rounded up.',

  'card.owner': 'Of',
  'card.seed': 'Seed {seed}',

  'tokens.25': 'The 25 tokens, to cut out, shuffle and draw',
  'tokens.75': 'The 75 numbers, to tick off',

  'ref.round': 'A round',
  'ref.round.1': 'Draw: one token at random; call it and set it aside.',
  'ref.round.2':
    'Mark: every card with that token on an empty space gets a marker. A character or the monster gets one dud for each card that gets none.',
  'ref.round.3':
    'Activate: the monster first, by its sheet; then characters as often as they can pay.',
  'ref.round.4': 'Resolve: five steps, see there.',
  'ref.round.5': 'Check: who has no health token in the pool?',
  'ref.pay': 'Paying',
  'ref.pay.1':
    'A pattern may be moved and turned, not mirrored. All its dots are markers on one card.',
  'ref.pay.2': 'Gaps may be empty or marked, not damaged. Markers beside it do not matter.',
  'ref.pay.3': 'Take those markers off; their tokens go back into the randomizer if set aside.',
  'ref.pay.4': 'BINGO: five markers in a row, column or long diagonal.',
  'ref.pay.5': 'Dud powers cost duds, no markers.',
  'ref.resolve': 'Resolve',
  'ref.resolve.1':
    'Effects without damage: hiding, Leadership, Distract, moving markers; skip tokens go.',
  'ref.resolve.2': 'Heal and shield: take tokens of earlier rounds off cards, or take shields.',
  'ref.resolve.3':
    'Assign damage: a shield goes, or health goes from the pool to pending; without either, a damage token.',
  'ref.resolve.4':
    'Prevent damage: pending damage tokens go first, then health returns to the pool.',
  'ref.resolve.5':
    'Take damage: every pending token onto a space without one. A marker there becomes a dud.',
  'ref.monster': 'The monster',
  'ref.monster.1':
    'From the bottom of its sheet up: each power without a skip token whose pattern it has activates and pays.',
  'ref.monster.2':
    'A power within the pattern of another that activates comes along, skip token or not.',
  'ref.monster.3':
    'Each activated power gets a skip token. “Remove all skip” clears them in step 1.',
  'ref.monster.4': 'Dud powers last, the dearest first, each once.',
  'ref.monster.5': 'It uses shields first, and takes damage in a spiral, clockwise from B1.',
  'ref.target': 'Targets',
  'ref.target.1':
    'Draw a token for each target: its letter names the character. Tokens drawn go back.',
  'ref.target.2':
    'A hidden character that is drawn names another who is not hidden; without one the hit is lost.',
  'ref.target.3': '“Everybody” needs no draw, and hiding does not help.',
  'ref.end': 'The end',
  'ref.end.1': 'Monster without health, all characters with some: victory.',
  'ref.end.2': 'Monster without health, a character too: it escapes, a draw.',
  'ref.end.3': 'A character without health, the monster with some: retreat, the monster wins.',
} as const satisfies Readonly<Record<string, string>>;

/** A key of {@link PRINT_TEXTS}. */
export type PrintKey = keyof typeof PRINT_TEXTS;
