import { expect, test } from 'vitest';
import { inTurn } from '../../../../test/effects.ts';
import { spellTable } from '../../../../test/spells.ts';
import type { Creature } from '../../../model.ts';
import { isInAim } from '../../../rules/attack/aim.ts';
import { attackRoll } from '../../../rules/attack/attack.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { effectOn, has } from '../../../rules/bearers/bearers.ts';
import { afflict, DAY } from '../../../rules/effects/afflict.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { hurt, sufferedOf } from '../../../rules/harm/hurt.ts';
import { castingOf } from '../../../rules/magic/cast.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { speedOf } from '../../../rules/place/speed.ts';
import { leaningOf } from '../../../rules/rolls/parts.ts';
import { endRound } from '../../../rules/time/round-end.ts';
import { oneOf } from '../../../table.ts';

type Table = ReturnType<typeof spellTable>;

const CURE = { at: 'cure' } as const;

const ends = (table: Table, one: Creature, kind: string) =>
  table.play(relieveOf(table.t, one, [kind], 'end', 'DT-MAG-21'));

test.each([
  [0, 20, 20],
  [10, 0, 10],
  [10, 30, 20],
  [50, 30, 20],
])('[DT-ARC-207] from %i feet it rises or sinks to %i, told as %i feet', (from, to, feet) => {
  const table = spellTable({ dice: [12] });
  const mage = table.mage(3, 0);
  table.cast(mage, 'levitate');
  expect(mage.effects).toMatchObject([{ kind: 'levitate', until: { at: 'time', clock: 540 } }]);
  mage.height = from;
  table.invokePower(mage, 'levitate-height', [['height', to]]);
  expect(table.events('moved')).toEqual([
    { type: 'moved', rule: 'DT-ARC-207', creature: mage.id, feet, to: { height: to } },
  ]);
  expect(mage.height).toBe(to);
});

test('[DT-ARC-207, DT-MOVE-02] in the air it moves only where there is somebody or a wall to push off from', () => {
  const table = spellTable({ dice: [12], rows: ['......', '....#.', '......'] });
  const mage = table.mage(3, 0, 0);
  table.cast(mage, 'levitate');
  expect(speedOf(table.t, mage)).toBe(40);
  mage.height = 10;
  expect(speedOf(table.t, mage)).toBe(0);
  mage.place = { at: 'square', cell: 3 };
  expect(speedOf(table.t, mage)).toBe(20);
  mage.place = { at: 'square', cell: 2 };
  expect(speedOf(table.t, mage)).toBe(0);
  const thug = table.foe('thug', 1, 0);
  thug.height = 10;
  expect(speedOf(table.t, mage)).toBe(20);
  thug.place = { at: 'square', cell: 12 };
  expect(speedOf(table.t, mage)).toBe(0);
  mage.place = { at: 'line', feet: 0 };
  thug.place = { at: 'line', feet: 100 };
  expect(speedOf(table.t, mage)).toBe(0);
});

test.each([
  [9, []],
  [10, [2]],
  [29, [4]],
  [400, [20]],
])('[DT-ARC-207, DT-HAZ-10] the spell over at %i feet, it falls by Level %j', (height, levels) => {
  const table = spellTable({ dice: [12], seed: 'fall' });
  const mage = table.mage(3, 0);
  table.cast(mage, 'levitate');
  mage.height = height;
  ends(table, mage, 'levitate');
  expect(mage.height).toBe(0);
  const saves = table.events('rolled').slice(1);
  expect(saves).toMatchObject(levels.map((target) => ({ kind: 'save', ability: 'DEX', target })));
});

