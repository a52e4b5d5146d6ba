import { expect, test } from 'vitest';
import { turnOf } from '../../../../test/effects.ts';
import { spellTable } from '../../../../test/spells.ts';
import { attackRoll } from '../../../rules/attack/attack.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { isBanned } from '../../../rules/bearers/bearers.ts';
import { beginCombat } from '../../../rules/combat/end.ts';
import { naming } from '../../../rules/combat/stages.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { crossZones, endZone, enterZones } from '../../../rules/effects/zones.ts';
import { settleDeaths } from '../../../rules/harm/deaths.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { darkvisionOf } from '../../../rules/place/sight.ts';
import { canFly, speedOf } from '../../../rules/place/speed.ts';
import { endRound } from '../../../rules/time/round-end.ts';

const CURE = { at: 'cure' } as const;

/** The first attack of somebody. */
function firstAttack(table: ReturnType<typeof spellTable>, by: Parameters<typeof attacksOf>[1]) {
  const [attack] = attacksOf(table.t, by);
  if (attack === undefined) throw new Error('there is no attack');
  return attack;
}

test('[DT-ARC-204] ESP: a save keeps thoughts hidden, and feels a touch; one mind a minute', () => {
  const table = spellTable({ dice: [12, 13, 12] });
  const mage = table.mage(3);
  const thug = table.foe('thug');
  const guard = table.foe('guard');
  table.cast(mage, 'esp', thug);
  expect(table.events('revealed')).toMatchObject([
    { creature: mage.id, what: 'no-thoughts' },
    { creature: thug.id, what: 'mind-touched' },
  ]);
  expect(table.powers(mage)).toEqual([]);
  table.state.clock = 6;
  // The guard has WIS +1: 12 + 1 is 13; so it takes a 11 at most.
  if (guard.printed !== undefined) guard.printed.mods.WIS = 0;
  table.invokePower(mage, 'read-mind', [['spell-targets', `at-${guard.id}`]]);
  expect(table.events('revealed')).toHaveLength(3);
  expect(table.events('revealed')[2]).toMatchObject({ what: 'thoughts', found: [guard.id] });
  expect(mage.effects).toMatchObject([{ until: { clock: 720 } }]);
  table.allDiceUsed();
});

test('[DT-ARC-204, DT-MAG-23] who is unaware makes no save, the mindless have no thoughts, and stone blocks', () => {
  const table = spellTable({ dice: [12, 12], rows: ['..#.', '....'] });
  const mage = table.mage(3, 0, 0);
  const thug = table.foe('thug', 1, 1);
  const skeleton = table.foe('skeleton', 1, 0);
  const walled = table.foe('thug', 3, 0);
  expect(table.offered(mage, 'esp')).not.toContain(walled);
  mage.isHidden = true;
  table.cast(mage, 'esp', thug);
  table.cast(mage, 'esp', skeleton);
  expect(table.events('revealed')).toMatchObject([{ what: 'thoughts' }, { what: 'no-thoughts' }]);
  table.allDiceUsed();
});

test('[DT-ARC-205] Invisibility lasts 24 hours, or until an attack or a spell', () => {
  const table = spellTable({ dice: [12, 12, 2, 1, 1, 12] });
  const mage = table.mage(3);
  const thug = table.foe('thug');
  table.cast(mage, 'invisibility', mage);
  expect(mage.effects).toMatchObject([{ kind: 'invisible', until: { clock: 8640 } }, {}]);
  table.play(announce(table.t, mage, 'acted', { what: 'move' }));
  expect(table.on(mage)).toEqual(['invisible', 'invisibility']);
  // A spell ends it, even a spell of the same kind, before that lays it again.
  table.cast(mage, 'invisibility', thug);
  expect(table.on(mage)).toEqual([]);
  // An enemy saves with CHA: 2 fails.
  expect(table.on(thug)).toEqual(['invisible', 'invisibility']);
  thug.place = { at: 'line', feet: 5 };
  table.play(attackRoll(table.t, thug, firstAttack(table, thug), mage));
  expect(table.on(thug)).toEqual([]);
  table.cast(mage, 'invisibility', undefined, 'invisibility-of-thing');
  expect(table.events('story-spell')).toHaveLength(1);
  table.allDiceUsed();
});

