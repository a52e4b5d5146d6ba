import type { Flow, Option, Seat } from '@tablewright/engine';
import { cardCalled } from '../../called.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { perform } from '../acts/perform.ts';
import { discard } from '../cards/discarding.ts';
import { bendingMeansOf, mayBend } from '../dice/bending-means.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { noteUse } from '../effects/noted.ts';
import { deed } from '../karma/deeds.ts';
import { livingFrom } from '../standing/figures.ts';
import { openWindow } from '../windows/open-window.ts';

/** A curse, trap or disaster that takes effect. */
export interface Strike {
  /** It lies open: where it was kicked, or discarded. */
  readonly card: CardId;
  /** At whom it was aimed, or who has brought it upon itself. */
  readonly victim: Hero;
  /** Who has played it on somebody else (BQ-CURSE-03). */
  readonly caster?: Hero;
}

/**
 * A curse strikes (BQ-CURSE-02 to -07): a magnet pulls it first, a wish may still cancel it, then it hits for Karma
 * and does what it says. Traps count as curses; disasters strike all whom they name, for no Karma, and each may wish
 * it away for itself (BQ-CURSE-09, decision 46). No check of WIS stands against any of them (BQ-CURSE-08).
 */
export function* curseStrikes(t: Bridge, { card, victim, caster }: Strike): Flow<void> {
  const { type, effects } = cardOf(t, card);
  const actions = effects.filter(({ trigger }) => trigger === 'hit').flatMap((one) => one.do);
  if (type === 'disaster') {
    const spared = yield* sparedFrom(t, card, livingFrom(t.state, t.state.active));
    yield* perform(t, actions, {
      ...{ you: victim, by: caster ?? victim, source: card, rule: 'BQ-CURSE-09', isDeed: false },
      only: ({ seat }) => !spared.includes(seat),
    });
    return;
  }
  const struck = magnetOf(t) ?? victim;
  if ((yield* sparedFrom(t, card, [struck])).length > 0) return;
  if (struck.life !== 'alive') return;
  t.tell?.({ type: 'curse-struck', rule: 'BQ-CURSE-02', seat: struck.seat, card });
  const isTakenOver = struck.seat !== victim.seat && isOwnMagnet(t, struck);
  if (isTakenOver) deed(t, struck, { rule: 'BQ-KAR-32', points: 1 });
  else deed(t, struck, { rule: 'BQ-KAR-18', points: -1 });
  // It hits without effect (BQ-CURSE-07).
  if (isWarded(t, struck, type, cardOf(t, card).tags)) {
    t.tell?.({ type: 'curse-warded', rule: 'BQ-CURSE-07', seat: struck.seat, card });
    return;
  }
  yield* perform(t, actions, {
    ...{ you: struck, by: struck, source: card, rule: 'BQC-TRIG-02', isDeed: false },
  });
}

/** Whoever bears a magnet, the newest of several (BQ-CURSE-05, -06). */
function magnetOf(t: Bridge): Hero | undefined {
  const bearers = livingFrom(t.state, t.state.active).filter(
    ({ seat }) => ZONES.at(t.state, `magnet/${seat}`).length > 0,
  );
  const order = ({ seat }: Hero): number => t.state.magnetOrder.indexOf(seat);
  return bearers.toSorted((a, b) => order(b) - order(a))[0];
}

/** Whether somebody bears a magnet by its own will (BQ-KAR-32). */
function isOwnMagnet(t: Bridge, { seat }: Hero): boolean {
  return t.state.ownMagnets.includes(seat);
}

function isWarded(t: Bridge, hero: Hero, type: string, tags: readonly string[]): boolean {
  const kinds = type === 'trap' ? ['trap', 'curse'] : [type];
  return ofVerb(inForceFor(t, hero), 'ward').some(
    ({ action }) => kinds.includes(action.tag) || tags.includes(action.tag),
  );
}

