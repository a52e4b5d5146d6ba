import type { ClosedOption, Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { handOver, letGo } from '../actions/hands.ts';
import { partyOf, personIn, playing, sceneOf } from '../adventure/adventure.ts';
import { isUp } from '../creature.ts';
import { decide } from '../deciding/decide.ts';
import { DAY, MINUTE } from '../effects/afflict.ts';
import { setAttitude, turnHostile } from '../effects/attitude.ts';
import { isHere } from '../place/distance.ts';
import { bestManner, canTalk, influence, MANNERS, mayTry } from '../social/influence.ts';
import { advance } from '../time/clock.ts';
import type { CalmDeed } from './calm-deed.ts';
import { nearMiss } from './costs.ts';
import { learn } from './doing.ts';
import { fightOf } from './foes.ts';

/** How long a talk takes (DT-DUR-08, -09). */
const TALK = MINUTE;

/** Whoever is here besides the party and can be talked to by somebody. */
function listeners(t: D20, speaker: Creature): readonly Creature[] {
  return t.state.creatures.filter(
    (one) =>
      one.character === undefined &&
      isUp(one) &&
      isHere(one) &&
      !one.isHidden &&
      canTalk(t, one, speaker),
  );
}

/** Talking to people of the scene, and laying hands on them (DT-SOC-01, DT-INIT-01). */
export function talkDeeds(t: D20, creature: Creature): readonly CalmDeed[] {
  const deeds: CalmDeed[] = [];
  for (const other of listeners(t, creature)) {
    const names = { creature: other.id };
    // What the scene has a task for is tried by that.
    if (
      mayTry(creature, other) &&
      !hasTask(t, other) &&
      !(other.attitude === 'friendly' && !mayGrant(t, other))
    ) {
      deeds.push({
        id: `talk-${other.id}`,
        kind: 'talk',
        names,
        run: (at) => talk(at, creature, other),
      });
    }
    deeds.push(...givingBack(creature, other));
    if (other.side !== 'party') {
      deeds.push({
        id: `assault-${other.id}`,
        kind: 'assault',
        names,
        run: (at) => assault(at, other),
      });
    }
  }
  return deeds;
}

/** What was borrowed from somebody goes back (DT-EQ-57). */
function givingBack(creature: Creature, owner: Creature): readonly CalmDeed[] {
  return creature.items
    .filter(({ borrowed }) => borrowed?.from === owner.id)
    .map((item) => ({
      id: `hand-${item.id}-to-${owner.id}`,
      kind: 'hands',
      names: { item: item.kind, creature: owner.id },
      *run(t) {
        yield* handOver(t, creature, item, owner);
        const { borrowed: _, ...own } = item;
        owner.items = owner.items.map((one) => (one === item ? own : one));
        const { story } = playing(t);
        story.loans = story.loans?.filter((loan) => loan.item !== item.id) ?? [];
      },
    }));
}

/** Whom a character cannot talk round now, and why (DT-SOC-06, -08). */
export function closedTalks(t: D20, speaker: Creature): readonly ClosedOption[] {
  if (!isUp(speaker)) return [];
  return listeners(t, speaker).flatMap((other) => {
    if (hasTask(t, other)) return [];
    const { attitude, id } = other;
    const because = !mayTry(speaker, other)
      ? { key: 'closed.tried', rule: 'DT-SOC-06' }
      : attitude === 'friendly' && !mayGrant(t, other)
        ? { key: 'closed.granted-today', rule: 'DT-SOC-08' }
        : undefined;
    return because === undefined ? [] : [{ id: `talk-${id}`, names: { creature: id }, because }];
  });
}

const personIdOf = (t: D20, { id }: Creature): string | undefined =>
  Object.entries(playing(t).story.people).find(([, creature]) => creature === id)?.[0];

/** Whether the scene has a task by which somebody is talked round. */
function hasTask(t: D20, other: Creature): boolean {
  const person = personIdOf(t, other);
  const { story } = playing(t);
  return sceneOf(t).tasks.some(
    ({ id, tn }) =>
      typeof tn === 'object' &&
      'attitude' in tn &&
      tn.attitude === person &&
      !story.done.includes(`${story.scene}/${id}`),
  );
}

/** One benefit a day from each, for the whole party (DT-SOC-08). */
function mayGrant(t: D20, other: Creature): boolean {
  const last = playing(t).story.benefits[String(other.id)];
  return last === undefined || t.state.clock - last >= DAY;
}

function* talk(t: D20, creature: Creature, other: Creature): Flow<void> {
  const options = MANNERS.map((tag) => ({ id: tag, names: { tag } }));
  const question = {
    rule: 'DT-SOC-01',
    params: { at: other.id },
    usual: () => bestManner(t, creature, other),
  };
  const { id: tag } = yield* decide(t, creature, 'choice.manner', options, question);
  yield* advance(t, TALK);
  if (!isUp(creature) || !isUp(other)) return;
  const wasFriendly = other.attitude === 'friendly';
  const success = yield* influence(t, creature, other, tag, {
    atACost: (missedBy) => nearMiss(t, creature, missedBy),
  });
  if (success && wasFriendly && mayGrant(t, other)) yield* benefit(t, creature, other);
}

/** What a friend can give (DT-SOC-07): what it knows, what it is after, its gear; the player chooses. */
function* benefit(t: D20, creature: Creature, other: Creature): Flow<void> {
  const { adventure, story } = playing(t);
  const person = personIdOf(t, other);
  const facts = person === undefined ? [] : (personIn(adventure, person).facts ?? []);
  const unknown = adventure.facts.filter(
    ({ id }) => facts.includes(id) && !story.facts.includes(id),
  );
  const options = [
    ...unknown.map(({ id, kind }) => ({
      id: `${kind}-${id}`,
      names: { kind },
      fact: id,
      gear: undefined,
    })),
    ...other.items.map(({ id, kind }) => ({
      id: `gear-${id}`,
      names: { item: kind },
      fact: undefined,
      gear: id,
    })),
    { id: 'goodwill', fact: undefined, gear: undefined },
  ];
  const question = { rule: 'DT-SOC-07', params: { at: other.id }, usual: () => 0 };
  const { fact, gear } = yield* decide(t, creature, 'choice.favour', options, question);
  story.benefits[String(other.id)] = t.state.clock;
  if (fact !== undefined) learn(t, fact, 'DT-SOC-07');
  if (gear !== undefined) lendGear(t, creature, other, gear);
}

/** Gear is lent to the end of the next day (DT-SOC-08). */
function lendGear(t: D20, creature: Creature, other: Creature, id: number): void {
  const item = other.items.find((one) => one.id === id);
  if (item === undefined) return;
  letGo(other, item);
  other.items = other.items.filter((one) => one !== item);
  const by = (Math.floor(t.state.clock / DAY) + 2) * DAY;
  creature.items.push({ ...item, borrowed: { from: other.id, by } });
  const { story } = playing(t);
  story.loans = [...(story.loans ?? []), { item: id, from: other.id, by }];
  t.tell?.({ type: 'given', rule: 'DT-SOC-08', creature: creature.id, item: item.kind, count: 1 });
}

/** Borrowed gear that is not back in time makes its owner neutral, wherever it is by then (DT-EQ-57). */
export function overdueGear(t: D20): void {
  for (const creature of partyOf(t)) {
    for (const [at, item] of creature.items.entries()) {
      const { borrowed } = item;
      if (borrowed === undefined || t.state.clock <= borrowed.by) continue;
      disappoint(t, borrowed.from);
      const { borrowed: _, ...own } = item;
      creature.items[at] = own;
    }
  }
  const { story } = playing(t);
  const overdue = story.loans?.filter(({ by }) => t.state.clock > by) ?? [];
  if (overdue.length === 0) return;
  for (const { from } of overdue) disappoint(t, from);
  story.loans = story.loans?.filter((loan) => !overdue.includes(loan)) ?? [];
}

function disappoint(t: D20, owner: Creature['id']): void {
  const friend = t.state.creatures.find(({ id }) => id === owner);
  if (friend?.attitude === 'friendly') setAttitude(t, friend, 'neutral', 'DT-EQ-57');
}

/** A hostile act: whoever it is done to fights, and all who stand by it (DT-SOC-09, DT-INIT-01). */
function* assault(t: D20, other: Creature): Flow<void> {
  turnHostile(t, other);
  yield* fightOf(t, []);
}
