import type { Flow } from '@tablewright/engine';
import type { FoeRow, Person } from '../../content/adventure.ts';
import type { Creature, CreatureId } from '../../model.ts';
import { type D20, oneOf } from '../../table.ts';
import { beginCombat, isInCombat, joinCombat } from '../combat/end.ts';
import { areEnemies, creatureOf, isUp } from '../creature.ts';
import { relieveOf } from '../effects/afflict.ts';
import { addFromBlock } from '../making/creature.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { modifierOf } from '../numbers/scores.ts';
import { gridOf, isHere } from '../place/distance.ts';
import { terrainOf } from '../place/terrain.ts';
import { mayEnd } from '../place/ways.ts';
import { endCircumstances } from '../rolls/circumstances.ts';
import { rerollWindow } from '../rolls/rerolls.ts';
import { type Rolled, rollD20, totalOf } from '../rolls/roll.ts';
import { tellRoll } from '../rolls/tell-roll.ts';
import { attitudeBefore } from '../setup/campaign.ts';
import { outcomeOf } from '../tasks/task.ts';
import { partyOf, personIn, playing, rowIn, sceneOf } from './adventure.ts';
import { holds } from './when.ts';

/** Characters for whom counts are printed (DT-AGM-03). */
const PRINTED_FOR = 3;
/** The most Levels that foes gain (DT-AGM-03). */
const MOST_LEVELS = 3;

/** How many come for a party, of a count printed for three (DT-AGM-03): half up, at least one. */
export const scaled = (count: number, party: number): number =>
  Math.max(1, Math.floor((count * party) / PRINTED_FOR + 0.5));

/** Hit Points of a single named foe for a party (DT-AGM-03): at least two thirds, at most five thirds, rounded up. */
export function scaledHp(hp: number, party: number): number {
  const share = Math.min(5, Math.max(2, party)) / PRINTED_FOR;
  return Math.ceil(Math.round(hp * share * 1000) / 1000);
}

/** What a Level above the printed one adds (DT-NPC-09): so many Hit Points each, and every second Level 1 to hit. */
const HP_PER_LEVEL = 4;

/** By how many Levels foes are above the printed ones, and what is beyond that in more of them (DT-AGM-03). */
export function harder(t: D20): { readonly levels: number; readonly more: number } {
  const party = partyOf(t);
  const mean = Math.floor(
    party.reduce((sum, { level }) => sum + level, 0) / Math.max(1, party.length),
  );
  const above = Math.max(0, mean - playing(t).adventure.level);
  return {
    levels: Math.min(MOST_LEVELS, above),
    more: Math.floor(Math.max(0, above - MOST_LEVELS) / 2),
  };
}

/** Puts the foes of a scene there as it begins: those whose condition holds (DT-AGM-03). */
export function placeFoes(t: D20): void {
  const scene = sceneOf(t);
  const { levels, more } = harder(t);
  const rows = (scene.foes ?? []).filter(({ when }) => holds(t, when));
  const [largest] = [...rows]
    .filter(({ person }) => person === undefined)
    .sort((a, b) => b.count - a.count);
  for (const row of rows) {
    const count = countOf(t, row) + (row === largest ? more : 0);
    makeRow(t, row, count, levels);
  }
}

/** The printed count for this party, then what the clock and the scene add as printed (DT-AGM-03). */
function countOf(t: D20, { count, scale, extra = [] }: FoeRow): number {
  const base = scale === 'count' ? scaled(count, partyOf(t).length) : count;
  return base + extra.filter(({ when }) => holds(t, when)).reduce((sum, { add }) => sum + add, 0);
}

/** Makes the creatures of a row, or finds the person who is there already. */
function makeRow(t: D20, row: FoeRow, count: number, levels: number): void {
  const { adventure, story } = playing(t);
  if (row.person !== undefined) {
    const person = personIn(adventure, row.person);
    const creature = personOf(t, person);
    if (row.scale === 'hp' && story.rows[row.id] === undefined)
      scaleHp(t, creature, person, levels);
    stand(t, row, creature);
    story.rows[row.id] = [creature.id];
    return;
  }
  const ids = story.rows[row.id] ?? [];
  const start = ids.length;
  for (let at = start; at < count; at += 1) ids.push(newMember(t, row, at, levels).id);
  story.rows[row.id] = ids;
  for (const id of ids) stand(t, row, creatureOf(t.state, id));
}

