import type { Lesson, LessonAct, LessonScene, LessonStep } from '@tablewright/table-kit/lesson';

/** Rows of floor. */
function floor(width: number, height: number): readonly string[] {
  return Array.from({ length: height }, () => '.'.repeat(width));
}

/** Pip with a wand, and Kjell's sword beside her. */
const MOVING: LessonScene = {
  given: {
    court: floor(11, 7),
    athletes: [
      { name: 'Pip', team: 'players', at: '4,3', implement: 'wand' },
      { name: 'Kjell', team: 'opposition', at: '5,4', implement: 'sword' },
    ],
    turn: 'Pip',
  },
};

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

/** Bram beside a blue pedestal, his own not far away. */
const CARRYING: LessonScene = {
  given: {
    court: ['.......', '.B...R.', '.......', '.......'],
    athletes: [
      { name: 'Bram', team: 'players', at: '1,2', implement: 'wand' },
      { name: 'Mirela', team: 'opposition', at: '6,3', implement: 'wand' },
    ],
    turn: 'Bram',
  },
};

/** Ines in the Dungeon, beside the button of an exit. */
const RETURNING: LessonScene = {
  given: {
    court: [
      '.......',
      '.......',
      '.......',
      '###E###',
      '',
      '###E###',
      '#s...t#',
      '#s...t#',
      '#######',
    ],
    athletes: [
      { name: 'Ines', team: 'players', at: 'dungeon(3,1)', implement: 'wand' },
      { name: 'Yusuf', team: 'opposition', at: '0,0', implement: 'staff' },
    ],
    turn: 'Ines',
  },
};

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

const say = (name: string) => ({ key: `tutorial.${name}` });

/** A decision of the turn: an action by its id. */
function action(id: string, name: string): LessonAct {
  return { about: 'action', accepts: [id], hint: say(`${name}.hint`) };
}

/** The other side passes. */
const PASS = [{ seat: 1, about: 'action', choose: 'end-turn' }] as const;

/** The squares around Pip that Kjell does not touch, each with a walk on from it. */
const AWAY = [
  ['court(3,2)', 'court(2,1)', 'court(1,1)'],
  ['court(3,3)', 'court(2,2)', 'court(1,1)'],
  ['court(3,4)', 'court(2,4)', 'court(1,4)'],
  ['court(4,2)', 'court(3,1)', 'court(2,0)'],
  ['court(5,2)', 'court(4,1)', 'court(3,0)'],
] as const;

const MOVING_STEPS: readonly LessonStep[] = [
  { text: say('goal'), scene: MOVING, look: ['court'] },
  { text: say('turn'), look: ['foot'] },
  { text: say('shift'), look: ['court'], act: action('shift', 'shift') },
  {
    text: say('shift-to'),
    act: {
      about: 'way.shift',
      accepts: AWAY.map(([square]) => [square]),
      hint: say('shift-to.hint'),
    },
  },
  { text: say('trade'), act: action('walk', 'trade') },
  {
    text: say('walk'),
    look: ['court'],
    act: { about: 'way.move', accepts: AWAY.map(([, ...on]) => on), anything: true },
  },
  { text: say('walked'), look: ['court'] },
];

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

/** The ways of three steps to a square beside the red pedestal, the straight one first. */
const HOME = [2, 1, 3].flatMap((first) =>
  [2, 1, 3].flatMap((second) =>
    [2, 1, 0]
      .filter((third) => Math.abs(third - second) <= 1 && Math.abs(second - first) <= 1)
      .map((third) => [`court(2,${first})`, `court(3,${second})`, `court(4,${third})`]),
  ),
);

const ORB_STEPS: readonly LessonStep[] = [
  {
    text: say('orb'),
    scene: CARRYING,
    look: ['court'],
    act: action('pick-up', 'orb'),
  },
  { text: say('carry'), act: action('walk', 'carry') },
  {
    text: say('carry-to'),
    look: ['court'],
    act: {
      about: 'way.move',
      accepts: HOME,
      hint: say('carry-to.hint'),
    },
  },
  { text: say('hold-on'), act: action('end-turn', 'hold-on') },
  { text: say('dunk'), replies: PASS, act: action('dunk', 'dunk') },
  { text: say('dunked'), look: ['score'] },
  {
    text: say('dungeon'),
    scene: RETURNING,
    look: ['dungeon'],
    act: action('button', 'dungeon'),
  },
  { text: say('wait'), act: action('end-turn', 'wait') },
  {
    text: say('leave'),
    replies: PASS,
    act: { about: 'leave-dungeon', accepts: ['court(3,2)'], anything: true },
  },
  { text: say('left'), look: ['court'] },
];

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

function lesson(name: string, steps: readonly LessonStep[]): Lesson {
  return {
    id: `kazzam-${name}`,
    title: say(`${name}.title`),
    seats: [
      { name: 'Ada', player: 'human' },
      { name: 'Bo', player: 'human' },
    ],
    learner: 0,
    steps,
  };
}

/** Four short lessons of Kazzam: moving, attacking, orbs and the Dungeon, creeps. */
export const TUTORIAL: readonly Lesson[] = [
  lesson('moving', MOVING_STEPS),
  lesson('attacking', ATTACKING_STEPS),
  lesson('orbs', ORB_STEPS),
  lesson('guards', CREEP_STEPS),
];
