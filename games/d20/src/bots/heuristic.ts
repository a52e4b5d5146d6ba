import type { RankingPolicy } from '@tablewright/bots';
import { type Choice, fallbackAnswer, type OneChoice, type Policy } from '@tablewright/engine';
import type { Deed } from '../rules/actions/menu.ts';
import { finisherOf } from '../rules/combat/finisher.ts';
import { bestDeed } from '../rules/npcs/tactics.ts';
import type { D20Content } from '../table.ts';
import { type D20View, worldOf } from '../view.ts';
import { calmAnswer } from './calm.ts';
import { rankedDeeds } from './ranking.ts';
import { ownIn, rerollAnswer, saveAnswer, saveOffer } from './tokens.ts';

/** Plays a character by its sheet (DT-BOT-01 to -05): in a fight by the tactics of companions, between fights by what is left to do. */
export function heuristicOf(content: D20Content): RankingPolicy<D20View> {
  const answer: Policy<D20View> = ({ view, seat, choice, random }) => {
    if (choice.kind !== 'one') return fallbackAnswer(choice);
    switch (choice.why.key) {
      case 'choice.deed':
        return deedAnswer(view, choice, content);
      case 'choice.calm':
        return calmAnswer(worldOf(view, content), view, choice.options as readonly Deed[], random);
      case 'choice.next':
        return nextAnswer(view, choice, content);
      case 'choice.reroll':
        return rerollAnswer(view, seat, choice);
      case 'choice.survive':
        return saveAnswer(view, seat, choice);
      case 'choice.bargain':
        return bargainAnswer(view, seat, choice);
      default:
        return fallbackAnswer(choice);
    }
  };
  return Object.assign(answer, {
    offers: ({ view, seat, offers }: Parameters<NonNullable<Policy<D20View>['offers']>>[0]) =>
      leadOffer(offers) ?? saveOffer(view, seat, offers, content),
    ranked: rankedDeeds(content),
  });
}

/** A bot on the seat of whoever runs the game leaves it to the software, which knows the adventure (DT-TAB-06). */
function leadOffer(offers: readonly Choice[]) {
  const place = offers.findIndex(
    (offer) => offer.kind === 'one' && offer.options[0]?.id === 'lead-software',
  );
  return place < 0 ? undefined : { place, answer: 0 };
}

/** What the tactics of companions do on a turn. */
function deedAnswer(view: D20View, choice: OneChoice, content: D20Content): number {
  const turn = view.combat?.turn;
  const creature = view.creatures.find(({ id }) => id === turn?.creature);
  if (turn === undefined || creature === undefined) return fallbackAnswer(choice) as number;
  return bestDeed(worldOf(view, content), creature, turn, choice.options as readonly Deed[]);
}

/** Who is named next: whoever can finish a foe, a healer where somebody is down, else the others (DT-BOT-03). */
function nextAnswer(view: D20View, choice: OneChoice, content: D20Content): number {
  const named = choice.options.flatMap(({ names }, at) => {
    const creature = view.creatures.find(({ id }) => id === names?.creature);
    return creature === undefined ? [] : [{ at, creature }];
  });
  const w = worldOf(view, content);
  const best = finisherOf(
    w,
    named.map(({ creature }) => creature),
  );
  return named.find(({ creature }) => creature === best)?.at ?? (fallbackAnswer(choice) as number);
}

/** A bargain is refused unless there is no token left (DT-BOT-04). */
function bargainAnswer(view: D20View, seat: number, choice: Choice & OneChoice): number {
  const own = ownIn(view, seat);
  const wanted = (own?.tokens ?? 0) < 1 ? 'yes' : 'no';
  const at = choice.options.findIndex(({ id }) => id === wanted);
  return at < 0 ? (fallbackAnswer(choice) as number) : at;
}