test('[DT-ARC-205] an ally is asked whether it is willing, and may save', () => {
  const table = spellTable({ dice: [12, 12, 13] });
  const mage = table.mage(3);
  const friend = table.hero();
  table.cast(mage, 'invisibility', friend, undefined, [['let-pass', 'let-pass']]);
  expect(table.on(friend)).toEqual(['invisible', 'invisibility']);
  friend.effects = [];
  table.cast(mage, 'invisibility', friend, undefined, [['let-pass', 'save']]);
  expect(table.on(friend)).toEqual([]);
  table.allDiceUsed();
});

test('[DT-ARC-207] Levitate: up and down 20 feet a round, sideways only by pushing off, and down at its end', () => {
  const table = spellTable({ dice: [12, 3], rows: ['....', '....', '#...'] });
  const mage = table.mage(3, 1, 0);
  table.cast(mage, 'levitate');
  expect([mage.effects[0]?.until, speedOf(table.t, mage)]).toEqual([
    { at: 'time', clock: 540 },
    40,
  ]);
  table.invokePower(mage, 'levitate-height', [['height', 20]]);
  expect([mage.height, speedOf(table.t, mage)]).toEqual([20, 0]);
  mage.place = { at: 'square', cell: 5 };
  expect(speedOf(table.t, mage)).toBe(20);
  table.play(relieveOf(table.t, mage, ['levitate'], 'end', 'DT-MAG-21'));
  // A fall of 20 feet has Level 4: 8 for whoever fails.
  expect([mage.height, mage.hp]).toEqual([0, 4]);
  table.allDiceUsed();
});

test('[DT-ARC-209] images are hit instead: half a die and 1 of them, then no more', () => {
  const table = spellTable({ dice: [12, 2, 19, 6, 3, 19, 6, 19, 1] });
  const mage = table.mage(3);
  const thug = table.foe('thug');
  table.cast(mage, 'mirror-image');
  expect(mage.effects).toMatchObject([{ data: { amount: 2 }, until: { clock: 360 } }]);
  const strike = () => {
    table.play(attackRoll(table.t, thug, firstAttack(table, thug), mage));
    return [mage.hp, mage.effects[0]?.data?.amount];
  };
  // A miss costs nothing.
  expect([strike(), strike(), strike(), strike()]).toEqual([
    [12, 1],
    [12, 1],
    [12, undefined],
    [10, undefined],
  ]);
  table.allDiceUsed();
});

test('[DT-ARC-209, DT-ARC-106] each part of a missile at the caster costs an image, without dice', () => {
  const table = spellTable({ dice: [12, 2, 10, 10, 10, 3] });
  const foe = table.mage(3);
  foe.side = 'foes';
  const mage = table.mage(1);
  table.cast(foe, 'mirror-image');
  table.cast(mage, 'magic-missile', foe);
  table.cast(mage, 'magic-missile', foe);
  expect([foe.hp, table.on(foe)]).toEqual([12, []]);
  expect(table.events('image-lost')).toMatchObject([{ left: 1 }, { left: 0 }]);
  table.cast(mage, 'magic-missile', foe);
  expect(foe.hp).toBe(12 - 6);
  table.allDiceUsed();
});

