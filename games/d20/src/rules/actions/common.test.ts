import { describe, expect, test } from 'vitest';
import { inTurn, lay, turnOf } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { Creature, Item } from '../../model.ts';
import { beginCombat } from '../combat/end.ts';
import { deedsOf } from '../combat/one-deed.ts';
import { deed } from '../combat/stages.ts';
import { layZone } from '../effects/zones.ts';
import { newItem } from '../making/creature.ts';
import { commonDeeds, mayBeTended, tendingKit } from './common.ts';
import { handDeeds } from './hands.ts';
import type { Deed } from './menu.ts';
import { itemDeeds } from './things.ts';

type Rig = ReturnType<typeof sit>;

const commons = (rig: Rig, creature: Creature) => commonDeeds(rig.t, creature, turnOf(creature));
const idsOf = (deeds: readonly Deed[]) => deeds.map(({ id }) => id);

function gives(rig: Rig, creature: Creature, kind: string, some: Partial<Item> = {}): Item {
  const item = Object.assign(newItem(rig.t, kind), some);
  creature.items.push(item);
  return item;
}

function runs(rig: Rig, deeds: readonly Deed[], id: string, script = [] as never[]) {
  const deed = deeds.find((one) => one.id === id);
  if (deed === undefined) throw new Error(`"${id}" is not open; open are ${idsOf(deeds)}`);
  rig.told.length = 0;
  return rig.play(deed.run(rig.t), script);
}

