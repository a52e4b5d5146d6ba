/** What roles give. */
export const ROLE_HELP = {
  'role.arcane-magic.help':
    'Casts arcane spells and knows one for each Level. Adds twice the Level to the damage of a casting.',
  'role.assassination-expert.help':
    'Adds half the Level to locks, traps, sneaking, hiding, climbing, listening and poisons. Against somebody unaware: the Level to hit, three times the Level to damage.',
  'role.beast-bond.help':
    'Talks with animals. Adds the Level and 2 to calm, train, direct and read them. A token recruits one for the scene; once a day a failed try to influence one is rolled again.',
  'role.berserker.help':
    'Free on the own turn, a rage for a round a Level: advantage on STR rolls, attacks and saves, half the Level to melee damage, half damage from weapons, falls and blows. When it ends, lose your Level in Hit Points.',
  'role.divine-magic.help':
    'Casts divine spells and knows one for each Level. Adds twice the Level to what a spell heals.',
  'role.eldritch-expert.help':
    'Adds the Level and 2 to the supernatural: knowing it, reading its signs, rituals, withstanding it. Once against each being that is unaware of it: half the Level to an attack or to influence it, twice the Level to damage.',
  'role.espionage-expert.help':
    'Adds the Level and 2 to spying, disguise, forgery, locks, security, crowds, and sneaking in towns. As many gadgets as the Level: each gives advantage once, until a long rest.',
  'role.fighting-expert.help':
    'Adds the Level to hit and to damage with every weapon. Damage beyond what fells a target goes on to another in range whose Armor Class the roll reaches.',
  'role.investigation-expert.help':
    'Adds the Level and 2 to clues, evidence, tracks, witnesses and lies. Once a day half the Level in questions about one lead, answered truly.',
  'role.leadership-expert.help':
    'Adds the Level and 2 to inspiring, coordinating, negotiating and deciding for others. Once a day an action rallies the others: half the Level on all their d20 rolls for an hour a Level; for whoever is wounded, a round a Level.',
  'role.medical-expert.help':
    'Adds the Level and 2 to all medicine. In a fight or under great pressure half the Level more, and twice the Level to what is healed.',
  'role.noble.help':
    'Adds the Level and 2 to standing, etiquette, diplomacy and heraldry, and to command in formal places. Once a day the others have advantage on CHA rolls for half the Level in hours.',
  'role.obscurity.help':
    'Adds the Level and 2 to staying unnoticed. When a fight begins, half the Level to Armor Class as long as you neither move nor attack nor cast at others, and are partly hidden.',
  'role.science-expert.help':
    'Adds the Level and 2 to all science. Once a day name a strength or weakness of somebody or something: half the Level in allies have half the Level on rolls about it, for a day.',
  'role.starship-expert.help':
    'Adds the Level and 2 to everything about ships. In a fight of ships choose each turn: half the Level to the ship’s Armor Class, or the Level to hit and damage with its weapons.',
  'role.technology-expert.help':
    'Adds the Level and 2 to machines, signals, drones and electronic security. Repairs restore as many Hit Points more as the Level.',
  'role.thieving-expert.help':
    'Adds the Level and 2 to locks, traps, sneaking, hiding, climbing, forgery and lies. Against somebody unaware: half the Level to hit, twice the Level to damage.',
  'role.toughness.help': 'Twice the Level more Hit Points.',
  'role.turn-away-undead.help':
    'An action with a holy symbol against undead in sight within 60 feet: a d20 and the Level against 10 and the Level of each. Those reached flee for a day, lowest first, as far as 2d6 and the Level in Levels go; reached by 10 more they are destroyed. Those not reached ignore you for a day.',
  'role.wilderness-expert.help':
    'Adds the Level and 2 to tracks, nature, weather, survival and animals, and to sneaking in the own terrain. Always knows the way north.',
} as const;
