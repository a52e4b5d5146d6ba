import type { RankingPolicy } from '@tablewright/bots';
import {
  type Answer,
  type Choice,
  fallbackAnswer,
  type OneChoice,
  type PathChoice,
  type Policy,
  type PolicyInput,
} from '@tablewright/engine';
import type { CardSet } from '../content/card-set.ts';
import type { BridgeView } from '../view.ts';
import {
  answersRoll,
  asksBestFriend,
  cheapest,
  cursesSomebody,
  dearest,
  leastWorth,
  movesItself,
  paysFor,
  picksEffect,
  picksPlayer,
  spends,
} from './choosing.ts';
import { actInWindow, helps, picksFoe, throwPotion } from './fighting.ts';
import { charity, equips, looksAround, moves } from './menus.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { worthALook } from './ranking.ts';
import { runFrom, sacrifices, worthTurning } from './running.ts';
import { namesPlace, sells } from './travelling.ts';
import { walk } from './walking.ts';

type Decide = (look: Outlook, choice: never) => Answer;

const NO = 0;
const YES = 1;

const confirmIf =
  (yes: (look: Outlook, choice: OneChoice) => boolean): Decide =>
  (look, choice) =>
    yes(look, choice) ? YES : NO;

/** How each choice is decided; what is not here takes its default. */
const DECISIONS: Readonly<Record<string, Decide>> = {
  'choice.beginning-move': moves,
  'choice.final-move': moves,
  'choice.equip': equips,
  'choice.charity': charity,
  'choice.room': looksAround,
  'choice.way': (look, choice: PathChoice) => walk(look, choice),
  'choice.who-moves': movesItself,
  'choice.come-along': () => [],
  'choice.ask-which-ally': asksBestFriend,
  'choice.sacrifice': sacrifices,
  'choice.name-row': namesPlace,
  'choice.name-column': namesPlace,
  'choice.name-location': namesPlace,
  'choice.discard': leastWorth,
  'choice.lose': leastWorth,
  'choice.lose-gold': cheapest,
  'choice.tap-for-slot': cheapest,
  'choice.replace-identity': cheapest,
  'choice.sell': sells,
  'choice.fetch': dearest,
  'choice.take': dearest,
  'choice.pick-treasure': dearest,
  'choice.pick-player': picksPlayer,
  'choice.curse-whom': cursesSomebody,
  'choice.pick-effect': picksEffect,
  'choice.pick-foe': picksFoe,
  'choice.answer-roll': answersRoll,
  'choice.window-declaration': actInWindow,
  'choice.window-action': actInWindow,
  'choice.window-claim': actInWindow,
  'choice.window-broken': actInWindow,
  'choice.before-running': actInWindow,
  'choice.throw-potion': throwPotion,
  'choice.run-from': runFrom,
  'choice.help-or-not': helps,
  'choice.share-of-helper': (_, choice: { readonly max: number }) => Math.min(1, choice.max),
  'choice.fight-the-rest': confirmIf((look) => worthTurning(look)),
  'choice.check-against-death': confirmIf(() => true),
  'choice.re-enter': confirmIf(() => true),
  'choice.really-leave': confirmIf(() => true),
  'choice.avoid-by-wisdom': confirmIf(() => true),
  'choice.pay': confirmIf((look, { why }) => paysFor(look, why.params?.cost, why.params?.n)),
  'choice.cancel-curse': (_, choice: OneChoice) =>
    choice.options.length > 1 ? 0 : (choice.fallback ?? 0),
  'choice.addition': spends,
};

/**
 * A hero with some experience: prepares for the fight behind the next Door, has a turn on the Bridge early, gathers travels
 * in Homeworld, where no horde moves, and goes for Boss Mode in one go when they reach there.
 */
export function heuristicOf(content: Pick<CardSet, 'byId'>): RankingPolicy<BridgeView> {
  const decides: Policy<BridgeView> = ({ view, seat, choice }) => {
    const look = outlookOf(view, seat, content);
    const decide = DECISIONS[choice.why.key] as
      | ((look: Outlook, choice: Choice) => Answer)
      | undefined;
    return decide === undefined || look === undefined
      ? fallbackAnswer(choice)
      : decide(look, choice);
  };
  return Object.assign(decides, {
    ranked: ({ choice }: PolicyInput<BridgeView>, most: number) =>
      worthALook(choice).slice(0, most),
  });
}
