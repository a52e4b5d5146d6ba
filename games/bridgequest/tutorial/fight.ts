import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { act, lesson, SPINE, say } from './parts.ts';

/** Brenda in row 3 with a potion in hand, before a door with a swarm behind it. */
const SWARM: LessonScene = {
  given: {
    phase: 'equip',
    turn: 4,
    round: 4,
    heroes: {
      A: {
        figurine: 'BQC-FIG-01',
        at: '11.LR',
        sheet: { ST: 2, DEX: 4, WIS: 5, CON: 6, karma: 4 },
        hand: ['BQC-DOOR-049', 'BQC-TREA-075'],
        active: ['BQC-TREA-022', 'BQC-TREA-001', 'BQC-TREA-014', 'BQC-TREA-057'],
      },
    },
    bridge: SPINE,
    decks: { door: ['BQC-DOOR-032'], treasure: ['BQC-TREA-034', 'BQC-TREA-008'] },
  },
  rolls: [9, 1, 1],
};

/** Brenda much stronger, in the same place. */
const STRONG: LessonScene = {
  given: {
    phase: 'equip',
    turn: 12,
    round: 12,
    heroes: {
      A: {
        figurine: 'BQC-FIG-01',
        at: '11.LR',
        sheet: { ST: 5, DEX: 4, WIS: 5, CON: 6, karma: 4 },
        travels: 1,
        hand: ['BQC-TREA-075'],
        active: ['BQC-TREA-034', 'BQC-TREA-001', 'BQC-TREA-014', 'BQC-TREA-009'],
      },
    },
    bridge: SPINE,
    decks: {
      door: ['BQC-DOOR-018', 'BQC-DOOR-013'],
      treasure: ['BQC-TREA-044', 'BQC-TREA-061', 'BQC-TREA-003'],
    },
  },
  rolls: [4, 3, 4, 3],
};

const STEPS: readonly LessonStep[] = [
  {
    text: say('strength'),
    scene: SWARM,
    look: ['own table'],
    act: act('equip', 'done', 'strength'),
  },
  { text: say('foe'), look: ['combat monsters'], act: act('window-declaration', 'pass', 'foe') },
  {
    text: say('short'),
    look: ['combat versus'],
    act: act('window-action', 'BQC-TREA-057#1', 'short'),
  },
  { text: say('potion'), act: act('throw-potion', 'att', 'potion') },
  { text: say('winning'), look: ['combat versus'], act: act('window-claim', 'pass', 'winning') },
  { text: say('rewards'), look: ['own hand'] },
  {
    text: say('too-strong'),
    scene: STRONG,
    look: ['own table'],
    act: act('equip', 'done', 'too-strong'),
  },
  {
    text: say('differential'),
    look: ['combat monsters'],
    act: act('window-action', 'pass', 'differential'),
  },
  { text: say('joined'), look: ['combat versus'], act: act('window-claim', 'pass', 'joined') },
  { text: say('won'), look: ['own hand'] },
];

/** A combat: sums, dice, potions, rewards, and what comes of being too strong. */
export const FIGHT_LESSON = lesson('fight', ['Ada'], STEPS);
