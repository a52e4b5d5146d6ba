import { expect, test } from 'vitest';
import {
  caster,
  casts,
  fight,
  fits,
  type Rig,
  scores,
  sitWith,
} from '../../../../test/arcane-rig.ts';
import type { Creature, Turn } from '../../../model.ts';
import { powersOf } from '../../../rules/actions/powers.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { effectOn, has, isBanned } from '../../../rules/bearers/bearers.ts';
import { cannotCast } from '../../../rules/bearers/known-spells.ts';
import { endCombat } from '../../../rules/combat/end.ts';
import { deedsOf, oneDeed } from '../../../rules/combat/one-deed.ts';
import { afflict, DAY } from '../../../rules/effects/afflict.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { settleDeaths } from '../../../rules/harm/deaths.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { acOf } from '../../../rules/numbers/armor.ts';
import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import { modifierOf, scoreOf } from '../../../rules/numbers/scores.ts';
import { canFly, speedOf } from '../../../rules/place/speed.ts';

const turnOf = ({ id }: Creature): Turn => ({
  creature: id,
  moved: 0,
  actions: 0,
  extra: 0,
  extraAttacks: 0,
  free: [],
  isOver: false,
});

const harm = (amount: number, by?: Creature) => ({
  danger: { rule: 'DT-ATK-03', tags: [], ...(by === undefined ? {} : { by }) },
  isDamage: true,
  amount,
});

/** Uses a power of a creature that is open. */
function uses(rig: Rig, creature: Creature, id: string, script: Parameters<Rig['play']>[1] = []) {
  const power = powersOf(rig.t, creature, 'combat').find((one) => one.id === id);
  if (power === undefined) throw new Error(`"${id}" is not open`);
  return rig.play(power.run(rig.t), script);
}

test('[DT-ARC-407] Polymorph Others: body and abilities of the form, Hit Points and mind its own', () => {
  const rig = sitWith({ dice: [10, 2] });
  const vex = caster(rig);
  const ash = rig.hero({
    level: 2,
    hitDice: [5, 5],
    scores: scores({ CON: 16, INT: 14 }),
    heritage: 'hardy',
  });
  ash.side = 'foes';
  expect([maxHpOf(rig.t, ash), acOf(rig.t, ash)]).toEqual([14, 12]);
  casts(rig, vex, 'polymorph-others', { at: ash, script: [['form', 'wolf']] });
  expect([ash.hp, maxHpOf(rig.t, ash)]).toEqual([14, 14]);
  expect([acOf(rig.t, ash), speedOf(rig.t, ash)]).toEqual([13, 60]);
  expect(attacksOf(rig.t, ash).map(({ id }) => id)).toEqual(['bite']);
  expect([modifierOf(rig.t, ash, 'STR'), scoreOf(rig.t, ash, 'INT')]).toEqual([3, 14]);
  rig.allDiceUsed();
});

test('[DT-ARC-407] the form has at most twice the Level of its victim, and is alive', () => {
  const rig = sitWith({ dice: [10, 2] });
  const vex = caster(rig);
  const grunt = rig.foe('grunt');
  expect(() =>
    casts(rig, vex, 'polymorph-others', { at: grunt, script: [['form', 'brute']] }),
  ).toThrow('not brute');
  expect(fits(rig, vex, 'polymorph-others')).toEqual([grunt]);
});

test('[DT-ARC-407, DT-HP-08] at 0 a polymorphed creature is itself again, at 0 and unconscious', () => {
  const rig = sitWith({ dice: [10, 2] });
  const vex = caster(rig);
  const ash = rig.hero({ level: 2, hitDice: [5, 5] });
  ash.side = 'foes';
  casts(rig, vex, 'polymorph-others', { at: ash, script: [['form', 'wolf']] });
  rig.play(hurt(rig.t, ash, harm(99)));
  rig.play(settleDeaths(rig.t));
  expect([ash.hp, ash.life, has(ash, 'polymorphed')]).toEqual([0, 'alive', false]);
  expect(has(ash, 'unconscious')).toBe(true);
  rig.allDiceUsed();
});

