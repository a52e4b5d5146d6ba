import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { ALONE, act, lesson, say } from './parts.ts';

/** Maud on the green of Harrow, where the bell was stolen. */
const GREEN: LessonScene = {
  options: ALONE,
  given: {
    clock: '16:00',
    creatures: [
      { ready: 'maud-ferrier', seat: 'A', tokens: 2, at: 0 },
      { mind: 'Hild Oatway', attitude: 'neutral', side: 'others', at: 0 },
      { mind: 'Old Perrin', attitude: 'friendly', side: 'others', at: 0 },
    ],
    story: { scene: 'green', people: { hild: 2, perrin: 3 }, bargained: true },
    rerolls: { A: 'never' },
  },
  // Perrin, the belfry, the cost and what it takes, Hild.
  rolls: [10, 12, 5, 4, 18],
};

const STEPS: readonly LessonStep[] = [
  { text: say('scene'), scene: GREEN, look: ['scene'] },
  { text: say('easy'), look: ['tasks'], act: act('calm', ['task-ask-perrin'], 'easy') },
  { text: say('rolled'), look: ['rolls'] },
  { text: say('hard'), look: ['tasks'], act: act('calm', ['task-search-belfry'], 'hard') },
  { text: say('near'), look: ['rolls'], act: act('at-a-cost', ['cost'], 'near') },
  { text: say('price'), act: act('cost', ['take'], 'price') },
  { text: say('learned'), look: ['party'] },
  { text: say('people'), look: ['people'], act: act('calm', ['task-win-hild'], 'people') },
  { text: say('friend'), look: ['people'] },
  { text: say('onward'), look: ['exits'] },
];

/** A scene, checks, a success at a cost, and people. */
export const ROLL_LESSON = lesson('roll', ['Ada'], STEPS);