describe('what is done to somebody in reach', () => {
  test('[DT-COND-01, DT-COND-11, DT-COND-17] each condition that an action ends is offered with its remedy', () => {
    const rig = sit();
    const [ash, mech] = [rig.hero({}, 0), rig.foe('war-mech', 5)];
    mech.side = 'party';
    for (const kind of ['hacked', 'overheated']) lay(rig, mech, kind);
    lay(rig, ash, 'aflame');
    const remedies = commons(rig, ash).filter(({ kind }) => kind === 'remedy');
    expect(remedies).toMatchObject([
      { id: `extinguish-${ash.id}`, takes: 'action', names: { effect: 'aflame' }, at: ash },
      { id: `unhack-${mech.id}`, names: { creature: mech.id, effect: 'hacked' }, at: mech },
      { id: `reset-${mech.id}`, names: { effect: 'hacked' } },
      { id: `cool-${mech.id}`, names: { effect: 'overheated' } },
    ]);
  });

  test.each([
    [4, false],
    [5, true],
  ])('[DT-COND-01] a throw of %d puts fire out: %s', (face, isOut) => {
    const rig = sit({ dice: [face] });
    const [ash, bo] = [rig.hero({}, 0), rig.hero({}, 5)];
    lay(rig, bo, 'aflame');
    runs(rig, commons(rig, ash), `extinguish-${bo.id}`);
    expect(bo.effects).toHaveLength(isOut ? 0 : 1);
    expect(rig.events('rolled')).toMatchObject([
      { rule: 'DT-COND-01', tag: 'balance-react', total: face, success: isOut },
    ]);
    expect(rig.events('relieved').map(({ rule }) => rule)).toEqual(isOut ? ['DT-COND-01'] : []);
  });

  test('[DT-COND-11] whom one has hacked oneself is left as it is', () => {
    const rig = sit();
    const [ash, mech] = [rig.hero({}, 0), rig.foe('war-mech', 5)];
    mech.side = 'party';
    lay(rig, mech, 'hacked', {
      data: { was: { side: 'foes', attitude: 'hostile', run: { by: 'master' } } },
    });
    expect(idsOf(commons(rig, ash))).not.toContain(`unhack-${mech.id}`);
    mech.side = 'foes';
    expect(idsOf(commons(rig, ash))).toContain(`unhack-${mech.id}`);
  });

  test('[DT-ATK-11] enemies who stand are held, once; whoever is held is let go for nothing', () => {
    const rig = sit();
    const ash = rig.hero({}, 0);
    const [thug, down, far] = [rig.foe('thug', 5), rig.foe('thug', 5), rig.foe('thug', 10)];
    const mate = rig.hero({}, 5);
    down.hp = 0;
    const holds = () => commons(rig, ash).filter(({ kind }) => kind === 'grapple');
    expect(holds()).toMatchObject([{ id: `grapple-${thug.id}`, takes: 'action', at: thug }]);
    lay(rig, thug, 'grappled', { source: { rule: 'DT-ATK-11', by: mate.id } });
    expect(holds()).toHaveLength(1);
    thug.effects = [];
    lay(rig, thug, 'grappled', { source: { rule: 'DT-ATK-11', by: ash.id } });
    expect(holds()).toEqual([]);
    const free = commons(rig, ash).filter(({ kind }) => kind === 'let-go');
    expect(free).toMatchObject([{ id: `let-go-${thug.id}`, takes: 'free', at: thug }]);
    runs(rig, free, `let-go-${thug.id}`);
    expect(thug.effects).toEqual([]);
    expect(holds()).toHaveLength(1);
    lay(rig, ash, 'cowed');
    expect(holds()).toEqual([]);
    expect(far.hp).toBe(4);
  });

  test('[DT-ATK-11, DT-HID-07] nobody lays hands on an enemy who hides beside it', () => {
    const rig = sit();
    const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', 5)];
    thug.isHidden = true;
    lay(rig, thug, 'aflame');
    expect(commons(rig, ash)).toEqual([]);
    thug.isHidden = false;
    expect(idsOf(commons(rig, ash))).toEqual([`extinguish-${thug.id}`, `grapple-${thug.id}`]);
  });

  test('[DT-COND-27] sleepers beside one are woken by an action, nobody wakes itself', () => {
    const rig = sit();
    const [ash, bo, thug] = [rig.hero({}, 0), rig.hero({}, 5), rig.foe('thug', 5)];
    for (const one of [ash, bo, thug]) lay(rig, one, 'asleep');
    const deeds = commons(rig, ash).filter(({ kind }) => kind === 'wake');
    expect(deeds).toMatchObject([
      { id: `wake-${bo.id}`, takes: 'action', names: { creature: bo.id } },
      { id: `wake-${thug.id}` },
    ]);
    runs(rig, deeds, `wake-${bo.id}`);
    expect([bo.effects.length, thug.effects.length]).toEqual([0, 1]);
    expect(rig.events('relieved')).toMatchObject([{ rule: 'DT-COND-27', creature: bo.id }]);
  });

  test('[DT-MACH-04] machines are patched up in a fight alone', () => {
    const rig = sit();
    const [ash, ship] = [rig.hero({}, 0), rig.foe('war-mech', 5)];
    gives(rig, ash, 'toolkit');
    ship.hp -= 3;
    expect(idsOf(commons(rig, ash))).not.toContain(`patch-${ship.id}`);
    rig.play(beginCombat(rig.t, rig.state.creatures, []));
    expect(idsOf(commons(rig, ash))).toContain(`patch-${ship.id}`);
    ship.hp += 3;
    expect(idsOf(commons(rig, ash))).not.toContain(`patch-${ship.id}`);
  });

  test('[DT-HEAL-07] friends are tended once an hour with what is left of a kit, the better one first', () => {
    const rig = sit({ clock: 1000 });
    const [ash, bo, thug] = [rig.hero({}, 0), rig.hero({}, 5), rig.foe('thug', 5)];
    const tends = () => idsOf(commons(rig, ash).filter(({ kind }) => kind === 'tend'));
    expect([tends(), tendingKit(rig.t, ash)]).toEqual([[], undefined]);
    const kit = gives(rig, ash, 'healers-kit');
    expect([tends(), tendingKit(rig.t, ash)]).toEqual([[`tend-${ash.id}`, `tend-${bo.id}`], kit]);
    const medkit = gives(rig, ash, 'medkit');
    expect(tendingKit(rig.t, ash)).toBe(medkit);
    medkit.uses = 0;
    expect(tendingKit(rig.t, ash)).toBe(kit);
    bo.used.tended = 641;
    expect([mayBeTended(rig.t, bo), tends()]).toEqual([false, [`tend-${ash.id}`]]);
    bo.used.tended = 640;
    expect(mayBeTended(rig.t, bo)).toBe(true);
    bo.life = 'dead';
    expect(mayBeTended(rig.t, bo)).toBe(false);
    kit.uses = 0;
    expect(tends()).toEqual([]);
    kit.uses = 1;
    lay(rig, ash, 'paralyzed');
    expect(thug.hp).toBe(4);
  });

  test('[DT-TURN-02] nothing is done to the dead, to those who are away or out of reach, nor in a body without hands', () => {
    const rig = sit();
    const ash = rig.hero({}, 0);
    const others = [5, 5, 7, 6].map((x) => rig.foe('thug', x));
    const [dead, away, , near] = others;
    if (!dead || !away || !near) throw new Error('nobody is here');
    dead.life = 'dead';
    away.place = { at: 'away' };
    expect(idsOf(commons(rig, ash))).toEqual([`grapple-${near.id}`]);
    lay(rig, ash, 'ghost');
    expect(idsOf(commons(rig, ash))).toEqual([]);
  });
});