test('[DT-ARC-407] after a day the own mind has faded, and it comes back with the body', () => {
  const rig = sitWith({ dice: [10, 2] });
  const vex = caster(rig);
  const ash = rig.hero({ level: 2, hitDice: [5, 5], scores: scores({ INT: 14 }) });
  const { run } = ash;
  ash.side = 'foes';
  casts(rig, vex, 'polymorph-others', { at: ash, script: [['form', 'wolf']] });
  const minute = () => rig.play(announce(rig.t, ash, 'minutePassed', {}));
  rig.state.clock = DAY - 1;
  minute();
  expect(ash.run).toEqual(run);
  rig.state.clock = DAY;
  minute();
  expect([ash.run.by, modifierOf(rig.t, ash, 'INT')]).toEqual(['master', -3]);
  rig.play(relieveOf(rig.t, ash, ['polymorphed'], 'cure', 'DT-ARC-302'));
  expect([ash.run, scoreOf(rig.t, ash, 'INT')]).toEqual([run, 14]);
  rig.allDiceUsed();
});

test('[DT-ARC-408] Polymorph Self: Armor Class, speeds and attacks of a form up to the own Level, but no casting', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, { scores: scores({ INT: 18, CON: 12, DEX: 14 }), heritage: 'hardy' });
  const max = maxHpOf(rig.t, vex);
  casts(rig, vex, 'polymorph-self', { script: [['form', 'eagle']] });
  expect([acOf(rig.t, vex), speedOf(rig.t, vex), canFly(rig.t, vex)]).toEqual([15, 80, true]);
  expect([maxHpOf(rig.t, vex), scoreOf(rig.t, vex, 'DEX')]).toEqual([max, 14]);
  expect(cannotCast(rig.t, vex)?.key).toBe('closed.cannot-cast');
  expect(effectOn(vex, 'polymorph-self')?.until).toEqual({ at: 'time', clock: 170 * 6 });
  rig.play(relieveOf(rig.t, vex, ['polymorph-self'], 'end', 'DT-MAG-21'));
  expect([acOf(rig.t, vex), speedOf(rig.t, vex)]).toEqual([13, 40]);
  rig.allDiceUsed();
});

test('[DT-ARC-501] the dead rise on the side of their caster, as many Levels as it has with those that it keeps', () => {
  const rig = sitWith({ dice: [16, 16] });
  const vex = caster(rig, { level: 9, hitDice: [4, 4, 4, 4, 4, 4, 4, 4, 4] }, 0);
  const dead = [5, 10, 15, 20, 25, 30].map((feet) => rig.foe('grunt', feet));
  for (const one of dead) Object.assign(one, { life: 'dead', hp: -5 });
  const [a, b, c, d, e] = dead.map(({ id }) => id);
  const script = [a, b, c, d].map((id) => ['remains', `zombie-${id}`] as const);
  casts(rig, vex, 'animate-dead', { script: [...script, ['remains', `skeleton-${e}`]] });
  const risen = rig.state.creatures.filter((one) => has(one, 'animated'));
  expect(risen.map(({ block }) => block)).toEqual([
    'zombie',
    'zombie',
    'zombie',
    'zombie',
    'skeleton',
  ]);
  expect(risen.every(({ side, run }) => side === 'party' && run === vex.run)).toBe(true);
  expect(dead[0]?.place.at).toBe('away');
  // All nine Levels are kept: the next casting raises nobody, until one of them is destroyed.
  const { asked } = casts(rig, vex, 'animate-dead');
  expect(asked).toEqual([]);
  rig.allDiceUsed();
});

test('[DT-ARC-503, DT-MON-42] an elemental has the Level of its caster, and each element comes once a day', () => {
  const rig = sitWith({ dice: [10, 10] });
  const vex = caster(rig);
  casts(rig, vex, 'conjure-elemental', { script: [['element', 'fire']] });
  const being = rig.state.creatures.at(-1);
  if (being === undefined) return;
  expect([being.level, being.hp, being.side, being.run]).toEqual([11, 55, 'party', vex.run]);
  expect(attacksOf(rig.t, being)[0]).toMatchObject({
    tags: ['natural', 'fire'],
    printed: { hit: 11, damage: { d6: 2, plus: 5 } },
  });
  expect(cannotCast(rig.t, vex)?.key).toBe('closed.concentrates');
  rig.play(relieveOf(rig.t, being, ['obeys'], 'end', 'DT-MAG-21'));
  expect(being.life).toBe('dust');
  expect(() => casts(rig, vex, 'conjure-elemental', { script: [['element', 'fire']] })).toThrow(
    'not fire',
  );
});

