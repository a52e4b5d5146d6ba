import { expect, test } from 'vitest';
import { offered } from '../../../../test/offered.ts';
import { spellTable } from '../../../../test/spells.ts';
import type { Creature, Effect } from '../../../model.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { afflict, DAY } from '../../../rules/effects/afflict.ts';
import { settleDeaths } from '../../../rules/harm/deaths.ts';
import { cast } from '../../../rules/magic/cast.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { oneOf } from '../../../table.ts';

type Table = ReturnType<typeof spellTable>;

const CURE = { at: 'cure' } as const;

/** What a casting offers at the question of a key. */
const offers = (table: Table, by: Creature, id: string, form: string, at: Creature, key: string) =>
  offered(cast(table.t, by, oneOf(table.t, 'spells', id), form, at), key);

/** Lays an effect on somebody, as nothing of a spell. */
const lay = (table: Table, one: Creature, kind: string, more: Partial<Effect> = {}) =>
  table.play(afflict(table.t, one, { kind, source: { rule: 'DT-COND' }, until: CURE, ...more }))
    .value;

const named = (table: Table, type: Parameters<Table['events']>[0], effect: string) =>
  table.events(type).filter((event) => 'effect' in event && event.effect === effect);

test('[DT-DIV-201] Bless is for the own side alone, six rounds long', () => {
  const table = spellTable({ dice: [12], clock: 10 });
  const priest = table.priest(3, 0);
  const friend = table.hero({}, 5);
  const far = table.hero({}, 40);
  const thug = table.foe('thug', 5);
  const other = table.foe('thug', 5, 0, { side: 'others' });
  table.cast(priest, 'bless', undefined, 'bless', [['point', `at-${friend.id}`]]);
  expect([priest, friend, far, thug, other].map((one) => table.on(one))).toEqual([
    ['blessed'],
    ['blessed'],
    [],
    [],
    [],
  ]);
  expect(friend.effects).toMatchObject([{ until: { at: 'time', clock: 16 } }]);
});

test('[DT-DIV-201] Blight blights for an hour and shakes for six rounds enemies who fail, nobody else', () => {
  const table = spellTable({ dice: [12, 5, 15] });
  const priest = table.priest(3, 0);
  const friend = table.hero({}, 5);
  const [weak, strong] = [table.foe('thug', 6), table.foe('thug', 7)];
  const other = table.foe('thug', 5, 0, { side: 'others' });
  table.cast(priest, 'bless', undefined, 'blight', [['point', `at-${friend.id}`]]);
  expect([friend, strong, other].map((one) => table.on(one))).toEqual([[], [], []]);
  expect(weak.effects).toMatchObject([
    { kind: 'blighted', until: { at: 'time', clock: 360 } },
    { kind: 'shaken', until: { at: 'time', clock: 6 } },
  ]);
  expect(table.events('rolled').slice(1)).toMatchObject([
    { creature: weak.id, kind: 'save', ability: 'WIS', target: 13, success: false },
    { creature: strong.id, success: true },
  ]);
  table.allDiceUsed();
});

test('[DT-DIV-201, DT-MAG-20] they cancel each other, but not what is of another source', () => {
  const table = spellTable({ dice: [12, 12, 2, 12] });
  const priest = table.priest(3, 0);
  const foe = table.foe('thug', 5);
  lay(table, foe, 'shaken', { source: { rule: 'DT-COND-22' } });
  lay(table, foe, 'blessed', { source: { rule: 'DT-DIV-201' } });
  const cast = (form: string) =>
    table.cast(priest, 'bless', undefined, form, [['point', `at-${foe.id}`]]);
  priest.side = 'others';
  foe.side = 'others';
  cast('bless');
  expect(table.on(foe)).toEqual(['shaken', 'blessed']);
  priest.side = 'party';
  priest.effects = [];
  foe.side = 'foes';
  cast('blight');
  expect(table.on(foe)).toEqual(['shaken']);
  expect(named(table, 'relieved', 'blessed')).toMatchObject([
    { rule: 'DT-MAG-20', creature: foe.id, how: 'end' },
  ]);
  lay(table, foe, 'blighted', { source: { rule: 'DT-DIV-201' } });
  foe.side = 'party';
  cast('bless');
  expect(table.on(foe)).toEqual(['shaken']);
  table.allDiceUsed();
});

