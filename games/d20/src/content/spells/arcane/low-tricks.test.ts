import { expect, test } from 'vitest';
import { lay } from '../../../../test/effects.ts';
import { offered, reasons } from '../../../../test/offered.ts';
import { spellTable } from '../../../../test/spells.ts';
import type { Creature } from '../../../model.ts';
import { powersOf } from '../../../rules/actions/powers.ts';
import { has } from '../../../rules/bearers/bearers.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { cast } from '../../../rules/magic/cast.ts';
import { oneOf } from '../../../table.ts';

type Table = ReturnType<typeof spellTable>;

const ROOM = Array.from({ length: 4 }, () => '.'.repeat(8));
const CURE = { at: 'cure' } as const;

/** What a power of somebody offers. */
function offers(table: Table, one: Creature, id: string, key: string): readonly string[] {
  const power = powersOf(table.t, one, 'combat').find((each) => each.id === id);
  return offered(power?.run(table.t) ?? undefined, key);
}

/** A mage with an illusion around column 5 of a room. */
function illusion(dice: readonly number[], level = 3) {
  const table = spellTable({ dice: [12, ...dice], rows: ROOM });
  const mage = table.mage(level, 0, 0);
  const attacks = (at: Creature) =>
    table.invokePower(mage, 'phantasm-attack', [['phantasm-attack', `at-${at.id}`]]);
  const conjures = () =>
    table.cast(mage, 'phantasmal-force', undefined, undefined, [['point', '5-1']]);
  return { table, mage, attacks, conjures };
}

test('[DT-ARC-210] it attacks enemies inside it who are up and take it for real, nobody else', () => {
  const { table, mage, conjures } = illusion([2, 1]);
  conjures();
  expect(table.events('story-spell')).toMatchObject([
    { rule: 'DT-ARC-210', creature: mage.id, until: CURE },
  ]);
  expect(reasons(table.t, mage)['power-phantasm-attack']).toBe('closed.nobody');
  table.foe('thug', 1, 3);
  expect(table.powers(mage)).toEqual([]);
  const inside = table.foe('thug', 5, 1);
  const down = table.foe('thug', 6, 1);
  down.hp = 0;
  table.hero({}, 5, 2);
  const second = table.foe('thug', 4, 1);
  expect(offers(table, mage, 'phantasm-attack', 'phantasm-attack')).toEqual([
    `at-${inside.id}`,
    `at-${second.id}`,
  ]);
});

test('[DT-ARC-210] the first attack brings a save by INT; seen as false it is nothing to that one', () => {
  const { table, mage, attacks, conjures } = illusion([13]);
  conjures();
  const thug = table.foe('thug', 5, 1);
  attacks(thug);
  expect(table.events('rolled').at(-1)).toMatchObject({
    creature: thug.id,
    kind: 'save',
    ability: 'INT',
    target: 13,
    success: true,
  });
  expect(table.events('unaffected')).toMatchObject([
    { rule: 'DT-ARC-210', creature: thug.id, effect: 'phantasm' },
  ]);
  expect([table.powers(mage), table.powers(thug), thug.effects]).toEqual([[], [], []]);
  table.allDiceUsed();
});

test.each([
  [6, 'misses', []],
  [7, 'strikes', [{ amount: 4 + 6, sum: 10 }]],
])(
  '[DT-ARC-210, DT-ATK-02] with a %i the attack by the casting bonus %s',
  (face, _how, imagined) => {
    const { table, mage, attacks, conjures } = illusion([2, face, 4]);
    conjures();
    const ogre = table.foe('ogre', 5, 1, { ac: 14 });
    attacks(ogre);
    expect(table.events('rolled').at(-1)).toMatchObject({
      rule: 'DT-ARC-210',
      creature: mage.id,
      kind: 'attack',
      ability: 'INT',
      total: face + 7,
      success: imagined.length > 0,
    });
    expect(table.events('imagined')).toMatchObject(imagined);
    expect(ogre.hp).toBe(22);
  },
);

