import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { WordsProvider } from '../words.tsx';
import { AttachedCards } from './attached-cards.tsx';
import type { Card, CardBack } from './card.ts';
import { CardFace } from './card-face.tsx';
import { type CardDesk, NOTHING, QUIET_DESK } from './desk.ts';
import { Hand, HiddenHand } from './hand.tsx';
import { Pile } from './pile.tsx';
import { Slots } from './slots.tsx';
import { CardTableContext } from './table-of-cards.ts';

const BACK: CardBack = { deck: 'treasure', name: 'treasure card', hue: 160, emblem: 'M1 1' };
const named = (id: string, more: Partial<Card> = {}): Card => ({
  ...{ id, name: id.toUpperCase(), kind: 'Item', emblem: 'M1 1' },
  ...{ ground: { scene: 'rays', hue: 30 } },
  ...more,
});

const speaker = { say: ({ key }: { readonly key: string }) => key, sayIfKnown: () => undefined };

function drawn(parts: ReactNode, desk: CardDesk = QUIET_DESK): string {
  return renderToStaticMarkup(
    <WordsProvider speaker={speaker as never}>
      <CardTableContext value={{ desk, look: () => {}, peek: () => {} }}>{parts}</CardTableContext>
    </WordsProvider>,
  );
}

/** The names that a screen reader is told, in the order of the page. */
const names = (html: string): readonly string[] =>
  [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name = '']) => name);

/** A desk at which this can be done with that one thing. */
const offering = (key: 'card' | 'place', id: string, label: string): CardDesk => ({
  ...QUIET_DESK,
  at: (of, at) =>
    of === key && at === id
      ? {
          ...NOTHING,
          actions: [{ id: label, label, picked: 0, ordered: false, atOnce: true, run: () => {} }],
        }
      : NOTHING,
});

describe('a hand', () => {
  test('says whose it is and how many cards it has, and stops the Tab key once', () => {
    const html = drawn(
      <Hand label="Your hand" place="hand" cards={[named('a'), named('b'), named('c')]} />,
    );
    expect(names(html)).toEqual(['Your hand, 3 cards', 'A, Item', 'B, Item', 'C, Item']);
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
    expect(html.match(/tabindex="-1"/g)).toHaveLength(2);
  });

  test('can be sorted where the game says how', () => {
    const cards = [named('b'), named('a')];
    const hand = <Hand label="Hand" place="hand" cards={cards} compare={() => 0} />;
    expect(names(drawn(hand))).toContain('Order of the cards');
    expect(names(drawn(<Hand label="Hand" place="hand" cards={cards} />))).toEqual([
      'Hand, 2 cards',
      'B, Item',
      'A, Item',
    ]);
  });

  test('of somebody else shows backs and how many, and nothing to press', () => {
    const html = drawn(
      <HiddenHand label="Bo’s hand" place="bo" backs={[{ back: BACK, count: 12 }]} />,
    );
    expect(names(html)).toEqual(['Bo’s hand', 'a face-down treasure card, 12 cards']);
    expect(html.match(/class="tw-card-back"/g)?.length).toBe(7);
    expect(html).not.toContain('<button');
  });
});

describe('a pile', () => {
  test('says its name and how many cards it has', () => {
    const deck = <Pile name="Treasure deck" place="deck" count={34} back={BACK} />;
    expect(names(drawn(deck))).toEqual(['Treasure deck, 34 cards']);
    expect(drawn(deck)).not.toContain('<button');
    expect(names(drawn(<Pile name="Dust" place="dust" count={0} />))).toEqual(['Dust, empty']);
  });

  test('says what can be done with it, and what lies on top', () => {
    const deck = <Pile name="Deck" place="deck" count={3} back={BACK} />;
    expect(names(drawn(deck, offering('place', 'deck', 'Draw')))).toEqual(['Deck, 3 cards: Draw']);
    const discard = (
      <Pile name="Discards" place="discard" count={1} top={named('a')} cards={[named('a')]} />
    );
    expect(names(drawn(discard))[0]).toBe(
      'Discards, 1 card; on top: A, Item: Look through Discards',
    );
  });

  test('is thicker the more cards it has, to a measure', () => {
    const edges = (count: number): string | undefined =>
      /--edges:(\d+)/.exec(drawn(<Pile name="D" place="d" count={count} back={BACK} />))?.[1];
    expect([0, 1, 20, 34, 500].map(edges)).toEqual(['0', '1', '3', '5', '6']);
  });
});

describe('slots', () => {
  const head = { place: 'head', label: 'Head', emblem: 'M1 1', cards: [] };

  test('name the empty places, and offer those that a card may go to', () => {
    const slots = <Slots label="Equipment" slots={[head]} />;
    expect(names(drawn(slots))).toEqual(['Equipment', 'Head: empty']);
    expect(names(drawn(slots, offering('place', 'head', 'Put it on')))).toEqual([
      'Equipment',
      'Head: empty: Put it on',
    ]);
  });

  test('show what lies there, with what is attached to it', () => {
    const worn = { card: named('a'), attached: [named('b')] };
    const html = drawn(<Slots label="Equipment" slots={[{ ...head, cards: [worn] }]} />);
    expect(names(html)).toEqual(['Equipment', 'A, Item, with 1 card attached', 'B, Item']);
  });
});

test('an attached card shows its name and its first number', () => {
  const sharp = named('sharp', { facts: [{ label: 'Bonus', value: '+2' }] });
  const html = drawn(<AttachedCards card={named('a')} attached={[sharp]} size="half" />);
  expect(html).toContain('SHARP');
  expect(html).toContain('<b data-word="+2">');
});

test('a card that is face down gives away nothing', () => {
  const html = drawn(<CardFace card={{ id: 'torch#2', back: BACK }} size="tiny" />);
  expect(names(html)).toEqual(['a face-down treasure card']);
  expect(html.startsWith('<span role="img"')).toBe(true);
  const asked = drawn(
    <CardFace card={{ id: 'x', back: BACK }} size="tiny" />,
    offering('card', 'x', 'Take it'),
  );
  expect(names(asked)).toEqual(['a face-down treasure card: Take it']);
});
