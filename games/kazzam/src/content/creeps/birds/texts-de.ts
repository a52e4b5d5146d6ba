/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.birds': 'Gekrönte Vögel',
  'group.icecrowned': 'Eisgekrönte Vögel',
  'group.needlecrowned': 'Nadelgekrönte Vögel',
  'group.flamecrowned': 'Flammengekrönte Vögel',
  'power.icecrowned': 'Eisgekrönter Vogel',
  'power.icecrowned-flame': 'Flamme',
  'power.icecrowned-flame.help': '2 Schaden; festgesetzt, bis sein nächster Zug endet.',
  'power.icecrowned-ice': 'Eis',
  'power.icecrowned-ice.help': '3 Schaden; gefesselt, bis sein nächster Zug endet.',
  'power.icecrowned-needle': 'Nadel',
  'power.icecrowned-needle.help': '2 Schaden; festgesetzt, bis sein nächster Zug endet.',
  'power.icecrowned-reply': 'Rache',
  'power.icecrowned-reply.help':
    'Wer ihn verfehlt, von wie weit auch immer: festgesetzt, bis sein nächster Zug endet.',
  'power.needlecrowned': 'Nadelgekrönter Vogel',
  'power.needlecrowned-flame': 'Flamme',
  'power.needlecrowned-flame.help': '2 Schaden; geschwächt, bis sein nächster Zug endet.',
  'power.needlecrowned-ice': 'Eis',
  'power.needlecrowned-ice.help': '2 Schaden; geschwächt, bis sein nächster Zug endet.',
  'power.needlecrowned-needle': 'Nadel',
  'power.needlecrowned-needle.help': '3 Schaden; benommen, bis sein nächster Zug endet.',
  'power.needlecrowned-reply': 'Rache',
  'power.needlecrowned-reply.help':
    'Wer ihn verfehlt, von wie weit auch immer: geschwächt, bis sein nächster Zug endet.',
  'power.flamecrowned': 'Flammengekrönter Vogel',
  'power.flamecrowned-flame': 'Flamme',
  'power.flamecrowned-flame.help': '3 Schaden; in Panik, bis sein nächster Zug endet.',
  'power.flamecrowned-ice': 'Eis',
  'power.flamecrowned-ice.help': '2 Schaden; 1 anhaltender Schaden, bis sein nächster Zug endet.',
  'power.flamecrowned-needle': 'Nadel',
  'power.flamecrowned-needle.help':
    '2 Schaden; 1 anhaltender Schaden, bis sein nächster Zug endet.',
  'power.flamecrowned-reply': 'Rache',
  'power.flamecrowned-reply.help':
    'Wer ihn verfehlt, von wie weit auch immer: 1 anhaltender Schaden, bis sein nächster Zug endet.',
};
