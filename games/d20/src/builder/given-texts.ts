/** What heritages and roles give, in English (DT-HER, DT-ROLE). */
export const GIVEN_TEXTS = {
  'heritage.android':
    'Sees in the dark. Advantage by INT. Never sleeps; is repaired like a machine and healed like a person.',
  'heritage.animal':
    'Strikes like a medium weapon. Advantage by WIS. Holds nothing made for hands.',
  'heritage.cyborg': 'Sees in the dark. Advantage by CON.',
  'heritage.demigod': 'Advantage by one ability. Below 0 Hit Points it recovers by itself.',
  'heritage.dwarf': 'Sees in the dark. Advantage by CON. Knows stone, mines, smithies and beer.',
  'heritage.elf': 'Sees in the dark. Advantage by DEX.',
  'heritage.faerie': 'Advantage by CHA. A promise strengthens its will; breaking it hurts.',
  'heritage.goblin': 'Small and hard to hit. Advantage by DEX.',
  'heritage.halfling': 'Small and hard to hit. Advantage by DEX. Talks with burrowing animals.',
  'heritage.human': 'One role more.',
  'heritage.mutant':
    'Advantage by CON. One spell as an innate power, which may break out by itself.',
  'heritage.orc': 'Sees in the dark. Advantage by STR, also to hold somebody.',
  'heritage.spirit':
    'Advantage by WIS. A ghost that nothing physical harms or, for an hour a Level, a body.',
  'heritage.superhuman': 'Ten points more on one score, and advantage by it.',
  'heritage.troll':
    'Advantage by STR. A Hit Point comes back each round, but not what fire and acid took. Sunlight harms.',
  'heritage.werebeast':
    'A Hit Point comes back each minute. Three forms: as a human advantage by CHA, else by STR or DEX.',
  'heritage.vampire':
    'Sees in the dark. Advantage by one ability. Needs blood; sunlight harms, and staked it is dust.',
  'role.arcane-magic':
    'Casts arcane spells, one known for each Level; twice the Level more damage.',
  'role.assassination-expert':
    'Half the Level on stealth, locks and traps. Thrice the Level as damage to the unaware.',
  'role.beast-bond':
    'Talks with animals, and gets Level + 2 to calm and direct them. A token recruits one.',
  'role.berserker':
    'A rage of as many rounds as Levels: advantage on attacks and saves, half damage. It costs Hit Points.',
  'role.divine-magic':
    'Casts divine spells, one known for each Level; twice the Level more healing.',
  'role.eldritch-expert':
    'Level + 2 on the occult and against what bends the mind. Insight strikes beings that do not know of it.',
  'role.espionage-expert':
    'Level + 2 on spying and disguise. A gadget for each Level and long rest.',
  'role.fighting-expert':
    'The Level to hit and on damage. What is more than enough strikes the next foe.',
  'role.investigation-expert':
    'Level + 2 on clues, tracks and lies. Once a day a lead that is answered truly.',
  'role.leadership-expert':
    'Level + 2 on leading and negotiating. Once a day a rally for the others.',
  'role.medical-expert': 'Level + 2 on healing, and twice the Level more of it when it matters.',
  'role.noble': 'Level + 2 where rank counts. Once a day advantage by CHA for the others.',
  'role.obscurity': 'Level + 2 on staying unseen. Harder to hit while still and half hidden.',
  'role.science-expert':
    'Level + 2 on reasoning and data. Once a day an analysis that helps the others.',
  'role.starship-expert': 'Level + 2 aboard ships. Each turn the ship evades, or aims.',
  'role.technology-expert': 'Level + 2 on machines and signals. Repairs restore the Level more.',
  'role.thieving-expert':
    'Level + 2 on locks, traps, stealth and lies. Twice the Level as damage to the unaware.',
  'role.toughness': 'Two Hit Points more for each Level.',
  'role.turn-away-undead': 'An action and a holy symbol drive undead away, or destroy them.',
  'role.wilderness-expert':
    'Level + 2 on tracks, animals and survival, and on stealth at home. Knows where north is.',
} as const satisfies Record<string, string>;

/** A key of {@link GIVEN_TEXTS}. */
export type GivenKey = keyof typeof GIVEN_TEXTS;
