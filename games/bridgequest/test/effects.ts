import { readEffect } from '../src/effects/read-effect.ts';
import type { Hero } from '../src/model.ts';
import type { Doing } from '../src/rules/acts/doing.ts';
import { perform } from '../src/rules/acts/perform.ts';
import type { Bridge } from '../src/table.ts';
import { type Played, play, type Script } from './play.ts';
import { heroAt } from './table.ts';

/** A card whose effects tests perform, if no other is named. */
const SOURCE = 'BQC-DOOR-056#1';

/** The actions that are written so. Throws if they cannot be read. */
export function written(text: string) {
  const effect = readEffect(`hit: ${text}`, 'effect', ({ message }) => {
    throw new Error(message);
  });
  return effect?.do ?? [];
}

/** Has the first hero do what is written so, or have it done to it, and answers by a script. */
export function performs(
  t: Bridge,
  text: string,
  script: Script = [],
  doing: Partial<Doing> = {},
): Played {
  const you: Hero = heroAt(t.state, 0);
  const about = { you, by: you, source: SOURCE, rule: 'BQC-TRIG-02', isDeed: true, ...doing };
  return play(perform(t, written(text), about), script);
}
