import type { Lesson, LessonScene, LessonStep } from '@tablewright/table-kit/lesson';

/** Who learns, and against whom. */
const ADA = 0;
const BO = 1;

/** The first round: one roll with a star, one selection, one purchase. */
const FIRST_ROUND: LessonScene = { given: {}, rolls: ['N', '*', 'I', 2] };

/** Bo is weak and has most of a column. */
const DUEL: LessonScene = {
  given: {
    round: 3,
    phase: 'selection',
    players: {
      A: { scored: ['N5', 'B2'], lazor: 'focused-lazor', stored: 2, available: 2 },
      B: { scored: ['B1', 'B3', 'I2', 'G4'], health: 1, stored: 1, available: 2 },
    },
  },
  rolls: ['B'],
};

/** Bo shoots back with something bigger. */
const DEFENCE: LessonScene = {
  given: {
    round: 4,
    firstPlayer: 'A',
    phase: 'selection',
    players: {
      A: { scored: ['B1', 'B2', 'B3', 'N5'], shield: 'efficient-shield', stored: 2, available: 2 },
      B: { scored: ['I2', 'G4'], lazor: 'plasma-lazor', stored: 2, available: 2 },
    },
  },
};

/** One square is missing, and a star comes. */
const LAST_ROLL: LessonScene = {
  given: {
    round: 6,
    players: {
      A: { scored: ['B1', 'B2', 'B3', 'B5', 'N5'] },
      B: { scored: ['I2', 'G4', 'O1'] },
    },
  },
  rolls: ['B', '*', 'G', 2],
};

const STEPS: readonly LessonStep[] = [
  { text: { key: 'tutorial.goal' }, scene: FIRST_ROUND, look: ['own card'] },
  { text: { key: 'tutorial.charge' }, look: ['own energy'] },
  {
    text: { key: 'tutorial.roll' },
    look: ['dice'],
    act: { about: 'choice.wild', accepts: ['N5'], hint: { key: 'tutorial.roll.hint' } },
  },
  { text: { key: 'tutorial.scored' }, look: ['own card', 'own energy'] },
  {
    text: { key: 'tutorial.select' },
    look: ['own items'],
    act: {
      about: 'choice.select',
      accepts: ['basic-battery/activate'],
      hint: { key: 'tutorial.select.hint' },
    },
  },
  {
    text: { key: 'tutorial.buy' },
    replies: [{ seat: BO, about: 'choice.select', choose: 'basic-battery/activate' }],
    look: ['market'],
    act: {
      about: 'choice.step-4',
      accepts: ['buy/focused-lazor'],
      hint: { key: 'tutorial.buy.hint' },
    },
  },
  {
    text: { key: 'tutorial.lazor' },
    scene: DUEL,
    look: ['own items'],
    act: {
      about: 'choice.select',
      accepts: [`focused-lazor/overcharge/${BO}`],
      hint: { key: 'tutorial.lazor.hint' },
    },
  },
  {
    text: { key: 'tutorial.damage' },
    replies: [{ seat: BO, about: 'choice.select', choose: 'basic-shield/activate' }],
    until: { type: 'died' },
  },
  {
    text: { key: 'tutorial.death' },
    replies: [{ seat: BO, about: 'choice.reward-die', choose: 'letter' }],
    until: { type: 'line-lost' },
    look: ['own card'],
  },
  {
    text: { key: 'tutorial.shield' },
    scene: DEFENCE,
    look: ['own items'],
    act: {
      about: 'choice.select',
      accepts: ['efficient-shield/activate'],
      hint: { key: 'tutorial.shield.hint' },
    },
  },
  {
    text: { key: 'tutorial.block' },
    replies: [{ seat: BO, about: 'choice.select', choose: `plasma-lazor/activate/${ADA}` }],
    act: {
      about: 'choice.shield-payment',
      accepts: [2],
      hint: { key: 'tutorial.block.hint' },
    },
  },
  { text: { key: 'tutorial.blocked' }, look: ['own energy'] },
  {
    text: { key: 'tutorial.line' },
    scene: LAST_ROLL,
    look: ['own card'],
    act: { about: 'choice.wild', accepts: ['B4'], hint: { key: 'tutorial.line.hint' } },
  },
  { text: { key: 'tutorial.won' }, look: ['own card'] },
];

/** Three minutes of Ultimate Bingo: a round, a kill, a block and a line. */
export const TUTORIAL: readonly Lesson[] = [
  {
    id: 'bingo-deathmatch',
    title: { key: 'tutorial.title' },
    aim: { key: 'tutorial.aim' },
    seats: [
      { name: 'Ada', player: 'human' },
      { name: 'Bo', player: 'heuristic' },
    ],
    learner: ADA,
    steps: STEPS,
  },
];
