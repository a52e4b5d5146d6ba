import { defineGame } from '@tablewright/engine';
import { evaluate } from './bots/evaluate.ts';
import { heuristicOf } from './bots/heuristic.ts';
import { bridgeLevels } from './bots/levels.ts';
import type { CardSet } from './content/card-set.ts';
import { documentsOf } from './documents.ts';
import { EVENT_FORMS } from './event-forms.ts';
import { given } from './given/given.ts';
import { invariantsOf } from './invariants.ts';
import { MEASURES } from './measures.ts';
import type { BridgeState } from './model.ts';
import { checkOptions, OPTIONS } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { positionOf } from './position.ts';
import { offersAt } from './rules/ruling/offers.ts';
import { firstState } from './setup.ts';
import { SPEECH } from './speech.ts';
import { STEPS, stepOf } from './steps.ts';
import { contentAt } from './table.ts';
import { contentOf } from './table-content.ts';
import { TELLING } from './telling.ts';
import { TEXTS } from './texts.ts';
import { eyesOf, known, viewOf } from './view.ts';
import { ZONES } from './zones.ts';

/** BridgeQuest! with these cards. */
export function bridgeOf(cards: CardSet) {
  const content = contentOf(cards);
  const heuristic = heuristicOf(cards);
  return defineGame({
    id: 'bridgequest',
    title: 'BridgeQuest!',
    version: '1',
    seats: { min: 1, max: 7, default: 2 },
    unattended: { roundLimit: 60 },
    brief: { roundLimit: 6, figurines: 8 },
    varied: { portals: true, roundLimit: 40, figurines: 8, gm: 'human' },
    options: OPTIONS,
    checkOptions,
    content,
    setup: (t) => firstState(t, content),
    next: stepOf,
    steps: STEPS,
    standing: offersAt,
    outcome: outcomeOf,
    given: (state, position) => given({ state, content }, position),
    position: (state) => positionOf({ state, content: contentAt(state, content) }),
    view: (state, observer) => viewOf(state, observer, content),
    documents: documentsOf(content),
    imagine(state: BridgeState, observer, random) {
      const imagined = known(state, observer);
      ZONES.imagine(imagined, eyesOf(imagined, observer), random);
      return imagined;
    },
    evaluate: (state, seat) =>
      evaluate(state, seat, (of, observer) => viewOf(of, observer, content), cards),
    invariants: invariantsOf(content),
    telling: TELLING,
    speech: SPEECH,
    events: EVENT_FORMS,
    texts: TEXTS,
    translations: { de: async () => (await import('./texts-de.ts')).TEXTS_DE },
    measures: MEASURES,
    bots: { ...bridgeLevels(heuristic), heuristic },
  });
}
