import type { Text } from '@tablewright/engine';
import {
  bodyCalled,
  effectCalled,
  gearCalled,
  hazardCalled,
  placeCalled,
  spellCalled,
  tagCalled,
} from '../called.ts';
import { ROLL_KINDS } from '../content/adventure-deeds.ts';
import { knownIn } from '../content/adventures/known-in.ts';
import { namesOf, sceneNamesOf } from '../content/adventures/read.ts';
import { isRecord } from '../content/adventures/shape.ts';
import { d20Content } from '../content/index.ts';
import { PLACE_TEXTS } from '../texts/names/places.ts';
import { idOf, listAt, type Path } from './parts.ts';
import { wordText } from './words.ts';

const CONTENT = d20Content();
const KNOWN = knownIn(CONTENT);
/** What places can be like; an adventure may say more of them. */
const PLACES = Object.keys(PLACE_TEXTS).map((key) => key.slice('place.'.length));

/** What can be named in an adventure, which may be a draft, at a path in it. */
export type NamesAt = (kind: string, path: Path) => readonly string[];

/** See {@link NamesAt}. What stands in a scene names what is in it. */
export function namesIn(content: unknown): NamesAt {
  const everywhere = namesOf(content, KNOWN);
  const scenes = sceneNamesOf(content);
  return (kind, path) => {
    if (kind === 'place') return PLACES;
    const scene =
      path[0] === 'scenes' ? idOf(listAt(content, ['scenes'])[Number(path[1])]) : undefined;
    return scenes.get(scene ?? '')?.[kind] ?? everywhere[kind] ?? [];
  };
}

const CALLED: Readonly<Record<string, (id: string) => Text>> = {
  block: bodyCalled,
  gear: gearCalled,
  hazard: hazardCalled,
  place: placeCalled,
  spell: spellCalled,
  tag: tagCalled,
  condition: effectCalled,
  trait: effectCalled,
};
/** What stands for something without a name. */
const NAMELESS = ['name.something', 'effect.other', 'hazard.own', 'tag.other'];

/** Where things of an adventure stand, by their kind. */
const LISTS: Readonly<Record<string, string>> = {
  scene: 'scenes',
  goal: 'scenes',
  person: 'people',
  opponent: 'people',
  ending: 'endings',
  fact: 'facts',
  map: 'maps',
  counter: 'counters',
};
/** The same of what stands in a scene and is named there alone. */
const IN_SCENE: Readonly<Record<string, readonly string[]>> = {
  task: ['tasks'],
  exit: ['exits'],
  step: ['tasks', 'exits'],
  row: ['foes'],
  opponent: ['foes'],
  'hazard-row': ['hazards'],
};

/** An id as words: what has no other name. */
function readableId(id: string): string {
  const words = id.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** As much of a sentence as is read in a list. */
const LONGEST = 80;

/**
 * What an entry of an adventure is called: by its own words; a map by the scenes that play on it, an event by what it
 * says, and what has no words by its id. Nothing for what has no id either.
 */
export function entryCalled(content: unknown, entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const own = [entry.title, entry.label, entry.name, entry.text, entry.plainName].find(isSaid);
  if (own !== undefined) return own;
  const id = idOf(entry);
  if (Array.isArray(entry.rows) && id !== undefined) {
    const scenes = listAt(content, ['scenes']).flatMap((scene) =>
      isRecord(scene) && scene.map === id && isSaid(scene.title) ? [scene.title] : [],
    );
    if (scenes.length > 0) return scenes.join(', ');
  }
  const said = listAt(entry, ['do'])
    .map((deed) => (isRecord(deed) ? deed.say : undefined))
    .find(isSaid);
  if (said !== undefined) return said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
  return id === undefined ? undefined : readableId(id);
}

const isSaid = (words: unknown): words is string =>
  typeof words === 'string' && words.trim() !== '';

/** What something is called, by its kind; what scenes name for themselves is looked for in the scene of the path. */
export function calledIn(
  content: unknown,
  say: (text: Text) => string,
): (kind: string, id: string, path?: Path) => string {
  return (kind, id, path = []) => {
    if (kind === 'goal' && id === 'end') return wordText('end');
    if (kind === 'roll' && (ROLL_KINDS as readonly string[]).includes(id)) return wordText(id);
    if (kind === 'ready') return CONTENT.ready[id]?.sheet.name ?? id;
    const inScene = path[0] === 'scenes' ? (IN_SCENE[kind] ?? []) : [];
    const own = [
      ...listAt(content, [LISTS[kind] ?? '']),
      ...inScene.flatMap((list) => listAt(content, [...path.slice(0, 2), list])),
    ].find((one) => idOf(one) === id);
    if (own !== undefined) return entryCalled(content, own) ?? id;
    if (kind === 'zone') return readableId(id);
    const text = (kind === 'roll' ? tagCalled : CALLED[kind])?.(id);
    return text === undefined || NAMELESS.includes(text.key) ? id : say(text);
  };
}

/** Conditions that are offered: those with a name. */
export const hasName = (kind: string, id: string): boolean => {
  const text = CALLED[kind]?.(id);
  return text === undefined || !NAMELESS.includes(text.key);
};
