import { readCount, readRecord, readWord, wrong } from '@tablewright/engine/given';
import { type CreatureId, type Errand, type KazzamState, NOBODY, type Turn } from '../model.ts';
import { actorAt, athletesInOrder, placeOf } from '../rules/court/actor-at.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { creepsInOrder } from '../rules/court/creep-order.ts';
import { freshTurn } from '../rules/turn/phases.ts';
import type { Written } from './fields.ts';
import {
  count,
  type Forms,
  flag,
  list,
  pair,
  readFields,
  record,
  type Usual,
  word,
  writeFields,
} from './forms.ts';
import { creature, orb } from './names.ts';

/** What a match is about to do, and the step of the rules that does it. */
const STEPS = {
  build: 'build',
  deploy: 'deploy',
  initiative: 'initiative',
  ready: 'ready',
  round: 'round',
  start: 'turn',
  action: 'action',
  end: 'finish',
} as const;
type Phase = keyof typeof STEPS;
const PHASES = Object.keys(STEPS) as Phase[];

/** Phases before the first round, in which nobody has a turn yet. */
const BEFORE: readonly Phase[] = ['build', 'deploy', 'initiative'];
/** Phases of a turn that has begun. */
const BEGUN: readonly Phase[] = ['action', 'end'];

const errand = record<Errand>(
  {
    form: word(['go-to', 'attack', 'pick-up', 'drop', 'hand-over', 'dunk', 'stay']),
    by: creature,
    target: creature,
    orb,
  },
  { target: NOBODY, orb: -1 },
);

/** Actions that are left of a turn. */
interface Left {
  readonly attack: number;
  readonly move: number;
  readonly role: number;
}
const LEFT: Forms<Left> = { attack: count(), move: count(), role: count() };
const ALL_LEFT: Left = { attack: 1, move: 1, role: 1 };

/** What has come of a turn so far. */
type SoFar = Omit<Turn, 'creature' | 'phase' | 'attackActions' | 'moveActions' | 'roleActions'>;
const SO_FAR: Forms<SoFar> = {
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
};

/** The keys of a position that say how far the match has come. */
export const COURSE_KEYS = [
  'round',
  'turn',
  'phase',
  'actions',
  'turnSoFar',
  'order',
  'points',
  'strikes',
  'ending',
] as const;

/** How far the match has come. */
export function writeCourse(state: KazzamState): Written {
  const { round, points, strikes, ending, turn } = state;
  const order = athletesInOrder(state);
  const phase = phaseOf(state);
  const hasTurns = phase !== 'round' && !BEFORE.includes(phase);
  const actor = turn?.creature ?? (hasTurns ? actorAt(state) : undefined);
  const isUsual = usualOrder(state, phase).join() === order.join();
  return {
    round,
    ...(actor === undefined ? {} : { turn: creature.write(state, actor) }),
    phase,
    ...(turn !== undefined && BEGUN.includes(phase) ? writeTurn(state, turn) : {}),
    ...(isUsual ? {} : { order: list(creature).write(state, order) }),
    points: pair.write(state, points),
    strikes: pair.write(state, strikes),
    ending,
  };
}

function phaseOf({ step }: KazzamState): Phase {
  return PHASES.find((phase) => STEPS[phase] === step) ?? 'round';
}

function writeTurn(state: KazzamState, turn: Turn): Written {
  const { attackActions: attack, moveActions: move, roleActions: role } = turn;
  const left = { attack, move, role };
  const soFar = writeFields(state, SO_FAR, turn, usualSoFar(left));
  return {
    actions: left,
    ...(Object.keys(soFar).length === 0 ? {} : { turnSoFar: soFar }),
  };
}

/** A turn of which something is spent has begun to act. */
function usualSoFar({ attack, move, role }: Left): Usual<SoFar> {
  const used = attack < ALL_LEFT.attack || move < ALL_LEFT.move || role < ALL_LEFT.role;
  return { ...unused(), begun: used, acted: used };
}

/** Anew each time: a turn writes into the lists of what it has. */
function unused(): SoFar {
  const {
    creature: _whose,
    phase: _phase,
    attackActions: _a,
    moveActions: _m,
    roleActions: _r,
    ...soFar
  } = freshTurn(NOBODY);
  return soFar;
}

/**
 * Athletes by their initiative; where it ties the opposition before the player team (KZ-INIT-02), and
 * else as they are listed, as without initiative. Nobody before it is rolled.
 */
