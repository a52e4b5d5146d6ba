import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { type Script, type Sitting, sit } from '../../../test/rig.ts';
import { answersIn } from '../../../test/tools.ts';
import type { RollAt, Trait } from '../../content/trait.ts';
import { saveAgain, saveThrow } from '../saves/save.ts';
import { addCircumstance } from './circumstances.ts';
import { insightInto, insightKey, insightParts } from './insight.ts';
import { rerollWindow } from './rerolls.ts';
import { rollD20, rollDice, totalOf } from './roll.ts';
import { shownTarget } from './tell-roll.ts';
import { mayTempt, temptFate } from './tempt.ts';

const HUMAN = { gm: 'human', adventure: 'free' } as const;

/** Two players and a thug; a roll of one of them that reaches 15 or not. */
function table(sitting: Sitting, tokens = 0) {
  const rig = sit({ seats: 2, ...sitting });
  const [ash, bo] = [rig.hero({ name: 'Ash' }, 0, 0, 0), rig.hero({ name: 'Bo' }, 5, 0, 1)];
  for (const one of [ash, bo]) Object.assign(one, { tokens, used: { 'tempt-fate': 0 } });
  const thug = rig.foe('thug', 10);
  /** Rolls, opens the window, and says what the roll comes to. */
  const roll = (at: RollAt, script: Script = [], reaches = 15) => {
    let total = 0;
    const { asked } = rig.play(
      (function* () {
        const rolled = yield* rollD20(rig.t, at);
        yield* rerollWindow(rig.t, rolled, () => totalOf(rolled) >= reaches);
        total = totalOf(rolled);
      })(),
      script,
    );
    return { asked, total };
  };
  return { ...rig, ash, bo, thug, roll };
}

describe('players', () => {
  test.each([
    ['new', 12, 12],
    ['old', 12, 5],
  ])(
    '[DT-TOK-04, DT-TOK-08] a token throws a die again, and its owner keeps the %s face',
    (keeps, face, kept) => {
      const rig = table({ dice: [5, face] }, 1);
      const { total } = rig.roll({ kind: 'check', roller: rig.ash }, [
        ['reroll', 'token-1'],
        ['keep-face', keeps],
      ]);
      expect([total, rig.ash.tokens, rig.bo.tokens]).toEqual([kept, 0, 1]);
      expect(rig.events('rerolled')).toEqual([
        {
          type: 'rerolled',
          rule: 'DT-TOK-04',
          by: rig.ash.id,
          creature: rig.ash.id,
          die: 1,
          old: 5,
          face,
          kept,
          natural: kept,
          total: kept,
        },
      ]);
    },
  );

  test('[DT-TOK-08] unasked the better face is kept: for friends the higher, for enemies the lower', () => {
    const keeps = (who: 'ash' | 'thug', face: number) => {
      const rig = table({ dice: [10, face] }, 1);
      rig.state.rerolls = { 0: 'all', 1: 'never' };
      return rig.roll({ kind: 'check', roller: rig[who] }, [['reroll', 'token-1']]).total;
    };
    expect([keeps('ash', 12), keeps('ash', 8), keeps('ash', 10)]).toEqual([12, 10, 10]);
    expect([keeps('thug', 12), keeps('thug', 8)]).toEqual([10, 8]);
  });

  test('[DT-TOK-08] the second of two dice can be thrown again', () => {
    const rig = table({ dice: [5, 3, 18] }, 1);
    addCircumstance(rig.t, 'party', { on: 'any', is: 'advantage', for: 'roll' }, 'DT-ADV-04');
    const { total } = rig.roll({ kind: 'check', roller: rig.ash }, [['reroll', 'token-2']]);
    expect(total).toBe(18);
    expect(rig.events('rerolled')).toMatchObject([{ die: 2, old: 3, face: 18, natural: 18 }]);
  });

  test.each([
    ['own-failures', 'ash', 5, ['reroll 0']],
    ['own-failures', 'ash', 15, []],
    ['own-failures', 'bo', 5, []],
    ['own-failures', 'thug', 5, []],
    ['all', 'ash', 15, ['reroll 0']],
    ['all', 'bo', 5, ['reroll 0']],
    ['all', 'thug', 15, ['reroll 0']],
    ['never', 'ash', 5, []],
  ] as const)(
    '[DT-TOK-08] who wants to be asked of %s is, or not, when %s throws a %d',
    (wish, who, face, asked) => {
      const rig = table({ dice: [face] }, 1);
      rig.state.rerolls = { 0: wish, 1: 'never' };
      expect(rig.roll({ kind: 'check', roller: rig[who] }).asked).toEqual(asked);
    },
  );

  test('[DT-TOK-22] without a token fate is tempted once a scene, for two points', () => {
    const rig = table({ dice: [5, 12, 4, 3] });
    rig.ash.used = {};
    rig.state.clock = 7;
    expect(mayTempt(rig.t, rig.ash)).toBe(true);
    rig.roll({ kind: 'check', roller: rig.ash }, [['reroll', 'tempt-1']]);
    expect([rig.state.points, rig.ash.used, mayTempt(rig.t, rig.ash)]).toEqual([
      2,
      { 'tempt-fate': 7 },
      false,
    ]);
    expect(rig.events('fate-tempted')).toEqual([
      { type: 'fate-tempted', rule: 'DT-TOK-22', creature: rig.ash.id, points: 2 },
    ]);
    rig.state.points = 0;
    expect(rig.roll({ kind: 'check', roller: rig.ash }).asked).toEqual([]);
  });

  test.each([
    ['grant', true, 2, 'fate-tempted'],
    ['refuse', false, 0, 'fate-refused'],
  ] as const)('[DT-TOK-22] a person who runs the game may %s it', (answer, is, points, type) => {
    const rig = table({ seats: 3, options: HUMAN });
    const { asked, value } = rig.play(temptFate(rig.t, rig.ash), [['grant-token', answer]]);
    expect([asked, value, rig.state.points]).toEqual([['grant-token 2'], is, points]);
    expect(rig.told).toMatchObject([{ type, rule: 'DT-TOK-22', creature: rig.ash.id }]);
    expect(mayTempt(rig.t, rig.ash)).toBe(true);
  });

  test('[DT-TOK-22] refused, no die is thrown again', () => {
    const rig = table({ seats: 3, options: HUMAN, dice: [5] });
    const { total } = rig.roll({ kind: 'check', roller: rig.ash }, [
      ['reroll', 'tempt-1'],
      ['grant-token', 'refuse'],
    ]);
    expect([total, rig.events('rerolled')]).toEqual([5, []]);
    rig.allDiceUsed();
  });
});