test('[DT-DIV-302] cured is every disease and nothing else; a CON save keeps one off', () => {
  const table = spellTable({ dice: [12, 12, 15] });
  const priest = table.priest(5, 0);
  const friend = table.hero({}, 5);
  const thug = table.foe('thug', 10);
  lay(table, friend, 'infected');
  lay(table, friend, 'shaken', { data: { tag: 'disease' } });
  lay(table, friend, 'stunned', { data: { tag: 'poison' } });
  table.cast(priest, 'cure-disease', friend);
  expect(table.on(friend)).toEqual(['stunned']);
  expect(table.events('relieved')).toMatchObject([
    { rule: 'DT-DIV-302', effect: 'infected', how: 'cure' },
    { rule: 'DT-DIV-302', effect: 'shaken', how: 'cure' },
  ]);
  expect(table.offered(priest, 'cure-disease')).toEqual([priest, friend]);
  expect(table.offered(priest, 'cure-disease', 'cause-disease')).toEqual([thug]);
  table.cast(priest, 'cure-disease', thug, 'cause-disease');
  expect(table.on(thug)).toEqual([]);
  expect(table.events('rolled').at(-1)).toMatchObject({ creature: thug.id, ability: 'CON' });
});

test('[DT-DIV-302] what it brings lasts until it is cured, and is a disease', () => {
  const table = spellTable({ dice: [12, 2] });
  const priest = table.priest(5, 0);
  const thug = table.foe('thug', 10);
  table.cast(priest, 'cure-disease', thug, 'cause-disease');
  expect(thug.effects).toMatchObject([
    { kind: 'infected', until: CURE, data: { tag: 'disease' }, source: { by: priest.id } },
  ]);
});

test.each([
  ['wraith', 'hostile', ['hostile', 'evil', 'malign']],
  ['thug', 'friendly', ['friendly', 'not-evil', 'kind']],
  ['thug', 'hostile', ['hostile', 'not-evil', 'self-serving']],
  ['thug', 'neutral', ['neutral', 'not-evil', 'self-serving']],
] as const)('[DT-DIV-203] of a %s that is %s the caster learns %j', (block, attitude, words) => {
  const table = spellTable({ dice: [12, 1] });
  const priest = table.priest(3, 0);
  const one = table.foe(block, 5, 0, { attitude });
  table.cast(priest, 'know-alignment', one);
  expect(table.events('revealed')).toEqual([
    {
      type: 'revealed',
      rule: 'DT-DIV-203',
      creature: priest.id,
      what: 'alignment',
      found: [one.id],
      things: [],
      words,
      only: [0],
    },
  ]);
});

test('[DT-DIV-203] who saves keeps it hidden; a thing is told of by whoever runs the game', () => {
  const table = spellTable({ dice: [12, 20, 12] });
  const priest = table.priest(3, 0);
  const thug = table.foe('thug', 5);
  table.cast(priest, 'know-alignment', thug);
  expect(table.events('revealed')).toEqual([]);
  expect(table.events('rolled').at(-1)).toMatchObject({ creature: thug.id, ability: 'CHA' });
  expect(table.offered(priest, 'know-alignment')).toEqual([thug]);
  table.cast(priest, 'know-alignment', undefined, 'know-alignment-of-thing');
  expect(table.events('story-spell')).toMatchObject([
    { rule: 'DT-DIV-203', form: 'know-alignment-of-thing' },
  ]);
});

test('[DT-DIV-505] a quest that lies is told until it is lifted; one that is withstood is not', () => {
  const table = spellTable({ dice: [12, 2, 12, 20] });
  const priest = table.priest(9, 0);
  const [thug, other] = [table.foe('thug', 5), table.foe('thug', 10)];
  expect(table.offered(priest, 'quest', 'quest')).toEqual([thug, other]);
  expect(table.offered(priest, 'quest', 'remove-quest')).toEqual([]);
  table.cast(priest, 'quest', thug, 'quest');
  expect(thug.effects).toMatchObject([
    { kind: 'compulsion', until: CURE, data: { stage: 0 }, source: { by: priest.id } },
    { kind: 'quest', until: CURE },
  ]);
  expect(table.events('rolled').at(-1)).toMatchObject({ ability: 'CHA', target: 19 });
  const { type: _type, ...story } = table.events('story-spell')[0] ?? { type: '' };
  expect(story).toMatchObject({ rule: 'DT-DIV-505', creature: priest.id, until: CURE });
  table.cast(priest, 'quest', other, 'quest');
  expect([table.on(other), table.events('story-spell').length]).toEqual([[], 1]);
  expect(table.offered(priest, 'quest', 'remove-quest')).toEqual([thug]);
});

