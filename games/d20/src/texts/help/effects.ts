/** What conditions do. */
export const EFFECT_HELP = {
  'effect.aflame.help':
    '5 fire damage at the end of each round. You or somebody adjacent put it out with an action and a 5 on DEX; water does it by itself.',
  'effect.afraid.help':
    'On your turn you spend your movement to get away from what you fear, and you may not go nearer. While you see it, your attacks and saving throws are at disadvantage.',
  'effect.blessed.help': 'Advantage on all your d20 rolls.',
  'effect.blighted.help':
    'You regain no Hit Points, by rest, magic or your own nature. Only a story token and the repair of a machine help.',
  'effect.blinded.help':
    'Your attacks, and whatever you do by sight, are at disadvantage. You can cast only at yourself, at somebody you touch, or at a place, and spend tokens only on your own rolls.',
  'effect.compulsion.help':
    'Something is demanded of you. While you resist, all your d20 rolls are at disadvantage.',
  'effect.confusion.help':
    'A d6 at the start of each of your turns: 1-2 you attack whoever is nearest, 3-4 you run from the nearest foe, 5-6 you stand still.',
  'effect.cursed.help': 'Disadvantage on all your d20 rolls, until the curse is removed.',
  'effect.deluded.help':
    'You believe something false, for as many minutes, hours or days as your INT score is below 20.',
  'effect.doomed.help':
    'After as many days as your WIS score you fall to 0 Hit Points; after as many again you die.',
  'effect.hacked.help':
    'Whoever hacked a machine decides for it; hacked gear serves the hacker or nobody. An action in reach ends it: bypass security or repair, 15.',
  'effect.immobilized.help':
    'You cannot move, but act. At the end of each of your turns a STR save frees you; what holds you says how hard it is, else 15.',
  'effect.impaired-ability.help': 'Disadvantage on all d20 rolls with one ability.',
  'effect.impaired-movement.help': 'You are half as fast.',
  'effect.infected.help':
    'Your CON score drops by 1 a day until you are cured, and at 0 you die. Afterwards a point comes back each day.',
  'effect.recovering.help': 'The points of CON that an infection has taken come back, one a day.',
  'effect.invisible.help':
    'Your attacks have advantage, attacks at you disadvantage. Others have to know or guess where you are.',
  'effect.overheated.help':
    'Your technical gear does not work. A minute unused cools it, or an action and a repair of 15.',
  'effect.paralyzed.help':
    'You cannot move, act or speak, but you notice everything. STR and DEX saves fail, and attackers have advantage.',
  'effect.shaken.help': 'Disadvantage on all your saving throws.',
  'effect.silenced.help': 'You cannot speak, and so you cannot cast.',
  'effect.starving.help':
    'After as many days as your CON score you fall to 0 Hit Points; after as many hours more you die.',
  'effect.stunned.help':
    'You take no actions, and attackers have advantage. You can move, and make saving throws.',
  'effect.suffocating.help':
    'After as many rounds as your CON score you fall to 0 Hit Points; after as many again you die.',
  'effect.thirst.help':
    'After three hours for each point of your CON score you fall to 0 Hit Points; after as many hours as the score more you die.',
  'effect.warded.help':
    'No magic touches you, neither good nor bad. What lies on you already rests until then.',
  'effect.unconscious.help':
    'You lie there with 0 Hit Points or fewer, drop what you hold, and notice nothing. With 1 or more you wake.',
  'effect.asleep.help':
    'As unconscious, but unhurt. Damage wakes you, or an action of somebody adjacent.',
  'effect.petrified.help':
    'You are stone: paralyzed, and out of reach of magic and time, until a cure that says so.',
  'effect.grappled.help':
    'Somebody holds you: you cannot move, but act. At the end of each of your turns your STR save against the holder’s STR roll frees you. Ties keep the hold.',
  'effect.fleeing.help': 'Its morale has broken: it spends its turns running away.',
  'effect.surrendered.help': 'It has given up, and fights no more as long as nobody hurts it.',
} as const;
