/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.chuck': 'Werfer',
  'power.chuck-reload': 'Nachladen',
  'power.chuck-reload.help':
    'Macht einen Block neben sich: niedrige Deckung, die er mitnimmt und wirft. Ein Werfer ohne Gegner macht bis zu vier.',
  'power.chuck-throw': 'Wurf',
  'power.chuck-throw.help':
    'Wirft einen Gegner neben sich auf einen anderen im Umkreis von 5: je 3 Schaden. Sonst einen Block auf einen im Umkreis von 5: 3 Schaden. Ohne Block: Nachladen.',
  'power.chuck-impact': 'Aufprall',
  'power.chuck-impact.help': '3 Schaden für den, auf den ein Werfer jemanden wirft.',
  'power.chuck-block': 'Block',
  'power.chuck-block.help': '3 Schaden; der Block ist weg.',
  'power.chuck-orb': 'Kugelwurf',
  'power.chuck-orb.help':
    'Mit einer Kugel seiner Gruppe in Händen oder neben sich: wirft sie auf einen Gegner im Umkreis von 5, wo sie dann liegt. 5 Schaden. Sonst: Wurf.',
  'power.chuck-toss': 'Wegwerfen',
  'power.chuck-toss.help':
    'Wer einen Werfer von nebenan verfehlt, fliegt 5 Felder weit; aus der Ferne antwortet er mit einem Wurf.',
};
