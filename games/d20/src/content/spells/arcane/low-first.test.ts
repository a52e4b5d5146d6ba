import { expect, test } from 'vitest';
import { spellTable } from '../../../../test/spells.ts';
import type { Creature } from '../../../model.ts';
import { isInAim } from '../../../rules/attack/aim.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { beginCombat } from '../../../rules/combat/end.ts';
import { DAY } from '../../../rules/effects/afflict.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { castingOf } from '../../../rules/magic/cast.ts';
import { acOf } from '../../../rules/numbers/armor.ts';
import { leaningOf } from '../../../rules/rolls/parts.ts';
import { endRound } from '../../../rules/time/round-end.ts';
import { oneOf } from '../../../table.ts';
import { MAGIC_MISSILE } from './magic-missile.ts';

test('[DT-ARC-101, DT-EX-39] Charm Person: a friend for 20 − INT days, until its side strikes', () => {
  const table = spellTable({ dice: [10, 9] });
  const mage = table.mage(1);
  const guard = table.foe('guard');
  const friend = table.hero();
  table.cast(mage, 'charm-person', guard);
  expect(guard.effects).toMatchObject([
    { kind: 'charmed', until: { clock: 10 * DAY } },
    { kind: 'deluded', until: { clock: 10 * DAY }, data: { text: 'trusted-friend' } },
  ]);
  expect([guard.attitude, guard.side, guard.run]).toEqual(['friendly', 'party', mage.run]);
  const [blow] = attacksOf(table.t, guard);
  if (blow === undefined) throw new Error('a guard strikes');
  guard.place = { at: 'line', feet: 5 };
  expect(isInAim(table.t, guard, blow, mage)).toBe(false);
  expect(isInAim(table.t, guard, blow, friend)).toBe(true);
  const struck = { danger: { rule: 'DT-ATK-03', tags: [], by: friend }, isDamage: true, amount: 1 };
  table.play(hurt(table.t, guard, struck));
  expect([guard.attitude, guard.side, guard.run.by, table.on(guard)]).toEqual([
    'hostile',
    'foes',
    'master',
    [],
  ]);
  table.allDiceUsed();
});

test('[DT-ARC-101] advantage while its side is fought, nothing against INT 20, and as before when time is up', () => {
  const table = spellTable({ dice: [10, 3, 15, 10, 3, 4, 10, 3, 4] });
  const mage = table.mage(1);
  const guard = table.foe('guard');
  const sage = table.foe('thug');
  if (sage.printed !== undefined) sage.printed.mods.INT = 4;
  table.play(beginCombat(table.t, [mage, guard, sage], []));
  table.cast(mage, 'charm-person', guard);
  expect(table.on(guard)).toEqual([]);
  table.cast(mage, 'charm-person', sage);
  expect([table.on(sage), sage.attitude]).toEqual([[], 'hostile']);
  table.cast(mage, 'charm-person', guard);
  expect(guard.side).toBe('party');
  table.state.clock = 10 * DAY - 1;
  table.play(endRound(table.t, { isMinute: false }));
  expect([guard.side, guard.attitude, table.on(guard)]).toEqual(['foes', 'hostile', []]);
  table.allDiceUsed();
});

test('[DT-ARC-101] a character is deluded, but stays its player’s; no beast and no corpse can be charmed', () => {
  const table = spellTable({ dice: [10, 3] });
  const mage = table.mage(1);
  const friend = table.hero();
  const [wolf, skeleton] = [table.foe('wolf'), table.foe('skeleton')];
  expect(table.offered(mage, 'charm-person')).toEqual([friend]);
  expect([wolf.hp, skeleton.hp]).toEqual([9, 4]);
  mage.side = 'foes';
  table.cast(mage, 'charm-person', friend);
  expect([table.on(friend), friend.side, friend.run]).toEqual([
    ['charmed', 'deluded'],
    'party',
    { by: 'seat', seat: 1 },
  ]);
  table.allDiceUsed();
});

test('[DT-ARC-102, DT-ARC-202] Detect Magic and Detect Evil last 20 minutes', () => {
  const table = spellTable({ dice: [12, 12] });
  const mage = table.mage(3);
  const skeleton = table.foe('skeleton');
  table.cast(mage, 'detect-magic');
  table.cast(mage, 'detect-evil');
  expect(mage.effects).toMatchObject([
    { kind: 'detect-magic', until: { clock: 120 } },
    { kind: 'detect-evil', until: { clock: 120 } },
  ]);
  expect(table.events('revealed')).toMatchObject([
    { rule: 'DT-ARC-102', what: 'magic' },
    { rule: 'DT-ARC-202', what: 'evil', found: [skeleton.id] },
  ]);
  table.allDiceUsed();
});

