import { defineGame } from '@tablewright/engine';
import { evaluate } from './bots/evaluate.ts';
import { heuristic } from './bots/heuristic.ts';
import { LEVELS } from './bots/levels.ts';
import { EVENT_FORMS } from './event-forms.ts';
import { layOut } from './given/given.ts';
import { INVARIANTS } from './invariants.ts';
import { MEASURES } from './measures.ts';
import { OPTIONS, PLAYERS } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { positionOf } from './position.ts';
import { bingo } from './rules/bingo.ts';
import { charge } from './rules/charge.ts';
import { resolve } from './rules/resolve.ts';
import { endRound } from './rules/round-end.ts';
import { selection } from './rules/selection.ts';
import { setUp } from './setup.ts';
import { SPEECH } from './speech.ts';
import { TELLING } from './telling.ts';
import { TEXTS } from './texts.ts';
import { viewOf } from './view.ts';

/** Ultimate Bingo Deathmatch Arena, for 2 to 5. */
export const bingoDeathmatch = defineGame({
  id: 'bingo-deathmatch',
  title: 'Ultimate Bingo Deathmatch Arena',
  version: '2',
  seats: PLAYERS,
  options: OPTIONS,
  setup: setUp,
  next: ({ result, phase }) => (result === undefined ? phase : undefined),
  steps: { charge, bingo, selection, resolve, 'round-end': endRound },
  outcome: outcomeOf,
  view: viewOf,
  evaluate,
  given: layOut,
  position: positionOf,
  events: EVENT_FORMS,
  invariants: INVARIANTS,
  telling: TELLING,
  speech: SPEECH,
  texts: TEXTS,
  translations: { de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  measures: MEASURES,
  bots: { ...LEVELS, heuristic },
});
