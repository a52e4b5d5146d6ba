import { describe, expect, test } from 'vitest';
import { MONSTER_POWERS, MONSTERS } from '../src/content/monsters.ts';
import { firstInside } from '../src/rules/patterns.ts';
import { spacesIn } from '../src/rules/squares.ts';
import { play } from './play.ts';

const FIGHTER = { characters: ['fighter'] };

const contains = (outer: string, inner: string) => {
  const one = MONSTER_POWERS.get(outer)?.cost;
  const other = MONSTER_POWERS.get(inner)?.cost;
  if (one?.kind !== 'pattern' || other?.kind !== 'pattern') return undefined;
  const inside = other.pattern;
  return one.pattern.placements.map(({ dots }) => firstInside(inside, dots) !== undefined);
};

describe('monster sheets', () => {
  const sheets = Object.values(MONSTERS);

  test('[BA-MONS-01] patterns of two, three, four dots and a line, never damage above 8 on one', () => {
    for (const { powers } of sheets) {
      const dots = powers.flatMap(({ cost }) =>
        cost.kind === 'pattern' ? [cost.pattern.dots] : [],
      );
      expect(dots).toEqual([2, 3, 4, 5]);
    }
    const { of } = play({
      options: FIGHTER,
      given: { step: 'assign', monsterActivated: ['breath'] },
    });
    expect(of('hit')[0]?.points).toBe(8);
  });

  test('[BA-MONS-02] dot powers, BINGO, dud powers by rising cost', () => {
    for (const { powers } of sheets) {
      const costs = powers.map(({ cost }) => (cost.kind === 'duds' ? cost.duds : cost.bingo));
      expect(costs).toEqual([false, false, false, true, 1, 2, 3]);
    }
  });

  test('[BA-MONS-03] BINGO and three duds remove all skip; the others have a plain circle', () => {
    for (const { powers } of sheets) {
      expect(powers.map(({ circle }) => circle)).toEqual([
        'skip',
        'skip',
        'skip',
        'removeAll',
        'skip',
        'skip',
        'removeAll',
      ]);
    }
  });

  test('[BA-MONS-04] its damage goes to characters, its healing to itself', () => {
    const { state } = play({
      options: { ...FIGHTER, monster: 'gobin' },
      given: {
        step: 'heal',
        monsterActivated: ['shield-wall', 'mob-rush'],
        monster: { pool: 8 },
        characters: { fighter: { pool: 9 } },
      },
    });
    expect([state.monster.pool, state.monster.shields]).toEqual([11, 5]);
    expect([state.characters[0]?.pool, state.characters[0]?.shields]).toEqual([7, 0]);
  });

  test('[BA-NIG-10] Roar contains both, the Bite Vigor, a diagonal Vigor alone', () => {
    expect(contains('terrifying-roar', 'fearsome-vigor')).toEqual(Array(9).fill(true));
    expect(contains('terrifying-roar', 'claw-claw-bite')).toEqual(Array(9).fill(true));
    expect(contains('claw-claw-bite', 'fearsome-vigor')).toEqual(Array(48).fill(true));
    const lines = [...Array(10).fill(false), true, true];
    expect(contains('breath', 'fearsome-vigor')).toEqual(lines);
    expect(contains('breath', 'claw-claw-bite')).toEqual(Array(12).fill(false));
    expect(contains('breath', 'terrifying-roar')).toEqual(Array(12).fill(false));
  });

  test('[BA-GOB-09] Shield Wall contains Volley and Cutpurse, Volley Cutpurse, straight lines Cutpurse', () => {
    expect(contains('shield-wall', 'volley-of-rocks')).toEqual(Array(16).fill(true));
    expect(contains('shield-wall', 'cutpurse')).toEqual(Array(16).fill(true));
    expect(contains('volley-of-rocks', 'cutpurse')).toEqual(Array(64).fill(true));
    expect(contains('ransack', 'cutpurse')).toEqual([...Array(10).fill(true), false, false]);
    expect(contains('ransack', 'volley-of-rocks')).toEqual(Array(12).fill(false));
  });

  test('[BA-BOI-12] Divide contains Engulf and Spatter, straight lines both, diagonals neither', () => {
    expect(contains('divide', 'engulf')).toEqual(Array(48).fill(true));
    expect(contains('divide', 'spatter')).toEqual(Array(48).fill(true));
    expect(contains('engulf', 'spatter')).toEqual(Array(30).fill(true));
    const lines = [...Array(10).fill(true), false, false];
    expect(contains('digest', 'engulf')).toEqual(lines);
    expect(contains('digest', 'spatter')).toEqual(lines);
  });

  const COUNTS: readonly (readonly [
    rule: string,
    power: string,
    placements: number,
    dots: number,
  ])[] = [
    ['[BA-NIG-02]', 'fearsome-vigor', 32, 2],
    ['[BA-NIG-03]', 'claw-claw-bite', 48, 3],
    ['[BA-NIG-04]', 'terrifying-roar', 9, 4],
    ['[BA-NIG-05]', 'breath', 12, 5],
    ['[BA-GOB-02]', 'cutpurse', 40, 2],
    ['[BA-GOB-03]', 'volley-of-rocks', 64, 3],
    ['[BA-GOB-04]', 'shield-wall', 16, 4],
    ['[BA-GOB-05]', 'ransack', 12, 5],
    ['[BA-BOI-03]', 'spatter', 30, 2],
    ['[BA-BOI-04]', 'engulf', 30, 3],
    ['[BA-BOI-05]', 'divide', 48, 4],
    ['[BA-BOI-06]', 'digest', 12, 5],
  ];
  for (const [rule, power, placements, dots] of COUNTS) {
    test(`${rule} ${power} has ${placements} placements of ${dots} dots`, () => {
      const cost = MONSTER_POWERS.get(power)?.cost;
      if (cost?.kind !== 'pattern') throw new Error('no pattern');
      expect(cost.pattern.placements).toHaveLength(placements);
      for (const one of cost.pattern.placements) expect(spacesIn(one.dots)).toHaveLength(dots);
    });
  }
});
