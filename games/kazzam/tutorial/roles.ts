import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { action, floor, lesson, say } from './parts.ts';

/** Bram the Leader, Ottilie who lies on the ground, hurt, and Mirela in range. */
const TEAMMATES: LessonScene = {
  given: {
    court: floor(11, 6),
    athletes: [
      {
        name: 'Bram',
        team: 'players',
        at: '2,2',
        role: 'leader',
        specialisation: 'rescuer',
        implement: 'wand',
      },
      {
        name: 'Ottilie',
        team: 'players',
        at: '3,4',
        implement: 'wand',
        hp: 3,
        statuses: ['prone'],
      },
      { name: 'Mirela', team: 'opposition', at: '6,2', implement: 'wand' },
    ],
    turn: 'Bram',
  },
  rolls: [4],
};

const ROLE_STEPS: readonly LessonStep[] = [
  { text: say('roles'), scene: TEAMMATES, look: ['court'] },
  { text: say('boost'), act: action('basic-implement-attack', 'boost') },
  { text: say('boost-on'), act: { about: 'target', accepts: ['Mirela'] } },
  { text: say('heal'), act: { about: 'heal', accepts: ['Ottilie'], hint: say('heal.hint') } },
  { text: say('restore'), act: action('restore', 'restore') },
  {
    text: say('restored'),
    act: { about: 'restore', accepts: ['stand-up'], hint: say('restored.hint') },
  },
  { text: say('roles-end'), look: ['court'] },
];

/** Roles: what a hit brings, and the Role Action. */
export const ROLE_LESSON = lesson('roles', ROLE_STEPS);
