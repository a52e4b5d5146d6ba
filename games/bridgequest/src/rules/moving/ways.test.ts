import { describe, expect, test } from 'vitest';
import { groundOf, placeAt } from '../../../test/figures.ts';
import { idOf, type Moving, type Stop, waysFrom } from './ways.ts';

const moving = (more: Partial<Moving> = {}): Moving => ({
  ground: groundOf({ 20: ['LL', 'UR'], 11: ['UL'], 2: [] }),
  characters: 1,
  toll: () => 0,
  mayLeave: true,
  stopsAt: () => false,
  ...more,
});
const at = (text: string): Stop => (/^\d/.test(text) ? placeAt(text) : (text as Stop));

/** What a way costs, stop by stop; nothing where a stop cannot be reached so. */
function costOf(way: readonly string[], table: Moving): number | undefined {
  const [first = '', ...rest] = way;
  const trail = waysFrom(at(first), table);
  let here = trail.from;
  let cost = 0;
  for (const next of rest) {
    const { to, costs } = trail.stepsFrom(here);
    const found = to.findIndex(
      (key) => trail.option(key)?.id.replace('.back', '') === idOf(at(next)),
    );
    if (found < 0) return undefined;
    cost += costs[found] ?? 0;
    here = to[found] ?? here;
  }
  return cost;
}

const CLIMB = ['homeworld', '20 LL>UR', '20 UR', '11 LR>UR', '11 LR>UL', '11 UL', '2 LL>UL'];

describe('ways over the Bridge', () => {
  test('[BQ-EX-08] [BQ-MOVE-02] [BQ-MOVE-20] with an ally from Homeworld over 20 and 11 to 2: twelve travels', () => {
    expect(costOf(CLIMB, moving({ characters: 2 }))).toBe(12);
    expect(costOf(CLIMB, moving())).toBe(6);
  });

  test('[BQ-EX-08] [BQ-MOVE-06] what touches a closed location or lacks a doorway is no way', () => {
    expect(costOf(['11 UL', '10 LR>UL'], moving())).toBeUndefined();
    expect(costOf(['11 LR', '20 UR>LL'], moving())).toBeUndefined();
  });

  test('[BQ-MOVE-16] the Bridge is entered on free corners with a doorway, facing any corner but out', () => {
    const trail = waysFrom('homeworld', moving());
    const entries = trail.stepsFrom(trail.from).to.map((key) => trail.option(key)?.id);
    expect(entries).toEqual(['20.LL>UL', '20.LL>UR', '20.LL>LR']);
  });

  test('[BQ-MOVE-16] each row up doubles the price, for each who goes', () => {
    const ground = groundOf({ 18: ['LL'], 17: ['UR'] });
    expect(costOf(['homeworld', '18 LL>UR'], moving({ ground }))).toBe(4);
    expect(costOf(['homeworld', '17 UR>LL'], moving({ ground, characters: 3 }))).toBe(768);
  });

  test('[BQ-MOVE-17] [BQ-MOVE-18] a free corner leads home, from the topmost world to Boss Mode', () => {
    const ground = groundOf({ 20: ['LL'], 17: ['UR'] });
    expect(costOf(['20 LL', 'homeworld'], moving({ ground, characters: 2 }))).toBe(2);
    expect(costOf(['17 UR', 'boss-mode'], moving({ ground }))).toBe(1);
    expect(costOf(['17 UR', 'homeworld'], moving({ ground }))).toBeUndefined();
  });

  test('[BQC-VERB-29] where leaving is forbidden a free corner leads nowhere', () => {
    expect(costOf(['20 LL', 'homeworld'], moving({ mayLeave: false }))).toBeUndefined();
    expect(costOf(['20 UR', '11 LR>UR'], moving({ mayLeave: false }))).toBe(1);
  });

  test('[BQ-MOVE-11] whoever arrives where monsters are goes no further, whoever begins there does', () => {
    const stopped = moving({ stopsAt: (location) => location === 11 });
    expect(costOf(CLIMB.slice(0, 4), stopped)).toBe(3);
    expect(costOf(CLIMB.slice(0, 5), stopped)).toBeUndefined();
    expect(costOf(['11 LR>UR', '11 LR>UL', '11 UL', '2 LL>UL'], stopped)).toBe(3);
  });

  test('[BQ-MOVE-11] whoever comes back to the monsters of the beginning is stopped there', () => {
    const ground = groundOf({ 20: ['UR'], 11: ['LR', 'UL'], 2: [] });
    const stopped = moving({ ground, stopsAt: (location) => location === 11 });
    const back = ['11 LR', '20 UR>LR', '20 UR', '11 LR>UR'];
    expect(costOf(back, stopped)).toBe(3);
    expect(costOf([...back, '11 LR>UL'], stopped)).toBeUndefined();
    expect(costOf([...back, '11 LR>UL'], moving({ ground }))).toBe(4);
  });

  test('[BQC-VERB-42] a toll is added for each character, and never makes a step cheaper than nothing', () => {
    const dear = moving({ characters: 2, toll: (_, { kind }) => (kind === 'cross' ? 1 : 0) });
    expect(costOf(['20 LL>UR', '20 UR'], dear)).toBe(4);
    const cheap = moving({ toll: (_, { kind }) => (kind === 'turn' ? -3 : 0) });
    expect(costOf(['20 LL>UR', '20 LL'], cheap)).toBe(0);
  });

  test('[BQ-MOVE-08] the centre costs one move each way, and one to pass through a token', () => {
    const ground = groundOf({ 20: [], 17: [] }, { 20: [17], 17: [20] });
    const way = ['20 LL>UR', '20 CENTRE', '17 CENTRE', '17 UR'];
    expect(costOf(way, moving({ ground }))).toBe(3);
    expect(costOf(['20 LL', '20 CENTRE'], moving({ ground }))).toBeUndefined();
  });
});
