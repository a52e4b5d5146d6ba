/** How a new table is presented. */
export const PLAN_TEXTS = {
  'brief.help':
    'Two heroes look for a stolen bell, and stop after a hundred decisions at the latest.',
  'preset.first': 'A first evening alone',
  'preset.first.help':
    'You and two companions look for a stolen bell. The software is the game master.',
  'preset.printed': 'A group of three',
  'preset.printed.help': 'Three heroes look for a stolen bell. The software is the game master.',
  'preset.challenge': 'With a game master',
  'preset.challenge.help':
    'Three play, whoever sits in the last seat runs the game, and invents as it goes.',
  'preset.tournament': 'The long ship adventure',
  'preset.tournament.help':
    'Three heroes of Level 3 board a silent station among the stars. A whole evening.',
  'plan.gm.auto': 'It tells the adventure, rolls for the foes, and is never in a hurry.',
  'plan.gm.human': 'One of you sees everything and runs it with tools. That is the last seat.',
  'plan.adventure.harrow-down': 'Fantasy, Level 1: a stolen bell, and the dead that it kept quiet.',
  'plan.adventure.cutlers-row': 'London by gaslight, Level 2: where have the lamplighters gone?',
  'plan.adventure.relay-nine': 'A station in deep space, Level 3: nobody answers.',
  'plan.adventure.own': 'An adventure that you have written, or that somebody has given you.',
  'plan.adventure.free': 'Nothing is prepared: the game master invents it.',
  'plan.group.game': 'The evening',
  'plan.group.characters': 'Characters',
  'plan.group.fights': 'Fights',
  'plan.group.magic': 'Magic',
  'plan.group.dice': 'Dice and numbers',
  'plan.group.story': 'Story',
} as const;