test('[DT-ARC-103, DT-ARC-108, DT-ARC-109, DT-ARC-208] what people play is told with its time', () => {
  const table = spellTable({ dice: [12, 12, 12, 12] });
  const mage = table.mage(3);
  for (const id of ['floating-disc', 'read-languages', 'read-magic', 'locate-object'])
    table.cast(mage, id);
  expect(table.events('story-spell')).toMatchObject([
    { rule: 'DT-ARC-103', until: { clock: 360 } },
    { rule: 'DT-ARC-108', until: { clock: 120 } },
    { rule: 'DT-ARC-109', until: { clock: 60 } },
    { rule: 'DT-ARC-208', until: { clock: 120 } },
  ]);
  table.allDiceUsed();
});

test('[DT-ARC-104] Hold Portal holds a door for 2d6 times ten minutes; force, the mighty and Knock open it', () => {
  const table = spellTable({ dice: [10, 2, 3, 19, 20, 10, 1, 1, 12], rows: ['..+..'] });
  const mage = table.mage(3, 0, 0);
  const ogre = table.foe('ogre', 3, 0);
  const wraith = table.foe('wraith', 3, 0);
  table.cast(mage, 'hold-portal', undefined, undefined, [['door', '2-0']]);
  expect(table.state.zones).toMatchObject([{ kind: 'hold-portal', until: { clock: 300 } }]);
  expect(table.powers(ogre)).toEqual(['force-portal']);
  expect(table.powers(wraith)).toEqual(['force-portal', 'open-portal']);
  // 19 + 4 is not 25; 20 and 5 would be.
  table.invokePower(ogre, 'force-portal');
  expect(table.state.ground.rows).toEqual(['..+..']);
  if (ogre.printed !== undefined) ogre.printed.mods.STR = 5;
  table.invokePower(ogre, 'force-portal');
  expect([table.state.ground.rows, table.state.zones]).toEqual([['.....'], []]);
  table.state.ground.rows = ['..+..'];
  table.cast(mage, 'hold-portal', undefined, undefined, [['door', '2-0']]);
  table.invokePower(wraith, 'open-portal');
  expect([table.state.ground.rows, table.state.zones]).toEqual([['.....'], []]);
  // Without a door on the map it is told.
  table.cast(mage, 'knock');
  expect(table.events('story-spell')).toMatchObject([{ rule: 'DT-ARC-206' }]);
  table.allDiceUsed();
});

test('[DT-ARC-206, DT-ARC-212] Knock opens what is held for good and a wizard lock once; its caster passes freely', () => {
  const table = spellTable({ dice: [12, 1, 1, 12, 12, 12], rows: ['..+..'] });
  const mage = table.mage(3, 1, 0);
  const thug = table.foe('thug', 3, 0);
  const door = [['door', '2-0']] as const;
  table.cast(mage, 'hold-portal', undefined, undefined, door);
  table.cast(mage, 'knock', undefined, undefined, door);
  expect([table.state.ground.rows, table.state.zones]).toEqual([['.....'], []]);
  table.state.ground.rows = ['..+..'];
  table.cast(mage, 'wizard-lock', undefined, undefined, door);
  table.cast(mage, 'knock', undefined, undefined, door);
  expect(table.state.ground.rows).toEqual(['.....']);
  expect(table.state.zones).toMatchObject([{ kind: 'wizard-lock', until: { at: 'cure' } }]);
  table.state.ground.rows = ['..+..'];
  expect([table.powers(mage), table.powers(thug)]).toEqual([['pass-lock'], []]);
  thug.level = 6;
  expect(table.powers(thug)).toEqual(['pass-lock']);
  table.invokePower(mage, 'pass-lock');
  expect(table.state.ground.rows).toEqual(['.....']);
  table.allDiceUsed();
});

test('[DT-ARC-105, DT-ARC-201] arcane light is as the divine one, with its own rule', () => {
  const table = spellTable({ dice: [12, 12] });
  const mage = table.mage(3);
  table.cast(mage, 'light', mage, 'light-on-thing');
  table.cast(mage, 'continual-light', mage, 'light-on-thing');
  expect(table.state.zones).toMatchObject([
    { kind: 'light', source: { rule: 'DT-ARC-105' }, shape: { feet: 15 }, until: { clock: 540 } },
    { kind: 'light', source: { rule: 'DT-ARC-201' }, shape: { feet: 30 }, until: { at: 'cure' } },
  ]);
  table.allDiceUsed();
});

