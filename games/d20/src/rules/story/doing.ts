import type { Flow, Text } from '@tablewright/engine';
import type { Deed, Whom } from '../../content/adventure-deeds.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Until } from '../../model.ts';
import { momentOf, partyOf, personHere, playing, sceneOf } from '../adventure/adventure.ts';
import { endCombat, joinCombat, leave } from '../combat/end.ts';
import { creatureOf } from '../creature.ts';
import { decide } from '../deciding/decide.ts';
import { afflict, forOneRound } from '../effects/afflict.ts';
import { setAttitude } from '../effects/attitude.ts';
import { relieve } from '../effects/relieve.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { dying } from '../harm/fall.ts';
import { strike } from '../harm/hazard.ts';
import { hurt } from '../harm/hurt.ts';
import { newItem } from '../making/creature.ts';
import { distanceBetween, isHere } from '../place/distance.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { roundsOf } from '../rolls/written.ts';
import { advance } from '../time/clock.ts';
import { standsIn } from './areas.ts';
import { addToRow, fightOf, wakeRow } from './foes.ts';
import { strikingOf } from './hazard-rows.ts';
import { tellWords, wordsOf } from './words.ts';

/** Why something is done, and by whom, if by anybody. */
export interface Cause {
  readonly rule: string;
  readonly actor?: Creature | undefined;
}

/** Does what a scene says, one deed after another. Stops where the scene is left. */
export function* doAll(t: D20, deeds: readonly Deed[], cause: Cause): Flow<void> {
  const { story } = playing(t);
  for (const deed of deeds) {
    yield* doOne(t, deed, cause);
    if (story.goes !== undefined || t.state.phase === 'ended') return;
  }
}

/** One deed, by what it names. */
function* doOne(t: D20, deed: Deed, cause: Cause): Flow<void> {
  const { rule } = cause;
  if ('flag' in deed) setFlag(t, deed.flag, deed.is ?? true);
  else if ('counter' in deed) count(t, deed.counter, deed.add, cause);
  else if ('learn' in deed) learn(t, deed.learn, rule);
  else if ('answer' in deed) answer(t, rule);
  else if ('attitude' in deed) {
    const person = personHere(t, deed.attitude);
    if (person !== undefined) setAttitude(t, person, deed.to, rule);
  } else if ('give' in deed) give(t, deed, cause);
  else if ('lose' in deed) lose(t, deed.lose, cause);
  else if ('gp' in deed) gold(t, deed.gp, cause);
  else if ('token' in deed) gainToken(t, cause.actor, rule);
  else if ('points' in deed) {
    t.state.points += deed.points;
    t.tell?.({ type: 'points-gained', rule, points: t.state.points });
  } else if ('say' in deed) tellWords(t, deed.say, rule);
  else if ('go' in deed) playing(t).story.goes = deed.go;
  else if ('end' in deed) {
    const { story } = playing(t);
    story.goes = 'end';
    story.ending = deed.end;
  } else if ('upon' in deed) {
    const actor = cause.actor === undefined ? {} : { actor: cause.actor.id };
    playing(t).story.upon.push({ scene: deed.upon, deeds: deed.do, ...actor });
  } else if ('choose' in deed) yield* choosing(t, deed.choose, cause);
  else yield* doToCreatures(t, deed, cause);
}

/** Deeds that are done to creatures, or make time pass. */
type ToCreatures = Extract<
  Deed,
  | { condition: string }
  | { lift: string }
  | { circumstance: unknown }
  | { pass: string }
  | { foes: string }
  | { person: string }
  | { hazard: string }
  | { hurt: number }
  | { surprised: unknown }
  | { extra: unknown }
  | { fight: string }
>;

function* doToCreatures(t: D20, deed: ToCreatures, cause: Cause): Flow<void> {
  const { rule } = cause;
  const { story } = playing(t);
  if ('condition' in deed) yield* condition(t, deed, cause);
  else if ('lift' in deed) yield* lift(t, deed.lift, whomOf(t, deed.who, cause));
  else if ('circumstance' in deed) {
    const who = deed.who === 'party' || deed.who === 'foes' ? deed.who : whomOf(t, deed.who, cause);
    addCircumstance(t, who, deed.circumstance, rule);
  } else if ('pass' in deed) yield* pass(t, deed.pass);
  else if ('foes' in deed) yield* moveFoes(t, deed, rule);
  else if ('person' in deed) yield* movePerson(t, deed.person, deed.how, rule);
  else if ('surprised' in deed) {
    story.surprised.push(...whomOf(t, deed.surprised, cause).map(({ id }) => id));
  } else if ('extra' in deed) extraAction(t, cause.actor);
  else if ('fight' in deed) {
    if (deed.fight === 'begin') yield* fightOf(t, []);
    else if (t.state.combat !== undefined) yield* endCombat(t, 'by-master');
  } else {
    const isSpent = 'hazard' in deed && isSpentHere(t, deed.hazard);
    for (const one of isSpent ? [] : whomOf(t, deed.who, cause)) {
      if ('hazard' in deed) yield* strikeRow(t, deed.hazard, one);
      else yield* hurt(t, one, { danger: { rule, tags: [] }, isDamage: false, amount: deed.hurt });
    }
    if ('hazard' in deed) spendHere(t, deed.hazard);
    yield* settleDeaths(t);
  }
}

