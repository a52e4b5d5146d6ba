import { expect, test } from 'vitest';
import { caster, casts, type Rig, sitWith } from '../../../../test/arcane-rig.ts';
import { offered } from '../../../../test/offered.ts';
import { invokePower, openPowers } from '../../../../test/powers.ts';
import type { Creature, Shape } from '../../../model.ts';
import { powersOf } from '../../../rules/actions/powers.ts';
import { has, isBanned } from '../../../rules/bearers/bearers.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { layZone } from '../../../rules/effects/zones.ts';
import { cast } from '../../../rules/magic/cast.ts';
import { oneOf } from '../../../table.ts';

const RULE = 'DT-ARC-509';

/** What the spell offers at the question of a key, at its casting. */
const atCasting = (rig: Rig, vex: Creature, key: string): readonly string[] =>
  offered(cast(rig.t, vex, oneOf(rig.t, 'spells', 'telekinesis'), 'telekinesis'), key);

/** What it offers in a later round. */
function later(rig: Rig, vex: Creature, key: string): readonly string[] {
  const power = powersOf(rig.t, vex, 'combat').find(({ id }) => id === 'telekinesis');
  return offered(power?.run(rig.t) ?? undefined, key);
}

/** A caster moves somebody by will, as its spell is cast. */
const moves = (rig: Rig, vex: Creature, one: Creature, to: string) =>
  casts(rig, vex, 'telekinesis', {
    script: [
      ['telekinesis', `move-${one.id}`],
      ['moved-to', to],
    ],
  });

/** In a later round it does so again. */
const again = (rig: Rig, vex: Creature, one: Creature, to: string): void =>
  invokePower(
    rig,
    vex,
    'telekinesis',
    [
      ['telekinesis', `move-${one.id}`],
      ['moved-to', to],
    ],
    'combat',
  );

/** A fire that burns on a part of the scene. */
const fire = (rig: Rig, shape: Shape) =>
  layZone(rig.t, { kind: 'fire', source: { rule: 'DT-HAZ-13' }, until: { at: 'cure' }, shape });

test('[DT-ARC-509] it reaches the living whom its caster sees within 120 feet, or a thing', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  const near = rig.foe('brute', 120);
  rig.foe('brute', 125);
  rig.foe('brute', 10).life = 'dead';
  rig.foe('brute', 10).isHidden = true;
  const friend = rig.hero({}, 20, 0, 1);
  expect(atCasting(rig, vex, 'telekinesis')).toEqual([
    `move-${friend.id}`,
    `move-${near.id}`,
    'thing',
  ]);
  rig.allDiceUsed();
});

test('[DT-ARC-509, DT-AUT-06] a thing is moved in the story alone', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  rig.foe('brute', 20);
  const { asked } = casts(rig, vex, 'telekinesis', { script: [['telekinesis', 'thing']] });
  expect(asked).toEqual(['telekinesis 0']);
  expect(rig.events('story-spell')).toMatchObject([
    { rule: RULE, creature: vex.id, until: { at: 'time', clock: 6 } },
  ]);
  expect(rig.events('shifted')).toEqual([]);
  expect(openPowers(rig, vex, 'combat')).toEqual(['telekinesis']);
});

test('[DT-ARC-509] an ally is moved without a save, an enemy saves by STR against 10 and the Level', () => {
  const rig = sitWith({ dice: [10, 2] });
  const vex = caster(rig, {}, 0);
  const ash = rig.hero({}, 20);
  const brute = rig.foe('brute', 40);
  moves(rig, vex, ash, 'to-40');
  expect(rig.events('rolled').map(({ type, ...rest }) => rest)).toMatchObject([
    { kind: 'casting' },
  ]);
  again(rig, vex, brute, 'to-60');
  expect(rig.events('rolled').at(-1)).toMatchObject({
    creature: brute.id,
    kind: 'save',
    ability: 'STR',
    target: 21,
    success: false,
  });
  expect(rig.events('shifted')).toEqual([
    { type: 'shifted', rule: RULE, creature: ash.id, to: { at: 'line', feet: 40 }, height: 0 },
    { type: 'shifted', rule: RULE, creature: brute.id, to: { at: 'line', feet: 60 }, height: 0 },
  ]);
  expect([ash.place, brute.place, has(ash, 'lifted'), has(brute, 'lifted')]).toEqual([
    { at: 'line', feet: 40 },
    { at: 'line', feet: 60 },
    false,
    false,
  ]);
  rig.allDiceUsed();
});

