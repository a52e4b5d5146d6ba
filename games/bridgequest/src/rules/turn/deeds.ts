import { chooseSome, confirm, type Flow, type TextParam } from '@tablewright/engine';
import { oppositeOf } from '../../bridge/layout.ts';
import { cardCalled } from '../../called.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { adjacentTo } from '../acts/doing.ts';
import { ownTable, worth } from '../acts/losses.ts';
import { buys, discardsFromHand } from '../acts/paying.ts';
import { worldsChanged } from '../acts/worlds-changed.ts';
import { bendingsOf, bends } from '../bending/bend.ts';
import { isGear } from '../cards/cards-of.ts';
import { discard } from '../cards/discarding.ts';
import { payTravels } from '../combat/paying.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { equipsOf, makeChange, tapsOf } from '../equip/changes.ts';
import type { Deeds } from '../plays/deed.ts';
import { plays } from '../plays/play.ts';
import { isBanned, playsOf } from '../plays/playable.ts';
import { savedPowersOf, triesPower } from '../plays/saved-powers.ts';
import { opensPair } from '../portals/opening.ts';
import { drawnEnd } from '../portals/tokens.ts';
import { figureOf, locationOf } from '../standing/figures.ts';
import { firePortal } from '../worlds/portal.ts';

/** Cards are played, and used (BQC-TRIG-01, -04). */
export const playing: Deeds = (t, hero) => [
  ...playsOf(t, hero, 'own-turn').map((play) => ({
    ...{ id: `play/${play.id}`, names: { card: play.card } },
    does: (table: Bridge, who: Hero) => plays(table, who, play),
  })),
  ...savedPowersOf(t, hero, 'own-turn').map((power) => ({
    ...power,
    does: (table: Bridge, who: Hero) => triesPower(table, who, power),
  })),
];

/** Gear is changed freely (BQ-TURN-04). */
export const gearing: Deeds = (t, hero) =>
  isBanned(t, hero, 'equip')
    ? []
    : [...equipsOf(t, hero), ...tapsOf(t, hero)].map((change) => ({
        ...change,
        does: (table, who) => makeChange(table, who, change),
      }));

/** What has a gold value, and nothing else, is put on the table, tapped: by a rule that lets it be done. */
const laying =
  (rule: string): Deeds =>
  (t, { seat }) =>
    ZONES.at(t.state, `hand/${seat}`)
      .filter((id) => cardOf(t, id).gold !== undefined)
      .map((id) => ({
        ...{ id: `lay/${id}`, names: { card: id } },
        // biome-ignore lint/correctness/useYield: nothing is asked
        *does(table) {
          ZONES.move(table, [id], `hand/${seat}`, `tapped/${seat}`, { rule, seat });
        },
      }));

/** At any time of the own turn (BQ-CARD-04). */
export const tapping = laying('BQ-CARD-04');

/** To be rid of what is more than the hand may hold (BQ-CARD-03). */
export const layingExcess = laying('BQ-CARD-03');

/** Gold of a travel (BQ-CARD-15). */
const GOLD = 1000;

interface Sellable {
  readonly id: CardId;
  readonly from: Parameters<typeof ZONES.move>[2];
  readonly gold: number;
}

/** What a hero could sell, and for how much (BQ-CARD-15, BQC-VERB-43). */
function sellableBy(t: Bridge, hero: Hero): readonly Sellable[] {
  const { seat } = hero;
  const factor = ofVerb(inForceFor(t, hero), 'price')
    .filter(({ action }) => action.target !== 'bearer')
    .reduce((all, { action }) => all * action.factor, 1);
  const table = ownTable(t, hero).filter(
    (one) => one.on === undefined && one.card.gold !== undefined,
  );
  const hand = ZONES.at(t.state, `hand/${seat}`).filter((id) => cardOf(t, id).gold !== undefined);
  return [
    ...table.map((one) => ({
      ...{ id: one.id, from: one.from },
      gold: worth(t, one) * factor * ownFactor(t, one.id),
    })),
    ...hand.map(
      (id): Sellable => ({
        ...{ id, from: `hand/${seat}` },
        gold: (cardOf(t, id).gold ?? 0) * factor,
      }),
    ),
  ];
}

