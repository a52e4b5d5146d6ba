import { defineGame } from '@tablewright/engine';
import { EVENT_FORMS } from './event-forms.ts';
import { given } from './given/given.ts';
import { invariantsOf } from './invariants.ts';
import { positionOf } from './position.ts';
import type { Content } from './rules/effects/content.ts';
import { tableOf } from './table-of.ts';
import { TELLING } from './telling.ts';

/** The game with this content; a test hands in its own. */
export function kazzamOf(content: Content) {
  return defineGame({
    ...tableOf(content),
    given: (state, position) => given({ state, content }, position),
    position: (state) => positionOf({ state, content }),
    events: EVENT_FORMS,
    invariants: invariantsOf(content),
    telling: TELLING,
  });
}