test('[DT-ARC-106, DT-EX-14] Magic Missile just made, with twice the Level', () => {
  const table = spellTable({ dice: [6, 4] });
  const mage = table.mage(1);
  const goblin = table.foe('goblin');
  table.cast(mage, 'magic-missile', goblin);
  expect(table.events('rolled')).toMatchObject([{ total: 11, target: 11, success: true }]);
  // 4 − 7 = −3.
  expect(goblin.hp).toBe(-3);
  table.allDiceUsed();
});

test('[DT-EX-10] fate is tempted for a missile', () => {
  const table = spellTable({ dice: [3, 14, 2] });
  const mage = table.mage(1);
  const wolf = table.foe('wolf');
  table.cast(mage, 'magic-missile', wolf, undefined, [
    ['reroll', 'tempt-1'],
    ['keep-face', 'new'],
  ]);
  expect([table.state.points, wolf.hp]).toEqual([2, 4]);
  table.allDiceUsed();
});

test('[DT-ARC-106] from Level 6 the total may be split between two, from 11 among three', () => {
  const table = spellTable({ dice: [10, 4, 10, 4] });
  const mage = table.mage(6);
  const [one, two, three] = [table.foe('ogre'), table.foe('ogre'), table.foe('ogre')];
  table.cast(mage, 'magic-missile', one, undefined, [
    ['spell-targets', `at-${one.id}`, `at-${two.id}`],
    ['missile-part', 12],
  ]);
  // 4 + 1 + 12 = 17.
  expect([one.hp, two.hp, three.hp]).toEqual([10, 17, 22]);
  mage.level = 11;
  table.cast(mage, 'magic-missile', one, undefined, [
    ['spell-targets', `at-${one.id}`, `at-${two.id}`, `at-${three.id}`],
    ['missile-part', 1],
    ['missile-part', 2],
  ]);
  // 4 + 1 + 22 = 27.
  expect([one.hp, two.hp, three.hp]).toEqual([9, 15, -2]);
  table.allDiceUsed();
});

test('[DT-ARC-106, DT-HER-11] a power of nature adds no Level: of 2 points among three somebody gets none', () => {
  const table = spellTable({ dice: [1] });
  const mutant = table.mage(11);
  const ogres = [table.foe('ogre'), table.foe('ogre'), table.foe('ogre')];
  const casting = {
    caster: mutant,
    spell: MAGIC_MISSILE,
    form: 'magic-missile',
    level: 11,
    total: undefined,
    isMaximal: false,
    saveTn: 15,
    targets: ogres,
    cells: [],
    bonus: 0,
  };
  table.play(MAGIC_MISSILE.cast(table.t, casting), [
    ['missile-part', 2],
    ['missile-part', 0],
  ]);
  expect(ogres.map(({ hp }) => hp)).toEqual([20, 22, 22]);
});

test('[DT-ARC-110, DT-ARC-209] Shield stops missiles; dice fall only if another target takes the rest', () => {
  const table = spellTable({ dice: [10, 10, 10, 4] });
  const mage = table.mage(6);
  const foe = table.mage(1);
  foe.side = 'foes';
  const ogre = table.foe('ogre');
  table.cast(foe, 'shield');
  table.cast(mage, 'magic-missile', foe, undefined, [['spell-targets', `at-${foe.id}`]]);
  expect(foe.hp).toBe(4);
  table.cast(mage, 'magic-missile', foe, undefined, [
    ['spell-targets', `at-${foe.id}`, `at-${ogre.id}`],
    ['missile-part', 5],
  ]);
  expect([foe.hp, ogre.hp]).toEqual([4, 10]);
  table.allDiceUsed();
});

test('[DT-ARC-110] Shield: Armor Class at least 17 from afar and 15 hand to hand', () => {
  const table = spellTable({ dice: [10] });
  const mage = table.mage(1, undefined, undefined, {
    gear: [{ kind: 'sword', is: 'held' }, { kind: 'bow' }],
  });
  const archer = table.hero({ gear: [{ kind: 'bow', is: 'held' }] });
  const swordsman = table.hero({ gear: [{ kind: 'sword', is: 'held' }] });
  table.cast(mage, 'shield');
  const [shot] = attacksOf(table.t, archer);
  const [blow] = attacksOf(table.t, swordsman);
  expect([acOf(table.t, mage, shot), acOf(table.t, mage, blow)]).toEqual([17, 15]);
  expect(mage.effects).toMatchObject([{ until: { clock: 120 } }]);
  table.allDiceUsed();
});

