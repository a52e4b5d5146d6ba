/** The settings: label, one sentence, values. */
export const SETTING_TEXTS = {
  'setting.star': 'Star on a die',
  'setting.star.help': 'What a die that shows a star means.',
  'setting.star.wild': 'The roller chooses',
  'setting.star.reroll': 'It is rolled again',
  'setting.coloured': 'Coloured squares',
  'setting.coloured.help': 'Where the squares lie that store 1E more.',
  'setting.coloured.knight': 'One in every row and column',
  'setting.coloured.cross': 'The corners and the middle',
} as const satisfies Record<string, string>;
