import { type GameEvent, SPECTATOR } from '@tablewright/engine';
import { clonePlain, eventFor } from '@tablewright/engine/host';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSeen } from './seen.ts';
import { type Deed, deedOf, perform, randomDeeds } from './testing/deeds.ts';
import { CARDS, OBSERVERS, PARLOUR, type Parlour, parlour, sit } from './testing/parlour.ts';
import { isMixed, Worlds } from './testing/worlds.ts';

/** A card at its position, or in a place where order means nothing. */
const fact = (place: string, index: number, card: string) =>
  `${place}${isMixed(place) ? '' : ` ${index}`}: ${card}`;

/** What an observer is shown to be sure of. */
function shown(state: Parlour, observer: number): readonly string[] {
  return Object.entries(PARLOUR.seen(state, observer)).flatMap(([place, cards]) => {
    expect(countSeen(cards)).toBe(state.places[place]?.length);
    let index = 0;
    return cards.flatMap(({ card, count = 1 }) => {
      const at = index;
      index += count;
      return card === undefined ? [] : [fact(place, at, card)];
    });
  });
}

/** What it can be sure of, since it is so in all worlds that fit what it has seen. */
function sure(state: Parlour, worlds: Worlds): readonly string[] {
  return Object.entries(state.places).flatMap(([place, cards]) =>
    cards.flatMap((card, index) =>
      worlds.agreeOn(place, index, card) ? [fact(place, index, card)] : [],
    ),
  );
}

/** Does these deeds, and looks after each at what every observer is shown and can be sure of. */
function follow(
  state: Parlour,
  deeds: (state: Parlour) => Deed | undefined,
  count: number,
  each: (shown: readonly string[], sure: readonly string[]) => void,
): void {
  const minds = OBSERVERS.map((observer) => new Worlds(observer, state));
  for (let i = 0; i < count; i += 1) {
    const deed = deeds(state);
    // What lies on a card is followed as a law (see look-alike.test.ts), not here.
    if (deed === undefined || deed.do === 'attach' || deed.do === 'detach') continue;
    const before = clonePlain(state);
    const { t, heard } = sit(state, String(i));
    perform(t, deed);
    for (const worlds of minds) {
      worlds.watch(deed, before, state, heard);
      expect(worlds.all.length).toBeGreaterThan(0);
      each(shown(state, worlds.observer), sure(state, worlds));
    }
  }
}

test('an observer is shown nothing that it cannot be sure of, and almost all that it can', () => {
  const counts = { all: 0, some: 0 };
  fc.assert(
    fc.property(randomDeeds(40), (chances) => {
      let next = 0;
      const deeds = (state: Parlour) => {
        next += 1;
        return deedOf(state, chances[next - 1] ?? []);
      };
      const state = parlour({ deck: CARDS.slice(0, 5), bag: CARDS.slice(5) });
      follow(state, deeds, chances.length, (known, certain) => {
        expect(known.filter((one) => !certain.includes(one))).toEqual([]);
        counts[known.length === certain.length ? 'all' : 'some'] += 1;
      });
    }),
    { numRuns: 50 },
  );
  expect(counts.some / counts.all).toBeLessThan(0.05);
});

