import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { creepBlockOf } from '../../../rules/effects/content.ts';
import { basicAttackOf } from '../../../rules/effects/creep-block.ts';
import { compel } from '../../../rules/harm/compelled.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { BOTH, divined, EFFECT_FIRST, kindsOn, type Scene } from './testing/divined.ts';

/** Reaches everybody. */
const LONG = { ...BASIC_IMPLEMENT_ATTACK, further: 20 };

const basic = (court: ReturnType<typeof divined>, who: string, of: string) =>
  attack(court, court.id(who), court.id(of), BASIC_IMPLEMENT_ATTACK);

describe('Empathic Imposition', () => {
  const imposed = (scene: Scene = {}) =>
    divined([], { effects: [{ kind: 'empathic-imposition', on: 'Bo', by: 'Di' }], ...scene });
  const hurt = (court: ReturnType<typeof divined>, name: string, amount: number, by = 'Cy') => {
    const of = { to: court.id(name), by: court.id(by), kind: 'other', melee: false } as const;
    return court.run(deal(court, of, amount, 'TEST'));
  };

  test('[KC-DIV-20] until the end of the Diviner’s next turn the target takes 1 when it takes damage', () => {
    const court = divined(['empathic-imposition'], { rolls: [4] });
    court.answer('empathic-imposition', 'Bo', BOTH);
    expect(court.of('Bo')).toHaveHp(6);
    const { turns } = court.of('Di');
    const [imposed] = court.inPlay('empathic-imposition', 'Bo');
    expect(imposed?.until).toEqual({ ends: 'turn-end', of: court.id('Di'), turn: turns + 1 });
    court.answer('end-turn');
    hurt(court, 'Di', 2);
    expect(court).toHaveHeard({
      type: 'damage',
      rule: 'KC-DIV-20',
      who: 'Bo',
      by: 'Di',
      amount: 1,
    });
    expect(court.of('Bo')).toHaveHp(5);
  });
  test('[KC-DIV-20] once for each time, even if Ward takes it all', () => {
    const court = imposed({ di: { ward: 5 } });
    hurt(court, 'Di', 2);
    hurt(court, 'Di', 3);
    expect([court.of('Di').hp, court.of('Bo').hp]).toEqual([8, 6]);
  });
  test('[KC-DIV-20] not for what others take, and not for no damage at all', () => {
    const court = imposed({ di: { statuses: { 'resist-all': {} } } });
    hurt(court, 'Al', 2);
    hurt(court, 'Di', 2);
    expect(court.of('Bo')).toHaveHp(8);
  });
  test('[KC-DIV-20] [D-38] no Imposition answers to another one', () => {
    const court = imposed({
      effects: [
        { kind: 'empathic-imposition', on: 'Bo', by: 'Di' },
        { kind: 'empathic-imposition', on: 'Di', by: 'Bo' },
      ],
    });
    hurt(court, 'Di', 1);
    expect([court.of('Di').hp, court.of('Bo').hp]).toEqual([7, 7]);
  });
  test('[KC-DIV-20] [D-66] it is the Diviner’s own damage, whole though it is Weakened', () => {
    const court = imposed({ di: { statuses: { weakened: {} } }, bo: { hp: 1 } });
    hurt(court, 'Di', 1);
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(court.state.points).toEqual([1, 0]);
  });
  test('[KC-DIV-06] [KC-DIV-20] it stays while its Diviner is Taken Out, whose last damage counts', () => {
    const court = imposed({ di: { hp: 1 } });
    hurt(court, 'Di', 3);
    expect(court.of('Di')).toStandAt('nowhere');
    expect(court.of('Bo')).toHaveHp(7);
    expect(kindsOn(court, 'Bo')).toEqual(['empathic-imposition']);
  });
  test('[KC-DIV-20] [KC-CONV-16] Ward stops it', () => {
    const court = divined(['empathic-imposition'], { rolls: [4], bo: { ward: 2 } });
    court.answer('empathic-imposition', 'Bo', BOTH);
    expect(kindsOn(court, 'Bo')).not.toContain('empathic-imposition');
  });
  test('[KC-DIV-20] [KC-CONV-21] used again it is one status', () => {
    const court = divined(['empathic-imposition'], {
      rolls: [4],
      effects: [{ kind: 'empathic-imposition', on: 'Bo', by: 'Di' }],
    });
    court.answer('empathic-imposition', 'Bo', BOTH);
    expect(court.inPlay('empathic-imposition')).toHaveLength(1);
  });
});

