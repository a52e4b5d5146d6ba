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
  }
  if (problems.length > 0) return { ok: false, error: problems };
  const adventure = content as Adventure;
  noteWhole(adventure, reading);
  return problems.length === 0 ? { ok: true, value: adventure } : { ok: false, error: problems };
}

/** What scenes come to together: looked at when each by itself is right. */
function noteWhole(adventure: Adventure, { note }: Reading): void {
  const reached = reachedFrom(adventure, adventure.start);
  adventure.scenes.forEach((scene, index) => {
    const path = at('scenes', index);
    if (!reached.has(scene.id)) {
      note({ path, message: `"${scene.id}" cannot be reached: no exit leads to it` });
    } else if (!reachedFrom(adventure, scene.id).has('end')) {
      note({ path, message: `from "${scene.id}" no way leads to an end` });
    }
    if (isSure(scene)) return;
    const message =
      'no exit is sure to open: give a main or side exit opensAfter, at most 3, or no when';
    note({ path: at(path, 'exits'), message });
  });
  const sum = adventure.scenes.reduce((total, { award }) => total + award.xp, 0);
  if (sum === adventure.xp) return;
  note({ path: 'xp', message: `is ${adventure.xp}, but the awards of the scenes come to ${sum}` });
}

function namesOf(content: unknown, known: KnownIds): Names {
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
    ready: known.ready,
  };
}

function sceneNamesOf(content: unknown): ReadonlyMap<string, Names> {
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
