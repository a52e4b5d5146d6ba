/** The Wardmaster. */
export const TEXTS: Readonly<Record<string, string>> = {
  'class.wardmaster': 'Wardmaster',
  'class.wardmaster.help': 'At the end of each turn you or an ally in sight gains 1 Special Ward.',
  'power.wardmaster': 'Special Ward',
  'power.special-ward': 'Special Ward',
  'power.motile-ward': 'Motile Ward',
  'power.motile-ward.help': 'Whoever holds your Special Ward has 2 more speed.',
  'power.reflective-ward': 'Reflective Ward',
  'power.reflective-ward.help':
    'An enemy that misses a holder of your Special Ward takes 1 damage.',
  'power.capacitive-ward': 'Capacitive Ward',
  'power.capacitive-ward.help':
    'A Charge Token each time an ally loses your Special Ward: 3 buy 1 damage, 2 buy 1 Ward.',
  'power.charge-tokens': 'Charge Tokens',
  'power.costly-ward': 'Costly Ward',
  'power.costly-ward.help':
    'You or a willing ally takes 1 damage and gains Resist 1; then a Basic Implement Attack.',
  'power.toxic-ward': 'Toxic Ward',
  'power.toxic-ward.help':
    '2 damage. Effect: the target may take 1 Ward, and has Ongoing 2 until saved.',
  'power.power-transference': 'Power Transference',
  'power.power-transference.help':
    '2 damage. Effect: the target is Weakened; you or an ally in sight becomes Fierce.',
  'power.shrinking-robes': 'Shrinking Robes',
  'power.shrinking-robes.help': '2 damage. Effect: Slowed until saved.',
  'power.ward-boost': 'Ward Boost',
  'power.ward-boost.help': 'This turn’s Special Ward is 1 larger; then a Basic Implement Attack.',
  'power.ward-bash': 'Ward Bash',
  'power.ward-bash.help':
    '2 damage, 1 more for each point of your own Special Ward that you spend. Effect: 1 more if you have Ward.',
  'power.ward-wall': 'Ward Wall',
  'power.ward-wall.help': 'A wall of three squares within 5, with 2 HP.',
  'power.sight-ward': 'Sight Ward',
  'power.sight-ward.help':
    'A zone of 5 by 5 within 5: everyone in it is Concealed until your next turn ends.',
  'power.entry-ward': 'Entry Ward',
  'power.entry-ward.help':
    'A zone of 5 by 5 within 5: whoever comes in takes 2 damage, until your next turn ends.',
  'gain-ward': 'Does {who} take the Ward that comes with the poison?',
  'gain-ward.yes': 'Take 1 Ward',
  'gain-ward.no': 'Do without',
  'make-fierce': 'Who becomes Fierce?',
  'special-ward': 'Who gets the Special Ward of {who}?',
  'charge-tokens.grant': 'How often does {who} pay {price} Charge Tokens for 1 more Ward?',
  'charge-tokens.grant.verb': '{amount, plural, =0 {Not at all} one {Once} other {# times}}',
  'charge-tokens.damage': 'How often does {who} pay {price} Charge Tokens for 1 more damage?',
  'charge-tokens.damage.verb': '{amount, plural, =0 {Not at all} one {Once} other {# times}}',
  'ward-bash': 'How much Special Ward does {who} spend on {of}?',
  'ward-bash.verb': '{amount, plural, =0 {Spend none} other {Spend #}}',
  'ward-wall': 'Where is the middle of the wall?',
  'ward-wall-line': 'Which way does the wall run?',
  'sight-ward': 'Where is the middle of the Sight Ward?',
  'entry-ward': 'Where is the middle of the Entry Ward?',
  'end.special-ward': 'Special Ward',
};
