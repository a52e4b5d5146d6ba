import { expect, test } from 'vitest';
import { laidOut } from '../../test/laid-out.ts';
import { characterPowers, monsterPowers, sheetOfPower, spentOn } from './index.ts';

const at = (monster: string) => laidOut({ characters: ['fighter'], monster }, 1);

test('[BA-ACT-01] a character has its powers in sheet order, each with what paid for it', () => {
  const state = at('gobin');
  const paid = {
    character: 0,
    power: 'grit',
    card: 2,
    spaces: 3,
    element: 'none',
    dealt: 0,
  } as const;
  const view = {
    ...state,
    activations: [
      { ...paid, bonus: [1, 2] },
      { ...paid, card: 0, bonus: [] },
    ],
  };
  const powers = characterPowers(view, 0);
  expect(powers).toHaveLength(8);
  expect(powers.find(({ id }) => id === 'grit')).toMatchObject({
    activated: [
      { sheet: 'team', card: 0, spaces: 3 },
      { sheet: 'fighter', card: 0, spaces: 3 },
    ],
    bonus: 3,
    element: 'none',
  });
  expect(powers.filter(({ activated }) => activated.length > 0)).toHaveLength(1);
  expect([
    spentOn(view, 'team', 0),
    spentOn(view, 'fighter', 0),
    spentOn(view, 'fighter', 1),
  ]).toEqual([3, 3, 0]);
  expect(characterPowers(view, 7)).toEqual([]);
});

test('[BA-MON-04] [BA-MON-08] a power of the monster says what is skipped, included and aimed at', () => {
  const state = at('gobin');
  const done = { power: 'cutpurse', card: 0, spaces: 1, included: true, skipped: false, target: 0 };
  const view = {
    ...state,
    monster: {
      ...state.monster,
      skips: state.monster.skips.map((_, power) => (power === 1 ? 1 : 0)),
    },
    monsterActivations: [done, { ...done, target: -1 }],
  };
  const [cutpurse, volley, , ransack] = monsterPowers(view);
  expect(cutpurse).toMatchObject({
    id: 'cutpurse',
    circle: 'skip',
    skipped: false,
    included: true,
    targets: [state.characters[0]?.name],
  });
  expect(cutpurse?.activated).toHaveLength(2);
  expect(volley).toMatchObject({ skipped: true, included: false, targets: [] });
  expect(ransack).toMatchObject({ circle: 'removeAll', cost: { kind: 'line' } });
});

test('[BA-ELEM-05] what carries the affinity of the monster shows it', () => {
  const state = at('nigob');
  const view = { ...state, monster: { ...state.monster, affinity: 'fire' as const } };
  expect(monsterPowers(view).map(({ element }) => element)).toContain('fire');
  expect(monsterPowers(view).map(({ element }) => element)).toContain('none');
});

test('a power stands on the sheet of its class or of a monster', () => {
  expect(['grit', 'cutpurse', 'nothing'].map(sheetOfPower)).toEqual([
    'fighter',
    'monster',
    undefined,
  ]);
});