test('[DT-ARC-210] an illusion is met with a save; its wounds are imagined, and who has none left sleeps', () => {
  const rows = Array.from({ length: 4 }, () => '.'.repeat(8));
  const table = spellTable({ dice: [12, 12, 9, 6, 9, 6, 2], rows });
  const mage = table.mage(3, 0, 0);
  const ogre = table.foe('ogre', 5, 1);
  table.cast(mage, 'phantasmal-force', undefined, undefined, [['point', '5-1']]);
  expect(table.state.zones).toMatchObject([{ kind: 'phantasm', concentration: true }]);
  // The first attack brings the save: 12 − 2 fails. 9 + 2 + 5 hits AC 13: 6 + 6.
  table.invokePower(mage, 'phantasm-attack');
  expect(ogre.effects).toMatchObject([{ kind: 'imagined-wounds', data: { amount: 12 } }]);
  expect(ogre.hp).toBe(22);
  table.invokePower(mage, 'phantasm-attack');
  expect(ogre.effects).toMatchObject([{ kind: 'asleep', until: { clock: 120 } }]);
  expect([ogre.hp, ogre.life]).toEqual([22, 'alive']);
  table.allDiceUsed();
});

test('[DT-ARC-210, DT-ATK-05, DT-ATK-06] an illusion misses with a natural 1 and strikes hardest with a 20', () => {
  const rows = Array.from({ length: 4 }, () => '.'.repeat(8));
  const table = spellTable({ dice: [12, 5, 1, 20], rows });
  const mage = table.mage(3, 0, 0);
  const ogre = table.foe('ogre', 5, 1);
  if (ogre.printed !== undefined) ogre.printed.ac = 5;
  table.cast(mage, 'phantasmal-force', undefined, undefined, [['point', '5-1']]);
  table.invokePower(mage, 'phantasm-attack');
  expect(table.on(ogre)).toEqual([]);
  table.invokePower(mage, 'phantasm-attack');
  expect(ogre.effects).toMatchObject([{ data: { amount: 12 } }]);
  // The wounds go with the illusion.
  const [zone] = table.state.zones;
  if (zone !== undefined) table.play(endZone(table.t, zone, 'DT-MAG-18'));
  expect(table.on(ogre)).toEqual([]);
  table.allDiceUsed();
});

test('[DT-ARC-210] doubt takes an action and saves again; who sees it as false is safe, and a hit ends it', () => {
  const rows = Array.from({ length: 4 }, () => '.'.repeat(8));
  const table = spellTable({ dice: [12, 5, 5, 10, 3, 2, 15, 8], rows });
  const mage = table.mage(3, 0, 0);
  const thug = table.foe('thug', 5, 1);
  const guard = table.foe('guard', 6, 1);
  table.cast(mage, 'phantasmal-force', undefined, undefined, [['point', '5-1']]);
  // Both are in it at the round's end: both believe.
  table.play(endRound(table.t, { isMinute: false }));
  table.invokePower(mage, 'phantasm-attack', [['phantasm-attack', `at-${thug.id}`]]);
  expect(table.on(thug)).toEqual(['asleep']);
  table.invokePower(guard, 'doubt-phantasm');
  expect(table.powers(guard)).toEqual([]);
  expect(table.powers(mage)).toEqual(['phantasm-attack']);
  thug.effects = [];
  table.invokePower(thug, 'strike-phantasm');
  expect(table.state.zones).toEqual([]);
  table.allDiceUsed();
});

test('[DT-ARC-211] a web holds whoever is in it or comes in, with a save at the end of each turn', () => {
  const rows = Array.from({ length: 4 }, () => '.'.repeat(8));
  const table = spellTable({ dice: [12, 5, 15, 5], rows });
  const mage = table.mage(3, 0, 0);
  const thug = table.foe('thug', 4, 1);
  const guard = table.foe('guard', 5, 1);
  const late = table.foe('thug', 7, 3);
  table.cast(mage, 'web', undefined, undefined, [['point', '4-1']]);
  expect(thug.effects).toMatchObject([
    { kind: 'immobilized', save: { ability: 'STR', when: 'turn-end', target: 13 } },
  ]);
  expect(table.on(guard)).toEqual([]);
  expect(table.state.zones).toMatchObject([{ kind: 'web', until: { clock: 2880 } }]);
  // Whoever has saved and stays is not caught by staying.
  table.play(endRound(table.t, { isMinute: false }));
  late.place = { at: 'square', cell: 2 * 8 + 5 };
  table.play(enterZones(table.t, late));
  expect(table.on(late)).toEqual(['immobilized']);
  table.allDiceUsed();
});

