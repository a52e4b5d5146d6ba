import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { action, lesson, PASS, say } from './parts.ts';

/** Pip before two golems that guard an orb. */
const GUARDED: LessonScene = {
  given: {
    court: ['..........', '..........', '.......1..', '..........', '..........'],
    athletes: [
      { name: 'Pip', team: 'players', at: '2,2', implement: 'wand' },
      { name: 'Sanna', team: 'opposition', at: '0,4', implement: 'wand' },
    ],
    creeps: [
      {
        group: 'practice-golem',
        members: [
          { at: '6,2', name: 'Golem 1' },
          { at: '6,3', name: 'Golem 2' },
        ],
        orb: '7,2',
      },
    ],
    turn: 'Pip',
  },
  rolls: [4, 3],
};

const CREEP_STEPS: readonly LessonStep[] = [
  {
    text: say('creeps'),
    scene: GUARDED,
    look: ['court'],
    act: action('basic-implement-attack', 'creeps'),
  },
  { text: say('target-golem'), act: { about: 'target', accepts: ['Golem 1'], anything: true } },
  { text: say('awake'), look: ['track'], act: action('end-turn', 'awake') },
  {
    text: say('answered'),
    replies: PASS,
    until: { type: 'group-roll' },
    look: ['court'],
  },
  { text: say('done'), look: ['court'] },
];

/** Creeps. */
export const CREEP_LESSON = lesson('guards', CREEP_STEPS);
