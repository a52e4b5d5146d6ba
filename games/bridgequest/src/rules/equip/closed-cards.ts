import type { ClosedOption, Option, Seat, Why } from '@tablewright/engine';
import { type Card, IDENTITIES, isHandheld } from '../../content/card.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { canPay } from '../acts/paying.ts';
import { isGear } from '../cards/cards-of.ts';
import { fights } from '../effects/situation.ts';
import { isCheat } from '../heroes/slots.ts';
import {
  isBanned,
  isOfCombat,
  isPossible,
  type Moment,
  onlyAnswers,
  playEffect,
  verbsIn,
} from '../plays/playable.ts';
import { isUsable } from './changes.ts';

const STORES = ['hand', 'karma', 'tapped', 'active'] as const;
type Store = (typeof STORES)[number];

/**
 * The cards of a seat with which nothing can be done now, each with the reason: what it holds, what lies tapped, and
 * one-shots in its potion hands. What works by itself on its table is not among them.
 *
 * @param open what can be done
 */
export function closedCards(
  t: Bridge,
  seat: Seat,
  open: readonly Option[],
  moment: Moment,
): readonly ClosedOption[] {
  const hero = t.state.heroes[seat];
  if (hero === undefined) return [];
  const named = new Set(open.flatMap(({ names = {} }) => [names.card, names.source]));
  return STORES.flatMap((from) =>
    ZONES.at(t.state, `${from}/${seat}`)
      .filter((id) => !named.has(id) && (from !== 'active' || isHandheld(cardOf(t, id))))
      .map((id) => ({
        ...{ id, names: { card: id } },
        because: whyNot(t, hero, { id, card: cardOf(t, id), from }, moment),
      })),
  );
}

interface Held {
  readonly id: CardId;
  readonly card: Card;
  readonly from: Store;
}

function whyNot(t: Bridge, hero: Hero, held: Held, moment: Moment): Why {
  const { card, from } = held;
  if (isHandheld(card)) {
    return from === 'active' ? whyNotThrown(t, hero) : gearWhy(t, hero, held, 'closed.in-no-hand');
  }
  if (isGear(held)) return gearWhy(t, hero, held, 'closed.no-room');
  if (isCheat(card)) return gearWhy(t, hero, held, 'closed.fits-nothing');
  if (IDENTITIES.some((identity) => identity === card.type)) {
    return { key: 'closed.own-turn', rule: 'BQ-CHAR-04' };
  }
  switch (card.type) {
    case 'monster':
      return { key: 'closed.monster', rule: 'BQ-TURN-09' };
    case 'trap':
      return { key: 'closed.trap', rule: 'BQ-KICK-03' };
    case 'itemEnhancer':
      return gearWhy(t, hero, held, 'closed.fits-nothing');
    default:
      return whyNotPlayed(t, hero, card, moment);
  }
}

/** What is in use is frozen from the kick on (BQ-TURN-05); in the Equip phase something stands in the way of it. */
function gearWhy(t: Bridge, hero: Hero, { card }: Held, otherwise: keyof typeof IN_THE_WAY): Why {
  if (t.state.phase !== 'equip' || t.state.active !== hero.seat || t.state.combat !== undefined) {
    return { key: 'closed.frozen', rule: 'BQ-TURN-05' };
  }
  if (isBanned(t, hero, 'equip')) return { key: 'closed.banned', rule: 'BQC-VERB-29' };
  if ('usableBy' in card && !isUsable(t, hero, card)) {
    return { key: 'closed.not-for-you', rule: 'BQC-SCH-14' };
  }
  return { key: otherwise, rule: IN_THE_WAY[otherwise] };
}

const IN_THE_WAY = {
  'closed.no-room': 'BQ-CHAR-01',
  'closed.fits-nothing': 'BQC-TYPE-14',
  'closed.in-no-hand': 'BQ-POT-02',
} as const;

/** Why a one-shot that is held ready is not used (BQ-POT-10, BQ-CMB-22). */
function whyNotThrown(t: Bridge, hero: Hero): Why {
  if (isBanned(t, hero, 'potion')) return { key: 'closed.banned', rule: 'BQC-VERB-29' };
  const { combat } = t.state;
  if (combat === undefined) return { key: 'closed.in-combat', rule: 'BQ-CMB-25' };
  if (combat.stage === 'declaration') return { key: 'closed.later', rule: 'BQ-CMB-22' };
  if (!fights(t, hero)) return { key: 'closed.far', rule: 'BQ-POT-10' };
  return { key: 'closed.broken', rule: 'BQ-CMB-24' };
}

function whyNotPlayed(t: Bridge, hero: Hero, card: Card, moment: Moment): Why {
  const effect = playEffect(card);
  if (effect === undefined) return { key: 'closed.not-now', rule: 'BQC-TRIG-01' };
  const verbs = verbsIn(effect.do);
  if (onlyAnswers(verbs)) return { key: 'closed.answers', rule: 'BQC-TRIG-01' };
  const isTooDear = effect.do.some((one) => one.verb === 'pay' && !canPay(t, hero, one.cost));
  if (isTooDear) return { key: 'closed.cost', rule: 'BQ-CARD-14' };
  if (!isPossible(t, hero, effect.do)) return { key: 'closed.nobody', rule: 'BQC-FX-07' };
  const act = card.type === 'portal' ? 'portal' : 'curse';
  if (isBanned(t, hero, act) && ['portal', 'curse', 'disaster'].includes(card.type)) {
    return { key: 'closed.banned', rule: 'BQC-VERB-29' };
  }
  switch (moment) {
    case 'declaration':
      return { key: 'closed.later', rule: 'BQ-CMB-22' };
    case 'broken':
      return { key: 'closed.broken', rule: 'BQ-CMB-24' };
    default: {
      const isForCombat = card.type === 'monsterEnhancer' || isOfCombat(verbs);
      return isForCombat
        ? { key: 'closed.in-combat', rule: 'BQ-CMB-25' }
        : { key: 'closed.not-now', rule: 'BQC-TRIG-01' };
    }
  }
}