test('[DT-ARC-211] fire burns a web off in a round: those inside are freed, and burn', () => {
  const rows = Array.from({ length: 4 }, () => '.'.repeat(8));
  const table = spellTable({ dice: [12, 5, 3], rows });
  const mage = table.mage(3, 0, 0, { gear: [{ kind: 'torch', is: 'held' }] });
  const ogre = table.foe('ogre', 3, 1);
  if (ogre.printed !== undefined) ogre.printed.mods.STR = 0;
  table.cast(mage, 'web', undefined, undefined, [['point', '3-1']]);
  expect([isBanned(table.t, ogre, 'move'), table.powers(mage)]).toEqual([true, []]);
  mage.place = { at: 'square', cell: 2 };
  table.invokePower(mage, 'burn-web');
  expect(isBanned(table.t, ogre, 'move')).toBe(false);
  expect(table.state.zones).toMatchObject([{ kind: 'burning-web' }]);
  table.play(endRound(table.t, { isMinute: false }));
  // 3 − 1 fails against 4: 8.
  expect([ogre.hp, table.state.zones]).toEqual([14, []]);
  table.allDiceUsed();
});

test('[DT-ARC-301] Clairvoyance looks through other eyes, a minute each', () => {
  const table = spellTable({ dice: [12] });
  const mage = table.mage(5);
  const thug = table.foe('thug');
  table.cast(mage, 'clairvoyance', thug);
  expect(table.events('revealed')).toMatchObject([{ what: 'eyes', found: [thug.id], only: [0] }]);
  expect(table.powers(mage)).toEqual([]);
  table.state.clock = 6;
  expect(table.powers(mage)).toEqual(['look-through-eyes']);
  table.invokePower(mage, 'look-through-eyes');
  expect(table.events('revealed')).toHaveLength(2);
  table.allDiceUsed();
});

test('[DT-ARC-302] Dispel Magic ends spells whose caster’s Level and 10 the total reaches, nothing else', () => {
  const rows = Array.from({ length: 4 }, () => '.'.repeat(8));
  const table = spellTable({ dice: [10], rows });
  const mage = table.mage(5, 0, 0);
  const friend = table.hero({}, 4, 1);
  const lay = (kind: string, level: number, isSpell: boolean) =>
    table.play(
      afflict(table.t, friend, {
        kind,
        source: { rule: 'DT-ARC', by: 77, level, ...(isSpell ? { isSpell: true as const } : {}) },
        until: CURE,
      }),
    );
  lay('haste', 9, true);
  lay('blessed', 10, true);
  lay('shaken', 1, false);
  for (const [level, cell] of [
    [9, 12],
    [10, 13],
    [9, 31],
  ] as const) {
    table.state.zones.push({
      id: level * 100 + cell,
      kind: 'light',
      source: { rule: 'DT-ARC-105', level, isSpell: true },
      until: CURE,
      shape: { is: 'cells', cells: [cell] },
      harmed: [],
    });
  }
  // 10 + 2 + 7 = 19.
  table.cast(mage, 'dispel-magic', undefined, undefined, [['point', '4-1']]);
  expect(table.on(friend)).toEqual(['blessed', 'shaken']);
  expect(table.state.zones.map(({ id }) => id)).toEqual([1013, 931]);
  table.allDiceUsed();
});

