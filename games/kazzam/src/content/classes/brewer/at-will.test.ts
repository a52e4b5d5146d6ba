import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import type { Court } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { asCreepDeals } from '../../../rules/attack/creep-damage.ts';
import { movable, passOn } from '../../../rules/attack/pass-on.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { BOTH, brewed, kindsOn, type Scene, untilTurnOf } from './testing/brewed.ts';

/** Bea has tossed a Potion at Bo, and hit. */
function tossed(potion: string, answers: readonly unknown[] = [], scene: Scene = {}) {
  const rolls = [4, ...(scene.rolls ?? [])];
  const court = brewed([potion], { ...scene, rolls });
  return court.answer('toss-potion', 'Bo', BOTH, ...answers);
}

describe('Corrosive Potion', () => {
  test('[KC-BRW-20] each failed save against it raises it by 1, and a save ends it', () => {
    const court = tossed('corrosive-potion', [], {
      bo: { hp: 20, maxHp: 20 },
      rolls: [3, 1, 4],
    });
    untilTurnOf(court, 'Bo').answer('end-turn', 'roll');
    expect(court.of('Bo')).toHaveHp(17);
    expect(court.of('Bo')).toHaveStatus('ongoing', 2);
    untilTurnOf(court, 'Bo').answer('end-turn', 'roll');
    expect(court.of('Bo')).toHaveHp(15);
    expect(court.of('Bo')).toHaveStatus('ongoing', 3);
    untilTurnOf(court, 'Bo').answer('end-turn', 'roll');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
  test('[KC-BRW-20] failing on purpose raises it too; a save against something else does not', () => {
    const court = tossed('corrosive-potion', [], {
      bo: { at: '4,2', statuses: [{ status: 'slowed', ends: 'save' }] },
      rolls: [1],
    });
    untilTurnOf(court, 'Bo').answer('end-turn', ['ongoing-corrosive-potion', 'slowed-given-0']);
    court.answer('fail');
    expect(court.of('Bo')).toHaveStatus('ongoing', 2);
    court.answer('roll');
    expect(court.of('Bo')).toHaveStatus('ongoing', 2);
  });
  test('[KC-BRW-20] re-applied, the higher number stays, and it still grows by 1 alone', () => {
    const court = tossed('corrosive-potion', [], { rolls: [1, 4, 1] });
    untilTurnOf(court, 'Bo').answer('end-turn', 'roll');
    untilTurnOf(court, 'Bea').answer('toss-potion', 'Bo', BOTH);
    expect(court.of('Bo')).toHaveStatus('ongoing', 2);
    untilTurnOf(court, 'Bo').answer('end-turn', 'roll');
    expect(court.of('Bo')).toHaveStatus('ongoing', 3);
  });
  test('[KC-BRW-20] [KC-SHV-12] passed on to another it goes on growing', () => {
    const court = tossed('corrosive-potion', [], { rolls: [1] });
    const [from, to] = [court.id('Bo'), court.id('Cy')];
    court.run(passOn(court, { from, to }, movable(court, from)[0] ?? [], 'TEST'));
    untilTurnOf(court, 'Cy').answer('end-turn', 'roll');
    expect(court.of('Cy')).toHaveStatus('ongoing', 2);
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
});

/** Bea has hit Bo with a concoction whose Target Attack Potion comes after Nullification. */
function concocted(scene: Scene): Court {
  const potions = ['nullification-potion', 'target-attack-potion'];
  return brewed(potions, { rolls: [4], ...scene })
    .answer('unstable-concoction', 'Bo', BOTH)
    .answer(potions);
}

describe('Nullification Potion', () => {
  test('[KC-BRW-22] strips 2 Ward before damage, then every status ends, good and bad', () => {
    const statuses = ['slowed', 'fierce', 'prone'];
    const court = tossed('nullification-potion', [], { bo: { ward: 3, statuses } });
    // 1 of 2 goes into the Ward that is left.
    expect(court.of('Bo').wards).toEqual([]);
    expect(court.of('Bo')).toHaveHp(7);
    expect(kindsOn(court, 'Bo')).toEqual([]);
    expect(court).toHaveHeard({ type: 'status-over', who: 'Bo', rule: 'KC-BRW-22' });
  });
  test('[KC-BRW-22] the Ward goes on any hit, and on no miss', () => {
    const bo = { ward: 3 };
    const grazed = brewed(['nullification-potion'], { bo, rolls: [3] });
    grazed.answer('toss-potion', 'Bo', 'effect');
    expect(grazed.of('Bo').wards.map(({ amount }) => amount)).toEqual([1]);
    const missed = brewed(['nullification-potion'], { bo, rolls: [2] }).answer('toss-potion', 'Bo');
    expect(missed.of('Bo').wards.map(({ amount }) => amount)).toEqual([3]);
  });
  test('[KC-BRW-22] whoever flew above another comes down beside it', () => {
    const court = brewed(['nullification-potion'], {
      bo: { statuses: ['flying'] },
      cy: { at: '4,2' },
      rolls: [4],
    });
    court.answer('toss-potion', 'Bo', BOTH);
    expect(court).toBeAskedFor('land');
  });
  test.each([[['prone']], [['slowed', 'prone']]])(
    '[KC-BRW-22] [KZ-MOVE-15] %j: whoever lay where it burns stands up beside that',
    (statuses) => {
      const court = brewed(['nullification-potion'], {
        bo: { statuses },
        more: { zones: [{ cells: ['4,2'], damage: 2 }] },
        rolls: [4],
      });
      court.answer('toss-potion', 'Bo', BOTH);
      expect(court).toBeAskedFor('footing', { rule: 'KZ-MOVE-15', seat: 1 });
      expect(court.offered).toHaveLength(8);
      court.answer('court(5,2)');
      expect(court.at('Bo')).toBe('court(5,2)');
      expect(kindsOn(court, 'Bo')).toEqual([]);
    },
  );
  test('[KC-BRW-22] [KZ-STAT-23] whoever flew comes down before anything else, a second Potion too', () => {
    const court = concocted({ bo: { statuses: ['flying'] }, cy: { at: '4,2' } });
    expect(court).toBeAskedFor('land', { rule: 'KZ-STAT-23' });
    court.answer('court(5,2)');
    expect(court).toBeAskedFor('potion-names', { rule: 'KC-BRW-23' });
  });
  test('[KC-BRW-22] [KM-IMP-03] the Mark of whoever stands beside it is over, and comes anew at once', () => {
    const imps = { group: 'impsA', members: [{ kind: 'Fighter', at: '5,2' }], enemies: ['Bo'] };
    const court = concocted({ more: { creeps: [imps] }, seed: 'imps' });
    expect(court).toHaveHeard({ type: 'status-over', who: 'Bo', rule: 'KC-BRW-22' });
    expect(court).toBeAskedFor('potion-names');
    expect(court.of('Bo')).toHaveStatus('marked');
  });
  test('[KC-BRW-22] what is left of a Potion is a status too', () => {
    const kinds = ['generosity-tonic', 'target-attack-potion', 'draught-of-bonded-futures'];
    const effects = [
      { kind: 'generosity-tonic', on: 'Bo', by: 'Bea' },
      { kind: 'target-attack-potion', on: 'Bo', by: 'Bea', person: 'Al' },
      { kind: 'draught-of-bonded-futures', on: 'Bo', by: 'Bea', person: 'Al', round: 3 },
    ];
    const court = brewed(['nullification-potion'], { effects, rolls: [4] });
    expect(kindsOn(court, 'Bo')).toEqual(kinds);
    court.answer('toss-potion', 'Bo', BOTH);
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
});

describe('Target Attack Potion', () => {
  const POTION = 'target-attack-potion';
  const strike = (court: ReturnType<typeof brewed>, who: string, on: string) =>
    court.run(attack(court, court.id(who), court.id(on), BASIC_IMPLEMENT_ATTACK));
  test('[KC-BRW-09] [KC-BRW-23] names a player of its team: Advantage with its first attack on the target', () => {
    const court = tossed(POTION, [], { al: { at: '1,3' }, rolls: [4, 1, 4] });
    expect(court).toBeAskedFor('potion-names');
    expect(court).toOfferOnly('Bea', 'Al');
    court.answer('Al');
    expect(court).toHaveHeard({ type: 'named', who: 'Bea', of: 'Al', power: POTION });
    strike(court, 'Al', 'Bo');
    expect(court.heard('attack').at(-1)).toMatchObject({ advantages: ['KC-BRW-23'], dice: [4, 1] });
    // The second one has none.
    strike(court, 'Al', 'Bo');
    expect(court.heard('attack').at(-1)).toMatchObject({ advantages: [], dice: [4] });
  });
  test('[KC-BRW-23] [KC-WSL-22] not for the second shot that follows from the first one', () => {
    const al = { class: 'wandslinger', picks: ['wandslinger/follow-up'] };
    const effects = [{ kind: POTION, on: 'Bo', by: 'Bea', person: 'Al' }];
    const court = brewed([POTION], { al, effects, turn: 'Al', rolls: [4, 1, 4] });
    court.answer('follow-up', 'Bo', BOTH);
    expect(court.heard('attack').map(({ advantages }) => advantages)).toEqual([['KC-BRW-23'], []]);
    expect(kindsOn(court, 'Bo')).not.toContain(POTION);
  });
  test('[KC-BRW-23] not for others, nor on others, and not used up by them', () => {
    const court = tossed(POTION, ['Al'], {
      al: { at: '6,4' },
      rolls: [4, 4],
    });
    strike(court, 'Bea', 'Bo');
    strike(court, 'Al', 'Cy');
    expect(
      court
        .heard('attack')
        .slice(1)
        .map(({ advantages }) => advantages),
    ).toEqual([[], []]);
    expect(kindsOn(court, 'Bo')).toContain(POTION);
  });
  test('[KC-BRW-23] until the Brewer’s next turn ends', () => {
    const court = untilTurnOf(tossed(POTION, ['Bea']), 'Bea');
    expect(kindsOn(court, 'Bo')).toEqual([POTION]);
    court.answer('end-turn');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
});

describe('Target Protect Potion', () => {
  const POTION = 'target-protect-potion';
  test('[KC-BRW-24] Disadvantage on attacks on the one that is named, until the target’s next turn ends', () => {
    const court = untilTurnOf(tossed(POTION, ['Bea'], { rolls: [4, 4, 4] }), 'Bo');
    const bo = court.id('Bo');
    for (const name of ['Bea', 'Al'])
      court.run(attack(court, bo, court.id(name), BASIC_IMPLEMENT_ATTACK));
    expect(
      court
        .heard('attack')
        .slice(1)
        .map(({ disadvantages }) => disadvantages),
    ).toEqual([['KC-BRW-24'], []]);
    expect(kindsOn(court, 'Bo')).toEqual([POTION]);
  });
  test('[KC-BRW-24] [KC-CONV-29] a Creep deals 1 less to the one that is named', () => {
    const court = brewed([POTION], {
      bo: { at: '12,2' },
      more: { creeps: [golems(['4,2'])] },
      rolls: [4],
    });
    court.answer('toss-potion', 'Practice Golem 1', BOTH, 'Bea');
    const golem = court.id('Practice Golem 1');
    const strike = {
      id: 'x',
      rule: 'TEST',
      target: { ranged: 9 },
      damage: 3,
      roll: 'none',
    } as const;
    const dealt = ['Bea', 'Al'].map((name) => {
      const [id, from] = [court.id(name), court.of('Practice Golem 1')];
      return asCreepDeals(court, golem, id, strike, from, [], true).damage;
    });
    expect(dealt).toEqual([2, 3]);
  });
  test('[KC-BRW-24] it is over then', () => {
    const court = untilTurnOf(tossed(POTION, ['Bea']), 'Bo').answer('end-turn');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
});

describe('Fascination Potion', () => {
  test('[KC-BRW-25] draws the target up to 4 squares nearer to the one that is named, each step', () => {
    const court = tossed('fascination-potion', [], { al: { at: '4,6' }, bo: { at: '4,1' } });
    court.answer('Al');
    expect(court.ends).toContain('court(4,5)');
    expect(court.ends).not.toContain('court(5,1)');
    expect(court.ends).not.toContain('court(4,0)');
    court.answer(['court(4,2)', 'court(3,3)', 'court(4,4)', 'court(4,5)']);
    expect(court.at('Bo')).toBe('court(4,5)');
  });
  test('[KC-BRW-25] Creeps as well, and to the Brewer itself', () => {
    const court = brewed(['fascination-potion'], {
      bo: { at: '12,2' },
      more: { creeps: [golems(['5,2'])] },
      rolls: [4],
    });
    court.answer('toss-potion', 'Practice Golem 1', BOTH, 'Bea');
    expect(court.asked).toContain('force.pull');
  });
});
