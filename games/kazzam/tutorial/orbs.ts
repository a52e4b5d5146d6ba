import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { action, lesson, PASS, say } from './parts.ts';

/** Bram beside a blue pedestal, his own not far away. */
const CARRYING: LessonScene = {
  given: {
    court: ['.......', '.B...R.', '.......', '.......'],
    athletes: [
      { name: 'Bram', team: 'players', at: '1,2', implement: 'wand' },
      { name: 'Mirela', team: 'opposition', at: '6,3', implement: 'wand' },
    ],
    turn: 'Bram',
  },
};

/** Ines in the Dungeon, beside the button of an exit. */
const RETURNING: LessonScene = {
  given: {
    court: [
      '.......',
      '.......',
      '.......',
      '###E###',
      '',
      '###E###',
      '#s...t#',
      '#s...t#',
      '#######',
    ],
    athletes: [
      { name: 'Ines', team: 'players', at: 'dungeon(3,1)', implement: 'wand' },
      { name: 'Yusuf', team: 'opposition', at: '0,0', implement: 'staff' },
    ],
    turn: 'Ines',
  },
};

/** The squares around the red pedestal. */
const BESIDE_HOME = [
  'court(4,2)',
  'court(4,1)',
  'court(4,0)',
  'court(5,0)',
  'court(5,2)',
  'court(6,0)',
  'court(6,1)',
  'court(6,2)',
];

const ORB_STEPS: readonly LessonStep[] = [
  {
    text: say('orb'),
    scene: CARRYING,
    look: ['court'],
    act: action('pick-up', 'orb'),
  },
  { text: say('carry'), act: action('walk', 'carry') },
  {
    text: say('carry-to'),
    look: ['court'],
    act: {
      about: 'way.move',
      accepts: [['court(2,2)', 'court(3,2)', 'court(4,2)']],
      endsIn: BESIDE_HOME,
      hint: say('carry-to.hint'),
    },
  },
  { text: say('hold-on'), act: action('end-turn', 'hold-on') },
  { text: say('dunk'), replies: PASS, act: action('dunk', 'dunk') },
  { text: say('dunked'), look: ['score'] },
  {
    text: say('dungeon'),
    scene: RETURNING,
    look: ['dungeon'],
    act: action('button', 'dungeon'),
  },
  { text: say('wait'), act: action('end-turn', 'wait') },
  {
    text: say('leave'),
    replies: PASS,
    act: { about: 'leave-dungeon', accepts: ['court(3,2)'], anything: true },
  },
  { text: say('left'), look: ['court'] },
];

/** Orbs, and the way back from the Dungeon. */
export const ORB_LESSON = lesson('orbs', ORB_STEPS);
