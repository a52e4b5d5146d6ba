/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.bears': 'Wächterbären',
  'power.heave': 'Wurf',
  'power.heave.help': '3 Schaden; wirft das Ziel 3 Felder.',
  'power.bear-grab': 'Griff',
  'power.bear-grab.help': '3 Schaden und gepackt; 3 mehr, wer schon gepackt ist.',
  'power.tackle': 'Niederreißen',
  'power.tackle.help': '2 Schaden und liegend; 3 mehr, wer schon liegt.',
  'power.roar': 'Brüllen',
  'power.roar.help': 'Alle außer Creeps innerhalb von 3: 2 Schaden, und Panik ohne Rettungswurf.',
  'power.bear-roar': 'Brüllen',
  'power.bear-paw': 'Pranke',
  'power.bear-paw.help': 'Wer den Bären von nebenan verfehlt, nimmt 3 Schaden.',
};
