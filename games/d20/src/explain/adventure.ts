import { type Adventure, VEIL_TAGS, type VeilTag } from '../content/adventure.ts';
import { CONTENT } from './world.ts';

export type { Adventure } from '../content/adventure.ts';

/** A character that comes with an adventure. */
export interface ReadyFacts {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly heritage: string;
  readonly roles: readonly string[];
}

/** What may be known of an adventure by those who are going to play it. */
export interface AdventureFacts {
  readonly scenes: number;
  readonly endings: number;
  /** What may be veiled in it, in the order of the list (DT-XC-09). */
  readonly veils: readonly VeilTag[];
  readonly ready: readonly ReadyFacts[];
}

/** An adventure without its secrets (DT-SHOT-02, DT-XC-09). */
export function adventureFacts(adventure: Adventure): AdventureFacts {
  const { scenes, endings, people, ready } = adventure;
  const tagged = [
    ...people,
    ...endings.flatMap(({ text }) => text),
    ...scenes.flatMap(({ text, foes = [], hazards = [] }) => [...text, ...foes, ...hazards]),
  ];
  const found = new Set<string>(tagged.flatMap(({ tags = [] }) => tags));
  return {
    scenes: scenes.length,
    endings: endings.length,
    veils: VEIL_TAGS.filter((tag) => found.has(tag)),
    ready: ready.flatMap((id) => readyFacts(id) ?? []),
  };
}

function readyFacts(id: string): ReadyFacts | undefined {
  const sheet = CONTENT.ready[id]?.sheet;
  if (sheet === undefined) return undefined;
  const { name, level, heritage, roles } = sheet;
  return { id, name, level, heritage, roles: roles.map((role) => role.id) };
}