test('[DT-ARC-210] imagined wounds add up, and whoever has none left sleeps for ten minutes a pip', () => {
  const { table, mage, attacks, conjures } = illusion([2, 15, 1, 15, 5, 15, 6, 3]);
  conjures();
  const ogre = table.foe('ogre', 5, 1);
  attacks(ogre);
  expect(ogre.effects).toMatchObject([
    {
      kind: 'imagined-wounds',
      until: CURE,
      source: { by: mage.id },
      data: { amount: 7, creature: mage.id },
    },
  ]);
  attacks(ogre);
  ogre.hp = 19;
  expect(has(ogre, 'asleep')).toBe(false);
  attacks(ogre);
  expect(table.events('imagined')).toMatchObject([
    { rule: 'DT-ARC-210', amount: 7, sum: 7 },
    { amount: 11, sum: 18 },
    { amount: 12, sum: 30 },
  ]);
  expect(ogre.effects).toMatchObject([
    { kind: 'asleep', until: { at: 'time', clock: 180 }, source: { by: mage.id } },
  ]);
  expect(ogre.hp).toBe(19);
  table.allDiceUsed();
});

test('[DT-ARC-210] just as many wounds as Hit Points are enough', () => {
  const { table, attacks, conjures } = illusion([2, 15, 1, 1]);
  conjures();
  const ogre = table.foe('ogre', 5, 1);
  ogre.hp = 7;
  attacks(ogre);
  expect(table.on(ogre)).toEqual(['asleep']);
});

test('[DT-ARC-210] doubt is an action of enemies alone; it heals what was imagined', () => {
  const { table, mage, attacks, conjures } = illusion([2, 15, 1, 5, 19]);
  conjures();
  const ogre = table.foe('ogre', 5, 1);
  const friend = table.hero({}, 5, 2);
  attacks(ogre);
  expect(table.powers(friend)).toEqual([]);
  table.invokePower(ogre, 'doubt-phantasm');
  expect(table.on(ogre)).toEqual(['imagined-wounds']);
  table.invokePower(ogre, 'doubt-phantasm');
  expect(table.on(ogre)).toEqual([]);
  expect(table.events('relieved')).toMatchObject([
    { creature: ogre.id, effect: 'imagined-wounds', how: 'save' },
  ]);
  expect([table.powers(ogre), table.powers(mage)]).toEqual([[], []]);
});

test('[DT-ARC-210] hands reach it only from inside, shots from anywhere; it has Armor Class 10', () => {
  const { table, conjures } = illusion([2, 7, 8]);
  conjures();
  const thug = table.foe('thug', 1, 3);
  expect(reasons(table.t, thug)['power-strike-phantasm']).toBe('closed.no-attack');
  expect(table.powers(thug)).toEqual(['doubt-phantasm']);
  thug.place = { at: 'square', cell: 8 + 5 };
  expect(table.powers(thug)).toEqual(['doubt-phantasm', 'strike-phantasm']);
  // A first meeting: the save fails, then 7 + 2 misses.
  table.invokePower(thug, 'strike-phantasm');
  expect(table.events('rolled').at(-1)).toMatchObject({
    rule: 'DT-ARC-210',
    creature: thug.id,
    kind: 'attack',
    target: 10,
    total: 9,
    success: false,
  });
  expect(table.state.zones).toHaveLength(1);
  table.invokePower(thug, 'strike-phantasm');
  expect(table.events('zone-ended')).toEqual([
    { type: 'zone-ended', rule: 'DT-ARC-210', zone: 'phantasm' },
  ]);
  table.allDiceUsed();
});

test('[DT-ARC-210] a character strikes at it by its own ability, from afar with a bow', () => {
  const { table, mage, conjures } = illusion([2, 10]);
  conjures();
  const gear = [{ kind: 'bow', is: 'held' as const }];
  const archer = table.hero({ gear, level: 2 }, 1, 3);
  archer.side = 'foes';
  expect(table.powers(archer)).toContain('strike-phantasm');
  table.invokePower(archer, 'strike-phantasm');
  expect(table.events('rolled').at(-1)).toMatchObject({ creature: archer.id, ability: 'DEX' });
  expect([mage.life, table.state.zones]).toEqual(['alive', []]);
});

