/** How a new table is set: the presets and the cards of the form. */
export const PLAN_TEXTS = {
  'brief.help': 'Two heroes, eight figurines, and six rounds at most.',
  'preset.first.help':
    'One hero alone, and eight figurines in the game: the Bridge is less crowded.',
  'preset.printed.help': 'Three heroes and twenty figurines, until the game ends by its rules.',
  'preset.challenge': 'With a game master',
  'preset.challenge.help': 'Three heroes, and a person in the last seat who runs the game.',
  'plan.gm.auto': 'Moves monsters, rolls in secret, and decides as the rules say.',
  'plan.gm.human': 'Whoever sits there does all that, with every default at hand.',
  'plan.group.game': 'The game',
  'plan.group.rules': 'Rules that a table may choose',
  'plan.group.decks': 'Decks of your own',
} as const;
