import { type Answer, type Choice, fallbackAnswer, type Policy } from '@tablewright/engine';
import type { AdventureState } from '../model.ts';
import { chooseAct } from './acting.ts';
import { dealt, giveHealing, givePoints, givePrevention, takeOff } from './dividing.ts';
import {
  attuneTo,
  keepToken,
  moveMarker,
  needTargets,
  placeTokens,
  pointAt,
  sendMarker,
} from './picking.ts';

type Decide = (state: AdventureState, choice: never) => Answer;

/** How each choice is decided; what is not here takes its default. */
const DECISIONS: Readonly<Record<string, Decide>> = {
  'choice.activate': chooseAct,
  'choice.send-marker': sendMarker,
  'choice.attune': attuneTo,
  'choice.leadership': givePoints,
  'choice.beseech': keepToken,
  'choice.move-marker-to': moveMarker,
  'choice.distract': takeOff,
  'choice.heal-targets': needTargets,
  'choice.heal-or-shield': giveHealing,
  'choice.heal': giveHealing,
  'choice.damage': dealt,
  'choice.name-target': pointAt,
  'choice.prevent': givePrevention,
  'choice.place-health': placeTokens,
  'choice.place-damage': placeTokens,
};

/**
 * A party with some experience: strikes when the monster can be felled, otherwise saves markers
 * for what its cards promise most; helps who is about to fall; keeps duds for what they do best.
 */
export const heuristic: Policy<AdventureState> = ({ view, choice }) => {
  const decide = DECISIONS[choice.why.key] as
    | ((state: AdventureState, choice: Choice) => Answer)
    | undefined;
  return decide === undefined ? fallbackAnswer(choice) : decide(view, choice);
};
