import { describe, expect, test } from 'vitest';
import { closeCombat } from '../src/rules/combat/leaving.ts';
import { dies } from '../src/rules/death/dying.ts';
import { beginLasting, endTurnEffects } from '../src/rules/effects/lasting.ts';
import { door, world } from './cards.ts';
import { play } from './play.ts';
import { fight, heroAt, sit } from './table.ts';

/** What lasts for the hero of a seat, as its durations, at a table of two. */
function lasting(seat: number, durations: readonly ('c' | 't' | 'n' | 'w' | 'g')[]) {
  const { t, told } = sit({ heroes: ['11 UL', '11 LR'], places: { 'world/11': [world(3)] } });
  for (const until of durations) {
    const about = { source: door(56), rule: 'BQC-TRIG-02' };
    beginLasting(t, heroAt(t.state, seat), { verb: 'att', n: 1 }, until, about);
  }
  told.length = 0;
  return { t, told, left: () => t.state.lasting.map(({ until }) => until) };
}

/** The turn of a seat ends in which nothing of it began. */
function turnEnds({ t }: ReturnType<typeof lasting>, seat: number): void {
  t.state.active = seat;
  endTurnEffects(t, t.state.nextLasting);
}

describe('what lasts', () => {
  test('[BQ-TERM-18] for a combat ends with it, and is no part of the next one', () => {
    const table = lasting(0, ['c', 'n']);
    fight(table.t);
    closeCombat(table.t, 'fled', 'BQ-RUN-08');
    expect(table.left()).toEqual(['n']);
  });

  test('[BQ-TERM-18] counted in turns is counted in those of whom it is on', () => {
    const table = lasting(1, ['n']);
    turnEnds(table, 0);
    expect(table.left()).toEqual(['n']);
    turnEnds(table, 1);
    expect(table.left()).toEqual([]);
  });

  test('[BQ-TERM-19] without an end it outlives turns and combats', () => {
    const table = lasting(0, ['g', 'w']);
    fight(table.t);
    closeCombat(table.t, 'won', 'BQ-CMB-54');
    for (const seat of [0, 1, 0]) turnEnds(table, seat);
    expect(table.left()).toEqual(['g', 'w']);
  });

  test('[BQ-TERM-19] [BQ-DEAD-04] and ends with the character that it is on', () => {
    const table = lasting(0, ['g', 'w', 'n']);
    play(dies(table.t, heroAt(table.t.state, 1), { rule: 'BQ-DEAD-01' }));
    expect(table.left()).toEqual(['g', 'w', 'n']);
    play(dies(table.t, heroAt(table.t.state, 0), { rule: 'BQ-DEAD-01' }));
    expect(table.left()).toEqual([]);
    const ended = table.told.filter(({ type }) => type === 'effect-ended');
    expect(ended).toEqual(
      Array(2).fill({ type: 'effect-ended', rule: 'BQ-TERM-19', seat: 0, source: door(56) }),
    );
  });
});