test('[DT-ARC-503, DT-MAG-18] concentration lost, the elemental turns on its caster; dispelled it is gone', () => {
  const rig = sitWith({ dice: [10, 14] });
  const vex = caster(rig);
  fight(rig, vex);
  casts(rig, vex, 'conjure-elemental', { script: [['element', 'air']] });
  const being = rig.state.creatures.at(-1);
  if (being === undefined) return;
  expect([speedOf(rig.t, being), canFly(rig.t, being)]).toEqual([80, true]);
  expect(rig.state.combat?.arrived).toEqual([being.id]);
  // 8 points: a concentrate task of 15 (CON +0).
  rig.play(hurt(rig.t, vex, harm(8)));
  expect([being.side, being.run.by, being.attitude]).toEqual(['foes', 'master', 'hostile']);
  expect(being.hurtBy[vex.id]).toBeGreaterThan(1000);
  rig.play(relieveOf(rig.t, being, ['conjured'], 'cure', 'DT-ARC-302'));
  expect(being.life).toBe('dust');
  rig.allDiceUsed();
});

test('[DT-ARC-606] an invisible stalker fights for its caster, and goes when the fight is over', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig);
  fight(rig, vex);
  casts(rig, vex, 'invisible-stalker', { script: [['stalker-task', 'fight']] });
  const stalker = rig.state.creatures.at(-1);
  expect([stalker?.block, stalker?.side]).toEqual(['invisible-stalker', 'party']);
  rig.play(endCombat(rig.t, 'over'));
  expect(stalker?.life).toBe('dust');
  rig.allDiceUsed();
});

test('[DT-ARC-606] it turns on whoever gives it an endless task, as the person who runs the game says', () => {
  const rig = sitWith({ dice: [10], options: { gm: 'human' }, seats: 2 });
  const vex = caster(rig);
  fight(rig, vex);
  const script = [
    ['stalker-task', 'errand'],
    ['endless-task', 'is-endless'],
  ] as const;
  casts(rig, vex, 'invisible-stalker', { script });
  const stalker = rig.state.creatures.at(-1);
  expect([stalker?.side, stalker?.place.at]).toEqual(['foes', 'line']);
  rig.allDiceUsed();
});

/** A caster whose soul is in a jar, in the middle of a fight with a brute. */
function inJar(dice: readonly number[]) {
  const rig = sitWith({ dice: [10, ...dice] });
  const vex = caster(rig, { scores: scores({ INT: 18, CHA: 16 }) });
  const brute = rig.foe('brute');
  fight(rig, vex);
  casts(rig, vex, 'magic-jar');
  const jar = rig.state.creatures.at(-1);
  if (jar === undefined) throw new Error('there is no jar');
  return { rig, vex, brute, jar };
}

test('[DT-ARC-507] the body lies as dead; the soul in the jar takes who fails: its body, the own mind', () => {
  const { rig, vex, brute, jar } = inJar([3]);
  expect(['move', 'act', 'see'].every((ban) => isBanned(rig.t, vex, ban as 'act'))).toBe(true);
  const deeds = deedsOf(rig.t, jar, turnOf(jar)).map(({ id }) => id);
  expect(deeds).toEqual(['power-take-body', 'power-leave-jar', 'end-turn']);
  uses(rig, jar, 'take-body', [['host', `take-${brute.id}`]]);
  expect([brute.run, brute.side]).toEqual([vex.run, 'party']);
  expect([modifierOf(rig.t, brute, 'STR'), modifierOf(rig.t, brute, 'INT')]).toEqual([3, 3]);
  expect(isBanned(rig.t, jar, 'choose')).toBe(true);
  uses(rig, brute, 'leave-host');
  expect([brute.run.by, brute.side, isBanned(rig.t, jar, 'choose')]).toEqual([
    'master',
    'foes',
    false,
  ]);
  rig.allDiceUsed();
});