test('[DT-ARC-210, DT-MAG-23] the mindless see no illusion, and make no save', () => {
  const { table, mage, attacks, conjures } = illusion([]);
  conjures();
  const skeleton = table.foe('skeleton', 5, 1);
  attacks(skeleton);
  expect([table.events('rolled').length, skeleton.effects, table.powers(mage)]).toEqual([
    1,
    [],
    [],
  ]);
});

const DOORS = ['..+....', '.......', '....+..'];

/** What the casting of a door spell offers. */
const doorsFor = (table: Table, mage: Creature, id: string): readonly string[] =>
  offered(cast(table.t, mage, oneOf(table.t, 'spells', id), id), 'door');

test.each([
  ['hold-portal', ['2-0', 'other']],
  ['wizard-lock', ['2-0', 'other']],
  ['knock', ['2-0', '4-2', 'other']],
])('[DT-ARC-104, DT-ARC-206, DT-ARC-212] %s reaches the closed doors in its range', (id, doors) => {
  const table = spellTable({ dice: [12], seed: 'doors', rows: DOORS });
  const mage = table.mage(3, 0, 0);
  expect(doorsFor(table, mage, id)).toEqual(doors);
});

test.each([
  ['hold-portal', { rule: 'DT-ARC-104', until: { at: 'time', clock: 180 } }],
  ['wizard-lock', { rule: 'DT-ARC-212', until: CURE }],
  ['knock', { rule: 'DT-ARC-206' }],
])('[DT-ARC-104, DT-ARC-206, DT-ARC-212, DT-AUT-06] %s on another door is told', (id, told) => {
  const table = spellTable({ dice: [12, 1, 2], rows: DOORS });
  const mage = table.mage(3, 0, 0);
  table.cast(mage, id, undefined, undefined, [['door', 'other']]);
  expect([table.state.zones, table.state.ground.rows]).toEqual([[], DOORS]);
  expect(table.events('story-spell')).toMatchObject([told]);
});

test.each(['hold-portal', 'wizard-lock', 'knock'])(
  '[DT-ARC-104, DT-ARC-206, DT-ARC-212] without a door near, or without a map, %s asks for none',
  (id) => {
    for (const rows of [[], ['.......']]) {
      const table = spellTable({ dice: [12, 1, 1], rows });
      const mage = table.mage(3, 0, 0);
      const { asked } = table.cast(mage, id);
      expect([asked, table.events('story-spell').length]).toEqual([[], 1]);
    }
  },
);

test('[DT-ARC-206] only the door that was meant opens, and is held no longer; others stay held', () => {
  const table = spellTable({ dice: [12, 1, 1, 12, 1, 1, 12], rows: ['..+.+..'] });
  const mage = table.mage(3, 3, 0);
  for (const door of ['2-0', '4-0'])
    table.cast(mage, 'hold-portal', undefined, undefined, [['door', door]]);
  table.cast(mage, 'knock', undefined, undefined, [['door', '4-0']]);
  expect(table.state.ground.rows).toEqual(['..+....']);
  expect(table.state.zones).toMatchObject([{ kind: 'hold-portal', shape: { cells: [2] } }]);
  expect(table.events('zone-ended')).toMatchObject([{ rule: 'DT-ARC-206', zone: 'hold-portal' }]);
});

test.each([
  ['wraith', 6, ['force-portal', 'open-portal']],
  ['wraith', 5, ['force-portal']],
  ['demon', 6, ['force-portal', 'open-portal']],
  ['ogre', 9, ['force-portal']],
])(
  '[DT-ARC-104] a %s of Level %i beside a door held by Level 3 can do %j',
  (block, level, open) => {
    const table = spellTable({ dice: [12, 1, 1], rows: ['..+..'] });
    const mage = table.mage(3, 0, 0);
    const one = table.foe(block, 3, 0, { level });
    const away = table.foe(block, 4, 0, { level });
    table.cast(mage, 'hold-portal', undefined, undefined, [['door', '2-0']]);
    expect([table.powers(one), table.powers(away)]).toEqual([open, []]);
  },
);

