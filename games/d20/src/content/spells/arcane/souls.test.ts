import { expect, test } from 'vitest';
import { caster, casts, fight, type Rig, scores, sitWith } from '../../../../test/arcane-rig.ts';
import { offered, reasons } from '../../../../test/offered.ts';
import { invokePower, openPowers } from '../../../../test/powers.ts';
import type { Sitting } from '../../../../test/rig.ts';
import { ABILITIES } from '../../../abilities.ts';
import type { Creature } from '../../../model.ts';
import { powersOf } from '../../../rules/actions/powers.ts';
import { has, isBanned } from '../../../rules/bearers/bearers.ts';
import { cannotCast } from '../../../rules/bearers/known-spells.ts';
import { endsNow } from '../../../rules/combat/end.ts';
import { afflict, DAY } from '../../../rules/effects/afflict.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { settleDeaths } from '../../../rules/harm/deaths.ts';
import { heal } from '../../../rules/harm/heal.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import { modifierOf } from '../../../rules/numbers/scores.ts';

const RULE = 'DT-ARC-507';

const harm = (amount: number) => ({
  danger: { rule: 'DT-ATK-03', tags: [] },
  isDamage: true,
  amount,
});

/** A caster at 0 feet whose soul is in a jar there. */
function inJar(dice: readonly number[] = [], sitting: Sitting = {}) {
  const rig = sitWith({ dice: [10, ...dice], ...sitting });
  const vex = caster(rig, { scores: scores({ INT: 18, CHA: 16, WIS: 14 }) }, 0);
  casts(rig, vex, 'magic-jar');
  const jar = rig.state.creatures.at(-1);
  if (jar === undefined) throw new Error('there is no jar');
  return { rig, vex, jar };
}

const takes = (rig: Rig, jar: Creature, host: Creature): void =>
  invokePower(rig, jar, 'take-body', [['host', `take-${host.id}`]], 'combat');

/** The ids of whom the soul can try to take. */
function hosts({ t }: Rig, jar: Creature): readonly string[] {
  const power = powersOf(t, jar, 'combat').find(({ id }) => id === 'take-body');
  return offered(power?.run(t) ?? undefined, 'host');
}

test('[DT-ARC-507] the jar stands where its caster lies, unseen as what it is, and the body does nothing at all', () => {
  const { rig, vex, jar } = inJar();
  expect(jar).toMatchObject({
    block: 'magic-jar',
    isHidden: true,
    side: 'party',
    run: vex.run,
    place: vex.place,
  });
  expect(rig.events('conjured')).toEqual([
    { type: 'conjured', rule: RULE, creature: jar.id, by: vex.id },
  ]);
  expect(rig.events('afflicted')).toMatchObject([
    { rule: RULE, creature: jar.id, effect: 'soul-within', until: { at: 'cure' }, by: vex.id },
    { rule: RULE, creature: vex.id, effect: 'soul-out', until: { at: 'cure' }, by: vex.id },
  ]);
  const bans = ['move', 'act', 'speak', 'see', 'choose', 'hold'] as const;
  expect(bans.filter((ban) => !isBanned(rig.t, vex, ban))).toEqual([]);
});

test('[DT-ARC-507] it takes whoever stands within 120 feet: no things, no fallen, nobody who cannot choose', () => {
  const { rig, jar } = inJar([20]);
  const near = rig.foe('brute', 120);
  rig.foe('brute', 125);
  rig.foe('brute', 10, 0, { hp: 5 }).hp = 0;
  rig.foe('wall-section', 10);
  const held = rig.foe('brute', 15);
  const paralyzed = { kind: 'paralyzed', source: { rule: 'DT-COND-18' } } as const;
  rig.play(afflict(rig.t, held, { ...paralyzed, until: { at: 'cure' } }));
  const friend = rig.hero({}, 20, 0, 1);
  expect(hosts(rig, jar)).toEqual([`take-${friend.id}`, `take-${near.id}`]);
});

test('[DT-ARC-507] whose soul is driven out already is no host for another', () => {
  const { rig, jar } = inJar([1, 20]);
  const brute = rig.foe('brute', 10);
  const grunt = rig.foe('grunt', 15);
  const data = { creature: 999 };
  const source = { rule: RULE, by: grunt.id };
  rig.play(afflict(rig.t, brute, { kind: 'possessed', source, until: { at: 'cure' }, data }));
  expect(hosts(rig, jar)).toEqual([`take-${grunt.id}`]);
});