test('[DT-ARC-304] on its turn flying up costs what is left of its move, in calm it is free', () => {
  const table = spellTable({ dice: [12, 2] });
  const mage = table.mage(5, 0);
  table.foe('thug', 40);
  table.cast(mage, 'fly', mage);
  expect(effectOn(mage, 'fly')?.until).toEqual({ at: 'time', clock: 6 * (20 + 50) });
  table.invokePower(mage, 'fly-height', [['height', 1000]]);
  expect(mage.height).toBe(1000);
  mage.height = 0;
  const turn = inTurn(table, mage);
  table.invokePower(mage, 'fly-height', [['height', 50]]);
  expect([mage.height, turn.moved]).toEqual([50, 50]);
  table.invokePower(mage, 'fly-height', [['height', 30]]);
  expect([mage.height, turn.moved]).toEqual([30, 70]);
  expect(table.events('moved').at(-1)).toMatchObject({ rule: 'DT-ARC-304', feet: 20 });
});

test('[DT-ARC-305] haste gives one more attack, in the turn in which it begins as well', () => {
  const table = spellTable({ dice: [12, 12] });
  const mage = table.mage(5, 0);
  const friend = table.hero({}, 10);
  table.foe('thug', 40);
  const turn = inTurn(table, mage);
  const all = [mage, friend].map(({ id }) => `at-${id}`);
  table.cast(mage, 'haste', mage, undefined, [['spell-targets', ...all]]);
  expect([turn.extraAttacks, has(friend, 'haste'), speedOf(table.t, friend)]).toEqual([
    1,
    true,
    80,
  ]);
  expect(friend.effects).toMatchObject([{ until: { at: 'time', clock: 18 } }]);
  table.play(announce(table.t, friend, 'turnBegan', {}));
  expect(turn.extraAttacks).toBe(2);
});

test('[DT-ARC-305] outside a fight there is no turn to add to', () => {
  const table = spellTable({ dice: [12] });
  const mage = table.mage(5, 0);
  table.foe('thug', 20);
  table.hero({}, 200);
  expect(table.offered(mage, 'haste').map(({ id }) => id)).toEqual([mage.id, 3]);
  table.cast(mage, 'haste', mage, undefined, [['spell-targets', `at-${mage.id}`]]);
  table.play(announce(table.t, mage, 'turnBegan', {}));
  expect([has(mage, 'haste'), table.state.combat]).toEqual([true, undefined]);
});

test.each(['attack', 'cast'] as const)(
  '[DT-ARC-205] an %s ends it, and the condition with it',
  (what) => {
    const table = spellTable({ dice: [12] });
    const mage = table.mage(3, 0);
    table.cast(mage, 'invisibility', mage);
    expect(mage.effects).toMatchObject([
      { kind: 'invisible', until: { at: 'time', clock: DAY } },
      { kind: 'invisibility', until: { at: 'time', clock: DAY } },
    ]);
    table.play(announce(table.t, mage, 'acted', { what: 'move' }));
    expect(table.on(mage)).toEqual(['invisible', 'invisibility']);
    table.play(announce(table.t, mage, 'acted', { what }));
    expect(table.on(mage)).toEqual([]);
  },
);

test('[DT-ARC-205] invisibility of another source stays when the spell ends', () => {
  const table = spellTable({ dice: [12] });
  const mage = table.mage(3, 0);
  table.play(
    afflict(table.t, mage, { kind: 'invisible', source: { rule: 'DT-MON-43' }, until: CURE }),
  );
  table.cast(mage, 'invisibility', mage);
  ends(table, mage, 'invisibility');
  expect(table.on(mage)).toEqual(['invisible']);
});

/** A mage with two friends, all invisible together. */
function together(dice: readonly number[] = []) {
  const table = spellTable({ dice: [12, ...dice] });
  const mage = table.mage(5, 0);
  const near = table.hero({}, 10);
  const far = table.hero({}, 11);
  table.cast(mage, 'invisibility-10-foot-radius', mage, undefined, [['let-pass', 'let-pass']]);
  const seen = () => [mage, near, far].map((one) => has(one, 'invisible'));
  return { table, mage, near, far, seen };
}

