import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { act, lesson, ROOM, say, tool } from './parts.ts';

const OPTIONS = { gm: 'human', adventure: 'free' } as const;

const HEROES = [
  { ready: 'bryn-oakshield', seat: 'A', tokens: 1, at: [2, 2] },
  { ready: 'ysolde-wren', seat: 'B', tokens: 1, at: [1, 3] },
] as const;

/** Two heroes in an old cellar; what is there the game master says. */
const CELLAR: LessonScene = {
  options: OPTIONS,
  given: {
    clock: '20:00',
    ground: ROOM,
    creatures: HEROES,
    rerolls: { A: 'never', B: 'never' },
  },
  // Bryn at the door.
  rolls: [15],
};

/** The same with two goblins, whatever was brought in before. */
const GOBLINS: LessonScene = {
  options: OPTIONS,
  given: {
    clock: '20:00',
    ground: ROOM,
    creatures: [
      ...HEROES,
      { block: 'goblin-raider', number: 1, group: 3, at: [6, 2] },
      { block: 'goblin-raider', number: 2, group: 3, at: [7, 3] },
    ],
    rerolls: { A: 'never', B: 'never' },
  },
  // Initiative of Bryn, Ysolde and the goblins; an arrow that misses.
  rolls: [4, 6, 18, 6],
};

const STEPS: readonly LessonStep[] = [
  { text: say('role'), scene: CELLAR, look: ['map'] },
  {
    text: say('describe'),
    act: tool('describe', { words: '…', picture: '' }, 'describe'),
  },
  {
    text: say('call'),
    act: tool(
      'call',
      {
        ...{ who: ['creature-1'], tag: 'force', ability: 'usual', target: 15 },
        ...{ against: 'the-number', shown: 'as-table', lean: 'straight', bonus: 0 },
        ...{ helpers: 'with-help', stakes: '' },
      },
      'call',
    ),
  },
  { text: say('called'), look: ['rolls'] },
  {
    text: say('place'),
    act: tool(
      'place',
      { kind: 'goblin-raider', name: '', count: 2, attitude: 'hostile', seen: 'seen' },
      'place',
    ),
  },
  {
    text: say('placed'),
    scene: GOBLINS,
    look: ['map'],
    act: tool('fight', { surprised: [] }, 'placed'),
  },
  {
    text: say('foe-turn'),
    look: ['turns'],
    act: { about: 'choice.deed', accepts: ['default'], anything: true, hint: say('foe-turn.hint') },
  },
  { text: say('finish'), look: ['turns'], act: tool('end-fight', { note: '' }, 'finish') },
  {
    text: say('award'),
    act: tool('award', { who: ['creature-1', 'creature-2'], xp: 200, milestone: '' }, 'award'),
  },
  { text: say('close'), act: act('direct', ['next-scene'], 'close') },
  { text: say('done') },
];

/** Being the game master: describing, calling for checks, foes, a fight, experience. */
export const MASTER_LESSON = lesson('master', ['Ada', 'Bo', 'Kim'], STEPS, 2);
