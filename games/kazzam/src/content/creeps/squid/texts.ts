/** What they are called, and what they do. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.squid': 'Dungeon Squids',
  'power.squid-regenerate': 'Regenerate',
  'power.squid-regenerate.help':
    'A Bloodied squid does not attack: it is Hidden and unbloodied. A fresh one does Drag.',
  'power.squid-drag': 'Drag',
  'power.squid-drag.help':
    '2 damage and Grabbed; squid and target slide 1 square toward the pedestal. Whoever squids hold can move, 2 squares less for each, and takes them along.',
  'power.squid-entangle': 'Entangle',
  'power.squid-entangle.help':
    '2 damage; Weakened and Grabbed until it escapes. Drag on one Weakened already.',
  'power.squid-trip': 'Trip',
  'power.squid-trip.help': 'Prone. Drag on one Prone already.',
  'power.squid-snatch': 'Snatch',
  'power.squid-snatch.help':
    'Takes an object that the target holds, or else it is Disarmed. Drag on one Disarmed without an object.',
  'power.squid-coil': 'Coil',
  'power.squid-coil.help': 'Whoever misses a squid is Grabbed by every squid beside it.',
};