test('[DT-ARC-308] whoever is within ten feet and lets it pass is invisible for a day', () => {
  const { table, mage, near, seen } = together();
  expect(seen()).toEqual([true, true, false]);
  expect(near.effects).toMatchObject([
    { kind: 'invisible', until: { at: 'time', clock: DAY } },
    { kind: 'invisibility', until: { at: 'time', clock: DAY }, data: { creature: mage.id } },
  ]);
  expect(table.events('let-pass')).toMatchObject([{ creature: near.id }]);
});

test('[DT-ARC-308] who walks out of the radius appears, and when its middle walks all who are left behind', () => {
  const one = together();
  one.near.place = { at: 'line', feet: -11 };
  one.table.play(announce(one.table.t, one.near, 'acted', { what: 'move' }));
  expect(one.seen()).toEqual([true, false, false]);
  const two = together();
  two.mage.place = { at: 'line', feet: 21 };
  two.table.play(announce(two.table.t, two.mage, 'acted', { what: 'move' }));
  expect(two.seen()).toEqual([true, false, false]);
  const three = together();
  three.mage.place = { at: 'line', feet: 20 };
  three.table.play(announce(three.table.t, three.mage, 'acted', { what: 'move' }));
  expect(three.seen()).toEqual([true, true, false]);
});

