/** The blank adventure in German, by the paths of `textsOf`. */
export const BLANK_DE: Readonly<Record<string, string>> = {
  title: 'Ein neues Abenteuer',
  premise: 'Was alle wissen, bevor es beginnt.',
  'scenes.first.title': 'Die erste Szene',
  'scenes.first.text.0.text': 'Was am Tisch vorgelesen wird.',
  'scenes.first.plain': 'Dasselbe in schlichten Worten.',
  'scenes.first.exits.on.label': 'Weitergehen',
  'scenes.first.skip.text': 'Was geschieht, wenn sie übersprungen wird.',
  'endings.well.title': 'Ein gutes Ende',
  'endings.well.text.0.text': 'Wie es ausgeht.',
};
