/** The Shivering Sword. */
export const TEXTS: Readonly<Record<string, string>> = {
  'class.shivering-sword': 'Shivering Sword',
  'class.shivering-sword.help':
    'A sword with one Blade Enchantment and one Self-Charm active at a time.',
  'power.shivering-sword': 'Change Spell',
  'power.change-spell': 'Change Spell',
  'power.change-spell.help':
    'As the first thing in your turn, switch an Enchantment or a Charm for another that you know.',
  'power.sword-hold': 'Sword Hold',
  'power.sword-hold.help':
    'An attack that misses you deals 2 damage to a creature you hold; so does a failed escape.',
  'power.whirling': 'Whirling',
  'power.whirling.help':
    'Once between your turns, an enemy that ends its turn in your reach takes 1 damage.',
  'power.status-thief': 'Status-Thief',
  'power.status-thief.help': 'On a hit, take one status from the target or pass one on to it.',
  'power.guardless-blade': 'Guardless Blade',
  'power.guardless-blade.help':
    'Pay 2 damage to deal 2: to an enemy in reach that hurt you, or to another after your hit.',
  'power.focused-blade': 'Focused Blade',
  'power.focused-blade.help':
    'Attacks on the same target add 1 to the roll each time, until a 6 or another target.',
  'power.directional-shield': 'Directional Shield',
  'power.directional-shield.help': 'Name a side each turn: Resist 2 against what comes from there.',
  'power.name-direction': 'Turn the shield',
  'power.name-direction.help': 'Resist 2 from that side until your next turn.',
  'power.long-arm': 'Long-arm',
  'power.long-arm.help': 'Reach 2.',
  'power.consuming-focus': 'Consuming Focus',
  'power.consuming-focus.help':
    'Enemies within 3 of you cannot take Opportunities that your allies grant.',
  'power.regenerative': 'Regenerative',
  'power.regenerative.help': 'Regain 1 HP at the start of each of your turns.',
  'power.electrified': 'Electrified',
  'power.electrified.help':
    'An enemy beside you that attacks you takes 1 damage; in a grab, Ongoing 1.',
  'power.misty-charge': 'Misty Charge',
  'power.misty-charge.help':
    'Your Charges pass terrain and creatures, grant no Opportunities and may end with any At-Will attack.',
  'power.grasping-blade': 'Grasping Blade',
  'power.grasping-blade.help': '2 damage. Effect: Grabbed; 2 more damage if you hold it already.',
  'power.bloody-blade': 'Bloody Blade',
  'power.bloody-blade.help':
    '2 damage. Effect: Ongoing 1 until saved, Ongoing 2 once it is Bloodied.',
  'power.dancing-blade': 'Dancing Blade',
  'power.dancing-blade.help':
    '2 damage. Effect: Distracted until saved; 2 more damage if it was already.',
  'power.tempest-blade': 'Tempest Blade',
  'power.tempest-blade.help':
    '2 damage. Effect: 2 damage to another enemy beside you or the target.',
  'power.bullying-blade': 'Bullying Blade',
  'power.bullying-blade.help':
    '2 damage. Effect: push up to 2 and follow; each square that a wall bars deals 1 more.',
  'power.warding-blade': 'Warding Blade',
  'power.warding-blade.help': '2 damage. Effect: gain 1 Ward, 2 if the target is Bloodied.',
  'power.banishing-blade': 'Banishing Blade',
  'power.banishing-blade.help':
    '3 damage. Effect: unless it saves, the target goes to the Dungeon as it is.',
  'power.ambush-blade': 'Ambush Blade',
  'power.ambush-blade.help':
    '3 damage. Effect: everyone else beside the target gets an Opportunity against it.',
  'power.sword-sweep': 'Sword Sweep',
  'power.sword-sweep.help': '3 damage. Effect: Prone; 2 damage when it stands up beside you.',
  'build-enchantment': 'Which {count} Blade Enchantments does {who} know?',
  'build-enchantment.verb': 'Take these {count}',
  'build-self-charm': 'Which {count} Self-Charms does {who} know?',
  'build-self-charm.verb': 'Take these {count}',
  'change-spell': 'Which spell does {who} switch to?',
  direction: 'To which side does {who} hold its shield?',
  bully: 'How far does {who} push {of}?',
  'bully.verb': 'Push {amount}',
  'bully-damage': 'How much of the barred push hurts {of}?',
  'bully-damage.verb': '{amount} damage',
  tempest: 'Who else is caught in the tempest?',
  'status-thief': 'Does {who} give {of} a status, or take one from {of}?',
  'status-thief.help': 'One status changes bearers, and lasts as long as it would have.',
  'sword-hold': 'Which creature that {who} holds takes 2 damage?',
  'guardless-blade': 'Does {who} take 2 damage to deal 2 to {of}?',
  'guardless-blade.yes': 'Pay 2 and deal 2',
  'guardless-blade.no': 'Not now',
  'guardless-target': 'Who takes the 2 damage?',
  whirling: '{of} ends its turn within reach of {who}: deal 1 damage?',
  'whirling.help': 'This is possible once, until the next turn of {who}.',
  'whirling.yes': 'Deal 1',
  'whirling.no': 'Not now',
  'end.whirling': 'Whirling',
};
