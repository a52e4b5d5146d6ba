/** A new table: its presets, the lines on its cards and its groups of settings. */
export const PLAN_TEXTS = {
  'preset.first.help': 'Three athletes a side, eight rounds, and bots that make many mistakes.',
  'preset.printed.help': 'Five athletes a side, until one team has won.',
  'preset.tournament.help': 'Teams deploy in turn, a draw is played on, nothing is taken back.',
  'plan.map.beginner': 'A clear middle, one pair of portals, bats, bears and Love Beasts.',
  'plan.map.oneway': 'Walled homes, doors that lead one way, imps, squids and a banishing ray.',
  'plan.map.dual':
    'Two Dungeons, two orbs on one pedestal, jellies, Chucks and a snake of two heads.',
  'plan.map.maze':
    'Lanes and shadows, portals of one team each, minotaurs, a Charm Ball and lost souls.',
  'plan.map.throne':
    'A throne that pays whoever stays on it, a golem with quests, birds and beasts.',
  'plan.players.jetsam': 'Sword, wands and portals: one athlete of each role.',
  'plan.players.flotsam': 'The same five classes with other powers.',
  'plan.players.built': 'Choose classes and powers as the match begins.',
  'plan.opposition.jetsam': 'Sword, wands and portals: one athlete of each role.',
  'plan.opposition.flotsam': 'The same five classes with other powers.',
  'plan.opposition.built': 'The other side chooses its classes and powers.',
  'plan.group.match': 'The match',
  'plan.group.moving': 'Moving',
  'plan.group.attacks': 'Attacks and cover',
  'plan.group.statuses': 'Statuses',
  'plan.group.agreements': 'Agreements',
  'plan.group.jobs': 'Jobs at the table',
} as const satisfies Record<string, string>;
