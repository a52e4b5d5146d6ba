import type { Flow, Windows } from '@tablewright/engine';
import type { Effect } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { contentOf } from './content.ts';
import type { RulesEvents } from './moments.ts';

/** Opens windows around what the content of the match answers to. */
export const windows: Windows<Kazzam, Effect, RulesEvents> = {
  attach: (t, effect) => contentOf(t).windows.attach(t, effect),
  detach: (t, id) => contentOf(t).windows.detach(t, id),
  hears: (t, type) => contentOf(t).windows.hears(t, type),
  answers: (t, type) => contentOf(t).windows.answers(t, type),
  modify: (t, event) => contentOf(t).windows.modify(t, event),
  pass: (t, event, act): Flow<boolean> => contentOf(t).windows.pass(t, event, act),
};

/** What happens in a window besides the answers of abilities, where they are all there is. */
export function nothing(): undefined {}
