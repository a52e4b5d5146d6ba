import { describe, expect, test } from 'vitest';
import { inTurn, lay, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import type { AttackForm } from '../../content/attack-form.ts';
import type { Trait } from '../../content/trait.ts';
import type { Creature, Item } from '../../model.ts';
import { oneOfEach } from '../actions/alike.ts';
import { grapple, heldBy, letGoAll } from '../actions/grapple.ts';
import { consume, isLoaded, shotFired } from '../actions/loading.ts';
import { actionsLeft, hasRoom } from '../actions/menu.ts';
import { invitedDeeds, powerDeeds, powersOf } from '../actions/powers.ts';
import { layZone } from '../effects/zones.ts';
import { newItem } from '../making/creature.ts';
import { acAgainst, isBarred, isInAim, isUnaware, situationOf } from './aim.ts';
import { UNARMED } from './forms.ts';

const BOW: AttackForm = { ...UNARMED, id: 'bow', category: 'medium', use: 'ranged', band: 'short' };

describe('aim', () => {
  test('[DT-ATK-04, DT-RNG-02] whoever lives, is here, is not hidden from one and in the band of the attack', () => {
    const rig = sit();
    const [ash, thug, bo] = [rig.hero({}, 0), rig.foe('thug', 6), rig.hero({}, 6)];
    const aims = (attack: AttackForm, one: Creature = thug) => isInAim(rig.t, ash, attack, one);
    const at = (feet: number) => {
      thug.place = { at: 'line', feet };
      return [aims(UNARMED), aims(BOW)];
    };
    expect([at(6), at(7), at(330), at(331)]).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
    at(5);
    expect(aims(UNARMED, ash)).toBe(false);
    for (const one of [thug, bo]) one.isHidden = true;
    expect([aims(UNARMED), aims(UNARMED, bo)]).toEqual([false, true]);
    thug.isHidden = false;
    expect(aims({ ...UNARMED, fits: () => false })).toBe(false);
    expect(aims({ ...UNARMED, fits: (_w, { id }) => id === thug.id })).toBe(true);
    thug.life = 'dead';
    expect(aims(UNARMED)).toBe(false);
    Object.assign(thug, { life: 'alive', place: { at: 'away' } });
    expect(aims(UNARMED)).toBe(false);
  });

  test('[DT-RNG-01] a touch needs somebody who is held, or in reach and of those whom it is upon', () => {
    const rig = sit();
    const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', 5)];
    const touch: AttackForm = { ...UNARMED, band: 'touch' };
    const upon = { ...touch, upon: [thug.id] };
    expect([isInAim(rig.t, ash, touch, thug), isInAim(rig.t, ash, upon, thug)]).toEqual([
      false,
      true,
    ]);
    thug.place = { at: 'line', feet: 7 };
    expect(isInAim(rig.t, ash, upon, thug)).toBe(false);
    lay(rig, thug, 'grappled', { source: { rule: 'DT-ATK-11', by: ash.id } });
    expect(isInAim(rig.t, ash, touch, thug)).toBe(true);
  });

  test('[DT-AC-12, DT-ARC-411] not through walls, nor what traits of either keep out', () => {
    const bars: Trait = {
      id: 'sanctuary',
      rule: 'DT-X',
      bars: (_w, _self, { attack }) => attack.use === 'melee',
    };
    const rig = sit({ rows: ['...', '.#.'], content: { traits: { sanctuary: bars } } });
    const [ash, thug] = [rig.hero({}, 0, 1), rig.foe('thug', 2, 1)];
    expect(isInAim(rig.t, ash, BOW, thug)).toBe(false);
    thug.place = { at: 'square', cell: 0 };
    expect([isInAim(rig.t, ash, BOW, thug), isInAim(rig.t, ash, UNARMED, thug)]).toEqual([
      true,
      true,
    ]);
    for (const one of [ash, thug]) {
      one.traits = ['sanctuary'];
      expect([isInAim(rig.t, ash, BOW, thug), isInAim(rig.t, ash, UNARMED, thug)]).toEqual([
        true,
        false,
      ]);
      expect(isBarred(rig.t, { attacker: ash, target: thug, attack: UNARMED })).toBe(true);
      one.traits = [];
    }
  });

  test('[DT-RNG-26, DT-HER-00] the farthest band and the dark are at disadvantage', () => {
    const rig = sit();
    const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', 50)];
    const brings = (attack: AttackForm) =>
      situationOf(rig.t, ash, attack, thug).map(({ is, rule, ...more }) => [
        is,
        rule,
        Object.values(more),
      ]);
    expect([brings(BOW), brings({ ...BOW, use: 'melee' })]).toEqual([[], []]);
    thug.place = { at: 'line', feet: 51 };
    expect(brings(BOW)).toEqual([['disadvantage', 'DT-RNG-26', ['short']]]);
    expect(brings({ ...BOW, use: 'melee' })).toEqual([]);
    rig.state.ground.isDark = true;
    expect(brings({ ...BOW, band: 'long' })).toEqual([['disadvantage', 'DT-HER-00', ['dark']]]);
  });

  test('[DT-AC-07, DT-ATK-08] cover counts 1 against shots; who is unaware', () => {
    const rig = sit({ rows: ['.o..'] });
    const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', 3)];
    expect(acAgainst(rig.t, ash, BOW, thug).slice(1)).toEqual([
      { value: 1, rule: 'DT-AC-07', from: 'cover' },
    ]);
    expect(acAgainst(rig.t, ash, UNARMED, thug)).toHaveLength(1);
    const unaware = () => isUnaware(rig.t, ash, thug);
    expect(unaware()).toBe(false);
    ash.isHidden = true;
    expect(unaware()).toBe(true);
    ash.isHidden = false;
    inTurn(rig, ash);
    expect(unaware()).toBe(false);
    rig.state.combat?.surprised.push(thug.id);
    expect(unaware()).toBe(true);
    if (rig.state.combat !== undefined) rig.state.combat.surprised = [ash.id];
    expect(unaware()).toBe(false);
    lay(rig, ash, 'invisible');
    expect(unaware()).toBe(true);
  });
});

describe('room in a turn', () => {
  test.each([
    [{}, 1, 1],
    [{ actions: 1 }, 0, 0],
    [{ extra: 1 }, 2, 2],
    [{ extraAttacks: 1 }, 1, 2],
    [{ actions: 1, extraAttacks: 1 }, 0, 1],
    [{ actions: 2, extra: 1, extraAttacks: 1 }, 0, 1],
  ])(
    '[DT-TURN-05, DT-ARC-305] with %o %d actions and %d attacks are left',
    (some, actions, attacks) => {
      const rig = sit();
      const turn = { ...turnOf(rig.hero()), ...some };
      expect([actionsLeft(turn, 'action'), actionsLeft(turn, 'attack')]).toEqual([
        actions,
        attacks,
      ]);
      expect([hasRoom(turn, { takes: 'action' }), hasRoom(turn, { takes: 'attack' })]).toEqual([
        actions > 0,
        attacks > 0,
      ]);
    },
  );

  test('[DT-TURN-03] what is free has room once, by its name; moves and the end always', () => {
    const rig = sit();
    const turn = { ...turnOf(rig.hero()), actions: 1, free: ['rage'] };
    const room = [
      { takes: 'free' },
      { takes: 'free', once: 'rage' },
      { takes: 'free', once: 'shout' },
      { takes: 'move' },
      { takes: 'end' },
    ] as const;
    expect(room.map((deed) => hasRoom(turn, deed))).toEqual([true, false, true, true, true]);
  });
});

describe('things in use', () => {
  test('[DT-EQ-16, DT-EQ-28, DT-INV-32] what loads is empty after its shot, what bursts is gone, other things stay', () => {
    const rig = sit();
    const ash = rig.hero();
    const [bow, water, javelin] = ['crossbow', 'holy-water', 'javelin'].map((kind) =>
      newItem(rig.t, kind),
    );
    if (!bow || !water || !javelin) throw new Error('nothing is there');
    ash.items = [bow, water, javelin];
    ash.held = [water.id, javelin.id];
    const form = (item: Item, use: AttackForm['use'], ...tags: string[]) => ({
      ...BOW,
      item: item.id,
      use,
      tags,
    });
    const loads = form(bow, 'ranged', 'loads');
    expect([isLoaded(ash, loads), isLoaded(ash, form(bow, 'ranged'))]).toEqual([true, true]);
    shotFired(rig.t, ash, loads);
    expect([bow.uses, isLoaded(ash, loads), isLoaded(ash, form(bow, 'ranged'))]).toEqual([
      0,
      false,
      true,
    ]);
    shotFired(rig.t, ash, form(water, 'melee'));
    shotFired(rig.t, ash, form(javelin, 'thrown'));
    shotFired(rig.t, ash, UNARMED);
    expect(ash.items).toEqual([bow, water, javelin]);
    shotFired(rig.t, ash, form(water, 'thrown'));
    expect([ash.items, ash.held]).toEqual([[bow, javelin], [javelin.id]]);
    expect(rig.told).toEqual([
      { type: 'used-up', rule: 'DT-EQ-28', creature: ash.id, item: 'holy-water' },
    ]);
    const kit = newItem(rig.t, 'medkit');
    kit.uses = 2;
    ash.items.push(kit);
    consume(rig.t, ash, kit);
    expect([kit.uses, ash.items.includes(kit)]).toEqual([1, true]);
    consume(rig.t, ash, kit);
    expect(ash.items.includes(kit)).toBe(false);
  });

  test('[DT-PLC-06] of things that are alike in everything the first stands for all', () => {
    const rig = sit();
    const ash = rig.hero();
    const item = (id: number, some: Partial<Item> = {}): Item => ({ id, kind: 'rope', ...some });
    const shown = (...items: readonly Item[]) => {
      ash.items = [...items];
      return oneOfEach(rig.t, ash).map(({ id }) => id);
    };
    expect(shown(item(1), item(2), item(3, { kind: 'medkit' }))).toEqual([1, 3]);
    expect(
      shown(item(1), item(2, { uses: 3 }), item(3, { tags: ['silver'] }), item(4, { isOn: true })),
    ).toEqual([1, 2, 3, 4]);
    ash.held = [2];
    expect(shown(item(1), item(2), item(3))).toEqual([1, 2]);
    ash.held = [];
    ash.armor = 2;
    expect(shown(item(1), item(2), item(3))).toEqual([1, 2]);
    ash.armor = undefined;
    lay(rig, ash, 'striking', { data: { item: 3 } });
    expect(shown(item(1), item(2), item(3))).toEqual([1, 3]);
  });
});

describe('grapples', () => {
  test.each([
    [12, 11, true],
    [11, 12, false],
  ])('[DT-ATK-11] a %d against a %d holds: %s', (own, other, holds) => {
    const rig = sit({ dice: [own, other] });
    const [ash, bo] = [rig.hero({}, 0), rig.hero({}, 5)];
    const { asked } = rig.play(grapple(rig.t, ash, bo), [['resist-grapple', 'DEX']]);
    expect(asked[0]).toBe('resist-grapple 1');
    expect(heldBy(rig.t, ash)).toEqual(holds ? [bo] : []);
    if (holds) {
      expect(bo.effects).toMatchObject([
        {
          kind: 'grappled',
          source: { rule: 'DT-ATK-11', by: ash.id },
          until: { at: 'cure' },
          save: { ability: 'STR', when: 'turn-end', target: { grappler: ash.id } },
        },
      ]);
    }
    rig.play(letGoAll(rig.t, ash));
    expect(heldBy(rig.t, ash)).toEqual([]);
    expect(rig.events('relieved').map(({ rule }) => rule)).toEqual(holds ? ['DT-ATK-11'] : []);
  });

  test('[DT-ATK-11] software resists with the better of STR and DEX, of equals with STR', () => {
    const resists = (STR: number, DEX: number) => {
      const rig = sit({ dice: [1, 20] });
      const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', 5)];
      if (thug.printed !== undefined) Object.assign(thug.printed.mods, { STR, DEX });
      rig.play(grapple(rig.t, ash, thug));
      return rig
        .events('rolled')
        .flatMap((event) =>
          'creature' in event && event.creature === thug.id && 'ability' in event
            ? [event.ability]
            : [],
        );
    };
    expect([resists(1, 2), resists(2, 2), resists(2, 1)]).toEqual([['DEX'], ['STR'], ['STR']]);
  });
});

describe('powers', () => {
  const power = (id: string, more: object = {}) => ({
    id,
    rule: 'DT-X',
    takes: 'action',
    use: () => undefined,
    ...more,
  });
  const trait: Trait = {
    id: 'gifted',
    rule: 'DT-X',
    powers: [
      power('any'),
      power('calm', { when: 'calm' }),
      power('fight', { when: 'combat', takes: 'free', worth: () => 7 }),
      power('shut', { closed: () => 'closed.no' }),
    ],
    invites: [
      {
        id: 'ride',
        rule: 'DT-Y',
        takes: 'action',
        fits: (_w: unknown, _self: unknown, by: Creature) => by.side === 'party',
        use: () => undefined,
      },
    ],
  } as never;

  test('[DT-PLC-05] those that are open now, each once; one that is free once a turn', () => {
    const rig = sit({ content: { traits: { gifted: trait, twin: { ...trait, id: 'twin' } } } });
    const ash = rig.hero();
    ash.traits = ['gifted', 'twin'];
    const open = (when: 'combat' | 'calm') => powersOf(rig.t, ash, when).map(({ id }) => id);
    expect([open('combat'), open('calm')]).toEqual([
      ['any', 'fight'],
      ['any', 'calm'],
    ]);
    const deeds = powerDeeds(rig.t, ash, turnOf(ash));
    expect(deeds.map(({ run: _run, ...deed }) => deed)).toEqual([
      { id: 'power-any', kind: 'power', names: { power: 'any' }, takes: 'action' },
      {
        id: 'power-fight',
        kind: 'power',
        names: { power: 'fight' },
        takes: 'free',
        once: 'fight',
        worth: 7,
      },
    ]);
    rig.play(deeds[0]?.run(rig.t) ?? undefined);
    expect(rig.told).toEqual([
      { type: 'power-used', rule: 'DT-X', creature: ash.id, power: 'any' },
    ]);
  });

  test('[DT-MON-21] what others may do with somebody, as it says', () => {
    const rig = sit({ content: { traits: { gifted: trait } } });
    const [ash, mount, thug] = [rig.hero(), rig.foe('thug'), rig.foe('thug')];
    mount.traits = ['gifted'];
    const ids = (one: Creature) => invitedDeeds(rig.t, one).map(({ id }) => id);
    expect([ids(ash), ids(thug), ids(mount)]).toEqual([[`ride-${mount.id}`], [], []]);
    const [ride] = invitedDeeds(rig.t, ash);
    expect(ride).toMatchObject({
      kind: 'invited',
      takes: 'action',
      names: { power: 'ride', creature: mount.id },
      at: mount,
    });
    rig.play(ride?.run(rig.t) ?? undefined);
    expect(rig.told).toEqual([
      { type: 'power-used', rule: 'DT-Y', creature: ash.id, power: 'ride' },
    ]);
    mount.place = { at: 'away' };
    expect(ids(ash)).toEqual([]);
    Object.assign(mount, { place: { at: 'line', feet: 0 }, life: 'dead' });
    expect(ids(ash)).toEqual([]);
  });
});

test('[DT-ARC-411] a wall of magic keeps an attack out that can be seen through', () => {
  const rig = sit({ rows: ['...'] });
  const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', 2)];
  layZone(rig.t, {
    kind: 'wall-of-ice',
    source: { rule: 'DT-ARC-411' },
    until: { at: 'scene' },
    shape: { is: 'cells', cells: [1] },
  });
  expect(isInAim(rig.t, ash, BOW, thug)).toBe(false);
  rig.state.zones = [];
  expect(isInAim(rig.t, ash, BOW, thug)).toBe(true);
});
