/** What the map is called, and what its ray does. */
export const TEXTS: Readonly<Record<string, string>> = {
  'map.oneway': 'One-Way Doors',
  'setting.map.oneway': 'One-Way Doors',
  'power.banishing-ray': 'Banishing ray',
  'power.banishing-ray.help':
    'An attack on one athlete on a green square, of either team: on a hit it goes to the Dungeon as it is.',
};
