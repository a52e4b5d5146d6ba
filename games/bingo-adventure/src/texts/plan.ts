/** A new table: its presets, the lines on its cards and its groups of settings. */
export const PLAN_TEXTS = {
  'preset.first.help':
    'Few enough heroes that the fight can be lost, and enough to win it more often than not.',
  'preset.quick': 'A quick fight',
  'preset.quick.help': 'Two bingo cards on every sheet bring powers sooner.',
  'preset.printed.help': 'The rules as they are printed.',
  'preset.challenge.help': 'The monster has half as much health again, and two duds.',
  'plan.monster.nigob': 'Strong in one element, weak against its opposite.',
  'plan.monster.gobin': 'Steals markers from your cards.',
  'plan.monster.boing': 'Smothers your cards in slime.',
  'plan.difficulty.standard': 'Health as printed.',
  'plan.difficulty.hard': 'Half as much health again.',
  'plan.characters': 'Who goes along. With fewer than there are seats, the last is shared.',
  'plan.characters.fighter': 'Hits hard and leads the others.',
  'plan.characters.mystic': 'Blasts with the four elements.',
  'plan.characters.rogue': 'Hides, distracts and steals.',
  'plan.characters.healer': 'Heals and protects the party.',
  'plan.group.party': 'The party',
  'plan.group.cards': 'Cards and tokens',
  'plan.group.fight': 'The fight',
  'plan.group.story': 'Beyond bingo',
} as const satisfies Record<string, string>;