const spentKey = (t: D20, id: string): string => `${playing(t).story.scene}/hazard/${id}`;

/** Whether a hazard of the scene has struck that strikes once (DT-HAZ-14). */
export const isSpentHere = (t: D20, id: string): boolean =>
  playing(t).story.gone.includes(spentKey(t, id));

/** A hazard of the scene has struck: one that strikes once is spent (DT-HAZ-14). */
export function spendHere(t: D20, id: string): void {
  const row = sceneOf(t).hazards?.find((one) => one.id === id);
  if (row === undefined || strikingOf(t, row).hazard.isOnce !== true) return;
  const { story } = playing(t);
  story.gone = [...story.gone, spentKey(t, id)];
}

/** A hazard of the scene comes over somebody, whatever sets it off; what else its failure does is done. */
export function* strikeRow(t: D20, id: string, victim: Creature): Flow<void> {
  const row = sceneOf(t).hazards?.find((one) => one.id === id);
  if (row === undefined) return;
  if (row.spares !== undefined && victim.items.some(({ kind }) => kind === row.spares)) return;
  const saved = yield* strike(t, victim, strikingOf(t, row));
  if (saved || row.failed === undefined) return;
  yield* doAll(t, row.failed, { rule: sceneOf(t).rule ?? 'DT-HAZ-01', actor: victim });
}

/** Those whom a deed names, who are here and alive. */
export function whomOf(t: D20, who: Whom, { actor }: Cause): readonly Creature[] {
  const here = (one: Creature) => isHere(one) && one.life === 'alive';
  if (who === 'actor') return actor === undefined ? partyOf(t).filter(here).slice(0, 1) : [actor];
  if (who === 'party') return partyOf(t);
  if (who === 'foes') return t.state.creatures.filter((one) => one.side === 'foes' && here(one));
  if ('person' in who) {
    const person = personHere(t, who.person);
    return person === undefined ? [] : [person];
  }
  if ('zone' in who)
    return t.state.creatures.filter((one) => here(one) && standsIn(t, one, who.zone));
  const row = (playing(t).story.rows[who.row] ?? [])
    .map((id) => creatureOf(t.state, id))
    .filter(here);
  if (who.one !== true) return row;
  const [first] =
    actor === undefined
      ? row
      : [...row].sort((a, b) => distanceBetween(t, actor, a) - distanceBetween(t, actor, b));
  return first === undefined ? [] : [first];
}

/** A flag of the story; a changed situation lets each try people once more (DT-SOC-06). */
function setFlag(t: D20, flag: string, is: boolean): void {
  const { story } = playing(t);
  const had = story.flags.includes(flag);
  if (had === is) return;
  story.flags = is ? [...story.flags, flag] : story.flags.filter((one) => one !== flag);
  if (!is || sceneOf(t).changes?.includes(flag) !== true) return;
  for (const creature of partyOf(t)) {
    for (const key of Object.keys(creature.used)) {
      if (key.startsWith('influence/')) delete creature.used[key];
    }
  }
}

/** A counter goes on, from 0 to its most. */
function count(t: D20, id: string, add: number, { rule }: Cause): void {
  const { adventure, story } = playing(t);
  const most = adventure.counters.find((one) => one.id === id)?.max ?? 0;
  const now = Math.max(0, Math.min(most, (story.counters[id] ?? 0) + add));
  story.counters[id] = now;
  t.tell?.({ type: 'counted', rule, counter: id, now });
}

/** The party learns a fact. */
export function learn(t: D20, fact: string, rule: string): void {
  const { story } = playing(t);
  if (story.facts.includes(fact)) return;
  story.facts.push(fact);
  t.reveal();
  t.tell?.({ type: 'learned', rule, fact, words: wordsOf(t, textOfFact(t, fact)) });
}

/** What a fact says. */
const textOfFact = (t: D20, id: string): string =>
  playing(t).adventure.facts.find((one) => one.id === id)?.text ?? id;

/** In which order facts answer questions (DT-AGM-10). */
const ORDER = ['clue', 'weakness', 'secret', 'goal'] as const;

/** What the party does not know yet, the fittest first. */
export function unknownFact(t: D20): string | undefined {
  const { adventure, story } = playing(t);
  const open = adventure.facts.filter(({ id }) => !story.facts.includes(id));
  return [...open].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))[0]?.id;
}