function usualOrder({ builds, creatures, options }: KazzamState, phase: Phase): CreatureId[] {
  if (BEFORE.includes(phase)) return [];
  const rank = (id: CreatureId): readonly [number, number] => {
    const { initiative = 0, team = 0 } = creatures[id] ?? {};
    // Who goes first where people play both teams, a roll-off decides (KZ-GEN-23).
    return [initiative, initiative === 0 || options.versus ? 0 : team];
  };
  return [...builds.keys()].sort((a, b) => {
    const [[ours, ourTeam], [theirs, theirTeam]] = [rank(a), rank(b)];
    return theirs - ours || theirTeam - ourTeam;
  });
}

/** What of the course decides how the rest is read: how far it is, and in whose turn. */
export function layTurn(state: KazzamState, all: Written): void {
  const named = all.turn === undefined ? undefined : creature.read(state, all.turn, 'turn');
  const phase = readWord(all.phase, 'phase', PHASES) ?? usualPhase(state, all);
  state.step = STEPS[phase];
  const isBefore = BEFORE.includes(phase);
  const least = isBefore || phase === 'round' ? 0 : 1;
  state.round = readCount(all.round, 'round', least) ?? least;
  state.turn = undefined;
  if (named === undefined) {
    if (BEGUN.includes(phase) || phase === 'ready') wrong('turn', `must be there in "${phase}"`);
  } else {
    if (isBefore || phase === 'round') wrong('turn', `does not go with "phase": "${phase}"`);
    if (creatureOf(state, named).kind === 'athlete' && all.athletes === undefined)
      wrong('turn', 'needs "athletes" and their squares');
  }
  if (named !== undefined && BEGUN.includes(phase)) state.turn = freshTurn(named);
  else
    for (const key of ['actions', 'turnSoFar'])
      if (all[key] !== undefined) wrong(key, 'needs "turn" and "phase": "action" or "end"');
}

function usualPhase(state: KazzamState, all: Written): Phase {
  if (all.turn !== undefined)
    return all.actions === undefined && all.turnSoFar === undefined ? 'ready' : 'action';
  // Who is told of is built.
  return all.athletes === undefined ? phaseOf(state) : 'deploy';
}

/** The rest of the course, once all creatures are what they are. */
export function layCourse(state: KazzamState, all: Written): void {
  const phase = phaseOf(state);
  const order =
    all.order === undefined
      ? usualOrder(state, phase)
      : list(creature).read(state, all.order, 'order');
  if (all.order !== undefined && !BEFORE.includes(phase)) {
    const missing = state.builds.findIndex((_, id) => !order.includes(id));
    if (missing >= 0 || order.length !== state.builds.length)
      wrong('order', 'must name every athlete once');
  }
  state.order = order.length === 0 ? [] : [...order, ...creepsInOrder(state)];
  const { turn } = state;
  const named = all.turn === undefined ? undefined : creature.read(state, all.turn, 'turn');
  state.place = placeIn(state, phase, named);
  if (turn !== undefined) layUsed(state, turn, all);
  state.points = all.points === undefined ? [0, 0] : pair.read(state, all.points, 'points');
  state.strikes = all.strikes === undefined ? [0, 0] : pair.read(state, all.strikes, 'strikes');
  state.ending = all.ending === undefined ? false : flag.read(state, all.ending, 'ending');
}

/** Without a turn to come a round is over, unless the first has not begun. */
function placeIn(state: KazzamState, phase: Phase, named: CreatureId | undefined): number {
  if (named !== undefined) return placeOf(state, named);
  if (BEFORE.includes(phase) || state.round === 0) return 0;
  return state.order.length;
}

function layUsed(state: KazzamState, turn: Turn, all: Written): void {
  const keys = Object.keys(LEFT);
  const actions = readRecord(all.actions, 'actions', keys) ?? {};
  const left = { ...ALL_LEFT, ...readFields(state, LEFT, actions, 'actions') };
  const written = readRecord(all.turnSoFar, 'turnSoFar', Object.keys(SO_FAR)) ?? {};
  const told = readFields(state, SO_FAR, written, 'turnSoFar');
  Object.assign(turn, usualSoFar(left), told, {
    phase: 'action',
    attackActions: left.attack,
    moveActions: left.move,
    roleActions: left.role,
  });
}
