/** What the map is called, and what can be done at its throne. */
export const TEXTS: Readonly<Record<string, string>> = {
  'map.throne': 'Throne Map',
  'setting.map.throne': 'Throne Map',
  'power.place-orb': 'Put an orb behind the throne',
  'power.place-orb.help':
    'On the Golem’s pedestal beside you. It keeps its colour; only a quest pays for it, and the throne counts it.',
  'note.throne-seat': 'sits on the throne',
  'start.throne-seat': 'Points for the throne',
};
