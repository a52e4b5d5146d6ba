import type { Adventure } from '../adventure.ts';
import { RELAY_CORE } from './relay-nine-core.ts';
import { RELAY_DOCK } from './relay-nine-dock.ts';
import { RELAY_END } from './relay-nine-end.ts';
import { RELAY_FACTS, RELAY_MAPS, RELAY_PEOPLE } from './relay-nine-parts.ts';

/** Silence on Relay Nine (DT-SCC). */
export const RELAY_NINE: Adventure = {
  id: 'relay-nine',
  rule: 'DT-SCC-01',
  title: 'Silence on Relay Nine',
  genre: 'sf',
  level: 3,
  xp: 4000,
  premise:
    'Relay Nine hangs where two trade lanes cross and nothing else does. It has passed on every signal of the sector for forty years. Nine days ago it fell silent. Its mind, ORLA, has sealed itself in after something came through the hull, and somebody who sells codes has noticed that nobody is guarding them.',
  start: 'docking',
  climax: 'cargo',
  time: '00:00',
  events: [
    {
      id: 'pirates-dock',
      when: { past: '+3h' },
      do: [
        {
          say: 'A second thud goes through the station, far off, in the cargo ring. Somebody else has docked, and has not asked.',
        },
      ],
    },
  ],
  counters: [],
  people: RELAY_PEOPLE,
  facts: RELAY_FACTS,
  maps: RELAY_MAPS,
  scenes: [...RELAY_DOCK, ...RELAY_CORE, ...RELAY_END],
  endings: [
    {
      id: 'away',
      title: 'All away, station lost',
      text: [
        {
          text: 'Relay Nine goes up without a sound, as everything does out here. For a moment it is the brightest thing in the sector. Then the channel opens by itself, and for eleven seconds every ship within reach hears all the messages of nine days at once.',
        },
      ],
    },
    {
      id: 'saved',
      title: 'Relay Nine speaks',
      text: [
        {
          text: 'The reactor coughs, and settles, and begins to hum. One by one the lamps along the spine come on. “This is Relay Nine,” says ORLA to everybody. “I have nine days to send, and something to confess. Please stand by.”',
        },
      ],
    },
    {
      id: 'adrift',
      title: 'Adrift',
      text: [
        {
          text: 'There is light, and then there is none, and no up. You hang on to something that was a wall. The stars go round slowly. Somebody counts aloud who is still there, and starts again from the beginning. In the end a beacon answers.',
          tags: ['darkness'],
        },
      ],
    },
  ],
  ready: ['rhea-solano', 'unit-k-7', 'imre-vale'],
};