function answer(t: D20, rule: string): void {
  const fact = unknownFact(t);
  if (fact !== undefined) learn(t, fact, rule);
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

/** Gold for the party is shared out evenly, what is left over from the first on; less than 0 the actor pays. */
function gold(t: D20, gp: number, cause: Cause): void {
  const party = partyOf(t);
  if (gp >= 0) {
    const share = Math.floor(gp / Math.max(1, party.length));
    for (const [at, creature] of party.entries()) {
      creature.gp += share + (at < gp - share * party.length ? 1 : 0);
    }
  } else {
    const [payer] = whomOf(t, 'actor', cause);
    if (payer !== undefined) payer.gp = Math.max(0, payer.gp + gp);
  }
  t.tell?.({ type: 'gold', rule: cause.rule, gp });
}

/** Whoever acts picks one of several things to happen. */
function* choosing(
  t: D20,
  ways: Extract<Deed, { choose: unknown }>['choose'],
  cause: Cause,
): Flow<void> {
  const [actor] = whomOf(t, 'actor', cause);
  if (actor === undefined) return;
  const options = ways.map((way, at) => ({
    id: `way-${at + 1}`,
    text: wordsOption(t, way.label),
    way,
  }));
  const question = { rule: cause.rule, usual: () => 0 };
  const { way } = yield* decide(t, actor, 'choice.way', options, question);
  yield* doAll(t, way.do, cause);
}

/** Words of an adventure as the text of an option. */
export function wordsOption(t: D20, words: string): Text {
  const said = wordsOf(t, words);
  return 'key' in said ? said : { key: 'option.words', params: { words: said } };
}

function* condition(t: D20, deed: Extract<Deed, { condition: string }>, cause: Cause): Flow<void> {
  const source = { rule: cause.rule, isStory: true as const };
  for (const creature of whomOf(t, deed.who, cause)) {
    const until = untilOf(t, deed.until, creature);
    const data = deed.ability === undefined ? {} : { data: { ability: deed.ability } };
    yield* afflict(t, creature, { kind: deed.condition, source, until, ...data });
  }
}

/** A written end: a span, a time, a time of day. */
function untilOf(t: D20, until: string, creature: Creature): Until {
  if (until === 'scene' || until === 'long-rest' || until === 'cure') return { at: until };
  if (until === 'next-scene') return { at: 'scene', after: playing(t).story.scenes };
  if (until === '1r') return forOneRound(t, creature);
  const clock = until.includes(':')
    ? momentOf({ began: t.state.clock }, until)
    : t.state.clock + roundsOf(until);
  return { at: 'time', clock };
}

/** Takes off what deeds of the adventure have laid. */
function* lift(t: D20, kind: string, who: readonly Creature[]): Flow<void> {
  for (const creature of who) {
    for (const effect of [...creature.effects]) {
      if (effect.kind === kind && effect.source.isStory === true)
        yield* relieve(t, creature, effect, 'cure');
    }
  }
}

/** Time passes: so long, or until a moment that is still ahead. */
function* pass(t: D20, time: string): Flow<void> {
  if (t.state.combat !== undefined) return;
  const isMoment = time.includes(':') || time.startsWith('+');
  const rounds = isMoment ? momentOf(playing(t).story, time) - t.state.clock : roundsOf(time);
  if (rounds > 0) yield* advance(t, rounds);
}

/** One more action: in the turn that runs, else in the first of the next fight (DT-TOK-06). */
function extraAction(t: D20, actor: Creature | undefined): void {
  if (actor === undefined) return;
  const turn = t.state.combat?.turn;
  if (turn?.creature === actor.id) turn.extra += 1;
  else playing(t).story.extra.push(actor.id);
}

function* moveFoes(
  t: D20,
  { foes, how, count: many }: Extract<Deed, { foes: string }>,
  rule: string,
): Flow<void> {
  if (how === 'come') yield* addToRow(t, foes, many);
  else if (how === 'wake') yield* wakeRow(t, foes);
  else {
    const { story } = playing(t);
    story.gone = [...story.gone, `${story.scene}/${foes}`];
    const here = (story.rows[foes] ?? [])
      .map((id) => creatureOf(t.state, id))
      .filter((one) => one.life === 'alive' && isHere(one));
    for (const foe of here.slice(0, many ?? here.length)) leave(t, foe);
    t.tell?.({ type: 'foes-left', rule, row: foes });
  }
}

function* movePerson(t: D20, id: string, how: 'join' | 'leave' | 'die', rule: string): Flow<void> {
  const person = personHere(t, id);
  if (person === undefined) return;
  if (how === 'join') {
    person.side = 'party';
    person.attitude = 'friendly';
    if (t.state.combat !== undefined) yield* joinCombat(t, person);
  } else if (how === 'leave') leave(t, person);
  else {
    dying(t, person, { danger: { rule, tags: [] } }, { isFinal: true });
    yield* settleDeaths(t);
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
