import type { Flow } from '@tablewright/engine';
import type { Deed, Whom } from '../../content/adventure.ts';
import type { Creature, Until } from '../../model.ts';
import type { D20 } from '../../table.ts';
import { endCombat, joinCombat, leave } from '../combat/end.ts';
import { creatureOf, isUp } from '../creature.ts';
import { afflict, forOneRound, relieveOf } from '../effects/afflict.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { dying } from '../harm/fall.ts';
import { hurt } from '../harm/hurt.ts';
import { newItem } from '../making/creature.ts';
import { isHere } from '../place/distance.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { hazardOf, strike } from '../saves/hazard.ts';
import { setAttitude } from '../social/influence.ts';
import { advance } from '../time/clock.ts';
import { partyOf, personHere, playing, roundsOf, sceneOf } from './adventure.ts';
import { addToRow, fightOf, wakeRow } from './foes.ts';
import { tellWords } from './words.ts';

/** What is done, with who has brought it about, if anybody has. */
export interface Cause {
  readonly rule: string;
  readonly actor?: Creature | undefined;
}

/** Does what a scene says, one deed after another. Stops where the scene is left. */
export function* doAll(t: D20, deeds: readonly Deed[], cause: Cause): Flow<void> {
  const scene = t.state.story?.scene;
  for (const deed of deeds) {
    yield* doOne(t, deed, cause);
    if (t.state.story?.scene !== scene || t.state.phase === 'ended') return;
  }
}

/** One deed, by what it names. */
function* doOne(t: D20, deed: Deed, cause: Cause): Flow<void> {
  const { story } = playing(t);
  const { rule } = cause;
  if ('flag' in deed) setFlag(t, deed.flag, deed.is ?? true);
  else if ('counter' in deed) yield* count(t, deed.counter, deed.add, cause);
  else if ('learn' in deed) learn(t, deed.learn, rule);
  else if ('attitude' in deed) {
    const person = personHere(t, deed.attitude);
    if (person !== undefined) setAttitude(t, person, deed.to, rule);
  } else if ('give' in deed) give(t, deed, cause);
  else if ('lose' in deed) lose(t, deed.lose, cause);
  else if ('gp' in deed) pay(t, deed.gp, cause);
  else if ('condition' in deed) yield* condition(t, deed, cause);
  else if ('lift' in deed) {
    for (const one of whomOf(t, deed.who, cause))
      yield* relieveOf(t, one, [deed.lift], 'cure', rule);
  } else if ('circumstance' in deed) {
    const who = deed.who === 'party' || deed.who === 'foes' ? deed.who : whomOf(t, deed.who, cause);
    addCircumstance(t, who, deed.circumstance, rule);
  } else if ('pass' in deed) yield* advance(t, roundsOf(deed.pass));
  else if ('foes' in deed) yield* moveFoes(t, deed, rule);
  else if ('person' in deed) yield* movePerson(t, deed.person, deed.how, rule);
  else if ('hazard' in deed) {
    for (const one of whomOf(t, deed.who, cause)) yield* strike(t, one, hazardIn(t, deed.hazard));
    yield* settleDeaths(t);
  } else if ('hurt' in deed) {
    for (const one of whomOf(t, deed.who, cause)) {
      yield* hurt(t, one, { danger: { rule, tags: [] }, isDamage: false, amount: deed.hurt });
    }
    yield* settleDeaths(t);
  } else if ('token' in deed) gainToken(t, cause.actor, rule);
  else if ('points' in deed) {
    t.state.points += deed.points;
    t.tell?.({ type: 'points-gained', rule, points: t.state.points });
  } else if ('fight' in deed) {
    if (deed.fight === 'begin') yield* fightOf(t, []);
    else if (t.state.combat !== undefined) yield* endCombat(t, 'by-master');
  } else if ('say' in deed) tellWords(t, deed.say, rule);
  else if ('go' in deed) story.goes = deed.go;
  else story.goes = 'end';
}

/** A hazard row of the scene, or one of the list. */
function hazardIn(t: D20, id: string) {
  const row = sceneOf(t).hazards?.find((one) => one.id === id);
  return hazardOf(t, row?.hazard ?? id, row?.level);
}

/** Those whom a deed names, who are here and alive. */
export function whomOf(t: D20, who: Whom, { actor }: Cause): readonly Creature[] {
  const here = (one: Creature) => isHere(one) && one.life === 'alive';
  if (who === 'actor') return actor === undefined ? partyOf(t).filter(here).slice(0, 1) : [actor];
  if (who === 'party') return partyOf(t).filter(here);
  if (who === 'foes') return t.state.creatures.filter((one) => one.side === 'foes' && here(one));
  if ('person' in who) {
    const person = personHere(t, who.person);
    return person === undefined ? [] : [person];
  }
  return (playing(t).story.rows[who.row] ?? []).map((id) => creatureOf(t.state, id)).filter(here);
}

function setFlag(t: D20, flag: string, is: boolean): void {
  const { story } = playing(t);
  const had = story.flags.includes(flag);
  if (had === is) return;
  story.flags = is ? [...story.flags, flag] : story.flags.filter((one) => one !== flag);
  // A changed situation: each may try people once more (DT-SOC-06).
  if (is && sceneOf(t).changes?.includes(flag) === true) {
    for (const creature of partyOf(t)) {
      for (const key of Object.keys(creature.used))
        if (key.startsWith('influence/')) delete creature.used[key];
    }
  }
}

