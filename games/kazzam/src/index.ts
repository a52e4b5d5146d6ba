import { defineGame } from '@tablewright/engine';
import './content/abilities.ts';
import './content/creeps/creeps.ts';
import { evaluate } from './bots/evaluate.ts';
import { heuristic } from './bots/heuristic.ts';
import { LEVELS } from './bots/levels.ts';
import { drawnFor } from './drawn-for.ts';
import { EVENT_FORMS } from './event-forms.ts';
import { given } from './given/given.ts';
import { imagine } from './imagine.ts';
import { INVARIANTS } from './invariants.ts';
import { MEASURES } from './measures.ts';
import type { KazzamState } from './model.ts';
import { checkOptions, OPTIONS } from './options.ts';
import { positionOf } from './position.ts';
import { outcomeOf } from './rules/harm/end.ts';
import { deploy, readyAll, rollInitiative } from './rules/match/begin.ts';
import { buildNext } from './rules/match/build.ts';
import { setUp } from './rules/match/setup.ts';
import { conceding } from './rules/referee/conceding.ts';
import { undoTerms } from './rules/referee/takeback.ts';
import { revealing } from './rules/sight/come-to-light.ts';
import { hasSecretPlace } from './rules/sight/hidden-places.ts';
import { act, beginRound, beginTurn, finishTurn } from './rules/turn/turn.ts';
import { SPEECH } from './speech.ts';
import { TELLING } from './telling.ts';
import { TEXTS } from './texts.ts';
import { viewOf } from './view-of.ts';

export type { KazzamEvent } from './events.ts';
export type * from './model.ts';
export type { KazzamOptions } from './options.ts';

/** Kazzam: two teams of wizards on a court, orbs, and creeps that guard them. */
export const kazzam = defineGame({
  id: 'kazzam',
  title: 'Kazzam',
  version: '2',
  seats: { min: 2, max: 6, default: 2 },
  unattended: { roundLimit: 40 },
  brief: { athletes: 2, roundLimit: 6 },
  varied: { players: 'built', opposition: 'built' },
  options: OPTIONS,
  checkOptions,
  undoTerms,
  setup: setUp,
  next: (state: KazzamState) => (state.result === 'playing' ? state.step : undefined),
  steps: {
    build: conceding(buildNext),
    deploy: conceding(deploy),
    initiative: conceding(rollInitiative),
    ready: conceding(readyAll),
    round: revealing(beginRound),
    turn: revealing(conceding(beginTurn)),
    action: revealing(conceding(act)),
    finish: revealing(conceding(finishTurn)),
  },
  outcome: outcomeOf,
  evaluate,
  view: viewOf,
  imagine,
  hides: ({ hiddenPositions }) => hiddenPositions === 'secret',
  asksAnyway: hasSecretPlace,
  given,
  position: positionOf,
  drawnFor,
  events: EVENT_FORMS,
  invariants: INVARIANTS,
  telling: TELLING,
  speech: SPEECH,
  texts: TEXTS,
  translations: { de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  measures: MEASURES,
  bots: { ...LEVELS, heuristic },
});