test('[DT-DIV-505] too weak a casting does not lift it, and that is told; lifted, its curse goes too', () => {
  const table = spellTable({ dice: [12, 2, 8, 9] });
  const priest = table.priest(9, 0);
  const thug = table.foe('thug', 5);
  table.cast(priest, 'quest', thug, 'quest');
  const [task, quest] = thug.effects;
  if (task === undefined || quest === undefined) throw new Error('no quest');
  task.data = { stage: 1 };
  const minute = () => table.play(announce(table.t, thug, 'minutePassed', {}));
  minute();
  table.state.clock = DAY;
  minute();
  minute();
  expect(table.on(thug)).toEqual(['compulsion', 'quest', 'cursed']);
  Object.assign(quest.source, { level: 12 });
  // A total of 21 is under 22.
  table.cast(priest, 'quest', thug, 'remove-quest');
  expect(table.events('unaffected')).toMatchObject([
    { rule: 'DT-DIV-505', creature: thug.id, effect: 'quest' },
  ]);
  table.cast(priest, 'quest', thug, 'remove-quest');
  expect(table.on(thug)).toEqual([]);
  expect(named(table, 'relieved', 'quest')).toMatchObject([{ rule: 'DT-DIV-505', how: 'cure' }]);
});

test('[DT-DIV-403] only poison is ended, and only friends are helped', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(7, 0);
  const friend = table.hero({}, 5);
  const thug = table.foe('thug', 5);
  lay(table, friend, 'stunned', { data: { tag: 'poison' } });
  lay(table, friend, 'shaken', { data: { tag: 'disease' } });
  expect(table.offered(priest, 'neutralize-poison')).toEqual([priest, friend]);
  table.cast(priest, 'neutralize-poison', friend);
  expect(table.events('relieved')).toMatchObject([
    { rule: 'DT-DIV-403', creature: friend.id, effect: 'stunned', how: 'cure' },
  ]);
  Object.assign(thug, { life: 'dead' });
  Object.assign(friend, { life: 'dead', death: { clock: 0, tags: ['fire'] } });
  expect(table.offered(priest, 'neutralize-poison')).toEqual([priest]);
});

test('[DT-DIV-208] it speaks with all animals of one kind for an hour, and that is told', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(3, 0);
  const wolf = table.foe('wolf', 10);
  table.foe('thug', 10);
  table.foe('wolf', 35);
  table.hero({ heritage: 'animal' }, 10);
  expect(table.offered(priest, 'speak-with-animal')).toEqual([wolf]);
  table.cast(priest, 'speak-with-animal', wolf);
  const until = { at: 'time', clock: 360 };
  expect(priest.effects).toMatchObject([
    { kind: 'speak-with-animal', until, data: { tag: 'wolf' } },
  ]);
  expect(table.events('story-spell')).toMatchObject([{ rule: 'DT-DIV-208', until }]);
});

test('[DT-DIV-306] of the weapons in hand the caster chooses one; the newer casting counts', () => {
  const table = spellTable({ dice: [12, 12] });
  const priest = table.priest(5, 0);
  const gear = [
    { kind: 'sword', is: 'held' as const },
    { kind: 'ring', is: 'held' as const },
    { kind: 'bow' },
  ];
  const friend = table.hero({ gear }, 5);
  table.hero({ gear: [{ kind: 'bow' }, { kind: 'torch', is: 'held' }] }, 10);
  expect(table.offered(priest, 'striking')).toEqual([friend]);
  const [sword, , bow] = friend.items;
  if (sword === undefined || bow === undefined) throw new Error('no weapons');
  expect(offers(table, priest, 'striking', 'striking', friend, 'weapon')).toEqual([
    `item-${sword.id}`,
  ]);
  expect(friend.effects).toMatchObject([
    { kind: 'striking', until: { at: 'time', clock: 60 }, data: { item: sword.id } },
  ]);
  friend.held = [bow.id];
  table.cast(priest, 'striking', friend, undefined, [['weapon', `item-${bow.id}`]]);
  expect(friend.effects).toMatchObject([{ kind: 'striking', data: { item: bow.id } }]);
  expect(named(table, 'relieved', 'striking')).toHaveLength(1);
  expect(attacksOf(table.t, friend).map(({ item, tags }) => [item, tags])).toContainEqual([
    bow.id,
    expect.arrayContaining(['magical']),
  ]);
});

