import type { ChoiceView, ClosedOption, Option } from '@tablewright/engine';
import { expect, test } from 'vitest';
import type { Offer } from '../board.ts';
import { type CardAction, deskOf, NOTHING, pressed } from './desk.ts';

const choice = (
  kind: ChoiceView['kind'],
  options: readonly Option[],
  closed: readonly ClosedOption[] = [],
): ChoiceView => ({ slot: 0, kind, seat: 0, why: { key: 'play' }, options, closed, fallback: '' });

const PLAY = { id: 'play/torch', names: { card: 'torch' } };
const SELL = { id: 'sell/torch', names: { card: 'torch' } };
const DRAW = { id: 'draw', names: { place: 'deck' } };
const WET = { id: 'play/match', names: { card: 'match' }, because: { key: 'wet' } };

/** A desk over a choice, and what it was asked to pick and to point at. */
function over(asked: ChoiceView, picked: Readonly<Record<string, number>> = {}) {
  const told: string[] = [];
  const ids = (offers: readonly Offer[]): string => offers.map(({ option }) => option.id).join();
  const desk = deskOf({
    choices: [asked],
    pick: (offers) => void told.push(`pick ${ids(offers)}`),
    picked: ({ option }) => picked[option.id] ?? 0,
    point: (offers) => void told.push(`point ${ids(offers)}`),
    pointedAt: ({ option }) => option.id === 'draw',
    label: ({ option }) => option.id,
    say: ({ key }) => key,
  });
  return { desk, told };
}

const once = (label: string, more: Partial<CardAction> = {}): CardAction => ({
  ...{ id: label, label, picked: 0, ordered: false, atOnce: true, run: () => {} },
  ...more,
});

test('a card can do what the options do that name it', () => {
  const { desk, told } = over(choice('one', [PLAY, SELL, DRAW]));
  const { actions, pointed } = desk.at('card', 'torch');
  expect(actions.map(({ label, atOnce }) => [label, atOnce])).toEqual([
    ['play/torch', true],
    ['sell/torch', true],
  ]);
  expect(pointed).toBe(false);
  actions[1]?.run();
  expect(told).toEqual(['pick sell/torch']);
  expect(desk.at('card', 'other')).toBe(NOTHING);
});

test('a place can do what the options do that name it; all of them at once narrow the panel', () => {
  const drink = { id: 'drink', names: { place: 'deck' } };
  const { desk, told } = over(choice('one', [DRAW, drink]));
  expect(desk.at('place', 'deck').pointed).toBe(true);
  desk.at('place', 'deck').run();
  desk.point({ key: 'place', id: 'deck' });
  desk.point(undefined);
  expect(told).toEqual(['pick draw,drink', 'point draw,drink', 'point ']);
  expect(desk.at('card', 'deck')).toBe(NOTHING);
});

test('what is picked in a choice of several is known, with its place in an order', () => {
  const [some] = over(choice('some', [PLAY]), { 'play/torch': 1 }).desk.at('card', 'torch').actions;
  expect(some).toMatchObject({ picked: 1, ordered: false, atOnce: false });
  const [order] = over(choice('order', [PLAY]), { 'play/torch': 4 }).desk.at(
    'card',
    'torch',
  ).actions;
  expect(order).toMatchObject({ picked: 4, ordered: true, atOnce: false });
});

test('a card that is closed says why, unless something else can be done with it', () => {
  expect(over(choice('one', [PLAY], [WET])).desk.at('card', 'match').closed).toBe('wet');
  const strike = { id: 'strike', names: { card: 'match' } };
  expect(over(choice('one', [strike], [WET])).desk.at('card', 'match').closed).toBeUndefined();
});

test('a press does the only thing there is to do; a finger reads the card first', () => {
  const only = { ...NOTHING, actions: [once('play')] };
  expect(pressed(only, false)?.label).toBe('play');
  expect(pressed(only, true)).toBeUndefined();
  expect(pressed({ ...NOTHING, actions: [once('drop', { atOnce: false })] }, true)?.label).toBe(
    'drop',
  );
  expect(pressed({ ...NOTHING, actions: [once('play'), once('sell')] }, false)).toBeUndefined();
  expect(pressed(NOTHING, false)).toBeUndefined();
});
