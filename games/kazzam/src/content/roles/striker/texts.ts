/** The striker: the role, its specialisations, their actions. */
export const TEXTS: Readonly<Record<string, string>> = {
  'role.striker': 'Striker',
  'role.striker.help':
    'Boost: 1 more damage. With the condition met also on a 2, both parts on a 3, and 2 more on a 6.',
  'specialisation.blaster': 'Blaster',
  'specialisation.blaster.help':
    'Boost damage goes to other enemies: one at range, two in melee. Condition: one enemy more in range.',
  'specialisation.blitzer': 'Blitzer',
  'specialisation.blitzer.help':
    '2 more speed. Condition: you are 3 squares or more from where the turn began.',
  'specialisation.bruiser': 'Bruiser',
  'specialisation.bruiser.help':
    'Condition: you have moved 1 square at most this turn; if so at its end, gain 1 Ward.',
  'specialisation.sniper': 'Sniper',
  'specialisation.sniper.help': '2 more range. Condition: the target is 4 squares away or more.',
  'power.spread-fire': 'Spread Fire',
  'power.spread-fire.help':
    '1 damage to an enemy in range that you have not attacked; it is safe from you this turn.',
  'power.quick-shift': 'Quick Shift',
  'power.quick-shift.help': 'Shift 1 square.',
  'power.get-back-here': 'Get Back Here',
  'power.get-back-here.help': 'Before you move: pull a creature within 8 up to 3 squares.',
  'power.draw-a-bead': 'Draw a Bead',
  'power.draw-a-bead.help':
    'Your attacks on an enemy within 6 ignore Concealment and Low Cover this turn.',
  blast: 'Who takes the extra damage?',
  'end.bruiser': 'Ward of the Bruiser',
};