describe('whoever runs the game', () => {
  const asked = (kind: RollAt['kind'], who: 'ash' | 'thug', face: number, points = 1) => {
    const rig = table({ seats: 3, options: HUMAN, dice: [face] });
    rig.state.points = points;
    rig.state.rerolls = { 0: 'never', 1: 'never' };
    return rig.roll({ kind, roller: rig[who] }).asked;
  };

  test('[DT-TOK-41] is asked at its own failures and at saves of characters that hold, with points alone', () => {
    expect(asked('attack', 'thug', 5)).toEqual(['spend-point 2']);
    expect(asked('attack', 'thug', 15)).toEqual([]);
    expect(asked('attack', 'thug', 5, 0)).toEqual([]);
    expect(asked('save', 'ash', 15)).toEqual(['spend-point 2']);
    expect(asked('save', 'ash', 5)).toEqual([]);
    expect(asked('check', 'ash', 15)).toEqual([]);
  });

  test.each([
    ['thug', 5, 12, 12],
    ['thug', 5, 3, 5],
    ['ash', 15, 3, 3],
    ['ash', 15, 16, 15],
  ] as const)(
    '[DT-TOK-41, DT-INV-12] a point throws the die of %s again: %d and %d leave %d',
    (who, old, face, kept) => {
      const rig = table({ seats: 3, options: HUMAN, dice: [old, face] });
      inTurn(rig, rig.thug);
      rig.state.points = 2;
      rig.state.rerolls = { 0: 'never', 1: 'never' };
      const at = { kind: who === 'ash' ? 'save' : 'attack', roller: rig[who] } as const;
      const { total } = rig.roll(at, [['spend-point', 'spend']]);
      expect([total, rig.state.points, rig.state.combat?.pointsSpent]).toEqual([kept, 1, 1]);
      expect(rig.events('point-spent')).toEqual([
        {
          type: 'point-spent',
          rule: 'DT-TOK-41',
          creature: rig[who].id,
          die: 1,
          old,
          face,
          kept,
          natural: kept,
          total: kept,
          points: 1,
        },
      ]);
    },
  );

  test('[DT-TOK-41, DT-TOK-08] may ask for every roll that one of its creatures makes or sees, or for none', () => {
    const asks = (wish: 'all' | 'never', who: 'ash' | 'thug', face: number, unseen = false) => {
      const rig = table({ seats: 3, options: HUMAN, dice: [face] });
      rig.state.points = 1;
      rig.state.rerolls = { 0: 'never', 1: 'never', 2: wish };
      if (unseen) lay(rig, rig.ash, 'invisible');
      const kind = who === 'ash' ? 'check' : 'attack';
      return rig.roll({ kind, roller: rig[who] }).asked.length > 0;
    };
    expect([asks('all', 'ash', 15), asks('all', 'thug', 15), asks('all', 'thug', 5)]).toEqual([
      ...[true, true, true],
    ]);
    expect([asks('all', 'ash', 15, true), asks('never', 'thug', 5)]).toEqual([false, false]);
    const rig = table({ seats: 3, options: HUMAN });
    const master = answersIn(rig, 2);
    master.use('reroll-wish', 'ask-all');
    expect(rig.state.rerolls[2]).toBe('all');
  });

  test('[DT-TOK-44] each spend opens the window for the other side again, though the face is what it was', () => {
    const rig = table({ seats: 3, options: HUMAN, dice: [5, 12, 4, 16, 14, 15] }, 2);
    rig.state.points = 4;
    rig.state.rerolls = { 0: 'all', 1: 'never' };
    const { asked, total } = rig.roll(
      { kind: 'save', roller: rig.ash },
      [
        ['reroll', 'token-1'],
        ['keep-face', 'new'],
        ['reroll', 'pass'],
        ['spend-point', 'spend'],
        ['reroll', 'token-1'],
        ['keep-face', 'new'],
        ['reroll', 'pass'],
        ['spend-point', 'spend'],
        ['reroll', 'pass'],
        ['spend-point', 'spend'],
      ],
      10,
    );
    expect(asked.filter((one) => one.startsWith('spend'))).toHaveLength(4);
    expect([total, rig.ash.tokens, rig.state.points]).toEqual([14, 0, 1]);
    rig.allDiceUsed();
  });

  test('[DT-TOK-44, DT-AGM-06] the software opens it again for players too, and leaves be what its point has not changed', () => {
    const rig = table({ dice: [7, 6, 3] }, 1);
    rig.thug.isLeader = true;
    rig.state.points = 3;
    rig.state.rerolls = { 0: 'all', 1: 'never' };
    const { asked } = rig.roll({ kind: 'attack', roller: rig.thug });
    expect([asked, rig.state.points]).toEqual([['reroll 0', 'reroll 0'], 2]);
  });

  test('[DT-AGM-06] the software spends no more than two points a round', () => {
    const spends = (spent: number) => {
      const rig = table({ dice: [5, 4] });
      inTurn(rig, rig.thug);
      rig.thug.isLeader = true;
      rig.state.points = 1;
      if (rig.state.combat !== undefined) rig.state.combat.pointsSpent = spent;
      rig.roll({ kind: 'attack', roller: rig.thug });
      return rig.state.points === 0;
    };
    expect([spends(1), spends(2)]).toEqual([true, false]);
  });
});

