import type { Flow } from '@tablewright/engine';
import type { Exit, Scene } from '../../content/adventure.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Effect, Ending, Ground } from '../../model.ts';
import {
  adventureOf,
  partyOf,
  personIn,
  playing,
  sceneIn,
  sceneOf,
} from '../adventure/adventure.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { raise } from '../combat/raise.ts';
import { areEnemies, isUp } from '../creature.ts';
import { takeBack } from '../deciding/lent.ts';
import { relieve } from '../effects/relieve.ts';
import { heal } from '../harm/heal.ts';
import { goAway } from '../hiding/hush.ts';
import { award } from '../levels/awards.ts';
import { isHere } from '../place/distance.ts';
import { lookAround } from '../place/known.ts';
import { endCircumstances } from '../rolls/circumstances.ts';
import { drawLot } from '../rolls/roll.ts';
import { placeIn } from './areas.ts';
import { forcedCost } from './costs.ts';
import { doAll, takeAway } from './doing.ts';
import { isOpenByItself } from './exits.ts';
import { ambush, fightOf, followLeaders, personOf, placeFoes } from './foes.ts';
import { meetHazards } from './hazards.ts';
import { readyFoes } from './ready-foes.ts';
import { FLED, fledOf, retreatOf } from './retreat.ts';
import { followRows, releaseRows } from './row-mods.ts';
import { openWords, sceneWords } from './veil.ts';
import { holds } from './when.ts';
import { tellWords, wordsOf } from './words.ts';

/** A scene begins (DT-SHOT-02): its place, its people and foes, what happens at once, and the fight if they wait for one. */
export function* enterScene(t: D20, id: string): Flow<void> {
  const { adventure, story } = playing(t);
  const scene = sceneIn(adventure, id);
  if (story.scenes > 0) story.from = story.scene;
  story.scene = id;
  story.goes = undefined;
  story.scenes += 1;
  story.entered = t.state.clock;
  story.bargained = false;
  setPlace(t, scene);
  t.state.phase = 'scene';
  const rule = scene.rule ?? 'DT-SHOT-02';
  t.tell?.({ type: 'scene-began', rule, scene: id, words: wordsOf(t, scene.title) });
  for (const text of sceneWords(t, scene)) tellWords(t, text, rule);
  for (const person of scene.people ?? []) {
    const creature = personOf(t, personIn(adventure, person));
    if (creature.life === 'alive' && creature.block !== undefined) placeIn(t, creature, person);
  }
  placeFoes(t);
  story.deadline =
    scene.countdown === undefined ? undefined : t.state.clock + scene.countdown.rounds;
  yield* doAll(t, scene.onEnter ?? [], { rule });
  yield* whatWaited(t, id, rule);
  if (story.goes === undefined) yield* happenings(t);
  if (story.goes === undefined && t.state.combat === undefined) yield* meetFoes(t);
}

/** What was left for the begin of this scene (DT-SCA-13). */
function* whatWaited(t: D20, id: string, rule: string): Flow<void> {
  const { story } = playing(t);
  const waiting = story.upon.filter(({ scene }) => scene === id);
  story.upon = story.upon.filter(({ scene }) => scene !== id);
  for (const { actor, deeds } of waiting) {
    const by = actor === undefined ? undefined : t.state.creatures.find((one) => one.id === actor);
    yield* doAll(t, deeds, { rule, actor: by });
  }
}

/** The place of a scene, and the party in it. */
function setPlace(t: D20, scene: Scene): void {
  const { adventure } = playing(t);
  const map = adventure.maps.find(({ id }) => id === scene.map);
  comeInto(t, {
    rows: map === undefined ? [] : [...map.rows],
    isDark: scene.isDark === true,
    isOutdoors: scene.isOutdoors === true,
    setting: scene.setting ?? [],
  });
}

/** The party comes into another place, and all others are left behind; without squares there is no map (DT-OPT-15). */
export function comeInto(t: D20, ground: Ground): void {
  // Whoever stays behind is seen for the last time in the place that is left.
  for (const creature of t.state.creatures) {
    if (creature.side !== 'party') goAway(t, creature);
  }
  t.state.ground = t.options.positions === 'grid' ? ground : { ...ground, rows: [] };
  t.state.zones = [];
  t.state.lying = [];
  for (const creature of t.state.creatures) {
    if (creature.side !== 'party' || creature.life !== 'alive') continue;
    // Who is nowhere stays so; who was away, such as a Spirit that has awakened, is with the others again (DT-HER-13).
    if (isNowhere(t, creature) || creature.absence === 'withdrawn') creature.place = { at: 'away' };
    else placeIn(t, creature, 'start');
  }
  lookAround(t);
}

