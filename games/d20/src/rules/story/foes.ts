import type { Flow } from '@tablewright/engine';
import type { FoeRow, Person } from '../../content/adventure.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature, CreatureId } from '../../model.ts';
import { adventureOf, partyOf, personIn, playing, rowIn, sceneOf } from '../adventure/adventure.ts';
import { attitudeBefore } from '../adventure/campaign.ts';
import { beginCombat, isInCombat, joinCombat } from '../combat/end.ts';
import { areEnemies, creatureOf, isUp } from '../creature.ts';
import { relieveOf } from '../effects/relieve.ts';
import { hush, unhush } from '../hiding/hush.ts';
import { addFromBlock, addMind } from '../making/creature.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { isHere } from '../place/distance.ts';
import { holdsFor } from '../rolls/circumstances.ts';
import { leaningOf, sumOf } from '../rolls/parts.ts';
import { rerollWindow } from '../rolls/rerolls.ts';
import { type Rolled, rollD20, rolledAnew, totalOf } from '../rolls/roll.ts';
import { tellRoll } from '../rolls/tell-roll.ts';
import { outcomeOf, settingOf, spendItem, toolParts } from '../tasks/task.ts';
import { placeIn } from './areas.ts';
import { readyFoes } from './ready-foes.ts';
import { nameFor } from './veil.ts';
import { holds } from './when.ts';

/** Characters for whom counts are printed (DT-AGM-03). */
const PRINTED_FOR = 3;
/** The most Levels that foes gain (DT-AGM-03). */
const MOST_LEVELS = 3;
/** What a Level above the printed one adds (DT-NPC-09): so many Hit Points each, and every second Level 1 to hit. */
const HP_PER_LEVEL = 4;

/** How many come for a party, of a count printed for three (DT-AGM-03): half up, at least one. */
export const scaled = (count: number, party: number): number =>
  Math.max(1, Math.floor((count * party) / PRINTED_FOR + 0.5));

/** Hit Points of a single named foe for a party (DT-AGM-03): at least two thirds, at most five thirds, rounded up. */
export function scaledHp(hp: number, party: number): number {
  const share = Math.min(5, Math.max(2, party)) / PRINTED_FOR;
  return Math.ceil(Math.round(hp * share * 1000) / 1000);
}

/** By how many Levels foes are above the printed ones, and how many more come beyond that (DT-AGM-03). */
export function harder(t: D20): { readonly levels: number; readonly more: number } {
  const party = partyOf(t);
  const sum = party.reduce((total, { level }) => total + level, 0);
  const mean = Math.floor(sum / Math.max(1, party.length));
  const above = Math.max(0, mean - playing(t).adventure.level);
  const levels = Math.min(MOST_LEVELS, above);
  return { levels, more: Math.floor((above - levels) / 2) };
}

/** Puts the foes of a scene there as it begins, those whose condition holds; who was out of it stays so (DT-AGM-03). */
export function placeFoes(t: D20): void {
  const { story } = playing(t);
  const rows = (sceneOf(t).foes ?? []).filter(
    (row) =>
      row.state !== 'away' &&
      holds(t, row.when) &&
      !story.gone.includes(`${story.scene}/${row.id}`),
  );
  const { levels } = harder(t);
  for (const row of rows) makeRow(t, row, countOf(t, row), levels);
}

/**
 * Whether a row is the largest group without names of its scene, of those that are there or may still come (DT-AGM-03).
 * One alone is no group, and those who come again come as they were (DT-SCA-15).
 */
function isLargest(t: D20, { id }: FoeRow): boolean {
  const groups = (sceneOf(t).foes ?? []).flatMap(({ id: row, count, person, when }) =>
    person === undefined && typeof count === 'number' && count > 1 && holds(t, when)
      ? [{ row, count }]
      : [],
  );
  const [largest] = groups.sort((a, b) => b.count - a.count);
  return largest?.row === id;
}

/** The printed count: a number, or as many as rows of another scene had. */
function printedCount(t: D20, { count }: FoeRow): number {
  if (typeof count === 'number') return count;
  const { rows } = playing(t).story;
  return count.rows.reduce((sum, id) => sum + (rows[id]?.length ?? 0), 0);
}