test('[DT-ARC-107, DT-ARC-310] Protection from Evil for an hour on oneself, for two around it', () => {
  const table = spellTable({ dice: [12, 12] });
  const mage = table.mage(5);
  const friend = table.hero();
  const skeleton = table.foe('skeleton');
  const modes = () =>
    [mage, friend].map(
      (target) => leaningOf(table.t, { kind: 'attack', roller: skeleton, target }).mode,
    );
  table.cast(mage, 'protection-from-evil');
  expect(mage.effects).toMatchObject([{ source: { rule: 'DT-ARC-107' }, until: { clock: 360 } }]);
  expect(modes()).toEqual(['disadvantage', 'straight']);
  table.cast(mage, 'protection-from-evil-10-foot-radius');
  expect(table.state.zones).toMatchObject([
    { source: { rule: 'DT-ARC-310' }, until: { clock: 720 } },
  ]);
  expect(modes()).toEqual(['disadvantage', 'disadvantage']);
  table.allDiceUsed();
});

test('[DT-ARC-111, DT-MAG-24] Sleep takes the lowest Levels, among equals the nearest, whole creatures only', () => {
  const table = spellTable({ dice: [10, 2, 3, 5, 12, 5, 4] });
  const mage = table.mage(1, -10);
  const ogre = table.foe('ogre', 5);
  const guard = table.foe('guard', 10);
  const near = table.foe('thug', 15);
  const far = table.foe('thug', 20);
  const skeleton = table.foe('skeleton', 5);
  table.cast(mage, 'sleep', undefined, undefined, [['point', `at-${near.id}`]]);
  // 5 Levels: the two thugs and the guard; the ogre has 4 and 1 is left. The nearer thug saves.
  expect([guard, near, far, ogre, skeleton].map((one) => table.on(one))).toEqual([
    ['asleep'],
    [],
    ['asleep'],
    [],
    [],
  ]);
  expect(guard.effects).toMatchObject([{ until: { clock: 240 } }]);
  expect(guard.hp).toBe(7);
  table.allDiceUsed();
});

test('[DT-ARC-112] Ventriloquism can be seen through by INT against 10 and the Level', () => {
  const table = spellTable({ dice: [10, 10, 11] });
  const mage = table.mage(1);
  const thug = table.foe('thug');
  table.cast(mage, 'ventriloquism');
  table.invokePower(thug, 'detect-ventriloquism');
  expect(table.events('revealed')).toEqual([]);
  table.invokePower(thug, 'detect-ventriloquism');
  expect(table.events('revealed')).toMatchObject([{ what: 'voice', found: [mage.id] }]);
  thug.place = { at: 'line', feet: 65 };
  expect(table.powers(thug)).toEqual([]);
  table.allDiceUsed();
});

test('[DT-ARC-203] Detect Invisible reaches ten feet a Level', () => {
  const table = spellTable({ dice: [12] });
  const mage = table.mage(3);
  const thug = table.foe('thug', 30);
  thug.effects.push({
    id: 99,
    kind: 'invisible',
    source: { rule: 'DT-COND-16' },
    until: { at: 'cure' },
  });
  expect(table.offered(mage, 'charm-person')).toEqual([]);
  table.cast(mage, 'detect-invisible');
  expect(table.offered(mage, 'charm-person')).toEqual([thug]);
  thug.place = { at: 'line', feet: 31 };
  expect(table.offered(mage, 'charm-person')).toEqual([]);
  table.play(relieveOf(table.t, thug, ['invisible'], 'end', 'DT-COND-16'));
  table.allDiceUsed();
});

test('[DT-ARC-101] whoever is charmed by another friend serves that one, and is what it was when the charm ends', () => {
  const table = spellTable({ dice: [2, 2] });
  const foe = table.mage(5, 0);
  foe.side = 'foes';
  foe.attitude = 'hostile';
  const mage = table.mage(5, 5);
  const guard = table.foe('guard', 10, 0, { side: 'party', attitude: 'friendly' });
  const spell = oneOf(table.t, 'spells', 'charm-person');
  const charms = (by: Creature) => {
    const roll = { total: 20, isMaximal: false };
    const aimed = { targets: [guard], cells: [] };
    table.play(spell.cast(table.t, castingOf(table.t, by, spell, 'charm-person', aimed, roll)));
  };
  charms(foe);
  expect([guard.side, table.on(guard)]).toEqual(['foes', ['charmed', 'deluded']]);
  charms(mage);
  expect([guard.side, table.on(guard)]).toEqual(['party', ['charmed', 'deluded']]);
  expect(guard.effects).toMatchObject([
    { data: { creature: mage.id }, source: { by: mage.id } },
    { data: { creature: mage.id }, source: { by: mage.id } },
  ]);
  table.allDiceUsed();
});
