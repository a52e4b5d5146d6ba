import { defineGame } from '@tablewright/engine';
import { evaluate } from './bots/evaluate.ts';
import { botsOf } from './bots/levels.ts';
import { documentsOf } from './documents.ts';
import { drawnFor } from './drawn-for.ts';
import { imagine } from './imagine.ts';
import { measuresOf } from './measures.ts';
import type { KazzamState } from './model.ts';
import { checkOptions, optionsOf } from './options.ts';
import type { Content } from './rules/effects/content.ts';
import { hasSecretDie } from './rules/effects/secrets.ts';
import { outcomeOf } from './rules/harm/end.ts';
import { deploy, readyAll, rollInitiative } from './rules/match/begin.ts';
import { buildTeams } from './rules/match/build.ts';
import { setUp } from './rules/match/setup.ts';
import { conceding } from './rules/referee/conceding.ts';
import { undoTerms } from './rules/referee/takeback.ts';
import { revealing } from './rules/sight/come-to-light.ts';
import { hasSecretPlace } from './rules/sight/hidden-places.ts';
import { act, beginRound, beginTurn, finishTurn } from './rules/turn/turn.ts';
import { speechOf } from './speech.ts';
import { textsOf } from './texts.ts';
import { viewOf } from './view-of.ts';

/**
 * What a table plays: the game with this content, without what lays out positions, checks states and
 * speaks in lessons.
 */
export function tableOf(content: Content) {
  const texts = textsOf(content);
  return defineGame({
    id: 'kazzam',
    title: 'Kazzam',
    version: '6',
    seats: { min: 2, max: 6, default: 2 },
    unattended: { roundLimit: 40 },
    brief: { athletes: 2, roundLimit: 6 },
    varied: { players: 'built', opposition: 'built' },
    content,
    options: optionsOf(content),
    checkOptions,
    undoTerms,
    documents: documentsOf({ content }),
    setup: setUp,
    next: (state: KazzamState) => (state.result === 'playing' ? state.step : undefined),
    steps: {
      build: conceding(buildTeams),
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
    view: (state, observer) => viewOf({ state, content }, observer),
    imagine: (state, observer, random) => imagine({ state, content }, observer, random),
    hides: ({ hiddenPositions }, state) =>
      hiddenPositions === 'secret' || (state !== undefined && hasSecretDie({ state, content })),
    asksAnyway: hasSecretPlace,
    drawnFor,
    invariants: [],
    speech: speechOf(texts),
    texts,
    translations: { de: async () => (await import('./texts-de.ts')).germanTexts(content) },
    measures: measuresOf(content),
    bots: botsOf(content),
  });
}