test('[DT-ARC-509] by 20 feet: up, along the line to either side, and down if it is in the air', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  const ash = rig.hero({}, 30);
  expect(atCasting(rig, vex, 'moved-to')).toEqual(['up', 'to-10', 'to-50']);
  expect([ash.height, has(ash, 'lifted'), isBanned(rig.t, ash, 'move')]).toEqual([20, true, true]);
  expect(later(rig, vex, 'moved-to')).toEqual(['up', 'down', 'to-10', 'to-50']);
  expect(ash.height).toBe(40);
});

test('[DT-ARC-509] set down it is free and unhurt', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  const ash = rig.hero({}, 30);
  moves(rig, vex, ash, 'up');
  again(rig, vex, ash, 'to-50');
  expect([ash.height, ash.place, has(ash, 'lifted')]).toEqual([20, { at: 'line', feet: 50 }, true]);
  again(rig, vex, ash, 'down');
  expect([ash.height, has(ash, 'lifted'), ash.hp, isBanned(rig.t, ash, 'move')]).toEqual([
    0,
    false,
    4,
    false,
  ]);
  expect(rig.events('relieved')).toMatchObject([
    { rule: RULE, creature: ash.id, effect: 'lifted', how: 'end' },
  ]);
  rig.allDiceUsed();
});

test('[DT-ARC-509] whoever flies is moved but not held', () => {
  const rig = sitWith({ dice: [10, 1] });
  const vex = caster(rig, {}, 0);
  const eagle = rig.foe('eagle', 30);
  moves(rig, vex, eagle, 'up');
  expect([eagle.height, has(eagle, 'lifted')]).toEqual([20, false]);
});

