import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';

const FIGHTER = { characters: ['fighter'] };

describe('assigning damage', () => {
  test('[BA-ASGN-01][BA-ASGN-03] health tokens go pending, then damage tokens from the supply', () => {
    const { of, state } = play({
      options: { characters: ['mystic'] },
      given: { step: 'assign', monsterActivated: ['breath'] },
    });
    expect(of('damage-assigned')).toMatchObject([
      { rule: 'BA-ASGN-03', health: 6, damage: 2, shields: 0 },
    ]);
    expect(state.characters[0]?.pool).toBe(0);
    const some = play({
      options: FIGHTER,
      given: { step: 'assign', monsterActivated: ['breath'] },
    });
    expect(some.of('damage-assigned')).toMatchObject([
      { rule: 'BA-ASGN-01', health: 8, damage: 0 },
    ]);
  });

  test('[BA-ASGN-02] a character chooses how many shields go, the monster uses all it can', () => {
    const position = {
      options: FIGHTER,
      given: {
        step: 'assign',
        monsterActivated: ['wing-buffet'],
        activated: ['brilliant-maneuver'],
        characters: { fighter: { shields: 5 } },
        monster: { shields: 2 },
      },
    };
    const few = play({
      ...position,
      answers: [
        ['A', 1, 'shields'],
        ['A', {}, 'prevent'],
      ],
    });
    expect(few.state.characters[0]).toMatchObject({ shields: 4, pool: 10 });
    const usual = play(position);
    expect(usual.state.characters[0]).toMatchObject({ shields: 2, pool: 12 });
    expect(usual.state.monster).toMatchObject({ shields: 0, pool: 19 });
    expect(() => play({ ...position, answers: [['A', 4, 'shields']] })).toThrow('0 to 3');
  });

  test('[BA-ASGN-04] attacks on any number of targets go to the monster', () => {
    const { state } = play({
      options: { characters: ['mystic', 'fighter'] },
      seats: 2,
      given: {
        step: 'assign',
        activated: ['storm', 'fan'],
        elements: { storm: 'earth', fan: 'air' },
      },
    });
    expect(state.monster.pool).toBe(20 - 18);
    expect(state.characters.map(({ pool }) => pool)).toEqual([6, 12]);
  });

  test('[BA-ASGN-05] number, factor, Leadership, reductions; never below 0', () => {
    const attack = (bonus: number, guards: number, dealt = 1) =>
      play({
        options: { characters: ['mystic'] },
        given: {
          step: 'assign',
          elements: { blast: 'fire' },
          activated: [{ power: 'blast', bonus }],
          monsterActivated: Array(guards).fill('fearsome-vigor'),
        },
        answers: [['A', dealt]],
      }).of('attacked')[0]?.points;
    expect(attack(0, 0)).toBe(2);
    expect(attack(5, 1)).toBe(6);
    expect(attack(0, 1, 3)).toBe(5);
    expect(attack(0, 4)).toBe(0);
  });

  test('[BA-ASGN-06] piercing passes reductions, shields and prevention', () => {
    const { state } = play({
      options: { ...FIGHTER, monster: 'boing' },
      given: {
        step: 'assign',
        activated: ['piercing-attack'],
        monsterActivated: ['wobble'],
        monster: { shields: 8 },
      },
    });
    expect(state.monster).toMatchObject({ pool: 8, shields: 8 });
  });

  test('[BA-ASGN-07] each amount is one hit on its target', () => {
    const { of } = play({
      options: { characters: ['fighter', 'healer'] },
      seats: 2,
      given: { step: 'assign', monsterActivated: ['claw-claw-bite', 'tail-sweep'] },
      rolls: ['SA', 'DA', 'SA'],
    });
    expect(of('hit').map(({ sheet, points }) => `${sheet} ${points}`)).toEqual([
      'fighter 2',
      'fighter 3',
      'healer 2',
    ]);
    expect(of('damage-assigned')).toHaveLength(2);
  });

  test('[BA-ASGN-08] each character: no letters are drawn and hiding does not help', () => {
    const { of, state } = play({
      options: { characters: ['rogue'] },
      given: {
        step: 'assign',
        monsterActivated: ['wing-buffet'],
        characters: { rogue: { hidden: true } },
      },
    });
    expect(of('target-drawn')).toEqual([]);
    expect(state.characters[0]?.pool).toBe(5);
  });

  test('[BA-ASGN-09] targets are drawn in step 3, top of the sheet first, then duds by rising cost', () => {
    const { of } = play({
      options: { ...FIGHTER, monster: 'gobin', cardsPerSheet: 2 },
      given: {
        step: 'activate',
        monster: { markers: ['B1', 'I1', 'B2', '2/B1', '2/I1'], duds: 2, skips: ['snatch'] },
      },
      seed: 'targets',
    });
    const order = of('target-drawn').map(({ power }) => power);
    expect(order).toEqual([
      'cutpurse',
      'cutpurse',
      ...Array(5).fill('volley-of-rocks'),
      'goblin-pit',
    ]);
  });
});
