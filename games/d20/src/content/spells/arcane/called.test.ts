import { expect, test } from 'vitest';
import { caster, casts, fight, type Rig, sitWith } from '../../../../test/arcane-rig.ts';
import { offered, reasons } from '../../../../test/offered.ts';
import type { Sitting } from '../../../../test/rig.ts';
import type { Creature } from '../../../model.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { has } from '../../../rules/bearers/bearers.ts';
import { endCombat } from '../../../rules/combat/end.ts';
import { DAY } from '../../../rules/effects/afflict.ts';
import { isA } from '../../../rules/effects/kinds.ts';
import { relieve, relieveOf } from '../../../rules/effects/relieve.ts';
import { cast } from '../../../rules/magic/cast.ts';
import { canFly, speedOf } from '../../../rules/place/speed.ts';
import { oneOf } from '../../../table.ts';

const offers = (rig: Rig, by: Creature, id: string, key: string): readonly string[] =>
  offered(cast(rig.t, by, oneOf(rig.t, 'spells', id), id), key);

/** A caster who knows a spell, and casts it. */
function knows(spell: string, sitting: Sitting = {}, level = 11) {
  const rig = sitWith({ dice: [20, 20, 20, 20, 20], ...sitting });
  const vex = caster(rig, { level, spells: { 'arcane-magic': [spell] } }, 0);
  const last = (): Creature => {
    const one = rig.state.creatures.at(-1);
    if (one === undefined) throw new Error('nobody came');
    return one;
  };
  return { rig, vex, last, why: () => reasons(rig.t, vex)[`cast-${spell}`] };
}

const ends = (rig: Rig, one: Creature, kind: string, how: 'end' | 'cure' | 'lost' | 'death') => {
  const effect = one.effects.find((each) => each.kind === kind);
  if (effect === undefined) throw new Error(`no ${kind}`);
  rig.play(relieve(rig.t, one, effect, how));
};

test('[DT-ARC-503] each element comes once a day, and with all four called the spell is closed', () => {
  const { rig, vex, why, last } = knows('conjure-elemental');
  const elements = ['air', 'earth', 'fire', 'water'];
  for (let at = 0; at < 4; at += 1) {
    rig.state.clock = 100 * at;
    expect(why()).toBeUndefined();
    const left = offers(rig, vex, 'conjure-elemental', 'element');
    expect(left).toEqual(elements.slice(at));
    ends(rig, last(), 'obeys', 'end');
  }
  expect(why()).toBe('closed.used-today');
  rig.state.clock = DAY - 1;
  expect(why()).toBe('closed.used-today');
  rig.state.clock = DAY + 100;
  expect(offers(rig, vex, 'conjure-elemental', 'element')).toEqual(['air', 'earth']);
});

test.each([
  ['air', 80, true, false],
  ['earth', 40, false, false],
  ['fire', 40, false, true],
  ['water', 40, false, false],
] as const)(
  '[DT-ARC-503, DT-MON-42] an elemental of %s has speed %i, flies: %s, burns: %s',
  (element, speed, flies, burns) => {
    const { rig, vex, last } = knows('conjure-elemental', {}, 9);
    casts(rig, vex, 'conjure-elemental', { script: [['element', element]] });
    const being = last();
    expect(being).toMatchObject({ name: `${element}-elemental`, level: 9, hp: 45, side: 'party' });
    expect([speedOf(rig.t, being), canFly(rig.t, being)]).toEqual([speed, flies]);
    expect(being.traits.includes('is-fire')).toBe(burns);
    expect(attacksOf(rig.t, being)).toMatchObject([
      {
        tags: burns ? ['natural', 'fire'] : ['natural'],
        printed: { hit: 9, damage: { d6: 2, plus: 4 } },
      },
    ]);
    expect(being.effects).toMatchObject([
      { kind: 'conjured', source: { rule: 'DT-ARC-503', level: 9, isSpell: true } },
      { kind: 'obeys', source: { by: vex.id }, concentration: true, until: { at: 'cure' } },
    ]);
    expect(being.effects[0]?.source.by).toBeUndefined();
    expect(rig.events('conjured')).toMatchObject([{ rule: 'DT-ARC-503', by: vex.id }]);
  },
);

