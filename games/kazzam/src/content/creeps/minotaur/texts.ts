/** What they are called, and what they do. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.minotaur': 'Minotaurs',
  'power.minotaur-gore': 'Gore',
  'power.minotaur-gore.help':
    '3 damage; 5 after a Charge of 3 squares or more. A minotaur Charges whenever it can: who holds its orb, else the farthest enemy that it can Charge, with the longest run. Its Charges grant no Opportunities.',
  'power.minotaur-plow': 'Plow',
  'power.minotaur-plow.help':
    '3 damage; pushes the target as far as it has Charged, 5 squares at most, and knocks it Prone after 6 squares. The target drops an object.',
  'power.minotaur-rampage': 'Rampage',
  'power.minotaur-rampage.help':
    '3 damage to the target and to all but creeps whom it Charges past. It takes the way past most.',
  'power.minotaur-payback': 'Payback',
  'power.minotaur-payback.help':
    'Whoever misses a minotaur is Charged by it at once, if it can: 3 damage.',
};
