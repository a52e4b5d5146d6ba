import { describe, expect, test } from 'vitest';
import { sit } from '../../test/rig.ts';
import { inScene } from '../../test/scene.ts';
import { ABILITIES, type Ability, type Scores } from '../abilities.ts';
import { d20Content } from '../content/index.ts';
import type { SheetItem } from '../content/sheet.ts';
import { viewOf } from '../view.ts';
import {
  abilityNumbers,
  acSum,
  attackFacts,
  initiativeNumber,
  maxHpSum,
  nextLevel,
  saveNumbers,
  saveTnSum,
  taskFacts,
} from './index.ts';

const CONTENT = d20Content();

const flat = (some: Partial<Scores>): Scores => ({
  ...{ STR: 10, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10 },
  ...some,
});

/** Somebody at a table, as its player sees it. */
function seen(...given: Parameters<ReturnType<typeof sit>['hero']>) {
  const { t, state, hero } = sit();
  const one = hero(...given);
  return { t, one, view: viewOf(state, 0, CONTENT) };
}

const MOD_ROWS: readonly (readonly [rule: string, score: number, modifier: number])[] = [
  ['DT-MOD-01', 1, -4],
  ['DT-MOD-02', 3, -3],
  ['DT-MOD-03', 5, -2],
  ['DT-MOD-04', 8, -1],
  ['DT-MOD-05', 12, 0],
  ['DT-MOD-06', 15, 1],
  ['DT-MOD-07', 17, 2],
  ['DT-MOD-08', 19, 3],
  ['DT-MOD-09', 21, 4],
  ['DT-MOD-10', 23, 5],
  ['DT-MOD-11', 25, 6],
  ['DT-MOD-12', 27, 7],
  ['DT-MOD-13', 29, 8],
  ['DT-MOD-14', 31, 9],
  ['DT-MOD-15', 33, 10],
];

describe('abilities', () => {
  test.each(MOD_ROWS)(
    '[%s] a score of %d is worth %d, and says by which row',
    (rule, STR, worth) => {
      const { one, view } = seen({ scores: flat({ STR }) });
      const [strength] = abilityNumbers(view, one.id);
      expect(strength?.modifier.terms).toEqual([{ value: worth, rule, from: 'own-score' }]);
    },
  );

  test.each([
    ['DT-ABIL-01', 'STR'],
    ['DT-ABIL-02', 'DEX'],
    ['DT-ABIL-03', 'CON'],
    ['DT-ABIL-04', 'INT'],
    ['DT-ABIL-05', 'WIS'],
    ['DT-ABIL-06', 'CHA'],
  ] as const)('[%s] what %s is good for, and nothing else', (rule, ability) => {
    const gear: readonly SheetItem[] = [
      { kind: 'sword', is: 'held' },
      { kind: 'light-armor', is: 'worn' },
    ];
    const of = (scores: Scores) => {
      const roles = [{ id: 'arcane-magic', choice: 'INT' }, { id: 'divine-magic' }];
      const { one, view } = seen({ scores, gear, roles, level: 2, hitDice: [3, 3] });
      const facts = attackFacts(view, one.id)[0];
      return {
        view,
        one,
        melee: facts?.hit.sum.total,
        ac: acSum(view, one.id)?.total,
        initiative: initiativeNumber(view, one.id)?.sum.total,
        hp: maxHpSum(view, one.id)?.total,
        saves: saveNumbers(view, one.id).map(({ sum }) => sum.total),
      };
    };
    const [plain, keen] = [of(flat({})), of(flat({ [ability]: 16 }))];
    const row = abilityNumbers(keen.view, keen.one.id)[ABILITIES.indexOf(ability)];
    expect(row?.modifier).toMatchObject({ total: 2, rule });
    const gains = (is: Ability, worth = 2) => (ability === is ? worth : 0);
    expect(keen.melee).toBe((plain.melee ?? 0) + gains('STR'));
    expect(keen.ac).toBe((plain.ac ?? 0) + gains('DEX'));
    expect(keen.initiative).toBe((plain.initiative ?? 0) + gains('DEX'));
    expect(keen.hp).toBe((plain.hp ?? 0) + gains('CON', 4));
    expect(keen.saves).toEqual(ABILITIES.map((is) => gains(is)));
  });

  test('[DT-PLAY-02, DT-MOD-17] everybody is measured by six modifiers and a Level; a printed modifier stands for a score', () => {
    const { state, hero, foe } = sit({ options: { gm: 'human' }, seats: 2 });
    const [ash, ogre] = [hero({ level: 4 }), foe('ogre')];
    const view = viewOf(state, 1, CONTENT);
    for (const one of [ash, ogre]) {
      expect(abilityNumbers(view, one.id).map(({ ability }) => ability)).toEqual(ABILITIES);
      expect(one.level).toBe(4);
    }
    const [strength] = abilityNumbers(view, ogre.id);
    expect(strength).toMatchObject({ score: 20, modifier: { total: 4, rule: 'DT-MOD-17' } });
  });
});

