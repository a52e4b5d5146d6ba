import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { cites, sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { answersIn } from '../../../test/tools.ts';
import type { Creature } from '../../model.ts';
import { die, settleDeaths } from '../harm/deaths.ts';
import { hurt } from '../harm/hurt.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { rerollWindow } from '../rolls/rerolls.ts';
import { rollD20 } from '../rolls/roll.ts';
import { tokenDeeds } from '../story/answers.ts';
import { endAdventure } from '../story/scenes.ts';
import { tryTask } from '../tasks/task.ts';
import { setbacksOf } from './setbacks.ts';

const HUMAN = { gm: 'human' } as const;
const danger = { rule: 'DT-HAZ-14', tags: [] };

/** Ash and Bo side by side at a table of two players, with so many tokens each. */
function pair(tokens: number, more: Parameters<typeof sit>[0] = {}) {
  const rig = sit({ seats: 2, ...more });
  const [ash, bo] = [rig.hero({ name: 'Ash' }, 0), rig.hero({ name: 'Bo' }, 5)];
  for (const one of [ash, bo]) one.tokens = tokens;
  return { ...rig, ash, bo };
}

describe('spending', () => {
  test('[DT-TOK-05, DT-TOK-03] a token brings whoever is down to 1 Hit Point at any time, in the turn of somebody else too', () => {
    const rig = pair(1);
    inTurn(rig, rig.bo);
    rig.ash.hp = -2;
    answersIn(rig, 1).use('survive', `save-${rig.ash.id}`);
    expect([rig.ash.hp, rig.bo.tokens, rig.state.combat?.turn?.actions]).toEqual([1, 0, 0]);
    expect(answersIn(rig, 1).has('survive')).toBe(false);
  });

  test('[DT-TOK-06] an extra action is for the turn that runs, and only if an action could be taken', () => {
    const rig = pair(2);
    expect(answersIn(rig, 0).has('extra-action')).toBe(false);
    const turn = inTurn(rig, rig.ash);
    answersIn(rig, 0).use('extra-action');
    expect([turn.extra, rig.ash.tokens]).toEqual([1, 1]);
    lay(rig, rig.ash, 'stunned');
    expect(answersIn(rig, 0).has('extra-action')).toBe(false);
    rig.ash.effects = [];
    turn.hurried = true;
    expect(answersIn(rig, 0).has('extra-action')).toBe(false);
    delete turn.hurried;
    turn.isOver = true;
    expect(answersIn(rig, 0).has('extra-action')).toBe(false);
  });

  test('[DT-TOK-11] a token gives another character an action in its turn, if its player agrees; several give several', () => {
    const rig = pair(3);
    const turn = inTurn(rig, rig.bo);
    const give = (agrees: 'yes' | 'no') =>
      answersIn(rig, 0).use('extra-action', `spend-for-${rig.bo.id}`, [['accept-action', agrees]]);
    expect(give('no')).toEqual(['accept-action 1']);
    expect([turn.extra, rig.ash.tokens]).toEqual([0, 3]);
    give('yes');
    give('yes');
    expect([turn.extra, rig.ash.tokens, rig.bo.tokens]).toEqual([2, 1, 3]);
  });

  test('[DT-TOK-12] no offer hands a token to somebody else', () => {
    const rig = pair(2);
    inTurn(rig, rig.ash);
    rig.bo.hp = 0;
    for (const name of ['survive', 'extra-action']) answersIn(rig, 0).use(name);
    expect(rig.ash.tokens + rig.bo.tokens).toBe(2);
    expect(rig.bo.tokens).toBe(2);
  });

  test('[DT-TOK-13] with the last window for a death its tokens are gone', () => {
    const rig = pair(2);
    const { asked } = rig.play(
      (function* () {
        yield* hurt(rig.t, rig.ash, {
          danger,
          isDamage: true,
          amount: 2 * maxHpOf(rig.t, rig.ash),
        });
        yield* settleDeaths(rig.t);
      })(),
    );
    expect(asked).toContain('survive 0');
    expect([rig.ash.life, rig.ash.tokens, rig.bo.tokens]).toEqual(['dead', 0, 2]);
  });

  test('[DT-TOK-09] whoever does not see the roller is not asked, the unconscious only about themselves, the blinded as well', () => {
    const asked = (change: (rig: ReturnType<typeof pair>) => void) => {
      const rig = pair(1, { dice: [3] });
      rig.state.rerolls = { 0: 'all', 1: 'all' };
      change(rig);
      const task = { tag: 'climb', target: 15, rule: 'DT-TASK-01' };
      return [...new Set(rig.play(tryTask(rig.t, rig.ash, task)).asked)];
    };
    expect(asked(() => undefined)).toEqual(['reroll 0', 'reroll 1']);
    expect(asked((rig) => lay(rig, rig.bo, 'blinded'))).toEqual(['reroll 0']);
    expect(asked((rig) => lay(rig, rig.bo, 'unconscious'))).toEqual(['reroll 0']);
    expect(asked((rig) => lay(rig, rig.ash, 'unconscious'))).toEqual(['reroll 0', 'reroll 1']);
  });

  test('[DT-TOK-07] a token buys a thing that gives advantage on one kind of task, once', () => {
    const rig = inScene({ adventure: 'harrow-down', scene: 'green', dice: [3, 12, 3] });
    rig.first.tokens = 1;
    const deed = tokenDeeds(rig.t, rig.first).find(({ id }) => id === 'special-item');
    rig.play(deed?.run(rig.t), [['item-for', 'climb']]);
    expect([rig.first.tokens, rig.first.items.at(-1)?.task]).toEqual([0, 'climb']);
    const task = { tag: 'climb', target: 12, rule: 'DT-TASK-01' };
    const twice = [1, 2].map(() => rig.play(tryTask(rig.t, rig.first, task)).value?.success);
    expect(twice).toEqual([true, false]);
    rig.allDiceUsed();
  });

  test('[DT-TOK-07, DT-AGM-10] after an hour of carousing a token buys a fact that is not known yet, the key clue first; then none is taken', () => {
    const rig = inScene({ adventure: 'harrow-down', scene: 'green' });
    rig.first.tokens = 1;
    const before = rig.state.clock;
    const carouse = () => tokenDeeds(rig.t, rig.first).find(({ id }) => id === 'carouse');
    rig.play(carouse()?.run(rig.t), [['answer', 'ask']]);
    expect(rig.state.clock - before).toBe(360);
    expect([rig.first.tokens, rig.story().facts]).toEqual([0, ['bell-hushes']]);
    expect(carouse()).toBeUndefined();
  });
});

describe('complication points', () => {
  test('[DT-TOK-44] players are asked first, then whoever runs the game; each spending opens the window for the other again', () => {
    const rig = sit({ seats: 2, options: HUMAN, dice: [5, 6, 7] });
    const ash = rig.hero({}, 0, 0, 0);
    ash.tokens = 1;
    const foe = rig.foe('thug', 5);
    rig.state.points = 1;
    rig.state.rerolls = { 0: 'all' };
    const { asked } = rig.play(
      (function* () {
        const rolled = yield* rollD20(rig.t, { kind: 'attack', roller: foe });
        yield* rerollWindow(rig.t, rolled, () => false);
      })(),
      [
        ['reroll', 'pass'],
        ['spend-point', 'spend'],
        ['reroll', 'token-1'],
      ],
    );
    expect(asked.map((one) => one.split(' ')[0]).slice(0, 4)).toEqual([
      ...['reroll', 'spend-point', 'reroll', 'keep-face'],
    ]);
    expect([rig.state.points, ash.tokens]).toEqual([0, 0]);
  });

  test('[DT-TOK-45, DT-AGM-06] a point revives a leader in the moment of death, for no more than two points a round', () => {
    const fall = (change: (foe: Creature) => void, spent = 0) => {
      const rig = sit({ seats: 1 });
      rig.hero({}, 0, 0, 0);
      const foe = rig.foe('ogre', 5);
      inTurn(rig, foe);
      if (rig.state.combat !== undefined) rig.state.combat.pointsSpent = spent;
      rig.state.points = 3;
      change(foe);
      rig.state.dying.push({ creature: foe.id, rule: 'DT-HP-09', tags: [] });
      foe.hp = -22;
      rig.play(settleDeaths(rig.t));
      return [foe.life, rig.state.points];
    };
    const leads = (foe: Creature) => Object.assign(foe, { isLeader: true });
    expect(fall(leads)).toEqual(['alive', 2]);
    expect(fall(() => undefined)).toEqual(['dead', 3]);
    expect(fall(leads, 2)).toEqual(['dead', 3]);
    expect(
      fall((foe) => Object.assign(foe, { isLeader: true, used: { 'survive-point': 0 } })),
    ).toEqual(['dead', 3]);
  });

  test('[DT-AGM-06, DT-TOK-41] the software rerolls a leader’s miss of 7 or less, and a save made against a hazard of Level 5', () => {
    const spends = (
      face: number,
      at: (rig: ReturnType<typeof sit>) => Parameters<typeof rollD20>[1],
      succeeds: boolean,
    ) => {
      const rig = sit({ seats: 1, dice: [face, 15] });
      rig.hero({}, 0, 0, 0);
      rig.foe('ogre', 5).isLeader = true;
      rig.state.points = 1;
      rig.state.rerolls = { 0: 'never' };
      const roll = at(rig);
      rig.play(
        (function* () {
          const rolled = yield* rollD20(rig.t, roll);
          yield* rerollWindow(rig.t, rolled, () => succeeds);
        })(),
      );
      if (rig.state.points === 0) expect(rig.told.some(cites('DT-AGM-06'))).toBe(true);
      return rig.state.points === 0;
    };
    const attack = ({ state: { creatures } }: ReturnType<typeof sit>) => {
      const [, roller] = creatures;
      if (roller === undefined) throw new Error('no ogre');
      return { kind: 'attack', roller } as const;
    };
    const save =
      (hazardLevel: number) =>
      ({ state: { creatures } }: ReturnType<typeof sit>) => {
        const [roller] = creatures;
        if (roller === undefined) throw new Error('nobody');
        return { kind: 'save', roller, hazardLevel, against: danger } as const;
      };
    expect(spends(7, attack, false)).toBe(true);
    expect(spends(8, attack, false)).toBe(false);
    expect(spends(5, attack, true)).toBe(false);
    expect(spends(15, save(5), true)).toBe(true);
    expect(spends(15, save(4), true)).toBe(false);
  });
});

describe('bargains and setbacks', () => {
  test('[DT-TOK-23] at the cap no setback and no bargain is offered', () => {
    const rig = inScene({ adventure: 'harrow-down', scene: 'green', party: [{ level: 2 }] });
    rig.first.tokens = 2;
    expect(setbacksOf(rig.t, rig.first)).toEqual([]);
    expect(answersIn(rig, 0).has('setback')).toBe(false);
    rig.first.tokens = 1;
    expect(answersIn(rig, 0).has('setback')).toBe(true);
  });

  test('[DT-TOK-24] there is one setback a scene', () => {
    const rig = inScene({ adventure: 'harrow-down', scene: 'green', party: [{ level: 5 }] });
    answersIn(rig, 0).use('setback', 'impaired-movement');
    expect([rig.first.tokens, answersIn(rig, 0).has('setback')]).toEqual([1, false]);
  });

  test('[DT-TOK-21] a person who runs the game offers a bargain: taken it brings a token, refused nothing', () => {
    for (const answer of ['yes', 'no'] as const) {
      const rig = sit({ seats: 2, options: { ...HUMAN, adventure: 'free' } });
      const ash = rig.hero({}, 0, 0, 0);
      rig.state.isAtRest = true;
      answersIn(rig, 1).use('bargain', { words: 'They will know your name.' }, [
        ['bargain', answer],
      ]);
      expect(ash.tokens).toBe(answer === 'yes' ? 1 : 0);
    }
  });
});

test('[DT-TOK-13] the dead have no token to be asked for', () => {
  const rig = pair(2);
  rig.play(die(rig.t, rig.ash, { creature: rig.ash.id, rule: 'DT-HP-09', tags: [] }));
  expect(rig.ash.tokens).toBe(0);
  expect(answersIn(rig, 0).has('reroll-wish')).toBe(false);
  endAdventure(rig.t, 'closed');
});
