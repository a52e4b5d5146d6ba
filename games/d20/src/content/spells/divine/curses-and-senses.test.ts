import { expect, test } from 'vitest';
import { offered, reasons } from '../../../../test/offered.ts';
import { spellTable } from '../../../../test/spells.ts';
import type { Creature, Effect } from '../../../model.ts';
import { powersOf } from '../../../rules/actions/powers.ts';
import { effectOn, isBanned } from '../../../rules/bearers/bearers.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { cast } from '../../../rules/magic/cast.ts';
import { oneOf } from '../../../table.ts';

type Table = ReturnType<typeof spellTable>;

const CURE = { at: 'cure' } as const;

/** What a casting offers at the question of a key. */
const offers = (table: Table, by: Creature, id: string, form: string, at: Creature, key: string) =>
  offered(cast(table.t, by, oneOf(table.t, 'spells', id), form, at), key);

/** Lays an effect on somebody, as nothing of a spell unless something else is said. */
const lay = (table: Table, one: Creature, kind: string, source: Effect['source']) =>
  table.play(afflict(table.t, one, { kind, source, until: CURE })).value;

test('[DT-DIV-305] curses and cursed things are offered; without one nobody is', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(5, 0);
  const gear = [
    { kind: 'ring', tags: ['cursed'] },
    { kind: 'sword', tags: ['magical'] },
  ];
  const friend = table.hero({ gear }, 5);
  table.hero({}, 5);
  const doomed = table.foe('thug', 5);
  const curse = lay(table, friend, 'cursed', { rule: 'X' });
  lay(table, friend, 'shaken', { rule: 'X' });
  lay(table, doomed, 'doomed', { rule: 'X' });
  const id = 'divine-remove-curse';
  expect(table.offered(priest, id)).toEqual([friend, doomed]);
  expect(table.offered(priest, id, 'cause-curse')).toEqual([doomed]);
  const [ring] = friend.items;
  expect(offers(table, priest, id, 'remove-curse', friend, 'curse')).toEqual([
    `end-${curse?.id}`,
    `free-${ring?.id}`,
  ]);
  expect(table.events('relieved')).toMatchObject([
    { rule: 'DT-DIV-305', creature: friend.id, effect: 'cursed', how: 'cure' },
  ]);
  expect(table.on(friend)).toEqual(['shaken']);
});

test('[DT-DIV-305] cursed armor falls off, and stays where it fell', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(5, 0);
  const gear = [
    { kind: 'ring', tags: ['cursed'], is: 'held' as const },
    { kind: 'sword', is: 'held' as const },
  ];
  const friend = table.hero({ gear }, 5);
  const [ring, sword] = friend.items;
  if (ring === undefined || sword === undefined) throw new Error('no things');
  friend.armor = ring.id;
  table.cast(priest, 'divine-remove-curse', friend, 'remove-curse');
  expect(friend).toMatchObject({ items: [sword], held: [sword.id], armor: undefined });
  expect(table.state.lying).toEqual([{ item: ring, place: { at: 'line', feet: 5 } }]);
  expect(table.events('handled')).toEqual([
    {
      type: 'handled',
      rule: 'DT-DIV-305',
      creature: friend.id,
      item: 'ring',
      how: 'dropped',
    },
  ]);
});

test('[DT-DIV-305] armor that is not cursed stays on', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(5, 0);
  const friend = table.hero({ gear: [{ kind: 'ring', tags: ['cursed'] }, { kind: 'ring' }] }, 5);
  friend.armor = friend.items[1]?.id;
  const { armor } = friend;
  table.cast(priest, 'divine-remove-curse', friend, 'remove-curse');
  expect([friend.armor, friend.items.length]).toEqual([armor, 1]);
});

test('[DT-DIV-305] a curse that is too strong stays, and that is told', () => {
  const table = spellTable({ dice: [8] });
  const priest = table.priest(5, 0);
  const friend = table.hero({}, 5);
  lay(table, friend, 'cursed', { rule: 'DT-ARC-409', by: 77, level: 8 });
  table.cast(priest, 'divine-remove-curse', friend, 'remove-curse');
  expect(table.events('unaffected')).toEqual([
    { type: 'unaffected', rule: 'DT-DIV-305', creature: friend.id, effect: 'cursed' },
  ]);
  expect(table.on(friend)).toEqual(['cursed']);
});

test('[DT-DIV-503] what one spell has laid is lifted as one, of all kinds of curses and charms', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(9, 0);
  const friend = table.hero({}, 5);
  const thug = { rule: 'DT-ARC-101', by: 77 };
  const kinds = ['charmed', 'deluded'].map((kind) => lay(table, friend, kind, thug)?.id);
  const rest = ['cursed', 'doomed', 'quest', 'compulsion'].map(
    (kind, at) => lay(table, friend, kind, { rule: `R${at}` })?.id,
  );
  lay(table, friend, 'shaken', { rule: 'X' });
  const form = 'dispel-evil-by-touch';
  expect(table.offered(priest, 'dispel-evil', form)).toEqual([friend]);
  expect(offers(table, priest, 'dispel-evil', form, friend, 'lift')).toEqual(
    [kinds[0], ...rest].map((id) => `lift-${id}`),
  );
  expect(table.on(friend)).toEqual(['cursed', 'doomed', 'quest', 'compulsion', 'shaken']);
  expect(table.events('relieved')[0]).toMatchObject({
    rule: 'DT-DIV-503',
    creature: friend.id,
    effect: 'charmed',
    how: 'cure',
  });
});

