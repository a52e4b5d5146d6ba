import { describe, expect, test } from 'vitest';
import { turnOf } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import { answersIn } from '../../../test/tools.ts';
import { d20Content } from '../../content/index.ts';
import type { Creature } from '../../model.ts';
import { viewOf } from '../../view.ts';
import { handDeeds } from '../actions/hands.ts';
import { acOf } from '../numbers/armor.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { modifierOf } from '../numbers/scores.ts';
import { speedOf } from '../place/speed.ts';
import { endRound } from '../time/round-end.ts';

const MAP = ['......', '..#...', '......'];

/** A player and whoever runs the game, at rest on a map. */
function table(more: Sitting = {}) {
  const rig = sit({
    seats: 2,
    seed: 'scenery',
    rows: MAP,
    ...more,
    options: { gm: 'human', adventure: 'free' },
  });
  rig.state.isAtRest = true;
  const ash = rig.hero({ hitDice: [6] }, 0, 0, 0);
  return { ...rig, ash, master: answersIn(rig, 1) };
}

/** What somebody at the table knows. */
const seen = ({ state }: ReturnType<typeof table>, seat: number) =>
  viewOf(state, seat, d20Content());

const whom = ({ id }: Creature) => `creature-${id}`;
const cell = (x: number, y: number) => y * 6 + x;

describe('numbers of somebody', () => {
  test('[DT-GMC-02, DT-HID-03] are edited with a note, of which only whoever runs the game is told', () => {
    const rig = table();
    const thug = rig.foe('thug', 4, 0);
    const edits = (what: string, value: number) =>
      rig.master.use('edit', { who: whom(thug), what, value, note: 'a better one' });
    edits('armor-class', 18);
    edits('speed', 25);
    edits('to-hit', 3);
    edits('morale', 11);
    edits('creature-level', 2);
    edits('DEX', 4);
    expect([acOf(rig.t, thug), speedOf(rig.t, thug), thug.level]).toEqual([18, 25, 2]);
    expect(thug.printed).toMatchObject({ hit: 3, morale: 11 });
    expect(modifierOf(rig.t, thug, 'DEX')).toBe(4);
    expect(rig.events('edited')[0]).toEqual({
      ...{ type: 'edited', rule: 'DT-GMC-02', creature: thug.id },
      ...{ what: 'armor-class', value: 18, note: 'a better one', only: [1] },
    });
    expect(answersIn(rig, 0).has('edit')).toBe(false);
  });

  test('[DT-GMC-02, DT-ABIL-09, DT-INV-01] Hit Points rise with their maximum, but not of the fallen, and stay within it', () => {
    const rig = table();
    const [one, two] = [rig.foe('thug', 4, 0), rig.foe('thug', 5, 0)];
    const edits = (who: Creature, value: number) => {
      rig.master.use('edit', { who: whom(who), what: 'maximum', value });
      return [who.hp, maxHpOf(rig.t, who)];
    };
    one.hp = 3;
    expect([edits(one, 10), edits(one, 2), edits(one, -9)]).toEqual([
      [9, 10],
      [2, 2],
      [1, 1],
    ]);
    two.hp = -3;
    expect([edits(two, 10), edits(two, 2)]).toEqual([
      [-3, 10],
      [-1, 2],
    ]);
    expect(two.life).toBe('alive');
  });

  test('[DT-GMC-02] can be others before it enters play', () => {
    const rig = table();
    rig.master.use('place', { kind: 'guard', hp: 20, ac: 12, hit: 2 });
    rig.master.use('place', { kind: 'guard' });
    const [strong, usual] = rig.state.creatures.slice(-2);
    expect([strong?.hp, strong?.printed]).toMatchObject([20, { maxHp: 20, ac: 12, hit: 2 }]);
    expect([usual?.hp, usual?.printed]).toMatchObject([7, { maxHp: 7, ac: 16, hit: 0 }]);
  });

  test('[DT-GMC-02] of characters are nobody’s to edit', () => {
    expect(table().master.has('edit')).toBe(false);
  });
});