describe('own spells and words', () => {
  test('[DT-MAG-21] own spells that run are ended for free, on anybody and on any place', () => {
    const rig = sit();
    const [ash, bo] = [rig.hero({}, 0), rig.hero({}, 50)];
    const spell = (by: Creature) => ({ rule: 'DT-ARC-304', by: by.id, isSpell: true as const });
    lay(rig, bo, 'fly', { source: spell(ash) });
    lay(rig, ash, 'haste', { source: spell(bo) });
    lay(rig, bo, 'shaken', { source: { rule: 'DT-COND-21', by: ash.id } });
    const zoneOf = (
      kind: string,
      source: ReturnType<typeof spell> | { rule: string; by: number },
    ) =>
      layZone(rig.t, {
        kind,
        source,
        until: { at: 'scene' },
        shape: { is: 'creatures', creatures: [] },
      });
    const light = zoneOf('light', spell(ash));
    zoneOf('darkness', spell(bo));
    zoneOf('light', { rule: 'DT-HAZ-01', by: ash.id });
    const [fly] = bo.effects;
    const deeds = commons(rig, ash).filter(({ kind }) => kind === 'end-spell');
    expect(deeds).toMatchObject([
      { id: `end-${fly?.id}`, takes: 'free', names: { effect: 'fly', creature: bo.id } },
      { id: `end-zone-${light.id}`, takes: 'free', names: { effect: 'light' } },
    ]);
    runs(rig, deeds, `end-zone-${light.id}`);
    expect(rig.state.zones.map(({ kind }) => kind)).toEqual(['darkness', 'light']);
    expect(rig.told).toEqual([{ type: 'zone-ended', rule: 'DT-MAG-21', zone: 'light' }]);
    runs(rig, deeds, `end-${fly?.id}`);
    expect(bo.effects.map(({ kind }) => kind)).toEqual(['shaken']);
  });

  test('[DT-TURN-03] in a turn one of its own spells is ended, not two', () => {
    const rig = sit();
    const ash = rig.hero({}, 0);
    const source = { rule: 'DT-ARC-302', by: ash.id, isSpell: true } as const;
    lay(rig, ash, 'fly', { source });
    lay(rig, ash, 'haste', { source });
    rig.foe('thug', 30);
    const turn = inTurn(rig, ash);
    const ends = () => deedsOf(rig.t, ash, turn).filter(({ kind }) => kind === 'end-spell');
    const [one] = ends();
    expect(ends()).toHaveLength(2);
    rig.play(deed(rig.t), [['deed', one?.id ?? '']]);
    expect([ash.effects.length, ends()]).toEqual([1, []]);
  });

  test('[DT-SOC-12] in a fight enemies who understand and are seen are talked to, unless it has failed', () => {
    const rig = sit({ dice: [20, 5] });
    const ash = rig.hero({}, 0);
    const [thug, hidden, down] = [rig.foe('thug', 30), rig.foe('thug', 30), rig.foe('thug', 30)];
    const [wolf, neutral, tried] = [
      rig.foe('dire-wolf', 30),
      rig.foe('thug', 30),
      rig.foe('thug', 30),
    ];
    hidden.isHidden = true;
    down.hp = 0;
    neutral.side = 'others';
    ash.used[`influence/${tried.id}`] = 0;
    const appeals = (by = ash) => commons(rig, by).filter(({ kind }) => kind === 'appeal');
    expect(appeals()).toEqual([]);
    rig.play(beginCombat(rig.t, rig.state.creatures, []));
    expect(appeals()).toMatchObject([
      { id: `appeal-${thug.id}`, takes: 'action', names: { creature: thug.id }, at: thug },
    ]);
    expect(appeals(thug)).toEqual([]);
    runs(rig, appeals(), `appeal-${thug.id}`);
    expect(rig.events('rolled')).toMatchObject([{ rule: 'DT-SOC-12', tag: 'influence' }]);
    expect([appeals(), thug.attitude, wolf.hp > 0]).toEqual([[], 'hostile', true]);
  });
});

