/** The Diviner. */
export const TEXTS: Readonly<Record<string, string>> = {
  'class.diviner': 'Diviner',
  'class.diviner.help': 'Foresees rolls, shares pain, and never lets a foe out of sight.',

  'power.crooked-hex': 'Crooked Hex',
  'power.crooked-hex.help':
    '2 damage. Effect: 1 more if the target cannot see you, and 1 more if it has Cover or Concealment from you.',
  'power.tag-team': 'Tag Team',
  'power.tag-team.help':
    '2 damage. Effect: name an ally; in its next turn its attacks on the target have Advantage.',

  'power.reversal-of-fortune': 'Reversal of Fortune',
  'power.reversal-of-fortune.help':
    'The next die that you roll, whatever it is for, counts as 7 minus its result.',
};
