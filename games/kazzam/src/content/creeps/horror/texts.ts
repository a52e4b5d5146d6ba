/** What they are called, and what they do. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.horror': 'Horror Beasts',
  'power.horror-soften': 'Soften',
  'power.horror-soften.help':
    '2 damage; Immobilized. Once a turn an enemy that comes beside a beast, or goes on beside it, loses 2 HP, and the beast gains 2 Ward.',
  'power.horror-beckon': 'Beckon',
  'power.horror-beckon.help': '2 damage; the target walks as far from the beast as it can.',
  'power.pain-of-phobos': 'Pain of Phobos',
  'power.pain-of-phobos.help':
    '2 damage, and Panicked on its next turn unless it saves. Whoever misses a beast may not attack it until the end of its next turn.',
  'power.horror-beast': 'Horror Beast',
};