describe('things', () => {
  const things = (sitting: Sitting, kind: string, some: Partial<Item> = {}) => {
    const rig = sit(sitting);
    const map = (sitting.rows ?? []).length > 0;
    const at = (x: number) => (map ? ([x, 0] as const) : ([5 * x, 0] as const));
    const ash = rig.hero({}, ...at(0));
    const bo = rig.hero({}, ...at(1));
    const thug = rig.foe('thug', ...at(2));
    const item = gives(rig, ash, kind, some);
    const deeds = (near: readonly Creature[] = [ash, bo, thug]) =>
      itemDeeds(rig.t, ash, item, near);
    return { ...rig, ash, bo, thug, item, deeds };
  };

  test('[DT-EQ-16] a weapon in hand that has been shot is loaded by an action', () => {
    const { ash, item, deeds, ...rig } = things({}, 'crossbow', { uses: 0 });
    expect(deeds()).toEqual([]);
    ash.held = [item.id];
    expect(deeds()).toMatchObject([
      { id: `load-${item.id}`, kind: 'load', takes: 'action', names: { item: 'crossbow' } },
    ]);
    rig.play(deeds()[0]?.run(rig.t));
    expect([item.uses, deeds()]).toEqual([1, []]);
    expect(rig.told).toEqual([
      { type: 'handled', rule: 'DT-EQ-16', creature: ash.id, item: 'crossbow', how: 'loaded' },
    ]);
  });

  test('[DT-EQ-34] what is for somebody is offered for each who is near and whom it fits', () => {
    const { ash, bo, item, deeds } = things({}, 'healing-draught');
    expect(deeds()).toMatchObject([
      {
        id: `use-${item.id}-${ash.id}`,
        kind: 'item',
        takes: 'action',
        names: { item: 'healing-draught', creature: ash.id },
        at: ash,
      },
      { id: `use-${item.id}-${bo.id}`, at: bo },
    ]);
    expect(idsOf(deeds([bo]))).toEqual([`use-${item.id}-${bo.id}`]);
    item.uses = 0;
    expect(deeds()).toEqual([]);
  });

  test('[DT-EQ-40] what is for nobody is offered once, if nothing closes it; a rope is not used', () => {
    const { ash, item, deeds, ...rig } = things({}, 'lantern');
    expect(deeds()).toEqual([]);
    gives(rig, ash, 'oil-flask');
    expect(deeds()).toMatchObject([{ id: `use-${item.id}`, names: { item: 'lantern' } }]);
    expect(deeds()[0]?.at).toBeUndefined();
    expect(things({}, 'rope').deeds()).toEqual([]);
  });

  test('[DT-EQ-25] what is thrown is offered at enemies who are seen within 50 feet; squares only where there is a map', () => {
    const { thug, item, deeds } = things({}, 'grenade');
    const at = `use-${item.id}-${thug.id}`;
    expect(idsOf(deeds([]))).toEqual([at]);
    thug.place = { at: 'line', feet: 50 };
    expect(idsOf(deeds())).toEqual([at]);
    thug.place = { at: 'line', feet: 51 };
    expect(deeds()).toEqual([]);
    thug.place = { at: 'line', feet: 20 };
    thug.isHidden = true;
    expect(deeds()).toEqual([]);
    thug.isHidden = false;
    thug.life = 'dead';
    expect(deeds()).toEqual([]);
  });

  test('[DT-EQ-27] at a square within 50 feet that can be seen: by itself where an enemy stands', () => {
    const { ash, thug, item, deeds, ...rig } = things(
      { rows: ['............#.'], seed: 'oil', seats: 3 },
      'oil-flask',
    );
    const id = `use-${item.id}-point`;
    expect(idsOf(deeds())).toEqual([`use-${item.id}-${thug.id}`, id]);
    const flow = deeds()
      .find((deed) => deed.id === id)
      ?.run(rig.t);
    const step = flow?.next(0);
    if (step === undefined || step.done === true || step.value.kind !== 'one')
      throw new Error('one is asked');
    const squares = Array.from({ length: 11 }, (_, x) => `${x}-0`);
    expect(step.value.options.map((option) => option.id)).toEqual(squares);
    expect(step.value.why).toMatchObject({ rule: 'DT-EQ-27' });
    ash.run = { by: 'companion' };
    runs(rig, deeds(), id);
    expect(rig.events('rolled')).toMatchObject([{ creature: thug.id }]);
    expect(ash.items).toEqual([]);
  });
});

