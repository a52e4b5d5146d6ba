import { describe, expect, test } from 'vitest';
import { door, world } from '../../../test/cards.ts';
import { play, playSteps } from '../../../test/play.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import { effectOf } from '../../../test/written.ts';
import type { Bridge } from '../../table.ts';
import { perform } from '../acts/perform.ts';

/** The Attic of Minor Gods: whoever enters draws a Fairy Dust. */
const ATTIC = world(41);
const DUST = ['BQC-DUST-01#1', 'BQC-DUST-02#1'];

const seated = (sitting: Sitting) =>
  sit({ ...sitting, places: { 'dust-deck': DUST, 'world/20': [world(1)], ...sitting.places } });
const dusts = ({ state }: Bridge): number => (state.places['karma/0'] ?? []).length;

function does(t: Bridge, text: string): void {
  const you = heroAt(t.state, 0);
  const doing = { you, by: you, source: door(1), rule: 'BQC-TRIG-02', isDeed: false };
  play(perform(t, effectOf(text), doing));
}

describe('a world has its effect on whoever', () => {
  test('[BQ-MOVE-10] is stopped there by monsters', () => {
    const { t } = seated({
      heroes: ['20 UR'],
      others: { a: '11 UL' },
      places: { 'world/11': [ATTIC] },
    });
    t.state.phase = 'beginning-move';
    heroAt(t.state, 0).travels = 9;
    playSteps(
      t,
      [
        ['beginning-move', 'walk'],
        ['way', '11.LR>UR'],
      ],
      ({ state }) => state.phase === 'equip',
    );
    expect(dusts(t)).toBe(1);
  });

  test('[BQ-MOVE-10] is moved there by an effect', () => {
    const { t } = seated({ heroes: ['20 UR'], places: { 'world/11': [ATTIC] } });
    does(t, 'warp(neighbor)');
    expect(dusts(t)).toBe(1);
  });

  test('[BQ-MOVE-10] stands there when it changes', () => {
    const { t } = seated({ heroes: ['20 UR'], places: { 'world-deck': [ATTIC] } });
    does(t, 'change(WORLD_HERE)');
    expect(t.state.places['world/20']).toEqual([ATTIC]);
    expect(dusts(t)).toBe(1);
  });

  test('[BQ-MOVE-09] ends its move there, and on nobody who passes through', () => {
    const walked = (way: readonly string[]): number => {
      const { t } = seated({
        heroes: ['20 LL>UR'],
        places: { 'world/11': [ATTIC], 'world/2': [world(3)] },
      });
      t.state.phase = 'beginning-move';
      heroAt(t.state, 0).travels = way.length;
      playSteps(
        t,
        [
          ['beginning-move', 'walk'],
          ['way', ...way],
        ],
        ({ state }) => state.phase === 'equip',
      );
      return dusts(t);
    };
    const way = ['20.UR>OUT', '11.LR>UR', '11.LR>UL', '11.UL>OUT', '2.LL>UL'];
    // The Attic has a doorway in that corner only.
    expect([walked(way.slice(0, 2)), walked(way)]).toEqual([1, 0]);
  });
});
