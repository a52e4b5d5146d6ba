import { expect, test } from 'vitest';
import { caster, casts, fight, fits, scores, sitWith } from '../../../../test/arcane-rig.ts';
import { effectOn, has } from '../../../rules/bearers/bearers.ts';
import { cannotCast } from '../../../rules/bearers/known-spells.ts';
import { afflict, DAY } from '../../../rules/effects/afflict.ts';
import { settleDeaths } from '../../../rules/harm/deaths.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { scoreOf } from '../../../rules/numbers/scores.ts';
import { endRound } from '../../../rules/time/round-end.ts';

test('[DT-ARC-401] a charmed monster is friendly and on the side of its caster for 20 − INT days, and hostile again when that side harms it', () => {
  const rig = sitWith({ dice: [10, 12] });
  const vex = caster(rig);
  const brute = rig.foe('brute');
  casts(rig, vex, 'charm-monster', { form: 'charm-one', at: brute });
  // INT −3 is a score of 3.
  const end = { at: 'time', clock: 17 * DAY };
  expect(effectOn(brute, 'deluded')?.until).toEqual(end);
  expect([brute.attitude, brute.side, brute.run]).toEqual(['friendly', 'party', vex.run]);
  const danger = { rule: 'DT-ATK-03', tags: [], by: vex };
  rig.play(hurt(rig.t, brute, { danger, isDamage: true, amount: 1 }));
  expect([brute.attitude, brute.side, brute.run.by]).toEqual(['hostile', 'foes', 'master']);
  expect([has(brute, 'deluded'), has(brute, 'charmed')]).toEqual([false, false]);
  rig.allDiceUsed();
});

test('[DT-ARC-401] in a fight its enemies save with advantage, and the mindless are never charmed', () => {
  const rig = sitWith({ dice: [10, 3, 20] });
  const vex = caster(rig);
  const brute = rig.foe('brute');
  const bones = rig.foe('bones');
  fight(rig, vex);
  casts(rig, vex, 'charm-monster', { form: 'charm-one', at: brute });
  expect(has(brute, 'deluded')).toBe(false);
  expect(fits(rig, vex, 'charm-monster', 'charm-one')).not.toContain(bones);
  rig.allDiceUsed();
});