test('[DT-ARC-507] the save is by CHA against 10 and the Level of the caster; who makes it is not offered for a day', () => {
  const { rig, vex, jar } = inJar([20, 3]);
  const brute = rig.foe('brute', 10);
  if (brute.printed !== undefined) brute.printed.mods.CHA = 1;
  const grunt = rig.foe('grunt', 20);
  rig.state.clock = 100;
  takes(rig, jar, brute);
  expect(rig.events('rolled').at(-1)).toMatchObject({
    creature: brute.id,
    kind: 'save',
    ability: 'CHA',
    target: 21,
    total: 21,
    success: true,
  });
  expect(brute.used[`magic-jar/${vex.id}`]).toBe(100);
  expect([has(brute, 'possessed'), brute.side]).toEqual([false, 'foes']);
  rig.state.clock = 100 + DAY - 1;
  expect(hosts(rig, jar)).toEqual([`take-${grunt.id}`]);
});

test('[DT-ARC-507, DT-COND-25] whom magic does not reach is as safe, without a roll', () => {
  const { rig, jar } = inJar();
  const brute = rig.foe('brute', 10);
  const warded = { kind: 'warded', source: { rule: 'DT-COND-25' }, until: { at: 'cure' } } as const;
  rig.play(afflict(rig.t, brute, warded));
  const rolls = rig.events('rolled').length;
  takes(rig, jar, brute);
  expect([has(brute, 'possessed'), rig.events('rolled').length - rolls]).toEqual([false, 0]);
  expect(reasons(rig.t, jar)['power-take-body']).toBe('closed.nobody');
});

test('[DT-ARC-507, DT-PLAY-03] a soul that the software runs takes the strongest', () => {
  const { rig, jar } = inJar([1]);
  jar.run = { by: 'companion' };
  const bodies = (['grunt', 'champion', 'brute', 'champion'] as const).map((id) => rig.foe(id, 10));
  const asked = rig.play(
    powersOf(rig.t, jar, 'combat')
      .find(({ id }) => id === 'take-body')
      ?.run(rig.t) ?? undefined,
  ).asked;
  expect(asked).toEqual([]);
  expect(bodies.map((one) => has(one, 'possessed'))).toEqual([false, true, false, false]);
});

test('[DT-ARC-507] the host is of the side of the soul and run like it, with the mind of the caster in its own body', () => {
  const { rig, vex, jar } = inJar([3]);
  const brute = rig.foe('brute', 10);
  const before = { run: brute.run, side: brute.side, attitude: brute.attitude };
  takes(rig, jar, brute);
  expect(brute).toMatchObject({ run: vex.run, side: 'party', attitude: jar.attitude });
  expect(ABILITIES.map((ability) => modifierOf(rig.t, brute, ability))).toEqual([3, 2, 1, 3, 1, 2]);
  expect(cannotCast(rig.t, brute)).toBeDefined();
  expect([isBanned(rig.t, jar, 'choose'), isBanned(rig.t, jar, 'act')]).toEqual([true, true]);
  expect(openPowers(rig, jar, 'combat')).toEqual([]);
  expect(reasons(rig.t, jar)).toEqual({
    'power-take-body': 'closed.nobody',
    'power-leave-jar': 'closed.no-body',
  });
  invokePower(rig, brute, 'leave-host', [], 'combat');
  expect(brute).toMatchObject(before);
  expect(ABILITIES.map((ability) => modifierOf(rig.t, brute, ability))).toEqual([
    3, 2, 1, -3, 1, -2,
  ]);
  expect([has(jar, 'empty-jar'), has(vex, 'soul-out'), jar.life]).toEqual([false, true, 'alive']);
  expect(rig.events('relieved')).toMatchObject([
    { rule: RULE, creature: brute.id, effect: 'possessed', how: 'end' },
    { rule: RULE, creature: jar.id, effect: 'empty-jar', how: 'end' },
  ]);
});

test('[DT-ARC-507, DT-ROLE-18, DT-HP-14] the roles of the caster come with the mind and go with it', () => {
  const rig = sitWith({ dice: [10, 3] });
  const roles = [{ id: 'arcane-magic', choice: 'INT' }, { id: 'toughness' }];
  const vex = caster(rig, { roles }, 0);
  const weak = rig.hero({ level: 5, hitDice: [4, 4, 4, 4, 4] }, 10);
  weak.side = 'foes';
  casts(rig, vex, 'magic-jar');
  const jar = rig.state.creatures.at(-1);
  if (jar === undefined) throw new Error('there is no jar');
  weak.hp = 18;
  takes(rig, jar, weak);
  // Two for each of its five Levels.
  expect([weak.hp, maxHpOf(rig.t, weak)]).toEqual([28, 30]);
  invokePower(rig, weak, 'leave-host', [], 'combat');
  expect([weak.hp, maxHpOf(rig.t, weak)]).toEqual([20, 20]);
});