describe('numbers with their terms', () => {
  test.each([
    ['DT-WPN-01', 'dagger', { dice: 1, isHalved: true }, 2],
    ['DT-WPN-02', 'paired-light-weapons', { dice: 1, isHalved: false }, 2],
    ['DT-WPN-03', 'sword', { dice: 1, isHalved: false }, 1],
    ['DT-WPN-03', 'longbow', { dice: 1, isHalved: false }, 2],
    ['DT-WPN-04', 'great-sword', { dice: 2, isHalved: false }, 1],
    ['DT-WPN-04', 'rifle', { dice: 2, isHalved: false }, 2],
  ] as const)(
    '[%s, DT-ATK-02] a %s with STR +1 and DEX +2: %o and %d',
    (rule, kind, dice, plus) => {
      const { one, view } = seen({
        scores: flat({ STR: 14, DEX: 16 }),
        gear: [{ kind, is: 'held' }],
      });
      const [facts] = attackFacts(view, one.id);
      expect(facts?.damage).toMatchObject({ ...dice, flat: { total: plus, rule } });
      expect(facts?.hit.sum).toMatchObject({ total: plus });
    },
  );

  test('[DT-ATK-02] a light weapon goes by STR where that is higher', () => {
    const { one, view } = seen({
      scores: flat({ STR: 16 }),
      gear: [{ kind: 'dagger', is: 'held' }],
    });
    const [facts] = attackFacts(view, one.id);
    expect(facts?.hit.sum.terms).toEqual([{ value: 2, rule: 'DT-TASK-01', from: 'STR' }]);
  });

  test('[DT-ATK-10] a bare hand deals 1 and STR, without a die', () => {
    const { one, view } = seen({ scores: flat({ STR: 16 }) });
    const [facts] = attackFacts(view, one.id);
    expect(facts).toMatchObject({
      id: 'unarmed',
      damage: { dice: 0, flat: { total: 3, rule: 'DT-ATK-10' } },
    });
  });

  test('[DT-WPN-09] each weapon has its farthest band', () => {
    const reach = (kind: string) => {
      const { one, view } = seen({ gear: [{ kind, is: 'held' }] });
      return attackFacts(view, one.id)
        .filter(({ id }) => id !== 'unarmed')
        .map(({ feet, reach: rule }) => [feet, rule]);
    };
    expect(reach('longbow')).toEqual([[330, 'DT-RNG-04']]);
    expect(reach('rifle')).toEqual([[1000, 'DT-RNG-05']]);
    expect(reach('spear')).toEqual([
      [6, 'DT-RNG-02'],
      [50, 'DT-RNG-03'],
    ]);
  });

  test.each([
    ['DT-AC-01', [], [10, 2]],
    ['DT-AC-02', ['light-armor'], [12, 2]],
    ['DT-AC-03', ['medium-armor'], [15]],
    ['DT-AC-04', ['heavy-armor'], [17]],
    ['DT-AC-05', ['superheavy-armor'], [20]],
  ])('[%s, DT-AC-09] armor %o with DEX +2 is %o', (rule, worn, values) => {
    const of = (DEX: number) => {
      const gear = worn.map((kind) => ({ kind, is: 'worn' }) as const);
      const { one, view } = seen({ scores: flat({ DEX }), gear });
      return acSum(view, one.id);
    };
    expect(of(16)?.terms.map(({ value }) => value)).toEqual(values);
    expect(of(16)?.terms[0]?.rule).toBe(rule);
    // What ignores DEX ignores a bad one, too.
    const [base = 0, dex] = values;
    expect(of(7)?.total).toBe(dex === undefined ? base : base - 1);
  });

  test('[DT-AC-06, DT-AC-10] one shield counts, in a hand that is free for it', () => {
    const { one, view } = seen({
      gear: [
        { kind: 'shield', is: 'held' },
        { kind: 'shield', is: 'held' },
      ],
    });
    expect(acSum(view, one.id)?.terms).toContainEqual({
      ...{ value: 1, rule: 'DT-AC-06', from: 'shield' },
    });
    expect(acSum(view, one.id)?.total).toBe(11);
    const stowed = seen({ gear: [{ kind: 'shield' }] });
    expect(acSum(stowed.view, stowed.one.id)?.total).toBe(10);
  });

  test('[DT-AC-08] of others Armor Class is what is printed', () => {
    const { state, foe } = sit({ options: { gm: 'human' }, seats: 1 });
    const zombie = foe('zombie');
    const sum = acSum(viewOf(state, 0, CONTENT), zombie.id);
    expect(sum?.terms).toEqual([{ value: 8, rule: 'DT-AC-08', from: 'printed' }]);
  });

  test('[DT-HP-02, DT-HP-04, DT-HP-06] Hit Points are dice and CON for each Level, and the Level at least', () => {
    const most = (CON: number, level: number, hitDice: readonly number[]) => {
      const { one, view } = seen({ scores: flat({ CON }), level, hitDice });
      return maxHpSum(view, one.id);
    };
    expect(most(16, 3, [3, 4, 5])).toMatchObject({
      total: 18,
      terms: [
        { value: 12, rule: 'DT-HP-02' },
        { value: 6, rule: 'DT-HP-06' },
      ],
    });
    // Above the ninth Level no die is rolled, and CON goes on to count.
    expect(most(16, 12, [6, 6, 5, 4, 3, 2, 2, 2, 1])?.total).toBe(31 + 2 + 24);
    expect(most(1, 3, [1, 1, 1])).toMatchObject({ total: 3 });
    expect(most(1, 3, [1, 1, 1])?.terms.at(-1)).toMatchObject({ rule: 'DT-HP-04', value: 12 });
  });

  test('[DT-TN-06] saves against magic have to reach the Level and 10', () => {
    const { one, view } = seen({ level: 7, hitDice: [1, 1, 1, 1, 1, 1, 1] });
    expect(saveTnSum(view, one.id)).toMatchObject({
      total: 17,
      terms: [
        { value: 10, rule: 'DT-TN-06' },
        { value: 7, rule: 'DT-TN-06' },
      ],
    });
  });

  test('[DT-SAVE-05] Level adds nothing to a save', () => {
    const bonuses = [1, 8].map((level) => {
      const { one, view } = seen({ level, hitDice: Array.from({ length: level }, () => 4) });
      return saveNumbers(view, one.id).map(({ sum }) => sum.total);
    });
    expect(bonuses).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  test.each([
    ['DT-TN-01', 'harrow-down', 'green', 'ask-perrin', 5],
    ['DT-TN-02', 'relay-nine', 'docking', 'hack-lock', 15],
    ['DT-TN-03', 'relay-nine', 'docking', 'force-lock', 25],
    ['DT-TN-04', 'cutlers-row', 'house', 'see-through-pell', undefined],
  ] as const)('[%s] how hard a task is: %s, %s, %s', (rule, adventure, scene, task, target) => {
    const { state, first } = inScene({ adventure, scene });
    const facts = taskFacts(viewOf(state, 0, CONTENT), first.id, task);
    expect(facts).toMatchObject({ target, difficulty: rule });
    if (target === undefined) return;
    // With nothing to add so many faces of twenty are enough.
    expect(facts?.ways[0]?.chance).toBeCloseTo(Math.max(0, 21 - target) / 20);
  });

  test('[DT-LVL-07] the next Level has its row, and there is none after the last', () => {
    const sheet = { ...seen().one.character, level: 3, xp: 5_000 };
    expect(nextLevel(sheet as never)).toMatchObject({
      level: 4,
      rule: 'DT-LVL-104',
      lacking: 3_000,
    });
    expect(nextLevel({ ...sheet, level: 25 } as never)).toBeUndefined();
  });
});
