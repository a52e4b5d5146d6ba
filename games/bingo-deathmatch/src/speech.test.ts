import { createSpeaker } from '@tablewright/words';
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
  test('every card has a name and says what it does', () => {
    const keys = [...ITEM_IDS, ...POWER_IDS].flatMap((id) => [`card.${id}`, `card.${id}.text`]);
    expect(keys.filter((key) => bingoDeathmatch.texts[key] === undefined)).toEqual([]);
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

test('[UB-WIN-01] why a match is over: the line with its five squares', () => {
  const four = { given: { phase: 'bingo', players: { B: { scored: ['B3', 'I3', 'N3', 'G3'] } } } };
  const played = (rolls: readonly (string | number)[]) => play({ ...four, seats: 2, rolls }).state;
  expect(bingoDeathmatch.speech.ending?.(played(['B', 1, 'O', 4]))).toBeUndefined();
  const why = bingoDeathmatch.speech.ending?.(played(['B', 1, 'O', 3]));
  if (why === undefined) throw new Error('the match is not over');
  const { made, missing } = speaker();
  expect(`${made.say(why)} ${why.rule}`).toBe(
    'Ben has all five squares of row 3: B3, I3, N3, G3, and O3. UB-WIN-01',
  );
  expect(missing).toEqual([]);
});
