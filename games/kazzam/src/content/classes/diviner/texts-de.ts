/** Der Diviner; Namen bleiben, wie sie gedruckt sind. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'class.diviner.help': 'Sieht Würfe voraus, teilt Schmerz und lässt keinen Feind aus den Augen.',

  'power.crooked-hex.help':
    '2 Schaden. Wirkung: 1 mehr, wenn das Ziel dich nicht sehen kann, und 1 mehr, wenn es vor dir Deckung hat oder verborgen ist.',
  'power.tag-team.help':
    '2 Schaden. Wirkung: jemanden der eigenen Seite nennen; in dessen nächstem Zug haben seine Angriffe auf das Ziel Vorteil.',

  'power.reversal-of-fortune.help':
    'Dein nächster Würfel, wofür auch immer, zählt 7 minus sein Ergebnis.',
};
