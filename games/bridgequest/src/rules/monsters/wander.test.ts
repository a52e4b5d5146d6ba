import { describe, expect, test } from 'vitest';
import { groundOf, placeAt, saidOf, tableWith } from '../../../test/figures.ts';
import { CORNERS } from '../../bridge/layout.ts';
import { wanderersOf, wanderStep } from './wander.ts';

const ALL = CORNERS;
const step = (
  heroes: readonly string[],
  from: string,
  ground = groundOf({ 20: ALL, 11: ALL, 2: ALL, 3: ALL, 19: ALL }),
  seat = 0,
) => {
  const found = wanderStep(tableWith(heroes), placeAt(from), ground, seat);
  return found === undefined ? undefined : `${found.step.kind} ${saidOf(found.step.to)}`;
};

describe('a wandering step', () => {
  test('[BQ-WAND-05] goes through the doorway that a monster faces, toward the nearest player', () => {
    expect(step(['11 LL>UR'], '20 UR')).toBe('doorway 11 LR>UR');
  });

  test('[BQ-WAND-05] turns or crosses where that is the first step of a shortest way', () => {
    expect(step(['11 LL>UR'], '20 UR>LL')).toBe('turn 20 UR');
    expect(step(['11 LL>UR'], '20 LL>UL')).toBe('cross 20 UL');
  });

  test('[BQ-WAND-04] obeys doorways: without one in the way it takes another way', () => {
    const ground = groundOf({ 20: ['UL'], 19: ['UR'], 11: [], 10: [] });
    expect(step(['11 UL'], '20 UR', ground)).toBe('turn 20 UR>UL');
  });

  test('[BQ-GM-13] of two players equally near the first in turn order counts', () => {
    const ground = groundOf({ 11: ['UL', 'UR'], 2: [], 3: [], 10: [] });
    const heroes = ['3 LL', '2 LR'];
    // From the right corner both are one doorway away.
    expect(step(heroes, '11 UR', ground, 0)).toBe('doorway 3 LL>UR');
    expect(step(heroes, '11 UR', ground, 1)).toBe('doorway 2 LR>UR');
  });

  test('[BQ-WAND-06] who shares the world of a player crosses it, or turns if it looks out', () => {
    expect(step(['20 LL'], '20 UR>LL')).toBe('cross 20 LL');
    expect(step(['20 LL'], '20 UR')).toBe('turn 20 UR>UL');
    expect(step(['20 LL'], '20 UL')).toBe('turn 20 UL>UR');
  });

  test('[BQ-WAND-07] where no way leads it comes nearer in worlds that touch, else it turns', () => {
    const ground = groundOf({ 20: ['UR'], 11: [], 3: [] });
    expect(step(['3 LL'], '20 UR', ground)).toBe('doorway 11 LR>UR');
    expect(step(['3 LL'], '20 LL', ground)).toBe('turn 20 LL>UL');
  });

  test('[BQ-WAND-07] with nobody on the Bridge it turns', () => {
    expect(step(['homeworld'], '20 UR')).toBe('turn 20 UR>UL');
  });

  test('[BQ-PORT-03] leads to and through a token', () => {
    const ground = groundOf({ 20: [], 17: [] }, { 20: [17], 17: [20] });
    expect(step(['17 UL'], '20 UR>LL', ground)).toBe('to-centre 20 CENTRE');
    expect(step(['17 UL'], '20 CENTRE', ground)).toBe('token 17 CENTRE');
  });

  test('[BQ-WAND-10] all are decided on the position before the card', () => {
    const table = tableWith(['11 LL'], { a: '20 UR', b: '19 UR' });
    const ground = groundOf({ 20: ALL, 11: ALL, 19: ALL });
    const all = wanderersOf(table, Object.values(table.figures).slice(1), ground, 0);
    expect(all.map(({ figure, step: { to } }) => `${figure.id} ${saidOf(to)}`)).toEqual([
      'a 11 LR>UR',
      'b 11 LL>UR',
    ]);
  });

  test('[BQ-WAND-09] monsters in Homeworld and Boss Mode stay', () => {
    const table = tableWith(['11 LL'], { a: 'homeworld', b: 'boss-mode' });
    const all = wanderersOf(table, Object.values(table.figures), groundOf({ 11: ALL }), 0);
    expect(all.filter(({ figure }) => figure.kind !== 'hero')).toEqual([]);
  });
});
