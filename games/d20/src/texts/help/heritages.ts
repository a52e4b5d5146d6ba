/** What heritages give. */
export const HERITAGE_HELP = {
  'heritage.android.help':
    'Sees 60 feet in the dark. Armor Class +2. Advantage on INT checks and saves. Needs no food, sleep or air, and can be repaired as well as healed. Can be hacked and overheat.',
  'heritage.animal.help':
    'Advantage on WIS checks and saves. Claws and teeth are a medium weapon. Armor Class +2, 5 feet faster. No tools or weapons made for hands; speaks and casts all the same.',
  'heritage.cyborg.help':
    'Sees 60 feet in the dark. Armor Class +2. Advantage on CON checks and saves.',
  'heritage.demigod.help':
    'Advantage on checks and saves with one ability of your choice. Below 0 Hit Points regains 1 a minute, up to 0.',
  'heritage.dwarf.help':
    'Sees 60 feet in the dark. Advantage on CON checks and saves. Adds the Level to finding the way underground, mining, smithing and brewing.',
  'heritage.elf.help': 'Sees 60 feet in the dark. Advantage on DEX checks and saves.',
  'heritage.faerie.help':
    'Advantage on CHA checks and saves. 10 feet faster. A promise gives advantage on saves against whatever would make you break it; breaking it costs 1 damage a minute until you keep it again.',
  'heritage.goblin.help': 'Armor Class +2. Advantage on DEX checks and saves.',
  'heritage.halfling.help':
    'Armor Class +2. Advantage on DEX checks and saves. Talks with animals that burrow.',
  'heritage.human.help': 'One more role at Level 1.',
  'heritage.mutant.help':
    'Advantage on CON checks and saves. One spell of the first level as a power, without a casting roll; then it rests for 1d6 minutes. Damage at full Hit Points sets it off at a random creature unless you save (WIS, 15).',
  'heritage.orc.help': 'Sees 60 feet in the dark. Advantage on STR checks and saves.',
  'heritage.spirit.help':
    'Advantage on WIS checks and saves. As a ghost, weapons do nothing to it, and it can touch nothing. An action conjures a body for an hour a Level; when that falls or its time is up, the spirit wakes 1d6 hours later. Ends for good only with what it is bound to.',
  'heritage.superhuman.help': 'One score is 10 higher, and its checks and saves have advantage.',
  'heritage.troll.help':
    'Advantage on STR checks and saves. Regains 1 Hit Point a round until it is dead, but not what fire and acid took. Sunlight: 1d6 damage a round; who dies of it turns to stone.',
  'heritage.werebeast.help':
    'Regains 1 Hit Point a minute. An action changes between human, hybrid and animal. As a human, advantage on CHA checks and saves; else on STR (or DEX) checks and saves and unarmed attacks, Armor Class +2, and a medium natural weapon. As an animal no gear and no spells. Silver: three times the damage, and no healing by itself for a day.',
  'heritage.vampire.help':
    'Sees 60 feet in the dark. Advantage on all d20 rolls with one ability of your choice. Each day costs 1 Hit Point that only blood gives back: a bite at somebody held, charmed or helpless gives half its damage. Sunlight: 1d6 damage a round. At 0 or fewer regains 1 a minute and does not die, unless sunlight or something holy felled it. Counts as undead.',
} as const;
