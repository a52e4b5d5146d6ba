/** What the map is called. */
export const TEXTS: Readonly<Record<string, string>> = {
  'map.beginner': 'Beginner Map',
  'setting.map.beginner': 'Beginner Map',
};