/** What enhancers make an item be worth (BQC-VERB-43). */
function ownFactor(t: Bridge, id: CardId): number {
  return ZONES.at(t.state, `on/${id}`)
    .flatMap((one) => cardOf(t, one).effects.flatMap((effect) => effect.do))
    .reduce(
      (all, action) =>
        action.verb === 'price' && action.target === 'bearer' ? all * action.factor : all,
      1,
    );
}

/** Items are sold for travels (BQ-CARD-15): offered where they come to one at least. */
export const selling: Deeds = (t, hero) => {
  if (isBanned(t, hero, 'sell')) return [];
  const total = sellableBy(t, hero).reduce((sum, { gold }) => sum + gold, 0);
  return total < GOLD ? [] : [{ id: 'sell', does: sells }];
};

function* sells(t: Bridge, hero: Hero): Flow<void> {
  const { seat } = hero;
  const options = sellableBy(t, hero).map((one) => ({
    ...one,
    names: { card: one.id, gold: one.gold },
  }));
  const limits = { min: 0, max: options.length, fallback: [] };
  const sold = yield* chooseSome(t, seat, 'choice.sell', options, {
    rule: 'BQ-CARD-15',
    ...limits,
  });
  const gold = sold.reduce((sum, one) => sum + one.gold, 0);
  for (const { id, from } of sold) discard(t, [id], from, { rule: 'BQ-CARD-15', seat });
  payTravels(t, seat, Math.floor(gold / GOLD), 'BQ-CARD-15');
}

/**
 * Two who are near each other trade what lies on their tables, if both agree (BQ-CARD-17, BQ-ADJ-08): near when it is
 * proposed, wherever they are when it is agreed (BQ-ADJ-07).
 */
export const trading: Deeds = (t, hero) => {
  if (isBanned(t, hero, 'trade')) return [];
  return adjacentTo(t, hero)
    .filter((other) => !isBanned(t, other, 'trade'))
    .filter((other) => tradable(t, hero).length + tradable(t, other).length > 0)
    .map((other) => ({
      ...{ id: `trade/${other.seat}`, names: { seat: other.seat } },
      does: (table, who) => trades(table, who, other),
    }));
};

function tradable(t: Bridge, hero: Hero) {
  return ownTable(t, hero)
    .filter((one) => one.on === undefined && (isGear(one) || one.card.gold !== undefined))
    .map((one) => ({ ...one, names: { card: one.id } }));
}

/** What cards are called in a question. */
const called = (cards: readonly { readonly id: CardId }[]): TextParam =>
  cards.length === 0 ? { key: 'effect.nothing' } : cards.map(({ id }) => cardCalled(id));

function* trades(t: Bridge, hero: Hero, other: Hero): Flow<void> {
  const some = (of: Hero) => ({ min: 0, max: tradable(t, of).length, fallback: [] });
  const params = { partner: { seat: other.seat } };
  const about = { rule: 'BQ-CARD-17', params };
  const gives = yield* chooseSome(t, hero.seat, 'choice.trade-give', tradable(t, hero), {
    ...about,
    ...some(hero),
  });
  const wants = yield* chooseSome(t, hero.seat, 'choice.trade-take', tradable(t, other), {
    ...about,
    ...some(other),
  });
  if (gives.length + wants.length === 0) return;
  t.tell?.({
    ...{ type: 'trade-proposed', rule: 'BQ-CARD-17', seat: hero.seat, partner: other.seat },
    ...{ gives: gives.map(({ id }) => id), takes: wants.map(({ id }) => id) },
  });
  const asked = {
    rule: 'BQ-CARD-17',
    params: { partner: { seat: hero.seat }, gives: called(gives), takes: called(wants) },
    about: { gives: gives.map(({ id }) => id), takes: wants.map(({ id }) => id) },
  };
  if (!(yield* confirm(t, other.seat, 'choice.trade-or-not', asked))) return;
  for (const { id, from } of gives) {
    ZONES.move(t, [id], from, `tapped/${other.seat}`, { rule: 'BQ-CARD-17', seat: hero.seat });
  }
  for (const { id, from } of wants) {
    ZONES.move(t, [id], from, `tapped/${hero.seat}`, { rule: 'BQ-CARD-17', seat: other.seat });
  }
}