test('[DT-ARC-509, DT-HAZ-10] let go of, it falls by ten feet a Level, two by two, and its caster has done that', () => {
  const rig = sitWith({ dice: [10, 1, 1, 1, 1] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 30, 0, { hp: 100 });
  moves(rig, vex, brute, 'up');
  again(rig, vex, brute, 'up');
  rig.play(relieveOf(rig.t, vex, ['telekinesis'], 'end', 'DT-MAG-21'));
  expect([brute.height, has(brute, 'lifted')]).toEqual([0, false]);
  expect(rig.events('relieved').at(-1)).toMatchObject({ rule: RULE, effect: 'lifted' });
  expect(rig.events('hurt')).toMatchObject([{ creature: brute.id, by: vex.id, amount: 16 }]);
});

test('[DT-ARC-509, DT-HAZ-10] no fall is worse than Level 20', () => {
  const rig = sitWith({ dice: [10, 1, 1] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 30, 0, { hp: 100 });
  moves(rig, vex, brute, 'up');
  brute.height = 400;
  rig.play(relieveOf(rig.t, vex, ['telekinesis'], 'end', 'DT-MAG-21'));
  expect(rig.events('hurt')).toMatchObject([{ amount: 40 }]);
});

test('[DT-ARC-509] what one caster holds stays in the air when another lets go', () => {
  const rig = sitWith({ dice: [10, 10] });
  const vex = caster(rig, {}, 0);
  const rex = caster(rig, { name: 'Rex' }, 5);
  const ash = rig.hero({}, 30);
  const bryn = rig.hero({ hitDice: [20] }, 40);
  moves(rig, vex, ash, 'up');
  moves(rig, rex, bryn, 'up');
  rig.play(relieveOf(rig.t, ash, ['none'], 'end', 'DT-MAG-21'));
  bryn.height = 0;
  rig.play(relieveOf(rig.t, rex, ['telekinesis'], 'end', 'DT-MAG-21'));
  expect([has(ash, 'lifted'), ash.height, has(bryn, 'lifted')]).toEqual([true, 20, false]);
  rig.allDiceUsed();
});

test('[DT-ARC-509, DT-HAZ-04] pushed along the ground it meets what burns on its way, lifted it does not', () => {
  const rig = sitWith({ dice: [10, 1, 20], seed: 'fire' });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 20, 0, { hp: 100 });
  fire(rig, { is: 'span', from: 28, to: 32 });
  moves(rig, vex, brute, 'to-40');
  expect(rig.events('hurt')).toMatchObject([{ creature: brute.id }]);
  const high = sitWith({ dice: [10, 1] });
  const rex = caster(high, {}, 0);
  const other = high.foe('brute', 30, 0, { hp: 100 });
  fire(high, { is: 'span', from: 28, to: 32 });
  moves(high, rex, other, 'up');
  expect([high.events('hurt'), other.height]).toEqual([[], 20]);
});

test('[DT-ARC-509, DT-MOVE-05] on a map it is put on a free square within 20 feet', () => {
  const rows = ['......', '.#....', '......'];
  const rig = sitWith({ dice: [10], rows });
  const vex = caster(rig, {}, 5, 0);
  rig.hero({}, 0, 0);
  rig.foe('grunt', 1, 2);
  const all = rows.flatMap((row, y) => [...row].map((_, x) => `${x}-${y}`));
  // Not the wall, where somebody is, nor farther than four squares.
  const not = ['1-1', '0-0', '5-0', '1-2', '5-1', '5-2'];
  expect(atCasting(rig, vex, 'moved-to')).toEqual(['up', ...all.filter((id) => !not.includes(id))]);
});

test('[DT-ARC-509, DT-HAZ-04] put onto a square that burns, it burns', () => {
  const rig = sitWith({ dice: [10], rows: ['......', '......'], seed: 'fire' });
  const vex = caster(rig, {}, 5, 0);
  const ash = rig.hero({ hitDice: [50] }, 0, 0);
  fire(rig, { is: 'cells', cells: [2] });
  moves(rig, vex, ash, '3-0');
  expect(rig.events('hurt')).toEqual([]);
  again(rig, vex, ash, '2-0');
  expect(rig.events('hurt')).toMatchObject([{ creature: ash.id, rule: 'DT-HAZ-13' }]);
});

test('[DT-ARC-509, DT-COND-25] nobody warded is moved, nor stone, nor a part of a wall', () => {
  const rig = sitWith({ dice: [10, 10], seed: 'warded' });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 30);
  casts(rig, vex, 'wall-of-ice', { script: [['point', `at-${brute.id}`]] });
  expect(rig.state.creatures.map(({ block }) => block)).toContain('wall-section');
  expect(atCasting(rig, vex, 'telekinesis')).toEqual([`move-${brute.id}`, 'thing']);
  for (const kind of ['warded', 'petrified']) {
    const one = rig.foe('brute', 20);
    const source = { rule: 'DT-COND-25' };
    one.effects.push({ id: 900 + one.id, kind, source, until: { at: 'cure' } });
  }
  expect(later(rig, vex, 'telekinesis')).toEqual([`move-${brute.id}`, 'thing']);
});

test('[DT-ARC-509, DT-MAG-11] the number to save against is the one that its caster’s block prints', () => {
  const rig = sitWith({ dice: [10, 20] });
  const witch = rig.foe('champion', 0);
  if (witch.printed !== undefined) witch.printed.casts = { bonus: 16, saveTn: 17, spells: [] };
  const ash = rig.hero({}, 30);
  casts(rig, witch, 'telekinesis');
  expect(rig.events('rolled').at(-1)).toMatchObject({ creature: ash.id, target: 17 });
});
