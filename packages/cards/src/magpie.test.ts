import { type Game, SPECTATOR } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { answerAtRandom, LAWS, randomMatch } from '@tablewright/engine/laws';
import { fiveWays, readScenario, wrongMoments, wrongPositions } from '@tablewright/engine/testing';
import { fuzz } from '@tablewright/lab';
import { createSpeaker } from '@tablewright/words';
import { catalogueProblems } from '@tablewright/words/testing';
import { describe, expect, test } from 'vitest';
import { magpie } from './testing/magpie.ts';
import { CARD_TEXTS } from './texts.ts';
import { CARD_TEXTS_DE } from './texts-de.ts';

const game = magpie as unknown as Game;

describe('a game of cards holds the laws', () => {
  test.each(LAWS.map((law) => [law.title, law] as const))('%s', (_, law) => {
    expect(law.check(game, { matches: 20, seed: 'magpie', mostAnswers: 400 })).toEqual([]);
  });

  test('in hundreds of random matches', () => {
    const { findings, answers } = fuzz(game, { matches: 200, seed: 'magpie' });
    expect(findings).toEqual([]);
    expect(answers).toBeGreaterThan(3000);
  });

  test('and its positions are laid out again as they were', () => {
    const seeds = ['one', 'two', 'three'];
    expect(seeds.flatMap((seed) => wrongPositions(game, seed, 60).wrong)).toEqual([]);
    expect(seeds.flatMap((seed) => wrongMoments(game, seed, 60))).toEqual([]);
  });
});

test('a scenario with cards ends the same in all five ways', () => {
  const scenario = readScenario({
    format: 'tablewright-scenario',
    formatVersion: 1,
    title: 'sorting, stealing and a curse',
    game: 'magpie',
    seats: ['Ada', 'Bo'],
    options: { turns: 3 },
    given: {
      step: 'act',
      places: {
        'door-deck': ['door-2', 'door-1'],
        'door-discard': [],
        'treasure-deck': ['treasure-3', 'treasure-2', 'treasure-1'],
        'treasure-discard': [],
        'hand/0': ['door-3'],
        'hand/1': ['door-4'],
        'table/0': ['door-5', 'door-6', 'door-7', 'door-8', 'door-9'],
        'table/1': ['treasure-4', 'treasure-5', 'treasure-6', 'treasure-7', 'treasure-8'],
      },
    },
    rolls: ['door-3', 'door-1'],
    answers: [
      { seat: 'Ada', choose: 'sort' },
      { seat: 'Ada', choose: ['treasure-3', 'treasure-1', 'treasure-2'] },
      { seat: 'Bo', choose: 'steal' },
      { seat: 'Ada', choose: 'curse' },
    ],
    expect: {
      state: {
        'places.treasure-deck': ['treasure-2', 'treasure-1', 'treasure-3'],
        'places.hand/0': ['door-2'],
        'places.hand/1': ['door-4', 'door-3'],
        'places.door-discard': ['door-1'],
      },
      view: {
        Bo: { 'cards.treasure-deck': [{ back: 'treasure', count: 3 }] },
      },
      events: [
        { type: 'cards-sorted', seat: 0 },
        { type: 'cards-drawn', from: 'hand/0' },
      ],
      over: true,
    },
  });
  expect(fiveWays(magpie, scenario)).toEqual([]);
});

describe('what is said of cards', () => {
  test('is all there in German', () => {
    const pair = { first: CARD_TEXTS, other: CARD_TEXTS_DE, locale: 'de', names: ['cards.known'] };
    expect(catalogueProblems(pair)).toEqual([]);
  });

  test.each(['en', 'de'])('can be said in %s, to whoever hears it', async (locale) => {
    const texts = {
      ...magpie.texts,
      ...(locale === 'de' ? await magpie.translations?.de?.() : {}),
    };
    const missing: string[] = [];
    const speaker = createSpeaker({
      texts,
      locale,
      seatName: (seat) => 'ABCD'[seat] ?? '',
      missing: (key, reason) => missing.push(`${key}: ${reason}`),
    });
    const types = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      const match = randomMatch(game, `said/${seed}`);
      const random = seededSource(`said/${seed}`);
      while (!match.over) answerAtRandom(match, random);
      for (const observer of [SPECTATOR, 0, 1]) {
        for (const { event } of match.eventsFor(observer)) {
          types.add(event.type);
          speaker.say(game.speech.event(event));
        }
      }
    }
    expect(missing).toEqual([]);
    expect([...types].sort()).toEqual(Object.keys(magpie.events ?? {}).sort());
  });

  const say = (event: object) =>
    createSpeaker({
      texts: { ...magpie.texts },
      locale: 'en',
      seatName: (seat) => (seat === 0 ? 'Ada' : 'Bo'),
    }).say(game.speech.event({ rule: 'R', ...event } as never));

  test('names what the reader knows, and counts the rest', () => {
    const drawn = { type: 'cards-drawn', seat: 0, from: 'door-deck', to: 'hand/0', count: 2 };
    expect(say(drawn)).toBe('Ada draws 2 cards from door-deck.');
    expect(say({ ...drawn, cards: ['door-1', 'door-2'] })).toBe(
      'Ada draws door-1 and door-2 from door-deck.',
    );
    expect(say({ ...drawn, cards: ['door-1'] })).toBe(
      'Ada draws door-1 and 1 card more from door-deck.',
    );
    const { seat: _, ...nobodys } = drawn;
    expect(say({ ...nobodys, count: 1 })).toBe('1 card: door-deck → hand Ada.');
  });

  test('says where cards go', () => {
    const moved = { type: 'cards-moved', from: 'door-deck', to: 'door-deck', count: 1 };
    expect(say({ ...moved, at: 'bottom' })).toBe('1 card, under door-deck.');
    expect(say({ ...moved, to: 'door-discard', at: 2 })).toBe(
      '1 card, door-deck → door-discard, in between.',
    );
    expect(say({ ...moved, type: 'cards-attached', bearer: 'door-3' })).toBe(
      '1 card, door-deck → door-deck, on door-3.',
    );
    expect(say({ type: 'cards-shown', place: 'hand/1', count: 1, to: [0, 1] })).toBe(
      '1 card from hand Bo, shown to Ada and Bo.',
    );
    expect(say({ type: 'cards-shown', place: 'hand/1', count: 1 })).toBe(
      '1 card from hand Bo, shown to everybody.',
    );
  });
});