describe('Misfortune', () => {
  const effects = [{ kind: 'misfortune', on: 'Bo', by: 'Di' }];

  test('[KC-DIV-21] [KC-REC-12] the next attack of the target costs it 3 if it misses', () => {
    const court = divined(['misfortune'], { rolls: [4, 2] });
    court.answer('misfortune', 'Bo', BOTH);
    expect(court.of('Bo')).toHaveHp(6);
    court.run(basic(court, 'Bo', 'Di'));
    expect(court).toHaveHeard({
      type: 'damage',
      rule: 'KC-DIV-21',
      who: 'Bo',
      by: 'Di',
      amount: 3,
    });
    expect(court.of('Bo')).toHaveHp(3);
  });
  test('[KC-DIV-21] once: a second miss costs nothing', () => {
    const court = divined([], { effects, rolls: [2, 2] });
    court.run(basic(court, 'Bo', 'Di'));
    court.run(basic(court, 'Bo', 'Di'));
    expect(court.of('Bo')).toHaveHp(5);
  });
  test('[KC-DIV-21] a hit uses it up as well', () => {
    const court = divined([], { effects, rolls: [4, 2] });
    court.run(basic(court, 'Bo', 'Di'));
    expect(kindsOn(court, 'Bo')).not.toContain('misfortune');
    court.run(basic(court, 'Bo', 'Di'));
    expect(court.of('Bo')).toHaveHp(8);
  });
  test('[KC-DIV-21] attacks of others do nothing', () => {
    const court = divined([], { effects, rolls: [2] });
    court.run(basic(court, 'Di', 'Bo'));
    expect(court.of('Bo')).toHaveHp(8);
    expect(kindsOn(court, 'Bo')).toContain('misfortune');
  });
  test.each([
    ['a hit first, then a miss', [4, 2], 8],
    ['a miss first, then a hit', [2, 4], 5],
    ['two misses', [2, 2], 5],
  ])('[KC-DIV-21] of several rolls the first decides: %s', (_, rolls, hp) => {
    const court = divined([], { effects, rolls });
    const targets = [court.id('Di'), court.id('Al')];
    court.run(attack(court, court.id('Bo'), targets, BASIC_IMPLEMENT_ATTACK), 'Di');
    expect(court.of('Bo')).toHaveHp(hp);
    expect(kindsOn(court, 'Bo')).not.toContain('misfortune');
  });
  test('[KC-DIV-21] a roll that follows from a hit of the same use is not the first', () => {
    const court = divined([], {
      effects,
      rolls: [4, 2],
      bo: { class: 'wandslinger', picks: ['wandslinger/follow-up'] },
      turn: 'Bo',
    });
    court.answer('follow-up', 'Di');
    expect(court.heard('attack')).toHaveLength(2);
    expect(court.of('Bo')).toHaveHp(8);
    expect(kindsOn(court, 'Bo')).not.toContain('misfortune');
  });
  test('[KC-DIV-21] [KC-CONV-36] an attack without a roll uses it up and misses nobody', () => {
    const court = divined([], {
      effects,
      bo: { class: 'porter', picks: [] },
      turn: 'Bo',
    });
    court.answer('swap-places', 'Di');
    expect([court.of('Bo').hp, kindsOn(court, 'Bo')]).toEqual([8, []]);
  });
  test('[KC-DIV-21] [KC-CONV-13] a hit that a power makes a miss of counts as one', () => {
    const court = divined([], {
      effects,
      rolls: [4],
      cy: { class: 'porter', picks: ['porter/contingency-jump'], at: '7,2' },
      bo: { team: 'players' },
      al: { team: 'opposition' },
    });
    court.run(basic(court, 'Bo', 'Cy'), 'yes', 'court(8,3)');
    expect(court.of('Bo')).toHaveHp(5);
  });
  test('[KC-DIV-21] [KC-CONV-16] Ward stops it', () => {
    const court = divined(['misfortune'], { rolls: [4], bo: { ward: 2 } });
    court.answer('misfortune', 'Bo', BOTH);
    expect(kindsOn(court, 'Bo')).not.toContain('misfortune');
  });
});

