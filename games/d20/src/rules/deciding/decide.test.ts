import { describe, expect, test } from 'vitest';
import { inTurn, lay, turnOf } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { Trait } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { deedsOf, oneDeed } from '../combat/one-deed.ts';
import { announce, announceTo } from '../moments/moment.ts';
import {
  characterOf,
  decide,
  decideAmount,
  deciderOf,
  decideSome,
  masterChair,
  masterSeat,
  ownCharacter,
  playerSeats,
} from './decide.ts';
import { isLentTo, lendTo, takeBack } from './lent.ts';
import { masterNames, shareOf } from './naming.ts';

const HUMAN = { gm: 'human', adventure: 'free' } as const;

describe('who decides', () => {
  test('[DT-TAB-01, DT-TAB-06] the last seat runs the game where a person does, unless the software does for now', () => {
    const [auto, human] = [sit(), sit({ options: HUMAN })];
    expect([masterChair(auto.t), masterChair(human.t)]).toEqual([undefined, 2]);
    expect([playerSeats(auto.t), playerSeats(human.t)]).toEqual([
      [0, 1, 2],
      [0, 1],
    ]);
    expect([masterSeat(auto.t), masterSeat(human.t)]).toEqual([undefined, 2]);
    human.state.isLed = true;
    expect([masterChair(human.t), masterSeat(human.t)]).toEqual([2, undefined]);
  });

  test('[DT-PLAY-03, DT-PLAY-04] players for their characters, whoever runs the game for its own, nobody for companions', () => {
    const deciders = (sitting: Sitting) => {
      const rig = sit(sitting);
      const [ash, bo, thug] = [rig.hero({}, 0, 0, 1), rig.hero(), rig.foe('thug')];
      bo.run = { by: 'companion' };
      return [ash, bo, thug].map((one) => deciderOf(rig.t, one));
    };
    expect(deciders({})).toEqual([1, undefined, undefined]);
    expect(deciders({ options: HUMAN })).toEqual([1, undefined, 2]);
  });

  test('[DT-TAB-05] a seat plays its own living character, unless it has left it to others', () => {
    const rig = sit();
    const [dead, ash] = [rig.hero({}, 0, 0, 1), rig.hero({}, 0, 0, 1)];
    dead.life = 'dead';
    const of = () => [characterOf(rig.state, 1), ownCharacter(rig.state, 1)];
    expect(of()).toEqual([ash, ash]);
    ash.absence = 'played';
    expect(of()).toEqual([undefined, ash]);
    ash.life = 'dead';
    expect(of()).toEqual([undefined, undefined]);
  });

  const options = ['a', 'b', 'c'].map((id) => ({ id }));
  const question = { rule: 'DT-X', usual: () => 1 };

  test('[DT-AGM-05] the software takes what is usual; a player is proposed the first, a person who runs the game the usual', () => {
    const takes = (by: 'companion' | 'seat' | 'master') => {
      const rig = sit({ options: HUMAN });
      const ash = rig.hero();
      ash.run = by === 'seat' ? { by, seat: 0 } : { by };
      const { asked, value } = rig.play(decide(rig.t, ash, 'choice.deed', options, question));
      return [asked, value?.id];
    };
    expect([takes('companion'), takes('seat'), takes('master')]).toEqual([
      [[], 'b'],
      [['deed 0'], 'a'],
      [['deed 2'], 'b'],
    ]);
    const rig = sit();
    const thug = rig.foe('thug');
    const nothing = { ...question, usual: () => 7 };
    expect(() => rig.play(decide(rig.t, thug, 'choice.deed', options, nothing))).toThrow(
      'nothing is usual at "choice.deed"',
    );
  });

  test('[DT-AGM-05] so it does where several are chosen, or a number', () => {
    const rig = sit();
    const [ash, thug] = [rig.hero(), rig.foe('thug')];
    const several = { rule: 'DT-X', min: 1, max: 2, usual: () => [2, 0] };
    const some = (one: Creature, script: Parameters<typeof rig.play>[1] = []) =>
      rig
        .play(decideSome(rig.t, one, 'choice.deed', options, several), script)
        .value?.map(({ id }) => id);
    expect([some(thug), some(ash), some(ash, [['deed', 'b']])]).toEqual([
      ['c', 'a'],
      ['a', 'c'],
      ['b'],
    ]);
    const number = { rule: 'DT-X', min: 0, max: 9, usual: 4 };
    const amount = (one: Creature, script: Parameters<typeof rig.play>[1] = []) =>
      rig.play(decideAmount(rig.t, one, 'choice.deed', number), script).value;
    expect([amount(thug), amount(ash), amount(ash, [['deed', 7]])]).toEqual([4, 4, 7]);
  });
});

