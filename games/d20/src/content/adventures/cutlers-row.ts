import type { Adventure } from '../adventure.ts';
import { CUTLERS_ABOVE } from './cutlers-row-above.ts';
import { CUTLERS_BELOW } from './cutlers-row-below.ts';
import { CUTLERS_FACTS, CUTLERS_MAPS, CUTLERS_PEOPLE } from './cutlers-row-parts.ts';

/** The Lamplighters of Cutler's Row (DT-SCB). */
export const CUTLERS_ROW: Adventure = {
  id: 'cutlers-row',
  rule: 'DT-SCB-01',
  title: 'The Lamplighters of Cutler’s Row',
  genre: 'gaslight',
  level: 2,
  xp: 2000,
  premise:
    'London, in the November fog. Three lamplighters have gone out with their ladders and not come home, and in Cutler’s Row the lamps go out by themselves, one after another, as if somebody walked along and closed their eyes. The last of the three, Joe Tansy, lodged with a Mrs Pell.',
  start: 'house',
  climax: 'lamps',
  time: '18:00',
  events: [
    {
      id: 'rite-begins',
      when: { past: '24:00' },
      do: [
        { flag: 'rite' },
        {
          say: 'Somewhere below the street a voice has begun to read aloud. The gas in every lamp burns blue for as long as it takes to draw a breath.',
        },
      ],
    },
  ],
  counters: [{ id: 'lit', max: 3 }],
  people: CUTLERS_PEOPLE,
  facts: CUTLERS_FACTS,
  maps: CUTLERS_MAPS,
  scenes: [...CUTLERS_ABOVE.before, ...CUTLERS_BELOW, CUTLERS_ABOVE.morning],
  endings: [
    {
      id: 'charged',
      title: 'Vane is charged',
      text: [
        {
          text: 'It takes the inspector an hour to read it all, and then he sends for his hat. By noon Dr Vane’s brass plate has been unscrewed. That evening somebody lights the lamps of Cutler’s Row, all of them, and stands for a while at the last one, listening. They burn.',
        },
      ],
    },
    {
      id: 'friends',
      title: 'Vane has friends',
      text: [
        {
          text: 'The inspector is very polite. Before noon a carriage without arms on its door calls at the Yard, and Dr Vane leaves in it, wrapped in a rug. The lamps of Cutler’s Row burn. But in other streets, better ones, there are evenings now when one of them does not.',
        },
      ],
    },
  ],
  ready: ['ada-finch', 'tom-crow', 'ida-vance'],
};
