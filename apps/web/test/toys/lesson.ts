import type { Lesson } from '@tablewright/table-kit/lesson';

/** A lesson of the toy: something to read, one thing to pick, and anything one likes. */
export const TUTORIAL: readonly Lesson[] = [
  {
    id: 'seven-questions',
    title: { key: 'setting.turns' },
    seats: [{ name: 'Ada', player: 'human' }],
    learner: 0,
    steps: [
      { text: { key: 'setting.turns.help' }, scene: {} },
      {
        text: { key: 'choice.one' },
        act: { about: 'choice.one', accepts: ['default'], hint: { key: 'closed.awake' } },
      },
      {
        text: { key: 'choice.some' },
        act: { about: 'choice.some', accepts: ['default'], anything: true },
      },
    ],
  },
];