test.each(['end', 'cure'] as const)(
  '[DT-ARC-503] let go of by its caster (%s) it is gone',
  (how) => {
    const { rig, vex, last } = knows('conjure-elemental');
    casts(rig, vex, 'conjure-elemental');
    const being = last();
    ends(rig, being, 'obeys', how);
    expect(rig.events('vanished')).toEqual([
      { type: 'vanished', rule: 'DT-ARC-503', creature: being.id },
    ]);
    expect(being).toMatchObject({ life: 'dust', effects: [], hp: -55, place: { at: 'away' } });
    expect(rig.events('attitude-changed')).toEqual([]);
  },
);

test('[DT-ARC-503] dead it neither turns on anybody nor vanishes', () => {
  const { rig, vex, last } = knows('conjure-elemental');
  casts(rig, vex, 'conjure-elemental');
  const being = last();
  ends(rig, being, 'obeys', 'death');
  ends(rig, being, 'conjured', 'death');
  expect([being.life, being.side, rig.events('vanished')]).toEqual(['alive', 'party', []]);
});

test.each([
  ['party', 'foes'],
  ['foes', 'party'],
] as const)(
  '[DT-ARC-503, DT-INIT-01] its caster distracted, an elemental of the %s turns to the %s, and a fight begins',
  (side, other) => {
    const { rig, vex, last } = knows('conjure-elemental');
    const ash = rig.hero({}, 30);
    const dead = rig.foe('grunt', 40);
    dead.life = 'dead';
    vex.side = side;
    casts(rig, vex, 'conjure-elemental');
    const being = last();
    ends(rig, being, 'obeys', 'lost');
    expect(being).toMatchObject({
      side: other,
      run: { by: 'master' },
      attitude: 'hostile',
      hurtBy: { [vex.id]: 100_000 },
      life: 'alive',
    });
    expect(rig.events('attitude-changed')).toEqual([
      { type: 'attitude-changed', rule: 'DT-ARC-503', creature: being.id, attitude: 'hostile' },
    ]);
    expect(rig.events('combat-began')).toMatchObject([
      { participants: [vex.id, ash.id, being.id] },
    ]);
    expect(has(being, 'conjured')).toBe(true);
  },
);

test('[DT-ARC-503] in a fight no other begins', () => {
  const { rig, vex, last } = knows('conjure-elemental');
  fight(rig, vex);
  casts(rig, vex, 'conjure-elemental');
  ends(rig, last(), 'obeys', 'lost');
  expect(rig.events('combat-began')).toEqual([]);
});

test('[DT-ARC-606] on its mission until the fight is over; ended by others, it is gone as well', () => {
  for (const over of [
    (rig: Rig, _one: Creature) => rig.play(endCombat(rig.t, 'over')),
    (rig: Rig, one: Creature) => rig.play(relieveOf(rig.t, one, ['on-mission'], 'cure', 'X')),
    (rig: Rig, one: Creature) => rig.play(relieveOf(rig.t, one, ['on-mission'], 'end', 'X')),
  ]) {
    const { rig, vex, last } = knows('invisible-stalker');
    rig.foe('brute', 30);
    fight(rig, vex);
    const { asked } = casts(rig, vex, 'invisible-stalker', { script: [['stalker-task', 'fight']] });
    const stalker = last();
    expect([asked, has(stalker, 'on-mission'), rig.events('story-spell')]).toEqual([
      ['stalker-task 0'],
      true,
      [],
    ]);
    over(rig, stalker);
    expect(rig.events('vanished')).toEqual([
      { type: 'vanished', rule: 'DT-ARC-606', creature: stalker.id },
    ]);
  }
});

