import type { CardData } from '../card-data.ts';

/** Wandering monsters (BQC-DOOR-086 to -090). */
export const WANDERING = [
  {
    id: 'BQC-DOOR-086',
    name: 'Somebody Left the Gate Open',
    type: 'wandering',
    roles: ['wander'],
    effects: ['play: join(hand); wander()'],
  },
  {
    id: 'BQC-DOOR-087',
    name: "Footsteps That Aren't Yours",
    type: 'wandering',
    roles: ['wander'],
    effects: ['play: join(hand); wander()'],
  },
  {
    id: 'BQC-DOOR-088',
    name: 'The Neighbors Are Coming Over',
    type: 'wandering',
    roles: ['wander'],
    effects: ['play: join(hand); wander()'],
  },
  {
    id: 'BQC-DOOR-089',
    name: 'Scent of Fresh Adventurer',
    type: 'wandering',
    roles: ['wander'],
    effects: ['play: join(hand); wander()'],
  },
  {
    id: 'BQC-DOOR-090',
    name: 'School Field Trip',
    type: 'wandering',
    roles: ['wander'],
    effects: ['play: join(hand); wander()'],
  },
] as const satisfies readonly CardData[];
