import { type Game, sampleAnswer } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { createSpeaker, optionText } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { play } from '../test/play.ts';
import { ITEM_IDS } from './content/items.ts';
import { bingoDeathmatch } from './index.ts';
import { POWER_IDS } from './model.ts';

const NAMES = ['Ann', 'Ben', 'Cas', 'Dot', 'Eva'];

function speaker() {
  const missing: string[] = [];
  const made = createSpeaker({
    texts: bingoDeathmatch.texts,
    locale: 'en',
    seatName: (seat) => NAMES[seat] ?? '?',
    missing: (key, reason) => missing.push(`${key}: ${reason}`),
  });
  return { made, missing };
}

function said(position: Parameters<typeof play>[0]): string[] {
  const { made, missing } = speaker();
  const lines = play(position).events.map((event) =>
    made.say(bingoDeathmatch.speech.event(event as never)),
  );
  expect(missing).toEqual([]);
  return lines;
}

describe('what is said', () => {
  test('every event, choice and option of whole matches has its text', () => {
    const { made, missing } = speaker();
    const game = bingoDeathmatch as unknown as Game;
    for (let seats = 2; seats <= 5; seats += 1) {
      const created = Match.create(game, {
        id: 'm',
        seats: NAMES.slice(0, seats).map((name) => ({ name, player: 'human' })),
        random: { kind: 'seeded', seed: `speech ${seats}` },
      });
      if (!created.ok) throw new Error('no match');
      const match = created.value;
      const random = seededSource('speech');
      while (!match.over && match.seq < 400) {
        const choice = match.choices[0];
        if (choice === undefined) break;
        made.say(choice.why);
        if ('options' in choice) {
          for (const option of choice.options) made.say(optionText(game, option, choice));
        }
        for (const closed of choice.closed?.() ?? []) made.say(closed.because);
        match.submitAnswer(choice.seat, 0, sampleAnswer(choice, random));
      }
      for (const { event } of match.events) made.say(game.speech.event(event));
    }
    expect(missing).toEqual([]);
  });

  test('settings, cards, outcomes and bots have theirs', () => {
    const { texts } = bingoDeathmatch;
    const keys = [
      ...['star', 'star.help', 'star.wild', 'star.reroll'].map((key) => `setting.${key}`),
      ...['coloured', 'coloured.help', 'coloured.knight', 'coloured.cross'].map(
        (key) => `setting.${key}`,
      ),
      ...[...ITEM_IDS, ...POWER_IDS].flatMap((id) => [`card.${id}`, `card.${id}.text`]),
      'outcome.bingo',
      'bot.heuristic',
    ];
    for (const key of keys) expect(texts, key).toHaveProperty([key]);
    for (const key of Object.keys(
      bingoDeathmatch.measures.numbers(
        play({ given: { phase: 'bingo' }, rolls: ['*', 1, 'B', 2, 'B', 2, 'B', 2] }).state,
      ),
    )) {
      expect(texts).toHaveProperty([`measure.${key}`]);
    }
  });

  test('a kill reads like a report', () => {
    const lines = said({
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B' },
          B: { scored: ['G1', 'G4'], stored: 2 },
        },
      },
      rolls: ['G'],
      answers: [['B', 'letter']],
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Ben is hit: 3 from Ann.',
        'Ben takes 3 damage from Ann; health 0.',
        'Ben dies, killed by Ann.',
        'Ben respawns with health 3.',
        'Ben rolls the letter die for the reward: G.',
        'Ben loses column G: G1 and G4.',
        'Ann scores G1.',
      ]),
    );
  });

  test('supplies, selections and leftovers are told with what kept them short', () => {
    expect(
      said({
        seats: 2,
        given: {
          phase: 'resolve',
          players: { A: { stored: 3, available: 2, selects: 'basic-battery/activate' } },
        },
        answers: [['A', 'done']],
      }),
    ).toEqual(
      expect.arrayContaining([
        'Ann stores 1E of 2E: there is no more room or no more cubes.',
        'Ann stores 0E left over; 2E go back to the pool.',
      ]),
    );
    const selected = said({
      seats: 3,
      given: {
        phase: 'selection',
        players: {
          A: { lazor: 'diffracting-lazor', available: 5 },
          B: { available: 2, stored: 2 },
          C: { stored: 2 },
        },
      },
      answers: [
        ['A', 'diffracting-lazor/overcharge/B/C'],
        ['B', 'basic-lazor/activate/A'],
        ['C', 'basic-battery/decline'],
      ],
    });
    expect(selected).toContain('Ann overcharges Diffracting Lazor at Ben and Cas.');
    expect(selected).toContain('Ben activates Basic Lazor at Ann.');
    expect(selected).toContain('Cas selects Basic Battery and leaves it idle.');
  });
});
