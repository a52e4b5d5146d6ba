import { describe, expect, test } from 'vitest';
import { hashPlain } from '../hash.ts';
import { answerAtRandom } from '../laws/random-play.ts';
import { Match } from '../match.ts';
import { seededSource } from '../random/seeded.ts';
import {
  diceRace,
  fiveWays,
  heap,
  readScenario,
  runScenario,
  scenarioOf,
  scenarioText,
  wards,
} from './index.ts';
import { wrongPositions } from './positions.ts';

function played(seed: string, answers: number, names = ['Lya', 'Bo', 'Kim']): Match {
  const made = Match.create(wards, {
    id: seed,
    seats: names.map((name) => ({ name, player: 'human' })),
    options: { rounds: 4 },
    random: { kind: 'seeded', seed },
  });
  if (!made.ok) throw new Error('wards takes three seats');
  const random = seededSource(`${seed}/answers`);
  while (!made.value.over && made.value.seq < answers) answerAtRandom(made.value, random);
  return made.value;
}

describe('a moment of a match as a scenario', () => {
  test.each(['one', 'two', 'three'])(
    'ends in the state of that moment, whichever it is (%s)',
    (seed) => {
      const match = played(seed, 60);
      for (let seq = 0; seq <= match.seq; seq += 1) {
        const file = scenarioOf(match, seq);
        const { problems, match: again } = runScenario(
          wards,
          readScenario(JSON.parse(scenarioText(file))),
        );
        const then = match.fork(seq);
        expect(problems).toEqual([]);
        expect(hashPlain(again.state)).toBe(hashPlain(then.state));
        expect(again.choices.map(({ seat, why }) => [seat, why])).toEqual(
          then.choices.map(({ seat, why }) => [seat, why]),
        );
      }
    },
  );

  test('names the standing offers that were used', () => {
    const made = Match.create(heap, {
      id: 'offers',
      seats: ['Lya', 'Bo'].map((name) => ({ name, player: 'human' })),
      options: { stones: 9 },
      random: { kind: 'seeded', seed: 'offers' },
    });
    if (!made.ok) throw new Error('not made');
    const match = made.value;
    for (const [seat, answer, slot] of [
      [1, 'stone-2', -1],
      [0, 'yes', 0],
      [0, 'stone-4', -1],
    ] as const) {
      expect(match.submit({ seat, answer, slot }).ok).toBe(true);
    }
    const file = scenarioOf(match);
    expect(file.answers.map(({ seat, about, choose }) => [seat, about, choose])).toEqual([
      ['Bo', 'break', 'stone-2'],
      ['Lya', 'guard', 'yes'],
      ['Lya', 'break', 'stone-4'],
    ]);
    const scenario = readScenario(JSON.parse(scenarioText(file)));
    expect(hashPlain(runScenario(heap, scenario).match.state)).toBe(hashPlain(match.state));
    expect(fiveWays(heap, scenario)).toEqual([]);
  });

  test('begins at the last checkpoint and holds what was answered since', () => {
    const match = played('since', 3);
    const file = scenarioOf(match);
    expect(file.given).toMatchObject({ round: 4, health: [5, 5, 5] });
    expect(file.answers.map(({ choose }) => choose)).toEqual(match.log.map(({ answer }) => answer));
    expect(file.options).toEqual({ rounds: 4 });
  });

  test('names seats by number where their names do not tell them apart', () => {
    const { answers, expect: expected } = scenarioOf(played('same', 2, ['Bo', 'bo']));
    expect(answers.every(({ seat }) => typeof seat === 'number')).toBe(true);
    expect(expected.choices).toMatchObject({ exactly: [{ seat: expect.any(Number) }] });
  });

  test('begins anew from a match that began as a scenario itself', () => {
    const match = runScenario(
      wards,
      readScenario(JSON.parse(scenarioText(scenarioOf(played('again', 7))))),
    ).match;
    const { problems, match: again } = runScenario(
      wards,
      readScenario(JSON.parse(scenarioText(scenarioOf(match)))),
    );
    expect(problems).toEqual([]);
    expect(hashPlain(again.state)).toBe(hashPlain(match.state));
  });

  test('is nothing for a moment that has not come, or a game that cannot say its position', () => {
    expect(() => scenarioOf(played('late', 2), 3)).toThrow(RangeError);
    const { position: _, ...silent } = diceRace;
    const made = Match.create(silent, {
      id: 'race',
      seats: [
        { name: 'A', player: 'human' },
        { name: 'B', player: 'human' },
      ],
      random: { kind: 'seeded', seed: 'race' },
    });
    expect(() => made.ok && scenarioOf(made.value)).toThrow(/cannot say what its position is/);
  });
});

describe('the positions of a game', () => {
  test('of every checkpoint are laid out again as they were', () => {
    expect(wrongPositions(wards as never, 'wards', 100)).toMatchObject({ wrong: [] });
  });

  test('that lose something are found, with the place', () => {
    const forgetful = { ...wards, position: ({ blows: _, ...rest }: { blows: number[] }) => rest };
    const { wrong } = wrongPositions(forgetful as never, 'forgetful', 10);
    expect(wrong[0]).toMatch(/before round: state\.blows\.\d is/);
  });
});

describe('the text of a scenario', () => {
  test('puts what fits on one line and breaks the rest', () => {
    const text = scenarioText({ ...scenarioOf(played('text', 0)), rolls: ['B', 1], given: {} });
    expect(text).toContain('\n  "rolls": ["B", 1],\n');
    expect(text).toContain('\n  "given": {},\n');
    expect(text.split('\n').every((line) => line.length <= 100)).toBe(true);
  });
});