test('[DT-DIV-503] what nobody has laid is lifted alone', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(9, 0);
  const friend = table.hero({}, 5);
  const source = { rule: 'DT-COND' };
  lay(table, friend, 'cursed', source);
  lay(table, friend, 'doomed', source);
  table.cast(priest, 'dispel-evil', friend, 'dispel-evil-by-touch');
  expect(table.on(friend)).toEqual(['doomed']);
});

test('[DT-DIV-503] while it lasts its caster touches somebody living in reach, and the spell is over', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(9, 0);
  const [friend, far, dead, other] = [5, 10, 5, 5].map((feet) => table.hero({}, feet));
  if (friend === undefined || far === undefined || dead === undefined || other === undefined)
    throw new Error('nobody is there');
  for (const one of [friend, far, dead, other]) lay(table, one, 'cursed', { rule: 'X' });
  dead.life = 'dead';
  table.cast(priest, 'dispel-evil');
  expect(table.state.zones).toMatchObject([
    {
      kind: 'dispel-evil',
      until: { at: 'time', clock: 60 },
      shape: { is: 'around', creature: priest.id, feet: 30 },
      concentration: true,
    },
  ]);
  const power = powersOf(table.t, priest, 'combat').find(({ id }) => id === 'dispel-by-touch');
  expect(offered(power?.run(table.t) ?? undefined, 'spell-targets')).toEqual([
    `at-${friend.id}`,
    `at-${other.id}`,
  ]);
  expect([table.on(friend), table.on(other), table.state.zones]).toEqual([[], ['cursed'], []]);
  expect(table.events('zone-ended')).toMatchObject([{ rule: 'DT-DIV-503', zone: 'dispel-evil' }]);
});

test('[DT-DIV-503] with nobody cursed in reach that is closed', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(9, 0);
  table.hero({}, 5);
  table.cast(priest, 'dispel-evil');
  expect(reasons(table.t, priest)['power-dispel-by-touch']).toBe('closed.nobody');
});

test('[DT-DIV-102] evil creatures, those who mean harm, and evil things within sixty feet are found', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(1, 0);
  const ring = (tag: string) => ({ kind: 'ring', tags: [tag] });
  table.hero({ gear: [ring('cursed'), { kind: 'sword' }] }, 5);
  const wraith = table.foe('wraith', 60, 0, { side: 'others', attitude: 'neutral' });
  const thug = table.foe('thug', 20);
  table.foe('thug', 20, 0, { attitude: 'neutral' });
  table.foe('thug', 20, 0, { side: 'others' });
  table.foe('wraith', 61);
  table.foe('wraith', 10).life = 'dead';
  table.foe('wraith', 10).place = { at: 'away' };
  for (const [kind, tag, feet] of [
    ['torch', 'evil', 60],
    ['bow', 'evil', 61],
    ['sword', 'magical', 10],
  ] as const)
    table.state.lying.push({ item: { id: 900, kind, tags: [tag] }, place: { at: 'line', feet } });
  table.cast(priest, 'divine-detect-evil');
  expect(table.events('revealed')).toMatchObject([
    {
      rule: 'DT-DIV-102',
      creature: priest.id,
      what: 'evil',
      found: [wraith.id, thug.id],
      things: ['ring', 'torch'],
      only: [0],
    },
  ]);
});

test('[DT-DIV-102] whoever looks is not what it finds', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(1, 0);
  priest.traits.push('is-evil');
  table.cast(priest, 'divine-detect-evil');
  expect(table.events('revealed')).toMatchObject([{ found: [], things: [] }]);
});

test('[DT-DIV-103] the magical, those under spells, and magical things in sight within sixty feet are found', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(3, 0);
  const spelled = table.foe('thug', 60);
  lay(table, spelled, 'shaken', { rule: 'X', by: 77, isSpell: true });
  const plain = table.foe('thug', 20);
  lay(table, plain, 'shaken', { rule: 'X' });
  const [skeleton, demon] = [table.foe('skeleton', 20), table.foe('demon', 20)];
  table.foe('skeleton', 61);
  table.foe('skeleton', 20).isHidden = true;
  table.hero(
    {
      gear: [
        { kind: 'ring', tags: ['magical'] },
        { kind: 'torch', tags: ['evil'] },
      ],
    },
    5,
  );
  table.cast(priest, 'divine-detect-magic');
  expect(table.events('revealed')).toMatchObject([
    {
      rule: 'DT-DIV-103',
      what: 'magic',
      found: [priest.id, spelled.id, skeleton.id, demon.id],
      things: ['ring'],
    },
  ]);
});