/** The count for this party, those who come for its Levels, then what the clock and the scene add as printed (DT-AGM-03). */
function countOf(t: D20, row: FoeRow): number {
  const printed = printedCount(t, row);
  const share = row.scale === 'count' ? scaled(printed, partyOf(t).length) : printed;
  const base = share + (isLargest(t, row) ? harder(t).more : 0);
  return (row.extra ?? [])
    .filter(({ when }) => holds(t, when))
    .reduce((sum, { add = 0 }) => sum + add, base);
}

/** Makes the creatures of a row as far as they are not there already, and puts those who live where they begin. */
function makeRow(t: D20, row: FoeRow, count: number, levels: number): void {
  const { adventure, story } = playing(t);
  const known = story.rows[row.id] ?? [];
  if (row.person !== undefined) {
    const person = personIn(adventure, row.person);
    const creature = personOf(t, person);
    if (known.length === 0) {
      // Somebody of two rows gets its share of Hit Points and its Levels once.
      const isMet = Object.values(story.rows).some((ids) => ids.includes(creature.id));
      if (isMet) strengthen(t, { ...row, scale: 'none' }, creature, 0);
      else strengthen(t, row, creature, levels);
    }
    story.rows[row.id] = [creature.id];
  } else {
    const ids = [...known];
    for (let at = ids.length; at < count; at += 1) {
      const first = ids[0];
      const group = first === undefined ? undefined : creatureOf(t.state, first).group;
      const one = newMember(t, row, group);
      strengthen(t, row, one, levels);
      ids.push(one.id);
      story.rows[row.id] = ids;
    }
  }
  for (const id of story.rows[row.id] ?? []) stand(t, row, creatureOf(t.state, id));
}

/** One more of a row. */
function newMember(t: D20, row: FoeRow, group: number | undefined): Creature {
  const { block = 'bystander' } = row;
  const name = nameFor(t, block, row);
  return addFromBlock(t, block, {
    name,
    number: nextNumber(t, name),
    ...(group === undefined ? {} : { group }),
  });
}

