/** The specialist: the role, its specialisations, their actions. */
export const TEXTS: Readonly<Record<string, string>> = {
  'role.specialist': 'Specialist',
  'role.specialist.help': 'Boost and Role Action come from the specialisation.',
  'specialisation.hunter': 'Hunter',
  'specialisation.hunter.help':
    'May save against attacks of creeps. Boost against creeps: 2 more damage, 4 on a 6.',
  'specialisation.runner': 'Runner',
  'specialisation.runner.help':
    '2 more speed, and saves against Opportunities. Boost: shift 1, then move 3. May hide as the turn ends.',
  'specialisation.terrain-artist': 'Terrain Artist',
  'specialisation.terrain-artist.help':
    'Ignores Difficult Terrain. Boost: changes a square beside or under the target.',
  'specialisation.trapper': 'Trapper',
  'specialisation.trapper.help':
    'May save against terrain and traps. Boost: lays a trap of 2 damage beside the target.',
  'power.manipulate-creeps': 'Manipulate Creeps',
  'power.manipulate-creeps.help': 'The next roll of a creep’s group within 5 is 1 higher or lower.',
  'power.false-flag': 'False Flag',
  'power.false-flag.help':
    'A creep group within 5 takes another athlete for its enemy in place of one.',
  'power.provocation': 'Provocation',
  'power.provocation.help': 'A creep within 5 takes a turn at once, at enemies of your choice.',
  'power.cloak': 'Cloak',
  'power.cloak.help': 'Concealed from enemies more than 3 squares away until your next turn ends.',
  'power.swipe': 'Swipe',
  'power.swipe.help': 'Take an orb, or knock away an implement, from beside you.',
  'power.hide': 'Hide',
  'power.change-terrain': 'Change Terrain',
  'power.change-terrain.help': 'A square within 5 becomes floor, Low Cover, a pit or slick.',
  'power.boost-square': 'Boost Square',
  'power.boost-square.help':
    'A square within 5: 1 more melee damage on it, 1 Ward for ending a turn there.',
  'power.major-terrain': 'Major Terrain',
  'power.major-terrain.help': 'Raise or tear down a pedestal or two squares of wall within 5.',
  'power.disarm-traps': 'Disarm Traps',
  'power.disarm-traps.help':
    '2 damage to a trap within 5, or remove 2 squares of Damaging Terrain.',
  'power.snap-trap': 'Snap Trap',
  'power.snap-trap.help': 'A trap within 5: whoever enters it first is Immobilized.',
  'power.damage-trap': 'Damage trap',
  'power.replace-traps': 'Replace Traps',
  'power.replace-traps.help': 'Move any of your traps to squares within 5 of you.',
};
