import { expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { d20Content } from '../../content/index.ts';
import type { Sheet } from '../../content/sheet.ts';
import { nearestFirst } from '../../content/spells/shared/pool.ts';
import { beginCombat } from '../combat/end.ts';
import { HOUR, MINUTE } from '../effects/afflict.ts';
import { hurt } from '../harm/hurt.ts';
import { tendWounds } from '../healing/tend.ts';
import { addCharacter, newItem } from '../making/creature.ts';
import { speedOf } from '../place/speed.ts';
import { advance } from './clock.ts';
import { beginRest } from './rest.ts';
import { endRound } from './round-end.ts';

const READY = Object.values(d20Content().ready)[0]?.sheet as Sheet;

const scores = (CON: number) => ({ STR: 10, DEX: 10, CON, INT: 10, WIS: 10, CHA: 10 });

test('[DT-HEAL-01] each full hour of rest brings CON back, and 1 at least', () => {
  for (const [CON, healed] of [
    [16, 2],
    [10, 1],
    [4, 1],
  ] as const) {
    const { t, hero, play } = sit();
    const ash = hero({ level: 9, hitDice: [6, 6, 6, 6, 6, 6, 6, 6, 6], scores: scores(CON) });
    ash.hp = 1;
    beginRest(t, ash);
    play(advance(t, 3 * HOUR, [ash]));
    expect(ash.hp, String(CON)).toBe(1 + 3 * healed);
  }
});

test('[DT-HEAL-01] whoever lies unconscious rests, though nobody else does', () => {
  const { t, hero, play } = sit();
  const ash = hero({ hitDice: [10] });
  play(hurt(t, ash, { danger: { rule: 'x', tags: [] }, isDamage: true, amount: 14 }));
  play(advance(t, 2 * HOUR));
  expect(ash.hp).toBe(-2);
});

test('[DT-HEAL-02] part of an hour brings nothing, and whoever was busy begins anew', () => {
  const { t, hero, play } = sit();
  const ash = hero({ hitDice: [10] });
  ash.hp = 1;
  const rest = (time: number) => {
    beginRest(t, ash);
    play(advance(t, time, [ash]));
  };
  rest(HOUR - 1);
  expect(ash.hp).toBe(1);
  play(advance(t, MINUTE));
  rest(HOUR - 1);
  expect(ash.hp).toBe(1);
  rest(1);
  expect(ash.hp).toBe(2);
});

test('[DT-HEAL-07] wounds are tended by a hard task: with 14 nothing is restored, with 15 half a die', () => {
  const healed = [14, 15].map((face) => {
    const rig = sit({ dice: face === 14 ? [14] : [15, 5] });
    const [ash, bryn] = [rig.hero(), rig.hero({ hitDice: [10] })];
    bryn.hp = 2;
    const kit = newItem(rig.t, 'healers-kit');
    ash.items.push(kit);
    rig.play(tendWounds(rig.t, ash, bryn, kit));
    rig.allDiceUsed();
    return [bryn.hp - 2, bryn.used.tended !== undefined, kit.uses];
  });
  expect(healed).toEqual([
    [0, false, 9],
    [3, true, 9],
  ]);
});

test('[DT-GEN-07] what is due at once comes to characters in the order of their seats, then to others as they came', () => {
  const rig = sit();
  const all = [rig.hero(), rig.hero(), rig.foe('ogre'), rig.foe('thug')];
  for (const one of [...all].reverse()) lay(rig, one, 'aflame', { until: { at: 'cure' } });
  rig.play(endRound(rig.t, { isMinute: false }));
  const order = rig.told.flatMap((event) => (event.type === 'hurt' ? [event.creature] : []));
  expect(order).toEqual(all.map(({ id }) => id));
});

test('[DT-GEN-07] whoever comes for a dead character is due at its seat, before others who were there first', () => {
  const rig = sit({ seats: 3 });
  const first = rig.hero({}, 0, 0, 0);
  const companion = addCharacter(rig.t, READY, { by: 'companion' });
  const [ogre, thug] = [rig.foe('ogre'), rig.foe('thug')];
  const newcomer = rig.hero({}, 0, 0, 1);
  ogre.place = first.place;
  companion.place = first.place;
  const all = [first, newcomer, companion, ogre, thug];
  expect(rig.state.creatures).toEqual(all);
  for (const one of [...all].reverse()) lay(rig, one, 'aflame', { until: { at: 'cure' } });
  rig.play(beginCombat(rig.t, rig.state.creatures, []));
  rig.play(endRound(rig.t, { isMinute: false }));
  const order = rig.told.flatMap((event) => (event.type === 'hurt' ? [event.creature] : []));
  expect(order).toEqual(all.map(({ id }) => id));
  expect(rig.state.combat?.participants).toEqual(order);
  expect(nearestFirst(rig.t, { caster: first, targets: [ogre, newcomer] })).toEqual([
    newcomer,
    ogre,
  ]);
});

test('[DT-EQ-56] nothing that is carried slows anybody down', () => {
  const { t, hero } = sit();
  const gear = Array.from({ length: 40 }, () => ({ kind: 'great-sword' }));
  expect(speedOf(t, hero({ gear }))).toBe(speedOf(t, hero()));
});
