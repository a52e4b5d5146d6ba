import type { HeardEvent } from '@tablewright/engine';

/** What can be heard at a table. */
export const SOUNDS = ['dice', 'card', 'piece', 'hit', 'turn', 'over'] as const;
/** See {@link SOUNDS}. */
export type Sound = (typeof SOUNDS)[number];

/** Which sound events of a game make, by their type; `none` is silence. */
export type GameSounds = Readonly<Record<string, Sound | 'none'>>;

/** What the words in the type of an event sound like, for games that say nothing about it. */
const CONVENTION: readonly (readonly [words: RegExp, sound: Sound])[] = [
  [/(?:^|-)(?:re)?rolled$/, 'dice'],
  [/(?:^|-)(?:drawn|dealt|played|bought|revealed|shuffled|called)$/, 'card'],
  [/(?:^|-)(?:damaged|hit|died|felled|wounded|knocked-out)$/, 'hit'],
  [/(?:^|-)(?:scored|marked|placed|moved|taken|stored|healed)$/, 'piece'],
];

/** The order in which sounds matter when many things happen at once. */
const WEIGHT: readonly Sound[] = ['hit', 'dice', 'piece', 'card'];

/** Most sounds of one answer: more would be noise. */
const MOST = 3;

/** What an event sounds like: as its game says, else by the last word of its type. */
export function soundOf(type: string, own: GameSounds = {}): Sound | undefined {
  const said = Object.hasOwn(own, type) ? own[type] : undefined;
  if (said !== undefined) return said === 'none' ? undefined : said;
  return CONVENTION.find(([words]) => words.test(type))?.[1];
}

/** What is to be heard of these events: each sound once, the weightiest three, in their order. */
export function soundsOf(
  events: readonly Pick<HeardEvent, 'event'>[],
  own: GameSounds = {},
): readonly Sound[] {
  const heard: Sound[] = [];
  for (const { event } of events) {
    const sound = soundOf(event.type, own);
    if (sound !== undefined && !heard.includes(sound)) heard.push(sound);
  }
  const weighty = new Set(
    heard.toSorted((a, b) => WEIGHT.indexOf(a) - WEIGHT.indexOf(b)).slice(0, MOST),
  );
  return heard.filter((sound) => weighty.has(sound));
}
