import type { Text } from '@tablewright/engine';
import {
  bodyCalled,
  effectCalled,
  gearCalled,
  hazardCalled,
  spellCalled,
  tagCalled,
} from '../called.ts';
import { ROLL_KINDS } from '../content/adventure-deeds.ts';
import { knownIn } from '../content/adventures/known-in.ts';
import { namesOf, sceneNamesOf } from '../content/adventures/read.ts';
import { isRecord } from '../content/adventures/shape.ts';
import { d20Content } from '../content/index.ts';
import { idOf, listAt, type Path } from './parts.ts';
import { wordText } from './words.ts';

const CONTENT = d20Content();
const KNOWN = knownIn(CONTENT);

/** What can be named in an adventure, which may be a draft, at a path in it. */
export type NamesAt = (kind: string, path: Path) => readonly string[];

/** See {@link NamesAt}. What stands in a scene names what is in it. */
export function namesIn(content: unknown): NamesAt {
  const everywhere = namesOf(content, KNOWN);
  const scenes = sceneNamesOf(content);
  return (kind, path) => {
    const scene =
      path[0] === 'scenes' ? idOf(listAt(content, ['scenes'])[Number(path[1])]) : undefined;
    return scenes.get(scene ?? '')?.[kind] ?? everywhere[kind] ?? [];
  };
}

const CALLED: Readonly<Record<string, (id: string) => Text>> = {
  block: bodyCalled,
  gear: gearCalled,
  hazard: hazardCalled,
  spell: spellCalled,
  tag: tagCalled,
  condition: effectCalled,
  trait: effectCalled,
};
/** What stands for something without a name. */
const NAMELESS = ['name.something', 'effect.other', 'hazard.own', 'tag.other'];

/** Where things of an adventure stand that have a name of their own. */
const LISTS: Readonly<Record<string, string>> = {
  scene: 'scenes',
  goal: 'scenes',
  person: 'people',
  opponent: 'people',
  ending: 'endings',
  fact: 'facts',
};

/** What something is called, by its kind. */
export function calledIn(
  content: unknown,
  say: (text: Text) => string,
): (kind: string, id: string) => string {
  return (kind, id) => {
    if (kind === 'goal' && id === 'end') return wordText('end');
    if (kind === 'roll' && (ROLL_KINDS as readonly string[]).includes(id)) return wordText(id);
    if (kind === 'ready') return CONTENT.ready[id]?.sheet.name ?? id;
    const own = listAt(content, [LISTS[kind] ?? '']).find((one) => idOf(one) === id);
    if (isRecord(own)) return String(own.title ?? own.name ?? own.text ?? id);
    const text = (kind === 'roll' ? tagCalled : CALLED[kind])?.(id);
    return text === undefined || NAMELESS.includes(text.key) ? id : say(text);
  };
}

/** Conditions that are offered: those with a name. */
export const hasName = (kind: string, id: string): boolean => {
  const text = CALLED[kind]?.(id);
  return text === undefined || !NAMELESS.includes(text.key);
};
