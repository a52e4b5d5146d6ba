/** The Tinker. */
export const TEXTS: Readonly<Record<string, string>> = {
  'class.tinker': 'Tinker',
  'class.tinker.help':
    'Builds traps that fill a square and act by themselves, at the cost of a charge. A Trap Roll of 6 adds a charge, a 3 takes one off. A hit may put your Role Boost into the trap, for the first enemy that springs it. At the start of your turn you may slide one trap a square; then those that act at that time do.',
  'power.tinker': 'Tinker',
  'power.more-charges': 'Improved Trap Charges',
  'power.more-charges.help': 'Every trap that you build has one charge more.',
  'power.more-damage': 'Improved Trap Damage',
  'power.more-damage.help': 'Your traps that deal damage deal 1 more.',
  'power.sturdy': 'Improved Trap Resist',
  'power.sturdy.help': 'Each of your traps ignores the first damage to it.',
  'power.reset-traps': 'Reset Traps',
  'power.reset-traps.help':
    'Until this turn ends, every trap of your team that you stand beside gets its charges back.',
  'power.wand-trap': 'Wand Trap',
  'power.wand-trap.help':
    'Trap Roll: 2 charges, 1 HP. 2 damage to an enemy that enters a square within 4. After a charge it acts freely until your next turn starts, on each enemy once in a turn.',
  'power.staff-trap': 'Staff Trap',
  'power.staff-trap.help':
    'Trap Roll: 2 charges, 1 HP. When your turn starts, 2 damage to each enemy 2 to 4 squares away. Only creatures beside it can damage it.',
  'power.sword-trap': 'Sword Trap',
  'power.sword-trap.help':
    'Trap Roll: 2 charges, 1 HP. When your turn starts it goes straight to one enemy, in any of eight directions with nothing in the way, and deals 2 damage.',
  'power.anti-charm-trap': 'Anti-Charm Trap',
  'power.anti-charm-trap.help':
    'Trap Roll: 2 charges, 1 HP. An enemy that enters a square within 3, or destroys the trap, loses Ward, being Hidden and all positive statuses, and takes 2 damage for each but Ward.',
  'power.distraction-trap': 'Distraction Trap',
  'power.distraction-trap.help':
    'Trap Roll: 2 charges, 1 HP. An enemy that enters a square within 3 is Distracted until its next turn ends, and Slowed until it saves.',
  'power.advanced-trap': 'Advanced Trap',
  'power.advanced-trap.help':
    'Trap Roll: any trap that you know, with 3 charges and 4 HP. Each creature that it acts on is also Slowed, Weakened or Distracted, or pulled or pushed 2: you say which.',
  'power.protective-ward': 'Protective Ward',
  'power.protective-ward.help': 'You or an ally within 5 in sight gains 3 Ward.',
  'note.resetting-traps': 'resets the traps that it comes to',
  'which-trap-kind': 'Which trap does {who} build?',
  'trap-adds': 'What does the trap add?',
  'trap-adds.slowed': 'Slowed',
  'trap-adds.weakened': 'Weakened',
  'trap-adds.distracted': 'Distracted',
  'trap-adds.pull': 'Pull 2',
  'trap-adds.push': 'Push 2',
};
