import { wrong } from '@tablewright/engine/given';
import { SQUARE_KINDS } from '../map/court-map.ts';
import type { ChangedSquare } from '../map/ground.ts';
import {
  type AthleteStats,
  type Build,
  type Coming,
  type Creature,
  type CreepGroup,
  type Effect,
  type Errand,
  IMPLEMENTS,
  type KazzamState,
  type MadeGround,
  NOBODY,
  type Orb,
  type OrbPlace,
  type Pedestal,
  ROLES,
  type Trap,
  type Turn,
  type Until,
  type Wall,
} from '../model.ts';
import { isKindOfEffect } from '../rules/ability.ts';
import type { Team } from '../rules/credit.ts';
import type { Ward } from '../rules/damage-total.ts';
import { freshTurn } from '../rules/phases.ts';
import {
  count,
  creature,
  type Form,
  type Forms,
  flag,
  list,
  numbered,
  oneOf,
  pair,
  record,
  square,
  text,
  type Usual,
  whole,
  word,
} from './forms.ts';

/** Where -1 stands for none. */
const orNone = count(-1);

/** The number of something in a list of the state. */
function numberIn(name: 'orbs' | 'pedestals' | 'groups'): Form<number> {
  return {
    write: (_, value) => value,
    read(state, value, key) {
      const number = count().read(state, value, key);
      const { length } = state[name];
      if (number >= length) wrong(key, `must be a number of the ${length} ${name}, from 0`);
      return number;
    },
  };
}

export const team = numbered<Team>(['players', 'opposition']);

export const build = record<Build>(
  {
    name: text,
    role: word(ROLES),
    specialisation: text,
    className: text,
    picks: list(text),
    implement: word(IMPLEMENTS),
    level: count(1),
  },
  { level: 1 },
);

const ward = record<Ward>(
  { amount: count(1), onTop: flag, by: creature },
  { onTop: false, by: NOBODY },
);

const coming = oneOf<Coming>('from', {
  map: record<Extract<Coming, { from: 'map' }>>({ from: word(['map']) }),
  'taken-out': record<Extract<Coming, { from: 'taken-out' }>>(
    { from: word(['taken-out']), exit: orNone },
    { exit: -1 },
  ),
  button: record<Extract<Coming, { from: 'button' }>>(
    { from: word(['button']), exit: count(), orb: orNone },
    { orb: -1 },
  ),
});

/** What a match changes of a creature. */
type Changing = Pick<
  Creature,
  | 'cell'
  | 'width'
  | 'height'
  | 'hp'
  | 'maxHp'
  | 'speed'
  | 'missTokens'
  | 'stowed'
  | 'initiative'
  | 'wards'
  | 'held'
  | 'spent'
  | 'startedAt'
  | 'fellAt'
  | 'moved'
  | 'turns'
  | 'wounded'
  | 'comes'
>;

/** What a match changes of a creature: written where it is not as it was when it was made. */
export const CREATURE: Forms<Changing> = {
  cell: square,
  width: count(1),
  height: count(1),
  hp: whole,
  maxHp: count(1),
  speed: count(),
  missTokens: count(),
  stowed: flag,
  initiative: count(),
  wards: list(ward),
  held: list(numberIn('orbs')),
  spent: list(text),
  startedAt: square,
  fellAt: square,
  moved: count(),
  turns: count(),
  wounded: flag,
  comes: coming,
};

export const stats: Form<AthleteStats> = record<AthleteStats>(
  { strikes: count(), kills: count(), creeps: count(), orbs: count(), points: count() },
  { strikes: 0, kills: 0, creeps: 0, orbs: 0, points: 0 },
);

/** What a match changes of a group: written where it is not as in a group that is asleep. */
export const GROUP: Forms<Omit<CreepGroup, 'id' | 'type' | 'size'>> = {
  enemies: list(creature),
  awake: flag,
  takenOut: pair,
  paid: flag,
  face: count(),
  nextRoll: whole,
  retriever: creature,
  decided: flag,
  checked: list(creature),
};

const place = oneOf<OrbPlace>('at', {
  pedestal: record<Extract<OrbPlace, { at: 'pedestal' }>>({
    at: word(['pedestal']),
    pedestal: numberIn('pedestals'),
  }),
  ground: record<Extract<OrbPlace, { at: 'ground' }>>({ at: word(['ground']), cell: square }),
  held: record<Extract<OrbPlace, { at: 'held' }>>({ at: word(['held']), creature }),
});

const orb = record<Orb>(
  { team, groups: list(numberIn('groups')), ofDungeon: flag, home: orNone, place },
  { team: undefined, groups: [], ofDungeon: false, home: -1 },
);

const pedestal = record<Pedestal>({ cell: square, team }, { team: undefined });

const endless = <E extends 'save' | 'failed-save' | 'escape' | 'match'>(ends: E) =>
  record<{ readonly ends: E }>({ ends: word([ends]) });

