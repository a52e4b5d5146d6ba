/** What they are called, and what they do. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.swarm': 'Vampiric Swarms',
  'power.buffet': 'Buffet',
  'power.buffet.help': '2 damage; Slowed until saved.',
  'power.bite': 'Bite',
  'power.bite.help': '2 damage; Ongoing 2 until saved.',
  'power.screech': 'Screech',
  'power.screech.help': 'All within 2 but creeps: 1 damage, and Dazed unless they save.',
  'power.swarm-reply': 'Vampiric reply',
  'power.swarm-reply.help': 'Whoever misses it from beside takes Ongoing 2, or 3 damage.',
  'power.vampiric-buffet': 'Buffet',
  'power.vampiric-bite': 'Bite',
  'power.vampiric-screech': 'Screech',
  'end.mob': 'damage to whoever ends its turn in it',
  'start.mob': 'damage to whoever begins its turn in it',
};
