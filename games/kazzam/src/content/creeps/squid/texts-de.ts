/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.squid': 'Verlieskraken',
  'power.squid-regenerate': 'Nachwachsen',
  'power.squid-regenerate.help':
    'Ein angeschlagener Krake greift nicht an: Er ist versteckt und wieder unversehrt. Ein frischer schleift.',
  'power.squid-drag': 'Schleifen',
  'power.squid-drag.help':
    '2 Schaden und gepackt; Krake und Ziel gleiten 1 Feld auf den Sockel zu. Wen Kraken packen, der kann gehen, für jeden 2 Felder weniger, und nimmt sie mit.',
  'power.squid-entangle': 'Umschlingen',
  'power.squid-entangle.help':
    '2 Schaden; geschwächt und gepackt, bis das Ziel sich befreit. Wer schon geschwächt ist, wird geschleift.',
  'power.squid-trip': 'Beinstellen',
  'power.squid-trip.help': 'Liegend. Wer schon liegt, wird geschleift.',
  'power.squid-snatch': 'Entreißen',
  'power.squid-snatch.help':
    'Nimmt einen Gegenstand, den das Ziel hält, sonst ist es entwaffnet. Wer entwaffnet ist und nichts hält, wird geschleift.',
  'power.squid-coil': 'Umklammern',
  'power.squid-coil.help': 'Wer einen Kraken verfehlt, wird von jedem Kraken neben sich gepackt.',
};
