import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { action, floor, lesson, PASS, say } from './parts.ts';

/** Ottilie has Odo in range; the first shot misses. */
const ATTACKING: LessonScene = {
  given: {
    court: floor(11, 7),
    athletes: [
      { name: 'Ottilie', team: 'players', at: '2,3', implement: 'wand' },
      { name: 'Odo', team: 'opposition', at: '6,3', implement: 'staff' },
    ],
    turn: 'Ottilie',
  },
  rolls: [2, 5],
};

const ATTACKING_STEPS: readonly LessonStep[] = [
  {
    text: say('attack'),
    scene: ATTACKING,
    look: ['court'],
    act: action('basic-implement-attack', 'attack'),
  },
  { text: say('target'), act: { about: 'target', accepts: ['Odo'] } },
  { text: say('missed'), look: ['foot'], act: action('end-turn', 'missed') },
  {
    text: say('again'),
    replies: PASS,
    act: action('basic-implement-attack', 'attack'),
  },
  { text: say('target-again'), act: { about: 'target', accepts: ['Odo'] } },
  {
    text: say('token'),
    look: ['foot'],
    act: { about: 'miss-tokens', accepts: [1], hint: say('token.hint') },
  },
  { text: say('critical'), look: ['court'] },
];

/** Attack rolls and Miss Tokens. */
export const ATTACKING_LESSON = lesson('attacking', ATTACKING_STEPS);
