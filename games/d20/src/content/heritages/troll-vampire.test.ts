import { describe, expect, test } from 'vitest';
import { type Sitting, sit } from '../../../test/rig.ts';
import { block, blocks, gear } from '../../../test/stand-ins.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { hold } from '../../rules/actions/grapple.ts';
import { isInAim } from '../../rules/attack/aim.ts';
import { attackRoll } from '../../rules/attack/attack.ts';
import { attacksOf } from '../../rules/attack/forms.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { isA } from '../../rules/effects/kinds.ts';
import { settleDeaths } from '../../rules/harm/deaths.ts';
import { heal } from '../../rules/harm/heal.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { announce } from '../../rules/moments/moment.ts';
import { lockedOf } from '../../rules/numbers/hit-points.ts';
import { endRound } from '../../rules/time/round-end.ts';

const CAVE_TROLL = block('cave-troll', {
  level: 6,
  ac: 14,
  hp: 39,
  mods: { STR: 4, DEX: 1, CON: 3, INT: -2, WIS: -1, CHA: -2 },
  traits: ['troll'],
  tags: ['living', 'evil'],
});
const GUARD = block('guard', { level: 2, ac: 16, hp: 7 });
const GHOUL = block('ghoul', { level: 3, ac: 13, hp: 14, tags: ['undead', 'evil'] });

const sitDown = (some: Sitting = {}) =>
  sit({ ...some, content: { gear, blocks: blocks(CAVE_TROLL, GUARD, GHOUL) } });

const harmed = (t: D20, creature: Creature, amount: number, ...tags: readonly string[]) =>
  hurt(t, creature, { danger: { rule: 'DT-GEN-05', tags }, isDamage: true, amount });

describe('[DT-HER-15] a Troll', () => {
  test('[DT-EX-19] regains what no fire took, a point a round; rest heals the rest first', () => {
    const { t, foe, play } = sitDown();
    const troll = foe('cave-troll');
    play(harmed(t, troll, 10, 'weapon'));
    play(harmed(t, troll, 8, 'fire'));
    expect([troll.hp, lockedOf(troll)]).toEqual([21, 8]);
    for (let round = 0; round < 10; round += 1) play(endRound(t, { isMinute: false }));
    expect(troll.hp).toBe(31);
    play(endRound(t, { isMinute: false }));
    expect(troll.hp).toBe(31);
    play(heal(t, troll, { amount: 3, way: 'natural', rule: 'DT-HEAL-01' }));
    expect([troll.hp, lockedOf(troll)]).toEqual([34, 5]);
  });

  test('regains at 0 or less too, until it is dead; acid locks as fire does', () => {
    const { t, foe, play } = sitDown();
    const troll = foe('cave-troll');
    play(harmed(t, troll, 45, 'weapon'));
    play(endRound(t, { isMinute: false }));
    expect(troll.hp).toBe(-5);
    play(harmed(t, troll, 3, 'acid'));
    expect(lockedOf(troll)).toBe(3);
    play(harmed(t, troll, 99, 'weapon'));
    play(settleDeaths(t));
    play(endRound(t, { isMinute: false }));
    expect([troll.life, troll.hp]).toEqual(['dead', -39]);
  });

  test('[DT-HER-18] burns in the sun each round, in the shade each minute, at night and indoors never', () => {
    const { t, foe, play, state, allDiceUsed } = sitDown({
      dice: [4, 5],
      ground: { isOutdoors: true },
    });
    const troll = foe('cave-troll');
    const round = (isMinute: boolean) => {
      const before = troll.hp;
      play(endRound(t, { isMinute }));
      return before - troll.hp;
    };
    // A point of it comes back in the same round’s end.
    expect(round(false)).toBe(3);
    state.ground.isDark = true;
    expect(round(true)).toBe(-1);
    state.ground = { ...state.ground, isDark: false, setting: ['shade'] };
    troll.hp = 39;
    expect(round(false)).toBe(0);
    expect(round(true)).toBe(5);
    state.ground.isOutdoors = false;
    troll.hp = 39;
    expect(round(true)).toBe(0);
    allDiceUsed();
  });

  test('turns to stone when the sun kills it, and is dead in it; by a sword it is plainly dead', () => {
    const { t, foe, play } = sitDown({ dice: [6], ground: { isOutdoors: true } });
    const troll = foe('cave-troll');
    troll.hp = -35;
    play(endRound(t, { isMinute: false }));
    expect([troll.life, troll.effects.map(({ kind }) => kind)]).toEqual(['dead', ['petrified']]);
    t.state.ground.isOutdoors = false;
    const other = foe('cave-troll');
    play(harmed(t, other, 99, 'weapon'));
    play(settleDeaths(t));
    expect([other.life, other.effects]).toEqual(['dead', []]);
  });
});

