/** What they are called, and what they do. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.bears': 'Guardian Bears',
  'power.heave': 'Heave',
  'power.heave.help': '3 damage; throws the target 3 squares.',
  'power.bear-grab': 'Grab',
  'power.bear-grab.help': '3 damage and Grabbed; 3 more on one Grabbed already.',
  'power.tackle': 'Tackle',
  'power.tackle.help': '2 damage and Prone; 3 more on one Prone already.',
  'power.roar': 'Roar',
  'power.roar.help': 'All within 3 but creeps: 2 damage, and Panicked unless they save.',
  'power.bear-roar': 'Roar',
  'power.bear-paw': 'Paw',
  'power.bear-paw.help': 'Whoever misses the bear from beside takes 3 damage.',
};
