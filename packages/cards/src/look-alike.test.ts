import type { Observer, Seat } from '@tablewright/engine';
import { clonePlain, eventFor, seededSource } from '@tablewright/engine/host';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chance, type Deed, deedOf, perform, randomDeeds } from './testing/deeds.ts';
import { CARDS, OBSERVERS, PARLOUR, type Parlour, parlour, sit } from './testing/parlour.ts';

/** Now and then something is done before some seats only. */
const AUDIENCES: readonly (readonly Seat[])[] = [[], [0], [1]];
const audienceOf = (chance: Chance) => AUDIENCES[(chance.at(-1) ?? 0) % 24];

interface Move {
  readonly deed: Deed;
  readonly audience: readonly Seat[] | undefined;
}

/** Does it; nothing if it would show cards to somebody who is not there. */
function play(state: Parlour, { deed, audience }: Move) {
  const { t, heard } = sit(state);
  try {
    if (audience === undefined) perform(t, deed);
    else t.among(audience, () => perform(t, deed));
  } catch (thrown) {
    if (/before some seats only/.test(String(thrown))) return undefined;
    throw thrown;
  }
  return { t, heard };
}

/** Rules that do such a thing are wrong, and their match does not go on. */
const REFUSED = 'refused';

/** What an observer makes of it: what it hears, and what it sees then, unless it has learned something. */
function witness(state: Parlour, move: Move, observer: Observer): unknown {
  const done = play(state, move);
  if (done === undefined) return REFUSED;
  const { t, heard } = done;
  if (t.irrevocable || t.irrevocableFor.includes(observer)) return 'it has learned something';
  return [heard.map((event) => eventFor(event, observer)), PARLOUR.seen(state, observer)];
}

/** Plays random deeds, and holds each against what follows from it. */
function overDeeds(runs: number, each: (state: Parlour, move: Move) => void): void {
  fc.assert(
    fc.property(randomDeeds(30), (chances) => {
      const state = parlour({ deck: CARDS.slice(0, 5), bag: CARDS.slice(5) });
      for (const chance of chances) {
        const deed = deedOf(state, chance);
        if (deed === undefined) continue;
        const move = { deed, audience: audienceOf(chance) };
        each(state, move);
        play(state, move);
        expect(PARLOUR.misplaced(state, CARDS)).toBeUndefined();
      }
    }),
    { numRuns: runs },
  );
}

test('what an observer cannot tell apart stays alike whatever is done', () => {
  overDeeds(150, (state, move) => {
    for (const observer of OBSERVERS) {
      const other = clonePlain(state);
      PARLOUR.imagine(other, observer, seededSource('other'));
      expect(PARLOUR.misplaced(other, CARDS)).toBeUndefined();
      expect(PARLOUR.seen(other, observer)).toEqual(PARLOUR.seen(state, observer));
      const real = witness(clonePlain(state), move, observer);
      expect([move, state, witness(other, move, observer)]).toEqual([move, state, real]);
    }
  });
});

test('which of several hidden cards is taken or shown makes no difference to others', () => {
  let compared = 0;
  overDeeds(150, (state, move) => {
    const { deed } = move;
    if ((deed.do !== 'move' && deed.do !== 'show') || deed.picked.length > 1) return;
    const place = deed.do === 'move' ? deed.from : deed.place;
    const cards = state.places[place] ?? [];
    const back = cards[deed.picked[0] ?? 0]?.[0];
    if (!['bag', 'hand/0', 'hand/1', 'deck'].includes(place)) return;
    // In a pile of several backs it can be seen from which part of it a card has gone.
    if (place === 'deck' && cards.some((card) => card[0] !== back)) return;
    for (const observer of OBSERVERS) {
      const seesIt =
        deed.do === 'show'
          ? deed.to === undefined || deed.to.includes(observer)
          : deed.to === `hand/${observer}` || (/discard|table/.test(deed.to) && !deed.down);
      if (seesIt || place === `hand/${observer}`) continue;
      const real = witness(clonePlain(state), move, observer);
      for (const [index, card] of cards.entries()) {
        if (card[0] !== back) continue;
        const instead = { ...move, deed: { ...deed, picked: [index] } };
        const other = witness(clonePlain(state), instead, observer);
        // Whoever knows one of the cards already may have been shown nothing new.
        if (real === REFUSED || other === REFUSED) continue;
        expect([observer, instead, state, other]).toEqual([observer, instead, state, real]);
        compared += 1;
      }
    }
  });
  expect(compared).toBeGreaterThan(100);
});

test('what is imagined follows from what is known, and not from how the cards lie', () => {
  overDeeds(40, (state) => {
    for (const observer of OBSERVERS) {
      const other = clonePlain(state);
      PARLOUR.imagine(other, observer, seededSource('other'));
      const [one, two] = [clonePlain(state), other].map((from) => {
        PARLOUR.imagine(from, observer, seededSource('imagined'));
        return from.places;
      });
      expect(two).toEqual(one);
    }
  });
});

test('whatever all know, every seat knows', () => {
  overDeeds(40, (state) => {
    const known = (observer: Observer) =>
      Object.values(PARLOUR.seen(state, observer)).flatMap((cards) =>
        cards.flatMap(({ card, on = [] }) => [card, ...on.map((one) => one.card)]),
      );
    const [all, ...seats] = OBSERVERS.map(known);
    for (const seat of seats)
      expect(seat).toEqual(expect.arrayContaining(all?.filter(Boolean) ?? []));
  });
});