test('[DT-ARC-303, DT-EX-16] Fire Ball: one total, saves nearest first, half for whoever saves', () => {
  const table = spellTable({ dice: [8, 4, 2, 5, 15, 3, 14, 20] });
  const mage = table.mage(5, 0);
  const ogre = table.foe('ogre', 100);
  const goblin = table.foe('goblin', 105);
  const bryn = table.hero({ name: 'Bryn', hitDice: [8] }, 110);
  table.cast(mage, 'fire-ball', undefined, undefined, [['point', `at-${goblin.id}`]]);
  expect(table.events('rolled')).toMatchObject([
    { total: 17, target: 15 },
    { total: 14, target: 15, success: false },
    { total: 15, mode: 'advantage', success: true },
    { total: 20, success: true },
  ]);
  expect(ogre.hp).toBe(1);
  table.play(settleDeaths(table.t));
  expect(goblin.life).toBe('dead');
  expect([bryn.hp, table.on(bryn)]).toEqual([-2, ['unconscious']]);
  table.allDiceUsed();
});

test('[DT-ARC-303, DT-ARC-211] a Fire Ball lights a web, be somebody in it or not', () => {
  const rows = Array.from({ length: 12 }, () => '.'.repeat(12));
  const table = spellTable({ dice: [12, 12, 1, 1, 1], rows });
  const mage = table.mage(5, 0, 0);
  table.cast(mage, 'web', undefined, undefined, [['point', '5-5']]);
  table.cast(mage, 'fire-ball', undefined, undefined, [['point', '8-8']]);
  expect(table.state.zones).toMatchObject([{ kind: 'burning-web' }]);
  table.allDiceUsed();
});

test('[DT-ARC-304] Fly: twice the base speed, up and down at its price, for dice and Level times ten minutes', () => {
  const table = spellTable({ dice: [12, 2, 20] });
  const mage = table.mage(5);
  const thug = table.foe('thug');
  table.cast(mage, 'fly', mage);
  expect(mage.effects).toMatchObject([{ kind: 'fly', until: { clock: 420 } }]);
  expect([speedOf(table.t, mage), canFly(table.t, mage)]).toEqual([80, true]);
  table.play(beginCombat(table.t, [mage, thug], []));
  if (table.state.combat !== undefined) {
    table.state.combat.turn = {
      creature: mage.id,
      moved: 0,
      actions: 1,
      extra: 0,
      extraAttacks: 0,
      free: [],
      isOver: false,
    };
  }
  table.invokePower(mage, 'fly-height', [['height', 50]]);
  expect([mage.height, table.state.combat?.turn?.moved]).toEqual([50, 50]);
  table.play(relieveOf(table.t, mage, ['fly'], 'end', 'DT-ARC-302'));
  // Level 10, saved: 5.
  expect([mage.height, mage.hp]).toEqual([0, 15]);
  table.allDiceUsed();
});

test('[DT-INV-14, DT-ARC-304, DT-ARC-207] who flies up after an action by no more than its speed has not hurried, levitating too', () => {
  const table = spellTable({ dice: [12, 2, 12] });
  const mage = table.mage(5);
  const thug = table.foe('thug', 60);
  table.cast(mage, 'fly', mage);
  table.cast(mage, 'levitate');
  expect(table.on(mage)).toEqual(['fly', 'levitate']);
  table.play(beginCombat(table.t, [mage, thug], []));
  const { combat } = table.state;
  if (combat === undefined) throw new Error('no fight has begun');
  combat.turn = { ...turnOf(mage), actions: 1 };
  table.invokePower(mage, 'fly-height', [['height', 60]]);
  expect(mage.height).toBe(60);
  expect(combat.turn).toMatchObject({ moved: 60, actions: 1 });
  expect(combat.turn.hurried).toBeUndefined();
});

test('[DT-ARC-305] Haste doubles speed and gives one more attack a turn, for 18 rounds, to as many as there are Levels', () => {
  const table = spellTable({ dice: [12] });
  const mage = table.mage(5);
  const friend = table.hero();
  const far = table.hero({}, 70);
  const thug = table.foe('thug');
  table.cast(mage, 'haste', mage, undefined, [
    ['spell-targets', `at-${mage.id}`, `at-${friend.id}`],
  ]);
  expect(friend.effects).toMatchObject([{ until: { clock: 18 } }]);
  expect([speedOf(table.t, friend), table.on(far)]).toEqual([80, []]);
  table.play(beginCombat(table.t, [mage, friend, thug], []));
  const { combat } = table.state;
  if (combat === undefined) throw new Error('there is a combat');
  combat.firstOf = [friend.id];
  combat.round = 1;
  table.play(naming(table.t));
  expect(combat.turn).toMatchObject({ creature: friend.id, extra: 0, extraAttacks: 1 });
  table.allDiceUsed();
});

