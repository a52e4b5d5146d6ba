import { describe, expect, test } from 'vitest';
import { inTurn, lay, turnOf } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { newItem } from '../making/creature.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { closedDeeds } from './closed-deeds.ts';
import { beginCombat } from './end.ts';
import { finisherOf, isHealer } from './finisher.ts';
import { rollInitiative } from './initiative.ts';
import { nextActor } from './naming.ts';
import { deedsOf } from './one-deed.ts';

type Rig = ReturnType<typeof sit>;

function fight(rig: Rig) {
  rig.play(beginCombat(rig.t, rig.state.creatures, []));
  const { combat } = rig.state;
  if (combat === undefined) throw new Error('no combat runs');
  Object.assign(combat, { round: 1, stage: 'naming' });
  rig.told.length = 0;
  return combat;
}

const quick = (DEX: number) => ({
  scores: { STR: 10, DEX, CON: 10, INT: 10, WIS: 10, CHA: 10 },
});

describe('initiative', () => {
  const rolled = (rig: Rig) => rig.events('rolled').map((event) => event);

  test('[DT-INIT-03] of equal totals the higher modifier is first, and nobody rolls again', () => {
    const rig = sit({ dice: [12, 10, 11] });
    const [, bo] = [rig.hero(quick(10)), rig.hero(quick(16)), rig.hero(quick(10))];
    const combat = fight(rig);
    rig.play(rollInitiative(rig.t));
    expect(combat.firstOf).toEqual([bo?.id]);
    expect(combat.totals).toEqual({ 1: 12, 2: 12, 3: 11 });
    rig.allDiceUsed();
  });

  test('[DT-INIT-03] whoever is still equal rolls again until one is first; the totals stay', () => {
    const rig = sit({ dice: [12, 12, 12, 9, 9, 3, 4, 7] });
    const [ash, bo] = [rig.hero(), rig.hero(), rig.hero()];
    const combat = fight(rig);
    rig.play(rollInitiative(rig.t));
    rig.allDiceUsed();
    expect(combat.firstOf).toEqual([bo?.id]);
    expect(combat.totals).toEqual({ 1: 12, 2: 12, 3: 12 });
    const told = rolled(rig).map((event) => [
      event.rule,
      'creature' in event ? event.creature : undefined,
    ]);
    const first = [1, 2, 3].map((id) => ['DT-INIT-02', id]);
    const again = [1, 2, 3, 1, 2].map((id) => ['DT-INIT-03', id]);
    expect(told).toEqual([...first, ...again]);
    expect(ash?.id).toBe(1);
  });

  test('[DT-GEN-07, DT-INIT-02] the seats roll in their order, then companions, then groups as they came', () => {
    const rig = sit({ dice: [2, 3, 4, 5, 19] });
    const companion = rig.hero({}, 0, 0);
    Object.assign(companion, { run: { by: 'companion' }, seat: undefined });
    const [second, first] = [rig.hero({}, 0, 0, 1), rig.hero({}, 0, 0, 0)];
    const wolf = rig.foe('ogre');
    const thug = rig.foe('skeleton');
    const mate = rig.foe('skeleton', undefined, undefined, { group: thug.group });
    const combat = fight(rig);
    combat.totals = { 99: 30 };
    rig.play(rollInitiative(rig.t));
    const by = rolled(rig).map((event) => ('creature' in event ? event.creature : 0));
    expect(by).toEqual([first, second, companion, wolf, thug].map(({ id }) => id));
    expect(Object.keys(combat.totals)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(combat.firstOf).toEqual([thug.id, mate.id]);
    expect(combat.totals[thug.id]).toBe(combat.totals[mate.id]);
  });

  test('[DT-TOK-36, DT-AGM-24] the first initiative goes to whom it is owed, once', () => {
    const winners = (owed: 'foes' | 'second' | 'nobody-here') => {
      const rig = sit({ dice: [19, 12, 5] });
      const [ash, bo, thug] = [rig.hero(), rig.hero(), rig.foe('skeleton')];
      const gone = { ...thug, id: 50 };
      const who = { foes: 'foes', second: [bo], 'nobody-here': [gone] } as const;
      const is = { on: 'initiative', is: 'first', for: 'fight' } as const;
      addCircumstance(rig.t, who[owed], is, 'DT-AGM-24');
      addCircumstance(rig.t, [ash], { on: 'climb', is: 'advantage', for: 'scene' }, 'DT-ADV-04');
      const combat = fight(rig);
      rig.play(rollInitiative(rig.t));
      rig.allDiceUsed();
      expect(rig.state.circumstances.map(({ rule }) => rule)).toEqual(['DT-ADV-04']);
      return combat.firstOf;
    };
    expect([winners('foes'), winners('second'), winners('nobody-here')]).toEqual([[3], [2], [1]]);
  });
});

describe('who is next', () => {
  test('[DT-INIT-03] of a group that has won its master says which goes, a person if one runs the game', () => {
    const group = (sitting: Sitting, answer: readonly string[]) => {
      const rig = sit({ seats: 2, ...sitting });
      rig.hero({}, 0, 0, 0);
      const one = rig.foe('thug', 10);
      const two = rig.foe('thug', 15, 0, { group: one.group });
      fight(rig).firstOf = [one.id, two.id];
      const script = answer.map((id) => ['next', id] as const);
      const { asked, value } = rig.play(nextActor(rig.t), script);
      return [asked, value?.id, rig.told];
    };
    expect(group({}, [])).toEqual([[], 2, []]);
    expect(group({ options: { gm: 'human', adventure: 'free' } }, ['next-3'])).toEqual([
      ['next 1'],
      3,
      [{ type: 'named', rule: 'DT-INIT-04', by: undefined, creature: 3 }],
    ]);
  });

  test('[DT-INIT-04] a person who runs the game names anybody who waits, and sees who cannot be and why', () => {
    const rig = sit({ seats: 4, options: { gm: 'human', adventure: 'free' } });
    const [ash, bo, cy] = [rig.hero(), rig.hero(), rig.hero()];
    const [thug, late, away] = [rig.foe('thug'), rig.foe('thug'), rig.foe('thug')];
    const combat = fight(rig);
    Object.assign(combat, {
      acted: [thug.id],
      last: thug.id,
      surprised: [cy.id],
      arrived: [late.id],
    });
    away.place = { at: 'away' };
    const step = nextActor(rig.t).next(0);
    if (step.done === true || step.value.kind !== 'one') throw new Error('one is asked');
    expect([step.value.seat, step.value.options.map(({ id }) => id)]).toEqual([
      3,
      [`next-${ash.id}`, `next-${bo.id}`],
    ]);
    expect(step.value.closed?.()).toEqual(
      [
        [cy, 'closed.surprised', 'DT-INIT-11'],
        [thug, 'closed.has-acted', 'DT-INIT-05'],
        [late, 'closed.next-round', 'DT-INIT-10'],
        [away, 'closed.out-of-it', 'DT-INIT-06'],
      ].map(([one, key, rule]) => {
        const { id } = one as Creature;
        return { id: `next-${id}`, names: { creature: id }, because: { key, rule } };
      }),
    );
    const { value } = rig.play(nextActor(rig.t), [['next', `next-${bo.id}`]]);
    expect(value).toBe(bo);
    expect(rig.told).toEqual([{ type: 'named', rule: 'DT-INIT-04', by: thug.id, creature: bo.id }]);
  });

  test('[DT-INIT-04] a player names a character or lets whoever runs the game choose', () => {
    const rig = sit({ seats: 2 });
    const [ash, bo] = [rig.hero(), rig.hero()];
    const thug = rig.foe('thug');
    const combat = fight(rig);
    Object.assign(combat, { acted: [ash.id], last: ash.id });
    const step = nextActor(rig.t).next(0);
    if (step.done === true || step.value.kind !== 'one') throw new Error('one is asked');
    expect(step.value.options.map(({ id }) => id)).toEqual([`next-${bo.id}`, 'to-master']);
    expect(step.value.closed?.().map(({ id }) => id)).toEqual([`next-${ash.id}`]);
    const passed = rig.play(nextActor(rig.t), [['next', 'to-master']]);
    expect([passed.value, rig.told]).toEqual([thug, []]);
    thug.hp = 0;
    const other = nextActor(rig.t).next(0);
    if (other.done === true || other.value.kind !== 'one') throw new Error('one is asked');
    expect(other.value.options.map(({ id }) => id)).toEqual([`next-${bo.id}`]);
    expect(rig.play(nextActor(rig.t)).value).toBe(bo);
    expect(rig.told).toEqual([{ type: 'named', rule: 'DT-INIT-04', by: ash.id, creature: bo.id }]);
  });

  test('[DT-INIT-09] nobody once all have acted; who has won but is down lets others be named', () => {
    const rig = sit({ seats: 2 });
    const [ash, bo] = [rig.hero(), rig.hero()];
    const combat = fight(rig);
    combat.firstOf = [ash.id];
    ash.hp = 0;
    expect(rig.play(nextActor(rig.t)).value).toBe(bo);
    combat.acted = [bo.id];
    expect(rig.play(nextActor(rig.t)).value).toBeUndefined();
  });

  test('[DT-BOT-03] a companion names whoever can finish a wounded enemy', () => {
    const rig = sit({ seats: 2 });
    const [ash, bo, cy] = [rig.hero({}, 0), rig.hero({}, 0), rig.hero({}, 40)];
    ash.run = { by: 'companion' };
    const thug = rig.foe('thug', 80);
    const combat = fight(rig);
    Object.assign(combat, { acted: [ash.id], last: ash.id });
    expect(rig.play(nextActor(rig.t))).toEqual({ asked: [], value: bo });
    thug.hp = 1;
    expect(rig.play(nextActor(rig.t))).toEqual({ asked: [], value: cy });
    expect(rig.told.at(-1)).toMatchObject({ by: ash.id, creature: cy.id });
  });
});

describe('whom bots name', () => {
  const arms = { gear: [{ kind: 'crossbow', is: 'held' as const }] };

  test('[DT-BOT-03] whoever has most of its Hit Points, equal ones as they came', () => {
    const rig = sit();
    const [ash, bo, cy] = [rig.hero(), rig.hero(), rig.hero()];
    expect(finisherOf(rig.t, [ash, bo, cy])).toBe(ash);
    ash.hp = 3;
    expect(finisherOf(rig.t, [ash, bo, cy])).toBe(bo);
    expect(finisherOf(rig.t, [])).toBeUndefined();
  });

  test.each([
    [46, {}, true],
    [47, {}, false],
    [40, { hp: 3 }, false],
    [40, { hp: 0 }, false],
    [40, { side: 'others' }, false],
    [40, { life: 'dead' }, false],
    [40, { place: { at: 'away' } }, false],
  ] as const)(
    '[DT-BOT-03, DT-BOT-05] a blow finishes an enemy at %d feet who is %o: %s',
    (x, some, can) => {
      const rig = sit();
      const [ash, bo] = [rig.hero({}, -500), rig.hero({}, 0)];
      const thug = rig.foe('thug', x);
      bo.hp = 2;
      Object.assign(thug, { hp: 2, ...some });
      expect(finisherOf(rig.t, [ash, bo])).toBe(can ? bo : ash);
    },
  );

  test('[DT-BOT-03] a shot finishes as far as it reaches', () => {
    const rig = sit();
    const [ash, bo] = [rig.hero({}, 0), rig.hero(arms, 0)];
    bo.hp = 2;
    const thug = rig.foe('thug', 330);
    thug.hp = 2;
    expect(finisherOf(rig.t, [ash, bo])).toBe(bo);
    thug.place = { at: 'line', feet: 331 };
    expect(finisherOf(rig.t, [ash, bo])).toBe(ash);
  });

  test('[DT-BOT-03] a healer where one of the party lies there, else it is like the others', () => {
    const rig = sit();
    const [ash, bo, down] = [rig.hero(), rig.hero(), rig.hero()];
    bo.hp = 2;
    bo.items.push(newItem(rig.t, 'healing-draught'));
    const named = (some: object) => {
      Object.assign(down, { hp: 4, life: 'alive', side: 'party', place: { at: 'line', feet: 0 } });
      Object.assign(down, some);
      return finisherOf(rig.t, [ash, bo]);
    };
    expect(named({ hp: 0 })).toBe(bo);
    expect(named({ hp: 1 })).toBe(ash);
    expect(named({ hp: 0, side: 'foes' })).toBe(ash);
    expect(named({ hp: -4, life: 'dead' })).toBe(ash);
    expect(named({ hp: 0, place: { at: 'away' } })).toBe(ash);
    bo.items = [];
    expect(named({ hp: 0 })).toBe(ash);
  });

  test('[DT-BOT-03] who heals has a spell for it that is not strained, or a thing that is not used up', () => {
    const rig = sit();
    const healer = (spells: readonly string[], kind?: string, uses?: number) => {
      const one = rig.hero({ roles: [{ id: 'divine-magic' }], spells: { 'divine-magic': spells } });
      if (kind !== undefined) {
        const item = newItem(rig.t, kind);
        if (uses !== undefined) item.uses = uses;
        one.items.push(item);
      }
      return one;
    };
    const is = (one: Creature) => isHealer(rig.t, one);
    expect(is(healer([]))).toBe(false);
    expect(is(healer(['bless']))).toBe(false);
    const cures = healer(['bless', 'cure-light-wounds']);
    expect(is(cures)).toBe(true);
    cures.strained = ['cure-light-wounds'];
    expect(is(cures)).toBe(false);
    expect(is(healer([], 'healing-draught'))).toBe(true);
    expect([1, 0].map((uses) => is(healer([], 'healers-kit', uses)))).toEqual([true, false]);
    expect(is(healer([], 'rope'))).toBe(false);
  });
});

describe('what is closed on a turn', () => {
  const closed = (rig: Rig, one: Creature, some: object = {}) => {
    const turn = { ...turnOf(one), ...some };
    return Object.fromEntries(
      closedDeeds(rig.t, one, turn, deedsOf(rig.t, one, turn)).map(({ id, because }) => [
        id,
        `${because.key} ${because.rule}`,
      ]),
    );
  };

  test('[DT-MAG-19, DT-MAG-10, DT-MAG-07] spells, each form with the first of its reasons', () => {
    const rig = sit();
    const mage = rig.hero({
      roles: [{ id: 'arcane-magic', choice: 'INT' }],
      spells: { 'arcane-magic': ['magic-missile', 'light', 'shield'] },
    });
    inTurn(rig, mage);
    const nobody = { 'cast-magic-missile': 'closed.no-target DT-MAG-19' };
    expect(closed(rig, mage)).toMatchObject(nobody);
    expect(Object.keys(closed(rig, mage))).not.toContain('cast-shield');
    mage.strained = ['shield'];
    expect(closed(rig, mage)).toMatchObject({
      ...nobody,
      'cast-shield': 'closed.strained DT-MAG-10',
    });
    lay(rig, mage, 'silenced');
    const silent = closed(rig, mage);
    expect(silent).toMatchObject({
      'cast-magic-missile': 'closed.cannot-speak DT-MAG-07',
      'cast-light-darkness': 'closed.cannot-speak DT-MAG-07',
      'cast-shield': 'closed.cannot-speak DT-MAG-07',
    });
    expect(new Set(Object.values(closed(rig, mage, { moved: 45, hurried: true })))).toEqual(
      new Set(['closed.hurried DT-TURN-01']),
    );
    expect(new Set(Object.values(closed(rig, mage, { actions: 1 })))).toEqual(
      new Set(['closed.no-action DT-TURN-01']),
    );
    expect(closed(rig, mage, { actions: 1, extraAttacks: 1 })['cast-shield']).toBe(
      'closed.no-action DT-TURN-05',
    );
    rig.foe('thug', 5);
    mage.effects = [];
    mage.strained = [];
    expect(Object.keys(closed(rig, mage))).toEqual([]);
  });
});

test('[DT-PLC-05, DT-TURN-03] of powers each that is closed is told once with its reason, in a fight alone', () => {
  const power = (id: string, more: object = {}) => ({
    id,
    rule: 'DT-X',
    takes: 'action',
    use: () => undefined,
    ...more,
  });
  const gifted = {
    id: 'gifted',
    rule: 'DT-X',
    powers: [
      power('open'),
      power('calm', { when: 'calm', closed: () => 'closed.calm' }),
      power('shut', { when: 'combat', closed: () => 'closed.shut' }),
      power('shout', { takes: 'free' }),
    ],
  } as never;
  const rig = sit({
    content: { traits: { gifted, twin: { ...(gifted as object), id: 'twin' } as never } },
  });
  const ash = rig.hero();
  ash.traits = ['gifted', 'twin'];
  inTurn(rig, ash);
  const shut = (some: object, open?: readonly []) => {
    const turn = { ...turnOf(ash), ...some };
    return closedDeeds(rig.t, ash, turn, open ?? deedsOf(rig.t, ash, turn)).map(
      ({ id, names, because }) => [id, names?.power, because.key, because.rule],
    );
  };
  const closed = ['power-shut', 'shut', 'closed.shut', 'DT-X'];
  expect(shut({})).toEqual([closed]);
  expect(shut({}, [])).toEqual([closed]);
  expect(shut({ actions: 1, free: ['shout'] })).toEqual([
    ['power-open', 'open', 'closed.no-action', 'DT-TURN-01'],
    ['power-shut', 'shut', 'closed.no-action', 'DT-TURN-01'],
    ['power-shout', 'shout', 'closed.once-a-turn', 'DT-TURN-03'],
  ]);
});
