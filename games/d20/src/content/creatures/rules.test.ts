import { expect, test } from 'vitest';
import { inTurn, lay, turnOf } from '../../../test/effects.ts';
import { type Script, sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { attackAction } from '../../rules/actions/attacks.ts';
import { acAgainst } from '../../rules/attack/aim.ts';
import { attacksOf } from '../../rules/attack/forms.ts';
import { effectOn, has, isBanned } from '../../rules/bearers/bearers.ts';
import { beginCombat } from '../../rules/combat/end.ts';
import { deedsOf, oneDeed } from '../../rules/combat/one-deed.ts';
import { firstSights } from '../../rules/combat/sights.ts';
import { isImmune } from '../../rules/effects/afflict.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { saveAtTurnEnd } from '../../rules/effects/repeated-saves.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { newItem } from '../../rules/making/creature.ts';
import { announce } from '../../rules/moments/moment.ts';
import { bestDeed } from '../../rules/npcs/tactics.ts';
import { speedOf } from '../../rules/place/speed.ts';
import { leaningOf, sumOf } from '../../rules/rolls/parts.ts';
import { saveThrow } from '../../rules/saves/save.ts';
import { tryTask } from '../../rules/tasks/task.ts';

type Rig = ReturnType<typeof sit>;

const tough = { level: 9, hitDice: [6, 6, 6, 6, 6, 6, 6, 6, 6] };

function formOf(rig: Rig, creature: Creature, id: string) {
  const form = attacksOf(rig.t, creature).find((one) => one.id === id);
  if (form === undefined) throw new Error(`it has no attack "${id}"`);
  return form;
}

const strikes = (rig: Rig, by: Creature, attack: string, at: Creature, script: Script = []) =>
  rig.play(attackAction(rig.t, by, formOf(rig, by, attack), at), script);

const ids = (rig: Rig, creature: Creature) =>
  deedsOf(rig.t, creature, turnOf(creature)).map(({ id }) => id);

/** What software does with somebody’s turn. */
function bestOf(rig: Rig, creature: Creature): string | undefined {
  const deeds = deedsOf(rig.t, creature, turnOf(creature));
  return deeds[bestDeed(rig.t, creature, turnOf(creature), deeds)]?.id;
}

const blow = (amount: number, tags: readonly string[], natural?: number) => ({
  danger: { rule: 'DT-ATK-03', tags },
  isDamage: true,
  amount,
  ...(natural === undefined ? {} : { natural }),
});

test('[DT-MON-01] a bystander flees from any fight', () => {
  const rig = sit();
  rig.hero();
  const bystander = rig.foe('bystander');
  rig.play(beginCombat(rig.t, rig.state.creatures, []));
  expect(has(bystander, 'fleeing')).toBe(true);
});

test('[DT-MON-03] a guard’s alarm is an action, after which nobody of its side is surprised', () => {
  const rig = sit();
  const ash = rig.hero();
  const guard = rig.foe('guard', 0);
  const other = rig.foe('guard', 5);
  inTurn(rig, guard);
  const { combat } = rig.state;
  if (combat === undefined) throw new Error('no combat');
  combat.surprised = [ash.id, other.id];
  expect(bestOf(rig, guard)).toBe('power-alarm');
  rig.play(oneDeed(rig.t, guard, turnOf(guard)));
  expect(combat.surprised).toEqual([ash.id]);
  expect(ids(rig, guard)).not.toContain('power-alarm');
});

test('[DT-MON-05] a skeleton takes half damage from ranged weapons', () => {
  const rig = sit();
  const bones = rig.foe('skeleton', 0, 0, { hp: 20 });
  rig.play(hurt(rig.t, bones, blow(5, ['weapon', 'ranged'])));
  expect(bones.hp).toBe(18);
  rig.play(hurt(rig.t, bones, blow(5, ['weapon', 'melee'])));
  expect(bones.hp).toBe(13);
});

test('[DT-MON-06] a dire wolf has advantage beside its pack, and tracks at +3', () => {
  const rig = sit();
  const ash = rig.hero({}, 0);
  const wolf = rig.foe('dire-wolf', 5);
  const other = rig.foe('dire-wolf', 30);
  const roll = { kind: 'attack', roller: wolf, target: ash } as const;
  expect(leaningOf(rig.t, roll).mode).toBe('straight');
  other.place = { at: 'line', feet: -5 };
  expect(leaningOf(rig.t, roll).mode).toBe('advantage');
  const nose = { kind: 'check', roller: wolf, ability: 'WIS', tag: 'track' } as const;
  expect(sumOf(leaningOf(rig.t, nose).terms)).toBe(3);
});

test('[DT-MON-07, DT-NPC-06, DT-SAVE-04] a spider’s bite is poison of Level 4, and undead shrug it off', () => {
  const rig = sit({ dice: [15, 1, 3, 15, 1] });
  const ash = rig.hero(tough, 0);
  const spider = rig.foe('giant-spider', 5);
  strikes(rig, spider, 'bite', ash);
  expect(ash.hp).toBe(54 - 3 - 8);
  ash.traits.push('is-undead');
  strikes(rig, spider, 'bite', ash);
  expect(ash.hp).toBe(54 - 3 - 8 - 3);
  rig.allDiceUsed();
});

test('[DT-MON-07] its web does no damage and holds whom it hits, till a STR save of 13', () => {
  const rig = sit({ dice: [15, 16, 12, 13] });
  const ash = rig.hero({}, 0);
  const spider = rig.foe('giant-spider', 50);
  strikes(rig, spider, 'web', ash);
  expect([ash.hp, speedOf(rig.t, ash)]).toEqual([4, 0]);
  rig.play(saveAtTurnEnd(rig.t, ash));
  expect(speedOf(rig.t, ash)).toBe(0);
  rig.play(saveAtTurnEnd(rig.t, ash));
  expect(speedOf(rig.t, ash)).toBe(40);
  rig.allDiceUsed();
});

test('[DT-MON-08] an ogre is easily flattered', () => {
  const rig = sit();
  const ash = rig.hero();
  const ogre = rig.foe('ogre');
  const talk = { kind: 'check', roller: ash, ability: 'CHA', tag: 'influence' } as const;
  expect(leaningOf(rig.t, { ...talk, target: ogre }).mode).toBe('advantage');
  expect(leaningOf(rig.t, { ...talk, target: rig.foe('thug') }).mode).toBe('straight');
});

test('[DT-NPC-05] two attacks are two rolls, each with its damage before the next', () => {
  const rig = sit({ dice: [13, 1, 2] });
  const ash = rig.hero(tough, 0);
  const troll = rig.foe('cave-troll', 5);
  strikes(rig, troll, 'claw', ash);
  expect(ash.hp).toBe(54 - 5);
  expect(rig.events('rolled').map((event) => 'natural' in event && event.natural)).toEqual([13, 2]);
  rig.allDiceUsed();
});

test('[DT-MON-10] a dragon breathes on all in a cone, with a save against fire of Level 16', () => {
  const rig = sit({ rows: Array<string>(9).fill('.'.repeat(20)), dice: [16, 15] });
  const dragon = rig.foe('young-dragon', 0, 4);
  const near = rig.hero(tough, 4, 4);
  const far = rig.hero(tough, 8, 4);
  const aside = rig.hero(tough, 2, 8);
  inTurn(rig, dragon);
  expect(bestOf(rig, dragon)).toBe('power-fire-breath');
  rig.play(oneDeed(rig.t, dragon, turnOf(dragon)));
  expect([near, far, aside].map(({ hp }) => 54 - hp)).toEqual([8, 32, 0]);
  expect([has(near, 'aflame'), has(far, 'aflame')]).toEqual([false, true]);
  rig.allDiceUsed();
});

test('[DT-MON-10] it breathes never in two rounds running, and thrice a day at most', () => {
  const rig = sit({ dice: [20, 20, 20, 20] });
  const dragon = rig.foe('young-dragon', 0);
  rig.hero({ ...tough, hitDice: [...tough.hitDice] }, 5).hp = 54;
  inTurn(rig, dragon);
  const breathes = () => ids(rig, dragon).includes('power-fire-breath');
  for (let time = 0; time < 3; time += 1) {
    expect(breathes()).toBe(true);
    rig.play(oneDeed(rig.t, dragon, turnOf(dragon)));
    rig.state.clock += 1;
    expect(breathes()).toBe(false);
    rig.state.clock += 1;
  }
  expect(breathes()).toBe(false);
  rig.state.clock += 8640;
  expect(breathes()).toBe(true);
});

test('[DT-MON-11] cultists have advantage on saves against fear and charm', () => {
  const rig = sit();
  const cultist = rig.foe('cultist');
  const mode = (tag: string) =>
    leaningOf(rig.t, {
      kind: 'save',
      roller: cultist,
      ability: 'WIS',
      against: { rule: 'DT-DIV-107', tags: [tag] },
    }).mode;
  expect(['fear', 'charm', 'fire'].map(mode)).toEqual(['advantage', 'advantage', 'straight']);
});

test('[DT-MON-12] a zombie gets up on 6, but not from fire, holy things, a natural 20 or death', () => {
  const rig = sit({ dice: [6, 5] });
  const fell = (harm: ReturnType<typeof blow>) => {
    const zombie = rig.foe('zombie');
    rig.play(hurt(rig.t, zombie, harm));
    return zombie.hp;
  };
  expect(fell(blow(15, ['weapon']))).toBe(1);
  expect(fell(blow(15, ['weapon']))).toBe(-4);
  expect(fell(blow(15, ['fire']))).toBe(-4);
  expect(fell(blow(15, ['holy', 'weapon']))).toBe(-4);
  expect(fell(blow(15, ['weapon'], 20))).toBe(-4);
  expect(fell(blow(30, ['weapon']))).toBe(-11);
  rig.allDiceUsed();
});

test('[DT-MON-13] a ghoul’s first hit of a turn numbs the living who fail a CON save of 13', () => {
  const rig = sit({ dice: [15, 1, 12, 4, 15, 14, 1] });
  const ash = rig.hero(tough, 0);
  const ghoul = rig.foe('ghoul', 5);
  inTurn(rig, ghoul);
  strikes(rig, ghoul, 'claw', ash);
  expect(effectOn(ash, 'paralyzed')?.until).toEqual({ at: 'time', clock: 4 });
  // Two hits, one save; the second has advantage on the helpless.
  expect(
    rig.events('rolled').filter((event) => 'kind' in event && event.kind === 'save'),
  ).toHaveLength(1);
  rig.allDiceUsed();
});

test('[DT-MON-14] a wraith’s touch ignores worn armor, and shakes whom it touches', () => {
  const rig = sit({ dice: [15, 1, 13] });
  const ash = rig.hero(
    {
      ...tough,
      gear: [
        { kind: 'heavy-armor', is: 'worn' },
        { kind: 'shield', is: 'held' },
      ],
    },
    0,
  );
  const wraith = rig.foe('wraith', 5);
  expect(sumOf(acAgainst(rig.t, wraith, formOf(rig, wraith, 'chill-touch'), ash))).toBe(11);
  strikes(rig, wraith, 'chill-touch', ash);
  expect(effectOn(ash, 'shaken')?.until).toEqual({ at: 'time', clock: 6 });
  rig.allDiceUsed();
});

test('[DT-MON-14, DT-INV-10] a shield in a printed Armor Class counts against it, printed armor does not', () => {
  const rig = sit();
  const wraith = rig.foe('wraith', 5);
  const against = (block: string) => {
    const terms = acAgainst(rig.t, wraith, formOf(rig, wraith, 'chill-touch'), rig.foe(block, 10));
    return terms.map(({ value, from }) => [value, from]);
  };
  const bare = [
    [10, 'unarmored'],
    [0, 'DEX'],
  ];
  expect(against('guard')).toEqual([...bare, [1, 'shield']]);
  expect(against('thug').filter(([, from]) => from === 'shield')).toEqual([]);
});

test('[DT-MON-14] only magic and holy things hurt it fully, and light is against it', () => {
  const rig = sit();
  const wraith = rig.foe('wraith', 0, 0, { hp: 40 });
  rig.play(hurt(rig.t, wraith, blow(7, ['weapon'])));
  expect(wraith.hp).toBe(37);
  for (const tag of ['magical', 'holy']) rig.play(hurt(rig.t, wraith, blow(7, ['weapon', tag])));
  expect(wraith.hp).toBe(23);
  const roll = { kind: 'attack', roller: wraith } as const;
  expect(leaningOf(rig.t, roll).mode).toBe('straight');
  rig.hero({ gear: [{ kind: 'lantern', is: 'held' }] });
  expect(leaningOf(rig.t, roll).mode).toBe('disadvantage');
});

test('[DT-MON-15] a werewolf attacks at advantage, and may infect a character that it fells', () => {
  const rig = sit({ dice: [3, 15, 6, 14, 3, 15, 1] });
  const ash = rig.hero({ hitDice: [6] }, 0);
  const wolf = rig.foe('werewolf', 5);
  const thug = rig.foe('thug', 10, 0, { side: 'party' });
  strikes(rig, wolf, 'bite-and-claws', ash);
  expect([ash.hp, effectOn(ash, 'infected')?.data?.text]).toEqual([-3, 'lycanthropy']);
  thug.place = { at: 'line', feet: 5 };
  strikes(rig, wolf, 'bite-and-claws', thug);
  expect([thug.hp, has(thug, 'infected')]).toEqual([0, false]);
  rig.allDiceUsed();
});

test('[DT-MON-17] whoever sees the thing for the first time saves against 20, once', () => {
  const rig = sit({ dice: [20, 19, 3] });
  const firm = rig.hero();
  const weak = rig.hero();
  rig.foe('thing-from-beyond');
  rig.play(firstSights(rig.t));
  expect([has(firm, 'shaken'), has(firm, 'confusion')]).toEqual([true, false]);
  expect(effectOn(weak, 'confusion')?.until).toEqual({ at: 'time', clock: 3 });
  rig.play(firstSights(rig.t));
  rig.allDiceUsed();
});

test('[DT-MON-17] whom its tentacles strike it may hold', () => {
  const rig = sit({ dice: [10, 1, 1, 1, 1] });
  const ash = rig.hero(tough, 0);
  const thing = rig.foe('thing-from-beyond', 5);
  strikes(rig, thing, 'tentacle', ash);
  expect([54 - ash.hp, speedOf(rig.t, ash)]).toEqual([7, 0]);
  rig.allDiceUsed();
});

test('[DT-MON-18, DT-EQ-52] with a deck at hand a drone is hacked by a hard task, and fights for the hacker', () => {
  const rig = sit({ dice: [14, 15] });
  const ash = rig.hero({}, 0);
  const drone = rig.foe('rogue-drone', 5);
  const hack = `hack-${drone.id}`;
  inTurn(rig, ash);
  expect(ids(rig, ash)).not.toContain(hack);
  ash.items.push(newItem(rig.t, 'cyber-deck'));
  rig.play(oneDeed(rig.t, ash, turnOf(ash)), [['deed', hack]]);
  expect(drone.side).toBe('foes');
  rig.play(oneDeed(rig.t, ash, turnOf(ash)), [['deed', hack]]);
  expect([drone.side, drone.run]).toEqual(['party', { by: 'seat', seat: 0 }]);
  rig.allDiceUsed();
});

test('[DT-EQ-52] over an open network it can be hacked from 330 feet', () => {
  const rig = sit({ ground: { setting: ['open-network'] } });
  const ash = rig.hero({ gear: [{ kind: 'cyber-deck' }] }, 0);
  const drone = rig.foe('rogue-drone', 330);
  inTurn(rig, ash);
  expect(ids(rig, ash)).toContain(`hack-${drone.id}`);
  drone.place = { at: 'line', feet: 335 };
  expect(ids(rig, ash)).not.toContain(`hack-${drone.id}`);
});

test('[DT-MON-19] a cyber-hound’s jaws lock on a natural 20; it tracks at +5', () => {
  const rig = sit({ dice: [19, 1, 20] });
  const ash = rig.hero(tough, 0);
  const hound = rig.foe('cyber-hound', 5);
  strikes(rig, hound, 'bite', ash);
  expect(has(ash, 'grappled')).toBe(false);
  strikes(rig, hound, 'bite', ash);
  expect(has(ash, 'grappled')).toBe(true);
  const nose = { kind: 'check', roller: hound, ability: 'WIS', tag: 'track' } as const;
  expect(sumOf(leaningOf(rig.t, nose).terms)).toBe(5);
  rig.allDiceUsed();
});

test('[DT-MON-20] a group of pirates has one grenade, and each a sealed suit', () => {
  const rig = sit({ dice: [1, 1] });
  const pirate = rig.foe('void-pirate', 0, 0, { group: 7 });
  const mate = rig.foe('void-pirate', 5, 0, { group: 7 });
  const stranger = rig.foe('void-pirate', 10, 0, { group: 8 });
  const one = rig.hero(tough, 45);
  const two = rig.hero(tough, 50);
  inTurn(rig, pirate);
  expect(bestOf(rig, pirate)).toBe('power-grenade');
  rig.play(oneDeed(rig.t, pirate, turnOf(pirate)));
  expect([one.hp, two.hp]).toEqual([44, 44]);
  expect([mate, stranger].map((other) => ids(rig, other).includes('power-grenade'))).toEqual([
    false,
    true,
  ]);
  const source = { rule: 'DT-HAZ-19' };
  expect(isImmune(rig.t, pirate, { kind: 'suffocating', source, until: { at: 'scene' } })).toBe(
    true,
  );
  rig.allDiceUsed();
});

test('[DT-MON-21] a turret overheats on a natural 1, and shoots no more for two rounds', () => {
  const rig = sit({ dice: [1] });
  const ash = rig.hero(tough, 0);
  const turret = rig.foe('sentry-turret', 100);
  strikes(rig, turret, 'heavy-beam', ash);
  expect(effectOn(turret, 'overheated')?.until).toEqual({ at: 'time', clock: 2 });
  expect(attacksOf(rig.t, turret)).toEqual([]);
});

test('[DT-MON-21] at its panel it is switched off by a hard task, and is nobody’s enemy', () => {
  const rig = sit({ dice: [15] });
  const ash = rig.hero({}, 0);
  const turret = rig.foe('sentry-turret', 10);
  const off = `switch-off-${turret.id}`;
  inTurn(rig, ash);
  expect(ids(rig, ash)).not.toContain(off);
  turret.place = { at: 'line', feet: 5 };
  rig.play(oneDeed(rig.t, ash, turnOf(ash)), [['deed', off]]);
  expect([turret.side, isBanned(rig.t, turret, 'act')]).toEqual(['others', true]);
  rig.play(relieveOf(rig.t, turret, ['switched-off'], 'cure', 'DT-MON-21'));
  expect([turret.side, turret.attitude]).toEqual(['foes', 'hostile']);
});

test('[DT-MON-22] a hull stalker’s blood is acid for whoever hits it in melee', () => {
  const rig = sit({ dice: [20, 3, 15, 1] });
  const ash = rig.hero({ ...tough, gear: [{ kind: 'dagger', is: 'held' }] }, 0);
  const stalker = rig.foe('hull-stalker', 5);
  strikes(rig, ash, 'dagger-melee', stalker);
  expect(ash.hp).toBe(54 - 8);
  stalker.place = { at: 'line', feet: 10 };
  rig.play(
    announce(rig.t, stalker, 'struck', {
      attack: formOf(rig, ash, 'dagger-thrown'),
      by: ash,
      natural: 15,
    }),
  );
  expect(ash.hp).toBe(54 - 8);
});

test('[DT-MON-22] it flees when it is aflame, needs no air and sneaks at +6', () => {
  const rig = sit();
  const stalker = rig.foe('hull-stalker');
  expect(
    isImmune(rig.t, stalker, {
      kind: 'suffocating',
      source: { rule: 'DT-HAZ-19' },
      until: { at: 'scene' },
    }),
  ).toBe(true);
  const sneak = { kind: 'check', roller: stalker, ability: 'DEX', tag: 'stealth' } as const;
  expect(sumOf(leaningOf(rig.t, sneak).terms)).toBe(6);
  lay(rig, stalker, 'aflame');
  expect(has(stalker, 'fleeing')).toBe(true);
});

test('[DT-MON-23] a combat android obeys an extreme task, or a token’s code without one', () => {
  const rig = sit({ dice: [20] });
  const ash = rig.hero({ scores: { STR: 10, DEX: 10, CON: 10, INT: 18, WIS: 10, CHA: 10 } }, 0);
  const android = rig.foe('combat-android', 20);
  inTurn(rig, ash);
  rig.play(oneDeed(rig.t, ash, turnOf(ash)), [['deed', `override-${android.id}`]]);
  expect(android.side).toBe('foes');
  const code = { ...newItem(rig.t, 'small-things'), task: 'interface-ai' };
  ash.items.push(code);
  rig.play(oneDeed(rig.t, ash, turnOf(ash)), [['deed', `override-${android.id}`]]);
  expect([android.side, code.task]).toEqual(['party', undefined]);
  rig.allDiceUsed();
});

test('[DT-MON-24] a war mech’s rockets strike within 20 feet, once in a combat', () => {
  const rig = sit({ dice: [12, 11] });
  const mech = rig.foe('war-mech', 0);
  const one = rig.hero(tough, 2000);
  const two = rig.hero(tough, 2020);
  inTurn(rig, mech);
  rig.play(oneDeed(rig.t, mech, turnOf(mech)));
  expect([54 - one.hp, 54 - two.hp]).toEqual([6, 24]);
  expect(ids(rig, mech)).not.toContain('power-rockets');
  rig.play(announce(rig.t, mech, 'combatBegan', {}));
  expect(ids(rig, mech)).toContain('power-rockets');
  rig.allDiceUsed();
});

test('[DT-MON-24] when a war mech falls its pilot, a guard, is beside it and fights on', () => {
  const rig = sit({ rows: ['.....', '.....'] });
  rig.hero({}, 0);
  const mech = rig.foe('war-mech', 3);
  inTurn(rig, mech);
  rig.play(hurt(rig.t, mech, blow(68, ['weapon'])));
  const pilot = rig.state.creatures.at(-1);
  expect(pilot).toMatchObject({ block: 'guard', side: 'foes', attitude: 'hostile' });
  expect(pilot?.place.at).toBe('square');
  expect(rig.state.combat?.arrived).toEqual([pilot?.id]);
  rig.play(announce(rig.t, mech, 'felled', { harm: blow(1, []) }));
  expect(rig.state.creatures).toHaveLength(3);
});

test('[DT-MON-42] only magic hurts an elemental fully', () => {
  const rig = sit();
  const one = rig.foe('elemental');
  rig.play(hurt(rig.t, one, blow(9, ['weapon'])));
  rig.play(hurt(rig.t, one, blow(9, ['weapon', 'magical'])));
  expect(45 - one.hp).toBe(4 + 9);
});

test('[DT-MON-43] an invisible stalker is never seen, even as it attacks', () => {
  const rig = sit({ dice: [1, 2] });
  const ash = rig.hero({}, 0);
  const stalker = rig.foe('invisible-stalker', 5);
  expect(has(stalker, 'invisible')).toBe(true);
  strikes(rig, stalker, 'blow', ash);
  expect(has(stalker, 'invisible')).toBe(true);
  rig.allDiceUsed();
});

test('[DT-NPC-07] heritage of a block counts for rolls, and not for its printed numbers', () => {
  const rig = sit({
    content: {
      traits: {
        goblin: {
          id: 'goblin',
          rule: 'DT-HER-08',
          ac: () => [{ value: 2, rule: 'DT-HER-08' }],
          roll: () => [{ is: 'advantage', rule: 'DT-HER-08' }],
        },
      },
    },
    dice: [3, 15],
  });
  const ash = rig.hero();
  const goblin = rig.foe('goblin-raider');
  expect(sumOf(acAgainst(rig.t, ash, formOf(rig, ash, 'unarmed'), goblin))).toBe(15);
  const against = { rule: 'DT-HAZ-13', tags: ['fire'] };
  const save = { ability: 'DEX', target: 16, against } as const;
  expect(rig.play(saveThrow(rig.t, goblin, save)).value).toBe(true);
  rig.allDiceUsed();
});

test('[DT-EX-06] Holmes sneaks past a guard: of equal totals the higher modifier wins', () => {
  const rig = sit({ dice: [9, 19] });
  const holmes = rig.hero({ scores: { STR: 10, DEX: 14, CON: 12, INT: 18, WIS: 16, CHA: 13 } });
  const guard = rig.foe('guard');
  const sneak = {
    tag: 'stealth',
    target: { by: guard, ability: 'WIS', tag: 'hear-noise' },
    rule: 'DT-INIT-12',
    more: [{ is: 'bonus', value: 10, stack: 'permanent', rule: 'DT-ROLE-13' }],
  } as const;
  expect(rig.play(tryTask(rig.t, holmes, sneak)).value?.success).toBe(true);
  rig.allDiceUsed();
});

test('[DT-EX-04] a cane on a natural 20 fells a thug; a natural 1 misses a zombie', () => {
  const rig = sit({ dice: [20, 1] });
  const holmes = rig.hero(
    {
      scores: { STR: 10, DEX: 14, CON: 12, INT: 18, WIS: 16, CHA: 13 },
      gear: [{ kind: 'cane', is: 'held' }],
    },
    0,
  );
  const thug = rig.foe('thug', 5);
  strikes(rig, holmes, 'cane', thug);
  expect(thug.hp).toBe(0);
  const zombie = rig.foe('zombie', 5);
  strikes(rig, holmes, 'cane', zombie);
  expect(zombie.hp).toBe(11);
  rig.allDiceUsed();
});

test('[DT-EQ-55] a rider is as fast as the horse, which comes along', () => {
  const rig = sit();
  const ash = rig.hero({}, 0);
  const horse = rig.foe('horse', 5, 0, { attitude: 'friendly' });
  const turn = inTurn(rig, ash);
  rig.play(oneDeed(rig.t, ash, turn), [['deed', `ride-${horse.id}`]]);
  expect([speedOf(rig.t, ash), turn.actions]).toEqual([80, 0]);
  rig.foe('thug', 200);
  rig.play(oneDeed(rig.t, ash, turn), [
    ['deed', 'towards-3'],
    ['feet', 100],
  ]);
  expect([ash.place, horse.place]).toEqual([
    { at: 'line', feet: 100 },
    { at: 'line', feet: 100 },
  ]);
  rig.play(oneDeed(rig.t, ash, turn), [['deed', 'power-dismount']]);
  expect(speedOf(rig.t, ash)).toBe(40);
});
