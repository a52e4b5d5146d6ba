import { defineGame } from '@tablewright/engine';
import { heuristic } from './bots/heuristic.ts';
import { LEVELS } from './bots/levels.ts';
import { EVENT_FORMS } from './event-forms.ts';
import { given } from './given/given.ts';
import { INVARIANTS } from './invariants.ts';
import { MEASURES } from './measures.ts';
import type { AdventureState } from './model.ts';
import { checkOptions, OPTIONS } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { positionOf } from './position.ts';
import { activate } from './rules/activate.ts';
import { assign } from './rules/assign.ts';
import { check } from './rules/check.ts';
import { draw } from './rules/draw.ts';
import { assignElements, drawAffinity } from './rules/elements-step.ts';
import { heal } from './rules/heal.ts';
import { mark } from './rules/mark.ts';
import { note } from './rules/note.ts';
import { prevent } from './rules/prevent.ts';
import { take } from './rules/take.ts';
import { setUp } from './setup.ts';
import { SPEECH } from './speech.ts';
import { TELLING } from './telling.ts';
import { TEXTS } from './texts.ts';
import { viewOf } from './view.ts';

/** Bingo Adventure: one to four characters against a monster, on bingo cards. */
export const bingoAdventure = defineGame({
  id: 'bingo-adventure',
  title: 'Bingo Adventure',
  version: '2',
  seats: { min: 1, max: 4, default: 4 },
  unattended: { roundLimit: 200 },
  options: OPTIONS,
  checkOptions,
  setup: setUp,
  next: (state: AdventureState) => (state.result === 'playing' ? state.step : undefined),
  steps: {
    elements: assignElements,
    affinity: drawAffinity,
    draw,
    mark,
    activate,
    note,
    heal,
    assign,
    prevent,
    take,
    check,
  },
  outcome: outcomeOf,
  view: viewOf,
  given,
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
