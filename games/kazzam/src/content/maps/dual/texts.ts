/** What the map is called. */
export const TEXTS: Readonly<Record<string, string>> = {
  'map.dual': 'Dual Dungeons Map',
  'setting.map.dual': 'Dual Dungeons Map',
};
