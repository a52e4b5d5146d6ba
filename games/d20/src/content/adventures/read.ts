import type { Result } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';
import type { Adventure } from '../adventure.ts';
import { ROLL_KINDS } from '../adventure-deeds.ts';
import { TAGS } from '../tags.ts';
import { ADVENTURE } from './format.ts';
import { zonesOutside } from './format-maps.ts';
import { at, isRecord, type Names, type Reading } from './shape.ts';
import { isSure, reachedFrom } from './ways.ts';

/** The ids of content that an adventure can name. */
export interface KnownIds {
  readonly blocks: readonly string[];
  readonly gear: readonly string[];
  readonly hazards: readonly string[];
  readonly spells: readonly string[];
  readonly conditions: readonly string[];
  /** Of stat blocks: what can be taken from foes for a while. */
  readonly traits: readonly string[];
  readonly ready: readonly string[];
}

/**
 * An adventure as it comes from outside, checked; all that is wrong at once.
 * @param known what it may name
 */
export function readAdventure(
  content: unknown,
  known: KnownIds,
): Result<Adventure, readonly ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const reading: Reading = {
    note: (problem) => problems.push(problem),
    names: namesOf(content, known),
    scenes: sceneNamesOf(content),
  };
  ADVENTURE(content, '', reading);
  if (isRecord(content)) {
    listIn(content, 'maps').forEach((map, index) => {
      zonesOutside(map, at('maps', index), reading);
    });
    if (!problems.some(({ path }) => WAYS.test(path))) noteWays(content, reading);
    noteSums(content, reading);
  }
  return problems.length === 0
    ? { ok: true, value: content as Adventure }
    : { ok: false, error: problems };
}

/** What is wrong there leaves it open where scenes lead. */
const WAYS = /(^|\.)(to|go|end|start|id|exits|events|scenes)$|^$|^scenes\.\d+$/;

/** Scenes to which no exit leads, or from which none leads to an end. */
function noteWays(content: Readonly<Record<string, unknown>>, { note }: Reading): void {
  const adventure = content as unknown as Adventure;
  const reached = reachedFrom(adventure, adventure.start);
  adventure.scenes.forEach(({ id }, index) => {
    const path = at('scenes', index);
    if (!reached.has(id)) {
      note({ path, message: `"${id}" cannot be reached: no exit leads to it` });
    } else if (!reachedFrom(adventure, id).has('end')) {
      note({ path, message: `from "${id}" no way leads to an end` });
    }
  });
}

/** Scenes that may lock (DT-SHOT-02), and awards that come to something else (DT-SHOT-03). */
function noteSums(content: Readonly<Record<string, unknown>>, { note }: Reading): void {
  let sum = 0;
  listIn(content, 'scenes').forEach((scene, index) => {
    if (!isRecord(scene)) return;
    if (isRecord(scene.award) && typeof scene.award.xp === 'number') sum += scene.award.xp;
    if (listIn(scene, 'exits').length === 0 || isSure(scene)) return;
    const message =
      'no exit is sure to open: give a main or side exit opensAfter, at most 3, or no when';
    note({ path: at(at('scenes', index), 'exits'), message });
  });
  if (typeof content.xp !== 'number' || sum === content.xp) return;
  note({ path: 'xp', message: `is ${content.xp}, but the awards of the scenes come to ${sum}` });
}

/** What an adventure can name anywhere, by kind. It may be a draft. */
export function namesOf(content: unknown, known: KnownIds): Names {
  const ids = (field: string) => (isRecord(content) ? idsIn(content, field) : []);
  const tags = Object.keys(TAGS);
  return {
    scene: ids('scenes'),
    goal: [...ids('scenes'), 'end'],
    person: ids('people'),
    opponent: ids('people'),
    fact: ids('facts'),
    counter: ids('counters'),
    map: ids('maps'),
    ending: ids('endings'),
    tag: tags,
    roll: [...ROLL_KINDS, ...tags],
    block: known.blocks,
    gear: known.gear,
    hazard: known.hazards,
    spell: known.spells,
    condition: known.conditions,
    trait: known.traits,
    ready: known.ready,
  };
}

/** What can be named in each scene besides. It may be a draft. */
export function sceneNamesOf(content: unknown): ReadonlyMap<string, Names> {
  const found = new Map<string, Names>();
  if (!isRecord(content)) return found;
  for (const scene of listIn(content, 'scenes')) {
    if (!isRecord(scene) || typeof scene.id !== 'string' || found.has(scene.id)) continue;
    const map = listIn(content, 'maps').find((one) => isRecord(one) && one.id === scene.map);
    const zones = isRecord(map) && isRecord(map.zones) ? Object.keys(map.zones) : [];
    found.set(scene.id, {
      task: idsIn(scene, 'tasks'),
      exit: idsIn(scene, 'exits'),
      step: [...idsIn(scene, 'tasks'), ...idsIn(scene, 'exits')],
      row: idsIn(scene, 'foes'),
      opponent: [...idsIn(content, 'people'), ...idsIn(scene, 'foes')],
      'hazard-row': idsIn(scene, 'hazards'),
      zone: zones,
    });
  }
  return found;
}

function listIn(part: Readonly<Record<string, unknown>>, field: string): readonly unknown[] {
  const value = Object.hasOwn(part, field) ? part[field] : undefined;
  return Array.isArray(value) ? value : [];
}

function idsIn(part: Readonly<Record<string, unknown>>, field: string): readonly string[] {
  return listIn(part, field).flatMap((one) =>
    isRecord(one) && typeof one.id === 'string' ? [one.id] : [],
  );
}
