import { type Answer, type Choice, fallbackAnswer, type Policy } from '@tablewright/engine';
import type { BingoView } from '../model.ts';
import { chooseStepFour } from './choose-purchase.ts';
import {
  chooseCard,
  chooseHitBack,
  choosePayment,
  chooseReroll,
  chooseRider,
} from './choose-reaction.ts';
import { chooseSelection } from './choose-selection.ts';
import { chooseLine, chooseRewardDie, chooseShare, chooseSquare } from './choose-squares.ts';

type Chooser = (view: BingoView, seat: number, choice: Choice) => Answer;

const CHOOSERS: Readonly<Record<string, Chooser>> = {
  'choice.wild': chooseSquare,
  'choice.set-die': chooseSquare,
  'choice.reroll': chooseReroll,
  'choice.select': chooseSelection,
  'choice.shield-payment': choosePayment,
  'choice.hit-back': chooseHitBack,
  'choice.drain-or-disable': chooseRider,
  'choice.power': chooseCard,
  'choice.reward-die': chooseRewardDie,
  'choice.reward-line': chooseLine,
  'choice.share': chooseShare,
  'choice.step-4': chooseStepFour,
};

/**
 * Plays for its lines: weighs squares by what they add to rows and columns, shots by what a kill
 * would bring, Shields by what is to be feared, and purchases by what they improve. Looks no
 * further ahead than the round.
 */
export const heuristic: Policy<BingoView> = ({ view, seat, choice }) =>
  CHOOSERS[choice.why.key]?.(view, seat, choice) ?? fallbackAnswer(choice);