test('[DT-DIV-107] fear is ended by touch, and caused from afar with a save each minute', () => {
  const table = spellTable({ dice: [12, 12, 2, 12, 20] });
  const priest = table.priest(1, 0);
  const friend = table.hero({}, 5);
  table.hero({}, 10);
  const [thug, other] = [table.foe('thug', 100), table.foe('thug', 120)];
  table.foe('thug', 125);
  expect(table.offered(priest, 'remove-fear')).toEqual([priest, friend]);
  expect(table.offered(priest, 'remove-fear', 'cause-fear')).toEqual([thug, other]);
  lay(table, friend, 'afraid', { rule: 'X' });
  lay(table, friend, 'shaken', { rule: 'X' });
  const until = { at: 'time', clock: 120 };
  table.cast(priest, 'remove-fear', friend);
  expect(table.on(friend)).toEqual(['shaken', 'remove-fear']);
  expect(effectOn(friend, 'remove-fear')?.until).toEqual(until);
  table.cast(priest, 'remove-fear', thug, 'cause-fear');
  expect(thug.effects).toMatchObject([
    { kind: 'afraid', until, save: { ability: 'WIS', when: 'minute', target: 11 } },
  ]);
  table.cast(priest, 'remove-fear', other, 'cause-fear');
  expect(table.on(other)).toEqual([]);
});

test('[DT-DIV-206] silence stays for two hours on its place, or with whoever fails', () => {
  const rows = Array.from({ length: 9 }, () => '.'.repeat(9));
  const table = spellTable({ dice: [12, 2, 12, 20], rows });
  const priest = table.priest(3, 0, 0);
  const thug = table.foe('thug', 4, 4);
  table.cast(priest, 'silence-15-foot-radius', thug, 'silence-on-creature');
  const until = { at: 'time', clock: 720 };
  expect(table.state.zones).toMatchObject([
    { kind: 'silence', until, shape: { is: 'around', creature: thug.id, feet: 15 } },
  ]);
  table.state.zones = [];
  table.cast(priest, 'silence-15-foot-radius', thug, 'silence-on-creature');
  const [zone] = table.state.zones;
  expect(zone).toMatchObject({ kind: 'silence', until, shape: { is: 'cells' } });
  expect(zone?.shape.is === 'cells' && zone.shape.cells).toHaveLength(49);
});

test('[DT-DIV-206, DT-MOVE-06] without a map it stays at its part of the line, and all may leave and enter it', () => {
  const table = spellTable({ dice: [12, 20] });
  const priest = table.priest(3, 0);
  const thug = table.foe('thug', 50);
  const near = table.foe('thug', 65);
  const far = table.foe('thug', 66);
  table.cast(priest, 'silence-15-foot-radius', thug, 'silence-on-creature');
  expect(table.state.zones).toMatchObject([{ shape: { is: 'span', from: 35, to: 65 } }]);
  const silent = () => [thug, near, far].map((one) => isBanned(table.t, one, 'speak'));
  expect(silent()).toEqual([true, true, false]);
  thug.place = { at: 'line', feet: 30 };
  far.place = { at: 'line', feet: 60 };
  expect(silent()).toEqual([false, true, true]);
});

test.each([
  ['commanded', 2, 1],
  ['forbidden', 20, 0],
])('[DT-ARC-605] a geas is %s; with a %i on the save %i lies', (deed, die, lies) => {
  const table = spellTable({ dice: [20, die] });
  const mage = table.mage(11, 0);
  const thug = table.foe('thug', 30);
  if (thug.printed !== undefined) thug.printed.mods.CHA = 1;
  table.foe('thug', 35);
  expect(table.offered(mage, 'geas', 'geas')).toEqual([thug]);
  expect(table.offered(mage, 'geas', 'remove-geas')).toEqual([]);
  const { asked } = table.cast(mage, 'geas', thug, 'geas', [['deed-of-geas', deed]]);
  expect(asked).toEqual(['deed-of-geas 0']);
  expect(thug.effects).toMatchObject(
    lies === 0
      ? []
      : [
          { kind: 'compulsion', data: { text: deed }, source: { rule: 'DT-ARC-605' } },
          { kind: 'quest', source: { rule: 'DT-ARC-605', by: mage.id, level: 11 } },
        ],
  );
  expect(table.offered(mage, 'geas', 'remove-geas')).toEqual(lies === 0 ? [] : [thug]);
});

test('[DT-COND-25, DT-DIV-503] the touch that ends a curse does nothing to the warded', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(9, 0);
  const friend = table.hero({}, 5);
  lay(table, friend, 'cursed', { rule: 'X' });
  lay(table, friend, 'warded', { rule: 'X' });
  table.cast(priest, 'dispel-evil');
  expect(reasons(table.t, priest)['power-dispel-by-touch']).toBe('closed.nobody');
});
