import { wrong } from '@tablewright/engine/given';
import type { Cell } from '@tablewright/geometry';
import {
  type Coming,
  type Creature,
  type CreatureId,
  type KazzamState,
  NOBODY,
  NOWHERE,
  type Ward,
} from '../model.ts';
import { actionsOf } from '../rules/actions/available.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { itemAt } from '../rules/court/item-at.ts';
import { standOn } from '../rules/court/squeeze.ts';
import { spentBy } from '../rules/effects/action.ts';
import { classOf } from '../rules/effects/content.ts';
import type { Moment } from '../table.ts';
import type { Written } from './fields.ts';
import {
  count,
  type Forms,
  flag,
  list,
  oneOf,
  readFields,
  record,
  text,
  whole,
  word,
  writeFields,
} from './forms.ts';
import { creature, exit, item, orb, square } from './names.ts';

const ward = record<Ward>(
  { amount: count(1), onTop: flag, by: creature },
  { onTop: false, by: NOBODY },
);

const coming = oneOf<Coming>('from', {
  map: record<Extract<Coming, { from: 'map' }>>({ from: word(['map']) }),
  'taken-out': record<Extract<Coming, { from: 'taken-out' }>>(
    { from: word(['taken-out']), exit },
    { exit: -1 },
  ),
  button: record<Extract<Coming, { from: 'button' }>>(
    { from: word(['button']), exit, orb },
    { orb: -1 },
  ),
});

/** Plain numbers and the like that a match changes of a creature, always told. */
type Counts = Pick<Creature, 'hp' | 'maxHp' | 'speed'>;
const COUNTS: Forms<Counts> = { hp: whole, maxHp: count(1), speed: count() };

/** The same of athletes. */
type AthleteCounts = Pick<Creature, 'missTokens' | 'stowed' | 'initiative' | 'spent'>;
const ATHLETE_COUNTS: Forms<AthleteCounts> = {
  missTokens: count(),
  stowed: flag,
  initiative: count(),
  spent: list(text),
};

/** What is told where it is not as usual. */
type Course = Pick<
  Creature,
  'width' | 'height' | 'startedAt' | 'fellAt' | 'moved' | 'turns' | 'wounded' | 'comes'
>;
const COURSE: Forms<Course> = {
  width: count(1),
  height: count(1),
  startedAt: square,
  fellAt: square,
  moved: count(),
  turns: count(),
  wounded: flag,
  comes: coming,
};

const CREATURE_KEYS = [
  'at',
  ...Object.keys(COUNTS),
  'ward',
  'wards',
  'holds',
  'statuses',
  ...Object.keys(COURSE),
];
/** What a Creep is told with besides its name. */
export const CREEP_KEYS: readonly string[] = CREATURE_KEYS;
/** What an athlete is told with besides its build. */
export const ATHLETE_KEYS: readonly string[] = [...CREATURE_KEYS, ...Object.keys(ATHLETE_COUNTS)];

/** A creature as it is now. */
export function writeCreature(state: KazzamState, id: CreatureId, statuses: Written): Written {
  const self = creatureOf(state, id);
  const { kind, cell, wards, held } = self;
  return {
    at: square.write(state, cell),
    ...writeFields(state, COUNTS, self, {}),
    ...writeWards(state, wards),
    ...(kind === 'athlete' ? writeFields(state, ATHLETE_COUNTS, self, {}) : {}),
    holds: list(item).write(state, held),
    statuses,
    ...writeFields(state, COURSE, self, usualOf(state, id)),
  };
}

/** How much Ward it has, and of what if that makes a difference. */
function writeWards(state: KazzamState, wards: readonly Ward[]): Written {
  const sum = wards.reduce((all, { amount }) => all + amount, 0);
  const [only] = wards;
  const isPlain = wards.length === 0 || (wards.length === 1 && only?.by === NOBODY && !only.onTop);
  return {
    ward: sum,
    ...(isPlain ? {} : { wards: wards.map((one) => ward.write(state, one)) }),
  };
}

