/** What they are called, and what they do. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.love': 'Love Beasts',
  'power.soften': 'Soften',
  'power.soften.help': '2 damage; Weakened.',
  'power.beckon': 'Beckon',
  'power.beckon.help': '2 damage; the target walks to the beast.',
  'power.pain-of-eros': 'Pain of Eros',
  'power.pain-of-eros.help':
    '2 damage, and the beast regains 2. Whoever falls takes one more turn as the beast says.',
  'power.love-beast': 'Love Beast',
};