test('[DT-ARC-308] an enemy in the radius may save; the dead and those who are not here are left out', () => {
  const table = spellTable({ dice: [12, 2, 20] });
  const mage = table.mage(5, 0);
  const [weak, strong] = [table.foe('thug', 5), table.foe('thug', 10)];
  const dead = table.foe('thug', 5);
  dead.life = 'dead';
  const gone = table.foe('thug', 5);
  gone.place = { at: 'away' };
  table.cast(mage, 'invisibility-10-foot-radius', mage);
  expect([weak, strong, dead, gone].map((one) => has(one, 'invisible'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(table.events('rolled').slice(1)).toMatchObject([
    { creature: weak.id, ability: 'CHA', target: 15 },
    { creature: strong.id, ability: 'CHA' },
  ]);
});

test('[DT-ARC-308] if the one in the middle withstands it there is no radius', () => {
  const table = spellTable({ dice: [12, 20] });
  const mage = table.mage(5, 0);
  const thug = table.foe('thug', 60);
  const other = table.foe('thug', 65);
  table.cast(mage, 'invisibility-10-foot-radius', thug);
  expect([has(thug, 'invisible'), has(other, 'invisible')]).toEqual([false, false]);
  table.allDiceUsed();
});

test('[DT-ARC-209] each image takes a blow, told with those left, and the last ends the spell', () => {
  const table = spellTable({ dice: [12, 3, 15, 4, 15, 4, 15, 4] });
  const mage = table.mage(3, 0);
  const ogre = table.foe('ogre', 5);
  table.cast(mage, 'mirror-image');
  expect(mage.effects).toMatchObject([
    { kind: 'mirror-image', until: { at: 'time', clock: 360 }, data: { amount: 3 } },
  ]);
  const [blow] = attacksOf(table.t, ogre);
  if (blow === undefined) throw new Error('an ogre strikes');
  if (effectOn(mage, 'mirror-image')?.data !== undefined)
    Object.assign(effectOn(mage, 'mirror-image')?.data ?? {}, { amount: 2 });
  const before = mage.hp;
  table.play(attackRoll(table.t, ogre, blow, mage));
  table.play(attackRoll(table.t, ogre, blow, mage));
  expect(table.events('image-lost')).toEqual([
    { type: 'image-lost', rule: 'DT-ARC-209', creature: mage.id, left: 1 },
    { type: 'image-lost', rule: 'DT-ARC-209', creature: mage.id, left: 0 },
  ]);
  expect([mage.hp, has(mage, 'mirror-image')]).toEqual([before, false]);
  table.play(attackRoll(table.t, ogre, blow, mage));
  expect(mage.hp).toBe(before - 5);
});

test.each([
  ['mage', 5, 1],
  ['mage', 6, 2],
  ['mage', 10, 2],
  ['mage', 11, 3],
] as const)('[DT-ARC-106] a %s of Level %i can split a missile among %i', (_w, level, most) => {
  const table = spellTable({ dice: [12, 6] });
  const mage = table.mage(level, 0);
  const ogres = [10, 15, 20, 25].map((feet) => table.foe('ogre', feet, 0, { hp: 90 }));
  const all = ogres.slice(0, most).map(({ id }) => `at-${id}`);
  const first = ogres[0];
  const script = most === 1 ? [] : [['spell-targets', ...all] as const];
  table.cast(mage, 'magic-missile', first, undefined, script);
  const total = 6 + 1 + 2 * level;
  const lost = ogres.map(({ hp }) => 90 - hp);
  expect(lost.reduce((sum, one) => sum + one, 0)).toBe(total);
  expect(lost.filter((one) => one > 0)).toHaveLength(most);
  expect(table.events('hurt')[0]).toMatchObject({
    rule: 'DT-ARC-106',
    by: mage.id,
    tags: ['magic', 'missile', 'force'],
  });
});

test('[DT-ARC-106] the parts are what the caster says, and the last gets the rest', () => {
  const table = spellTable({ dice: [12, 6] });
  const mage = table.mage(11, 0);
  const [a, b, c] = [10, 15, 20].map((feet) => table.foe('ogre', feet, 0, { hp: 90 }));
  const { asked } = table.cast(mage, 'magic-missile', a, undefined, [
    ['spell-targets', ...[a, b, c].map((one) => `at-${one?.id}`)],
    ['missile-part', 20],
    ['missile-part', 8],
  ]);
  expect(asked).toEqual(['spell-targets 0', 'missile-part 0', 'missile-part 0']);
  expect([a, b, c].map((one) => one?.hp)).toEqual([70, 82, 89]);
  expect(table.offered(mage, 'magic-missile')).not.toContain(mage);
});

test('[DT-ARC-106, DT-PLAY-03] the software splits it evenly', () => {
  const table = spellTable({ dice: [12, 6] });
  const mage = table.mage(11, 0);
  mage.run = { by: 'companion' };
  const ogres = [10, 15, 20].map((feet) => table.foe('ogre', feet, 0, { hp: 90 }));
  table.cast(mage, 'magic-missile', ogres[0]);
  expect(ogres.map(({ hp }) => 90 - hp).filter((one) => one > 0)).toEqual([10, 10, 9]);
});

test('[DT-ARC-101] a charm lasts 20 − INT days, binds to its caster, and leaves when that harms it', () => {
  const table = spellTable({ dice: [12, 2] });
  const mage = table.mage(3, 0);
  const friend = table.hero({}, 5);
  const thug = table.foe('thug', 10);
  const before = { side: thug.side, run: thug.run };
  table.cast(mage, 'charm-person', thug);
  const until = { at: 'time', clock: 10 * DAY };
  expect(thug.effects).toMatchObject([
    {
      kind: 'charmed',
      until,
      data: { creature: mage.id, was: { ...before, attitude: 'hostile' } },
    },
    { kind: 'deluded', until, data: { text: 'trusted-friend', creature: mage.id } },
  ]);
  expect(thug).toMatchObject({ side: 'party', run: mage.run, attitude: 'friendly' });
  expect(table.events('attitude-changed')).toMatchObject([
    { rule: 'DT-ARC-101', creature: thug.id, attitude: 'friendly' },
  ]);
  const [blow] = attacksOf(table.t, thug);
  if (blow === undefined) throw new Error('a thug strikes');
  expect(isInAim(table.t, thug, blow, mage)).toBe(false);
  const harm = (by?: Creature) => ({
    danger: { rule: 'X', tags: [], ...(by === undefined ? {} : { by }) },
    isDamage: true,
    amount: 1,
  });
  thug.hp = 4;
  table.play(hurt(table.t, thug, harm()));
  table.play(hurt(table.t, thug, harm(thug)));
  expect(table.on(thug)).toEqual(['charmed', 'deluded']);
  table.play(hurt(table.t, thug, harm(friend)));
  expect(table.on(thug)).toEqual([]);
  expect(thug).toMatchObject({ ...before, attitude: 'hostile' });
});

test('[DT-ARC-101] a blow of its side breaks it too, one of others does not', () => {
  const table = spellTable({ dice: [12, 2] });
  const mage = table.mage(3, 0);
  const thug = table.foe('thug', 10);
  const foe = table.foe('thug', 15);
  table.cast(mage, 'charm-person', thug);
  const [blow] = attacksOf(table.t, foe);
  if (blow === undefined) throw new Error('a thug strikes');
  table.play(announce(table.t, thug, 'struck', { attack: blow, by: foe, natural: 12 }));
  expect(table.on(thug)).toEqual(['charmed', 'deluded']);
  table.play(announce(table.t, thug, 'struck', { attack: blow, by: mage, natural: 12 }));
  expect(table.on(thug)).toEqual([]);
});

test.each([
  ['resist-cold', 'cold', 'DT-DIV-108'],
  ['resist-fire', 'fire', 'DT-DIV-205'],
])(
  '[DT-DIV-108, DT-DIV-205] under %s ordinary %s does nothing, other does half of it',
  (spell, tag, rule) => {
    const table = spellTable({ dice: [12] });
    const priest = table.priest(3, 0);
    table.cast(priest, spell, priest);
    const suffers = (tags: readonly string[], isMagic = false) =>
      sufferedOf(table.t, priest, {
        danger: { rule: 'X', tags, ...(isMagic ? { isMagic: true as const } : {}) },
        isDamage: true,
        amount: 9,
      });
    expect(suffers([tag])).toEqual({ amount: 0, rules: [rule] });
    for (const more of ['magic', 'magical', 'breath', 'natural'])
      expect(suffers([tag, more])).toEqual({ amount: 4, rules: [rule] });
    expect(suffers([tag], true)).toEqual({ amount: 4, rules: [rule] });
    expect(suffers(['acid'])).toEqual({ amount: 9, rules: [] });
    const save = (against: string, kind: 'save' | 'check' = 'save') =>
      leaningOf(table.t, {
        kind,
        roller: priest,
        ability: 'CON',
        against: { rule: 'X', tags: [against] },
      }).mode;
    expect([save(tag), save('acid'), save(tag, 'check')]).toEqual([
      'advantage',
      'straight',
      'straight',
    ]);
  },
);

test('[DT-ARC-308] whoever is carried out of the radius appears, and whoever was made invisible alone does not', () => {
  const one = together();
  one.near.place = { at: 'line', feet: 40 };
  one.table.play(endRound(one.table.t, { isMinute: false }));
  expect(one.seen()).toEqual([true, false, false]);
  // All of them are out of the scene, or one alone.
  const two = together();
  for (const each of [two.mage, two.near]) each.place = { at: 'away' };
  two.table.play(endRound(two.table.t, { isMinute: false }));
  expect(two.seen()).toEqual([true, true, false]);
  const three = together();
  const { table, near } = three;
  const other = table.mage(5, 5);
  const spell = oneOf(table.t, 'spells', 'invisibility');
  const aimed = { targets: [near], cells: [] };
  const roll = { total: 20, isMaximal: false };
  near.run = { by: 'companion' };
  table.play(spell.cast(table.t, castingOf(table.t, other, spell, 'invisibility', aimed, roll)));
  near.place = { at: 'line', feet: 40 };
  table.play(endRound(table.t, { isMinute: false }));
  expect(three.seen()).toEqual([true, true, false]);
});
