import { expect, test } from 'vitest';
import { inTurn, lay, rounds } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { effectOn, has } from '../../rules/bearers/bearers.ts';
import { oneDeed } from '../../rules/combat/one-deed.ts';
import { saveAtTurnEnd } from '../../rules/effects/repeated-saves.ts';
import { enterZones, layZone } from '../../rules/effects/zones.ts';
import { hazardDamage, hazardOf, strike } from '../../rules/harm/hazard.ts';
import { speedOf } from '../../rules/place/speed.ts';
import { blast } from './blast.ts';
import { fallLevel } from './fall.ts';
import { HAZARDS } from './index.ts';

type Rig = ReturnType<typeof sit>;

/** A strong body, which a hazard does not fell at once. */
const tough = (rig: Rig, x?: number) => rig.hero({ level: 9, hitDice: Array(9).fill(6) }, x);

const zone = (rig: Rig, kind: string, cells: readonly number[]) =>
  layZone(rig.t, {
    kind,
    source: { rule: 'DT-HAZ-01' },
    until: { at: 'scene' },
    shape: { is: 'cells', cells },
  });

test.each([
  ['DT-HAZ-10', 'fall', 2, 'DEX'],
  ['DT-HAZ-11', 'covered-pit', 2, 'DEX'],
  ['DT-HAZ-12', 'poison-needle', 3, 'CON'],
  ['DT-HAZ-13', 'burning-oil', 4, 'DEX'],
  ['DT-HAZ-14', 'swinging-blade', 5, 'DEX'],
  ['DT-HAZ-15', 'choking-gas', 6, 'CON'],
  ['DT-HAZ-16', 'live-cable', 6, 'DEX'],
  ['DT-HAZ-17', 'rockfall', 8, 'DEX'],
  ['DT-HAZ-18', 'radiation-leak', 8, 'CON'],
  ['DT-HAZ-19', 'hard-vacuum', 4, 'CON'],
  ['DT-HAZ-20', 'freezing', 3, 'CON'],
  ['DT-HAZ-21', 'explosive-charge', 8, 'DEX'],
  ['DT-HAZ-22', 'lava', 15, 'DEX'],
] as const)(
  '[%s, DT-INV-20] %s is of Level %d and saved against with %s',
  (rule, id, level, save) => {
    const hazard = HAZARDS.find((one) => one.id === id);
    expect(hazard).toMatchObject({ rule, level, save });
    const rig = sit({ dice: [level, level - 1] });
    const saved = tough(rig);
    const failed = tough(rig);
    rig.play(strike(rig.t, saved, hazardOf(rig.t, id)));
    rig.play(strike(rig.t, failed, hazardOf(rig.t, id)));
    expect([54 - saved.hp, 54 - failed.hp]).toEqual([Math.floor(level / 2), 2 * level]);
    rig.allDiceUsed();
  },
);

test('[DT-HAZ-02] a hazard costs half its Level whoever saves, and twice its Level whoever does not', () => {
  const level = [1, 5, 12];
  expect(level.map((one) => hazardDamage(one, true))).toEqual([0, 2, 6]);
  expect(level.map((one) => hazardDamage(one, false))).toEqual([2, 10, 24]);
});

test('[DT-HAZ-01] every hazard has a Level, a save and tags', () => {
  for (const { level, save, tags, rule } of HAZARDS) {
    expect(level).toBeGreaterThan(0);
    expect(['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA']).toContain(save);
    expect([tags.length > 0, rule.startsWith('DT-HAZ-')]).toEqual([true, true]);
  }
});

test('[DT-HAZ-03] a hazard rolls no attack, and who brings it adds nothing', () => {
  const rig = sit({ dice: [2], seats: 1 });
  const victim = tough(rig);
  const fighter = rig.hero({ level: 5, roles: [{ id: 'fighting-expert' }] }, 5, 0, 0);
  const before = victim.hp;
  rig.play(strike(rig.t, victim, { ...hazardOf(rig.t, 'swinging-blade'), by: fighter }));
  expect(rig.events('rolled')).toMatchObject([{ kind: 'save' }]);
  expect(before - victim.hp).toBe(10);
});

test('[DT-HAZ-11, -14] a pit is found by a hard task; a blade swings once', () => {
  const [pit, blade] = ['covered-pit', 'swinging-blade'].map((id) =>
    HAZARDS.find((one) => one.id === id),
  );
  expect([pit?.found, blade?.isOnce]).toEqual([15, true]);
});

test('[DT-HAZ-10] a fall is of Level 2 for each full ten feet, and of 20 at most', () => {
  expect([9, 10, 29, 100, 300].map(fallLevel)).toEqual([0, 2, 4, 20, 20]);
});

test('[DT-HAZ-11] out of a pit it is an easy climb', () => {
  const rig = sit({ dice: [1, 4, 5] });
  const ash = tough(rig);
  rig.play(strike(rig.t, ash, hazardOf(rig.t, 'covered-pit')));
  expect(speedOf(rig.t, ash)).toBe(0);
  const turn = inTurn(rig, ash);
  rig.play(oneDeed(rig.t, ash, turn), [['deed', 'power-climb-out']]);
  expect(speedOf(rig.t, ash)).toBe(0);
  turn.actions = 0;
  rig.play(oneDeed(rig.t, ash, turn), [['deed', 'power-climb-out']]);
  expect(speedOf(rig.t, ash)).toBe(40);
  rig.allDiceUsed();
});