/** One more of a row. */
function newMember(
  t: D20,
  { block = 'bystander', id }: FoeRow,
  at: number,
  levels: number,
): Creature {
  const { story } = playing(t);
  const printed = oneOf(t, 'blocks', block);
  const first = story.rows[id]?.[0];
  return addFromBlock(t, block, {
    number: at + 1,
    level: printed.level + levels,
    hp: printed.hp + HP_PER_LEVEL * levels,
    hit: Math.floor(levels / 2),
    ...(first === undefined ? {} : { group: creatureOf(t.state, first).group }),
  });
}

/** The creature of a person: made when it is first needed. */
export function personOf(t: D20, person: Person): Creature {
  const { story } = playing(t);
  const known = story.people[person.id];
  if (known !== undefined) return creatureOf(t.state, known);
  const { over = {}, isLeader = false, name } = person;
  const creature = addFromBlock(t, person.base, {
    name,
    attitude: attitudeBefore(t, person.id) ?? person.attitude,
    isLeader,
    ...(over.level === undefined ? {} : { level: over.level }),
    ...(over.hp === undefined ? {} : { hp: over.hp }),
    ...(over.ac === undefined ? {} : { ac: over.ac }),
  });
  if (over.attacks !== undefined && creature.printed !== undefined)
    creature.printed.attacks = over.attacks;
  if (over.spells !== undefined && creature.printed !== undefined)
    creature.printed.casts = over.spells;
  if (over.hpNow !== undefined) creature.hp = over.hpNow;
  story.people[person.id] = creature.id;
  return creature;
}

/** A single named foe is as strong as the party is large (DT-AGM-03), then by Levels. */
function scaleHp(t: D20, creature: Creature, { over }: Person, levels: number): void {
  const { printed } = creature;
  if (printed === undefined) return;
  const base = over?.hp ?? printed.maxHp;
  printed.maxHp = scaledHp(base, partyOf(t).length) + HP_PER_LEVEL * levels;
  printed.hit += Math.floor(levels / 2);
  creature.level += levels;
  creature.hp = maxHpOf(t, creature);
}

/** Somebody stands where its row begins. */
function stand(t: D20, { zone, state }: FoeRow, creature: Creature): void {
  if (creature.life !== 'alive') return;
  placeIn(t, creature, zone ?? 'foes');
  creature.isHidden = state === 'hidden';
  if (state !== 'peaceful' && creature.attitude === 'hostile') creature.side = 'foes';
  if (state === 'asleep' && creature.effects.length === 0) {
    creature.effects.push({
      id: t.state.nextId,
      kind: 'asleep',
      source: { rule: 'DT-COND-27' },
      until: { at: 'scene' },
    });
    t.state.nextId += 1;
  }
}

