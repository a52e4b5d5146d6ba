import type { Game } from '@tablewright/engine';
import { answerByPass, Match, seededSource } from '@tablewright/engine/host';
import { answerAtRandom, randomMatch } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { magpie } from './magpie.ts';
import { DOORS, type MagpieState, TREASURES } from './model.ts';

const game = magpie as unknown as Game;

/** Three with these hands; all other cards lie in their decks. */
function withHands(...hands: readonly (readonly string[])[]): Match {
  const decked = (cards: readonly string[]) => cards.filter((card) => !hands.flat().includes(card));
  const made = Match.create(game, {
    id: 'curses',
    seats: ['Ada', 'Bo', 'Cleo'].map((name) => ({ name, player: 'human' })),
    random: { kind: 'seeded', seed: 'curses' },
    given: {
      step: 'act',
      places: {
        'door-deck': decked(DOORS),
        'treasure-deck': decked(TREASURES),
        ...Object.fromEntries(hands.map((cards, seat) => [`hand/${seat}`, cards])),
      },
    },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

function offersOf(match: Match, seat: number) {
  return match.standingFor(seat).map(({ why }) => why.key);
}

function curse(match: Match, seat: number, at: number): void {
  const place = offersOf(match, seat).indexOf('curse');
  const answer = { at: `seat-${at}` };
  const done = match.submit({ seat, slot: -1 - place, answer });
  if (!done.ok) throw new Error(done.error.message);
}

function pass(match: Match, seat: number): void {
  const slot = match.choices.findIndex((choice) => choice.seat === seat);
  if (!match.submit({ seat, slot, answer: 'pass' }).ok) throw new Error('refused');
}

describe('a curse', () => {
  test('is offered to whoever holds one, in any turn, and nobody waits for that', () => {
    const match = withHands(['door-1'], ['door-curse-1'], ['door-2']);
    expect([0, 1, 2].map((seat) => offersOf(match, seat).includes('curse'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(match.choices.map(({ seat }) => seat)).toEqual([0]);
  });

  test('interrupts whoever decides, who goes on when it is over', () => {
    const match = withHands(['door-1'], ['door-curse-1'], ['treasure-charm-1']);
    curse(match, 1, 0);
    expect(match.choices.map(({ why }) => why.key)).toEqual(['charm', 'charm', 'charm']);
    for (const seat of [0, 1, 2]) pass(match, seat);
    expect(match.choices).toMatchObject([{ seat: 0, why: { key: 'act' } }]);
    expect((match.state as MagpieState).places['hand/0']).toEqual([]);
  });

  test('may be answered until all have passed in a row: each charm opens the window again', () => {
    const match = withHands(['door-1', 'treasure-charm-1'], ['door-curse-1'], ['treasure-charm-2']);
    curse(match, 1, 0);
    for (const seat of [1, 2]) pass(match, seat);
    expect(match.submit({ seat: 0, answer: 'treasure-charm-1' }).ok).toBe(true);
    expect(match.choices.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    for (const seat of [2, 1, 0]) pass(match, seat);
    expect(match.events.at(-1)?.event).toMatchObject({ type: 'curse-stopped', seat: 1, to: 0 });
  });

  test('is passed in advance for a turn, but not by the one at whom it is aimed', () => {
    const match = withHands(['treasure-charm-1'], ['door-curse-1'], ['treasure-charm-2']);
    curse(match, 1, 0);
    const { turn } = match.state as MagpieState;
    const passes = [{ scope: 'turn', of: turn }];
    const given = match.choices.map((choice) => answerByPass(choice, passes));
    // What is passed is the last of the options, after the charm of whoever has one.
    expect(given).toEqual([undefined, 0, 1]);
    const later = match.choices.map((choice) => answerByPass(choice, [{ scope: 'turn', of: 9 }]));
    expect(later).toEqual([undefined, undefined, undefined]);
  });

  test('is not laid on those whom a bribe protects', () => {
    const match = withHands(['door-1'], ['door-curse-1'], []);
    const state = match.state as MagpieState;
    state.peace = [{ by: 1, spares: 0, until: 3 }];
    const [offer] = match.standingFor(1).filter(({ why }) => why.key === 'curse');
    const [, whom] = offer?.kind === 'form' ? offer.fields : [];
    expect(whom?.choice).toMatchObject({ options: [{ id: 'seat-2' }] });
  });

  test('is passed in advance in whole matches, in which only its victims are still asked', () => {
    let passed = 0;
    const asked = { victims: 0, others: 0 };
    for (let at = 0; at < 12; at += 1) {
      const match = randomMatch(game, `passing/${at}`);
      const random = seededSource(`passing/${at}`);
      while (!match.over) {
        const { turn, curses } = match.state as MagpieState;
        const passes = [{ scope: 'turn', of: turn }];
        const answers = match.choices.map((choice) => answerByPass(choice, passes));
        const slot = answers.findIndex((answer) => answer !== undefined);
        const [choice] = match.choices.slice(slot);
        if (slot >= 0 && choice !== undefined) {
          match.submitAnswer(choice.seat, slot, answers[slot] as number);
          passed += 1;
          continue;
        }
        const windows = match.choices.filter(({ pass }) => pass !== undefined);
        for (const { seat } of windows) {
          asked[seat === curses.at(-1)?.at ? 'victims' : 'others'] += 1;
        }
        answerAtRandom(match, random);
      }
    }
    expect(passed).toBeGreaterThan(10);
    expect(asked.victims).toBeGreaterThan(5);
    expect(asked.others).toBe(0);
  });
});