test.each([
  ['DT-HAZ-13', 'burning-oil', 'aflame'],
  ['DT-HAZ-16', 'live-cable', 'stunned'],
  ['DT-HAZ-17', 'rockfall', 'immobilized'],
  ['DT-HAZ-18', 'radiation-leak', 'infected'],
  ['DT-HAZ-22', 'lava', 'aflame'],
])('[%s] of %s whoever fails, and nobody else, is %s', (rule, id, kind) => {
  const rig = sit({ dice: [1, 20] });
  const failed = tough(rig);
  const saved = tough(rig);
  for (const one of [failed, saved]) rig.play(strike(rig.t, one, hazardOf(rig.t, id)));
  expect([has(failed, kind), has(saved, kind)]).toEqual([true, false]);
  expect(effectOn(failed, kind)?.source.rule).toBe(rule);
});

test('[DT-HAZ-16] the stun of a live cable ends with the next turn', () => {
  const rig = sit({ dice: [1] });
  const ash = tough(rig);
  rig.play(strike(rig.t, ash, hazardOf(rig.t, 'live-cable')));
  expect(has(ash, 'stunned')).toBe(true);
  rig.play(saveAtTurnEnd(rig.t, ash));
  expect(has(ash, 'stunned')).toBe(false);
});

test('[DT-HAZ-17] under a rockfall the save has to reach 15', () => {
  const rig = sit({ dice: [1, 14, 15] });
  const ash = tough(rig);
  rig.play(strike(rig.t, ash, hazardOf(rig.t, 'rockfall')));
  rig.play(saveAtTurnEnd(rig.t, ash));
  expect(has(ash, 'immobilized')).toBe(true);
  rig.play(saveAtTurnEnd(rig.t, ash));
  expect(has(ash, 'immobilized')).toBe(false);
  rig.allDiceUsed();
});

test('[DT-HAZ-15, DT-EX-07] choking gas harms whoever is in it round by round', () => {
  const rig = sit({ rows: ['...'], dice: [6, 5] });
  const holmes = rig.hero({ level: 8, hitDice: [4, 4, 4, 4, 3, 3, 3, 3] }, 0);
  zone(rig, 'gas', [0, 1]);
  rounds(rig, 1);
  expect(holmes.hp).toBe(25);
  rounds(rig, 1);
  expect(holmes.hp).toBe(13);
  rig.allDiceUsed();
});

test('[DT-HAZ-04, DT-SAVE-08] who enters is harmed at once, and not again at that round’s end', () => {
  const rig = sit({ rows: ['...'], dice: [6] });
  const ash = tough(rig, 0);
  zone(rig, 'gas', [1]);
  ash.place = { at: 'square', cell: 1 };
  rig.play(enterZones(rig.t, ash));
  rounds(rig, 1);
  expect(ash.hp).toBe(51);
  rig.allDiceUsed();
});

test('[DT-HAZ-19] in vacuum one also suffocates, till one is out of it', () => {
  const rig = sit({ rows: ['...'], dice: [4] });
  const ash = tough(rig, 0);
  zone(rig, 'vacuum', [0]);
  rounds(rig, 1);
  expect([ash.hp, has(ash, 'suffocating')]).toEqual([52, true]);
  ash.place = { at: 'square', cell: 2 };
  rounds(rig, 1);
  expect(has(ash, 'suffocating')).toBe(false);
});

test('[DT-HAZ-20] freezing water harms every ten minutes', () => {
  const rig = sit({ rows: ['...'], dice: [3, 3] });
  const ash = tough(rig, 0);
  zone(rig, 'freezing', [0]);
  rounds(rig, 60);
  expect(ash.hp).toBe(53);
  rounds(rig, 1);
  expect(ash.hp).toBe(52);
  rig.allDiceUsed();
});

test('[DT-HAZ-21] an explosion strikes all within 20 feet, the nearest first', () => {
  const rig = sit({ dice: [8, 7] });
  const far = tough(rig, 20);
  const near = tough(rig, 0);
  const out = tough(rig, 25);
  const { hazard, level } = hazardOf(rig.t, 'explosive-charge');
  rig.play(blast(rig.t, { hazard, level }, { at: 'line', feet: 0 }, hazard.radius ?? 0));
  expect([near.hp, far.hp, out.hp]).toEqual([50, 38, 54]);
  rig.allDiceUsed();
});

test('[DT-COND-01] water puts out whoever is aflame', () => {
  const rig = sit({ rows: ['...'] });
  const ash = tough(rig, 0);
  lay(rig, ash, 'aflame');
  zone(rig, 'deep-water', [0]);
  rig.play(enterZones(rig.t, ash));
  expect(has(ash, 'aflame')).toBe(false);
});