/** Puts a creature on the first free square of a zone of the map, or on the line where there is none. */
export function placeIn(t: D20, creature: Creature, zone: string): void {
  const { ground } = t.state;
  if (ground.rows.length === 0) {
    creature.place = { at: 'line', feet: zone === 'party' ? 0 : LINE_APART };
    return;
  }
  const { adventure } = playing(t);
  const map = adventure.maps.find(({ id }) => id === sceneOf(t).map);
  const [left, top, right, bottom] = map?.zones[zone] ?? map?.zones['foes'] ?? [0, 0, 0, 0];
  const grid = gridOf(t.state);
  const middle = grid.cellAt(Math.floor((left + right) / 2), Math.floor((top + bottom) / 2));
  const inside = (cell: number) => {
    const [x, y] = [grid.x(cell), grid.y(cell)];
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  const free = (cell: number) =>
    terrainOf(ground.rows[grid.y(cell)]?.[grid.x(cell)]).isClosed !== true &&
    mayEnd(t, creature, cell);
  const near = [...grid.within(middle, Math.max(grid.width, grid.height))].sort(
    (a, b) =>
      Number(inside(b)) - Number(inside(a)) ||
      grid.distance(middle, a) - grid.distance(middle, b) ||
      a - b,
  );
  const cell = near.find(free);
  creature.place = cell === undefined ? { at: 'away' } : { at: 'square', cell };
}

/** Feet between the sides where distances are kept without a map. */
const LINE_APART = 40;

/** More of a row come into the scene, and into the combat if one runs. */
export function* addToRow(t: D20, id: string, many: number | undefined): Flow<void> {
  const row = rowIn(sceneOf(t), id);
  if (row === undefined) return;
  const { story } = playing(t);
  const had = story.rows[id]?.length ?? 0;
  makeRow(t, row, had + (many ?? countOf(t, row)), harder(t).levels);
  for (const one of story.rows[id] ?? []) {
    const creature = creatureOf(t.state, one);
    if (t.state.combat !== undefined && isUp(creature)) yield* joinCombat(t, creature);
  }
  if (t.state.combat === undefined) yield* fightOf(t, []);
}

/** Sleepers of a row wake. */
export function* wakeRow(t: D20, id: string): Flow<void> {
  for (const one of playing(t).story.rows[id] ?? []) {
    yield* relieveOf(t, creatureOf(t.state, one), ['asleep'], 'end', 'DT-COND-27');
  }
}

/** Hostile foes who are here and awake. */
export const readyFoes = ({ state }: D20): readonly Creature[] =>
  state.creatures.filter(
    (one) =>
      one.side === 'foes' &&
      one.attitude === 'hostile' &&
      isUp(one) &&
      isHere(one) &&
      !one.effects.some(({ kind }) => kind === 'asleep'),
  );

/** A combat with all foes who are here begins, if there are any; `surprised` know nothing of it (DT-INIT-01, -11). */
export function* fightOf(t: D20, surprised: readonly CreatureId[]): Flow<void> {
  const foes = readyFoes(t);
  if (foes.length === 0 || t.state.combat !== undefined) return;
  const all = t.state.creatures.filter(
    (one) => isHere(one) && one.life === 'alive' && one.side !== 'others' && !isInCombat(t, one),
  );
  if (!all.some((one) => isUp(one) && one.side === 'party')) return;
  const gives = t.state.circumstances.some(({ is }) => is.on === 'first-initiative');
  t.state.circumstances = t.state.circumstances.filter(({ is }) => is.on !== 'first-initiative');
  yield* beginCombat(t, all, surprised, gives ? 'foes' : undefined);
}

/**
 * Those in hiding try to surprise the others (DT-INIT-12): one roll with the lowest modifier among them, against which
 * each of the others rolls; who ties with equal modifiers rolls against it anew. Returns who is surprised.
 */
export function* ambush(
  t: D20,
  hidden: readonly Creature[],
  others: readonly Creature[],
  tag = 'stealth',
): Flow<readonly CreatureId[]> {
  const [worst] = [...hidden].sort((a, b) => modifierOf(t, a, 'DEX') - modifierOf(t, b, 'DEX'));
  if (worst === undefined) return [];
  const at = { kind: 'check', roller: worst, ability: 'DEX', tag } as const;
  const rolled = yield* rollD20(t, at);
  tellRoll(t, rolled, { rule: 'DT-INIT-12' });
  yield* rerollWindow(t, rolled, () => true);
  const surprised: CreatureId[] = [];
  for (const other of others) {
    const isWary = t.state.circumstances.some(
      ({ is, side }) => is.on === 'surprise' && side === other.side,
    );
    if (areEnemies(worst, other) && !isWary && !(yield* notices(t, other, rolled)))
      surprised.push(other.id);
  }
  return surprised;
}

/** Whether somebody senses those in hiding. */
function* notices(t: D20, other: Creature, first: Rolled): Flow<boolean> {
  let hiding = first;
  for (;;) {
    const at = { kind: 'check', roller: other, ability: 'WIS', tag: 'sense-danger' } as const;
    const own = yield* rollD20(t, at);
    const wins = () => outcomeOf(own, hiding) === 'own';
    tellRoll(t, own, { rule: 'DT-INIT-12', target: totalOf(hiding), success: wins() });
    yield* rerollWindow(t, own, wins);
    if (outcomeOf(own, hiding) !== 'again') return wins();
    hiding = yield* rollD20(t, hiding.at);
    tellRoll(t, hiding, { rule: 'DT-TN-09' });
  }
}

/** What lasted for a fight is over with it. */
export const fightIsOver = (t: D20): void => endCircumstances(t, 'fight');
