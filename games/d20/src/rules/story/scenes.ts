import type { Flow } from '@tablewright/engine';
import type { Exit, Scene } from '../../content/adventure.ts';
import type { Creature, Ending } from '../../model.ts';
import type { D20 } from '../../table.ts';
import { areEnemies, isUp } from '../creature.ts';
import { relieve } from '../effects/afflict.ts';
import { heal } from '../harm/heal.ts';
import { isHere } from '../place/distance.ts';
import { endCircumstances } from '../rolls/circumstances.ts';
import { drawLot } from '../rolls/roll.ts';
import {
  adventureOf,
  momentOf,
  partyOf,
  personIn,
  playing,
  sceneIn,
  sceneOf,
} from './adventure.ts';
import { award } from './awards.ts';
import { doAll, takeAway } from './doing.ts';
import { ambush, fightOf, personOf, placeFoes, placeIn, readyFoes } from './foes.ts';
import { holds } from './when.ts';
import { tellWords } from './words.ts';

/** A scene begins (DT-SHOT-02): its place, its people and foes, what happens at once, and the fight if they wait for one. */
export function* enterScene(t: D20, id: string): Flow<void> {
  const { adventure, story } = playing(t);
  const scene = sceneIn(adventure, id);
  if (story.scenes > 0) story.from = story.scene;
  story.scene = id;
  story.goes = undefined;
  story.scenes += 1;
  story.deadline = undefined;
  story.bargained = false;
  setPlace(t, scene);
  t.state.phase = 'scene';
  t.tell?.({ type: 'scene-began', rule: scene.rule ?? 'DT-SHOT-02', scene: id });
  for (const at of scene.text.keys()) tellWords(t, `${id}.text.${at}`, scene.rule ?? 'DT-SHOT-02');
  for (const person of scene.people ?? []) {
    const creature = personOf(t, personIn(adventure, person));
    if (creature.life === 'alive') placeIn(t, creature, 'people');
  }
  placeFoes(t);
  if (scene.countdown !== undefined) story.deadline = t.state.clock + scene.countdown.rounds;
  const cause = { rule: scene.rule ?? 'DT-SHOT-02' };
  yield* doAll(t, scene.onEnter ?? [], cause);
  if (story.goes === undefined && t.state.combat === undefined) yield* meetFoes(t, scene);
}

/** The place of a scene, and the party in it. */
function setPlace(t: D20, scene: Scene): void {
  const { adventure } = playing(t);
  const map =
    t.options.positions === 'grid' ? adventure.maps.find(({ id }) => id === scene.map) : undefined;
  t.state.ground = {
    rows: map === undefined ? [] : [...map.rows],
    isDark: scene.isDark === true,
    isOutdoors: scene.isOutdoors === true,
    setting: scene.setting ?? [],
  };
  t.state.zones = [];
  t.state.lying = [];
  for (const creature of t.state.creatures) {
    if (creature.side !== 'party') creature.place = { at: 'away' };
  }
  for (const creature of t.state.creatures) {
    if (creature.side === 'party' && creature.life === 'alive') placeIn(t, creature, 'party');
  }
}

/** Foes who are awake fight at once; those in hiding try to surprise first (DT-INIT-01, -12). */
function* meetFoes(t: D20, scene: Scene): Flow<void> {
  const foes = readyFoes(t);
  if (foes.length === 0) return;
  const row = (scene.foes ?? []).find(({ ambush: tries }) => tries !== undefined);
  const hidden = foes.filter(({ isHidden }) => isHidden);
  const others = partyOf(t).filter((one) => foes.some((foe) => areEnemies(one, foe)));
  const surprised = hidden.length > 0 ? yield* ambush(t, hidden, others, row?.ambush?.tag) : [];
  yield* fightOf(t, surprised);
}

/** Exits that are open: those whose condition holds, and those that have opened after enough failures (DT-SHOT-02). */
export function openExits(t: D20): readonly Exit[] {
  const { story } = playing(t);
  const failures = Object.entries(story.failed)
    .filter(([key]) => key.startsWith(`${story.scene}/`))
    .reduce((sum, [, times]) => sum + times, 0);
  return sceneOf(t).exits.filter(
    ({ when, opensAfter }) =>
      holds(t, when) || (opensAfter !== undefined && failures >= opensAfter),
  );
}

