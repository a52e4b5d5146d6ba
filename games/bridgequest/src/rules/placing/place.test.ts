import { expect, test } from 'vitest';
import { world } from '../../../test/cards.ts';
import { sit } from '../../../test/table.ts';
import { placeFigure } from './place.ts';

test('[BQ-REL-14] [BQ-GM-10] [BQ-GM-11] a figure comes onto one of the least filled corners, and its location opens', () => {
  const { t, told } = sit({
    others: { a: 'off', b: '8 UL', c: '8 LR' },
    places: { 'world-deck': [world(1)] },
    dice: ['LL', 'UR'],
  });
  const figure = t.state.figures.a;
  if (figure === undefined) throw new Error('a is in the game');
  expect(placeFigure(t, figure, 8, 'BQ-REL-05').next().done).toBe(true);
  expect(figure.where).toEqual({
    at: 'bridge',
    place: { location: 8, stand: 'LL', facing: 'UR' },
  });
  expect(t.state.places['world/8']).toEqual([world(1)]);
  expect(told.at(-1)).toEqual({
    type: 'figure-placed',
    rule: 'BQ-REL-05',
    figure: 'a',
    location: 8,
    stand: 'LL',
    facing: 'UR',
  });
});

test('[BQ-GM-01] a person who runs the game is proposed what is usual, and what is taken instead is told', () => {
  const { t, told } = sit({
    heroes: ['homeworld'],
    others: { a: 'off' },
    places: { 'world/8': [world(1)] },
    options: { gm: 'human' },
    dice: ['LL', 'UR'],
  });
  const figure = t.state.figures.a;
  if (figure === undefined) throw new Error('a is in the game');
  const placing = placeFigure(t, figure, 8, 'BQ-REL-05');
  const asked = placing.next().value;
  expect(asked).toMatchObject({ kind: 'one', seat: 1, fallback: 2, why: { rule: 'BQ-GM-10' } });
  expect(placing.next(0).value).toMatchObject({ seat: 1, why: { rule: 'BQ-GM-11' } });
  expect(told.find(({ type }) => type === 'master-ruled')).toEqual({
    type: 'master-ruled',
    rule: 'BQ-GM-10',
    taken: 'UL',
    instead: 'LL',
  });
});