test('[DT-ARC-104] forced or opened, the hold is over', () => {
  const table = spellTable({ dice: [12, 1, 1, 18], rows: ['..+..'] });
  const mage = table.mage(3, 0, 0);
  const ogre = table.foe('ogre', 3, 0);
  if (ogre.printed !== undefined) ogre.printed.mods.STR = 7;
  table.cast(mage, 'hold-portal', undefined, undefined, [['door', '2-0']]);
  table.invokePower(ogre, 'force-portal');
  expect(table.events('rolled').at(-1)).toMatchObject({ creature: ogre.id, tag: 'force' });
  expect(table.events('zone-ended')).toMatchObject([{ rule: 'DT-ARC-104', zone: 'hold-portal' }]);
});

test('[DT-ARC-212] a locked door lets its caster through, and casters three Levels above it', () => {
  const table = spellTable({ dice: [12], rows: ['..+..'] });
  const mage = table.mage(3, 1, 0);
  const spells = { 'arcane-magic': ['sleep'] };
  const high = table.mage(6, 3, 0, { spells });
  const low = table.mage(5, 3, 0, { spells });
  const plain = table.hero({ level: 9, hitDice: Array(9).fill(4) }, 3, 0);
  table.cast(mage, 'wizard-lock', undefined, undefined, [['door', '2-0']]);
  expect([mage, high, low, plain].map((one) => table.powers(one))).toEqual([
    ['pass-lock'],
    ['pass-lock'],
    [],
    [],
  ]);
  expect(reasons(table.t, low)['power-pass-lock']).toBe('closed.locked');
  table.invokePower(high, 'pass-lock');
  expect([table.state.ground.rows, table.state.zones.length]).toEqual([['.....'], 1]);
});

test('[DT-ARC-211] a flame in hand, or on oneself, burns a web; neither does nothing', () => {
  const table = spellTable({ dice: [12, 2], rows: ROOM });
  const mage = table.mage(3, 0, 0);
  const thug = table.foe('thug', 4, 1);
  table.cast(mage, 'web', undefined, undefined, [['point', '4-1']]);
  expect(reasons(table.t, thug)['power-burn-web']).toBe('closed.no-fire');
  const torch = table.hero({ gear: [{ kind: 'torch' }] }, 3, 1);
  expect(table.powers(torch)).toEqual([]);
  torch.held = torch.items.map(({ id }) => id);
  expect(table.powers(torch)).toEqual(['burn-web']);
  table.play(
    afflict(table.t, thug, { kind: 'aflame', source: { rule: 'DT-HAZ-13' }, until: CURE }),
  );
  expect(table.powers(thug)).toEqual(['burn-web']);
  const far = table.hero({ gear: [{ kind: 'torch', is: 'held' }] }, 0, 3);
  expect(table.powers(far)).toEqual([]);
  table.invokePower(torch, 'burn-web');
  expect(table.state.zones.map(({ kind }) => kind)).toEqual(['burning-web']);
  expect(table.on(thug)).toEqual(['aflame']);
});

test.each([
  [['fire'], 'burning-web'],
  [['cold'], 'web'],
])('[DT-ARC-211] damage by %j to somebody in it leaves a %s', (tags, kind) => {
  const table = spellTable({ dice: [12, 2], rows: ROOM });
  const mage = table.mage(3, 0, 0);
  const ogre = table.foe('ogre', 4, 1);
  if (ogre.printed !== undefined) ogre.printed.mods.STR = 0;
  table.cast(mage, 'web', undefined, undefined, [['point', '4-1']]);
  const harm = { danger: { rule: 'X', tags }, isDamage: true, amount: 1 };
  table.play(hurt(table.t, ogre, harm));
  expect(table.state.zones.map((zone) => zone.kind)).toEqual([kind]);
  expect(has(ogre, 'immobilized')).toBe(kind === 'web');
});