/** The first number that nobody of a name has in this scene, in whichever row it stands. */
function nextNumber(t: D20, name: string): number {
  const { rows } = playing(t).story;
  const ids = new Set((sceneOf(t).foes ?? []).flatMap(({ id }) => rows[id] ?? []));
  const taken = new Set(
    t.state.creatures
      .filter((one) => one.name === name && (ids.has(one.id) || one.place.at !== 'away'))
      .map(({ number }) => number),
  );
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** A foe is as strong as party and clock make it: its share of Hit Points, Levels, then what is added as printed. */
function strengthen(
  t: D20,
  { scale, extra = [] }: FoeRow,
  creature: Creature,
  levels: number,
): void {
  const { printed } = creature;
  if (printed === undefined) return;
  const before = printed.maxHp;
  if (scale === 'hp') printed.maxHp = scaledHp(printed.maxHp, partyOf(t).length);
  printed.maxHp += HP_PER_LEVEL * levels;
  printed.hit += Math.floor(levels / 2);
  creature.level += levels;
  for (const { when, hp = 0 } of extra) if (hp !== 0 && holds(t, when)) printed.maxHp += hp;
  if (creature.hp === before) creature.hp = maxHpOf(t, creature);
}

/** Somebody stands where its row begins, awake or asleep, hidden or not. */
function stand(t: D20, { zone, state, with: leader }: FoeRow, creature: Creature): void {
  if (creature.life !== 'alive' || creature.hp <= 0) return;
  const person = leader === undefined ? undefined : playing(t).story.people[leader];
  if (person !== undefined) creature.attitude = creatureOf(t.state, person).attitude;
  placeIn(t, creature, zone);
  creature.isHidden = state === 'hidden';
  // Peaceful ones strike only when struck.
  creature.side = state === 'peaceful' || creature.attitude !== 'hostile' ? 'others' : 'foes';
  if (state !== 'asleep' || creature.effects.some(({ kind }) => kind === 'asleep')) return;
  const source = { rule: 'DT-COND-27', isStory: true as const };
  creature.effects.push({ id: t.state.nextId, kind: 'asleep', source, until: { at: 'cure' } });
  t.state.nextId += 1;
}

/** The creature of a person, made when it is first needed; a mind without a body has none of its numbers. */
export function personOf(t: D20, person: Person): Creature {
  const { story } = playing(t);
  const known = story.people[person.id];
  if (known !== undefined) return creatureOf(t.state, known);
  const creature = made(t, person);
  creature.attitude = attitudeBefore(t, person.id) ?? creature.attitude;
  meetBadly(t, creature);
  story.people[person.id] = creature.id;
  return creature;
}

/** Who was promised a bad welcome finds the next one met, if not hostile already, a step worse (DT-TOK-35). */
function meetBadly({ state }: D20, creature: Creature): void {
  const bad = state.circumstances.find(({ is }) => is.on === 'welcome');
  if (bad === undefined || creature.attitude === 'hostile') return;
  state.circumstances = state.circumstances.filter((one) => one !== bad);
  creature.attitude = creature.attitude === 'friendly' ? 'neutral' : 'hostile';
}

function made(t: D20, person: Person): Creature {
  const { base, over = {}, attitude, isLeader } = person;
  const name = nameFor(t, person.name, person);
  if (base === undefined) return addMind(t, name, attitude);
  const { level, hp, hit, ac, attacks, casts, hpNow } = over;
  const creature = addFromBlock(t, base, {
    name,
    attitude,
    isLeader: isLeader === true,
    ...(level === undefined ? {} : { level }),
    ...(hp === undefined ? {} : { hp }),
    ...(hit === undefined ? {} : { hit }),
    ...(ac === undefined ? {} : { ac }),
  });
  const { printed } = creature;
  if (printed !== undefined && attacks !== undefined) printed.attacks = attacks;
  if (printed !== undefined && casts !== undefined) printed.casts = casts;
  if (hpNow !== undefined) creature.hp = hpNow;
  return creature;
}

/** More of a row come into the scene; hostile ones begin a fight, or join the one that runs. */
export function* addToRow(t: D20, id: string, many: number | undefined): Flow<void> {
  const row = rowIn(sceneOf(t), id);
  if (row === undefined) return;
  const { story } = playing(t);
  const had = story.rows[id]?.length ?? 0;
  const state = row.state === 'away' ? 'awake' : row.state;
  makeRow(
    t,
    { ...row, state },
    had + (many ?? Math.max(0, countOf(t, row) - had)),
    harder(t).levels,
  );
  for (const one of story.rows[id] ?? []) {
    const creature = creatureOf(t.state, one);
    if (t.state.combat !== undefined && isUp(creature) && creature.side === 'foes')
      yield* joinCombat(t, creature);
  }
  yield* fightOf(t, []);
}

/** Sleepers of a row wake, and fight if they are hostile. */
export function* wakeRow(t: D20, id: string): Flow<void> {
  for (const one of playing(t).story.rows[id] ?? []) {
    const creature = creatureOf(t.state, one);
    yield* relieveOf(t, creature, ['asleep'], 'end', 'DT-COND-27');
    if (creature.attitude === 'hostile') creature.side = 'foes';
    if (t.state.combat !== undefined && isUp(creature)) yield* joinCombat(t, creature);
  }
  yield* fightOf(t, []);
}

/**
 * A fight with all foes who are here and awake begins, if there are any (DT-INIT-01, -11); who keeps peace although it is
 * hostile fights now.
 *
 * @param surprised who knows nothing of it, besides those of whom the scene says so
 */
export function* fightOf(t: D20, surprised: readonly CreatureId[]): Flow<void> {
  if (t.state.combat !== undefined) return;
  for (const one of t.state.creatures) {
    if (
      isHere(one) &&
      isUp(one) &&
      one.character === undefined &&
      one.attitude === 'hostile' &&
      one.side === 'others'
    ) {
      one.side = 'foes';
    }
  }
  if (readyFoes(t).length === 0) return;
  const all = t.state.creatures.filter(
    (one) => isHere(one) && one.life === 'alive' && one.side !== 'others' && !isInCombat(t, one),
  );
  if (!all.some((one) => isUp(one) && one.side === 'party')) return;
  const { story } = t.state;
  const known = [...surprised, ...(story?.surprised ?? [])];
  const waylaid = yield* fromHiding(t, known);
  const unaware = [...new Set([...known, ...waylaid])].filter(
    (id) => !isWary(t, id) && !holdsFor(t, creatureOf(t.state, id), 'surprise'),
  );
  yield* beginCombat(t, all, unaware);
  if (story !== undefined) story.surprised = [];
}

/** A party of whom nobody is seen tries to surprise the foes (DT-INIT-12); who is seen announces them all (decision). */
function* fromHiding(t: D20, known: readonly CreatureId[]): Flow<readonly CreatureId[]> {
  const party = t.state.creatures.filter((one) => one.side === 'party' && isUp(one) && isHere(one));
  if (party.some(({ isHidden }) => !isHidden)) return [];
  const foes = readyFoes(t).filter(({ id }) => !known.includes(id) && !isWary(t, id));
  return yield* ambush(t, party, foes);
}

/** Whether somebody cannot be surprised, as its row says while something holds (DT-SCB-12, DT-AGM-23). */
function isWary(t: D20, id: CreatureId): boolean {
  const { story } = t.state;
  if (story === undefined || adventureOf(t) === undefined) return false;
  return (sceneOf(t).foes ?? []).some(
    ({ id: row, wary }) =>
      wary !== undefined && story.rows[row]?.includes(id) === true && holds(t, wary),
  );
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
  const rollFor = (roller: Creature) =>
    ({ kind: 'check', roller, ability: 'DEX', tag, ...settingOf(t) }) as const;
  const modifiers = new Map(
    hidden.map((one) => [one, sumOf(leaningOf(t, rollFor(one), toolParts(t, one, tag)).terms)]),
  );
  const [worst] = [...hidden].sort((a, b) => (modifiers.get(a) ?? 0) - (modifiers.get(b) ?? 0));
  if (worst === undefined) return [];
  hush(t, worst);
  const rolled = yield* rollD20(t, rollFor(worst), toolParts(t, worst, tag));
  spendItem(worst, tag);
  tellRoll(t, rolled, { rule: 'DT-INIT-12' });
  yield* rerollWindow(t, rolled, () => true);
  unhush(t);
  const surprised: CreatureId[] = [];
  for (const other of others) {
    if (!areEnemies(worst, other) || holdsFor(t, other, 'surprise')) continue;
    if (!(yield* notices(t, other, rolled))) surprised.push(other.id);
  }
  return surprised;
}

/** The task by which one senses those in hiding. */
const SENSES = 'sense-danger';

/** Whether somebody senses those in hiding. */
function* notices(t: D20, other: Creature, first: Rolled): Flow<boolean> {
  let hiding = first;
  const at = {
    kind: 'check',
    roller: other,
    ability: 'WIS',
    tag: SENSES,
    ...settingOf(t),
  } as const;
  let own = yield* rollD20(t, at, toolParts(t, other, SENSES));
  spendItem(other, SENSES);
  for (;;) {
    const wins = () => outcomeOf(own, hiding) === 'own';
    tellRoll(t, own, { rule: 'DT-INIT-12', target: totalOf(hiding), success: wins() });
    yield* rerollWindow(t, own, wins);
    if (outcomeOf(own, hiding) !== 'again') return wins();
    hiding = yield* rolledAnew(t, hiding);
    tellRoll(t, hiding, { rule: 'DT-TN-09' });
    yield* rerollWindow(t, hiding, () => true);
    own = yield* rolledAnew(t, own);
  }
}

/** Whoever a group goes with, by the rows of the scene (DT-NPC-08). */
export function leadersOf(t: D20, members: readonly Creature[]): readonly Creature[] {
  const { story } = t.state;
  if (story === undefined || adventureOf(t) === undefined) return [];
  return (sceneOf(t).foes ?? []).flatMap(({ id, with: leader }) => {
    const isTheirs = members.some((one) => story.rows[id]?.includes(one.id) === true);
    const person = leader === undefined || !isTheirs ? undefined : story.people[leader];
    return person === undefined ? [] : [creatureOf(t.state, person)];
  });
}

/** Who goes with somebody is won over with it, and turns on the party with it. */
export function followLeaders(t: D20): void {
  const { story } = playing(t);
  for (const { id, with: leader } of sceneOf(t).foes ?? []) {
    const person = leader === undefined ? undefined : story.people[leader];
    if (person === undefined) continue;
    const { attitude } = creatureOf(t.state, person);
    for (const one of story.rows[id] ?? []) {
      const creature = creatureOf(t.state, one);
      if (creature.life !== 'alive' || creature.attitude === attitude) continue;
      creature.attitude = attitude;
      if (attitude !== 'hostile') creature.side = 'others';
    }
  }
}
