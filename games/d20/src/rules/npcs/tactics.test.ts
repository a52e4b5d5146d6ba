import { expect, test } from 'vitest';
import { inTurn, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { deedsOf } from '../combat/one-deed.ts';
import { masterNames } from '../deciding/naming.ts';
import { bestDeed, preyOf } from './tactics.ts';

type Rig = ReturnType<typeof sit>;

/** What somebody does on a turn that begins. */
function does(rig: Rig, creature: Creature, actions = 0) {
  const turn = { ...turnOf(creature), actions };
  const deeds = deedsOf(rig.t, creature, turn);
  return deeds[bestDeed(rig.t, creature, turn, deeds)];
}

test('[DT-AGM-04] beasts and the mindless go for the nearest, people for whoever has hurt them most', () => {
  const rig = sit({ seats: 2 });
  const far = rig.hero({ name: 'Far' }, 0);
  const near = rig.hero({ name: 'Near' }, 20);
  const prey = (block: string) => {
    const one = rig.foe(block, 30);
    one.hurtBy = { [far.id]: 3 };
    return preyOf(rig.t, one);
  };
  expect(['dire-wolf', 'skeleton', 'thug'].map(prey)).toEqual([near, near, far]);
  const thug = rig.foe('thug', 30);
  expect(preyOf(rig.t, thug)).toBe(near);
});

test('[DT-AGM-04] nobody strikes the fallen while somebody stands in reach; of equals the one who came first is struck', () => {
  const rig = sit({ seats: 3 });
  const [down, one, two] = [0, 5, 5].map((x, at) => rig.hero({ name: `${at}` }, x, 0, at));
  if (down === undefined || one === undefined || two === undefined) return;
  const ogre = rig.foe('ogre', 0);
  down.hp = 0;
  inTurn(rig, ogre);
  expect(does(rig, ogre)?.at).toBe(one);
  one.hp = 0;
  expect(does(rig, ogre)?.at).toBe(two);
});

test('[DT-AGM-04] who shoots keeps away, who strikes comes near', () => {
  const rig = sit({ rows: ['.'.repeat(30)], seats: 1 });
  const ash = rig.hero({}, 15, 0, 0);
  const archer = rig.foe('void-pirate', 16, 0);
  inTurn(rig, archer);
  const away = does(rig, archer, 1);
  expect([away?.kind, Number(away?.names?.x) > 16]).toEqual(['move', true]);
  const ogre = rig.foe('ogre', 25, 0);
  const nearer = does(rig, ogre);
  expect([nearer?.kind, nearer?.names?.x]).toEqual(['move', 17]);
  expect(ash.hp).toBe(4);
});

test('[DT-AGM-05] sides interleave: after one of its own the software names the character with the least of its Hit Points, else one of its own in the order of entry', () => {
  const rig = sit({ seats: 3 });
  const [ash, bo] = [rig.hero({ name: 'Ash' }, 0), rig.hero({ name: 'Bo' }, 0)];
  const foes = [5, 10, 15].map((x) => rig.foe('thug', x));
  const [first, second, third] = foes;
  if (first === undefined || second === undefined || third === undefined) return;
  bo.hp -= 1;
  expect(masterNames(rig.t, [ash, bo, second, third], first)).toBe(bo);
  expect(masterNames(rig.t, [ash, bo, first, second, third], first)).toBe(first);
  expect(masterNames(rig.t, [ash, bo, second, third], ash)).toBe(second);
  bo.hp += 1;
  expect(masterNames(rig.t, [ash, bo, third], first)).toBe(ash);
  expect(masterNames(rig.t, [third], first)).toBe(third);
});