const ofTurn = <E extends 'turn-start' | 'turn-end'>(ends: E) =>
  record<{ readonly ends: E; readonly of: number; readonly turn: number }>({
    ends: word([ends]),
    of: creature,
    turn: count(),
  });

const until = oneOf<Until>('ends', {
  save: endless('save'),
  'failed-save': endless('failed-save'),
  escape: endless('escape'),
  match: endless('match'),
  'turn-start': ofTurn('turn-start'),
  'turn-end': ofTurn('turn-end'),
  with: record<Extract<Until, { ends: 'with' }>>({ ends: word(['with']), effects: list(count()) }),
});

const kind: Form<string> = {
  write: text.write,
  read(state, value, key) {
    const read = text.read(state, value, key);
    return isKindOfEffect(read)
      ? read
      : wrong(key, 'must be a status, an ability or what one leaves');
  },
};

/** What only its kind understands: squares and creatures are numbers in it. */
const data: Form<NonNullable<Effect['data']>> = {
  write: (_, value) => value,
  read(_, value, key) {
    const fields = typeof value === 'object' && value !== null ? Object.values(value) : [value];
    const fits = (field: unknown) => typeof field === 'number' || typeof field === 'string';
    const isData = fields.every((field) =>
      Array.isArray(field) ? field.every(fits) : fits(field),
    );
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !isData)
      wrong(key, 'must be an object of numbers, texts and lists of numbers');
    return value as NonNullable<Effect['data']>;
  },
};

const yes: Form<true> = {
  write: flag.write,
  read: (state, value, key) =>
    flag.read(state, value, key) || wrong(key, 'must be true or left out'),
};

const effect = record<Effect>(
  {
    id: count(),
    kind,
    on: creature,
    by: creature,
    source: text,
    until,
    mark: count(),
    amount: whole,
    innate: yes,
    data,
    owner: count(),
  },
  {
    on: NOBODY,
    by: NOBODY,
    until: { ends: 'match' },
    amount: 0,
    innate: undefined,
    data: undefined,
    owner: undefined,
  },
);

const struck = record<KazzamState['struck'][number]>({ zone: whole, creature });

const squareKind = word(SQUARE_KINDS);

const change = record<ChangedSquare>(
  { cell: square, kind: squareKind, end: square, by: creature },
  { end: undefined, by: undefined },
);

const made = record<MadeGround>({ kind: squareKind, by: creature }, { by: undefined });

const wall = record<Wall>({
  cells: list(square),
  hp: count(1),
  before: list(made),
  rule: text,
});

const trap = record<Trap>({
  id: count(),
  kind: word(['damage', 'snap']),
  cell: square,
  hp: count(1),
  by: creature,
  rule: text,
});

const errand = record<Errand>({
  form: word(['go-to', 'attack', 'pick-up', 'drop', 'hand-over', 'dunk', 'stay']),
  by: creature,
  target: creature,
  orb: orNone,
});

const { creature: _whose, ...untouched } = freshTurn(NOBODY);

/** What is left of a turn: written where something of it is spent (KZ-ACT-01). */
const turn = record<Turn>(
  {
    creature,
    phase: word(['arrival', 'start', 'action', 'save', 'end']),
    attackActions: count(),
    moveActions: count(),
    roleActions: count(),
    begun: flag,
    atWillOnly: flag,
    onlyAttacks: word(['melee', 'basic-implement']),
    errand,
    acted: flag,
    attacked: list(creature),
    hit: list(creature),
    attacks: count(),
    casts: count(),
    ended: flag,
  },
  { ...untouched, phase: 'action' },
);

const STEPS = ['build', 'deploy', 'initiative', 'ready', 'round', 'turn', 'action', 'finish'];

/** What a match changes of all else, in the order in which it is laid out. */
export const TABLE: Forms<Table> = {
  pedestals: list(pedestal),
  orbs: list(orb),
  changed: list(change),
  walls: list(wall),
  traps: list(trap),
  effects: list(effect),
  nextEffect: count(),
  struck: list(struck),
  round: count(),
  order: list(creature),
  place: count(),
  step: word(STEPS),
  turn,
  points: pair,
  strikes: pair,
  ending: flag,
};

/** What a match changes of all else. */
type Table = Pick<
  KazzamState,
  | 'pedestals'
  | 'orbs'
  | 'changed'
  | 'walls'
  | 'traps'
  | 'effects'
  | 'nextEffect'
  | 'struck'
  | 'round'
  | 'order'
  | 'place'
  | 'step'
  | 'turn'
  | 'points'
  | 'strikes'
  | 'ending'
>;

/** What is so before the first turn, and need not be told. */
export const USUAL: Usual<Table> = {
  changed: [],
  walls: [],
  traps: [],
  struck: [],
  turn: undefined,
  points: [0, 0],
  strikes: [0, 0],
  ending: false,
};
