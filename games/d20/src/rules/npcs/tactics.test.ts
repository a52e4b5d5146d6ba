import { expect, test } from 'vitest';
import { inTurn, lay, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { attackAction } from '../actions/attacks.ts';
import { attacksOf } from '../attack/forms.ts';
import { deedsOf } from '../combat/one-deed.ts';
import { masterNames } from '../deciding/naming.ts';
import { bandLimit, SQUARE } from '../place/distance.ts';
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

test('[DT-AGM-04, DT-COND-27] nobody strikes a character who sleeps while somebody awake is in reach', () => {
  const rig = sit({ seats: 2 });
  const [ash, bo] = [rig.hero({ name: 'Ash' }, 5, 0, 0), rig.hero({ name: 'Bo' }, 5, 0, 1)];
  const ogre = rig.foe('ogre', 0);
  lay(rig, ash, 'asleep');
  inTurn(rig, ogre);
  expect(does(rig, ogre)?.at).toBe(bo);
  bo.place = { at: 'line', feet: 200 };
  expect(does(rig, ogre)?.at).toBe(ash);
});

test('[DT-AGM-04] of those in reach who is nearest, or has hurt it more, is struck where the prey is not', () => {
  const rig = sit({ seats: 3 });
  const [far, ash, bo] = [200, 5, 5].map((x, at) => rig.hero({ name: `${at}` }, x, 0, at));
  if (far === undefined || ash === undefined || bo === undefined) return;
  const ogre = rig.foe('ogre', 0);
  ogre.hurtBy = { [far.id]: 9, [ash.id]: 1, [bo.id]: 2 };
  inTurn(rig, ogre);
  expect(preyOf(rig.t, ogre)).toBe(far);
  expect(does(rig, ogre)?.at).toBe(bo);
});

test('[DT-BOT-01] companions strike whoever looks worst of those in reach', () => {
  const rig = sit();
  const ash = rig.hero({}, 0, 0, undefined);
  const [worst, , hurt] = [200, 5, 5].map((x) => rig.foe('ogre', x));
  if (worst === undefined || hurt === undefined) return;
  worst.hp = 1;
  hurt.hp -= 1;
  inTurn(rig, ash);
  expect(does(rig, ash)?.at).toBe(hurt);
});

test('[DT-NPC-05, DT-AGM-04] a second attack goes to another when the first has felled its target, to nobody who sleeps', () => {
  const rig = sit({ seats: 3, dice: [20, 15, 6] });
  const [ash, bo, cy] = [0, 1, 2].map((at) => rig.hero({ name: `${at}` }, 5, 0, at));
  if (ash === undefined || bo === undefined || cy === undefined) return;
  const troll = rig.foe('cave-troll', 0);
  lay(rig, ash, 'asleep');
  inTurn(rig, troll);
  const [claw] = attacksOf(rig.t, troll);
  if (claw === undefined) return;
  rig.play(attackAction(rig.t, troll, claw, bo));
  expect([ash.hp, bo.hp > 0, cy.hp > 0]).toEqual([4, false, false]);
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

test('[DT-AGM-04] who shoots comes into range where it is not, and no nearer than it has to', () => {
  const rig = sit({ rows: ['.'.repeat(100)], seats: 1 });
  const ash = rig.hero({}, 0, 0, 0);
  const range = bandLimit(rig.t, 'short') / SQUARE;
  const raider = rig.foe('goblin-raider', range + 5, 0);
  inTurn(rig, raider);
  const nearer = does(rig, raider);
  expect([nearer?.kind, nearer?.names?.x]).toEqual(['move', range]);
  raider.place = { at: 'square', cell: range + 15 };
  expect(does(rig, raider)?.names?.x).toBe(range);
  raider.place = { at: 'square', cell: range + 19 };
  expect(does(rig, raider)?.names?.x).toBe(range + 3);
  raider.place = { at: 'square', cell: range };
  expect(does(rig, raider)).toMatchObject({ kind: 'attack', at: ash });
});

test('[DT-AGM-04] along a line who shoots comes into range as well', () => {
  const rig = sit({ seats: 1 });
  const ash = rig.hero({}, 0, 0, 0);
  const raider = rig.foe('goblin-raider', bandLimit(rig.t, 'short') + 25);
  inTurn(rig, raider);
  expect(does(rig, raider)?.id).toBe(`towards-${ash.id}`);
});

test('[DT-AGM-04, DT-MON-07] a spider holds somebody from afar, then comes to bite', () => {
  const rig = sit({ rows: ['.'.repeat(30)], seats: 1 });
  const ash = rig.hero({}, 0, 0, 0);
  const spider = rig.foe('giant-spider', 6, 0);
  inTurn(rig, spider);
  expect(does(rig, spider)).toMatchObject({ kind: 'attack', names: { attack: 'web' }, at: ash });
  lay(rig, ash, 'immobilized');
  expect([does(rig, spider)?.kind, does(rig, spider)?.names?.x]).toEqual(['move', 1]);
  spider.place = { at: 'square', cell: 1 };
  expect(does(rig, spider)).toMatchObject({ kind: 'attack', names: { attack: 'bite' } });
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
