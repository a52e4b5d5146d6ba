import { SPECTATOR, Table } from '@tablewright/engine';
import { eventFor, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { Cards } from './cards.ts';
import { onto } from './layout.ts';
import { noSecrets } from './secrets.ts';
import { OBSERVERS, PARLOUR, parlour, sit } from './testing/parlour.ts';

const RULE = { rule: 'R' };

/** A parlour at a table, and what each observer has heard there: the public, seat 0, seat 1. */
function begin(places: Readonly<Record<string, readonly string[]>>) {
  const { t, heard } = sit(parlour(places));
  return {
    t,
    places: t.state.places,
    heard: () => OBSERVERS.map((one) => heard.map((event) => eventFor(event, one))),
    bound: () => (t.irrevocable ? 'all' : t.irrevocableFor),
  };
}

describe('drawing', () => {
  test('takes the top of a pile, told to whoever sees it, and binds nobody else', () => {
    const { t, places, heard, bound } = begin({ deck: ['a1', 'a2', 'a3'], 'hand/1': [] });
    const drawn = PARLOUR.draw(t, 'deck', 'hand/1', 2, { ...RULE, seat: 1 });
    expect(drawn).toEqual(['a3', 'a2']);
    expect(places).toEqual({ deck: ['a1'], 'hand/1': ['a3', 'a2'] });
    const told = { type: 'cards-drawn', rule: 'R', seat: 1, from: 'deck', to: 'hand/1', count: 2 };
    expect(heard()).toEqual([[told], [told], [{ ...told, cards: ['a3', 'a2'] }]]);
    expect(bound()).toEqual([1]);
  });

  test('open cards are told to all, and bind all', () => {
    const { t, heard, bound } = begin({ deck: ['a1'] });
    PARLOUR.draw(t, 'deck', 'table/0', 1, RULE);
    const told = { type: 'cards-drawn', rule: 'R', from: 'deck', to: 'table/0', count: 1 };
    expect(heard()).toEqual(OBSERVERS.map(() => [{ ...told, cards: ['a1'] }]));
    expect(bound()).toBe('all');
  });

  test('what was known before is no news', () => {
    const { t, bound } = begin({ deck: ['a1', 'a2'] });
    PARLOUR.peek(t, 'deck', 1, { ...RULE, seat: 0 });
    expect(bound()).toEqual([0]);
    t.forgetReveals();
    PARLOUR.draw(t, 'deck', 'hand/0', 1, RULE);
    expect(bound()).toEqual([]);
    PARLOUR.show(t, ['a2'], 'hand/0', { ...RULE, to: [0, 1] });
    expect(bound()).toEqual([1]);
  });

  test('an empty pile is refilled from its discard, shuffled, until both have run out', () => {
    const { t, places, heard } = begin({ deck: ['a1'], discard: ['a2', 'a3'], 'hand/0': [] });
    expect(PARLOUR.draw(t, 'deck', 'hand/0', 5, RULE)).toHaveLength(3);
    expect(places).toMatchObject({ deck: [], discard: [] });
    expect(heard()[0]?.map((event) => [event?.type, (event as { count?: number }).count])).toEqual([
      ['cards-drawn', 1],
      ['cards-refilled', 2],
      ['cards-drawn', 2],
      ['cards-lacking', 2],
    ]);
  });

  test('a pile that may not be refilled stays empty', () => {
    const { t, places } = begin({ deck: [], discard: ['a2'] });
    expect(PARLOUR.draw(t, 'deck', 'hand/0', 1, { ...RULE, refill: false })).toEqual([]);
    expect(places.discard).toEqual(['a2']);
    expect(PARLOUR.refill(t, 'deck', RULE)).toBe(true);
    expect(PARLOUR.refill(t, 'deck', RULE)).toBe(false);
    expect(places.deck).toEqual(['a2']);
  });

  test('out of a hand or bag comes any card, seen to be drawn by those alone who see its face', () => {
    const { t, places, bound } = begin({ 'hand/1': ['a1', 'a2', 'a3'], 'hand/0': [], bag: [] });
    const [card = ''] = PARLOUR.draw(t, 'hand/1', 'bag', 1, RULE);
    expect(bound()).toEqual([1]);
    expect(places['hand/1']).toEqual(['a1', 'a2', 'a3'].filter((one) => one !== card));
    PARLOUR.draw(t, 'hand/1', 'hand/0', 1, RULE);
    expect(bound()).toEqual([1, 0]);
  });

  test('where backs differ, all see something of what was drawn or shuffled', () => {
    const { t, bound } = begin({ 'hand/1': ['a1', 'b1'], deck: ['a2', 'b2'], 'hand/0': [] });
    PARLOUR.draw(t, 'hand/1', 'hand/0', 1, RULE);
    expect(bound()).toBe('all');
    t.forgetReveals();
    PARLOUR.shuffle(t, 'deck', RULE);
    expect(bound()).toBe('all');
  });
});

describe('moving', () => {
  test('puts cards one after another on top, at the bottom or in between', () => {
    const { t, places } = begin({ 'table/0': ['b1', 'b2', 'b3'], discard: ['a1', 'a2'] });
    PARLOUR.move(t, ['b1'], 'table/0', 'discard', { ...RULE, at: 1 });
    PARLOUR.move(t, ['b2', 'b3'], 'table/0', 'discard', { ...RULE, at: 'bottom' });
    expect(places.discard).toEqual(['b3', 'b2', 'a1', 'b1', 'a2']);
    PARLOUR.putUnder(t, 'discard', 2, RULE);
    expect(places.discard).toEqual(['b1', 'a2', 'b3', 'b2', 'a1']);
  });

  test('face down, they are known to whoever has seen them; turned up, to all', () => {
    const { t, heard, bound } = begin({ 'hand/0': ['a1', 'a2'] });
    PARLOUR.move(t, ['a1'], 'hand/0', 'table/0', { ...RULE, down: true });
    const moved = { type: 'cards-moved', rule: 'R', from: 'hand/0', to: 'table/0' };
    const told = { ...moved, count: 1, down: true };
    expect(heard()).toEqual([[told], [{ ...told, cards: ['a1'] }], [told]]);
    expect(bound()).toEqual([]);
    PARLOUR.turn(t, ['a1'], 'table/0', 'up', RULE);
    expect(bound()).toBe('all');
    expect(t.state.secrets.down).toEqual([]);
    expect(PARLOUR.seen(t.state, 1)['table/0']).toEqual([{ card: 'a1', back: 'a' }]);
    PARLOUR.turn(t, ['a1'], 'table/0', 'down', RULE);
    expect(PARLOUR.seen(t.state, 1)['table/0']).toEqual([
      { card: 'a1', back: 'a', remembered: true, down: true },
    ]);
  });

  test('whole hands change places, and each sees what has come', () => {
    const { t, places, heard, bound } = begin({ 'hand/0': ['a1', 'a2'], 'hand/1': ['b1'] });
    PARLOUR.swap(t, 'hand/0', 'hand/1', RULE);
    expect(places).toEqual({ 'hand/0': ['b1'], 'hand/1': ['a1', 'a2'] });
    expect(heard()[2]).toMatchObject([{ cards: ['a1', 'a2'] }, { count: 1, cards: ['b1'] }]);
    expect(bound()).toEqual([1, 0]);
    expect(PARLOUR.seen(t.state, 0)['hand/1']).toMatchObject([{ card: 'a1' }, { card: 'a2' }]);
    expect(() => PARLOUR.swap(t, 'hand/0', 'deck', RULE)).toThrow('cannot be exchanged');
  });

  test('nothing can be moved that is not there, nor laid down where nobody would see it', () => {
    const { t } = begin({ deck: ['a1'], 'hand/0': ['a2'] });
    expect(() => PARLOUR.move(t, ['a2'], 'deck', 'discard', RULE)).toThrow(
      'the card "a2" does not lie in "deck"',
    );
    expect(() => PARLOUR.move(t, ['a1'], 'deck', 'box', { ...RULE, down: true })).toThrow(
      'face down only where faces are seen',
    );
    expect(() => PARLOUR.move(t, ['a1'], 'deck', 'shelf' as never, RULE)).toThrow(
      'there is no place "shelf"; zones are deck, discard, bag, hand/, table/, box, on/',
    );
    expect(() => PARLOUR.turn(t, ['a2'], 'hand/0', 'down', RULE)).toThrow('cannot be turned');
    expect(() => PARLOUR.draw(t, 'box', 'discard', 1, RULE)).toThrow('"box" is a row');
    expect(() => PARLOUR.shuffle(t, 'bag', RULE)).toThrow('no order that could be shuffled');
    expect(() => PARLOUR.peek(t, 'bag', 1, { ...RULE, seat: 0 })).toThrow('"bag" is no pile');
    expect(t.state.places).toEqual({ deck: ['a1'], 'hand/0': ['a2'] });
  });

  test('before some seats only, nothing comes to light for others', () => {
    const { t, heard } = begin({ deck: ['a1', 'a2'], box: [], 'hand/1': [] });
    expect(() => t.among([0], () => PARLOUR.draw(t, 'deck', 'hand/1', 1, RULE))).toThrow(
      'before some seats only, but others see them',
    );
    t.among([0], () => PARLOUR.peek(t, 'deck', 1, { ...RULE, seat: 0 }));
    const told = { type: 'cards-peeked', rule: 'R', seat: 0, place: 'deck', count: 1 };
    expect(heard()).toEqual([[undefined], [{ ...told, cards: ['a2'] }], [undefined]]);
  });
});

describe('attached cards', () => {
  const begun = () => {
    const begins = begin({ 'hand/0': ['b1', 'b2'], 'table/0': ['a1', 'a2'], box: ['a3'] });
    PARLOUR.move(begins.t, ['b1'], 'hand/0', onto('a1'), RULE);
    return begins;
  };

  test('lie with the card that they are on, wherever it goes', () => {
    const { t, heard } = begun();
    expect(heard()[0]).toEqual([
      {
        type: 'cards-attached',
        rule: 'R',
        from: 'hand/0',
        to: 'table/0',
        count: 1,
        cards: ['b1'],
        bearer: 'a1',
      },
    ]);
    PARLOUR.move(t, ['a1'], 'table/0', 'table/1', RULE);
    const on = [{ card: 'b1', back: 'b' }];
    expect(PARLOUR.seen(t.state, 1)['table/1']).toEqual([{ card: 'a1', back: 'a', on }]);
    expect(PARLOUR.placeOf(t.state, 'b1')).toBe('on/a1');
    PARLOUR.move(t, ['b1'], onto('a1'), 'discard', RULE);
    expect(heard()[0]?.at(-1)).toMatchObject({
      type: 'cards-detached',
      from: 'table/1',
      to: 'discard',
      bearer: 'a1',
    });
    expect(t.state.places).not.toHaveProperty('on/a1');
  });

  test('come off before their card goes where it could not bear them', () => {
    const { t } = begun();
    expect(() => PARLOUR.move(t, ['a1'], 'table/0', 'discard', RULE)).toThrow(
      'take off what lies on "a1" before it goes to "discard"',
    );
    expect(() => PARLOUR.move(t, ['b2'], 'hand/0', onto('b2'), RULE)).toThrow(
      'nothing can be attached to "b2" in "hand/0"',
    );
    expect(() => PARLOUR.move(t, ['a1'], 'table/0', onto('b1'), RULE)).toThrow(
      '"a1" cannot lie on itself',
    );
    expect(() => PARLOUR.move(t, ['b2'], 'hand/0', onto('c9'), RULE)).toThrow(
      'there is no card "c9" to attach anything to',
    );
  });

  test('do not give away what they are on', () => {
    const { t, heard } = begin({ 'hand/0': ['b1', 'a1'], box: ['a2', 'a3'], deck: ['a4'] });
    PARLOUR.move(t, ['a1'], 'hand/0', 'table/0', { ...RULE, down: true });
    PARLOUR.move(t, ['b1'], 'hand/0', onto('a1'), RULE);
    const [all, owner] = heard();
    expect(all?.at(-1)).not.toHaveProperty('bearer');
    expect(owner?.at(-1)).toMatchObject({ bearer: 'a1' });
    const on = [{ card: 'b1', back: 'b' }];
    expect(PARLOUR.seen(t.state, 1)['table/0']).toEqual([{ count: 1, back: 'a', down: true, on }]);
    PARLOUR.imagine(t.state, 1, seededSource('other'));
    expect(PARLOUR.seen(t.state, 1)['table/0']).toEqual([{ count: 1, back: 'a', down: true, on }]);
    expect(PARLOUR.misplaced(t.state, ['a1', 'a2', 'a3', 'a4', 'b1'])).toBeUndefined();
  });
});

describe('looking', () => {
  test('a seat peeks, sorts and looks through; others hear only that it does', () => {
    const { t, places, heard, bound } = begin({ deck: ['a1', 'a2', 'a3'] });
    expect(PARLOUR.peek(t, 'deck', 9, { ...RULE, seat: 0 })).toEqual(['a3', 'a2', 'a1']);
    PARLOUR.sort(t, 'deck', ['a2', 'a3'], { ...RULE, seat: 0 });
    expect(places.deck).toEqual(['a1', 'a3', 'a2']);
    expect(PARLOUR.search(t, 'deck', { ...RULE, seat: 1 })).toEqual(['a2', 'a3', 'a1']);
    const [all, one, other] = heard();
    const told = { rule: 'R', seat: 0, place: 'deck' };
    expect(all).toEqual([
      { type: 'cards-peeked', ...told, count: 3 },
      { type: 'cards-sorted', ...told, count: 2 },
      { type: 'cards-searched', ...told, seat: 1, count: 3 },
    ]);
    expect(one?.[0]).toMatchObject({ cards: ['a3', 'a2', 'a1'] });
    expect(other?.[2]).toMatchObject({ cards: ['a2', 'a3', 'a1'] });
    expect(bound()).toEqual([0, 1]);
    expect(() => PARLOUR.sort(t, 'deck', ['a1'], { ...RULE, seat: 0 })).toThrow(
      'the top 1 cards of "deck" must be put in order, all of them',
    );
  });

  test('cards of a hand are shown to some seats, and others do not hear which', () => {
    const { t, heard } = begin({ 'hand/0': ['a1', 'a2'] });
    PARLOUR.show(t, ['a1'], 'hand/0', { ...RULE, seat: 0, to: [1] });
    PARLOUR.show(t, ['a1'], 'hand/0', { ...RULE, to: [0] });
    const [all, , other] = heard();
    expect(all?.[0]).not.toHaveProperty('cards');
    expect(other?.[0]).toMatchObject({ cards: ['a1'], to: [1] });
    // It knows that a1 is among these cards, but not that it is the one that is shown now.
    expect(other?.[1]).not.toHaveProperty('cards');
    PARLOUR.show(t, ['a2'], 'hand/0', RULE);
    expect(heard()[0]?.[2]).toMatchObject({ cards: ['a2'] });
  });

  test('a shuffle binds nobody who does not see the cards', () => {
    const { t, places, heard, bound } = begin({ deck: ['a1', 'a2', 'a3'], discard: ['b1', 'b2'] });
    PARLOUR.shuffle(t, 'deck', RULE);
    expect(bound()).toEqual([]);
    expect(places.deck?.toSorted()).toEqual(['a1', 'a2', 'a3']);
    expect(heard()[0]).toEqual([{ type: 'cards-shuffled', rule: 'R', place: 'deck', count: 3 }]);
    PARLOUR.shuffle(t, 'discard', RULE);
    expect(bound()).toBe('all');
  });
});

describe('what is seen', () => {
  test('piles lie from the bottom up, unseen cards are counted by their backs', () => {
    const { t } = begin({
      deck: ['a1', 'a2', 'b1', 'a3'],
      bag: ['b2', 'a4'],
      'hand/0': ['b3'],
      discard: [],
    });
    expect(PARLOUR.seen(t.state, SPECTATOR)).toEqual({
      deck: [
        { back: 'a', count: 2 },
        { back: 'b', count: 1 },
        { back: 'a', count: 1 },
      ],
      bag: [
        { back: 'a', count: 1 },
        { back: 'b', count: 1 },
      ],
      'hand/0': [{ back: 'b', count: 1 }],
      discard: [],
    });
    expect(PARLOUR.seen(t.state, 0)['hand/0']).toEqual([{ card: 'b3', back: 'b' }]);
  });

  test('in what order cards came to where order means nothing is not seen', () => {
    const { t } = begin({ 'hand/0': ['b1', 'a2', 'b2', 'a1'] });
    PARLOUR.show(t, ['a2', 'a1', 'b1'], 'hand/0', RULE);
    expect(PARLOUR.seen(t.state, 1)['hand/0']?.map(({ card }) => card)).toEqual([
      'a1',
      'a2',
      'b1',
      'b2',
    ]);
    expect(PARLOUR.seen(t.state, 0)['hand/0']?.map(({ card }) => card)).toEqual([
      'b1',
      'a2',
      'b2',
      'a1',
    ]);
  });
});

describe('an invariant', () => {
  const all = ['a1', 'a2', 'b1'];

  test.each([
    ['the card "b1" is nowhere', { deck: ['a1', 'a2'] }, {}],
    ['the card "a1" is in "deck" and in "bag"', { deck: ['a1', 'a2'], bag: ['a1', 'b1'] }, {}],
    ['the card "c1" is none of the 3', { deck: [...all, 'c1'] }, {}],
    ['"on/c2" is on a card that is nowhere', { deck: ['a1', 'a2'], 'on/c2': ['b1'] }, {}],
    ['what is in "on/a1" lies on itself', { deck: ['b1'], 'on/a1': ['a2'], 'on/a2': ['a1'] }, {}],
    ['the card "a1" cannot lie face down in "deck"', { deck: all }, { down: ['a1'] }],
    [
      'observer 0 keeps a card in two lots',
      { deck: all },
      { known: [[], [['a1'], ['a1', 'a2']], []] },
    ],
    [
      'observer -1 keeps "a1" in mind, which it sees',
      { discard: all },
      { known: [[['a1']], [], []] },
    ],
  ])('%s', (wrong, places, secrets) => {
    const state = parlour(places as never);
    Object.assign(state.secrets, secrets);
    expect(PARLOUR.misplaced(state, all)).toBe(wrong);
  });
});

describe('a declaration', () => {
  test('of zones that hide faces says where the secrets are', () => {
    const zones = { deck: { as: 'pile', faces: 'nobody' } } as const;
    const places = (state: { deck: number[] }) => state;
    expect(() => new Cards({ zones, places })).toThrow(
      'the zone "deck" hides faces: say where a state has its secrets',
    );
  });

  test('of what an owner sees says who that is', () => {
    const secrets = () => noSecrets<string>(2);
    const of = (name: string) =>
      new Cards({
        zones: { [name]: { as: 'hand', faces: 'owner' } },
        places: (state: Record<string, string[]>) => state,
        secrets,
      });
    expect(() => of('hand')).toThrow('whose is the zone "hand"?');
    expect(() => of('hand/').seen({ 'hand/east': ['a'] }, 0)).toThrow('whose is "east"?');
  });

  test('may name other owners than seats, or none', () => {
    interface Boxes {
      readonly master: number | undefined;
      readonly places: Record<string, number[]>;
      readonly secrets: ReturnType<typeof noSecrets<number>>;
    }
    const boxes = new Cards({
      zones: { 'box/': { as: 'row', faces: 'owner', owner: (_, state: Boxes) => state.master } },
      places: (state: Boxes) => state.places,
      secrets: (state: Boxes) => state.secrets,
      back: (_: number) => 'box',
    });
    const state = (master?: number): Boxes => ({
      master,
      places: { 'box/east': [1, 2] },
      secrets: noSecrets(2),
    });
    const cards = (master: number | undefined, observer: number) =>
      boxes.seen(state(master), observer)['box/east']?.map(({ card }) => card);
    expect(cards(1, 1)).toEqual([1, 2]);
    expect(cards(1, 0)).toEqual([undefined, undefined]);
    expect(cards(undefined, SPECTATOR)).toEqual([undefined, undefined]);
  });

  test('without any secrets keeps none', () => {
    const open = new Cards({
      zones: { bag: { as: 'bag', faces: 'all' }, 'row/': { as: 'row', faces: 'all' } },
      places: (state: Record<string, number[]>) => state,
      back: (_: number) => '',
    });
    const state: Record<string, number[]> = { bag: [1, 2, 3, 4] };
    const at = new Table(state, {}, 1, seededSource('open'));
    expect(open.put(at, 9, 'bag', 'row/1')).toBe(false);
    expect(open.put(at, 2, 'bag', 'row/1')).toBe(true);
    expect(at.state).toEqual({ bag: [1, 4, 3], 'row/1': [2] });
    open.putAll(at, 'bag', 'row/1');
    expect(at.state).toEqual({ bag: [], 'row/1': [2, 1, 4, 3] });
    expect(open.seen(at.state, SPECTATOR)['row/1']).toHaveLength(4);
    expect(open.imagine(at.state, 0, seededSource('x')).size).toBe(0);
    expect(open.misplaced(at.state, [1, 2, 3, 4])).toBeUndefined();
  });
});