describe('Creeps', () => {
  /** A table with a golem beside Di on which this omen lies, and its attack. */
  const withGolem = (kind: string, scene: Scene = {}) => {
    const golem = 'Practice Golem 1';
    const creeps = [golems(['2,2'])];
    const effects = [{ kind, on: golem, by: 'Di' }];
    const court = divined([], { effects, more: { creeps }, ...scene });
    const block = creepBlockOf(court, court.id(golem));
    if (block === undefined) throw new Error('no block');
    const strike = () => attack(court, court.id(golem), court.id('Di'), basicAttackOf(block));
    return { court, golem, strike };
  };

  test('[KC-DIV-21] [KC-CONV-29] a Creep’s attack is no miss and uses the Misfortune up', () => {
    const { court, golem, strike } = withGolem('misfortune');
    const { hp } = court.of(golem);
    court.run(strike());
    expect([court.of(golem).hp, kindsOn(court, golem)]).toEqual([hp, []]);
  });
  test('[KC-DIV-20] [KC-CONV-29] its damage is damage like any other', () => {
    const { court, golem, strike } = withGolem('empathic-imposition');
    const { hp } = court.of(golem);
    court.run(strike());
    expect(court.of(golem)).toHaveHp(hp - 1);
  });
  test('[KC-DIV-22] a Creep that is credited gains no Miss Token, one that falls brings one', () => {
    const { court, golem } = withGolem('speak-doom');
    takeOut(court, court.id(golem), court.id('Di'));
    expect(court.of('Di')).toHaveMissTokens(1);
    const other = withGolem('misfortune', {
      effects: [{ kind: 'speak-doom', on: 'Bo', by: 'Di' }],
    });
    takeOut(other.court, other.court.id('Bo'), other.court.id(golem));
    expect(other.court.state.creatures.every(({ missTokens }) => missTokens === 0)).toBe(true);
  });
});

describe('Speak Doom', () => {
  const effects = [{ kind: 'speak-doom', on: 'Bo', by: 'Di' }];

  test('[KC-DIV-22] until the end of the target’s next turn', () => {
    const court = divined(['speak-doom'], { rolls: [4] });
    court.answer('speak-doom', 'Bo', BOTH);
    const [doom] = court.inPlay('speak-doom', 'Bo');
    const { turns } = court.of('Bo');
    expect(doom?.until).toEqual({ ends: 'turn-end', of: court.id('Bo'), turn: turns + 1 });
  });
  test('[KC-DIV-22] whoever is credited with the Take-Out gains a Miss Token', () => {
    const court = divined([], { effects });
    takeOut(court, court.id('Bo'), court.id('Al'));
    expect([court.of('Al').missTokens, court.of('Di').missTokens]).toEqual([1, 0]);
  });
  test('[KC-DIV-22] nobody for what the target does to itself, or the map', () => {
    const self = divined([], { effects });
    takeOut(self, self.id('Bo'), self.id('Bo'));
    const map = divined([], { effects });
    takeOut(map, map.id('Bo'), -1);
    for (const court of [self, map])
      expect(court.state.creatures.map(({ missTokens }) => missTokens)).toEqual([0, 0, 0, 0]);
  });
  test('[KC-DIV-22] nothing for another who is Taken Out', () => {
    const court = divined([], { effects });
    takeOut(court, court.id('Cy'), court.id('Al'));
    expect(court.of('Al')).toHaveMissTokens(0);
  });
  test.each([BOTH, EFFECT_FIRST])('[KC-DIV-22] this attack is included: %s first', (...order) => {
    const court = divined(['speak-doom'], { rolls: [4], bo: { hp: 2 } });
    court.answer('speak-doom', 'Bo', order);
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(court.of('Di')).toHaveMissTokens(1);
  });
  test('[KC-DIV-22] not if a 3 was used for the damage', () => {
    const court = divined(['speak-doom'], { rolls: [3], bo: { hp: 2 } });
    court.answer('speak-doom', 'Bo', 'damage');
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(court.of('Di')).toHaveMissTokens(0);
  });
  test('[KC-DIV-22] [KC-CONV-16] Ward stops it', () => {
    const court = divined(['speak-doom'], { rolls: [4], bo: { ward: 2 } });
    court.answer('speak-doom', 'Bo', BOTH);
    expect(kindsOn(court, 'Bo')).not.toContain('speak-doom');
  });
  test('[KC-DIV-22] [KC-CONV-31] [KC-CONV-32] a compelled Take-Out is credited to who compelled it', () => {
    const court = divined([], { effects, rolls: [4], bo: { hp: 1 } });
    const strike = () => attack(court, court.id('Cy'), court.id('Bo'), LONG);
    court.run(compel(court, court.id('Cy'), court.id('Di'), strike));
    expect([court.of('Di').missTokens, court.of('Cy').missTokens]).toEqual([1, 0]);
  });
  test('[KC-DIV-22] [KZ-MISS-01] a team without Miss Tokens gains none', () => {
    const court = divined([], { effects: [{ kind: 'speak-doom', on: 'Al', by: 'Bo' }] });
    takeOut(court, court.id('Al'), court.id('Bo'));
    expect(court.of('Bo')).toHaveMissTokens(0);
  });
});