/** How the course of the match has it where nothing is said. */
function usualOf(state: KazzamState, id: CreatureId): Course {
  const { kind, cell, fullWidth, fullHeight } = creatureOf(state, id);
  const isOut = kind === 'athlete' && cell === NOWHERE && !BEFORE.includes(state.step);
  return {
    width: fullWidth,
    height: fullHeight,
    startedAt: state.turn?.creature === id ? cell : NOWHERE,
    fellAt: NOWHERE,
    moved: 0,
    turns: 0,
    wounded: false,
    comes: isOut ? { from: 'taken-out', exit: -1 } : { from: 'map' },
  };
}

/** Steps before which nobody can have been Taken Out. */
const BEFORE: readonly string[] = ['build', 'deploy'];

/** Makes a creature that was just made what is told of it, but for what it holds and bears. */
export function layCreature(moment: Moment, id: CreatureId, one: Written, where: string): void {
  const { state } = moment;
  const self = creatureOf(state, id);
  const at = square.read(state, one.at, `${where}.at`);
  standOn(state, self, at);
  const { width, height } = self;
  const own = readFields(state, COUNTS, one, where);
  // A group of few athletes is weak: a Creep that is told to have more HP has had them from the start.
  const least = self.kind === 'creep' ? (own.hp ?? 0) : 0;
  const maxHp = own.maxHp ?? Math.max(self.maxHp, least);
  Object.assign(
    self,
    { ...usualOf(state, id), width, height },
    own,
    { maxHp, hp: own.hp ?? usualHp(self, { maxHp, at, wounded: one.wounded === true }) },
    self.kind === 'athlete' ? readFields(state, ATHLETE_COUNTS, one, where) : {},
    readFields(state, COURSE, one, where),
  );
  layWards(state, self, one, where);
  checkSpent(moment, id, where);
}

/** How many HP it has where nothing is said: none off the map, a wounded Goon 1 (KZ-CREEP-09), others all. */
function usualHp(
  { kind, type }: Creature,
  { maxHp, at, wounded }: { maxHp: number; at: Cell; wounded: boolean },
): number {
  if (kind !== 'athlete' && at === NOWHERE) return 0;
  return type === 'goon' && wounded ? 1 : maxHp;
}

function layWards(state: KazzamState, self: Creature, one: Written, where: string): void {
  const sum = one.ward === undefined ? undefined : count().read(state, one.ward, `${where}.ward`);
  if (one.wards !== undefined) {
    self.wards = list(ward).read(state, one.wards, `${where}.wards`);
    const all = self.wards.reduce((total, { amount }) => total + amount, 0);
    if (sum !== undefined && sum !== all) wrong(`${where}.ward`, `must be ${all}, as "wards" says`);
    return;
  }
  if (sum === undefined) return;
  self.wards = sum > 0 ? [{ amount: sum, onTop: false, by: NOBODY }] : [];
}

/** Only what is an Encounter power of its own can be spent (KZ-POWER-08). */
function checkSpent(moment: Moment, id: CreatureId, where: string): void {
  const { state } = moment;
  const { spent } = creatureOf(state, id);
  if (spent.length === 0) return;
  const own = spendable(moment, id);
  for (const [at, power] of spent.entries()) {
    const key = `${where}.spent.${at}`;
    if (own.length === 0) wrong(key, 'is nothing that it has: it has no Encounter power');
    word(own).read(state, power, key);
  }
}

/** Its Encounter powers, be they actions or answers to what others do. */
function spendable(moment: Moment, id: CreatureId): readonly string[] {
  const { state } = moment;
  const { className = '', picks = [] } = itemAt(state.builds, creatureOf(state, id).build) ?? {};
  const offered = (classOf(moment, className)?.groups ?? []).find(({ key }) => key === 'encounter');
  const picked = picks.filter((pick) => offered?.from.includes(pick));
  const actions = actionsOf(moment, id).filter(({ encounter }) => encounter === true);
  return [
    ...new Set([
      ...actions.map(spentBy),
      ...picked.map((pick) => pick.slice(pick.indexOf('/') + 1)),
    ]),
  ];
}