/** Whether something that it bears keeps a creature out of every scene. */
function isNowhere(t: D20, creature: Creature): boolean {
  let nowhere = false;
  eachTrait(t, creature, (trait) => {
    if (trait.isNowhere === true) nowhere = true;
  });
  return nowhere;
}

/** Foes who are awake fight at once; those in hiding try to surprise first (DT-INIT-01, -12). */
function* meetFoes(t: D20): Flow<void> {
  const foes = readyFoes(t);
  if (foes.length === 0) return;
  const hidden = foes.filter(({ isHidden }) => isHidden);
  const others = partyOf(t).filter((one) => foes.some((foe) => areEnemies(one, foe)));
  const surprised = hidden.length > 0 ? yield* ambush(t, hidden, others) : [];
  yield* fightOf(t, surprised);
}

/** The scene is left by an exit: what one meets on the way, what it costs and pays, and where it leads (DT-SHOT-02, -03). */
export function* leaveScene(t: D20, exit: Exit, actor: Creature): Flow<void> {
  const { story } = playing(t);
  const scene = sceneOf(t);
  const isForced = !isOpenByItself(t, exit);
  yield* meetHazards(t, exit.id, actor);
  if (isForced && isUp(actor)) yield* forcedCost(t, actor);
  yield* doAll(t, exit.do ?? [], { rule: scene.rule ?? 'DT-SHOT-02', actor });
  if (story.goes !== undefined) return;
  const isDone = exit.kind !== 'retreat' && holds(t, scene.award.when);
  settleScene(t, scene, isDone ? 'paid' : 'bypassed');
  story.goes = exit.to;
  if (exit.ending !== undefined) story.ending = exit.ending;
}

/** A scene is behind the party: paid for at once, or at the end of a finished adventure (DT-SHOT-03). */
export function settleScene(t: D20, scene: Scene, how: 'paid' | 'bypassed' | 'skipped'): void {
  const { story } = playing(t);
  const before = story.left[scene.id];
  if (before === 'paid' || before === 'skipped') return;
  story.left[scene.id] = how;
  const xp = how === 'bypassed' ? 0 : award(t, scene.award.xp);
  tellLeft(t, scene, scene.rule ?? 'DT-SHOT-02', how, xp);
}

function tellLeft(
  t: D20,
  { id, title }: Scene,
  rule: string,
  how: 'paid' | 'bypassed' | 'skipped',
  xp: number,
): void {
  t.tell?.({ type: 'scene-left', rule, scene: id, words: wordsOf(t, title), how, xp });
}

/** What lasts for a scene is over with it (DT-COND preamble). */
export function* closeScene(t: D20): Flow<void> {
  for (const creature of t.state.creatures) {
    for (const effect of [...creature.effects]) {
      if (isOverWithScene(t, effect)) yield* relieve(t, creature, effect, 'end', 'DT-COND-31');
    }
    for (const key of Object.keys(creature.used)) if (isOfScene(key)) delete creature.used[key];
    creature.isHidden = false;
    if (creature.run.by === 'seat' && creature.run.lent === 'scene') takeBack(t, creature);
    if (creature.absence === 'leaves') withdraw(t, creature);
  }
  releaseRows(t);
  endCircumstances(t, 'scene');
  t.state.zones = [];
  delete t.state.mood;
  delete t.state.hasMarket;
  delete t.state.laid;
}

/** Its player has left, and so does it: until that one is back it is in no scene (DT-TAB-05). */
function withdraw(t: D20, creature: Creature): void {
  creature.absence = 'withdrawn';
  goAway(t, creature);
  t.tell?.({ type: 'absent', rule: 'DT-TAB-05', creature: creature.id, how: 'withdrawn' });
}

/** What lasts for a scene, not for the one that is still to come. */
function isOverWithScene(t: D20, { until }: Effect): boolean {
  if (until.at !== 'scene') return false;
  return until.after === undefined || (t.state.story?.scenes ?? 0) > until.after;
}

/** What somebody does once a scene (DT-SOC-06, DT-TOK-22, -24, -45, DT-AGM-02). */
const isOfScene = (key: string): boolean =>
  key.startsWith('influence/') ||
  ['tempt-fate', 'setback', 'survive-point', 'unlisted', FLED].includes(key);

/** The adventure is over (DT-AGM-11, DT-SHOT-03): finished, with what was bypassed paid for, or not. */
export function endAdventure(t: D20, ending: Ending): void {
  const adventure = adventureOf(t);
  const { story } = t.state;
  if (ending === 'finished' && adventure !== undefined && story !== undefined) {
    for (const scene of adventure.scenes) {
      const left = story.left[scene.id];
      if (left === undefined || left === 'bypassed') {
        story.left[scene.id] = 'paid';
        const xp = award(t, scene.award.xp);
        tellLeft(t, scene, 'DT-SHOT-03', 'paid', xp);
      }
    }
  }
  if (ending === 'finished') tellEnding(t);
  t.state.phase = 'ended';
  t.state.ending = ending;
  t.state.combat = undefined;
  t.tell?.({ type: 'ended', rule: ENDING, ending });
}