test('[DT-ARC-204] after a minute another mind, if anybody is near; the thoughts are for the mage alone', () => {
  const table = spellTable({ dice: [12, 2, 2] });
  const mage = table.mage(3, 0);
  const thug = table.foe('thug', 20);
  table.cast(mage, 'esp', thug);
  expect(mage.effects).toMatchObject([{ data: { creature: thug.id, amount: 0 } }]);
  expect(table.events('revealed')).toMatchObject([
    { rule: 'DT-ARC-204', what: 'thoughts', found: [thug.id], only: [0] },
  ]);
  const why = () => reasons(table.t, mage)['power-read-mind'];
  table.state.clock = 5;
  expect(why()).toBe('closed.not-yet');
  table.state.clock = 6;
  expect(why()).toBeUndefined();
  thug.place = { at: 'line', feet: 61 };
  expect(why()).toBe('closed.nobody');
  thug.place = { at: 'line', feet: 60 };
  const other = table.foe('thug', 10);
  const dead = table.foe('thug', 10);
  dead.life = 'dead';
  expect(offers(table, mage, 'read-mind', 'spell-targets')).toEqual([
    `at-${thug.id}`,
    `at-${other.id}`,
  ]);
  expect(mage.effects[0]?.data).toMatchObject({ creature: thug.id, amount: 6 });
  expect(why()).toBe('closed.not-yet');
});

test('[DT-ARC-112] enemies in hearing may find the voice; a failure shows nothing', () => {
  const table = spellTable({ dice: [12, 12, 13] });
  const mage = table.mage(3, 0);
  const thug = table.foe('thug', 60);
  const far = table.foe('thug', 65);
  const friend = table.hero({}, 10);
  table.cast(mage, 'ventriloquism');
  const until = { at: 'time', clock: 120 };
  expect(table.state.zones).toMatchObject([{ kind: 'ventriloquism', until }]);
  expect(table.events('story-spell')).toMatchObject([{ rule: 'DT-ARC-112', until }]);
  expect([thug, far, friend, mage].map((one) => table.powers(one))).toEqual([
    ['detect-ventriloquism'],
    [],
    [],
    [],
  ]);
  table.invokePower(thug, 'detect-ventriloquism');
  expect(table.events('revealed')).toEqual([]);
  table.invokePower(thug, 'detect-ventriloquism');
  expect(table.events('revealed')).toMatchObject([
    { rule: 'DT-ARC-112', creature: thug.id, what: 'voice', found: [mage.id] },
  ]);
  expect(table.events('rolled').at(-1)).toMatchObject({ tag: 'hear-noise', ability: 'INT' });
});

test.each([
  ['esp', 'read-mind'],
  ['clairvoyance', 'look-through-eyes'],
])('[DT-COND-25] %s finds nobody who is warded', (id, power) => {
  const table = spellTable({ seed: 'warded' });
  const mage = table.mage(5, 0);
  const [thug, guard, warded] = [10, 20, 30].map((feet) => table.foe('guard', feet));
  if (thug === undefined || guard === undefined || warded === undefined) throw new Error('none');
  lay(table, warded, 'warded');
  lay(table, mage, id, { data: { creature: thug.id, amount: -6 } });
  expect(offers(table, mage, power, 'spell-targets')).toEqual([`at-${thug.id}`, `at-${guard.id}`]);
  expect(table.offered(mage, id)).toEqual([thug, guard]);
});

test('[DT-SAVE-06, DT-ARC-204] an ally may open its mind to whoever reads it', () => {
  const table = spellTable({ dice: [12] });
  const mage = table.mage(3, 0);
  const friend = table.hero({}, 5);
  table.cast(mage, 'esp', friend, undefined, [['let-pass', 'let-pass']]);
  expect(table.events('revealed')).toMatchObject([{ what: 'thoughts', found: [friend.id] }]);
  table.allDiceUsed();
});
