/** Die Rolle, ihre Spezialisierungen, ihre Aktionen; Spezialisierungen heißen, wie gedruckt. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'role.controller': 'Lenker',
  'role.controller.help': 'Bonus bei 3 bis 6: das Ziel bis zu 3 Felder verschieben.',
  'specialisation.crowd-control.help':
    'Die Wirkung eines Treffers trifft auch einen zweiten Feind in Reichweite. Rearrange verschiebt alle in einer Zone.',
  'specialisation.guardian.help':
    'Gelegenheiten machen 1 mehr. Retribution rächt die eigene Seite mit einer Gelegenheit.',
  'specialisation.lockdown.help':
    'Felder innerhalb von 2 sind für Feinde schwieriges Gelände. Slow verlangsamt eine Figur.',
  'specialisation.protector.help':
    'Die eigene Seite neben dir hat Widerstand 1. Weaken halbiert den Schaden einer Figur.',
  'power.controller': 'Lenker',
  'power.rearrange.help':
    'Alle anderen in einer Zone von 3 mal 3 innerhalb von 5 bis zu 1 Feld verschieben.',
  'power.retribution.help':
    'Jemand der eigenen Seite innerhalb von 5: Der nächste Feind, der ihn und nicht dich angreift, gibt dir eine Gelegenheit.',
  'power.slow.help':
    'Eine Figur innerhalb von 5 ist verlangsamt bis zum Ende ihres nächsten Zuges.',
  'power.weaken.help':
    'Eine Figur innerhalb von 5 ist geschwächt bis zum Ende ihres nächsten Zuges.',
  'slide-next': 'Wen verschiebt {who} als Nächstes?',
  'crowd-control': 'Wer spürt die Wirkung noch?',
};