describe('hazards', () => {
  test('[DT-GMC-02, DT-HAZ-04] are put down on the map, and harm whoever is in them as a round ends', () => {
    const rig = table({ dice: [1] });
    rig.master.use('lay-hazard', { hazard: 'fire', level: 2, x: 1, y: 1, squares: 1 });
    expect(rig.state.zones).toMatchObject([
      { kind: 'fire', source: { rule: 'DT-GMC-02', level: 2 }, until: { at: 'scene' } },
    ]);
    const { shape } = rig.state.zones[0] ?? {};
    expect(shape?.is === 'cells' ? [...shape.cells].sort((a, b) => a - b) : shape).toEqual([
      ...[cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)],
    ]);
    expect(rig.ash.hp).toBe(6);
    rig.play(endRound(rig.t, { isMinute: false }));
    expect(rig.ash.hp).toBe(2);
    rig.allDiceUsed();
  });

  test('[DT-GMC-02] are moved as wide as they are, and taken away', () => {
    const rig = table();
    const timed = { lasts: 'minutes', count: 2 };
    rig.master.use('lay-hazard', { hazard: 'gas', x: 1, y: 1, squares: 1, ...timed });
    const id = () => `zone-${rig.state.zones[0]?.id}`;
    rig.master.use('scenery', { what: id(), how: 'here', x: 5, y: 2 });
    expect(rig.state.zones).toMatchObject([{ kind: 'gas', until: { at: 'time', clock: 12 } }]);
    rig.master.use('scenery', { what: id(), how: 'away' });
    expect(rig.state.zones).toEqual([]);
    expect(rig.events('zone-ended').at(-1)?.rule).toBe('DT-GMC-02');
    expect(rig.master.has('scenery')).toBe(false);
  });

  test('[DT-GMC-02, DT-HID-07, DT-HAZ-04] are hidden from the party until they are shown or harm somebody', () => {
    const rig = table({ dice: [1] });
    rig.master.use('lay-hazard', { hazard: 'fire', level: 2, x: 6, y: 3, how: 'hide' });
    const what = `zone-${rig.state.zones[0]?.id}`;
    const seenBy = (seat: number) => seen(rig, seat).zones.map(({ kind }) => kind);
    expect([seenBy(0), seenBy(1)]).toEqual([[], ['fire']]);
    expect(rig.events('zone-laid')).toMatchObject([{ zone: 'fire', only: [1] }]);
    rig.master.use('scenery', { what, how: 'show' });
    expect(seenBy(0)).toEqual(['fire']);
    expect(rig.events('zone-laid').at(-1)).not.toHaveProperty('only');
    rig.master.use('scenery', { what, how: 'hide' });
    expect(seenBy(0)).toEqual([]);
    const id = () => `zone-${rig.state.zones[0]?.id}`;
    rig.master.use('scenery', { what: id(), how: 'here', x: 1, y: 1 });
    expect(seenBy(0)).toEqual([]);
    rig.play(endRound(rig.t, { isMinute: false }));
    expect([rig.ash.hp, seenBy(0)]).toEqual([2, ['fire']]);
    expect(rig.events('zone-laid').at(-1)).not.toHaveProperty('only');
    rig.allDiceUsed();
  });

  test('[DT-GMC-02, DT-MOVE-06] lie along the line where there is no map', () => {
    const rig = table({ rows: [] });
    rig.master.use('lay-hazard', { hazard: 'lava', x: 5, squares: 2 });
    expect(rig.state.zones).toMatchObject([{ shape: { is: 'span', from: 10, to: 30 } }]);
    rig.master.use('scenery', { what: `zone-${rig.state.zones[0]?.id}`, how: 'here', x: 10 });
    expect(rig.state.zones).toMatchObject([{ shape: { is: 'span', from: 35, to: 55 } }]);
  });
});

describe('things', () => {
  test('[DT-GMC-02] are put down on open ground, moved, and taken away', () => {
    const rig = table();
    rig.master.use('lay-object', { item: 'rope', x: 2, y: 1 });
    const lies = () => rig.state.lying.map(({ item, place }) => [item.kind, place]);
    expect(lies()).toEqual([['rope', { at: 'square', cell: cell(1, 0) }]]);
    const what = `item-${rig.state.lying[0]?.item.id}`;
    rig.master.use('scenery', { what, how: 'here', x: 3, y: 2 });
    const [[, place] = []] = lies();
    expect(place).not.toEqual({ at: 'square', cell: cell(2, 1) });
    rig.master.use('scenery', { what, how: 'away' });
    expect(lies()).toEqual([]);
    expect(rig.events('object-put')).toMatchObject([
      { item: 'rope', how: 'laid' },
      { item: 'rope', how: 'moved' },
      { item: 'rope', how: 'gone' },
    ]);
  });

  test('[DT-GMC-02, DT-HID-07] are hidden from the party, which cannot pick them up, until they are shown', () => {
    const rig = table();
    rig.master.use('lay-object', { item: 'rope', x: 1, y: 1, how: 'hide' });
    const what = `item-${rig.state.lying[0]?.item.id}`;
    const picks = () =>
      handDeeds(rig.t, rig.ash, turnOf(rig.ash)).filter(({ id }) => id.startsWith('pick-up'));
    expect([seen(rig, 0).lying, seen(rig, 1).lying.length, picks()]).toEqual([[], 1, []]);
    rig.master.use('scenery', { what, how: 'show' });
    expect([seen(rig, 0).lying.length, picks().length]).toEqual([1, 1]);
    rig.master.use('scenery', { what, how: 'hide' });
    expect(seen(rig, 0).lying).toEqual([]);
    expect(rig.events('object-put')).toMatchObject([
      { how: 'laid', only: [1] },
      { how: 'laid' },
      { how: 'gone' },
    ]);
  });
});