describe('what is remembered', () => {
  const start = () =>
    parlour({ deck: ['a1', 'a2', 'a3', 'a4'], 'hand/0': ['b1'], bag: ['b2', 'b3'] });
  const about = { rule: 'R' };
  const at = (state: Parlour, observer: number, place: string) =>
    (PARLOUR.seen(state, observer)[place] ?? []).map(
      ({ card, back, count }) => card ?? `${count} ${back}`,
    );

  test('a peeked card is known on its way, until its pile is shuffled', () => {
    const { t } = sit(start());
    PARLOUR.peek(t, 'deck', 2, { ...about, seat: 1 });
    expect(at(t.state, 1, 'deck')).toEqual(['2 a', 'a3', 'a4']);
    expect(at(t.state, 0, 'deck')).toEqual(['4 a']);
    PARLOUR.draw(t, 'deck', 'hand/0', 1, about);
    expect(at(t.state, 1, 'hand/0')).toEqual(['a4', '1 b']);
    PARLOUR.shuffle(t, 'deck', about);
    expect(at(t.state, 1, 'deck')).toEqual(['3 a']);
    expect(at(t.state, 1, 'hand/0')).toEqual(['a4', '1 b']);
  });

  test('when a hidden card leaves a hand, nobody else is sure of what remains with that back', () => {
    const { t } = sit(start());
    PARLOUR.draw(t, 'deck', 'hand/0', 2, about);
    PARLOUR.show(t, ['a3', 'b1'], 'hand/0', { ...about, to: [1] });
    expect(at(t.state, 1, 'hand/0')).toEqual(['a3', 'b1', '1 a']);
    PARLOUR.move(t, ['a4'], 'hand/0', 'box', about);
    expect(at(t.state, 1, 'hand/0')).toEqual(['b1', '1 a']);
    expect(at(t.state, 1, 'box')).toEqual(['1 a']);
    expect(at(t.state, 0, 'box')).toEqual(['a4']);
  });

  test('when it is seen where it goes, or all go, the others stay known', () => {
    const { t } = sit(start());
    PARLOUR.draw(t, 'deck', 'hand/0', 2, about);
    PARLOUR.show(t, ['a3', 'b1'], 'hand/0', { ...about, to: [1] });
    PARLOUR.move(t, ['a4'], 'hand/0', 'table/0', about);
    expect(at(t.state, 1, 'hand/0')).toEqual(['a3', 'b1']);
    PARLOUR.putAll(t, 'hand/0', 'bag');
    expect(at(t.state, 1, 'bag')).toEqual(['a3', 'b1', 'b2', 'b3']);
  });

  test('all of a hand take what is known of it along, but not into an order', () => {
    const { t, heard } = sit(start());
    PARLOUR.draw(t, 'deck', 'hand/0', 3, about);
    PARLOUR.show(t, ['a4', 'a2'], 'hand/0', { ...about, to: [1] });
    PARLOUR.move(t, ['a4', 'a3', 'a2', 'b1'], 'hand/0', 'bag', about);
    expect(at(t.state, 1, 'bag')).toEqual(['a2', 'a4', 'b1', 'b2', 'b3', '1 a']);
    // Nor does the event tell in which order they came.
    expect(eventFor(heard.at(-1) as GameEvent, 1)).toMatchObject({ count: 4, cards: ['a2', 'a4'] });
    PARLOUR.putAll(t, 'bag', 'deck');
    expect(at(t.state, 1, 'deck')).toEqual(['1 a', '2 b', '3 a', '1 b']);
  });

  test('a card taken openly out of the middle of a pile leaves the others where nobody is sure', () => {
    const { t } = sit(start());
    PARLOUR.show(t, ['a2'], 'deck', about);
    PARLOUR.move(t, ['a3'], 'deck', 'table/0', about);
    expect(at(t.state, 1, 'deck')).toEqual(['3 a']);
    PARLOUR.peek(t, 'deck', 3, { ...about, seat: 1 });
    PARLOUR.move(t, ['a2'], 'deck', 'table/0', about);
    expect(at(t.state, 1, 'deck')).toEqual(['a1', 'a4']);
    expect(at(t.state, 0, 'deck')).toEqual(['2 a']);
  });

  test('what changes places out of sight is known again once the others have come to light', () => {
    const { t } = sit(start());
    PARLOUR.peek(t, 'deck', 2, { ...about, seat: 1 });
    PARLOUR.sort(t, 'deck', ['a3', 'a4'], { ...about, seat: 0 });
    expect(at(t.state, 1, 'deck')).toEqual(['4 a']);
    PARLOUR.draw(t, 'deck', 'table/0', 1, about);
    expect(at(t.state, 1, 'deck')).toEqual(['2 a', 'a4']);
    expect(at(t.state, SPECTATOR, 'deck')).toEqual(['3 a']);
  });

  test('a card that can be no other is known', () => {
    const { t } = sit(start());
    expect(at(t.state, 1, 'hand/0')).toEqual(['1 b']);
    PARLOUR.draw(t, 'bag', 'discard', 2, about);
    expect(at(t.state, 1, 'hand/0')).toEqual(['b1']);
    expect(PARLOUR.seen(t.state, SPECTATOR)['hand/0']).toEqual([
      { card: 'b1', back: 'b', remembered: true },
    ]);
  });

  test('all know what has been shuffled into an empty pile, and that others hold none of it', () => {
    const { t } = sit(parlour({ deck: ['a1', 'a2'], discard: ['a3', 'a4'], 'hand/0': [] }));
    PARLOUR.draw(t, 'deck', 'hand/0', 2, about);
    PARLOUR.refill(t, 'deck', about);
    expect(at(t.state, 1, 'deck')).toEqual(['2 a']);
    PARLOUR.draw(t, 'deck', 'table/0', 1, about);
    expect(at(t.state, 1, 'deck')).toHaveLength(1);
    expect(at(t.state, 1, 'deck')).not.toEqual(['1 a']);
    expect(at(t.state, 1, 'hand/0')).toEqual(['a1', 'a2']);
  });

  test('who puts a card face down remembers it, who was not there is not sure of anything there', () => {
    const { t } = sit(start());
    PARLOUR.move(t, ['b1'], 'hand/0', 'table/0', { ...about, down: true });
    expect(PARLOUR.seen(t.state, 0)['table/0']).toEqual([
      { card: 'b1', back: 'b', remembered: true, down: true },
    ]);
    expect(PARLOUR.seen(t.state, 1)['table/0']).toEqual([{ count: 1, back: 'b', down: true }]);
    t.among([1], () => PARLOUR.move(t, ['b2'], 'bag', 'box', about));
    t.among([1], () => PARLOUR.move(t, ['b1'], 'table/0', 'bag', { rule: 'R' }));
    expect([at(t.state, 0, 'bag'), at(t.state, 0, 'box')]).toEqual([['2 b'], ['1 b']]);
  });
});