describe('hands', () => {
  const hands = (rig: Rig, creature: Creature) => handDeeds(rig.t, creature, turnOf(creature));

  test('[DT-WPN-07] what is drawn has to find room in two hands', () => {
    const rig = sit();
    const ash = rig.hero();
    const [sword, bow, lamp] = ['sword', 'longbow', 'lantern'].map((kind) => gives(rig, ash, kind));
    gives(rig, ash, 'rope');
    if (!sword || !bow || !lamp) throw new Error('nothing is there');
    const ids = () => idsOf(hands(rig, ash));
    expect(ids()).toEqual([`draw-${sword.id}`, `draw-${bow.id}`, `draw-${lamp.id}`]);
    ash.held = [sword.id];
    expect(ids()).toEqual([`drop-${sword.id}`, `stow-${sword.id}`, `draw-${lamp.id}`]);
    ash.held = [bow.id];
    expect(ids()).toEqual([`drop-${bow.id}`, `stow-${bow.id}`]);
    lay(rig, ash, 'paralyzed');
    expect(ids()).toEqual([]);
  });

  test('[DT-TURN-02] what lies beside one is picked up, in hand if there is room', () => {
    const rig = sit();
    const [ash, bo] = [rig.hero({}, 0), rig.hero({}, 30)];
    const drops = (kind: string, feet: number) => {
      const item = newItem(rig.t, kind);
      rig.state.lying.push({ item, place: { at: 'line', feet } });
      return item;
    };
    const [sword, bow, rope] = [drops('sword', 6), drops('longbow', 0), drops('rope', 0)];
    drops('sword', 7);
    const source = { rule: 'DT-DIV-306', by: bo.id };
    lay(rig, bo, 'striking', { source, data: { item: sword.id } });
    expect(idsOf(hands(rig, ash))).toEqual([sword, bow, rope].map(({ id }) => `pick-up-${id}`));
    for (const { id } of [sword, bow, rope]) runs(rig, hands(rig, ash), `pick-up-${id}`);
    expect([ash.held, ash.items]).toEqual([[sword.id], [sword, bow, rope]]);
    expect(rig.told).toEqual([
      { type: 'handled', rule: 'DT-TURN-02', creature: ash.id, item: 'rope', how: 'picked-up' },
    ]);
    expect([ash.effects.length, bo.effects, rig.state.lying.length]).toEqual([1, [], 1]);
  });

  test('[DT-DUR-34, DT-DUR-03] drawn, dropped and stowed things are where they should be', () => {
    const rig = sit();
    const ash = rig.hero({}, 10);
    const sword = gives(rig, ash, 'sword');
    const does = (what: string) => {
      runs(rig, hands(rig, ash), `${what}-${sword.id}`);
      return [ash.held.length, ash.items.length, rig.told];
    };
    const told = (rule: string, how: string) => [
      { type: 'handled', rule, creature: ash.id, item: 'sword', how },
    ];
    expect(does('draw')).toEqual([1, 1, told('DT-DUR-34', 'drawn')]);
    expect(does('stow')).toEqual([0, 1, told('DT-DUR-03', 'stowed')]);
    does('draw');
    expect(does('drop')).toEqual([0, 0, told('DT-DUR-34', 'dropped')]);
    expect(rig.state.lying).toEqual([{ item: sword, place: { at: 'line', feet: 10 } }]);
  });
});