test('[DT-ARC-606] neither death nor a lost thought of its caster makes it vanish', () => {
  for (const how of ['death', 'lost'] as const) {
    const { rig, vex, last } = knows('invisible-stalker');
    casts(rig, vex, 'invisible-stalker', { script: [['stalker-task', 'fight']] });
    ends(rig, last(), 'on-mission', how);
    expect([last().life, rig.events('vanished')]).toEqual(['alive', []]);
  }
});

test('[DT-ARC-606, DT-AUT-06] on an errand it leaves the scene, and that is told', () => {
  const { rig, vex, last } = knows('invisible-stalker');
  casts(rig, vex, 'invisible-stalker', { script: [['stalker-task', 'errand']] });
  expect([last().place.at, last().side, has(last(), 'on-mission')]).toEqual([
    'away',
    'party',
    false,
  ]);
  expect(rig.events('story-spell')).toMatchObject([
    { rule: 'DT-ARC-606', creature: vex.id, spell: 'invisible-stalker' },
  ]);
});

test('[DT-ARC-606, DT-TAB-01] whoever runs the game says whether a task has an end', () => {
  const { rig, vex, last } = knows('invisible-stalker', { options: { gm: 'human' }, seats: 2 });
  const { asked } = casts(rig, vex, 'invisible-stalker', {
    script: [
      ['stalker-task', 'fight'],
      ['endless-task', 'has-an-end'],
    ],
  });
  expect(asked).toEqual(['stalker-task 0', 'endless-task 1']);
  expect([last().side, has(last(), 'on-mission')]).toEqual(['party', true]);
});

/** A caster of some Level among the dead. */
function amongTheDead(level: number, feet: readonly number[]) {
  const { rig, vex } = knows('animate-dead', {}, level);
  const dead = feet.map((at) => rig.foe('grunt', at));
  for (const one of dead) Object.assign(one, { life: 'dead', hp: -5 });
  return { rig, vex, dead };
}

test('[DT-ARC-501] of what remains in sight within 60 feet each can be a skeleton or a zombie', () => {
  const { rig, vex, dead } = amongTheDead(11, [10, 60, 65, 20, 25, 30]);
  const [near, edge, , hidden, gone] = dead;
  if (hidden !== undefined) hidden.isHidden = true;
  if (gone !== undefined) gone.place = { at: 'away' };
  const drone = rig.foe('rogue-drone', 15);
  Object.assign(drone, { life: 'dead' });
  Object.assign(rig.foe('grunt', 12), { life: 'dust' });
  rig.foe('grunt', 14);
  const last = dead[5];
  expect(offers(rig, vex, 'animate-dead', 'remains')).toEqual([
    ...[near, edge, last].flatMap((one) => [`skeleton-${one?.id}`, `zombie-${one?.id}`]),
    'enough',
  ]);
});

test('[DT-ARC-501] a zombie needs two Levels, and enough is enough', () => {
  const low = amongTheDead(1, [10, 15]);
  const [a] = low.dead;
  expect(offers(low.rig, low.vex, 'animate-dead', 'remains')).toEqual([
    `skeleton-${a?.id}`,
    `skeleton-${low.dead[1]?.id}`,
    'enough',
  ]);
  const { rig, vex, dead } = amongTheDead(11, [10, 15]);
  const { asked } = casts(rig, vex, 'animate-dead', {
    script: [
      ['remains', `skeleton-${dead[0]?.id}`],
      ['remains', 'enough'],
    ],
  });
  expect(asked).toEqual(['remains 0', 'remains 0']);
  const risen = rig.state.creatures.filter((one) => has(one, 'animated'));
  expect(risen).toMatchObject([
    { block: 'skeleton', name: 'skeleton', side: 'party', place: { at: 'line', feet: 10 } },
  ]);
  expect(risen[0]?.effects).toMatchObject([
    { source: { rule: 'DT-ARC-501', by: vex.id, level: 11 }, until: { at: 'cure' } },
  ]);
  expect([dead[0]?.place.at, dead[1]?.place.at, rig.events('story-spell')]).toEqual([
    'away',
    'line',
    [],
  ]);
});

