import { describe, expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { reasons } from '../../../test/offered.ts';
import { invokePower, openPowers } from '../../../test/powers.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import { block, blocks, gear } from '../../../test/stand-ins.ts';
import type { Creature, HealingWay } from '../../model.ts';
import { isInAim } from '../../rules/attack/aim.ts';
import { attacksOf } from '../../rules/attack/forms.ts';
import { has, isBanned } from '../../rules/bearers/bearers.ts';
import { isImmune } from '../../rules/effects/afflict.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { isSpared } from '../../rules/effects/spared.ts';
import { settleDeaths } from '../../rules/harm/deaths.ts';
import { heal } from '../../rules/harm/heal.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { announce } from '../../rules/moments/moment.ts';
import { acOf } from '../../rules/numbers/armor.ts';
import { lockedOf } from '../../rules/numbers/hit-points.ts';
import { isHere } from '../../rules/place/distance.ts';
import { leaningOf } from '../../rules/rolls/parts.ts';
import { sunOn } from './sunlight.ts';

const BAT = block('bat', { traits: ['vampire'], tags: ['undead'] });
const HOUND = block('hound', { traits: ['animal'], tags: ['beast', 'living'] });
const GUARD = block('guard', { ac: 5, hp: 30 });

const sitDown = (some: Sitting = {}) =>
  sit({ ...some, content: { gear, blocks: blocks(BAT, HOUND, GUARD) } });

type Table = ReturnType<typeof sitDown>;

const harm = ({ t, play }: Table, one: Creature, amount: number, ...tags: readonly string[]) =>
  play(hurt(t, one, { danger: { rule: 'X', tags }, isDamage: true, amount }));

/** What somebody gets back of 5 in a way. */
const gets = ({ t, play }: Table, one: Creature, way: HealingWay): number =>
  play(heal(t, one, { amount: 5, way, rule: 'X' })).value ?? 0;

describe('[DT-HER-18] sunlight', () => {
  const hooded = { kind: 'light-armor', tags: ['hooded'] };

  test.each([
    ['outdoors by day', {}, [], 'full'],
    ['indoors', { isOutdoors: false }, [], 'no'],
    ['at night', { isDark: true }, [], 'no'],
    ['in the shade', { setting: ['shade'] }, [], 'some'],
    ['elsewhere', { setting: ['urban'] }, [], 'full'],
    ['under a hood', {}, [{ ...hooded, is: 'worn' as const }], 'some'],
    ['with the hood in the pack', {}, [hooded], 'full'],
    ['in plain armor', {}, [{ kind: 'light-armor', is: 'worn' as const }], 'full'],
  ] as const)('falls on whoever is %s', (_where, ground, things, sun) => {
    const { t, hero } = sitDown({ ground: { isOutdoors: true, ...ground } });
    expect(sunOn(t, hero({ gear: [...things] }))).toBe(sun);
  });

  test('does not fall on whoever is not there', () => {
    const { t, hero } = sitDown({ ground: { isOutdoors: true } });
    const one = hero();
    one.place = { at: 'away' };
    expect(sunOn(t, one)).toBe('no');
  });

  test.each([
    [0, 0, 'full'],
    [1, 1, 'full'],
    [2, 1, 'some'],
  ] as const)('on square %i-%i of a map is %s', (x, y, sun) => {
    const { t, hero } = sitDown({ rows: ['...', '.o%'], ground: { isOutdoors: true } });
    expect(sunOn(t, hero({}, x, y))).toBe(sun);
  });
});

describe('[DT-HER-17] a Vampire', () => {
  const vampire = ({ hero }: Table) =>
    hero({ heritage: 'vampire', heritageChoice: 'CHA', hitDice: [20] }, 0);

  test('has no bite besides what a stat block prints', () => {
    const table = sitDown();
    const ids = (one: Creature) => attacksOf(table.t, one).map(({ id }) => id);
    expect([ids(vampire(table)), ids(table.foe('bat'))]).toEqual([['bite', 'unarmed'], ['blow']]);
    expect(attacksOf(table.t, vampire(table))[0]).toMatchObject({
      category: 'light',
      use: 'melee',
      band: 'touch',
      tags: ['natural', 'bite'],
    });
  });

  test.each([
    ['deluded', true, true],
    ['compulsion', true, true],
    ['deluded', false, false],
    ['shaken', true, false],
    ['paralyzed', false, true],
    ['asleep', false, true],
    ['unconscious', false, true],
  ])('bites whoever is %s (by it: %s): %s', (kind, isOwn, bites) => {
    const table = sitDown();
    const one = vampire(table);
    const guard = table.foe('guard', 5);
    lay(table, guard, kind, { source: { rule: 'X', ...(isOwn ? { by: one.id } : {}) } });
    const [bite] = attacksOf(table.t, one);
    expect(bite !== undefined && isInAim(table.t, one, bite, guard)).toBe(bites);
  });

  test.each([
    ['bite', 7, 3],
    ['blow', 7, 0],
  ])('a %s that caused %i gives back %i from who sleeps', (tag, amount, back) => {
    const table = sitDown();
    const one = vampire(table);
    one.hp = 5;
    const guard = table.foe('guard', 5);
    const hit = () => {
      const [bite] = attacksOf(table.t, one);
      if (bite === undefined) throw new Error('no bite');
      const attack = { ...bite, tags: [tag] };
      const at = { attack, target: guard, natural: 12, loss: amount, amount };
      table.play(announce(table.t, one, 'hit', at));
    };
    // Not held, and awake: nothing.
    hit();
    expect(one.hp).toBe(5);
    lay(table, guard, 'asleep');
    hit();
    expect(one.hp).toBe(5 + back);
    expect(table.events('healed')).toMatchObject(
      back === 0 ? [] : [{ rule: 'DT-HER-17', creature: one.id, amount: back, way: 'blood' }],
    );
  });

  test('is marked by the sun and by what is holy, and by other damage no more', () => {
    const table = sitDown();
    const one = vampire(table);
    harm(table, one, 1, 'holy');
    expect(has(one, 'seared')).toBe(true);
    table.play(hurt(table.t, one, { danger: { rule: 'X', tags: [] }, isDamage: false, amount: 1 }));
    expect(has(one, 'seared')).toBe(true);
    harm(table, one, 1, 'weapon');
    expect(has(one, 'seared')).toBe(false);
    harm(table, one, 1, 'sunlight');
    expect(one.effects).toMatchObject([{ kind: 'seared', until: { at: 'cure' } }]);
  });

  test('rises only while it is down', () => {
    const table = sitDown();
    const one = vampire(table);
    const minute = () => table.play(announce(table.t, one, 'minutePassed', {}));
    one.hp = 1;
    minute();
    expect(one.hp).toBe(1);
    one.hp = 0;
    minute();
    expect(one.hp).toBe(1);
  });

  test('neither sleeps nor sickens nor chokes', () => {
    const table = sitDown();
    const one = vampire(table);
    const lies = (kind: string) =>
      !isImmune(table.t, one, { kind, source: { rule: 'X' }, until: { at: 'cure' } });
    expect(['asleep', 'infected', 'suffocating', 'shaken'].filter(lies)).toEqual(['shaken']);
  });
});

test('[DT-HER-02] an animal of a stat block has no other teeth than those', () => {
  const table = sitDown();
  const ids = (one: Creature) => attacksOf(table.t, one).map(({ id }) => id);
  expect([ids(table.foe('hound')), ids(table.hero({ heritage: 'animal' }))]).toEqual([
    ['blow'],
    ['natural-weapons'],
  ]);
});

describe('[DT-HER-13] a Spirit', () => {
  const spirit = ({ hero }: Table) =>
    hero({ heritage: 'spirit', hitDice: [6], gear: [{ kind: 'sword', is: 'held' }] }, 10);

  test('changes its form by an action, whichever it has not', () => {
    const table = sitDown();
    const one = spirit(table);
    expect(openPowers(table, one)).toEqual(['ghost-form']);
    expect(reasons(table.t, one)['power-conjure-body']).toBe('closed.has-body');
    lay(table, one, 'grappled');
    invokePower(table, one, 'ghost-form');
    expect(one.effects).toMatchObject([{ kind: 'ghost', until: { at: 'cure' } }]);
    expect([one.held, one.items.length, openPowers(table, one)]).toEqual([[], 1, ['conjure-body']]);
    expect(reasons(table.t, one)['power-ghost-form']).toBe('closed.is-ghost');
    expect(
      isImmune(table.t, one, { kind: 'suffocating', source: { rule: 'X' }, until: { at: 'cure' } }),
    ).toBe(true);
    expect(isSpared(table.t, one, { tags: ['suffocation'] })).toBe(true);
    invokePower(table, one, 'conjure-body');
    expect(one.effects).toMatchObject([{ kind: 'embodied', until: { at: 'time', clock: 360 } }]);
  });

  test('rotted it is nowhere and does nothing until it awakens, whole again', () => {
    const table = sitDown({ dice: [3] });
    const one = spirit(table);
    const gear = one.items;
    lay(table, one, 'shaken');
    one.lockedLoss = [{ trait: 'x', ways: ['blood'], amount: 1 }];
    one.hp = 4;
    const body = one.effects.find(({ kind }) => kind === 'embodied');
    if (body === undefined) throw new Error('no body');
    table.play(relieve(table.t, one, body, 'time'));
    expect(one).toMatchObject({ hp: 0, items: [], held: [], place: { at: 'away' } });
    expect(one.effects).toMatchObject([{ kind: 'rotted', until: { at: 'time', clock: 3 * 360 } }]);
    expect(table.state.lying).toEqual(
      gear.map((item) => ({ item, place: { at: 'line', feet: 10 } })),
    );
    const bans = ['move', 'act', 'speak', 'see', 'choose'] as const;
    expect(bans.filter((ban) => !isBanned(table.t, one, ban))).toEqual([]);
    expect(isHere(one)).toBe(false);
    expect(table.events('power-used')).toMatchObject([
      { rule: 'DT-HER-13', creature: one.id, power: 'rotted' },
    ]);
    const [rotted] = one.effects;
    if (rotted !== undefined) table.play(relieve(table.t, one, rotted, 'time'));
    expect([one.hp, one.lockedLoss, one.effects.map(({ kind }) => kind)]).toEqual([
      6,
      [],
      ['ghost'],
    ]);
    expect(table.events('story-power')).toMatchObject([
      { rule: 'DT-HER-13', creature: one.id, power: 'awakens' },
    ]);
  });

  test('what ends its body otherwise does not rot it, nor does it awaken before its time', () => {
    const table = sitDown();
    const one = spirit(table);
    const [body] = one.effects;
    if (body !== undefined) table.play(relieve(table.t, one, body, 'cure'));
    expect([one.effects, one.place.at]).toEqual([[], 'line']);
    const laid = lay(table, one, 'rotted');
    if (laid !== undefined) table.play(relieve(table.t, one, laid, 'cure'));
    expect(one.effects).toEqual([]);
  });

  test('fallen below 0 it is at what it fell to, not at 0', () => {
    const table = sitDown({ dice: [1] });
    const one = spirit(table);
    harm(table, one, 9, 'weapon');
    table.play(settleDeaths(table.t));
    expect([one.hp, has(one, 'rotted')]).toEqual([-3, true]);
  });
});

describe('[DT-HER-16] a Werebeast', () => {
  const were = ({ hero }: Table, heritageChoice = 'STR') =>
    hero({
      heritage: 'werebeast',
      heritageChoice,
      hitDice: [20],
      gear: [
        { kind: 'medium-armor', is: 'worn' },
        { kind: 'sword', is: 'held' },
      ],
    });

  test.each([
    ['STR', 'advantage', 'straight'],
    ['DEX', 'straight', 'advantage'],
  ])('by %s has checks and saves by it as a beast', (choice, str, dex) => {
    const table = sitDown();
    const one = were(table, choice);
    invokePower(table, one, 'hybrid-form');
    const mode = (ability: 'STR' | 'DEX', kind: 'check' | 'save' | 'initiative') =>
      leaningOf(table.t, { kind, roller: one, ability }).mode;
    expect([mode('STR', 'check'), mode('STR', 'save')]).toEqual([str, str]);
    expect([mode('DEX', 'check'), mode('DEX', 'save')]).toEqual([dex, dex]);
    expect(mode('DEX', 'initiative')).toBe('straight');
  });

  test('goes from form to form, one at a time, and back', () => {
    const table = sitDown();
    const one = were(table);
    const armor = one.armor;
    invokePower(table, one, 'hybrid-form');
    expect(openPowers(table, one)).toEqual(['human-form', 'animal-form']);
    expect(reasons(table.t, one)['power-hybrid-form']).toBe('closed.has-form');
    expect(one.held).toHaveLength(1);
    invokePower(table, one, 'animal-form');
    expect(one.effects).toMatchObject([{ kind: 'animal-form', until: { at: 'cure' } }]);
    expect([one.held, one.armor, acOf(table.t, one)]).toEqual([[], undefined, 12]);
    expect([isBanned(table.t, one, 'hold'), isBanned(table.t, one, 'cast')]).toEqual([true, true]);
    invokePower(table, one, 'human-form');
    expect([one.effects, one.armor, acOf(table.t, one)]).toEqual([[], armor, 15]);
  });

  test('armor that was taken from it as an animal it does not wear as a human', () => {
    const table = sitDown();
    const one = were(table);
    invokePower(table, one, 'animal-form');
    one.items = [];
    invokePower(table, one, 'human-form');
    expect(one.armor).toBeUndefined();
  });

  test('silver harms it three times as much, and stops its wounds from closing for a day', () => {
    const table = sitDown();
    const one = were(table);
    const minute = () => table.play(announce(table.t, one, 'minutePassed', {}));
    table.state.clock = 100;
    harm(table, one, 2, 'silver');
    harm(table, one, 2, 'weapon');
    expect(one.hp).toBe(20 - 8);
    expect(table.events('hurt')).toMatchObject([{ changedBy: ['DT-HER-16'] }, { changedBy: [] }]);
    minute();
    table.state.clock = 100 + 8639;
    minute();
    expect(one.hp).toBe(12);
    table.state.clock = 100 + 8640;
    minute();
    expect(one.hp).toBe(13);
  });
});

describe('[DT-HER-15] a Troll', () => {
  const troll = ({ hero }: Table) => hero({ heritage: 'troll', hitDice: [20] });

  test.each([
    ['fire', true, 5],
    ['acid', true, 5],
    ['cold', true, 0],
    ['fire', false, 0],
  ])('hurt by %s (damage: %s) has %i locked', (tag, isDamage, locked) => {
    const table = sitDown();
    const one = troll(table);
    table.play(hurt(table.t, one, { danger: { rule: 'X', tags: [tag] }, isDamage, amount: 5 }));
    expect([one.hp, lockedOf(one)]).toEqual([15, locked]);
    table.play(announce(table.t, one, 'regenerated', {}));
    expect(one.hp).toBe(locked > 0 ? 15 : 16);
  });

  test.each(['natural', 'magic', 'care'] as const)('what is locked heals by %s', (way) => {
    const table = sitDown();
    const one = troll(table);
    harm(table, one, 5, 'fire');
    expect([gets(table, one, way), lockedOf(one)]).toEqual([5, 0]);
  });

  test('at full Hit Points nothing closes', () => {
    const table = sitDown();
    const one = troll(table);
    table.play(announce(table.t, one, 'regenerated', {}));
    expect(table.events('healed')).toEqual([]);
  });
});