test('[DT-ARC-507, DT-HP-14] roles go with the mind: the body has no more Hit Points than it gives, until it is itself again', () => {
  const rig = sitWith({ dice: [10, 3] });
  const vex = caster(rig, { scores: scores({ INT: 18, CHA: 16 }) });
  const tough = rig.hero({ level: 5, hitDice: [4, 4, 4, 4, 4], roles: [{ id: 'toughness' }] }, 10);
  fight(rig, vex);
  tough.side = 'foes';
  const whole = maxHpOf(rig.t, tough);
  tough.hp = whole;
  casts(rig, vex, 'magic-jar');
  const jar = rig.state.creatures.at(-1);
  if (jar === undefined) throw new Error('there is no jar');
  uses(rig, jar, 'take-body', [['host', `take-${tough.id}`]]);
  expect([tough.hp, maxHpOf(rig.t, tough)]).toEqual([20, 20]);
  uses(rig, tough, 'leave-host');
  expect([tough.hp, maxHpOf(rig.t, tough)]).toEqual([whole, whole]);
  expect(whole).toBeGreaterThan(20);
});

test('[DT-ARC-507] whoever saves is safe from that soul for 24 hours', () => {
  const { rig, brute, jar } = inJar([20]);
  if (brute.printed !== undefined) brute.printed.mods.CHA = 2;
  uses(rig, jar, 'take-body');
  expect(has(brute, 'possessed')).toBe(false);
  expect(() => uses(rig, jar, 'take-body')).toThrow('not open');
  rig.state.clock += DAY;
  expect(powersOf(rig.t, jar, 'combat').map(({ id }) => id)).toContain('take-body');
  rig.allDiceUsed();
});

test('[DT-ARC-507] the host killed, the soul is back in its jar', () => {
  const { rig, vex, brute, jar } = inJar([3]);
  uses(rig, jar, 'take-body');
  rig.play(hurt(rig.t, brute, harm(99)));
  rig.play(settleDeaths(rig.t));
  expect([brute.life, vex.life, has(jar, 'empty-jar'), has(vex, 'soul-out')]).toEqual([
    'dead',
    'alive',
    false,
    true,
  ]);
  rig.allDiceUsed();
});

test('[DT-ARC-507] the jar broken with the soul in it, the caster dies; out in a host, it remains there', () => {
  const within = inJar([]);
  within.rig.play(hurt(within.rig.t, within.jar, harm(9)));
  within.rig.play(settleDeaths(within.rig.t));
  expect(within.vex.life).toBe('dead');
  const out = inJar([3]);
  uses(out.rig, out.jar, 'take-body');
  out.rig.play(hurt(out.rig.t, out.jar, harm(9)));
  expect([out.vex.life, has(out.brute, 'possessed')]).toEqual(['alive', true]);
  // Without a jar the death of the host is the caster's.
  out.rig.play(hurt(out.rig.t, out.brute, harm(99)));
  out.rig.play(settleDeaths(out.rig.t));
  expect([out.brute.life, out.vex.life]).toEqual(['dead', 'dead']);
});

test('[DT-ARC-507] the body killed, the soul stays in the jar and can take others', () => {
  const { rig, vex, brute, jar } = inJar([3]);
  rig.play(hurt(rig.t, vex, harm(999)));
  rig.play(settleDeaths(rig.t));
  expect([vex.life, jar.life]).toEqual(['dead', 'alive']);
  expect(powersOf(rig.t, jar, 'combat').map(({ id }) => id)).toEqual(['take-body']);
  uses(rig, jar, 'take-body');
  expect([has(brute, 'possessed'), modifierOf(rig.t, brute, 'CHA')]).toEqual([true, 2]);
  rig.allDiceUsed();
});

test('[DT-ARC-507, DT-MAG-18] concentration lost by a wound of the host, everybody is in the own body', () => {
  const { rig, vex, brute, jar } = inJar([3, 10]);
  uses(rig, jar, 'take-body');
  // CON +1 of the host: 11 is under 15.
  rig.play(hurt(rig.t, brute, harm(8)));
  expect([has(brute, 'possessed'), brute.side, has(vex, 'soul-out'), jar.life]).toEqual([
    false,
    'foes',
    false,
    'dust',
  ]);
  rig.allDiceUsed();
});

