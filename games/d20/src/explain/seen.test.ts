import { expect, test } from 'vitest';
import { sit } from '../../test/rig.ts';
import { creatureNamed } from '../called.ts';
import { d20Content } from '../content/index.ts';
import { leave } from '../rules/combat/end.ts';
import { lookAround } from '../rules/place/known.ts';
import { viewOf } from '../view.ts';
import { eventsAs, fogOf, mapOf, sightBetween, viewAs } from './index.ts';

const CONTENT = d20Content();
/** A hall, a wall across it with nothing open, and a room behind. */
const ROWS = ['.....#...', '.....#...', '.....#...'];

test('[DT-HID-07] whoever has left before the eyes of the party keeps its name, whoever was not seen does not', () => {
  const { t, state, hero, foe } = sit({ rows: ROWS });
  hero({}, 0, 0, 0);
  const seen = foe('skeleton', 3, 1);
  const unseen = foe('skeleton', 7, 1);
  leave(t, seen);
  leave(t, unseen);
  const view = viewOf(state, 0, CONTENT);
  expect(view.creatures.map(({ id }) => id)).not.toContain(seen.id);
  expect(creatureNamed(view, seen.id).key).not.toBe('name.somebody');
  expect(creatureNamed(view, unseen.id).key).toBe('name.somebody');
});

test('[DT-HID-01, DT-HID-02] the fog covers what nobody has seen, and dims what nobody sees now', () => {
  const { t, state, hero } = sit({ rows: ROWS });
  const one = hero({}, 0, 0, 0);
  const look = (cell: number) => {
    one.place = { at: 'square', cell };
    lookAround(t);
    const view = viewOf(state, 0, CONTENT);
    const map = mapOf(view);
    if (map === undefined) throw new Error('no map');
    return fogOf(view, map);
  };
  expect(look(0).unseen.has(7)).toBe(true);
  expect(look(0).unseen.has(4)).toBe(false);
  const behind = look(7);
  expect(behind.unseen.has(7)).toBe(false);
  expect(behind.remembered.has(1)).toBe(true);
});

test('[DT-MAG-19] a wall takes somebody out of sight', () => {
  const { state, hero, foe } = sit({ rows: ROWS });
  const one = hero({}, 0, 0, 0);
  const near = foe('skeleton', 3, 0);
  const behind = foe('skeleton', 7, 0);
  const view = viewOf({ ...state, options: { ...state.options, gm: 'human' } }, 2, CONTENT);
  expect(sightBetween(view, one.id, near.id)).toBe('clear');
  expect(sightBetween(view, one.id, behind.id)).toBe('none');
});

test('[DT-HID-02] whoever runs the game sees by the eyes of a seat what that seat sees', () => {
  const { state, hero, foe } = sit({ rows: ROWS, options: { gm: 'human' } });
  hero({}, 0, 0, 0);
  foe('skeleton', 3, 1);
  const hidden = foe('skeleton', 7, 1);
  const own = viewOf(state, 2, CONTENT);
  const asSeat = viewAs(own, 0);
  expect(asSeat.creatures).toEqual(viewOf(state, 0, CONTENT).creatures);
  const told = [{ seq: 0, event: { type: 'fell', rule: 'DT-HP-08', creature: hidden.id } }];
  expect(eventsAs(asSeat, told)).toEqual([]);
  expect(eventsAs(own, told)).toHaveLength(1);
});
