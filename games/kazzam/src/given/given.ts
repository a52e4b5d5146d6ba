import { GivenError } from '@tablewright/engine';
import { readRecord, readTexts, wrong } from '@tablewright/engine/given';
import { hasWrongHp, invariantsOf } from '../invariants.ts';
import { SketchError } from '../map/sketch-map.ts';
import { type KazzamState, NOBODY, NOWHERE } from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { mapOf } from '../rules/court/ground-now.ts';
import { contentOf } from '../rules/effects/content.ts';
import { STATUS } from '../rules/effects/effect-data.ts';
import { effectsOf, NOTES } from '../rules/effects/in-play.ts';
import { beginAbilities } from '../rules/effects/innate.ts';
import { refreshStatuses } from '../rules/effects/status.ts';
import { isApart } from '../rules/harm/grabs.ts';
import { NAME } from '../rules/match/faults.ts';
import { orbsOf } from '../rules/match/setup.ts';
import { isFree } from '../rules/sight/occupancy.ts';
import type { Moment } from '../table.ts';
import { makeAthletes, type ToldCreature } from './athletes.ts';
import { layTraits, makeCompanions } from './companions.ts';
import { COURSE_KEYS, layCourse, layTurn } from './course.ts';
import { layCreature } from './creatures.ts';
import { layGroups, makeCreeps } from './creeps.ts';
import { layEffects, layStatuses, layZones, settleNumbers } from './effects.ts';
import { readRecords } from './fields.ts';
import { whole } from './forms.ts';
import { creature } from './names.ts';
import { layOrbs } from './orbs.ts';
import { layPedestals, laySquares, layTraps } from './terrain.ts';

const KEYS = [
  'court',
  ...COURSE_KEYS,
  'athletes',
  'creeps',
  'companions',
  'orbs',
  'items',
  'zones',
  'effects',
  'squares',
  'walls',
  'traps',
  'pedestals',
  'struck',
  'nextNumber',
] as const;

/**
 * Puts a scenario's position into a state that was just set up: what it names holds, the rest is as
 * at set-up. `position.ts` writes the same form. Documented in `docs/scenarios/kazzam.md`.
 *
 * @throws GivenError naming what was wrong and what would be right
 */
export function given(moment: Moment, position: Readonly<Record<string, unknown>>): void {
  const { state } = moment;
  const all = readRecord(position, '', KEYS) ?? {};
  const court = readTexts(all.court, 'court');
  if (court !== undefined) layCourt(state, court);
  const athletes = all.athletes === undefined ? [] : makeAthletes(moment, all.athletes);
  const groups = all.creeps === undefined ? [] : makeCreeps(moment, all.creeps);
  const companions = makeCompanions(moment, all.companions);
  checkNames(state);
  // Creeps come after the athletes, whether or not these are told; companions come last.
  const first = state.builds.length;
  const creeps = groups.flatMap(({ members }) => members);
  const last = state.creatures.length - companions.length;
  const told: readonly (ToldCreature & { readonly id: number })[] = [
    ...athletes.map((one, id) => ({ ...one, id })),
    ...creeps.map((one, at) => ({ ...one, id: first + at })),
    ...companions.map((one, at) => ({ ...one, id: last + at })),
  ];
  beginAbilities(moment);
  layTurn(state, all);
  layPedestals(state, all.pedestals);
  laySquares(state, { squares: all.squares, walls: all.walls });
  for (const { id, one, where } of told) layCreature(moment, id, one, where);
  layOrbs(
    moment,
    { orbs: all.orbs, items: all.items },
    told.map(({ id, one, where }) => ({ id, holds: one.holds, where })),
  );
  layInPlay(moment, all, told);
  layGroups(state, groups);
  layCourse(state, all);
  check(moment, told);
}