test('[DT-ARC-401, DT-MAG-24] several of Level 3 or less are charmed, up to 3d6 Levels, the lowest first', () => {
  const rig = sitWith({ dice: [10, 1, 1, 1, 2, 2] });
  const vex = caster(rig);
  const wolf = rig.foe('wolf');
  const first = rig.foe('grunt');
  const second = rig.foe('grunt');
  const brute = rig.foe('brute');
  const all = [wolf, first, second].map(({ id }) => `at-${id}`);
  casts(rig, vex, 'charm-monster', {
    form: 'charm-several',
    script: [['spell-targets', ...all]],
  });
  // A pool of 3: both grunts, and the wolf of Level 2 is not afforded any more.
  expect([first, second, wolf, brute].map((one) => has(one, 'deluded'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  rig.allDiceUsed();
});

test('[DT-MAG-24] of equal Levels the nearest is charmed first, whoever was named first', () => {
  const rig = sitWith({ dice: [10, 1, 1, 1, 2, 2, 2] });
  const vex = caster(rig, {}, 0);
  const feet = [40, 10, 30, 20];
  const grunts = feet.map((far) => rig.foe('grunt', far));
  casts(rig, vex, 'charm-monster', {
    form: 'charm-several',
    script: [['spell-targets', ...grunts.map(({ id }) => `at-${id}`)]],
  });
  // A pool of 3.
  expect(grunts.map((one) => has(one, 'deluded'))).toEqual([false, true, true, true]);
  rig.allDiceUsed();
});

test('[DT-ARC-402] Confusion takes the weak without a save, others fail one and repeat it, for 12 rounds', () => {
  const rig = sitWith({ dice: [10, 1, 1, 1, 4] });
  const vex = caster(rig, {}, 0);
  const grunt = rig.foe('grunt', 60);
  const brute = rig.foe('brute', 65);
  casts(rig, vex, 'confusion', { script: [['point', `at-${grunt.id}`]] });
  expect(effectOn(grunt, 'confusion')?.save).toBeUndefined();
  expect(effectOn(brute, 'confusion')?.save).toEqual({
    ability: 'WIS',
    when: 'turn-end',
    target: 21,
  });
  expect(effectOn(brute, 'confusion')?.until).toEqual({ at: 'time', clock: 12 });
  rig.allDiceUsed();
});

test('[DT-ARC-402] no more than 3d6 creatures are confused, the nearest first', () => {
  const rig = sitWith({ dice: [10, 1, 1, 1] });
  const vex = caster(rig, {}, 0);
  const grunts = [60, 61, 62, 63].map((feet) => rig.foe('grunt', feet));
  casts(rig, vex, 'confusion', { script: [['point', `at-${grunts[0]?.id}`]] });
  expect(grunts.map((one) => has(one, 'confusion'))).toEqual([true, true, true, false]);
  rig.allDiceUsed();
});

test('[DT-ARC-505] Feeblemind is for those who cast, who save with disadvantage; INT is 2 and no spell comes', () => {
  const rig = sitWith({ dice: [10, 20, 3] });
  const vex = caster(rig);
  const rival = caster(rig, { name: 'Rival' });
  rig.foe('grunt');
  rival.side = 'foes';
  expect(fits(rig, vex, 'feeblemind')).toEqual([rival]);
  casts(rig, vex, 'feeblemind', { at: rival });
  expect(scoreOf(rig.t, rival, 'INT')).toBe(2);
  expect(cannotCast(rig.t, rival)?.key).toBe('closed.cannot-cast');
  rig.allDiceUsed();
});

test('[DT-ARC-505, DT-MAG-18] Feeblemind ends what its victim holds by concentration', () => {
  const rig = sitWith({ dice: [10, 5, 4] });
  const vex = caster(rig);
  const rival = caster(rig, { name: 'Rival' });
  rival.side = 'foes';
  const source = { rule: 'DT-ARC-509', by: rival.id, isSpell: true as const };
  const held = { kind: 'telekinesis', source, until: { at: 'cure' }, concentration: true } as const;
  rig.play(afflict(rig.t, rival, held));
  casts(rig, vex, 'feeblemind', { at: rival });
  expect(has(rival, 'telekinesis')).toBe(false);
});

test('[DT-ARC-506] Hold Monster at one: disadvantage on the first save; whoever fails repeats it each turn', () => {
  const rig = sitWith({ dice: [10, 19, 2] });
  const vex = caster(rig);
  const wolf = rig.foe('wolf');
  casts(rig, vex, 'hold-monster', { form: 'hold-one', at: wolf });
  expect(effectOn(wolf, 'paralyzed')).toMatchObject({
    until: { at: 'time', clock: 60 },
    save: { ability: 'WIS', when: 'turn-end', target: 21 },
  });
  rig.allDiceUsed();
});

test('[DT-ARC-506, DT-DIV-204] Hold Monster at several: half a die of them, the nearest first', () => {
  const rig = sitWith({ dice: [10, 3, 2, 20] });
  const vex = caster(rig, {}, 0);
  const [near, middle, far] = [10, 15, 20].map((feet) => rig.foe('wolf', feet));
  const ids = [near, middle, far].map((one) => `at-${one?.id}`);
  casts(rig, vex, 'hold-monster', { form: 'hold-several', script: [['spell-targets', ...ids]] });
  const held = [near, middle, far].map((one) => one !== undefined && has(one, 'paralyzed'));
  expect(held).toEqual([true, false, false]);
  rig.allDiceUsed();
});

test('[DT-ARC-409, DT-DIV-305] a curse goes if the casting total reaches 10 and the Level of whoever laid it', () => {
  const rig = sitWith({ dice: [4, 5] });
  const vex = caster(rig);
  const ash = rig.hero();
  const source = { rule: 'DT-ARC-409', by: vex.id, level: 11, isSpell: true as const };
  rig.play(afflict(rig.t, ash, { kind: 'cursed', source, until: { at: 'cure' } }));
  // 4 + 16 = 20 casts, but does not undo what Level 11 has laid.
  casts(rig, vex, 'remove-curse', { form: 'remove-curse', at: ash });
  expect(has(ash, 'cursed')).toBe(true);
  casts(rig, vex, 'remove-curse', { form: 'remove-curse', at: ash });
  expect(has(ash, 'cursed')).toBe(false);
  rig.allDiceUsed();
});

test('[DT-ARC-409] a curse that nobody has laid always goes, and of several the caster chooses', () => {
  const rig = sitWith({ dice: [3] });
  const vex = caster(rig);
  const ash = rig.hero();
  for (const kind of ['cursed', 'doomed'])
    rig.play(afflict(rig.t, ash, { kind, source: { rule: 'DT-DIV-506' }, until: { at: 'cure' } }));
  const doomed = effectOn(ash, 'doomed');
  casts(rig, vex, 'remove-curse', {
    form: 'remove-curse',
    at: ash,
    script: [['curse', `end-${doomed?.id}`]],
  });
  expect([has(ash, 'cursed'), has(ash, 'doomed')]).toEqual([true, false]);
  rig.allDiceUsed();
});

test('[DT-ARC-409, DT-MAG-16] to curse is to touch: the casting has to reach Armor Class, then a CHA save has to fail', () => {
  const rig = sitWith({ dice: [3, 4, 2] });
  const vex = caster(rig);
  const brute = rig.foe('brute', 5, 0, { ac: 20 });
  casts(rig, vex, 'remove-curse', { form: 'cause-curse', at: brute });
  expect(has(brute, 'cursed')).toBe(false);
  casts(rig, vex, 'remove-curse', { form: 'cause-curse', at: brute });
  expect(has(brute, 'cursed')).toBe(true);
  rig.allDiceUsed();
});

test('[DT-ARC-605, DT-DIV-505] a geas that is refused for a day also curses, until it is resumed', () => {
  const rig = sitWith({ dice: [10, 2] });
  const vex = caster(rig);
  const brute = rig.foe('brute');
  casts(rig, vex, 'geas', { form: 'geas', at: brute, script: [['deed-of-geas', 'forbidden']] });
  const task = effectOn(brute, 'compulsion');
  expect(task).toMatchObject({ until: { at: 'cure' }, data: { text: 'forbidden' } });
  if (task === undefined) return;
  const minute = () => rig.play(announce(rig.t, brute, 'minutePassed', {}));
  task.data = { ...task.data, stage: 1 };
  minute();
  rig.state.clock += DAY - 1;
  minute();
  expect(has(brute, 'cursed')).toBe(false);
  rig.state.clock += 1;
  minute();
  expect(has(brute, 'cursed')).toBe(true);
  task.data = { ...task.data, stage: 0 };
  minute();
  expect(has(brute, 'cursed')).toBe(false);
  rig.allDiceUsed();
});

test('[DT-ARC-605] Remove Geas needs a total of 10 and the Level of whoever laid it', () => {
  const rig = sitWith({ dice: [10, 2, 9, 10] });
  const vex = caster(rig);
  const brute = rig.foe('brute');
  casts(rig, vex, 'geas', { form: 'geas', at: brute });
  const bond = effectOn(brute, 'quest');
  if (bond !== undefined) Object.assign(bond.source, { level: 16 });
  casts(rig, vex, 'geas', { form: 'remove-geas', at: brute });
  expect(has(brute, 'compulsion')).toBe(true);
  casts(rig, vex, 'geas', { form: 'remove-geas', at: brute });
  expect([has(brute, 'compulsion'), has(brute, 'quest')]).toEqual([false, false]);
  rig.allDiceUsed();
});

test('[DT-ARC-504, DT-DICE-09] each question takes a minute and a hidden die; after the last a save against 10 and their number', () => {
  const rig = sitWith({ dice: [10, 1, 2, 6, 12, 4], options: { gm: 'human' }, seats: 2 });
  const vex = caster(rig, { scores: scores({ INT: 18 }) });
  casts(rig, vex, 'contact-higher-plane', { script: [['questions', 3]] });
  expect(rig.events('question-answered')).toMatchObject([
    { how: 'unknown', only: [1] },
    { how: 'false', only: [1] },
    { how: 'true', only: [1] },
  ]);
  // Whoever runs the game sees the die too; nobody else does.
  const faces = rig
    .events('dice-rolled')
    .filter((event) => 'for' in event && event.for === 'answer');
  expect(faces).toMatchObject([1, 2, 6].map((face) => ({ faces: [face], only: [1] })));
  expect(rig.state.clock).toBe(18);
  // Time passes as it does between fights.
  expect(rig.events('clock-advanced')).toHaveLength(3);
  // 12 + 0 is under 13.
  expect(effectOn(vex, 'confusion')?.until).toEqual({ at: 'time', clock: 18 + 4 * DAY });
  rig.allDiceUsed();
});

test('[DT-ARC-603] the Death Spell kills the living of Level 7 or less, up to 4d6 Levels, who fail; a token can save', () => {
  const rig = sitWith({ dice: [10, 1, 1, 2, 2, 5, 20, 19] });
  const vex = caster(rig, {}, 0);
  const grunt = rig.foe('grunt', 100);
  const brute = rig.foe('brute', 101);
  const other = rig.foe('grunt', 102);
  const champion = rig.foe('champion', 103);
  const bones = rig.foe('bones', 104);
  // A pool of 6: both grunts and the brute; the save of the second grunt is 19 + 1.
  casts(rig, vex, 'death-spell', { script: [['point', `at-${brute.id}`]] });
  rig.play(settleDeaths(rig.t));
  const lives = [grunt, brute, other, champion, bones].map(({ life }) => life);
  expect(lives).toEqual(['dead', 'alive', 'dead', 'alive', 'alive']);
  rig.allDiceUsed();
});

test('[DT-ARC-604] what Disintegrate fells is dust, and nobody can save it', () => {
  const rig = sitWith({ dice: [10, 3, 1, 1, 1, 1, 1, 1] });
  const vex = caster(rig);
  vex.tokens = 2;
  const ash = rig.hero({ hitDice: [20] });
  ash.side = 'foes';
  rig.state.rerolls = { 0: 'never', 1: 'never' };
  const { asked } = casts(rig, vex, 'disintegrate', { form: 'creature', at: ash });
  const settled = rig.play(settleDeaths(rig.t));
  // 6 + 22 damage: 20 − 28 is not −20, yet it is dust.
  expect([ash.life, [...asked, ...settled.asked].some((one) => one.startsWith('survive'))]).toEqual(
    ['dust', false],
  );
  rig.allDiceUsed();
});

test('[DT-ARC-612] flesh turns to stone and back; who died in stone is a corpse', () => {
  const rig = sitWith({ dice: [10, 2, 10, 10] });
  const vex = caster(rig);
  const brute = rig.foe('brute');
  casts(rig, vex, 'stone-to-flesh', { form: 'flesh-to-stone', at: brute });
  expect(has(brute, 'petrified')).toBe(true);
  casts(rig, vex, 'stone-to-flesh', { form: 'stone-to-flesh', at: brute });
  expect([has(brute, 'petrified'), brute.life]).toEqual([false, 'alive']);
  const statue = rig.foe('grunt');
  const source = { rule: 'DT-HER-15' };
  rig.play(afflict(rig.t, statue, { kind: 'petrified', source, until: { at: 'cure' } }));
  statue.life = 'dead';
  casts(rig, vex, 'stone-to-flesh', { form: 'stone-to-flesh', at: statue });
  expect([has(statue, 'petrified'), statue.life]).toEqual([false, 'dead']);
  rig.allDiceUsed();
});

test('[DT-ARC-601] inside the Anti-Magic Shell no magic comes in or goes out, for 120 minutes', () => {
  const rig = sitWith({ dice: [10, 10] });
  const vex = caster(rig);
  const rival = caster(rig, { name: 'Rival' });
  casts(rig, vex, 'anti-magic-shell');
  expect(effectOn(vex, 'warded')?.until).toEqual({ at: 'time', clock: 720 });
  expect(cannotCast(rig.t, vex)?.key).toBe('closed.warded');
  rival.side = 'foes';
  casts(rig, rival, 'hold-monster', { form: 'hold-one', at: vex });
  expect(has(vex, 'paralyzed')).toBe(false);
  rig.state.clock = 719;
  rig.play(endRound(rig.t, { isMinute: true }));
  expect(has(vex, 'warded')).toBe(false);
  rig.allDiceUsed();
});
