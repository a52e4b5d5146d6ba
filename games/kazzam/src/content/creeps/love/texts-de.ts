/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.love': 'Liebesbestien',
  'power.soften': 'Erweichen',
  'power.soften.help': '2 Schaden; geschwächt.',
  'power.beckon': 'Locken',
  'power.beckon.help': '2 Schaden; das Ziel geht zur Bestie.',
  'power.pain-of-eros': 'Liebesschmerz',
  'power.pain-of-eros.help':
    '2 Schaden, und die Bestie gewinnt 2. Wer fällt, macht noch einen Zug nach ihrem Willen.',
  'power.love-beast': 'Liebesbestie',
};
