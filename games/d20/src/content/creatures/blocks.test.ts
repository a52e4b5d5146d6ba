import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { ABILITIES } from '../../abilities.ts';
import { isSpared } from '../../rules/effects/spared.ts';
import type { AttackForm } from '../attack-form.ts';
import { CREATURE_TRAITS, CREATURES } from './index.ts';

const NOT_HERE = ['troll', 'goblin', 'android', 'werebeast'];

const blockOf = (id: string) => {
  const block = CREATURES.find((one) => one.id === id);
  if (block === undefined) throw new Error(`there is no block "${id}"`);
  return block;
};

/** An attack as the ledger prints it. */
function printed({ id, category, band, printed: numbers, times }: AttackForm): string {
  const { hit = 0, damage } = numbers ?? {};
  const dice = damage === undefined ? '' : `${damage.d6}d6${damage.isHalved === true ? '/2' : ''}`;
  const many = times === undefined ? '' : ` x${times}`;
  return `${id} ${category} ${band} +${hit}, ${dice}+${damage?.plus}${many}`;
}

test.each([
  [
    'DT-MON-01',
    'bystander',
    [1, 10, 4, 40, 5],
    '0/0/0/0/0/0',
    ['improvised light melee +0, 1d6/2+0'],
  ],
  [
    'DT-MON-02',
    'thug',
    [1, 13, 4, 40, 7],
    '1/1/0/0/0/0',
    ['club medium melee +2, 1d6+1', 'pistol medium short +2, 1d6+1'],
  ],
  [
    'DT-MON-03',
    'guard',
    [2, 16, 7, 40, 8],
    '1/0/0/0/1/0',
    ['spear medium melee +2, 1d6+1', 'sidearm medium short +1, 1d6+0'],
  ],
  [
    'DT-MON-04',
    'goblin-raider',
    [1, 15, 4, 40, 7],
    '-1/1/0/0/0/-1',
    ['short-blade light melee +2, 1d6/2+1', 'bow medium short +2, 1d6+1'],
  ],
  [
    'DT-MON-05',
    'skeleton',
    [1, 11, 4, 40, 12],
    '0/1/0/-4/0/-4',
    ['old-sword medium melee +1, 1d6+0'],
  ],
  ['DT-MON-06', 'dire-wolf', [2, 13, 9, 60, 8], '2/2/1/-3/1/-2', ['bite medium melee +3, 1d6+2']],
  [
    'DT-MON-07',
    'giant-spider',
    [3, 14, 11, 40, 8],
    '1/2/0/-4/1/-3',
    ['bite light melee +4, 1d6/2+2', 'web unarmed throwing +4, 0d6+0'],
  ],
  [
    'DT-MON-08',
    'ogre',
    [4, 13, 22, 40, 9],
    '4/-1/2/-2/-1/-2',
    ['great-club heavy melee +6, 2d6+4'],
  ],
  [
    'DT-MON-09',
    'cave-troll',
    [6, 14, 39, 40, 10],
    '4/1/3/-2/-1/-2',
    ['claw medium melee +7, 1d6+4 x2'],
  ],
  ['DT-MON-10', 'young-dragon', [8, 18, 52, 40, 9], '5/0/3/2/1/3', ['bite heavy melee +9, 2d6+5']],
  ['DT-MON-11', 'cultist', [1, 11, 4, 40, 10], '0/1/0/0/0/1', ['knife light melee +1, 1d6/2+1']],
  ['DT-MON-12', 'zombie', [2, 8, 11, 20, 12], '1/-2/2/-4/-2/-4', ['slam medium melee +2, 1d6+1']],
  ['DT-MON-13', 'ghoul', [3, 13, 14, 40, 9], '1/2/1/0/1/-1', ['claw light melee +4, 1d6/2+2 x2']],
  [
    'DT-MON-14',
    'wraith',
    [4, 13, 14, 60, 11],
    '-4/3/0/1/1/2',
    ['chill-touch light melee +5, 1d6/2+3'],
  ],
  [
    'DT-MON-15',
    'werewolf',
    [5, 14, 28, 50, 8],
    '3/2/2/0/1/1',
    ['bite-and-claws medium melee +6, 1d6+3'],
  ],
  [
    'DT-MON-16',
    'coven-witch',
    [6, 12, 21, 40, 8],
    '0/2/0/2/1/3',
    ['dagger light melee +2, 1d6/2+2'],
  ],
  [
    'DT-MON-17',
    'thing-from-beyond',
    [10, 16, 72, 30, 12],
    '5/1/4/3/2/-2',
    ['tentacle heavy melee +10, 2d6+5 x3'],
  ],
  [
    'DT-MON-18',
    'rogue-drone',
    [1, 14, 4, 40, 12],
    '-1/1/0/-2/0/-4',
    ['cutter light melee +2, 1d6/2+1'],
  ],
  [
    'DT-MON-19',
    'cyber-hound',
    [2, 14, 9, 50, 10],
    '2/2/1/-3/1/-3',
    ['bite medium melee +3, 1d6+2'],
  ],
  [
    'DT-MON-20',
    'void-pirate',
    [2, 15, 7, 40, 7],
    '0/1/0/0/0/0',
    ['carbine medium long +2, 1d6+1', 'knife light melee +2, 1d6/2+1'],
  ],
  [
    'DT-MON-21',
    'sentry-turret',
    [3, 15, 11, 0, 12],
    '0/2/0/-3/1/-5',
    ['heavy-beam heavy long +4, 2d6+2'],
  ],
  [
    'DT-MON-22',
    'hull-stalker',
    [4, 15, 22, 50, 9],
    '3/3/2/-2/2/-3',
    ['claw medium melee +5, 1d6+3 x2'],
  ],
  [
    'DT-MON-23',
    'combat-android',
    [5, 17, 28, 40, 12],
    '3/2/2/1/0/-2',
    ['pulse-rifle heavy long +5, 2d6+2', 'fist medium melee +6, 1d6+3'],
  ],
  [
    'DT-MON-24',
    'war-mech',
    [9, 20, 68, 30, 11],
    '6/4/4/0/0/0',
    ['autocannon heavy long +9, 2d6+4 x2', 'stomp heavy melee +11, 2d6+6'],
  ],
  ['DT-MON-41', 'snake', [1, 13, 4, 30, 12], '-2/1/0/-4/0/-3', ['bite light melee +2, 1d6/2+1']],
  [
    'DT-MON-43',
    'invisible-stalker',
    [8, 16, 36, 50, 12],
    '3/3/1/1/2/0',
    ['blow heavy melee +7, 2d6+3'],
  ],
] as const)('[%s] the numbers of %s', (rule, id, [level, ac, hp, speed, morale], mods, attacks) => {
  const block = blockOf(id);
  expect(block).toMatchObject({ rule, level, ac, hp, speed, morale });
  expect(ABILITIES.map((ability) => block.mods[ability]).join('/')).toBe(mods);
  expect(block.attacks.map(printed)).toEqual(attacks);
});