/** The rule of endings. */
const ENDING = 'DT-AGM-11';

/** How it came out, in the words of the adventure: what the ending is called, then what it tells (DT-AGM-11). */
function tellEnding(t: D20): void {
  const id = t.state.story?.ending;
  const ending = adventureOf(t)?.endings.find((one) => one.id === id);
  if (ending === undefined) return;
  for (const words of [ending.title, ...openWords(t, ending.text)]) tellWords(t, words, ENDING);
}

/** Events that hold happen, each once: those of anywhere, then those of the scene; and the countdown if it is over. */
export function* happenings(t: D20): Flow<void> {
  const { adventure, story } = playing(t);
  followLeaders(t);
  followRows(t);
  const scene = sceneOf(t);
  const all = [
    ...adventure.events.map((event) => ({ event, key: `/${event.id}` })),
    ...(scene.events ?? []).map((event) => ({ event, key: `${scene.id}/${event.id}` })),
  ];
  for (const { event, key } of all) {
    if (story.events.includes(key) || !holds(t, event.when)) continue;
    story.events.push(key);
    yield* doAll(t, event.do, { rule: scene.rule ?? 'DT-SHOT-02' });
    if (story.goes !== undefined || t.state.phase === 'ended') return;
  }
  yield* countdown(t, scene);
}

/** What a countdown comes to, unless it is off (DT-SCB-15, DT-SCC-17). */
function* countdown(t: D20, scene: Scene): Flow<void> {
  const { story } = playing(t);
  if (scene.countdown === undefined || story.deadline === undefined) return;
  if (holds(t, scene.countdown.off)) story.deadline = undefined;
  else if (t.state.clock >= story.deadline) {
    story.deadline = undefined;
    yield* doAll(t, scene.countdown.do, { rule: scene.rule ?? 'DT-TIME-02' });
  }
}

/** Whether nobody of the party in the scene can act (DT-SHOT-04). */
export const isDefeated = (t: D20): boolean => !partyOf(t).some((one) => isUp(one) && isHere(one));

/** A defeated party is captured once, and not in the climax (DT-SHOT-04): all wake with 1 Hit Point, each has lost a thing. */
export function* defeat(t: D20): Flow<void> {
  const { adventure, story } = playing(t);
  story.defeats += 1;
  t.tell?.({ type: 'defeated', rule: 'DT-SHOT-04', times: story.defeats });
  // Who has fled is not captured, and the scene is left by the way they took.
  const fled = fledOf(t);
  const slain = slainOf(t);
  const fallen = [...partyOf(t).filter((one) => !fled.includes(one)), ...slain];
  const exit = fled.length > 0 ? retreatOf(t) : undefined;
  if (story.defeats > 1 || story.scene === adventure.climax || fallen.length === 0) {
    endAdventure(t, 'defeated');
    return;
  }
  for (const creature of fallen) yield* capture(t, creature);
  t.state.points += 2;
  t.tell?.({ type: 'points-gained', rule: 'DT-SHOT-04', points: t.state.points });
  const scene = sceneOf(t);
  settleScene(t, scene, 'bypassed');
  story.goes = (exit ?? scene.exits[0])?.to ?? 'end';
}

/** Characters who died in the last fight of this scene, and have a body (DT-SHOT-04). */
function slainOf({ state }: D20): readonly Creature[] {
  const { fought = -1, entered = 0 } = state.story ?? {};
  if (fought < entered) return [];
  return state.creatures.filter(
    ({ character, side, life, death }) =>
      character !== undefined &&
      side === 'party' &&
      life === 'dead' &&
      (death?.clock ?? -1) >= fought,
  );
}

/** Somebody captured wakes with 1 Hit Point and one thing less, drawn at random (DT-SHOT-04, DT-GEN-08). */
function* capture(t: D20, creature: Creature): Flow<void> {
  if (creature.life !== 'alive') yield* raise(t, creature, 'DT-SHOT-04');
  else if (creature.hp <= 0)
    yield* heal(t, creature, { amount: 1 - creature.hp, way: 'token', rule: 'DT-SHOT-04' });
  const { items } = creature;
  if (items.length === 0) return;
  const item = items[drawLot(t, creature, items.length, 'lost-item')];
  if (item === undefined) return;
  takeAway(creature, item.id);
  t.tell?.({ type: 'lost-item', rule: 'DT-SHOT-04', creature: creature.id, item: item.kind });
}
