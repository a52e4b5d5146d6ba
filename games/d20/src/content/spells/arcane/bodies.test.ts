import { expect, test } from 'vitest';
import { caster, casts, fits, type Rig, scores, sitWith } from '../../../../test/arcane-rig.ts';
import { turnOf } from '../../../../test/effects.ts';
import { offered } from '../../../../test/offered.ts';
import { ABILITIES } from '../../../abilities.ts';
import type { Creature } from '../../../model.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { effectOn, has, isBanned } from '../../../rules/bearers/bearers.ts';
import { deedsOf } from '../../../rules/combat/one-deed.ts';
import { DAY } from '../../../rules/effects/afflict.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { cast } from '../../../rules/magic/cast.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import { modifierOf, scoreOf } from '../../../rules/numbers/scores.ts';
import { contentOf, oneOf } from '../../../table.ts';

/** The heritages as the list of the book has them. */
const HERITAGES = [
  'android',
  'animal',
  'cyborg',
  'demigod',
  'dwarf',
  'elf',
  'faerie',
  'goblin',
  'halfling',
  'human',
  'mutant',
  'orc',
  'spirit',
  'superhuman',
  'troll',
  'werebeast',
  'vampire',
];

const offers = (
  rig: Rig,
  by: Creature,
  id: string,
  key: string,
  { form = id, at }: { form?: string; at?: Creature } = {},
): readonly string[] => offered(cast(rig.t, by, oneOf(rig.t, 'spells', id), form, at), key);

const dies = (one: Creature): void => {
  Object.assign(one, { life: 'dead', hp: -4, death: { clock: 0, tags: [] } });
};

/** A caster beside somebody of Level 2 who is dead; all traits are those of the game. */
function atTheDead(dice: readonly number[], heritage = 'none') {
  const rig = sitWith({ dice: [10, ...dice], content: { traits: {} } });
  const vex = caster(rig, {}, 0);
  const ash = rig.hero({ level: 2, hitDice: [5, 5], heritage }, 5);
  dies(ash);
  return { rig, vex, ash };
}

test.each(HERITAGES.map((id, at) => [at + 1, id] as const))(
  '[DT-ARC-611] a %i on the die is the heritage %s',
  (face, id) => {
    const { rig, vex, ash } = atTheDead([face]);
    casts(rig, vex, 'reincarnation', { at: ash });
    expect(rig.events('transformed')).toEqual([
      { type: 'transformed', rule: 'DT-ARC-611', creature: ash.id, into: id },
    ]);
    expect([ash.life, ash.hp, ash.traits[0]]).toEqual(['alive', 1, id]);
    expect(ash.character).toMatchObject({ heritage: id, birth: 'none' });
    expect(rig.events('raised')).toMatchObject([
      { rule: 'DT-ARC-611', creature: ash.id, by: vex.id },
    ]);
    rig.allDiceUsed();
  },
);

test.each([18, 20])(
  '[DT-ARC-611] a %i lets the player of the dead choose from all of them',
  (face) => {
    const { rig, vex, ash } = atTheDead([face]);
    expect(offers(rig, vex, 'reincarnation', 'heritage', { at: ash })).toEqual(HERITAGES);
    expect(ash.character?.heritage).toBe('android');
  },
);

test.each([
  [4, 'demigod', [...ABILITIES]],
  [16, 'werebeast', ['STR', 'DEX']],
  [10, 'human', []],
])(
  '[DT-ARC-611, DT-CHAR-05] a new body asks what the heritage asks for: %i, %s',
  (face, _id, asks) => {
    const { rig, vex, ash } = atTheDead([face], 'superhuman');
    if (ash.character !== undefined) ash.character.heritageChoice = 'WIS';
    expect(offers(rig, vex, 'reincarnation', 'heritage-choice', { at: ash })).toEqual(asks);
    expect(ash.character?.heritageChoice).toBe(asks[0]);
    expect(rig.events('raised')).toHaveLength(1);
  },
);

test('[DT-ARC-611, DT-INV-08] the heritage of birth stays the first, and roles stay', () => {
  const rig = sitWith({ dice: [10, 6, 10, 12], content: { traits: {} } });
  const vex = caster(rig, {}, 0);
  const ash = rig.hero({ heritage: 'human', roles: [{ id: 'toughness' }] }, 5);
  ash.lockedLoss = [{ trait: 'human', ways: ['rest'], amount: 1 }] as never;
  dies(ash);
  casts(rig, vex, 'reincarnation', { at: ash });
  expect([ash.traits, ash.lockedLoss]).toEqual([['elf', 'toughness'], []]);
  dies(ash);
  casts(rig, vex, 'reincarnation', { at: ash });
  expect(ash.traits).toEqual(['orc', 'toughness']);
  expect(ash.character).toMatchObject({ heritage: 'orc', birth: 'human' });
  rig.allDiceUsed();
});

