import { describe, expect, test } from 'vitest';
import { type Played, play, said } from '../../test/play.ts';

type Square = readonly [column: number, row: number];

const FIGHTER = { characters: ['fighter'], rpgMovement: true };

const monsterAt = ({ state }: Played): Square => [
  (state.monster.place % 9) + 1,
  Math.floor(state.monster.place / 9) + 1,
];

/** The open choice of a way for the Fighter, who stands there. */
function moving(at: Square) {
  const [choice] = play({
    options: FIGHTER,
    given: { step: 'activate', characters: { fighter: { at } } },
    answers: [['A', 'move/fighter']],
    until: 'now',
  }).match.choices;
  if (choice?.kind !== 'path') throw new Error('no way is asked for');
  return choice;
}

describe('moves of characters', () => {
  test.each([
    [[5, 8], '5/7 6/7 6/8 6/9 5/9 4/9 4/8 4/7'],
    [[9, 5], '9/4 9/6 8/6 8/5 8/4'],
    [[1, 5], '1/4 2/4 2/5 2/6 1/6'],
    [[5, 1], '6/1 6/2 5/2 4/2 4/1'],
    [[1, 1], '2/1 2/2 1/2'],
    [[9, 9], '9/8 8/9 8/8'],
  ] as const)('[BA-RPG-12] one step from %j leads to %s and nowhere else', (at, squares) => {
    const { options, steps, from } = moving(at);
    expect(steps[from]?.map((to) => options[to]?.id)).toEqual(squares.split(' '));
  });

  test('[BA-RPG-12] squares are called by column and row', () => {
    const square = moving([5, 8]).options.find(({ id }) => id === '3/8');
    expect(square?.text).toEqual({ key: 'option.field', params: { column: 3, row: 8 } });
  });

  test('[BA-RPG-10] a move ends on another square', () => {
    const { of } = play({
      options: FIGHTER,
      given: { step: 'activate' },
      answers: [
        ['A', 'move/fighter'],
        ['A', [], 'move', 'not-allowed'],
        ['A', ['1/9'], 'move'],
      ],
    });
    expect(of('moved')[0]).toMatchObject({ sheet: 'fighter', column: 1, row: 9 });
  });

  test('[BA-RPG-11] who moves again is asked by name for a marker, then for the way', () => {
    const asked = (answers: readonly string[]) =>
      play({
        options: FIGHTER,
        given: { step: 'activate', characters: { fighter: { moves: 1, markers: ['B1', 'N4'] } } },
        answers: answers.map((answer) => ['A', answer] as const),
        until: 'now',
      }).match.choices[0]?.why;
    const name = { name: 'Bron' };
    expect(asked(['move-again/fighter'])).toEqual({
      key: 'choice.move-marker',
      rule: 'BA-RPG-11',
      params: name,
    });
    expect(asked(['move-again/fighter', 'fighter/N4'])).toEqual({
      key: 'choice.move',
      rule: 'BA-RPG-11',
      params: name,
    });
  });
});

describe('moves of the monster', () => {
  test('[BA-RPG-14] it says where the monster went, and nothing if it is adjacent already', () => {
    const from = (at: Square) =>
      play({
        options: FIGHTER,
        given: { step: 'take', monster: { at: [5, 5] }, characters: { fighter: { at } } },
      });
    expect(said(from([5, 9]), 'moved')).toEqual(['Nigob comes to column 6, row 8.']);
    expect(said(from([6, 6]), 'moved')).toEqual([]);
  });

  test('[BA-RPG-14] whom others wall in it cannot reach, so it goes to the next by letter', () => {
    const played = play({
      seats: 4,
      options: { ...FIGHTER, characters: ['fighter', 'mystic', 'rogue', 'healer'] },
      given: {
        step: 'take',
        monster: { at: [5, 7] },
        characters: {
          fighter: { at: [9, 9] },
          mystic: { at: [8, 9] },
          rogue: { at: [9, 8] },
          healer: { at: [8, 8] },
        },
      },
    });
    expect(monsterAt(played)).toEqual([7, 8]);
  });

  test('[BA-RPG-15] held in one round, it moves in the next', () => {
    const played = play({
      options: { ...FIGHTER, roundLimit: 2 },
      given: {
        step: 'take',
        monster: { at: [5, 5], pinned: true },
        characters: { fighter: { at: [5, 9], damage: ['B1'] } },
      },
      rolls: ['SA'],
    });
    expect(played.of('held-in-place')).toMatchObject([{ sheet: 'monster', name: 'Nigob' }]);
    expect(played.of('moved')).toMatchObject([{ sheet: 'monster', column: 6, row: 8 }]);
    expect(monsterAt(played)).toEqual([6, 8]);
  });
});
