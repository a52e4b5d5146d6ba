import { defineGame } from '@tablewright/engine';
import { evaluate } from './bots/evaluate.ts';
import { heuristicOf } from './bots/heuristic.ts';
import { d20Levels } from './bots/levels.ts';
import { knownIn } from './content/adventures/known-in.ts';
import { readAdventure } from './content/adventures/read.ts';
import { documentsOf } from './documents.ts';
import { harmOf } from './harm.ts';
import { measuresOf } from './measures.ts';
import type { D20State } from './model.ts';
import { checkOptions, OPTIONS } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { offersAt } from './rules/master/offers.ts';
import { STEPS, stepOf } from './rules/session/course.ts';
import { firstState } from './setup.ts';
import { SPEECH } from './speech.ts';
import type { D20Content } from './table.ts';
import { TEXTS } from './texts.ts';
import { imagined, viewOf } from './view.ts';

/**
 * What a table plays: the game with this content, without what lays out positions, checks states and speaks in
 * lessons.
 */
export function tableOf(content: D20Content) {
  const heuristic = heuristicOf(content);
  return defineGame({
    id: 'd20',
    title: 'The d20 table',
    version: '3',
    seats: { min: 1, max: 7, default: 3 },
    options: OPTIONS,
    checkOptions,
    unattended: { sessionLimit: 3_000 },
    brief: { adventure: 'harrow-down', sessionLimit: 100 },
    varied: { sessionLimit: 400 },
    content,
    setup: ({ seatCount, options }) => firstState({ seatCount, options }),
    next: stepOf,
    steps: STEPS,
    standing: offersAt,
    outcome: outcomeOf,
    view: (state: D20State, observer) => viewOf(state, observer, content),
    evaluate: (state, seat) => evaluate(state, seat, content),
    imagine: (state, observer, random) => imagined(state, observer, random, content),
    documents: documentsOf(content, (adventure) => readAdventure(adventure, knownIn(content))),
    // What only the whole game checks.
    invariants: [],
    speech: { ...SPEECH, harm: harmOf(content) },
    texts: TEXTS,
    translations: { de: async () => (await import('./texts-de.ts')).TEXTS_DE },
    measures: measuresOf(content),
    bots: { ...d20Levels(heuristic), heuristic },
  });
}