test('[DT-ARC-306] the arcane Hold Person reaches 120 feet', () => {
  const table = spellTable({ dice: [12, 19, 2] });
  const mage = table.mage(5);
  const thug = table.foe('thug', 120);
  const far = table.foe('thug', 121);
  expect(table.offered(mage, 'hold-person')).toContain(thug);
  expect(table.offered(mage, 'hold-person')).not.toContain(far);
  table.cast(mage, 'hold-person', thug);
  expect(thug.effects).toMatchObject([{ kind: 'paralyzed', source: { rule: 'DT-ARC-306' } }]);
  table.allDiceUsed();
});

test('[DT-ARC-307] Infravision gives eyes for the dark', () => {
  const table = spellTable({ dice: [12] });
  const mage = table.mage(5);
  table.cast(mage, 'infravision', mage);
  expect([darkvisionOf(table.t, mage), mage.effects[0]?.until]).toEqual([
    60,
    { at: 'time', clock: 8640 },
  ]);
  table.allDiceUsed();
});

test('[DT-ARC-308] all within ten feet are invisible, each until it leaves, attacks or casts', () => {
  const table = spellTable({ dice: [12, 12] });
  const mage = table.mage(5, 0);
  const friend = table.hero({}, 10);
  const thug = table.foe('thug', 5);
  const far = table.hero({}, 15);
  table.cast(mage, 'invisibility-10-foot-radius', mage, undefined, [['let-pass', 'let-pass']]);
  // The thug fails with 12 against 15.
  expect([mage, friend, thug, far].map((one) => table.on(one).length)).toEqual([2, 2, 2, 0]);
  thug.place = { at: 'line', feet: 11 };
  table.play(announce(table.t, thug, 'acted', { what: 'move' }));
  expect(table.on(thug)).toEqual([]);
  mage.place = { at: 'line', feet: -1 };
  table.play(announce(table.t, mage, 'acted', { what: 'move' }));
  expect([table.on(mage).length, table.on(friend)]).toEqual([2, []]);
  table.allDiceUsed();
});

test('[DT-ARC-309] Lightning Bolt begins at a point and leads 60 feet away from its caster', () => {
  const rows = ['.'.repeat(40)];
  const table = spellTable({ dice: [12, 1, 2, 3, 5, 19], rows });
  const mage = table.mage(5, 0, 0);
  const before = table.foe('thug', 9, 0);
  const first = table.foe('ogre', 10, 0);
  const last = table.foe('ogre', 21, 0);
  const behind = table.foe('thug', 22, 0);
  table.cast(mage, 'lightning-bolt', undefined, undefined, [['point', '10-0']]);
  expect([before.hp, first.hp, last.hp, behind.hp]).toEqual([4, 6, 14, 4]);
  table.allDiceUsed();
});

test('[DT-ARC-311] light and medium shots do nothing, heavy and magical ones do', () => {
  const table = spellTable({ dice: [12] });
  const mage = table.mage(5);
  table.cast(mage, 'protection-from-normal-missiles', mage);
  const shot = (category: 'light' | 'medium' | 'heavy', tags: readonly string[] = []) => {
    mage.hp = 20;
    const attack = { id: 'shot', category, use: 'ranged', band: 'short', tags } as const;
    const danger = { rule: 'DT-ATK-03', tags };
    table.play(hurt(table.t, mage, { danger, isDamage: true, amount: 3, attack }));
    return mage.hp;
  };
  expect([shot('light'), shot('medium'), shot('heavy'), shot('medium', ['magical'])]).toEqual([
    20, 20, 17, 17,
  ]);
  expect(mage.effects).toMatchObject([{ until: { clock: 720 } }]);
  table.allDiceUsed();
});

