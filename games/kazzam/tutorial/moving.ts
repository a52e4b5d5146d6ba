import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { action, floor, lesson, say } from './parts.ts';

/** Pip with a wand, and Kjell's sword beside her. */
const MOVING: LessonScene = {
  given: {
    court: floor(11, 7),
    athletes: [
      { name: 'Pip', team: 'players', at: '4,3', implement: 'wand' },
      { name: 'Kjell', team: 'opposition', at: '5,4', implement: 'sword' },
    ],
    turn: 'Pip',
  },
};

/** The squares around Pip that Kjell does not touch, each with a walk on from it. */
const AWAY = [
  ['court(3,2)', 'court(2,1)', 'court(1,1)'],
  ['court(3,3)', 'court(2,2)', 'court(1,1)'],
  ['court(3,4)', 'court(2,4)', 'court(1,4)'],
  ['court(4,2)', 'court(3,1)', 'court(2,0)'],
  ['court(5,2)', 'court(4,1)', 'court(3,0)'],
] as const;

const MOVING_STEPS: readonly LessonStep[] = [
  { text: say('goal'), scene: MOVING, look: ['court'] },
  { text: say('turn'), look: ['foot'] },
  { text: say('shift'), look: ['court'], act: action('shift', 'shift') },
  {
    text: say('shift-to'),
    act: {
      about: 'way.shift',
      accepts: AWAY.map(([square]) => [square]),
      hint: say('shift-to.hint'),
    },
  },
  { text: say('trade'), act: action('walk', 'trade') },
  {
    text: say('walk'),
    look: ['court'],
    act: { about: 'way.move', accepts: AWAY.map(([, ...on]) => on), anything: true },
  },
  { text: say('walked'), look: ['court'] },
];

/** Walking, shifting, and what an Opportunity is. */
export const MOVING_LESSON = lesson('moving', MOVING_STEPS);
