/** What there is to things besides what weapons and armor are. */
export const GEAR_HELP = {
  'gear.crossbow.help': 'Has to be loaded with an action after each shot.',
  'gear.stun-baton.help': 'A natural 20 stuns for a round.',
  'gear.plasma-cutter.help': 'Burns. Advantage on forcing doors.',
  'gear.flame-projector.help': 'Burns. 8 damage or more set on fire.',
  'gear.holy-water.help': 'Thrown at undead and fiends: 1d6 and DEX. Gone afterwards.',
  'gear.grenade.help':
    'Thrown up to 50 feet: danger of Level 5 (DEX) within 10 feet. Gone afterwards.',
  'gear.oil-flask.help':
    'Thrown up to 50 feet and lit: danger of Level 4 (DEX), a failure sets on fire. Gone afterwards.',
  'gear.breaching-charge.help':
    'Laid in a round: danger of Level 8 within 10 feet, and opens a door.',
  'gear.healers-kit.help': 'Needed to tend wounds: restores half a d6.',
  'gear.medkit.help': 'Needed to tend wounds: restores 1d6.',
  'gear.healing-draught.help': 'An action restores 1d6+1 Hit Points. Gone afterwards.',
  'gear.antidote.help':
    'Ends a poison, or gives advantage on one save against poison. Gone afterwards.',
  'gear.torches.help': 'Six of them. Each lights 30 feet for an hour.',
  'gear.lantern.help': 'Lights 30 feet for 4 hours.',
  'gear.electric-lamp.help': 'Lights 30 feet for a day.',
  'gear.rations.help': 'Food and drink for 7 days.',
  'gear.manacles.help': 'A captive gets out with 25 on DEX, or picks the lock with 15.',
  'gear.zip-restraints.help': 'As manacles.',
  'gear.vacc-suit.help':
    '12 hours without suffocating or harm from vacuum. A 20 against you tears it.',
  'gear.rebreather.help': 'An hour without suffocating, and advantage against gas.',
  'gear.gas-mask.help': 'As a rebreather.',
  'gear.thieves-tools.help': 'Without them locks are picked at disadvantage.',
  'gear.holy-symbol.help': 'Needed to turn undead.',
  'gear.spell-book.help': 'Needed to exchange a spell at a new Level.',
  'gear.rope.help': '50 feet, with a hook: advantage on climbing.',
  'gear.crowbar.help': 'Advantage on forcing doors.',
  'gear.disguise-kit.help': 'Advantage on passing for somebody else.',
  'gear.magnifying-lens.help': 'Advantage on reading evidence.',
  'gear.forensic-kit.help': 'Advantage on reading evidence.',
  'gear.spyglass.help': 'Advantage on seeing what is more than 50 feet away.',
  'gear.binoculars.help': 'As a spyglass.',
  'gear.toolkit.help': 'Needed to repair machines and ships.',
  'gear.hand-scanner.help': 'Advantage on signals and unknown devices.',
  'gear.comm-set.help': 'Talks over miles.',
  'gear.cyber-deck.help': 'Needed to hack: by touch, or within 330 feet in an open network.',
  'gear.small-things.help': 'Chalk, a mirror, a bell, wire.',
  'gear.horse.help': 'Ridden, 80 feet a round.',
  'gear.green-cloak.help': 'Robin Hood’s: advantage on sneaking in woods.',
  'gear.laboratory.help': 'Sherlock Holmes has it at home.',
  'gear.baker-street-irregulars.help':
    'Sherlock Holmes hears news of London from them with advantage.',
} as const;