describe('what traits let one do', () => {
  const again: Trait = {
    id: 'again',
    rule: 'DT-ROLE-03',
    retries: (_w, { creature }, { kind }) =>
      kind === 'check' && creature.used['DT-ROLE-03'] === undefined
        ? { rule: 'DT-ROLE-03' }
        : undefined,
    insight: (_w, { creature }, { id }) =>
      creature.used[`DT-ROLE-06/${id}`] === undefined
        ? { rule: 'DT-ROLE-06', roll: 2, number: 3 }
        : undefined,
  } as Trait;
  const with_ = (sitting: Sitting) => {
    const rig = table({ ...sitting, content: { traits: { again } } });
    rig.ash.traits.push('again');
    return rig;
  };

  test('[DT-ROLE-03] a failed roll is made once more with all its dice, if its player likes', () => {
    const rig = with_({ dice: [5, 6, 17, 3] });
    rig.state.clock = 4;
    addCircumstance(rig.t, 'party', { on: 'any', is: 'advantage', for: 'roll' }, 'DT-ADV-04');
    const { asked, total } = rig.roll({ kind: 'check', roller: rig.ash }, [
      ['second-try', 'again'],
    ]);
    expect([asked, total, rig.ash.used['DT-ROLE-03']]).toEqual([['second-try 0'], 17, 4]);
    expect(rig.events('rolled')).toMatchObject([{ rule: 'DT-ROLE-03', faces: [17, 3], total: 17 }]);
    rig.allDiceUsed();
  });

  test('[DT-ROLE-03] not one that succeeds, nor of another kind, nor if it is let be', () => {
    for (const [face, kind, asked] of [
      [15, 'check', []],
      [5, 'attack', []],
      [5, 'check', ['second-try 0']],
    ] as const) {
      const rig = with_({ dice: [face] });
      const rolled = rig.roll(
        { kind, roller: rig.ash },
        asked.length > 0 ? [['second-try', 'leave']] : [],
      );
      expect([rolled.asked, rolled.total]).toEqual([asked, face]);
      expect(rig.ash.used['DT-ROLE-03']).toBeUndefined();
    }
  });

  test('[DT-ROLE-06] insight is used once against each being, or kept', () => {
    const rig = with_({});
    const insight = (answer: string) =>
      rig.play(insightInto(rig.t, rig.ash, rig.thug), [['insight', answer]]).value;
    expect(insight('keep')).toBeUndefined();
    const used = insight('use');
    expect(used).toEqual({ rule: 'DT-ROLE-06', roll: 2, number: 3 });
    expect(rig.ash.used[insightKey('DT-ROLE-06', rig.thug)]).toBe(0);
    expect(rig.play(insightInto(rig.t, rig.ash, rig.thug))).toEqual({
      asked: [],
      value: undefined,
    });
    expect(rig.play(insightInto(rig.t, rig.bo, rig.thug)).value).toBeUndefined();
    expect(insightParts(used)).toEqual([
      { is: 'bonus', value: 2, stack: 'add', rule: 'DT-ROLE-06' },
    ]);
    expect(insightParts(undefined)).toEqual([]);
  });
});

