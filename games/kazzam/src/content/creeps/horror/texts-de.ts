/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.horror': 'Schreckensbestien',
  'power.horror-soften': 'Erweichen',
  'power.horror-soften.help':
    '2 Schaden; festgesetzt. Einmal je Zug verliert ein Feind, der neben eine Bestie kommt oder neben ihr weitergeht, 2 LP, und die Bestie gewinnt 2 Schutz.',
  'power.horror-beckon': 'Verscheuchen',
  'power.horror-beckon.help': '2 Schaden; das Ziel geht so weit von der Bestie fort, wie es kann.',
  'power.pain-of-phobos': 'Angstschmerz',
  'power.pain-of-phobos.help':
    '2 Schaden, und Panik im nächsten Zug ohne Rettungswurf. Wer eine Bestie verfehlt, darf sie bis zum Ende des nächsten eigenen Zuges nicht angreifen.',
  'power.horror-beast': 'Schreckensbestie',
};
