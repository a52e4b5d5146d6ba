import { expect, test } from 'vitest';
import { aRow, deafen, inOwn } from '../../../test/own-scene.ts';
import type { FoeRow } from '../../content/adventure.ts';
import { followRows, releaseRows } from './row-mods.ts';

const LIT = { flag: 'lit' } as const;
const DIM = { on: 'attack', is: 'disadvantage', for: 'scene' } as const;

/** A scene with a row of two, of which something holds while a lamp is lit. */
function lamps(row: Partial<FoeRow>, more: Parameters<typeof inOwn>[0] = {}) {
  const foes = [aRow({ count: 2, ...row })];
  const rig = inOwn({ party: [{}, {}], ...more, here: { foes, ...more.here } });
  return {
    ...rig,
    /** The lamp is lit, or is out. */
    lit(isLit: boolean) {
      rig.story().flags = isLit ? ['lit'] : [];
      followRows(rig.t);
    },
    held: () => rig.state.circumstances.map(({ who, rule }) => ({ who, rule })),
    traits: () => rig.rows('thugs').map(({ traits }) => traits),
  };
}

test('[DT-SCB-16, DT-ADV-04] what holds for a row holds for each of it while it is so, once, and is over with it', () => {
  const rig = lamps({ mods: [{ when: LIT, is: DIM }] });
  const ids = rig.rows('thugs').map(({ id }) => id);
  const each = ids.map((id) => ({ who: [id], rule: 'DT-ADV-04' }));
  followRows(rig.t);
  expect([rig.held(), rig.story().mods]).toEqual([[], undefined]);
  rig.lit(true);
  rig.lit(true);
  expect(rig.held()).toEqual(each);
  expect(rig.state.circumstances.map(({ is }) => is)).toEqual([DIM, DIM]);
  const other = { ...rig.state.circumstances[0], id: 999 };
  rig.state.circumstances = [...rig.state.circumstances, other as never];
  rig.lit(false);
  expect(rig.state.circumstances).toEqual([other]);
  expect(rig.story().mods).toEqual({});
  rig.lit(true);
  expect(rig.held().slice(1)).toEqual(each);
});

test('[DT-SCB-16] it is told by the rule of the scene', () => {
  const rig = lamps({ mods: [{ when: LIT, is: DIM }] }, { here: { rule: 'DT-SCB-16' } });
  rig.lit(true);
  expect(rig.held().map(({ rule }) => rule)).toEqual(['DT-SCB-16', 'DT-SCB-16']);
});

test('[DT-SCB-16] a trait does nothing while it is so, and comes back once', () => {
  const rig = lamps({ mods: [{ when: LIT, without: 'thick-hide' }] });
  const [one, two] = rig.rows('thugs');
  if (one === undefined || two === undefined) throw new Error('there are two');
  one.traits = ['swift', 'thick-hide'];
  two.traits = ['swift', 'thick-hide'];
  rig.lit(true);
  expect(rig.traits()).toEqual([['swift'], ['swift']]);
  expect(rig.held()).toEqual([]);
  // It has got it back by something else meanwhile.
  two.traits = ['thick-hide'];
  rig.lit(false);
  expect(rig.traits()).toEqual([['swift', 'thick-hide'], ['thick-hide']]);
});

test('[DT-SCB-16] a circumstance that comes and goes leaves traits as they are, and those who are down or gone', () => {
  const rig = lamps({ count: 3, mods: [{ when: LIT, is: DIM }] });
  const [up, down, gone] = rig.rows('thugs');
  if (up === undefined || down === undefined || gone === undefined) return;
  up.traits = ['swift'];
  down.hp = 0;
  gone.place = { at: 'away' };
  rig.lit(true);
  expect(rig.held()).toEqual([{ who: [up.id], rule: 'DT-ADV-04' }]);
  rig.lit(false);
  expect([up.traits, rig.held()]).toEqual([['swift'], []]);
});

test('[DT-SHOT-02] with the scene all is over that held of its rows, each what it was', () => {
  const rig = inOwn({
    here: {
      foes: [
        aRow({ count: 1, mods: [{ when: LIT, is: DIM }] }),
        aRow({ id: 'more', count: 1, mods: [{ when: LIT, without: 'swift' }] }),
        aRow({ id: 'plain', count: 1 }),
      ],
    },
  });
  releaseRows(rig.t);
  expect(rig.story().mods).toBeUndefined();
  const [more] = rig.rows('more');
  const [thug] = rig.rows('thugs');
  if (more === undefined || thug === undefined) throw new Error('there are rows');
  more.traits = ['swift'];
  thug.traits = [];
  rig.story().flags = ['lit'];
  followRows(rig.t);
  expect([rig.state.circumstances.length, more.traits]).toEqual([1, []]);
  expect(Object.keys(rig.story().mods ?? {})).toEqual([`thugs/0/${thug.id}`, `more/0/${more.id}`]);
  releaseRows(rig.t);
  expect([rig.state.circumstances, more.traits, thug.traits]).toEqual([[], ['swift'], []]);
  expect(rig.story().mods).toEqual({});
});

test('[DT-SHOT-02] in a scene without foes, and where no adventure is played, nothing holds', () => {
  const rig = inOwn();
  followRows(rig.t);
  releaseRows(rig.t);
  expect(rig.state.circumstances).toEqual([]);
  Object.assign(rig.story(), { mods: { 'thugs/0/7': 3 } });
  releaseRows(rig.t);
  expect(rig.story().mods).toEqual({ 'thugs/0/7': 3 });
  delete rig.state.story;
  expect(() => {
    releaseRows(rig.t);
  }).not.toThrow();
});

test.each([
  [undefined, 'DT-SHOT-02'],
  ['DT-SCB-16', 'DT-SCB-16'],
])('[DT-SCB-16, DT-INIT-14] a row is driven off, and is told so by %s', (rule, told) => {
  const rig = lamps({ leavesBy: LIT }, { here: rule === undefined ? {} : { rule } });
  const [down, up] = rig.rows('thugs');
  if (down === undefined || up === undefined) throw new Error('there are two');
  down.hp = 0;
  rig.lit(false);
  expect(rig.events('foes-left')).toEqual([]);
  rig.lit(true);
  rig.lit(true);
  expect(rig.events('foes-left')).toEqual([{ type: 'foes-left', rule: told, row: 'thugs' }]);
  expect(rig.events('fled')).toMatchObject([{ creature: up.id }]);
  expect([down.place.at, up.place.at]).toEqual(['line', 'away']);
  expect(rig.story().gone).toEqual(['here/thugs']);
});

test('[DT-SCB-16] a row is driven off though nobody listens', () => {
  const rig = lamps({ leavesBy: LIT });
  deafen(rig);
  rig.lit(true);
  expect(rig.story().gone).toEqual(['here/thugs']);
});