/** The scene is left by an exit: what it pays, and where it leads (DT-SHOT-02, -03, DT-LVL-03). */
export function* leaveScene(t: D20, exit: Exit): Flow<void> {
  const { story } = playing(t);
  const scene = sceneOf(t);
  const cause = { rule: scene.rule ?? 'DT-SHOT-02' };
  yield* doAll(t, exit.do ?? [], cause);
  if (story.goes !== undefined && story.goes !== exit.to) return;
  const isDone = exit.kind !== 'retreat' && holds(t, scene.award.when);
  settleScene(t, scene, isDone ? 'paid' : 'bypassed');
  story.goes = exit.to;
}

/** A scene is behind the party: paid for at once, or at the end of a finished adventure (DT-SHOT-03). */
export function settleScene(t: D20, scene: Scene, how: 'paid' | 'bypassed' | 'skipped'): void {
  const { story } = playing(t);
  const before = story.left[scene.id];
  if (before === 'paid' || before === 'skipped') return;
  story.left[scene.id] = how;
  const xp = how === 'bypassed' ? 0 : award(t, scene.award.xp);
  t.tell?.({ type: 'scene-left', rule: scene.rule ?? 'DT-SHOT-02', scene: scene.id, how, xp });
}

/** What lasts for a scene is over with it (DT-COND preamble). */
export function* closeScene(t: D20): Flow<void> {
  for (const creature of t.state.creatures) {
    for (const effect of [...creature.effects]) {
      if (effect.until.at === 'scene') yield* relieve(t, creature, effect, 'end', 'DT-COND-31');
    }
    for (const key of Object.keys(creature.used)) if (isOfScene(key)) delete creature.used[key];
    creature.isHidden = false;
  }
  endCircumstances(t, 'scene');
  t.state.zones = [];
}

/** What somebody does once a scene (DT-SOC-06, DT-TOK-22, -24, -45, DT-AGM-02). */
const isOfScene = (key: string): boolean =>
  key.startsWith('influence/') ||
  ['tempt-fate', 'setback', 'survive-point', 'unlisted'].includes(key);

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
        t.tell?.({ type: 'scene-left', rule: 'DT-SHOT-03', scene: scene.id, how: 'paid', xp });
      }
    }
  }
  t.state.phase = 'ended';
  t.state.ending = ending;
  t.state.combat = undefined;
  t.tell?.({ type: 'ended', rule: 'DT-AGM-11', ending });
}

/** Clock events that are due happen (DT-SCA-03). */
export function* clockEvents(t: D20): Flow<void> {
  const { adventure, story } = playing(t);
  for (const [at, event] of adventure.clockEvents.entries()) {
    if (story.events.includes(at) || t.state.clock < momentOf(story, event.at)) continue;
    story.events.push(at);
    if (holds(t, event.when)) yield* doAll(t, event.do, { rule: adventure.rule ?? 'DT-TIME-02' });
  }
  const { countdown } = sceneOf(t);
  if (countdown === undefined || story.deadline === undefined || t.state.clock < story.deadline)
    return;
  story.deadline = undefined;
  yield* doAll(t, countdown.do, { rule: sceneOf(t).rule ?? 'DT-TIME-02' });
}

/** Whether nobody of the party in the scene can act (DT-SHOT-04). */
export const isDefeated = (t: D20): boolean => !partyOf(t).some((one) => isUp(one) && isHere(one));

/** A defeated party is captured once, and not in the climax (DT-SHOT-04): all wake with 1 Hit Point, each has lost a thing. */
export function* defeat(t: D20): Flow<void> {
  const { adventure, story } = playing(t);
  story.defeats += 1;
  t.tell?.({ type: 'defeated', rule: 'DT-SHOT-04', times: story.defeats });
  const fallen = partyOf(t);
  if (story.defeats > 1 || story.scene === adventure.climax || fallen.length === 0) {
    endAdventure(t, 'defeated');
    return;
  }
  for (const creature of fallen) yield* capture(t, creature);
  t.state.points += 2;
  t.tell?.({ type: 'points-gained', rule: 'DT-SHOT-04', points: t.state.points });
  const scene = sceneOf(t);
  settleScene(t, scene, 'bypassed');
  story.goes = scene.exits[0]?.to ?? 'end';
}

/** Somebody captured wakes with 1 Hit Point and one thing less, drawn at random (DT-SHOT-04, DT-GEN-08). */
function* capture(t: D20, creature: Creature): Flow<void> {
  if (creature.hp <= 0)
    yield* heal(t, creature, { amount: 1 - creature.hp, way: 'token', rule: 'DT-SHOT-04' });
  const { items } = creature;
  if (items.length === 0) return;
  const item = items[drawLot(t, creature, items.length, 'lost-item')];
  if (item === undefined) return;
  takeAway(creature, item.id);
  t.tell?.({ type: 'lost-item', rule: 'DT-SHOT-04', creature: creature.id, item: item.kind });
}
