import { expect, test } from 'vitest';
import { inTurn, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { isInAim } from '../../rules/attack/aim.ts';
import { attackRoll } from '../../rules/attack/attack.ts';
import { attacksOf, damageOf } from '../../rules/attack/forms.ts';
import { deedsOf, oneDeed } from '../../rules/combat/one-deed.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { announce } from '../../rules/moments/moment.ts';
import { bandLimit, distanceBetween } from '../../rules/place/distance.ts';
import { speedOf } from '../../rules/place/speed.ts';
import { leaningOf, sumOf } from '../../rules/rolls/parts.ts';

type Rig = ReturnType<typeof sit>;

const DEFT = { STR: 10, DEX: 16, CON: 10, INT: 10, WIS: 10, CHA: 10 };
const FAR = 500_000 * 5280;

function does(rig: Rig, creature: Creature, deed: string, script: Parameters<Rig['play']>[1] = []) {
  const turn = rig.state.combat === undefined ? inTurn(rig, creature) : turnOf(creature);
  if (rig.state.combat !== undefined) rig.state.combat.turn = turn;
  rig.play(oneDeed(rig.t, creature, turn), [['deed', deed], ...script]);
  return turn;
}

function offered(rig: Rig, creature: Creature): readonly string[] {
  const turn = turnOf(creature);
  if (rig.state.combat !== undefined) rig.state.combat.turn = turn;
  return deedsOf(rig.t, creature, turn).map(({ id }) => id);
}

/** A ship with a crew, and an enemy ship in Long Astronomical range. */
function aboard(block: string, dice: readonly number[] = [], stations = ['pilot', 'gunner']) {
  const rig = sit({ dice });
  const crew = stations.map((_, at) =>
    rig.hero({ scores: DEFT, level: 3, hitDice: [6, 6, 6], name: `C${at}` }, 0),
  );
  const ship = rig.foe(block, 0, 0, { side: 'party', attitude: 'friendly' });
  const enemy = rig.foe('shuttle', FAR);
  for (const [at, one] of crew.entries())
    does(rig, one, `board-${ship.id}`, [['station', stations[at] ?? 'pilot']]);
  const [pilot, gunner] = crew;
  if (pilot === undefined || gunner === undefined) throw new Error('no crew');
  return { rig, ship, enemy, pilot, gunner };
}

test('[DT-MACH-05, DT-TURN-02] getting in and taking a station is an action; the crew acts, not the ship', () => {
  const { rig, ship, pilot, gunner } = aboard('shuttle');
  expect(pilot.effects).toMatchObject([
    { kind: 'crew', data: { creature: ship.id, text: 'pilot' } },
  ]);
  expect(offered(rig, ship)).toEqual(['end-turn']);
  expect(offered(rig, pilot)).toContain('power-close-in');
  expect(offered(rig, gunner)).not.toContain('power-close-in');
  does(rig, gunner, 'power-change-station', [['station', 'engineer']]);
  expect(gunner.effects[0]?.data?.text).toBe('engineer');
  // Nobody gets out under way, nor goes anywhere inside.
  expect(offered(rig, pilot)).not.toContain('power-get-out');
});

test('[DT-MACH-06] the ship goes by its pilot’s DEX, and its gunner adds DEX to hit and to damage, a Fighting Expert nothing', () => {
  const { rig, ship, enemy, gunner } = aboard('interceptor');
  const initiative = { kind: 'initiative', roller: ship, ability: 'DEX' } as const;
  expect(sumOf(leaningOf(rig.t, initiative).terms)).toBe(2);
  gunner.traits.push('fighting-expert');
  const [beam] = attacksOf(rig.t, gunner).filter(({ tags }) => tags.includes('ship'));
  if (beam === undefined) throw new Error('no weapon');
  expect(beam.printed).toEqual({ hit: 2, damage: { d6: 2, plus: 2 } });
  const at = { kind: 'attack', roller: gunner, target: enemy, attack: beam } as const;
  expect(leaningOf(rig.t, at).terms).toEqual([]);
  expect(sumOf(damageOf(rig.t, gunner, beam, enemy).terms)).toBe(2);
  expect(isInAim(rig.t, gunner, beam, enemy)).toBe(true);
  // Behind the hull nobody is struck, however near.
  enemy.place = { at: 'line', feet: 300 };
  const [own] = attacksOf(rig.t, enemy);
  if (own === undefined) throw new Error('no weapon');
  expect([gunner, ship].map((one) => isInAim(rig.t, enemy, own, one))).toEqual([false, true]);
});

test('[DT-MACH-06] in the farthest band of its weapon the gunner has disadvantage', () => {
  const { rig, enemy, gunner } = aboard('interceptor', [9, 14, 14, 1, 1]);
  const [beam] = attacksOf(rig.t, gunner).filter(({ tags }) => tags.includes('ship'));
  if (beam === undefined) throw new Error('no weapon');
  // 9 + 2 is under 14.
  rig.play(attackRoll(rig.t, gunner, beam, enemy));
  expect(enemy.hp).toBe(28);
  enemy.place = { at: 'line', feet: bandLimit(rig.t, 'medium-astronomical') };
  rig.play(attackRoll(rig.t, gunner, beam, enemy));
  expect(enemy.hp).toBe(28 - 4);
  rig.allDiceUsed();
});

test('[DT-MACH-06, DT-VEH-04] a move changes the range by a band, if the pilots’ roll against each other is won; it is the action', () => {
  const { rig, ship, enemy, pilot, gunner } = aboard('shuttle', [5, 10, 15, 10]);
  const far = () => distanceBetween(rig.t, ship, enemy);
  // 5 + 2 against 10.
  expect(does(rig, pilot, 'power-close-in').actions).toBe(1);
  expect(far()).toBe(FAR);
  does(rig, pilot, 'power-close-in');
  expect(far()).toBe(bandLimit(rig.t, 'medium-astronomical'));
  expect([pilot.place, gunner.place]).toEqual([ship.place, ship.place]);
  rig.allDiceUsed();
});

test('[DT-MACH-06, DT-VEH-05] who does not resist is moved to without a roll; an interceptor’s pilot may act besides, but moves once', () => {
  const { rig, ship, enemy, pilot } = aboard('interceptor');
  enemy.run = { by: 'seat', seat: 0 };
  const turn = does(rig, pilot, 'power-draw-off', [['resist-move', 'let-go']]);
  expect(turn.actions).toBe(0);
  expect(distanceBetween(rig.t, ship, enemy)).toBe(bandLimit(rig.t, 'distant-astronomical'));
  const left = deedsOf(rig.t, pilot, turn).map(({ id }) => id);
  expect(left).not.toContain('power-close-in');
});

test('[DT-MACH-07] when a ship is wrecked all aboard save with DEX against a hazard of its Level, and are out of it', () => {
  const { rig, ship, pilot, gunner } = aboard('shuttle', [12, 1]);
  const danger = { rule: 'DT-ATK-03', tags: ['physical'] };
  rig.play(hurt(rig.t, ship, { danger, isDamage: true, amount: 28 }));
  // Level 4: 12 + 2 saves: 2; 1 + 2 fails: 8.
  expect([18 - pilot.hp, 18 - gunner.hp]).toEqual([2, 8]);
  expect(pilot.effects.some(({ kind }) => kind === 'crew')).toBe(false);
  rig.allDiceUsed();
});

test('[DT-VEH-06] a gunner launches the missiles of a patrol frigate', () => {
  const { rig, enemy, gunner } = aboard('patrol-frigate', [5]);
  does(rig, gunner, 'power-fire-missiles');
  // Level 12, failed: 24.
  expect(28 - enemy.hp).toBe(24);
  rig.allDiceUsed();
});

test('[DT-VEH-02, DT-MACH-05] who steers a motor car is as fast as it, and takes it along', () => {
  const { rig, ship, pilot, gunner } = aboard('motor-car');
  const walks = (one: Creature) =>
    deedsOf(rig.t, one, turnOf(one)).some(({ kind }) => kind === 'move');
  expect([speedOf(rig.t, pilot), walks(pilot), walks(gunner)]).toEqual([200, true, false]);
  pilot.place = { at: 'line', feet: 100 };
  rig.play(announce(rig.t, pilot, 'acted', { what: 'move' }));
  expect([ship.place, gunner.place]).toEqual([pilot.place, pilot.place]);
});
