import type { CardData } from '../card-data.ts';

/** Curses (BQC-DOOR-056 to -073). */
export const CURSES = [
  { id: 'BQC-DOOR-056', name: 'Shoelace Rebellion', type: 'curse', effects: ['hit: lose(foot,1)'] },
  { id: 'BQC-DOOR-057', name: 'Hat Allergy', type: 'curse', effects: ['hit: lose(head,1)'] },
  {
    id: 'BQC-DOOR-058',
    name: 'Armor Shrank in the Wash',
    type: 'curse',
    effects: ['hit: lose(armor,1)'],
  },
  {
    id: 'BQC-DOOR-059',
    name: 'Butter on Everything',
    type: 'curse',
    effects: ['hit: lose(handitem,1)'],
  },
  {
    id: 'BQC-DOOR-060',
    name: 'Receipts Requested',
    type: 'curse',
    effects: ['hit: lose(dearest,1)'],
  },
  { id: 'BQC-DOOR-061', name: 'Existential Hiccups', type: 'curse', effects: ['hit: run(-2)~w'] },
  {
    id: 'BQC-DOOR-062',
    name: 'Wrong Form, Wrong Window',
    type: 'curse',
    effects: ['hit: travel(-1)'],
  },
  { id: 'BQC-DOOR-063', name: 'Identity Misplaced', type: 'curse', effects: ['hit: lose(race,1)'] },
  { id: 'BQC-DOOR-064', name: 'Promoted Sideways', type: 'curse', effects: ['hit: lose(class,1)'] },
  {
    id: 'BQC-DOOR-065',
    name: 'A Very Different Haircut',
    type: 'curse',
    roles: ['genderflip'],
    effects: ['hit: flip()'],
  },
  {
    id: 'BQC-DOOR-066',
    name: 'Your Sidekick Got a Better Offer',
    type: 'curse',
    effects: ['hit: lose(ally,1)'],
  },
  { id: 'BQC-DOOR-067', name: 'Left the Oven On', type: 'curse', effects: ['hit: warp(home)'] },
  {
    id: 'BQC-DOOR-068',
    name: 'Gravity Remembered You',
    type: 'curse',
    effects: ['hit: warp(down)'],
  },
  {
    id: 'BQC-DOOR-069',
    name: 'Arm Fell Asleep',
    type: 'curse',
    roles: ['limb'],
    effects: ['hit: slot(hand,-1)~w'],
  },
  {
    id: 'BQC-DOOR-070',
    name: 'Everything Smells of Soup',
    type: 'curse',
    effects: ['hit: att(-2)~w'],
  },
  { id: 'BQC-DOOR-071', name: 'Two Left Sleeves', type: 'curse', effects: ['hit: def(-2)~w'] },
  {
    id: 'BQC-DOOR-072',
    name: 'Shelf of Clinking Doom',
    type: 'curse',
    effects: ['hit: lose(potion,2)'],
  },
  {
    id: 'BQC-DOOR-073',
    name: 'Your Steed Joined a Union',
    type: 'curse',
    effects: ['hit: lose(steed,1)'],
  },
] as const satisfies readonly CardData[];