describe('[DT-HER-17] a Vampire', () => {
  const scores = { STR: 18, DEX: 16, CON: 16, INT: 16, WIS: 14, CHA: 18 };
  const count = { level: 12, scores, heritage: 'vampire', heritageChoice: 'CHA' };
  const dracula = (table: ReturnType<typeof sitDown>) =>
    table.hero({
      ...count,
      roles: [{ id: 'fighting-expert' }],
      hitDice: Array.from({ length: 9 }, () => 3.5),
    });
  const biteOf = (t: D20, vampire: Creature) => {
    const bite = attacksOf(t, vampire).find(({ id }) => id === 'bite');
    if (bite === undefined) throw new Error('no bite');
    return bite;
  };

  test('[DT-EX-20] drinks from whom it holds: half of what it causes, the locked loss first', () => {
    const table = sitDown({ dice: [11, 5] });
    const { t, foe, play, allDiceUsed } = table;
    const vampire = dracula(table);
    const guard = foe('guard');
    vampire.hp = 40;
    vampire.lockedLoss = [{ trait: 'vampire', ways: ['blood'], amount: 2 }];
    play(hold(t, vampire, guard));
    play(attackRoll(t, vampire, biteOf(t, vampire), guard));
    expect([vampire.hp, lockedOf(vampire)]).toEqual([49, 0]);
    allDiceUsed();
  });

  test('[DT-EX-20] felled by the sun it does not rise by itself', () => {
    const table = sitDown({ dice: [6], ground: { isOutdoors: true } });
    const { t, play, state, allDiceUsed } = table;
    const vampire = dracula(table);
    vampire.hp = 5;
    play(endRound(t, { isMinute: false }));
    expect(vampire.hp).toBe(-1);
    state.ground.isOutdoors = false;
    play(endRound(t, { isMinute: true }));
    expect(vampire.hp).toBe(-1);
    allDiceUsed();
  });

  test('bites those whom it holds or who are in its thrall, and nobody else', () => {
    const table = sitDown();
    const { t, foe, play } = table;
    const vampire = dracula(table);
    const [free, charmed, far] = [foe('guard', 5), foe('guard', 5), foe('guard', 50)];
    for (const one of [charmed, far]) {
      const source = { rule: 'DT-ARC-101', by: vampire.id };
      play(afflict(t, one, { kind: 'deluded', source, until: { at: 'cure' } }));
    }
    const bites = (target: Creature) => isInAim(t, vampire, biteOf(t, vampire), target);
    expect([free, charmed, far].map(bites)).toEqual([false, true, false]);
    play(afflict(t, free, { kind: 'paralyzed', source: { rule: 'x' }, until: { at: 'cure' } }));
    expect(bites(free)).toBe(true);
  });

  test('has its fists besides, against whom it does not hold', () => {
    const table = sitDown();
    const { t, foe } = table;
    const vampire = dracula(table);
    const guard = foe('guard');
    const reach = attacksOf(t, vampire).map((attack) => [
      attack.id,
      isInAim(t, vampire, attack, guard),
    ]);
    expect(reach).toEqual([
      ['bite', false],
      ['unarmed', true],
    ]);
  });

  test('gets nothing from the dead: a ghoul has no blood', () => {
    const table = sitDown({ dice: [15, 5] });
    const { t, foe, play, allDiceUsed } = table;
    const vampire = dracula(table);
    const ghoul = foe('ghoul');
    vampire.hp = 40;
    play(hold(t, vampire, ghoul));
    play(attackRoll(t, vampire, biteOf(t, vampire), ghoul));
    expect(vampire.hp).toBe(40);
    allDiceUsed();
  });

  test('[DT-HP-15, DT-HP-16] loses a point a day that rest does not give back', () => {
    const table = sitDown();
    const { t, play } = table;
    const vampire = dracula(table);
    play(announce(t, vampire, 'dayPassed', {}));
    expect([vampire.hp, lockedOf(vampire)]).toEqual([57, 1]);
    play(heal(t, vampire, { amount: 9, way: 'natural', rule: 'DT-HEAL-01' }));
    expect(vampire.hp).toBe(57);
    play(heal(t, vampire, { amount: 9, way: 'blood', rule: 'DT-HER-17' }));
    expect([vampire.hp, lockedOf(vampire)]).toEqual([58, 0]);
  });

  test('rises from 0 a point a minute and does not die at −maximum, but for the sun and what is holy', () => {
    const table = sitDown();
    const { t, play } = table;
    const vampire = dracula(table);
    play(harmed(t, vampire, 200, 'weapon'));
    play(settleDeaths(t));
    expect([vampire.hp, vampire.life]).toEqual([-58, 'alive']);
    play(endRound(t, { isMinute: false }));
    expect(vampire.hp).toBe(-58);
    play(endRound(t, { isMinute: true }));
    expect(vampire.hp).toBe(-57);
    play(harmed(t, vampire, 1, 'weapon'));
    // Struck once more by something holy, with no Hit Points left to lose.
    play(harmed(t, vampire, 1, 'weapon', 'holy'));
    play(settleDeaths(t));
    expect(vampire.life).toBe('dead');
  });

  test('rises again when later damage was neither of the sun nor holy', () => {
    const table = sitDown();
    const { t, play } = table;
    const vampire = dracula(table);
    play(harmed(t, vampire, 60, 'holy'));
    play(endRound(t, { isMinute: true }));
    expect(vampire.hp).toBe(-2);
    play(harmed(t, vampire, 1, 'weapon'));
    play(endRound(t, { isMinute: true }));
    expect(vampire.hp).toBe(-2);
    play(endRound(t, { isMinute: true }));
    expect(vampire.hp).toBe(-1);
  });

  test('[DT-MAG-22, DT-MAG-23] is undead and evil for every power, and no living person', () => {
    const table = sitDown();
    const { t } = table;
    const vampire = dracula(table);
    const kinds = ['undead', 'evil', 'living', 'person'].map((kind) => isA(t, vampire, kind));
    expect(kinds).toEqual([true, true, false, false]);
  });

  test('[DT-HER-18] under a hood in the sun it burns once a minute', () => {
    const table = sitDown({ dice: [3], ground: { isOutdoors: true } });
    const { t, play, allDiceUsed } = table;
    const vampire = table.hero({
      ...count,
      hitDice: [6],
      gear: [{ kind: 'light-armor', is: 'worn', tags: ['hooded'] }],
    });
    const full = vampire.hp;
    play(endRound(t, { isMinute: false }));
    expect(vampire.hp).toBe(full);
    play(endRound(t, { isMinute: true }));
    expect(vampire.hp).toBe(full - 3);
    allDiceUsed();
  });
});