describe('who is lent', () => {
  test('[DT-PLAY-04, DT-PLAY-05] a seat plays it until it is taken back; what it plays by right is not lent', () => {
    const rig = sit({ options: HUMAN });
    const [ash, thug] = [rig.hero(), rig.foe('thug')];
    expect([isLentTo(ash, 0), isLentTo(thug, 0)]).toEqual([false, false]);
    lendTo(rig.t, thug, 0, 'scene');
    expect([thug.run, isLentTo(thug, 0), isLentTo(thug, 1)]).toEqual([
      { by: 'seat', seat: 0, lent: 'scene' },
      true,
      false,
    ]);
    takeBack(rig.t, thug);
    takeBack(rig.t, thug);
    takeBack(rig.t, ash);
    expect([thug.run, ash.run]).toEqual([{ by: 'master' }, { by: 'seat', seat: 0 }]);
    expect(rig.told).toEqual([
      { type: 'lent', rule: 'DT-PLAY-05', creature: thug.id, to: 0 },
      { type: 'lent', rule: 'DT-PLAY-04', creature: thug.id, to: undefined },
    ]);
  });
});

describe('whom the software names', () => {
  test('[DT-AGM-05] its own first, then by turns the weakest character, while it has no more than they', () => {
    const rig = sit();
    const [ash, bo] = [rig.hero({ level: 2, hitDice: [6, 6] }), rig.hero()];
    const [one, two, three] = [rig.foe('thug'), rig.foe('thug'), rig.foe('thug')];
    const names = (left: readonly Creature[], last: Creature | undefined) =>
      masterNames(rig.t, left, last);
    expect(names([ash, one], undefined)).toBe(one);
    ash.hp = 6;
    bo.hp = 3;
    expect([shareOf(rig.t, ash), shareOf(rig.t, bo), names([ash, bo, two], one)]).toEqual([
      0.5,
      0.75,
      ash,
    ]);
    expect(names([ash, bo, two, three], one)).toBe(ash);
    expect(names([ash, two, three], one)).toBe(two);
    expect(names([two], one)).toBe(two);
    expect(names([ash, bo], ash)).toBe(ash);
    ash.hp = -3;
    expect(shareOf(rig.t, ash)).toBe(0);
    expect(() => names([], one)).toThrow('nobody is left to be named');
  });
});

describe('moments', () => {
  const heard: string[] = [];
  const hears = (id: string, does: (creature: Creature) => void = () => undefined): Trait => ({
    id,
    rule: 'DT-X',
    on: {
      turnBegan(_t, { creature, effect }) {
        heard.push(`${id}${effect === undefined ? '' : ` ${effect.id}`}`);
        does(creature);
        return undefined;
      },
    },
  });
  const traits = {
    first: hears('first', (creature) => {
      creature.effects = creature.effects.filter(({ kind }) => kind !== 'gone');
    }),
    gone: hears('gone'),
    kept: hears('kept'),
    deaf: { id: 'deaf', rule: 'DT-X' },
  };

  test('[DT-GEN-07] all that listen answer in their order; what has ended meanwhile does not', () => {
    const rig = sit({ content: { traits } });
    const ash = rig.hero();
    expect(announce(rig.t, ash, 'turnBegan', {})).toBeUndefined();
    ash.traits = ['deaf', 'first'];
    for (const kind of ['gone', 'kept']) lay(rig, ash, kind);
    heard.length = 0;
    rig.play(announce(rig.t, ash, 'turnBegan', {}));
    expect(heard).toEqual(['first', 'kept 2']);
    expect(announceTo(rig.t, traits.deaf, { creature: ash }, 'began', {})).toBeUndefined();
    expect(announceTo(rig.t, undefined, { creature: ash }, 'began', {})).toBeUndefined();
  });
});

