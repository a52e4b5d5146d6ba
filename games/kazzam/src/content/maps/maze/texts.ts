/** What the map is called. */
export const TEXTS: Readonly<Record<string, string>> = {
  'map.maze': 'Maze Map',
  'setting.map.maze': 'Maze Map',
};