test('[DT-ARC-507] the soul goes home from its jar, which is nothing any more', () => {
  const { rig, vex, jar } = inJar();
  expect(openPowers(rig, jar, 'combat')).toEqual(['leave-jar']);
  invokePower(rig, jar, 'leave-jar', [], 'combat');
  expect([has(vex, 'soul-out'), vex.life, jar.life, isBanned(rig.t, vex, 'act')]).toEqual([
    false,
    'alive',
    'dust',
    false,
  ]);
  expect(rig.events('relieved')).toMatchObject([
    { rule: RULE, creature: vex.id, effect: 'soul-out', how: 'end' },
  ]);
  expect(rig.events('vanished')).toEqual([{ type: 'vanished', rule: RULE, creature: jar.id }]);
});

test('[DT-ARC-507] a dead body is nothing to go home to', () => {
  const { rig, vex, jar } = inJar();
  rig.play(hurt(rig.t, vex, harm(999)));
  rig.play(settleDeaths(rig.t));
  expect(reasons(rig.t, jar)).toEqual({
    'power-take-body': 'closed.nobody',
    'power-leave-jar': 'closed.no-body',
  });
  expect([jar.life, rig.events('vanished')]).toEqual(['alive', []]);
});

test('[DT-ARC-507] from a host there is no way back into a broken jar; driven out, the soul is lost', () => {
  const { rig, vex, jar } = inJar([3]);
  const brute = rig.foe('brute', 10);
  takes(rig, jar, brute);
  expect(reasons(rig.t, brute)['power-leave-host']).toBeUndefined();
  rig.play(hurt(rig.t, jar, harm(9)));
  rig.play(settleDeaths(rig.t));
  expect([jar.life, vex.life, reasons(rig.t, brute)['power-leave-host']]).toEqual([
    'dust',
    'alive',
    'closed.no-jar',
  ]);
  rig.play(relieveOf(rig.t, brute, ['possessed'], 'cure', 'DT-ARC-302'));
  rig.play(settleDeaths(rig.t));
  expect([brute.life, brute.side, vex.life]).toEqual(['alive', 'foes', 'dead']);
});

test('[DT-ARC-507, DT-TOK-10] a caster who is saved though the soul was lost wakes in the own body', () => {
  const { rig, vex, jar } = inJar();
  rig.play(hurt(rig.t, jar, harm(9)));
  expect([vex.hp, has(vex, 'soul-out')]).toEqual([-maxHpOf(rig.t, vex), true]);
  rig.state.dying = [];
  rig.play(heal(rig.t, vex, { amount: 100, way: 'magic', rule: 'DT-DIV-101' }));
  expect([vex.life, has(vex, 'soul-out'), vex.hp > 0]).toEqual(['alive', false, true]);
});

test('[DT-ARC-507] the spell over while the soul is out, both are themselves again and nobody dies', () => {
  const { rig, vex, jar } = inJar([3]);
  const brute = rig.foe('brute', 10);
  takes(rig, jar, brute);
  rig.play(relieveOf(rig.t, vex, ['soul-out'], 'cure', 'DT-ARC-302'));
  rig.play(settleDeaths(rig.t));
  expect([vex.life, vex.hp, jar.life]).toEqual(['alive', maxHpOf(rig.t, vex), 'dust']);
  expect([brute.side, brute.run.by, has(brute, 'possessed')]).toEqual(['foes', 'master', false]);
});

test('[DT-ARC-507, DT-INIT-14] neither a body without its soul nor a jar fights, a host does', () => {
  const { rig, vex, jar } = inJar([3]);
  const brute = rig.foe('brute', 10);
  rig.foe('grunt', 20);
  fight(rig, jar);
  expect(endsNow(rig.t)).toBe(true);
  takes(rig, jar, brute);
  expect(endsNow(rig.t)).toBe(false);
  expect(vex.life).toBe('alive');
});

test('[DT-ARC-507, DT-MAG-18] a scratch of the host does not end what its caster concentrates on', () => {
  const { rig, vex, jar } = inJar([3, 20]);
  const brute = rig.foe('brute', 10);
  takes(rig, jar, brute);
  rig.play(hurt(rig.t, brute, harm(8)));
  expect(rig.events('rolled').at(-1)).toMatchObject({ creature: brute.id, success: true });
  expect([has(brute, 'possessed'), has(vex, 'soul-out'), jar.life]).toEqual([true, true, 'alive']);
  rig.allDiceUsed();
});
