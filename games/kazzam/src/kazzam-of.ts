import { defineGame } from '@tablewright/engine';
import { EVENT_FORMS } from './event-forms.ts';
import { given } from './given/given.ts';
import { invariantsOf } from './invariants.ts';
import { positionOf } from './position.ts';
import type { Content } from './rules/effects/content.ts';
import { tableOf } from './table-of.ts';
import { TELLING } from './telling.ts';
import { TUTORIAL_TEXTS } from './texts/tutorial.ts';

/** The game with this content; a test hands in its own. */
export function kazzamOf(content: Content) {
  const table = tableOf(content);
  return defineGame({
    ...table,
    given: (state, position) => given({ state, content }, position),
    position: (state) => positionOf({ state, content }),
    events: EVENT_FORMS,
    invariants: invariantsOf(content),
    telling: TELLING,
    texts: { ...table.texts, ...TUTORIAL_TEXTS },
    translations: {
      de: async () => {
        const [texts, { TUTORIAL_TEXTS_DE }] = await Promise.all([
          table.translations?.de?.(),
          import('./texts/de/tutorial.ts'),
        ]);
        return { ...texts, ...TUTORIAL_TEXTS_DE };
      },
    },
  });
}
