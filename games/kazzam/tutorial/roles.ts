import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { action, floor, lesson, say } from './parts.ts';

/** Bram the Leader, Ottilie who is hurt, and Odo in range. */
const TEAMMATES: LessonScene = {
  given: {
    court: floor(11, 6),
    athletes: [
      {
        name: 'Bram',
        team: 'players',
        at: '2,2',
        role: 'leader',
        specialisation: 'tactician',
        implement: 'wand',
      },
      { name: 'Ottilie', team: 'players', at: '3,4', implement: 'wand', hp: 3 },
      { name: 'Odo', team: 'opposition', at: '6,2', implement: 'wand' },
    ],
    turn: 'Bram',
  },
  rolls: [4],
};

const ROLE_STEPS: readonly LessonStep[] = [
  { text: say('roles'), scene: TEAMMATES, look: ['court'] },
  {
    text: say('boost'),
    act: action('basic-implement-attack', 'boost'),
  },
  { text: say('boost-on'), act: { about: 'target', accepts: ['Odo'] } },
  { text: say('heal'), act: { about: 'heal', accepts: ['Ottilie'], hint: say('heal.hint') } },
  { text: say('tactics'), act: action('tactics', 'tactics') },
  {
    text: say('granted'),
    act: { about: 'granted-move', accepts: ['walk'], hint: say('granted.hint') },
  },
  {
    text: say('granted-to'),
    act: { about: 'way.move', accepts: ['default'], anything: true },
  },
  { text: say('roles-end'), look: ['foot'] },
];

/** Roles: what a hit brings, and the Role Action. */
export const ROLE_LESSON = lesson('roles', ROLE_STEPS);