test('[DT-ARC-312] Water Breathing ends drowning and keeps it off, but gives no air elsewhere', () => {
  const table = spellTable({ dice: [12] });
  const mage = table.mage(5);
  const drowns = {
    kind: 'suffocating',
    source: { rule: 'DT-COND-23' },
    until: CURE,
    data: { tag: 'water' },
  };
  table.play(afflict(table.t, mage, drowns));
  table.cast(mage, 'water-breathing', mage);
  expect(table.on(mage)).toEqual(['water-breathing']);
  table.play(afflict(table.t, mage, drowns));
  expect(table.on(mage)).toEqual(['water-breathing']);
  table.play(afflict(table.t, mage, { ...drowns, data: {} }));
  expect(table.on(mage)).toEqual(['water-breathing', 'suffocating']);
  table.allDiceUsed();
});

test('[DT-ARC-209, DT-ARC-210] an illusion that would hit meets an image first', () => {
  const rows = Array.from({ length: 4 }, () => '.'.repeat(8));
  const table = spellTable({ dice: [12, 2, 12, 5, 15, 15, 15, 3], rows });
  const foe = table.mage(3, 5, 1);
  foe.side = 'foes';
  const mage = table.mage(3, 0, 0);
  table.cast(foe, 'mirror-image');
  table.cast(mage, 'phantasmal-force', undefined, undefined, [['point', '5-1']]);
  for (let at = 0; at < 2; at += 1) table.invokePower(mage, 'phantasm-attack');
  expect([table.on(foe), table.events('image-lost').length]).toEqual([[], 2]);
  table.invokePower(mage, 'phantasm-attack');
  expect(foe.effects).toMatchObject([{ kind: 'imagined-wounds', data: { amount: 9 } }]);
  table.allDiceUsed();
});

test('[DT-ARC-211] a web that ends holds nobody any longer who is in no other', () => {
  const rows = Array.from({ length: 4 }, () => '.'.repeat(12));
  const table = spellTable({ dice: [12, 5, 5, 12], rows });
  const mage = table.mage(5, 0, 0);
  const near = table.foe('thug', 2, 1);
  const far = table.foe('thug', 3, 2);
  table.cast(mage, 'web', undefined, undefined, [['point', '2-1']]);
  table.cast(mage, 'web', undefined, undefined, [['point', '3-2']]);
  expect([table.on(near), table.on(far)]).toEqual([['immobilized'], ['immobilized']]);
  const [first, second] = table.state.zones;
  if (first === undefined || second === undefined) throw new Error('there are no webs');
  table.play(endZone(table.t, first, 'DT-MAG-21'));
  expect([table.on(near), table.on(far)]).toEqual([[], ['immobilized']]);
  table.play(endZone(table.t, second, 'DT-ARC-302'));
  expect(table.on(far)).toEqual([]);
  table.allDiceUsed();
});

test('[DT-ARC-211, DT-MOVE-06] along a line a web holds whoever comes in, and nobody who has left it', () => {
  const table = spellTable({ dice: [12, 15, 5] });
  const mage = table.mage(3, 0);
  const thug = table.foe('thug', 20);
  const late = table.foe('thug', 40);
  table.cast(mage, 'web', undefined, undefined, [['point', `at-${thug.id}`]]);
  expect(table.state.zones).toMatchObject([{ shape: { is: 'span', from: 15, to: 25 } }]);
  thug.place = { at: 'line', feet: 30 };
  late.place = { at: 'line', feet: 10 };
  table.play(crossZones(table.t, late, 40));
  expect([table.on(thug), table.on(late), late.place]).toEqual([
    [],
    ['immobilized'],
    { at: 'line', feet: 25 },
  ]);
  table.allDiceUsed();
});