describe('saves', () => {
  const against = { rule: 'DT-HAZ-14', tags: [] };

  test('[DT-SAVE-06] whoever is willing lets it pass without a roll', () => {
    const rig = table({ dice: [] });
    const save = { ability: 'WIS', target: 1, against, isWilling: true } as const;
    expect(rig.play(saveThrow(rig.t, rig.ash, save)).value).toBe(false);
    expect(rig.told).toEqual([{ type: 'let-pass', rule: 'DT-SAVE-06', creature: rig.ash.id }]);
  });

  test.each([
    ['paralyzed', 'STR', true],
    ['unconscious', 'DEX', true],
    ['asleep', 'STR', true],
    ['petrified', 'DEX', true],
    ['paralyzed', 'CON', false],
    ['grappled', 'DEX', false],
  ] as const)('[DT-SAVE-07] the %s fail those of %s without a roll: %s', (kind, ability, fails) => {
    const rig = table({ dice: fails ? [] : [20] });
    lay(rig, rig.ash, kind, { source: { rule: 'DT-ATK-11', by: rig.thug.id } });
    const save = { ability, target: 5, against };
    expect(rig.play(saveThrow(rig.t, rig.ash, save)).value).toBe(!fails);
    const helpless = { type: 'helpless', rule: 'DT-SAVE-07', creature: rig.ash.id, ability };
    expect(rig.events('helpless')).toEqual(fails ? [helpless] : []);
  });

  test.each([
    [{ hazardLevel: 3 }, 'DT-SAVE-02'],
    [{ against: { ...against, isMagic: true } }, 'DT-SAVE-03'],
    [{}, 'DT-SAVE-01'],
  ] as const)(
    '[DT-SAVE-01, DT-TN-05] with %o it is told by %s, and has to reach its number',
    (more, rule) => {
      const makes = (face: number) => {
        const rig = table({ dice: [face] });
        const save = { ability: 'WIS', target: 12, against, ...more } as const;
        const { value } = rig.play(saveThrow(rig.t, rig.ash, save));
        expect(rig.events('rolled')).toMatchObject([
          { kind: 'save', rule, target: 12, success: value },
        ]);
        return value;
      };
      expect([makes(12), makes(11)]).toEqual([true, false]);
    },
  );

  test.each([
    [12, 11, true],
    [12, 12, false],
  ])('[DT-ATK-12] with a %d against a %d a hold is broken: %s', (own, other, breaks) => {
    const rig = table({ dice: [own, other] });
    const save = { ability: 'DEX', when: 'turn-end', target: { grappler: rig.bo.id } } as const;
    expect(rig.play(saveAgain(rig.t, rig.ash, save, against)).value).toBe(breaks);
    expect(rig.events('rolled')).toMatchObject([
      { rule: 'DT-ATK-12', creature: rig.bo.id, kind: 'check', ability: 'STR', total: other },
      { rule: 'DT-ATK-12', creature: rig.ash.id, kind: 'save', target: other, success: breaks },
    ]);
  });

  test('[DT-OPT-12] numbers are shown as the table has it, or as whoever calls says', () => {
    const { t } = table({ options: { tnVisibility: 'hidden' } });
    const open = table({}).t;
    expect([shownTarget(t, 9), shownTarget(t, 9, true)]).toEqual([{}, { target: 9 }]);
    expect([shownTarget(open, 9), shownTarget(open, 9, false)]).toEqual([{ target: 9 }, {}]);
  });
});

test('[DT-DICE-09] no dice are no throw, and are not told', () => {
  const rig = table({ dice: [] });
  const die = { id: 'd6', faces: [1, 2, 3, 4, 5, 6] } as never;
  expect(rig.play(rollDice(rig.t, rig.ash, die, 0, 'none')).value).toEqual([]);
  expect(rig.told).toEqual([]);
});