/** A counter goes on; what its steps say happens at each that is reached for the first time. */
function* count(t: D20, id: string, add: number, cause: Cause): Flow<void> {
  const { adventure, story } = playing(t);
  const counter = adventure.counters.find((one) => one.id === id);
  if (counter === undefined) throw new Error(`there is no counter "${id}"`);
  const before = story.counters[id] ?? 0;
  const now = Math.max(0, Math.min(counter.max, before + add));
  story.counters[id] = now;
  t.tell?.({ type: 'counted', rule: cause.rule, counter: id, now });
  for (const { at, do: deeds } of counter.steps)
    if (before < at && at <= now) yield* doAll(t, deeds, cause);
}

/** The party learns a fact. */
export function learn(t: D20, fact: string, rule: string): void {
  const { story } = playing(t);
  if (story.facts.includes(fact)) return;
  story.facts.push(fact);
  t.reveal();
  t.tell?.({ type: 'learned', rule, fact });
}

function give(
  t: D20,
  { give: kind, count: many = 1, to }: Extract<Deed, { give: string }>,
  cause: Cause,
): void {
  const whom = to === 'each' ? partyOf(t) : whomOf(t, 'actor', cause);
  for (const creature of whom) {
    for (let at = 0; at < many; at += 1) creature.items.push(newItem(t, kind));
    t.tell?.({ type: 'given', rule: cause.rule, creature: creature.id, item: kind, count: many });
  }
}

/** A thing of a kind is gone: the actor's, else anybody's. */
function lose(t: D20, kind: string, cause: Cause): void {
  const owners = [...whomOf(t, 'actor', cause), ...partyOf(t)];
  const owner = owners.find(({ items }) => items.some((item) => item.kind === kind));
  const item = owner?.items.find((one) => one.kind === kind);
  if (owner === undefined || item === undefined) return;
  takeAway(owner, item.id);
  t.tell?.({ type: 'lost-item', rule: cause.rule, creature: owner.id, item: kind });
}

/** A thing leaves its owner, in hand or worn. */
export function takeAway(owner: Creature, id: number): void {
  owner.items = owner.items.filter((one) => one.id !== id);
  owner.held = owner.held.filter((one) => one !== id);
  if (owner.armor === id) owner.armor = undefined;
}

/** Gold goes to each, or is paid by whoever has most. */
function pay(t: D20, gp: number, cause: Cause): void {
  if (gp >= 0) {
    for (const creature of partyOf(t)) creature.gp += gp;
  } else {
    const [payer] = [...partyOf(t)].sort((a, b) => b.gp - a.gp);
    if (payer !== undefined) payer.gp = Math.max(0, payer.gp + gp);
  }
  t.tell?.({ type: 'gold', rule: cause.rule, gp });
}

function* condition(t: D20, deed: Extract<Deed, { condition: string }>, cause: Cause): Flow<void> {
  const source = { rule: cause.rule };
  for (const creature of whomOf(t, deed.who, cause)) {
    const until = untilOf(t, deed.until, creature);
    const data = deed.ability === undefined ? {} : { data: { ability: deed.ability } };
    yield* afflict(t, creature, { kind: deed.condition, source, until, ...data });
  }
}

/** A written end. */
function untilOf(t: D20, until: string, creature: Creature): Until {
  if (until === 'scene' || until === 'long-rest' || until === 'cure') return { at: until };
  if (until === '1r') return forOneRound(t, creature);
  return { at: 'time', clock: t.state.clock + roundsOf(until) };
}

function* moveFoes(
  t: D20,
  { foes, how, count: many }: Extract<Deed, { foes: string }>,
  rule: string,
): Flow<void> {
  if (how === 'come' || how === 'rise') yield* addToRow(t, foes, many);
  else if (how === 'wake') yield* wakeRow(t, foes);
  else {
    for (const id of playing(t).story.rows[foes] ?? []) {
      const foe = creatureOf(t.state, id);
      if (foe.life === 'alive' && isHere(foe)) leave(t, foe);
    }
    t.tell?.({ type: 'foes-left', rule, row: foes });
  }
}

function* movePerson(
  t: D20,
  id: string,
  how: 'join' | 'leave' | 'die' | 'stun',
  rule: string,
): Flow<void> {
  const person = personHere(t, id);
  if (person === undefined) return;
  if (how === 'join') {
    person.side = 'party';
    person.attitude = 'friendly';
    if (t.state.combat !== undefined) yield* joinCombat(t, person);
  } else if (how === 'leave') leave(t, person);
  else if (how === 'die') {
    dying(t, person, { danger: { rule, tags: [] } }, true);
    yield* settleDeaths(t);
  } else if (isUp(person)) {
    yield* afflict(t, person, { kind: 'stunned', source: { rule }, until: forOneRound(t, person) });
  }
}

/** A token comes to a character, if it can hold one (DT-TOK-02, -23). Returns whether it did. */
export function gainToken(t: D20, creature: Creature | undefined, rule: string): boolean {
  if (creature === undefined || !canHoldToken(creature)) return false;
  creature.tokens += 1;
  t.tell?.({ type: 'token-gained', rule, creature: creature.id, tokens: creature.tokens });
  return true;
}

/** At most Level tokens are held (DT-TOK-02). */
export const canHoldToken = ({ tokens, level }: Creature): boolean => tokens < level;