function layCourt(state: KazzamState, rows: readonly string[]): void {
  state.sketch = rows;
  try {
    Object.assign(state, orbsOf(mapOf(state), state.red));
  } catch (error) {
    if (error instanceof SketchError) wrong('court', error.message);
    throw error;
  }
  // Nobody guards a sketched court.
  state.creatures = state.creatures.filter(({ kind }) => kind === 'athlete');
  state.groups = [];
}

/** Everybody is called by a name of their own, in answers too. */
function checkNames({ creatures }: KazzamState): void {
  const names = creatures.map(({ name }) => name);
  const odd = creatures.find(({ name }) => !new RegExp(`^(?:${NAME})$`, 'u').test(name));
  if (odd !== undefined) {
    const rule = `must match ${NAME}, so that no other word is meant`;
    wrong(odd.kind === 'athlete' ? 'athletes' : 'creeps', `"${odd.name}" is no name: it ${rule}`);
  }
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice === undefined) return;
  const all = creatures.filter(({ name }) => name === twice);
  const key = all.every(({ kind }) => kind === 'athlete') ? 'athletes' : 'creeps';
  wrong(key, `must have different names: "${twice}" is there twice`);
}

function layInPlay(
  moment: Moment,
  all: Readonly<Record<string, unknown>>,
  told: readonly (ToldCreature & { readonly id: number })[],
): void {
  const { state } = moment;
  for (const { id, one, where } of told) layStatuses(state, id, one.statuses, `${where}.statuses`);
  layZones(state, all.zones);
  layEffects(moment, all.effects);
  layGrowth(state, told);
  layTraps(state, all.traps);
  layTraits(moment);
  settleNumbers(state, all.nextNumber);
  for (const id of state.creatures.keys()) refreshStatuses(state, id);
  // Who flies has done so for a while.
  state.unsettled = [];
  for (const { one, where } of readRecords(all.struck, 'struck', ['zone', 'creature'])) {
    state.struck.push({
      zone: whole.read(state, one.zone, `${where}.zone`),
      creature: creature.read(state, one.creature, `${where}.creature`),
    });
  }
}

/** Whoever something makes larger fills as many squares, unless it is told to be squeezed. */
function layGrowth(
  state: KazzamState,
  told: readonly (ToldCreature & { readonly id: number })[],
): void {
  for (const { on, amount } of effectsOf(state, NOTES.enlarged)) {
    const creature = creatureOf(state, on);
    const one = told.find(({ id }) => id === on)?.one;
    creature.fullWidth = creature.fullHeight = amount;
    if (one?.width === undefined) creature.width = amount;
    if (one?.height === undefined) creature.height = amount;
  }
}

/** What always holds must hold here. @throws GivenError with the rule */
function check(moment: Moment, told: readonly (ToldCreature & { readonly id: number })[]): void {
  const { state } = moment;
  for (const { id, where } of told) {
    const { cell, maxHp } = creatureOf(state, id);
    if (cell === NOWHERE) continue;
    if (hasWrongHp(moment, id))
      wrong(`${where}.hp`, `must be 1 to the maximum ${maxHp} on the map`);
    if (!isFree(state, cell, id))
      wrong(`${where}.at`, 'is no square where it could stand (KZ-GRID-12)');
  }
  for (const { rule, text, check: broken } of invariantsOf(contentOf(moment))) {
    const found = broken(state);
    if (found !== undefined) throw new GivenError(`given breaks ${rule} (${text}): ${found}`);
  }
  checkHolds(state);
}

/** Nobody is held from out of reach (KZ-STAT-29), but while whoever is dragged has yet to follow. */
function checkHolds(state: KazzamState): void {
  const far = effectsOf(state, STATUS.grabbed).find(
    (hold) => hold.by !== NOBODY && isApart(state, hold, {}),
  );
  if (far === undefined) return;
  const [holder, held] = [creatureOf(state, far.by).name, creatureOf(state, far.on).name];
  const text = 'nobody is held from farther away than its holder can hold';
  throw new GivenError(`given breaks KZ-STAT-29 (${text}): ${holder} holds ${held}`);
}
