/** Wie er heißt, und was er tut. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.charmball': 'Zauberball',
  'power.charm-float': 'Schweben',
  'power.charm-float.help': '2 Schaden; verlangsamt und schwebend.',
  'power.charm-shrink': 'Schrumpfen',
  'power.charm-shrink.help': '2 Schaden; geschwächt und verschleiert.',
  'power.charm-visions': 'Trugbilder',
  'power.charm-visions.help':
    '3 Schaden; im nächsten Zug in Panik, dazu eine Fehlmarke, wenn die eigene Seite welche hat.',
  'power.charm-petrify': 'Versteinern',
  'power.charm-petrify.help':
    '3 Schaden; gefesselt, mit Widerstand 1 gegen alles, was später kommt.',
  'power.charm-darkness': 'Finsternis',
  'power.charm-darkness.help': '3 Schaden; geblendet und körperlos.',
  'power.charm-life-death': 'Leben und Tod',
  'power.charm-life-death.help':
    'Ein Rettungswurf: Wer ihn nicht schafft, ist ausgeschaltet, und niemand punktet; wer ihn schafft, gewinnt alle LP zurück.',
};
