import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { lesson, say } from './parts.ts';

/** A match of two against two, before which Ada builds her team. */
const BEFORE: LessonScene = {
  options: { athletes: 2, players: 'built', opposition: 'flotsam', map: 'beginner' },
};

const TEAM_STEPS: readonly LessonStep[] = [
  { text: say('team'), scene: BEFORE },
  {
    text: say('build'),
    act: { about: 'build-team', accepts: ['default'], anything: true },
  },
  {
    text: say('deploy'),
    look: ['court'],
    act: { about: 'deploy', accepts: ['default'], anything: true },
  },
  {
    text: say('deploy-more'),
    look: ['court'],
    act: { about: 'deploy', accepts: ['default'], anything: true },
  },
  { text: say('begin'), look: ['track'] },
];

/** Building a team and putting it on the court. */
export const TEAM_LESSON = lesson('team', TEAM_STEPS);