test('[DT-DIV-306] cast again on the same weapon it only lasts longer', () => {
  const table = spellTable({ dice: [12, 12] });
  const priest = table.priest(5, 0);
  const friend = table.hero({ gear: [{ kind: 'sword', is: 'held' }] }, 5);
  table.cast(priest, 'striking', friend);
  table.state.clock = 30;
  table.cast(priest, 'striking', friend);
  expect(named(table, 'relieved', 'striking')).toEqual([]);
  expect(friend.effects).toMatchObject([{ until: { at: 'time', clock: 90 } }]);
});

test.each([
  [7, 0, true],
  [8, 2 * DAY, true],
  [8, 2 * DAY + 1, false],
  [9, 4 * DAY, true],
])(
  '[DT-DIV-506] a priest of Level %i reaches who is dead for %i rounds: %s',
  (level, clock, can) => {
    const table = spellTable({ clock });
    const priest = table.priest(level, 0);
    const friend = table.hero({}, 5);
    const far = table.hero({}, 10);
    const dead = { life: 'dead', hp: -9, death: { clock: 0, tags: [] } };
    Object.assign(friend, dead);
    Object.assign(far, dead);
    expect(table.offered(priest, 'raise-dead')).toEqual(can ? [friend] : []);
  },
);

test('[DT-DIV-506] who returns is cursed for seven days, by nobody', () => {
  const table = spellTable({ dice: [12], clock: 50 });
  const priest = table.priest(9, 0);
  const friend = table.hero({}, 5);
  Object.assign(friend, { life: 'dead', hp: -9, death: { clock: 0, tags: [] } });
  table.cast(priest, 'raise-dead', friend);
  expect(friend).toMatchObject({ life: 'alive', hp: 1 });
  expect(friend.effects).toEqual([
    {
      id: expect.any(Number),
      kind: 'cursed',
      source: { rule: 'DT-DIV-506' },
      until: { at: 'time', clock: 50 + 7 * DAY },
    },
  ]);
  expect(table.events('raised')).toMatchObject([{ rule: 'DT-DIV-506', by: priest.id }]);
});

test.each([
  ['saves', 20, 4, 'alive'],
  ['fails and is as strong as the caster', 2, 9, 'dead'],
  ['fails and is stronger', 2, 10, 'alive'],
] as const)('[DT-DIV-506] an undead that %s is then %s', (_w, die, level, life) => {
  const table = spellTable({ dice: [12, die] });
  const priest = table.priest(9, 0);
  const undead = table.foe('skeleton', 5, 0, { level });
  table.foe('thug', 5);
  table.foe('skeleton', 10);
  expect(table.offered(priest, 'raise-dead', 'raise-dead-on-undead')).toEqual([undead]);
  table.cast(priest, 'raise-dead', undead, 'raise-dead-on-undead');
  table.play(settleDeaths(table.t));
  expect(undead.life).toBe(life);
});

test.each([
  [11, 'dead', -22],
  [12, 'alive', 0],
] as const)(
  '[DT-DIV-506] a finger points at an ogre with %i of 22 Hit Points: %s',
  (hp, life, left) => {
    const table = spellTable({ dice: [12, 2] });
    const priest = table.priest(9, 0);
    const ogre = table.foe('ogre', 60);
    table.foe('skeleton', 10);
    ogre.hp = hp;
    expect(table.offered(priest, 'raise-dead', 'finger-of-death')).toEqual([ogre]);
    table.cast(priest, 'raise-dead', ogre, 'finger-of-death');
    table.play(settleDeaths(table.t));
    expect([ogre.life, ogre.hp]).toEqual([life, left]);
    expect(table.events('hurt')).toMatchObject([{ rule: 'DT-DIV-506', by: priest.id }]);
  },
);

test('[DT-DIV-506] whoever saves feels nothing', () => {
  const table = spellTable({ dice: [12, 20] });
  const priest = table.priest(9, 0);
  const ogre = table.foe('ogre', 60);
  table.cast(priest, 'raise-dead', ogre, 'finger-of-death');
  expect([ogre.hp, table.events('rolled').at(-1)]).toMatchObject([
    22,
    { ability: 'CON', target: 19, success: true },
  ]);
});
