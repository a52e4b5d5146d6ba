/** What they are called, and what they do. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.chuck': 'Chucks',
  'power.chuck-reload': 'Reload',
  'power.chuck-reload.help':
    'Makes a Block beside it: Low Cover, which it takes along and throws. A Chuck with nobody to fight makes up to four.',
  'power.chuck-throw': 'Chuck',
  'power.chuck-throw.help':
    'Throws an enemy beside it at another one within 5: 3 damage to each. Or else a Block at one within 5: 3 damage. Without a Block: Reload.',
  'power.chuck-impact': 'Impact',
  'power.chuck-impact.help': '3 damage to the one at whom a Chuck throws somebody.',
  'power.chuck-block': 'Block',
  'power.chuck-block.help': '3 damage; the Block is gone.',
  'power.chuck-orb': 'Throw Orb',
  'power.chuck-orb.help':
    'With an orb of its group in its hands or beside it: throws that at an enemy within 5, where it lies then. 5 damage. Or else: Chuck.',
  'power.chuck-toss': 'Toss',
  'power.chuck-toss.help':
    'Whoever misses a Chuck from beside it is thrown 5 squares; from afar it answers with Chuck.',
};