test('[DT-ARC-501] only the own dead who still walk count against its Level', () => {
  const { rig, vex, dead } = amongTheDead(2, [10, 15, 20, 25]);
  const rex = caster(rig, { name: 'Rex' }, 5);
  rex.run = { by: 'seat', seat: 1 };
  const raise = (by: Creature, one: Creature | undefined, kind: string) =>
    casts(rig, by, 'animate-dead', {
      script: [
        ['remains', `${kind}-${one?.id}`],
        ['remains', 'enough'],
      ],
    });
  raise(rex, dead[0], 'zombie');
  raise(vex, dead[1], 'skeleton');
  const own = rig.state.creatures.at(-1);
  // One Level is left.
  const [, , third, fourth] = dead.map((one) => one.id);
  expect(offers(rig, vex, 'animate-dead', 'remains')).toEqual([
    `skeleton-${third}`,
    `skeleton-${fourth}`,
    'enough',
  ]);
  Object.assign(own ?? {}, { life: 'dust' });
  expect(offers(rig, vex, 'animate-dead', 'remains')).toEqual([`skeleton-${fourth}`, 'enough']);
});

test('[DT-ARC-501, DT-PLAY-03] the software raises the last that it can, over and over', () => {
  const { rig, vex } = amongTheDead(3, [10, 15]);
  vex.run = { by: 'companion' };
  casts(rig, vex, 'animate-dead');
  const risen = rig.state.creatures.filter((one) => has(one, 'animated'));
  expect(risen.map(({ block, place }) => [block, place])).toEqual([
    ['zombie', { at: 'line', feet: 15 }],
    ['skeleton', { at: 'line', feet: 10 }],
  ]);
});

test('[DT-ARC-501, DT-AUT-06] without any remains here it is a matter of the story', () => {
  const { rig, vex } = knows('animate-dead');
  const { asked } = casts(rig, vex, 'animate-dead');
  expect([asked, rig.events('story-spell')]).toMatchObject([[], [{ rule: 'DT-ARC-501' }]]);
});

test('[DT-ARC-504] nobody asks in a fight', () => {
  const { rig, vex, why } = knows('contact-higher-plane');
  expect(why()).toBeUndefined();
  rig.foe('brute', 20);
  fight(rig, vex);
  expect(why()).toBe('closed.in-combat');
});

test('[DT-ARC-504, DT-HID-09] without a person who runs the game nobody sees the answers; a save keeps the mind', () => {
  const { rig, vex } = knows('contact-higher-plane', { dice: [10, 3, 1, 12] });
  casts(rig, vex, 'contact-higher-plane', { script: [['questions', 2]] });
  expect(rig.events('question-asked')).toMatchObject([
    { rule: 'DT-ARC-504', creature: vex.id, number: 1, of: 2 },
    { number: 2, of: 2 },
  ]);
  expect(rig.events('question-answered')).toMatchObject([
    { rule: 'DT-ARC-504', number: 1, how: 'true', only: [] },
    { number: 2, how: 'unknown', only: [] },
  ]);
  expect(rig.events('rolled').at(-1)).toMatchObject({
    creature: vex.id,
    ability: 'WIS',
    target: 12,
    total: 12,
    success: true,
  });
  expect([has(vex, 'confusion'), rig.state.clock]).toEqual([false, 12]);
  rig.allDiceUsed();
});

test('[DT-MAG-22] whoever was conjured is evil once it is hostile, not before', () => {
  const { rig, vex, last } = knows('conjure-elemental');
  casts(rig, vex, 'conjure-elemental', { script: [['element', 'air']] });
  const being = last();
  expect(isA(rig.t, being, 'evil')).toBe(false);
  ends(rig, being, 'obeys', 'lost');
  expect([isA(rig.t, being, 'evil'), isA(rig.t, vex, 'evil')]).toEqual([true, false]);
});
