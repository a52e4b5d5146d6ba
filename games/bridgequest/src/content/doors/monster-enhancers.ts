import type { CardData } from '../card-data.ts';

/** What makes a monster stronger or weaker (BQC-DOOR-049 to -055). */
export const MONSTER_ENHANCERS = [
  {
    id: 'BQC-DOOR-049',
    name: 'On Its Ninth Coffee',
    type: 'monsterEnhancer',
    target: 'monster',
    bonus: 5,
    effects: ['play: mst(5)@pick-foe; loot(1)@pick-foe'],
  },
  {
    id: 'BQC-DOOR-050',
    name: 'Enormous for Its Age',
    type: 'monsterEnhancer',
    target: 'monster',
    bonus: 10,
    effects: ['play: mst(10)@pick-foe; loot(2)@pick-foe'],
  },
  {
    id: 'BQC-DOOR-051',
    name: 'Recently Promoted',
    type: 'monsterEnhancer',
    target: 'monster',
    bonus: 5,
    effects: ['play: mst(5)@pick-foe; levels(1)@pick-foe'],
  },
  {
    id: 'BQC-DOOR-052',
    name: 'Undercooked',
    type: 'monsterEnhancer',
    target: 'monster',
    bonus: -5,
    effects: ['play: mst(-5)@pick-foe; loot(-1)@pick-foe'],
  },
  {
    id: 'BQC-DOOR-053',
    name: 'Allegedly Deceased',
    type: 'monsterEnhancer',
    target: 'monster',
    bonus: 5,
    effects: ['play: mst(5)@pick-foe; mark(undead)@pick-foe; loot(1)@pick-foe'],
  },
  {
    id: 'BQC-DOOR-054',
    name: 'Wearing a Smaller Monster as a Hat',
    type: 'monsterEnhancer',
    target: 'monster',
    bonus: 3,
    effects: ['play: mst(3)@pick-foe; loot(1)@pick-foe'],
  },
  {
    id: 'BQC-DOOR-055',
    name: 'And Its Stunt Double',
    type: 'monsterEnhancer',
    target: 'monster',
    effects: ['play: join(copy)@pick-foe'],
  },
] as const satisfies readonly CardData[];
