import type { Lesson, LessonScene, LessonStep } from '@tablewright/table-kit/lesson';

/** A Fighter alone, one marker short of a pattern. */
const PATTERN: LessonScene = {
  options: { characters: ['fighter'] },
  given: { step: 'draw', round: 2, characters: { fighter: { markers: ['I1'], duds: 2 } } },
  rolls: ['H3', 'C5'],
};

/** The Dragon is one marker short too, and the Fighter has that space already. */
const ATTACK: LessonScene = {
  options: { characters: ['fighter', 'healer'] },
  given: {
    step: 'mark',
    round: 5,
    current: 'H2',
    monster: { markers: ['B1', 'N1'], pool: 16 },
    characters: {
      fighter: { markers: ['I2'], duds: 1, pool: 7 },
      healer: { markers: ['N1'], pool: 5, health: ['G1', 'G2', 'G3', 'G4', 'G5'] },
    },
  },
  rolls: ['SA', 'DA'],
};

/** Damage that could not be met is about to be laid down. */
const TAKING: LessonScene = {
  options: { characters: ['fighter'] },
  given: {
    step: 'take',
    round: 6,
    characters: { fighter: { markers: ['B1', 'I2'], pending: { health: 2 } } },
  },
};

/** The Dragon's last three. */
const LAST_BLOW: LessonScene = {
  options: { characters: ['fighter'] },
  given: {
    step: 'activate',
    round: 9,
    monster: { pool: 3 },
    characters: { fighter: { markers: ['I1', 'I3'], pool: 4 } },
  },
};

const STEPS: readonly LessonStep[] = [
  { text: { key: 'tutorial.goal' }, scene: PATTERN, look: ['monster'] },
  { text: { key: 'tutorial.mark' }, look: ['current', 'fighter card'] },
  {
    text: { key: 'tutorial.pattern' },
    look: ['fighter powers'],
    act: {
      about: 'choice.activate',
      accepts: ['brilliant-maneuver/I1+I3'],
      hint: { key: 'tutorial.pattern.hint' },
    },
  },
  { text: { key: 'tutorial.payment' }, look: ['calls', 'fighter card'] },
  {
    text: { key: 'tutorial.ready' },
    act: { about: 'choice.activate', accepts: ['ready'], hint: { key: 'tutorial.ready.hint' } },
  },
  { text: { key: 'tutorial.dealt' }, look: ['monster'] },
  {
    text: { key: 'tutorial.dud' },
    scene: ATTACK,
    look: ['monster', 'fighter powers'],
    act: { about: 'choice.activate', accepts: ['grit'], hint: { key: 'tutorial.dud.hint' } },
  },
  {
    text: { key: 'tutorial.ward' },
    look: ['healer powers'],
    act: {
      about: 'choice.activate',
      accepts: ['minor-ward/N1+I2'],
      hint: { key: 'tutorial.ward.hint' },
    },
  },
  {
    text: { key: 'tutorial.target' },
    look: ['healer card'],
    act: {
      about: 'choice.heal-targets',
      accepts: ['healer'],
      hint: { key: 'tutorial.target.hint' },
    },
  },
  {
    text: { key: 'tutorial.heal' },
    look: ['healer card'],
    act: { about: 'choice.heal-or-shield', accepts: ['default'], anything: true },
  },
  {
    text: { key: 'tutorial.prevent' },
    act: { about: 'choice.prevent', accepts: ['default'], anything: true },
  },
  {
    text: { key: 'tutorial.take' },
    scene: TAKING,
    look: ['fighter card'],
    act: { about: 'choice.place-health', accepts: ['default'], anything: true },
  },
  {
    text: { key: 'tutorial.check' },
    scene: LAST_BLOW,
    look: ['monster'],
    act: {
      about: 'choice.activate',
      accepts: ['brilliant-maneuver/I1+I3'],
      hint: { key: 'tutorial.check.hint' },
    },
  },
  { text: { key: 'tutorial.won' }, until: { type: 'game-ended' }, look: ['monster'] },
];

/** Three minutes of Bingo Adventure: a pattern, an attack met in all its steps, and a last blow. */
export const TUTORIAL: readonly Lesson[] = [
  {
    id: 'bingo-adventure',
    title: { key: 'tutorial.title' },
    aim: { key: 'tutorial.aim' },
    seats: [{ name: 'Ada', player: 'human' }],
    learner: 0,
    steps: STEPS,
  },
];
