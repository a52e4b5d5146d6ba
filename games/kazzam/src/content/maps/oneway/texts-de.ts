/** Wie das Feld heißt, und was sein Strahl tut. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'map.oneway': 'Einbahntüren',
  'setting.map.oneway': 'Einbahntüren',
  'power.banishing-ray': 'Bannstrahl',
  'power.banishing-ray.help':
    'Ein Angriff auf jemanden auf einem grünen Feld, egal von welchem Team: ein Treffer bringt ihn ins Verlies, so wie er ist.',
};
