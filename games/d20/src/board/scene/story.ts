import type { HeardEvent, Picture, Prose, Text } from '@tablewright/engine';
import type { D20Event } from '../../events.ts';
import { premiseKeys, sceneKeys } from '../../explain/index.ts';
import type { D20View } from '../../view.ts';

/** Words of an adventure, or what somebody wrote. */
export type Words = Text | Prose;

/** What a scene tells. */
export interface Story {
  readonly title: Words | undefined;
  /** In the order in which it was told. */
  readonly told: readonly Told[];
}

/** A paragraph, or a picture that whoever runs the game shows. */
export type Told = { readonly words: Words } | { readonly picture: Picture };

/** The rule under which the ending of an adventure is told: first what it is called, then its words. */
const ENDING = 'DT-AGM-11';

/**
 * The title of the scene and what has been told since it began; before the first one that of the adventure, and what
 * everybody knows. Where it was not heard, as in a position that was laid out, the adventure's own words stand for it.
 */
export function storyOf(view: D20View, events: readonly HeardEvent[]): Story {
  let title: Words | undefined;
  let told: Told[] = [];
  let isOver = false;
  for (const { event } of events) {
    const one = event as D20Event;
    if (one.type === 'scene-began') {
      title = one.words;
      told = [];
    } else if (one.type === 'safety') {
      // What is left out from now on is no longer read; plain words follow (DT-XC-09).
      told = [];
    } else if (one.type === 'described' && one.rule === ENDING && !isOver) {
      isOver = true;
      title = one.words;
      told = [];
    } else if (one.type === 'described') told.push({ words: one.words });
    else if (one.type === 'pictured') told.push({ picture: one.picture });
  }
  const keys = sceneKeys(view) ?? premiseKeys(view);
  if (title !== undefined || keys === undefined) return { title, told };
  return {
    title: { key: keys.title },
    told: [...keys.text.map((key) => ({ words: { key } })), ...told],
  };
}
