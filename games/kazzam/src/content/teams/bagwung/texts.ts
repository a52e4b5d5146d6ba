/** What the Bagwung bring: words by their keys. */
export const TEXTS = {
  'plan.players.bagwung': 'Olives: hard to hit, deep in defence, and hunters of Creeps.',
  'plan.opposition.bagwung': 'Olives: hard to hit, deep in defence, and hunters of Creeps.',
  'power.agile': 'Agile',
  'power.agile.help':
    'A 3 that an enemy rolls against you counts as 2, so it misses. A 4 that Guarded makes a 3 still hits, and so does the 3 of a Fierce enemy unless you are Guarded.',
  'power.printed-empath': 'Empath',
  'power.printed-empath.help':
    'When an ally within 5 regains HP, gains Ward or rolls a Saving Throw, you may do the same. Also gives Empathic Bond, with an ally within 10.',
} as const satisfies Record<string, string>;
