import { defineGame } from '@tablewright/engine';
import { EVENT_FORMS } from './event-forms.ts';
import { given, positionOf } from './given/given.ts';
import { invariantsOf } from './invariants.ts';
import type { D20Content } from './table.ts';
import { tableOf } from './table-of.ts';
import { TELLING } from './telling.ts';
import { TUTORIAL_TEXTS } from './texts/tutorial.ts';

/** The d20 table with this content. */
export function d20Of(content: D20Content) {
  const table = tableOf(content);
  return defineGame({
    ...table,
    given: (state, position) => given(state, position, content),
    position: (state) => positionOf(state, content),
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
