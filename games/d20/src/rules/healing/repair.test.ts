import { expect, test } from 'vitest';
import { inTurn, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import type { Sheet } from '../../content/sheet.ts';
import type { Creature } from '../../model.ts';
import { beginCombat } from '../combat/end.ts';
import { deedsOf, oneDeed } from '../combat/one-deed.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { hurt } from '../harm/hurt.ts';
import { careDeeds } from '../story/care.ts';
import { restHour } from '../time/rest.ts';
import { isMendable, repair } from './repair.ts';

type Rig = ReturnType<typeof sit>;

const TOOLS: Partial<Sheet> = { gear: [{ kind: 'toolkit' }] };
const EXPERT: Partial<Sheet> = {
  ...TOOLS,
  level: 3,
  hitDice: [4, 4, 4],
  roles: [{ id: 'technology-expert' }],
};

const offered = (rig: Rig, creature: Creature) =>
  deedsOf(rig.t, creature, turnOf(creature)).map(({ id }) => id);

test('[DT-MACH-01] a machine at 0 works no more but can be mended; at minus its maximum it is destroyed for good', () => {
  const rig = sit();
  const ship = rig.foe('shuttle');
  const danger = { rule: 'DT-ATK-03', tags: ['physical'] };
  const breaks = () => {
    rig.play(hurt(rig.t, ship, { danger, isDamage: true, amount: 28 }));
    rig.play(settleDeaths(rig.t));
    return [ship.hp, ship.life, isMendable(rig.t, ship)];
  };
  expect(breaks()).toEqual([0, 'alive', true]);
  expect(breaks()).toEqual([-28, 'dead', false]);
});

test('[DT-MACH-04, DT-TURN-02] a patch is an action with tools: half a die, once in each combat', () => {
  const rig = sit({ dice: [14, 15, 4] });
  const ash = rig.hero(TOOLS);
  const drone = rig.foe('rogue-drone', 5, 0, { side: 'party', hp: 20 });
  drone.hp = -3;
  const bare = rig.hero();
  expect(offered(rig, ash)).not.toContain(`patch-${drone.id}`);
  inTurn(rig, ash);
  expect(offered(rig, bare)).not.toContain(`patch-${drone.id}`);
  const patches = () => {
    const turn = turnOf(ash);
    rig.play(oneDeed(rig.t, ash, turn), [['deed', `patch-${drone.id}`]]);
    return turn.actions;
  };
  // 14 is not enough.
  expect([patches(), drone.hp]).toEqual([1, -3]);
  patches();
  expect(drone.hp).toBe(-1);
  expect(offered(rig, ash)).not.toContain(`patch-${drone.id}`);
  rig.play(beginCombat(rig.t, rig.state.creatures, []));
  expect(offered(rig, ash)).toContain(`patch-${drone.id}`);
  rig.allDiceUsed();
});

test('[DT-MACH-03, DT-ROLE-16] a repair restores a die, in a facility two, and a Technology Expert adds its Level', () => {
  const rig = sit({ dice: [15, 4, 10, 5, 6] });
  const ash = rig.hero(TOOLS);
  const tech = rig.hero(EXPERT);
  const drone = rig.foe('rogue-drone', 5, 0, { side: 'party', hp: 40 });
  drone.hp = 1;
  rig.play(repair(rig.t, ash, drone));
  expect(drone.hp).toBe(5);
  Object.assign(rig.state.ground, { setting: ['facility'] });
  // 10 + 5 of the role; 5 + 6 and Level 3.
  rig.play(repair(rig.t, tech, drone));
  expect(drone.hp).toBe(5 + 11 + 3);
  rig.allDiceUsed();
});

test('[DT-MACH-02] Androids and Cyborgs can be repaired as well, others cannot; machines do not heal by rest', () => {
  const rig = sit();
  const mendable = ['android', 'cyborg', 'elf'].map((heritage) => {
    const one = rig.hero({ heritage });
    one.hp = 1;
    return isMendable(rig.t, one);
  });
  expect(mendable).toEqual([true, true, false]);
  const drone = rig.foe('rogue-drone');
  const android = rig.hero({ heritage: 'android' });
  drone.hp = 1;
  android.hp = 1;
  for (const one of [drone, android]) rig.play(restHour(rig.t, one));
  expect([drone.hp, android.hp]).toEqual([1, 2]);
});

test('[DT-MACH-03, DT-HEAL-08] repair and surgery take an hour each, between fights', () => {
  const rig = inScene({
    adventure: 'relay-nine',
    scene: 'docking',
    party: [TOOLS, { heritage: 'android' }],
    dice: [15, 2, 15, 1],
  });
  const [ash, unit] = rig.heroes;
  if (ash === undefined || unit === undefined) return;
  unit.hp = -2;
  const { clock } = rig.state;
  const does = (id: string) => {
    const deed = careDeeds(rig.t, ash).find((one) => one.id === id);
    if (deed === undefined) throw new Error(`${id} is not offered`);
    rig.play(deed.run(rig.t));
  };
  does(`repair-${unit.id}`);
  expect(rig.state.clock - clock).toBe(360);
  const before = unit.hp;
  does(`surgery-${unit.id}`);
  expect(rig.state.clock - clock).toBe(720);
  expect(unit.hp).toBeGreaterThan(before);
  expect(careDeeds(rig.t, ash).map(({ id }) => id)).not.toContain(`surgery-${unit.id}`);
});