describe('a deed', () => {
  const forbids: Trait = {
    id: 'oath',
    rule: 'DT-X',
    forbids: (_w, _self, { kind }) => kind === 'attack',
  };

  test('[DT-TURN-01, DT-TURN-07] what is open, but for what is forbidden; the end of the turn stands last', () => {
    const rig = sit({ content: { traits: { oath: forbids } }, seats: 1 });
    const [ash] = [rig.hero({}, 0), rig.foe('thug', 5)];
    const turn = inTurn(rig, ash);
    const kinds = () => deedsOf(rig.t, ash, turn).map(({ kind }) => kind);
    expect([new Set(kinds()), kinds().at(-1)]).toEqual([
      new Set(['move', 'attack', 'grapple', 'appeal', 'end']),
      'end',
    ]);
    ash.traits.push('oath');
    expect(kinds()).not.toContain('attack');
    lay(rig, ash, 'stunned');
    expect(new Set(kinds())).toEqual(new Set(['move', 'end']));
    const more = { id: 'lever', kind: 'task', takes: 'action', run: () => undefined } as const;
    const withMore = deedsOf(rig.t, ash, turn, [more]).map(({ id }) => id);
    expect(withMore.slice(-2)).toEqual(['lever', 'end-turn']);
  });

  test.each([
    [{ takes: 'action' }, { actions: 1 }],
    [{ takes: 'attack' }, { actions: 1 }],
    [{ takes: 'free' }, {}],
    [{ takes: 'free', once: 'shout' }, { free: ['shout'] }],
    [{ takes: 'move' }, {}],
    [{ takes: 'end' }, { isOver: true }],
  ] as const)('[DT-TURN-02, DT-TURN-03] one that is %o leaves a turn of %o', (some, left) => {
    const rig = sit({ seats: 1 });
    const ash = rig.hero({}, 0);
    rig.foe('thug', 50);
    const turn = inTurn(rig, ash);
    const deed = { id: 'probe', kind: 'task', run: () => undefined, ...some };
    rig.play(
      oneDeed(rig.t, ash, turn, () => [deed]),
      [['deed', 'probe']],
    );
    expect(turn).toEqual({ ...turnOf(ash), ...left });
    expect(rig.state.isAtRest).toBe(false);
  });

  test('[DT-ARC-305] an attack beyond the first takes the extra one', () => {
    const rig = sit({ seats: 1 });
    const ash = rig.hero({}, 0);
    rig.foe('thug', 50);
    const deed = { id: 'probe', kind: 'attack', takes: 'attack', run: () => undefined } as const;
    const after = (some: object) => {
      const turn = Object.assign(inTurn(rig, ash), some);
      rig.play(
        oneDeed(rig.t, ash, turn, () => [deed]),
        [['deed', 'probe']],
      );
      return [turn.actions, turn.extraAttacks];
    };
    expect([
      after({ extraAttacks: 1 }),
      after({ extraAttacks: 1, actions: 1 }),
      after({ extra: 1, actions: 1 }),
    ]).toEqual([
      [1, 1],
      [1, 0],
      [2, 0],
    ]);
  });

  test('[DT-AGM-04, DT-TURN-07] software does the best; who says nothing in time ends the turn', () => {
    const rig = sit({ seats: 1 });
    const [ash, ogre] = [rig.hero({}, 5), rig.foe('ogre', 0)];
    const deed = {
      id: 'probe',
      kind: 'task',
      takes: 'action',
      worth: 99,
      run: () => undefined,
    } as const;
    const turn = inTurn(rig, ogre);
    expect(rig.play(oneDeed(rig.t, ogre, turn, () => [deed])).asked).toEqual([]);
    expect(turn.actions).toBe(1);
    const own = inTurn(rig, ash);
    expect(rig.play(oneDeed(rig.t, ash, own, () => [deed])).asked).toEqual(['deed 0']);
    expect([own.actions, own.isOver]).toEqual([0, true]);
    const human = sit({ seats: 2, options: HUMAN });
    const [, troll] = [human.hero({}, 5), human.foe('ogre', 0)];
    const its = inTurn(human, troll);
    expect(human.play(oneDeed(human.t, troll, its, () => [deed])).asked).toEqual(['deed 1']);
    expect(its.actions).toBe(1);
  });
});
