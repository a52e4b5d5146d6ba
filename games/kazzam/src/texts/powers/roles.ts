/** Roles, specialisations and their Role Actions (KR-CON-01 ff.). */
export const ROLE_TEXTS = {
  'role.controller': 'Controller',
  'role.controller.help': 'Boost on 3 to 6: slide the target up to 3 squares.',
  'role.defender': 'Defender',
  'role.defender.help':
    'Opportunities deal 1 more; Resist 1 against enemies you have Marked. Defender’s Mark marks an enemy.',
  'role.leader': 'Leader',
  'role.leader.help': 'Boost on 3 to 6: an ally in sight regains 2 HP.',
  'role.striker': 'Striker',
  'role.striker.help':
    'Boost: 1 more damage. With the condition met also on a 2, both parts on a 3, and 2 more on a 6.',
  'role.specialist': 'Specialist',
  'role.specialist.help': 'Boost and Role Action come from the specialisation.',
  'specialisation.crowd-control': 'Crowd Control',
  'specialisation.crowd-control.help':
    'The Effect of a hit also strikes a second enemy in range. Rearrange slides everyone in a zone.',
  'specialisation.guardian': 'Guardian',
  'specialisation.guardian.help':
    'Opportunities deal 1 more. Retribution avenges an ally with an Opportunity.',
  'specialisation.lockdown': 'Lockdown',
  'specialisation.lockdown.help':
    'Squares within 2 of you are Difficult Terrain for enemies. Slow slows one creature.',
  'specialisation.protector': 'Protector',
  'specialisation.protector.help':
    'Allies beside you have Resist 1. Weaken halves the damage of one creature.',
  'specialisation.juggernaut': 'Juggernaut',
  'specialisation.juggernaut.help':
    '3 HP less, but 3 Ward. Boost: gain 1 Ward. Reaction: take 1 less damage.',
  'specialisation.punisher': 'Punisher',
  'specialisation.punisher.help':
    'Boost: stronger Opportunities, or a Mark. Reaction: attack a Marked enemy that grants an Opportunity, for the Effect alone.',
  'specialisation.pursuer': 'Pursuer',
  'specialisation.pursuer.help':
    '2 more speed. Boost: pull the target 2 or move it around you. Reaction: follow an enemy that moved within 4.',
  'specialisation.smasher': 'Smasher',
  'specialisation.smasher.help':
    'Boost: 1 more damage at full HP, else regain 1. Reaction: push an enemy that ends its turn beside you up to 3.',
  'specialisation.motivator': 'Motivator',
  'specialisation.motivator.help':
    'Your Boost may heal above the maximum, which makes Fierce. Inspire makes an ally Fierce.',
  'specialisation.rescuer': 'Rescuer',
  'specialisation.rescuer.help':
    'Your Boost heals 1 more on a Bloodied ally. Restore gets an ally out of trouble.',
  'specialisation.tactician': 'Tactician',
  'specialisation.tactician.help':
    'The ally healed by your Boost may shift. Tactics gives an ally a Move Action.',
  'specialisation.vanguard': 'Vanguard',
  'specialisation.vanguard.help':
    'Your Boost may heal yourself. Outflank sets up an enemy for an ally.',
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
  'power.controller': 'Controller',
  'power.rearrange': 'Rearrange',
  'power.rearrange.help': 'Slide everyone else in a zone of 3 by 3 within 5 up to 1 square.',
  'power.retribution': 'Retribution',
  'power.retribution.help':
    'An ally within 5: the next enemy that attacks it and not you grants you an Opportunity.',
  'power.slow': 'Slow',
  'power.slow.help': 'A creature within 5 is Slowed until its next turn ends.',
  'power.weaken': 'Weaken',
  'power.weaken.help': 'A creature within 5 is Weakened until its next turn ends.',
  'power.defenders-mark': 'Defender’s Mark',
  'power.defenders-mark.help': 'An enemy within 5 is Marked by you until its next turn ends.',
  'power.inspire': 'Inspire',
  'power.inspire.help': 'An ally within 5 is Fierce until its next turn ends.',
  'power.restore': 'Restore',
  'power.restore.help':
    'An ally within 5 stands up, tries to escape, saves, gets Advantage on a save or is Guarded.',
  'power.tactics': 'Tactics',
  'power.tactics.help': 'An ally within 5 takes a Move Action at once.',
  'power.outflank': 'Outflank',
  'power.outflank.help':
    'Shift up to 2 around an enemy beside you; the next ally’s attack on it deals 1 more.',
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
} as const satisfies Record<string, string>;
