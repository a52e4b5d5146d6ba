import { expect, test } from 'vitest';
import { world } from '../../../test/cards.ts';
import { heroAt, sit } from '../../../test/table.ts';
import { hordesRise } from './rise.ts';
import { monstersWander } from './wandering.ts';

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
  expect(monstersWander(t, 'BQ-WAND-01', heroAt(t.state, 0)).next().done).toBe(true);
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
  const wandering = monstersWander(t, 'BQ-WAND-01', heroAt(t.state, 0));
  const asked = wandering.next(0).value;
  if (asked?.kind !== 'one') throw new Error('one step is taken');
  expect(asked.options[asked.fallback ?? -1]?.id).toBe('11.LR>UR');
  wandering.next(asked.options.findIndex(({ id }) => id === '20.UR>LL'));
  expect(told.map(({ type }) => type)).toEqual(['master-ruled', 'figure-stepped']);
  expect(t.state.figures.a?.where).toMatchObject({ place: { location: 20, facing: 'LL' } });
});