/** What cancels a curse as it strikes, and for whom: a card (BQ-CURSE-04), or reality is bent (BQ-BEND-08). */
interface Wishing extends Option {
  readonly wish: { readonly card: CardId; readonly from: WishPlace } | undefined;
  readonly spares: Hero;
}

/** Whom wishes spare before a curse takes effect. Whom it is aimed at is asked, and who wants to be. */
function* sparedFrom(t: Bridge, card: CardId, aimedAt: readonly Hero[]): Flow<readonly Seat[]> {
  const spared: Seat[] = [];
  yield* openWindow<Wishing>(t, {
    about: 'curses',
    concerned: aimedAt.map(({ seat }) => seat),
    why: { key: 'choice.cancel-curse', rule: 'BQ-CURSE-04', params: { card: cardCalled(card) } },
    optionsFor: (seat) => {
      const victims = aimedAt.filter((one) => !spared.includes(one.seat));
      return [...wishesOf(t, seat, victims), ...bendingsFor(t, seat, victims)];
    },
    isAimedAt: (seat) => aimedAt.some((one) => one.seat === seat),
    // That nobody without a hidden card, and without a wish on the table, can do anything is plain to see.
    isOut: (hero) =>
      cardsIn(t, hero.seat, HIDDEN).length === 0 &&
      !cardsIn(t, hero.seat, ['tapped']).some(({ card: one }) => lifts(t, one)) &&
      bendingMeansOf(t, hero).length === 0,
    *act(seat, { wish, spares }) {
      const player = t.state.heroes[seat];
      if (player === undefined || (wish === undefined && !(yield* mayBend(t, player)))) return;
      const rule = wish === undefined ? 'BQ-BEND-08' : 'BQ-CURSE-04';
      spared.push(spares.seat);
      if (wish !== undefined) noteUse(t, wish.card);
      if (wish !== undefined) discard(t, [wish.card], `${wish.from}/${seat}`, { rule, seat });
      t.tell?.({ type: 'curse-cancelled', rule, seat: spares.seat, by: seat, card });
      if (seat === spares.seat) return;
      deed(t, player, { rule: 'BQ-KAR-05', points: 1 });
    },
  });
  return spared;
}

/** Where cards lie that can be played against a curse. */
type WishPlace = 'hand' | 'karma' | 'tapped';
const HIDDEN: readonly WishPlace[] = ['hand', 'karma'];

const cardsIn = (t: Bridge, seat: Seat, places: readonly WishPlace[]) =>
  places.flatMap((from) => ZONES.at(t.state, `${from}/${seat}`).map((card) => ({ card, from })));

/** Whether a card takes a curse off somebody: wishes off anybody, others as they say. */
function lifts(t: Bridge, card: CardId): boolean {
  const { roles, effects } = cardOf(t, card);
  if (roles.includes('wish')) return true;
  return effects.some(
    ({ trigger, do: all }) => trigger === 'play' && all.some(({ verb }) => verb === 'uncurse'),
  );
}

/** The cards of a seat by which it can take a curse off one of these. */
function wishesOf(t: Bridge, seat: Seat, victims: readonly Hero[]): readonly Wishing[] {
  return cardsIn(t, seat, [...HIDDEN, 'tapped']).flatMap(({ card, from }) =>
    lifts(t, card)
      ? victims.map((spares) => ({
          id: victims.length === 1 ? card : `${card}/${spares.seat}`,
          names: { card, seat: spares.seat },
          ...{ wish: { card, from }, spares },
        }))
      : [],
  );
}

/** Whom a seat can spare by bending reality. */
function bendingsFor(t: Bridge, seat: Seat, victims: readonly Hero[]): readonly Wishing[] {
  const hero = t.state.heroes[seat];
  if (hero === undefined || bendingMeansOf(t, hero).length === 0) return [];
  return victims.map((spares) => ({
    ...{ id: `bend/${spares.seat}`, names: { seat: spares.seat }, wish: undefined, spares },
  }));
}