test('[DT-ARC-611] somebody of a stat block has the heritage besides what it is', () => {
  const rig = sitWith({ dice: [10, 12, 10, 12] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 5);
  for (let time = 0; time < 2; time += 1) {
    dies(brute);
    casts(rig, vex, 'reincarnation', { at: brute });
    expect([brute.life, brute.traits]).toEqual(['alive', ['orc']]);
  }
});

test('[DT-ARC-611] only the dead within seven days are offered', () => {
  const { rig, vex, ash } = atTheDead([]);
  rig.hero({}, 5);
  expect(fits(rig, vex, 'reincarnation')).toEqual([ash]);
  rig.state.clock = 7 * DAY;
  expect(fits(rig, vex, 'reincarnation')).toEqual([ash]);
  rig.state.clock = 7 * DAY + 1;
  expect(fits(rig, vex, 'reincarnation')).toEqual([]);
});

/** The tags of a stat block by its name. */
const blockOf = ({ t }: Rig, id: string) => oneOf(t, 'blocks', id);

test('[DT-ARC-407] forms are living, neither undead nor machines, of at most twice the Level', () => {
  const rig = sitWith({ dice: [10, 2] });
  const vex = caster(rig, {}, 0);
  const wolf = rig.foe('wolf', 5);
  const forms = offers(rig, vex, 'polymorph-others', 'form', { at: wolf });
  const blocks = Object.keys(contentOf(rig.t).blocks);
  const expected = blocks.filter((id) => {
    const { level } = blockOf(rig, id);
    const tags: readonly string[] = blockOf(rig, id).tags;
    const lives = ['living', 'beast', 'person'].some((tag) => tags.includes(tag));
    const not = ['undead', 'machine', 'vehicle'].some((tag) => tags.includes(tag));
    return level <= 4 && lives && !not;
  });
  expect(forms).toEqual(expected);
  expect(forms).toEqual(expect.arrayContaining(['brute', 'eagle', 'grunt']));
  for (const id of ['champion', 'bones', 'elemental']) expect(forms).not.toContain(id);
});

test.each([
  ['an enemy the weakest', 'foes', (level: number, other: number) => level <= other],
  ['a friend the strongest', 'party', (level: number, other: number) => level >= other],
] as const)('[DT-ARC-407, DT-PLAY-03] the software makes of %s form', (_w, side, isBest) => {
  const rig = sitWith({ dice: [10, 1] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 5, 0, { hp: 60 });
  brute.side = side;
  const forms = offers(sitWith({ dice: [10, 1] }), vex, 'polymorph-self', 'form');
  expect(forms.length).toBeGreaterThan(3);
  vex.run = { by: 'companion' };
  brute.run = { by: 'companion' };
  casts(rig, vex, 'polymorph-others', { at: brute });
  const into = effectOn(brute, 'polymorphed')?.data?.text ?? '';
  const { level } = blockOf(rig, into);
  const all = Object.keys(contentOf(rig.t).blocks).filter((id) => {
    const { level: own, tags } = blockOf(rig, id);
    return own <= 8 && tags.includes('living') && !tags.includes('undead');
  });
  expect(all.filter((id) => !isBest(level, blockOf(rig, id).level))).toEqual([]);
});

test('[DT-ARC-407] whoever saves stays as it is; another form takes the place of the one before', () => {
  const rig = sitWith({ dice: [10, 20, 10, 2, 10, 2] });
  const vex = caster(rig, {}, 0);
  const grunt = rig.foe('wolf', 5);
  const turns = (form: string) =>
    casts(rig, vex, 'polymorph-others', { at: grunt, script: [['form', form]] });
  if (grunt.printed !== undefined) grunt.printed.mods.CHA = 1;
  turns('eagle');
  expect([has(grunt, 'polymorphed'), rig.events('transformed')]).toEqual([false, []]);
  expect(rig.events('rolled').at(-1)).toMatchObject({ creature: grunt.id, ability: 'CHA' });
  turns('eagle');
  turns('brute');
  expect(grunt.effects).toMatchObject([
    {
      kind: 'polymorphed',
      until: { at: 'cure' },
      data: { text: 'brute', amount: DAY },
      source: { by: vex.id, level: 11, isSpell: true },
    },
  ]);
  expect(rig.events('transformed')).toMatchObject([
    { rule: 'DT-ARC-407', creature: grunt.id, into: 'eagle' },
    { creature: grunt.id, into: 'brute' },
  ]);
});

test('[DT-ARC-407] the mind is the own one for a day, body and instincts are of the form', () => {
  const rig = sitWith({ dice: [10, 2] });
  const vex = caster(rig, {}, 0);
  const roles = [{ id: 'toughness' }];
  const own = scores({ STR: 8, DEX: 8, CON: 8, INT: 14, WIS: 12, CHA: 12 });
  const ash = rig.hero({ level: 2, hitDice: [9, 9], scores: own, roles }, 5);
  const run = ash.run;
  ash.side = 'foes';
  const before = maxHpOf(rig.t, ash);
  casts(rig, vex, 'polymorph-others', { at: ash, script: [['form', 'brute']] });
  const mods = () => ABILITIES.map((ability) => modifierOf(rig.t, ash, ability));
  expect(mods()).toEqual([
    3,
    2,
    1,
    scoreMod(rig, ash, 'INT'),
    scoreMod(rig, ash, 'WIS'),
    scoreMod(rig, ash, 'CHA'),
  ]);
  expect(['INT', 'WIS', 'CHA'].map((ability) => scoreOf(rig.t, ash, ability as 'INT'))).toEqual([
    14, 12, 12,
  ]);
  expect([maxHpOf(rig.t, ash), isBanned(rig.t, ash, 'hold')]).toEqual([before, true]);
  rig.state.clock = DAY;
  rig.play(announce(rig.t, ash, 'minutePassed', {}));
  expect(mods()).toEqual([3, 2, 1, -3, 1, -2]);
  expect([ash.run, ash.side, maxHpOf(rig.t, ash)]).toEqual([{ by: 'master' }, 'foes', before]);
  ash.side = 'others';
  rig.play(relieveOf(rig.t, ash, ['polymorphed'], 'cure', 'DT-ARC-302'));
  expect([ash.run, ash.side, maxHpOf(rig.t, ash)]).toEqual([run, 'foes', before]);
});

/** The modifier of a score that is its own. */
const scoreMod = ({ t }: Rig, one: Creature, ability: 'INT' | 'WIS' | 'CHA'): number =>
  modifierOf(t, one, ability);

test.each([
  ['brute', true],
  ['wolf', false],
])(
  '[DT-ARC-407, DT-HER-02] an animal that casts without hands can do so as a %s: %s',
  (form, can) => {
    const rig = sitWith({ dice: [10, 2] });
    const vex = caster(rig, {}, 0);
    const spells = { 'arcane-magic': ['magic-missile'] };
    const rex = caster(rig, { name: 'Rex', heritage: 'animal', spells }, 5);
    rex.side = 'foes';
    casts(rig, vex, 'polymorph-others', { at: rex, script: [['form', form]] });
    const kinds = deedsOf(rig.t, rex, turnOf(rex)).map(({ kind }) => kind);
    expect(kinds.includes('cast')).toBe(can);
  },
);

test('[DT-ARC-408] a form of its own choice lasts an hour and ten minutes a Level, one at a time', () => {
  const rig = sitWith({ dice: [10, 10] });
  const vex = caster(rig, {}, 0);
  casts(rig, vex, 'polymorph-self', { script: [['form', 'eagle']] });
  expect([isBanned(rig.t, vex, 'cast'), isBanned(rig.t, vex, 'hold')]).toEqual([true, true]);
  casts(rig, vex, 'polymorph-self', { script: [['form', 'brute']] });
  expect(vex.effects).toMatchObject([
    { kind: 'polymorph-self', until: { at: 'time', clock: 1020 }, data: { text: 'brute' } },
  ]);
  expect(rig.events('transformed')).toEqual(
    ['eagle', 'brute'].map((into) => ({
      type: 'transformed',
      rule: 'DT-ARC-408',
      creature: vex.id,
      into,
    })),
  );
  expect(attacksOf(rig.t, vex).map(({ id }) => id)).toEqual(['bite']);
});

test('[DT-ARC-604] who saves is untouched, who is left with Hit Points only hurt', () => {
  const rig = sitWith({ dice: [10, 20, 10, 3, 1, 1, 1, 1, 1, 2] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 60, 0, { hp: 100 });
  const far = rig.foe('brute', 65);
  const aimed = fits(rig, vex, 'disintegrate', 'creature');
  expect([aimed.includes(brute), aimed.includes(vex), aimed.includes(far)]).toEqual([
    true,
    false,
    false,
  ]);
  casts(rig, vex, 'disintegrate', { form: 'creature', at: brute });
  expect([brute.hp, rig.events('rolled').at(-1)]).toMatchObject([
    100,
    { creature: brute.id, ability: 'DEX', target: 21, success: true },
  ]);
  casts(rig, vex, 'disintegrate', { form: 'creature', at: brute });
  expect(rig.events('hurt')).toMatchObject([
    { rule: 'DT-ARC-604', amount: 29, by: vex.id, tags: ['magic', 'disintegration'] },
  ]);
  expect([brute.life, rig.state.dying]).toEqual(['alive', []]);
  rig.allDiceUsed();
});

test('[DT-ARC-604] an object is a thing of the story, or a section of real stone within 60 feet', () => {
  const rig = sitWith({ dice: [10, 10, 16], rows: Array(5).fill('.'.repeat(30)) });
  const vex = caster(rig, {}, 0, 2);
  rig.foe('brute', 3, 3);
  casts(rig, vex, 'wall-of-stone', { script: [['stone', '5-0', '5-1', '10-0', '10-1']] });
  casts(rig, vex, 'wall-of-ice', { script: [['point', '7-2']] });
  const stones = rig.state.creatures.filter(
    ({ block, hp }) => block === 'wall-section' && hp === 40,
  );
  expect(offers(rig, vex, 'disintegrate', 'object', { form: 'object' })).toEqual([
    'thing',
    ...stones.map(({ id }) => `section-${id}`),
  ]);
  // A thing was meant: it is told, and all stones stand.
  expect(rig.events('story-spell').at(-1)).toMatchObject({ rule: 'DT-ARC-604', form: 'object' });
  expect(stones.map(({ life }) => life)).toEqual(['alive', 'alive']);
  expect(rig.events('vanished')).toEqual([]);
});

test('[DT-ARC-604] stone farther than 60 feet, or gone, is not offered; what is meant is gone', () => {
  const rig = sitWith({ dice: [10, 16, 16], rows: Array(5).fill('.'.repeat(30)) });
  const vex = caster(rig, {}, 5, 2);
  casts(rig, vex, 'wall-of-stone', { script: [['stone', '4-0', '4-1', '15-0', '15-1']] });
  const [near, other] = rig.state.creatures.filter(({ block }) => block === 'wall-section');
  vex.place = { at: 'square', cell: 2 * 30 + 2 };
  const script = [['object', `section-${near?.id}`]] as const;
  casts(rig, vex, 'disintegrate', { form: 'object', script });
  expect(rig.events('vanished')).toEqual([
    { type: 'vanished', rule: 'DT-ARC-604', creature: near?.id },
  ]);
  expect(offers(rig, vex, 'disintegrate', 'object', { form: 'object' })).toEqual(['thing']);
  expect(other?.life).toBe('alive');
});

test('[DT-ARC-612] stone is for the living who are flesh, the other form for whoever is stone', () => {
  const rig = sitWith({ dice: [10, 20] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 10);
  const stone = rig.foe('brute', 15);
  const dead = rig.foe('brute', 20);
  stone.effects.push({
    id: 900,
    kind: 'petrified',
    source: { rule: 'DT-COND-28' },
    until: { at: 'cure' },
  });
  dead.life = 'dead';
  expect(fits(rig, vex, 'stone-to-flesh', 'flesh-to-stone')).toEqual([brute]);
  expect(fits(rig, vex, 'stone-to-flesh', 'stone-to-flesh')).toEqual([stone]);
  casts(rig, vex, 'stone-to-flesh', { form: 'flesh-to-stone', at: brute });
  expect([has(brute, 'petrified'), rig.events('rolled').at(-1)]).toMatchObject([
    false,
    { creature: brute.id, ability: 'CON', target: 21, success: true },
  ]);
  rig.play(hurt(rig.t, brute, { danger: { rule: 'X', tags: [] }, isDamage: true, amount: 1 }));
  expect(brute.hp).toBe(21);
});
