/** What they are called, and what they do. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.jelly': 'Mesmer Jellies',
  'power.jelly-steal': 'Steal',
  'power.jelly-steal.help':
    'Takes everything that the target holds, its implement too: Disarmed until this jelly is defeated, which then drops the rest.',
  'power.jelly-sting': 'Sting',
  'power.jelly-sting.help': '2 damage; Weakened.',
  'power.jelly-mesmerize': 'Mesmerize',
  'power.jelly-mesmerize.help':
    'Everybody of both teams within 6 walks to the jelly, in the order of initiative; each once a round. None of them takes Opportunities against the others. Whoever is Prone stays.',
  'power.jelly-drift': 'Drift',
  'power.jelly-drift.help':
    'Moves up to 6 squares past as many enemies as it can and stings each of them once. It grants Opportunities.',
  'note.jelly-loot': 'An implement that it has stolen',
  'note.mesmerized': 'Mesmerized in this round',
};
