import { expect, test } from 'vitest';
import { sit, world } from '../../testing/table.ts';
import { placeFigure } from './place.ts';
import { hordesRise } from './rise.ts';
import { monstersWander } from './wandering.ts';

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
  expect(told.at(-1)).toEqual({
    type: 'master-ruled',
    rule: 'BQ-GM-10',
    taken: 'UL',
    instead: 'LL',
  });
});

test('[BQ-MMOV-01] [BQ-MAP-09] a horde that rises opens the location, and stays where no world is left for it', () => {
  const { t, told } = sit({
    heroes: ['12 UL'],
    others: { a: '19 UL', b: '20 UR>LL' },
    places: { 'world-deck': [world(1)] },
  });
  hordesRise(t);
  expect(t.state.figures.a?.where).toEqual({
    at: 'bridge',
    place: { location: 10, stand: 'UL', facing: 'OUT' },
  });
  expect(t.state.figures.b?.where).toMatchObject({ place: { location: 20 } });
  expect(told.map(({ type }) => type)).toEqual(['cards-drawn', 'figure-rose', 'cards-lacking']);
});

test('[BQ-WAND-01] [BQ-WAND-10] a wandering card moves every monster once, in ascending id', () => {
  const { t, told } = sit({
    heroes: ['11 LL'],
    others: { b: '20 UR', a: '20 UL>UR', ally: 'ally 20 LL' },
    places: { 'world/20': [world(1)], 'world/11': [world(2)] },
  });
  expect(monstersWander(t, 'BQ-WAND-01').next().done).toBe(true);
  expect(
    told.map((event) => {
      const { figure, step, location, stand } = event as unknown as Record<string, string>;
      return `${figure} ${step} ${location} ${stand}`;
    }),
  ).toEqual(['a cross 20 UR', 'b doorway 11 LR']);
});

test('[BQ-GM-12] a person who runs the game may have a monster take another legal step', () => {
  const { t, told } = sit({
    heroes: ['11 LL'],
    others: { a: '20 UR' },
    places: { 'world/20': [world(1)], 'world/11': [world(2)] },
    options: { gm: 'human' },
  });
  const wandering = monstersWander(t, 'BQ-WAND-01');
  const asked = wandering.next().value as { options: { id: string }[]; fallback: number };
  expect(asked.options[asked.fallback]?.id).toBe('11.LR>UR');
  wandering.next(asked.options.findIndex(({ id }) => id === '20.UR>LL'));
  expect(told.map(({ type }) => type)).toEqual(['master-ruled', 'figure-stepped']);
  expect(t.state.figures.a?.where).toMatchObject({ place: { location: 20, facing: 'LL' } });
});
