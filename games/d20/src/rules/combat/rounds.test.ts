import type { Choice } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { inTurn, lay, turnOf } from '../../../test/effects.ts';
import { cites, sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { closedDeeds } from './closed-deeds.ts';
import { beginCombat, joinCombat } from './end.ts';
import { isEligible, waiting } from './initiative.ts';
import { nextActor } from './naming.ts';
import { deedsOf, oneDeed } from './one-deed.ts';
import { deed, naming, round, roundEnd } from './stages.ts';

type Rig = ReturnType<typeof sit>;

/** A fight between all, of whom some are surprised. */
function fight(rig: Rig, surprised: readonly Creature[] = []) {
  rig.play(
    beginCombat(
      rig.t,
      rig.state.creatures,
      surprised.map(({ id }) => id),
    ),
  );
  const { combat } = rig.state;
  if (combat === undefined) throw new Error('no combat runs');
  return combat;
}

/** Two characters of two seats, and two wolves of one group. */
function pack(dice?: readonly number[]) {
  const rig = sit({ seats: 2, ...(dice === undefined ? { seed: 'pack' } : { dice }) });
  const [ash, bo] = [rig.hero({ name: 'Ash' }, 0), rig.hero({ name: 'Bo' }, 5)];
  const first = rig.foe('dire-wolf', 10);
  const second = rig.foe('dire-wolf', 15, undefined, { group: first.group });
  return { ...rig, ash, bo, first, second };
}

const names = (rig: Rig, script: Parameters<Rig['play']>[1] = []) =>
  rig.play(nextActor(rig.t), script);

/** What a creature is asked for its turn. */
function turnAsked(rig: Rig, creature: Creature): Choice {
  const step = oneDeed(rig.t, creature, inTurn(rig, creature)).next(0);
  if (step.done === true || step.value.kind === 'many') throw new Error('nobody is asked');
  return step.value;
}

describe('a round', () => {
  test('[DT-INIT-01] all who are there take part when a fight begins', () => {
    const rig = pack();
    const combat = fight(rig);
    expect(combat.participants).toEqual(rig.state.creatures.map(({ id }) => id));
    expect(rig.told.some(cites('DT-INIT-01'))).toBe(true);
  });

  test('[DT-INIT-02] characters roll in seat order, a group once with its DEX, those who are down or surprised not at all', () => {
    const rig = pack([4, 9]);
    const combat = fight(rig, [rig.bo]);
    rig.play(round(rig.t));
    rig.allDiceUsed();
    const dex = rig.first.printed?.mods.DEX ?? 0;
    expect(combat.totals).toEqual({
      [rig.ash.id]: 4,
      [rig.first.id]: 9 + dex,
      [rig.second.id]: 9 + dex,
    });
  });

  test('[DT-INIT-05, DT-INIT-06, DT-INIT-10] who has acted, is down, away or has just come cannot be named, and the others are told why', () => {
    const rig = pack();
    const combat = fight(rig);
    Object.assign(combat, { round: 1, acted: [rig.ash.id], last: rig.ash.id });
    rig.first.hp = 0;
    rig.second.place = { at: 'away' };
    const late = rig.hero({ name: 'Cy' }, 0, 0, 0);
    rig.play(joinCombat(rig.t, late));
    expect(waiting(rig.t)).toEqual([rig.bo]);
    rig.first.hp = 5;
    const step = nextActor(rig.t).next(0);
    if (step.done === true || step.value.kind === 'many') throw new Error('one is asked');
    const closed = step.value
      .closed?.()
      .map(({ names: at, because }) => [at?.creature, because.rule]);
    expect(closed).toEqual([
      [rig.ash.id, 'DT-INIT-05'],
      [late.id, 'DT-INIT-10'],
    ]);
    rig.bo.hp = 0;
    expect(isEligible(rig.t, rig.bo)).toBe(false);
    rig.bo.hp = 1;
    expect(isEligible(rig.t, rig.bo)).toBe(true);
  });

  test('[DT-INIT-08] of characters that nobody names in time the one with the highest initiative is next', () => {
    const rig = pack();
    const cy = rig.hero({ name: 'Cy' }, 20, 0, 1);
    const combat = fight(rig);
    const totals = { [rig.bo.id]: 7, [cy.id]: 12, [rig.first.id]: 18 };
    Object.assign(combat, { round: 1, acted: [rig.ash.id], last: rig.ash.id, totals });
    expect(names(rig).value).toBe(cy);
    combat.acted.push(rig.bo.id, cy.id);
    // None of them is left: whoever runs the game says which of its own goes.
    expect(names(rig)).toMatchObject({ value: rig.first, asked: [] });
  });

  test('[DT-INIT-07] who cannot act has its turn passed, and its player names the next', () => {
    const rig = pack();
    const combat = fight(rig);
    Object.assign(combat, { round: 1, stage: 'naming', firstOf: [rig.bo.id] });
    lay(rig, rig.bo, 'paralyzed');
    rig.play(naming(rig.t));
    expect(rig.events('turn-passed')).toMatchObject([{ rule: 'DT-INIT-07', creature: rig.bo.id }]);
    expect([combat.acted, combat.last]).toEqual([[rig.bo.id], rig.bo.id]);
    const { asked } = names(rig, [['next', `next-${rig.ash.id}`]]);
    expect(asked).toEqual(['next 1']);
  });

  test('[DT-INIT-09] when all have acted the round ends, and all roll again', () => {
    const rig = pack();
    const combat = fight(rig);
    Object.assign(combat, { round: 1, stage: 'round-end', acted: [...combat.participants] });
    rig.play(roundEnd(rig.t));
    expect(combat.stage).toBe('round');
    rig.told.length = 0;
    rig.play(round(rig.t));
    expect([combat.round, combat.acted]).toEqual([2, []]);
    expect(rig.told[0]).toMatchObject({ type: 'round-began', rule: 'DT-INIT-09' });
    expect(rig.events('rolled').length).toBeGreaterThanOrEqual(3);
  });

  test('[DT-INIT-13, DT-COND-26] a round in which all are surprised passes empty; in the next nobody is', () => {
    const rig = pack([]);
    const combat = fight(rig, rig.state.creatures);
    rig.play(round(rig.t));
    rig.allDiceUsed();
    expect(combat.stage).toBe('round-end');
    rig.play(roundEnd(rig.t));
    expect(combat.stage).toBe('round');
    expect(rig.state.clock).toBe(1);
  });

  test('[DT-COND-26] the surprised neither roll nor move nor act in the first round, but may save', () => {
    const rig = pack();
    const combat = fight(rig, [rig.ash]);
    rig.play(round(rig.t));
    expect(waiting(rig.t)).not.toContain(rig.ash);
    expect(combat.totals[rig.ash.id]).toBeUndefined();
    expect(rig.told.filter(cites('DT-INIT-11'))).toHaveLength(1);
  });
});

describe('a turn', () => {
  const armed = (rig: Rig, some: Parameters<Rig['hero']>[0] = {}) => rig.hero(some, 0, 0, 0);

  test('[DT-TURN-01, DT-MOVE-01] after an action speed is left, without one twice as much, before it, after it or around it', () => {
    const rig = sit({ rows: ['.'.repeat(30)], seats: 1 });
    const ash = armed(rig);
    const turn = inTurn(rig, ash);
    const farthest = () =>
      Math.max(
        0,
        ...deedsOf(rig.t, ash, turn)
          .filter(({ kind }) => kind === 'move')
          .map(({ names: at }) => Number(at?.feet)),
      );
    expect(farthest()).toBe(80);
    turn.moved = 10;
    expect(farthest()).toBe(70);
    turn.actions = 1;
    expect(farthest()).toBe(30);
    turn.moved = 40;
    expect(farthest()).toBe(0);
  });

  test('[DT-TURN-01] a move within the speed leaves all actions, one beyond it none', () => {
    const rig = sit({ rows: ['.'.repeat(30), '.'.repeat(30)], seats: 1 });
    const ash = armed(rig);
    rig.foe('skeleton', 38);
    const turn = inTurn(rig, ash);
    const moveOf = (feet: number) =>
      deedsOf(rig.t, ash, turn).find(({ kind, names: at }) => kind === 'move' && at?.feet === feet);
    const kinds = () => new Set(deedsOf(rig.t, ash, turn).map(({ takes }) => takes));
    expect(moveOf(40)?.names).toMatchObject({ hurries: 'no' });
    expect(moveOf(45)?.names).toMatchObject({ hurries: 'yes' });
    rig.play(moveOf(40)?.run(rig.t));
    expect([...kinds()]).toEqual(['move', 'attack', 'action', 'end']);
    rig.play(moveOf(5)?.run(rig.t));
    expect([turn.moved, [...kinds()]]).toEqual([45, ['move', 'end']]);
  });

  test('[DT-TURN-07] a turn can be ended with anything unused', () => {
    const rig = sit({ seats: 1 });
    const ash = armed(rig);
    rig.foe('skeleton', 30);
    inTurn(rig, ash);
    rig.play(deed(rig.t), [['deed', 'end-turn']]);
    expect([rig.state.combat?.turn, rig.state.combat?.acted]).toEqual([undefined, [ash.id]]);
  });

  test('[DT-TURN-03] what is free is done once a turn, and takes no action', () => {
    const rig = sit({ seats: 1 });
    const ash = armed(rig, { roles: [{ id: 'berserker' }] });
    rig.foe('skeleton', 30);
    const turn = inTurn(rig, ash);
    rig.play(deed(rig.t), [['deed', 'power-rage']]);
    expect([turn.actions, turn.free]).toEqual([0, ['rage']]);
    const closed = closedDeeds(rig.t, ash, turn, deedsOf(rig.t, ash, turn));
    expect(closed.find(({ id }) => id === 'power-rage')?.because).toEqual({
      ...{ key: 'closed.once-a-turn', rule: 'DT-TURN-03' },
    });
  });

  test('[DT-TURN-05] an extra action comes in the same turn and brings no movement; one for attacks takes nothing else', () => {
    const rig = sit({ rows: ['.'.repeat(30)], seats: 1 });
    const roles = [{ id: 'arcane-magic', choice: 'INT' }];
    const ash = armed(rig, { roles, spells: { 'arcane-magic': ['light'] } });
    rig.foe('skeleton', 1, 0);
    const turn = inTurn(rig, ash);
    Object.assign(turn, { actions: 1, moved: 40 });
    const kinds = () => new Set(deedsOf(rig.t, ash, turn).map(({ kind }) => kind));
    expect(kinds().has('attack')).toBe(false);
    turn.extraAttacks = 1;
    expect([kinds().has('attack'), kinds().has('cast'), kinds().has('move')]).toEqual([
      ...[true, false, false],
    ]);
    const why = closedDeeds(rig.t, ash, turn, deedsOf(rig.t, ash, turn)).map(
      ({ because }) => because.rule,
    );
    expect(new Set(why)).toEqual(new Set(['DT-TURN-05']));
    Object.assign(turn, { extraAttacks: 0, extra: 1 });
    expect([kinds().has('attack'), kinds().has('move')]).toEqual([true, false]);
  });

  test('[DT-TURN-04] nobody strikes at whoever leaves, and no deed waits for later', () => {
    const rig = sit({ rows: ['.'.repeat(30)], seats: 1 });
    const ash = rig.hero({}, 1, 0, 0);
    const wolf = rig.foe('dire-wolf', 0, 0);
    inTurn(rig, ash);
    const { asked } = rig.play(deed(rig.t), [['deed', 'move-7-0']]);
    expect([asked, ash.hp, rig.events('rolled')]).toEqual([['deed 0'], 4, []]);
    expect(wolf.hp).toBeGreaterThan(0);
  });

  test('[DT-TURN-06] saving throws take nothing of a turn', () => {
    const rig = sit({ seats: 1, seed: 'saves' });
    const ash = armed(rig);
    rig.foe('skeleton', 30);
    const turn = inTurn(rig, ash);
    lay(rig, ash, 'immobilized', { save: { ability: 'STR', when: 'turn-end', target: 1 } });
    const before = { ...turn };
    rig.play(deed(rig.t), [['deed', 'end-turn']]);
    expect(ash.effects).toEqual([]);
    expect({ ...before, isOver: true }).toEqual(turn);
  });

  test('[DT-TURN-09] what stuns for one round lasts to the end of the next turn, whoever acts first', () => {
    const rig = sit({ seats: 1 });
    const ash = armed(rig);
    rig.foe('skeleton', 30);
    const lasts = (skipsOne: boolean) => {
      inTurn(rig, ash);
      lay(rig, ash, 'stunned', { until: { at: 'next-turn', skipsOne } });
      let turns = 0;
      while (ash.effects.length > 0 && turns < 5) {
        const { combat } = rig.state;
        if (combat === undefined) throw new Error('no combat runs');
        Object.assign(combat, { turn: turnOf(ash), stage: 'turn' });
        rig.play(deed(rig.t), [['deed', 'end-turn']]);
        turns += 1;
      }
      return turns;
    };
    expect([lasts(false), lasts(true)]).toEqual([1, 2]);
    expect(rig.events('relieved').every(cites('DT-TURN-09'))).toBe(true);
  });

  test('[DT-TURN-08, DT-TURN-09] at a round’s end fire burns before wounds close, then what is counted in rounds runs out', () => {
    const rig = sit({ seats: 1, seed: 'ends' });
    const ash = rig.hero({ heritage: 'troll', level: 5, hitDice: Array(5).fill(6) }, 0, 0, 0);
    rig.foe('skeleton', 30);
    const combat = fight(rig);
    ash.hp -= 3;
    lay(rig, ash, 'shaken', { until: { at: 'time', clock: rig.state.clock + 1 } });
    lay(rig, ash, 'aflame');
    rig.told.length = 0;
    Object.assign(combat, { round: 1, stage: 'round-end' });
    rig.play(roundEnd(rig.t));
    const order = rig.told.flatMap(({ type }) =>
      ['hurt', 'healed', 'relieved'].includes(type) ? [type] : [],
    );
    expect(order).toEqual(['hurt', 'healed', 'relieved']);
  });
});

test('[DT-HER-00] [DT-HID-07] who is attacked unseen in the dark is told apart by how far away it is; who is seen is not', () => {
  const rig = sit({ ground: { isDark: true } });
  const ash = rig.hero({ heritage: 'dwarf', gear: [{ kind: 'short-bow', is: 'held' }] }, 0);
  const [near, far] = [rig.foe('thug', 40), rig.foe('thug', 90)];
  const feet = (id: number) => {
    const asked = turnAsked(rig, ash);
    if (asked.kind !== 'one') throw new Error('one deed is asked for');
    const deed = asked.options.find(
      ({ names }) => names?.attack !== undefined && names.creature === id,
    );
    return deed?.names?.feet;
  };
  expect([feet(near.id), feet(far.id)]).toEqual([undefined, 90]);
});
