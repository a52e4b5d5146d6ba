import { expect, test } from 'vitest';
import { Match } from './match.ts';
import { SPECTATOR } from './seat.ts';
import { type DiceRaceState, diceRace } from './testing/index.ts';
import { play, race, SEATS } from './testing/races.ts';

type Turn = NonNullable<typeof diceRace.steps.turn>;
const turn = diceRace.steps.turn as Turn;

/** A race in which the first to go also pushes the others ahead, one at a time. */
const shoving = {
  ...diceRace,
  steps: {
    turn: (t: Parameters<Turn>[0]) => {
      for (const seat of t.state.places.keys()) {
        t.state.places[seat] = (t.state.places[seat] ?? 0) + 1;
        t.emit({ type: 'rolled', rule: 'TOY-ROLL-01', seat, face: 1 });
      }
      return turn(t);
    },
  },
};

const placesIn = (views: readonly unknown[]) => views.map((view) => (view as DiceRaceState).places);

function shoved(): Match {
  const made = Match.create(shoving as typeof diceRace, {
    ...{ id: 'x', seats: SEATS, random: { kind: 'seeded', seed: 'a' } },
    options: { goal: 30 },
  });
  if (!made.ok) throw new Error('no match');
  return made.value;
}

test('each event of an answer is shown with what had happened by then', () => {
  const match = shoved();
  expect(placesIn(match.viewsTold(0, SPECTATOR))).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect(match.submit({ seat: 0, answer: 'rest' }).ok).toBe(true);
  expect(match.submit({ seat: 1, answer: 'rest' }).ok).toBe(true);
  expect(placesIn(match.viewsTold(1, SPECTATOR))).toEqual([
    [2, 1],
    [2, 2],
  ]);
  expect(placesIn(match.viewsTold(2, SPECTATOR))).toEqual([
    [3, 2],
    [3, 3],
  ]);
  expect(match.seq).toBe(2);
  expect(() => match.viewsTold(3, SPECTATOR)).toThrow('there is no answer 3');
});

test('a long match is not changed by looking at one of its answers', () => {
  const match = race(1_000);
  play(match, ...Array.from({ length: 80 }, () => 'roll'));
  const before = JSON.stringify(match.toFile({ withSecret: true }));
  const { length } = match.eventsFor(0).filter(({ seq }) => seq === 7);
  expect(match.viewsTold(7, 0)).toHaveLength(length);
  expect(JSON.stringify(match.toFile({ withSecret: true }))).toBe(before);
  expect(match.submit({ seat: match.choices[0]?.seat ?? 0, answer: 'roll' }).ok).toBe(true);
});