test.each([
  ['DT-VEH-01', 'cart', [2, 10, 14, 40], []],
  ['DT-VEH-02', 'motor-car', [3, 12, 18, 200], []],
  ['DT-VEH-03', 'gunboat', [5, 15, 35, 120], ['gun heavy long +0, 2d6+0']],
  ['DT-VEH-04', 'shuttle', [4, 14, 28, 0], ['light-beam medium medium-astronomical +0, 1d6+0']],
  ['DT-VEH-05', 'interceptor', [6, 17, 30, 0], ['twin-beam heavy long-astronomical +0, 2d6+0']],
  [
    'DT-VEH-06',
    'patrol-frigate',
    [9, 18, 80, 0],
    ['beam-battery heavy long-astronomical +0, 2d6+0 x2'],
  ],
  ['DT-EQ-55', 'horse', [2, 11, 9, 80], ['kick light melee +3, 1d6/2+2']],
] as const)('[%s] the numbers of %s', (rule, id, [level, ac, hp, speed], attacks) => {
  const block = blockOf(id);
  expect(block).toMatchObject({ rule, level, ac, hp, speed });
  expect(block.attacks.map(printed)).toEqual(attacks);
});

test('[DT-VEH-04, -05, -06] ships move by bands, and one of them may act besides', () => {
  const bands = ['shuttle', 'interceptor', 'patrol-frigate'].map((id) => blockOf(id).bands);
  expect(bands).toEqual([{ moves: 1 }, { moves: 1, mayAct: true }, { moves: 1 }]);
});

test('[DT-MON-42] an elemental’s numbers come with its caster’s Level', () => {
  const rig = sit();
  const one = rig.foe('elemental', 0, 0, { level: 11 });
  expect([one.hp, one.level]).toEqual([55, 11]);
  expect(one.printed?.attacks?.map(printed)).toEqual(['slam heavy melee +11, 2d6+5']);
});

test('[DT-NPC-03] every living thing says so; undead and machines do not', () => {
  for (const { id, tags } of CREATURES) {
    const isOther = ['undead', 'machine', 'vehicle'].some((tag) => tags.includes(tag as 'undead'));
    expect(tags.includes('living'), id).toBe(!isOther);
  }
});

test('[DT-NPC-07] every trait that a block names is there', () => {
  const ids = [...NOT_HERE, ...CREATURE_TRAITS.map(({ id }) => id)];
  for (const { traits } of CREATURES) for (const id of traits) expect(ids).toContain(id);
});

test('[DT-NPC-04, DT-MAG-23] what undead, machines and the mindless never suffer from', () => {
  const rig = sit();
  const spared = (block: string) => {
    const one = rig.foe(block);
    return ['poison', 'sleep', 'disease', 'suffocation', 'charm', 'esp', 'fear'].filter((tag) =>
      isSpared(rig.t, one, { tags: [tag] }),
    );
  };
  expect(spared('ghoul')).toEqual(['poison', 'sleep', 'disease', 'suffocation']);
  expect(spared('cyber-hound')).toEqual([
    'poison',
    'sleep',
    'disease',
    'suffocation',
    'charm',
    'esp',
  ]);
  expect(spared('skeleton')).toEqual([
    'poison',
    'sleep',
    'disease',
    'suffocation',
    'charm',
    'esp',
    'fear',
  ]);
  expect(spared('thug')).toEqual([]);
});

test('[DT-ATK-13] a thing has neither body nor mind to get at', () => {
  const rig = sit();
  const cart = rig.foe('cart');
  for (const tag of ['poison', 'sleep', 'mind', 'fear'])
    expect(isSpared(rig.t, cart, { tags: [tag] }), tag).toBe(true);
});
