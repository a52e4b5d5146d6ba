import type { Choice, Game, Option, TextParam } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { createSpeaker, optionText } from './index.ts';

const NAMES = ['Lya', 'Tom', 'Ada'];

function speaker(texts: Record<string, string>, locale = 'en') {
  const problems: [key: string, reason: string][] = [];
  const made = createSpeaker({
    texts,
    locale,
    seatName: (seat) => NAMES[seat] ?? `seat ${seat}`,
    missing: (key, reason) => problems.push([key, reason]),
  });
  return { ...{ say: made.say.bind(made), sayIfKnown: made.sayIfKnown.bind(made) }, problems };
}

describe('a speaker', () => {
  test('fills gaps with words, numbers and the names of seats', () => {
    const { say } = speaker({ 'event.missed': '{who} misses ({misses}) and takes a {token}.' });
    const params = { who: { seat: 0 }, misses: 2, token: 'Miss Token' };
    expect(say({ key: 'event.missed', params })).toBe('Lya misses (2) and takes a Miss Token.');
  });

  test('says texts inside texts, to any depth', () => {
    const { say } = speaker({ hit: '{weapon} hits', item: 'the {colour} lazor', red: 'red' });
    const weapon = { key: 'item', params: { colour: { key: 'red' } } };
    expect(say({ key: 'hit', params: { weapon } })).toBe('the red lazor hits');
  });

  test('writes lists as the language does', () => {
    const params = { all: [{ seat: 0 }, { key: 'monster' }, 1234] };
    const texts = { hurt: '{all}', monster: 'Nigob' };
    expect(speaker(texts).say({ key: 'hurt', params })).toBe('Lya, Nigob, and 1,234');
    expect(speaker(texts, 'de').say({ key: 'hurt', params })).toBe('Lya, Nigob und 1.234');
  });

  test('follows plurals and selections', () => {
    const { say } = speaker({
      gained: '{n, plural, one {# cube} other {# cubes}} {from, select, pool {taken} other {won}}',
    });
    expect(say({ key: 'gained', params: { n: 1, from: 'pool' } })).toBe('1 cube taken');
    expect(say({ key: 'gained', params: { n: 3, from: 'foe' } })).toBe('3 cubes won');
  });

  test('leaves angle brackets alone', () => {
    expect(speaker({ less: 'a < b, <b>bold</b>' }).say({ key: 'less' })).toBe('a < b, <b>bold</b>');
  });

  test('shows an unknown key as it is and reports it once', () => {
    const { say, sayIfKnown, problems } = speaker({});
    expect(say({ key: 'event.lost' })).toBe('event.lost');
    expect(say({ key: 'event.lost' })).toBe('event.lost');
    expect(sayIfKnown({ key: 'event.other' })).toBeUndefined();
    expect(say({ key: 'constructor' })).toBe('constructor');
    expect(problems).toEqual([
      ['event.lost', 'not in the catalogue'],
      ['constructor', 'not in the catalogue'],
    ]);
  });

  test('shows the key of a message that is broken or lacks a filling, and reports it', () => {
    const { say, problems } = speaker({ broken: 'a {', gap: 'by {who}' });
    expect(say({ key: 'broken' })).toBe('broken');
    expect(say({ key: 'gap' })).toBe('gap');
    expect(problems.map(([key]) => key)).toEqual(['broken', 'gap']);
    expect(problems[1]?.[1]).toContain('who');
  });
});

describe('the text of an option', () => {
  const choice: Choice = { kind: 'amount', seat: 0, why: { key: 'choice.pay' }, min: 0, max: 1 };
  const told = { speech: { option: (option: Option) => ({ key: `told.${option.id}` }) } };
  const silent = { speech: {} };

  test('is its own, else what the game says, else a key made of its id', () => {
    const own = { id: 'fire', text: { key: 'own' } };
    expect(optionText(told as unknown as Game, own, choice)).toEqual({ key: 'own' });
    expect(optionText(told as unknown as Game, { id: 'fire' }, choice)).toEqual({
      key: 'told.fire',
    });
    expect(optionText(silent as unknown as Game, { id: 'x' }, choice)).toEqual({ key: 'option.x' });
  });
});

test('numbers are written as their language writes them, however small', () => {
  const texts = { said: '{n, plural, one {# step} other {# steps}}, {all}' };
  const said = (locale: string, n: number) =>
    createSpeaker({ texts, locale, seatName: String }).say({
      key: 'said',
      params: { n, all: [n] },
    });
  expect(said('en', 1)).toBe('1 step, 1');
  expect(said('de', 999)).toBe('999 steps, 999');
  expect(said('en', 1_234)).toBe('1,234 steps, 1,234');
  expect(said('de', 1_234)).toBe('1.234 steps, 1.234');
  expect(said('de', 0.5)).toBe('0,5 steps, 0,5');
  expect(said('ar-EG', 3)).toBe('٣ steps, ٣');
});

describe('a number below 0', () => {
  const texts = {
    plain: '{n}, and again {n}',
    counted: '{n, plural, one {# travel} other {# travels}}; see BQ-TRAV-04',
    grouped: 'at {n, number}',
    range: '2-{n, number}',
    list: '{all}',
    word: 'a well-known {n}-sided die',
  };
  const said = (locale: string, key: keyof typeof texts, param: TextParam) => {
    const reader = createSpeaker({ texts, locale, seatName: String });
    const text = { key, params: { [key === 'list' ? 'all' : 'n']: param } };
    expect(reader.partsIfKnown(text)).toEqual([reader.say(text)]);
    return reader.say(text);
  };

  test.each(['en', 'de'])('has the sign that is printed, however it is written: %s', (locale) => {
    expect(said(locale, 'plain', -3)).toBe('−3, and again −3');
    expect(said(locale, 'counted', -2)).toBe('−2 travels; see BQ-TRAV-04');
    expect(said(locale, 'grouped', -1_000)).toBe(locale === 'en' ? 'at −1,000' : 'at −1.000');
    expect(said(locale, 'list', [-1, 2])).toBe(locale === 'en' ? '−1 and 2' : '−1 und 2');
  });

  test('hyphens of words and ranges stay', () => {
    expect(said('en', 'range', 5)).toBe('2-5');
    expect(said('en', 'word', -6)).toBe('a well-known −6-sided die');
    expect(said('en', 'plain', 'K-9')).toBe('K-9, and again K-9');
  });
});
