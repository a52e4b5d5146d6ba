/** What there is to hazards besides their Level and save. */
export const HAZARD_HELP = {
  'hazard.fall.help': 'Level 2 for every full 10 feet, at most 20.',
  'hazard.covered-pit.help': 'Found with a 15 before it strikes; climbing out takes a 5.',
  'hazard.poison-needle.help': 'Springs when a lock is picked and it fails.',
  'hazard.burning-oil.help': 'A failed save: on fire.',
  'hazard.swinging-blade.help': 'Strikes once, until somebody sets it again.',
  'hazard.choking-gas.help': 'Every round inside.',
  'hazard.live-cable.help': 'A failed save: stunned for a round.',
  'hazard.rockfall.help': 'A failed save: immobilized, 15 on STR to get out.',
  'hazard.radiation-leak.help': 'A failed save: infected.',
  'hazard.hard-vacuum.help': 'Every round, and you suffocate.',
  'hazard.freezing.help': 'Every 10 minutes.',
  'hazard.explosive-charge.help': 'Everybody within 20 feet.',
  'hazard.lava.help': 'Every round; a failed save: on fire.',
} as const;
