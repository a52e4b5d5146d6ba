import type { Text } from '@tablewright/engine';
import { createSpeaker } from '@tablewright/words';
import { catalogueProblems } from '@tablewright/words/testing';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DECKS } from '../content/default-decks.ts';
import { readCards } from '../content/read-decks.ts';
import { EFFECT_TEXTS_DE } from '../texts/de/effects.ts';
import { EFFECT_TEXTS } from '../texts/effects.ts';
import { describeActions, describeEffect } from './describe.ts';
import { readEffect } from './read-effect.ts';
import { VERBS } from './signatures.ts';

const cards = readCards(DEFAULT_DECKS, ({ message }) => {
  throw new Error(message);
});
/** All that the cards of the game print. */
const printed: readonly Text[] = cards.flatMap((card) => [
  ...card.effects.map(describeEffect),
  ...(card.type === 'monster' ? [describeActions(card.bad)] : []),
]);

/** Says texts in a language, and notes what could not be said. */
function speakerOf(texts: Readonly<Record<string, string>>, locale: string) {
  const missing: string[] = [];
  const speaker = createSpeaker({
    texts,
    locale,
    seatName: String,
    missing: (key, reason) => missing.push(`${key}: ${reason}`),
  });
  return { missing, say: (text: Text) => speaker.say(text) };
}

const english = speakerOf(EFFECT_TEXTS, 'en');

/** What an effect prints, by its written form. */
function print(written: string): string {
  const effect = readEffect(written, 'effect', ({ message }) => {
    throw new Error(`${written}: ${message}`);
  });
  if (effect === undefined) throw new Error(written);
  return english.say(describeEffect(effect));
}

test.each([
  ['en', EFFECT_TEXTS],
  ['de', EFFECT_TEXTS_DE],
] as const)('every card says in %s what it does, and when', (locale, texts) => {
  const { say, missing } = speakerOf(texts, locale);
  const sentences = printed.map(say);
  expect(missing).toEqual([]);
  expect(sentences.filter((sentence) => /undefined|NaN|\{/.test(sentence))).toEqual([]);
});

test('every verb has a sentence, and nothing else has one', () => {
  const said = Object.keys(EFFECT_TEXTS).flatMap((key) => /^do\.([a-z]+)/.exec(key)?.[1] ?? []);
  expect([...new Set(said)].sort()).toEqual([...VERBS].sort());
});

test('German says each thing that English says', () => {
  const names = [
    /^stat\./,
    /^until\.|^effect/,
    'do.att',
    'do.def',
    'do.strike',
    'do.karma',
    'do.manual',
  ];
  const problems = catalogueProblems({
    first: EFFECT_TEXTS,
    other: EFFECT_TEXTS_DE,
    locale: 'de',
    names: [...names, 'act.strike', 'cost.karma'],
  });
  expect(problems).toEqual([]);
});

describe('what a card prints', () => {
  test.each([
    ['active: att(2)', 'While active: +2 ATT.'],
    ['active: def(-1)', 'While active: −1 DEF.'],
    ['active: any(d6)', 'While active: +d6 to ATT or DEF.'],
    ['active: ease(WIS, -2)', 'While active: WIS checks harder by 2.'],
    ['use(c): escape()', 'Once a combat: escape without a roll.'],
    [
      'play: mst(-5)@pick-foe~c',
      'When played: −5 monster ST (a monster of your choice) until the combat ends.',
    ],
    [
      'fight if alone and row>=4: mst(4)',
      'In combat, if you fight alone and the row is 4 or more: +4 monster ST.',
    ],
    [
      'start: check(DEX){}{lose(hand,1)}',
      'When the combat begins: check DEX – failed: lose 1 of your hand.',
    ],
    ['turn: pick{travel(1), karma(-1)}', 'In your Upkeep: choose: +1 travel, or −1 Karma.'],
    [
      'use(t): pay(card 2){loot(1)}',
      'Once a turn: you may pay 2 cards of your hand for this: +1 treasure for the monster.',
    ],
    ['active: att(row)', 'While active: + the row ATT.'],
  ])('of %s', (written, sentence) => {
    expect(print(written)).toBe(sentence);
  });
});
