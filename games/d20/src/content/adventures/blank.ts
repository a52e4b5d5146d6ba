import type { Adventure } from '../adventure.ts';
import { BLANK_DE } from './de/blank.ts';
import { withTexts } from './text-paths.ts';

/** An adventure of one scene and one ending, for whoever writes one. */
export const BLANK_ADVENTURE: Adventure = {
  id: 'my-adventure',
  title: 'A new adventure',
  genre: 'fantasy',
  level: 1,
  xp: 0,
  premise: 'What everybody knows before it begins.',
  start: 'first',
  climax: 'first',
  time: '16:00',
  events: [],
  counters: [],
  people: [],
  facts: [],
  maps: [],
  scenes: [
    {
      id: 'first',
      title: 'The first scene',
      text: [{ text: 'What is read to the table.' }],
      plain: 'The same in plain words.',
      tasks: [],
      exits: [{ id: 'on', label: 'Go on', to: 'end', ending: 'well', kind: 'main' }],
      skip: { text: 'What happens if it is skipped.', do: [] },
      award: { xp: 0 },
    },
  ],
  endings: [{ id: 'well', title: 'A good end', text: [{ text: 'How it ends.' }] }],
  ready: ['bryn-oakshield', 'ysolde-wren', 'maud-ferrier'],
};

/** The blank adventure in a language: whoever writes one begins in their own. */
export function blankAdventure(locale = 'en'): Adventure {
  return locale.startsWith('de') ? withTexts(BLANK_ADVENTURE, BLANK_DE) : BLANK_ADVENTURE;
}