test('[DT-ARC-611] the dead return at 1 HP in the body of the heritage that is rolled, which asks anew; roles stay', () => {
  const rig = sitWith({ dice: [10, 14] });
  const vex = caster(rig);
  const ash = rig.hero({
    level: 2,
    hitDice: [5, 5],
    heritage: 'elf',
    roles: [{ id: 'toughness' }],
  });
  Object.assign(ash, { life: 'dead', hp: -10, death: { clock: 0, tags: [] } });
  rig.state.clock = 7 * DAY;
  casts(rig, vex, 'reincarnation', { at: ash, script: [['heritage-choice', 'CHA']] });
  expect([ash.life, ash.hp, ash.traits]).toEqual(['alive', 1, ['superhuman', 'toughness']]);
  expect(ash.character).toMatchObject({ heritage: 'superhuman', heritageChoice: 'CHA' });
  rig.allDiceUsed();
});

test('[DT-ARC-611, DT-HER-13] what the new heritage begins with is laid, what the old one did is gone', () => {
  const rig = sitWith({ dice: [10, 13, 10, 12] });
  const vex = caster(rig);
  const ash = rig.hero({ heritage: 'elf' });
  const dies = () => Object.assign(ash, { life: 'dead', hp: -4, death: { clock: 0, tags: [] } });
  dies();
  casts(rig, vex, 'reincarnation', { at: ash });
  expect(has(ash, 'embodied')).toBe(true);
  dies();
  casts(rig, vex, 'reincarnation', { at: ash });
  expect([ash.character?.heritage, has(ash, 'embodied')]).toEqual(['orc', false]);
  rig.allDiceUsed();
});

test('[DT-ARC-611, DT-DICE-09] above 17 the player of the dead chooses; after 7 days nobody returns', () => {
  const rig = sitWith({ dice: [10, 18] });
  const vex = caster(rig);
  const ash = rig.hero({ heritage: 'elf' });
  Object.assign(ash, { life: 'dead', hp: -4, death: { clock: 0, tags: [] } });
  const { asked } = casts(rig, vex, 'reincarnation', { at: ash, script: [['heritage', 'orc']] });
  const die = { creature: vex.id, for: 'reincarnation', faces: [18] };
  expect(rig.events('dice-rolled')).toMatchObject([die]);
  expect([asked.includes('heritage 1'), ash.character?.heritage]).toEqual([true, 'orc']);
  Object.assign(ash, { life: 'dead', hp: -4, death: { clock: 0, tags: [] } });
  rig.state.clock = 7 * DAY + 1;
  expect(fits(rig, vex, 'reincarnation')).toEqual([]);
  rig.allDiceUsed();
});

test('[DT-MON-42] a natural 20 of an elemental of fire sets its target aflame', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig);
  const grunt = rig.foe('grunt');
  casts(rig, vex, 'conjure-elemental', { script: [['element', 'fire']] });
  const being = rig.state.creatures.at(-1);
  const attack = being === undefined ? undefined : attacksOf(rig.t, being)[0];
  if (being === undefined || attack === undefined) return;
  const hit = (natural: number) =>
    rig.play(announce(rig.t, being, 'hit', { attack, target: grunt, natural, loss: 1, amount: 1 }));
  hit(19);
  expect(has(grunt, 'aflame')).toBe(false);
  hit(20);
  expect(has(grunt, 'aflame')).toBe(true);
});

test('[DT-ARC-407] a form without words casts nothing', () => {
  const rig = sitWith();
  const vex = caster(rig, { spells: { 'arcane-magic': ['cloudkill'] } });
  const ids = () => deedsOf(rig.t, vex, turnOf(vex)).map(({ kind }) => kind);
  expect(ids()).toContain('cast');
  const source = { rule: 'DT-ARC-407' };
  const data = { text: 'wolf' };
  rig.play(afflict(rig.t, vex, { kind: 'polymorphed', source, until: { at: 'cure' }, data }));
  expect(ids()).not.toContain('cast');
  rig.play(oneDeed(rig.t, vex, turnOf(vex)), [['deed', 'end-turn']]);
});