/** Cards that changing a row or column costs (BQ-CHG-06). */
const FOUR = 4;

/** Once a turn four cards change the row or column that a hero is in, from Homeworld the first row (BQ-CHG-06, -07). */
export const changingWorlds: Deeds = (t, hero) => {
  const what = `four-cards/${hero.seat}`;
  const isDone = t.state.used.some((one) => one.what === what);
  const { where } = figureOf(t.state, hero);
  if (isDone || ZONES.at(t.state, `hand/${hero.seat}`).length < FOUR) return [];
  if (where.at === 'bridge') {
    return (['row', 'column'] as const).map((line) => ({
      id: `change-${line}`,
      does: (table, who) => fourCards(table, who, line),
    }));
  }
  return where.at === 'homeworld'
    ? [{ id: 'change-row', does: (table, who) => fourCards(table, who, 'row') }]
    : [];
};

/** Four cards open a blue pair from where a hero is to the other side of the Bridge (BQ-PORT-06). */
export const openingPortals: Deeds = (t, hero) => {
  const location = locationOf(figureOf(t.state, hero));
  const isPossible =
    t.options.portals &&
    location !== undefined &&
    ZONES.at(t.state, `hand/${hero.seat}`).length >= FOUR;
  return isPossible ? [{ id: 'open-portal', does: opensPortal }] : [];
};

function* opensPortal(t: Bridge, hero: Hero): Flow<void> {
  const pay = () => discardsFromHand(t, hero, FOUR, 'BQ-PORT-06');
  const isOnBridge = () => locationOf(figureOf(t.state, hero)) !== undefined;
  if (!(yield* buys(t, hero, pay, isOnBridge))) return;
  const here = locationOf(figureOf(t.state, hero));
  if (here === undefined) return;
  const there = oppositeOf(here);
  const end = there === here ? drawnEnd(t, here) : there;
  yield* opensPair(t, 'blue', [here, end], 'BQ-PORT-06');
}

/** Reality is bent (BQ-BEND-04). */
export const bending: Deeds = (t, hero) =>
  bendingsOf(t, hero).length === 0 ? [] : [{ id: 'bend', does: bends }];

/** The location that Homeworld can redeal: the only one of the first row (BQ-CHG-07). */
const FIRST_ROW = 'ROW_CHOICE';

function* fourCards(t: Bridge, hero: Hero, line: 'row' | 'column'): Flow<void> {
  t.state.used.push({ what: `four-cards/${hero.seat}`, until: 't' });
  const from = figureOf(t.state, hero).where.at;
  const pay = () => discardsFromHand(t, hero, FOUR, 'BQ-CHG-06');
  // What the discards have done may have moved it: off the Bridge all is lost (decision 49).
  const isPossible = () => {
    const { at } = figureOf(t.state, hero).where;
    return at === 'bridge' || (at === 'homeworld' && from === 'homeworld');
  };
  if (!(yield* buys(t, hero, pay, isPossible))) return;
  if (figureOf(t.state, hero).where.at === 'homeworld') {
    const changed = yield* firePortal(t, hero, FIRST_ROW, 'BQ-CHG-07', 1);
    return yield* worldsChanged(t, changed);
  }
  const scope = line === 'row' ? 'ROW_HERE' : 'COLUMN_HERE';
  yield* worldsChanged(t, yield* firePortal(t, hero, scope, 'BQ-CHG-06'));
}
