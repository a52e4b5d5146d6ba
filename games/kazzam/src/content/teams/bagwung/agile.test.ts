import { describe, expect, test } from 'vitest';
import { slowing } from '../../../../test/attack-table.ts';
import { afterCreeps, golems } from '../../../../test/creep-court.ts';
import { log } from '../../../../test/log.ts';
import { playOut } from '../../../../test/played-out.ts';
import { type Court, floor, type Told, theirs } from '../../../../test/table.ts';
import { luck } from '../../../../test/test-content.ts';
import type { KazzamState } from '../../../model.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { pseudoAttack, rollAttack } from '../../../rules/attack/attack-roll.ts';
import { oddsOf } from '../../../rules/attack/odds.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import type { AttackPower } from '../../../rules/effects/power.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { layWard } from '../../../rules/harm/gain-ward.ts';
import { type Face, raised } from '../../../rules/numbers/result.ts';
import { BARNEY, ELSIE, foe, GERALD, olive, type Scene, scene } from './testing/olives.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

const STRIKE: AttackPower = BASIC_IMPLEMENT_ATTACK;

/** Ana, a wand-user, three squares from Barney, with what else is told of either. */
const facing = (ana: Told = {}, barney: Told = {}, more: Scene = {}): Court =>
  scene([foe('Ana', '4,4', ana), olive('leader', '7,4', barney)], 'Ana', more);

/** What a die of an attack on somebody comes to. */
function resultOf(court: Court, attacker = 'Ana', target = BARNEY, power = STRIKE): Face {
  const by = court.id(attacker);
  const from = creatureOf(court.state, by);
  return court.run(rollAttack(court, by, court.id(target), power, {}, from)).result;
}

/** What each face comes to. */
const readings = (ana: Told = {}, barney: Told = {}): readonly Face[] =>
  FACES.map((face) => resultOf(facing(ana, barney, { rolls: [face] })));

const FIERCE = { statuses: ['fierce'] };
const GUARDED = { statuses: ['guarded'] };

describe('an attack roll of an enemy', () => {
  test('[KT-BAG-01] a 3 counts as 2, and everything else as what it is', () => {
    expect(readings()).toEqual([1, 2, 2, 4, 5, 6]);
  });
  test('[KT-BAG-01] not a 3 that Guarded has made of a 4', () => {
    expect(readings({}, GUARDED)).toEqual([1, 2, 2, 3, 5, 5]);
  });
  test('[KT-BAG-01] a miss: no damage, a Miss Token, no Strike, and the log says why', () => {
    const court = facing({}, {}, { rolls: [3] });
    court.answer('basic-implement-attack', BARNEY);
    expect(court.of(BARNEY)).toHaveHp(8);
    expect(court.of('Ana')).toHaveMissTokens(1);
    expect(court.state.strikes).toEqual([0, 0]);
    expect(court).toHaveHeard({
      type: 'lessened',
      rule: 'KT-BAG-01',
      who: court.id(BARNEY),
      of: court.id('Ana'),
      to: 2,
    });
    expect(log(court)).toContain('Against Barney Sodder the 3 of Ana counts as 2.');
  });
  test('[KT-BAG-01] nothing is said of it where nothing comes of it', () => {
    for (const face of [1, 2, 4, 5, 6]) {
      const court = facing({}, {}, { rolls: [face] });
      resultOf(court);
      expect(court.heard('lessened')).toEqual([]);
    }
    const fierce = facing(FIERCE, {}, { rolls: [3] });
    expect([resultOf(fierce), fierce.heard('lessened')]).toEqual([3, []]);
  });
  test('[KT-BAG-01] [KZ-ATK-15] after bonuses: a 2 with +1 counts as 2, a 3 with +1 as 4', () => {
    const withLuck = (face: Face): Face => {
      const court = facing({}, {}, { rolls: [face] });
      const on = court.id('Ana');
      luck.now = { advantages: 0, disadvantages: 0, bonus: 1, twos: false };
      const until = { ends: 'match' } as const;
      const made = { kind: 'test-luck', on, by: on, source: 'test', until, mark: -1, amount: 0 };
      windows.attach(court, made);
      return resultOf(court, 'Ana', BARNEY, slowing);
    };
    expect([withLuck(2), withLuck(3)]).toEqual([2, 4]);
  });
  test('[KT-BAG-01] [KT-BAG-03] after Miss Tokens: one makes a 3 a 4, and of a 2 or a 1 a 3 that counts as 2', () => {
    const spent = (face: Face, tokens: number): Face => {
      const court = facing({ missTokens: 1 }, {}, { rolls: [face] });
      const by = court.id('Ana');
      const from = creatureOf(court.state, by);
      return court.run(rollAttack(court, by, court.id(BARNEY), STRIKE, {}, from), tokens).result;
    };
    expect([spent(3, 0), spent(3, 1), spent(2, 1), spent(1, 1)]).toEqual([2, 4, 2, 2]);
  });
  test('[KT-BAG-01] of whatever makes it: a creature that an enemy has brought', () => {
    const tamer = { class: 'tamer', picks: ['tamer/summon-scalehound'] };
    const court = facing(
      tamer,
      {},
      {
        rolls: [3],
        more: { companions: [{ of: 'Ana', companion: 'scalehound', at: '6,4' }] },
      },
    );
    const [hound] = court.state.creatures.filter(({ kind }) => kind === 'summoned');
    expect(resultOf(court, hound?.name)).toBe(2);
  });
  test.each(['leader', 'defender', 'specialist', 'striker', 'controller'] as const)(
    '[KT-BAG-01] the %s of the team has it',
    (role) => {
      const court = scene([foe('Ana', '4,4'), olive(role, '7,4')], 'Ana', { rolls: [3] });
      const [, target] = court.state.creatures;
      expect(resultOf(court, 'Ana', target?.name)).toBe(2);
    },
  );
});

describe('Fierce and Guarded', () => {
  test('[KT-BAG-03] a Fierce enemy: its 3 stays a 3, its 5 is a 6', () => {
    expect(readings(FIERCE)).toEqual([1, 2, 3, 4, 6, 6]);
  });
  test('[KT-BAG-03] Fierce and Guarded cancel each other, and the 3 is a 2', () => {
    expect(readings(FIERCE, GUARDED)).toEqual([1, 2, 2, 4, 5, 6]);
  });
});

describe('the odds that are told', () => {
  const cases: readonly [string, Told, Told][] = [
    ['nothing', {}, {}],
    ['a Fierce attacker', FIERCE, {}],
    ['a Guarded target', {}, GUARDED],
    ['both', FIERCE, GUARDED],
    ['Advantage', { statuses: ['hidden'] }, {}],
    ['Disadvantage, and Fierce', { statuses: ['restrained', 'fierce'] }, {}],
    ['2s that count as 5s', { class: 'hexer', picks: ['hexer/duelist'] }, {}],
  ];
  test.each(cases)('[KT-BAG-01] [KT-BAG-03] are those of the rolls with %s', (_, ana, barney) => {
    const pairs = FACES.flatMap((one) => FACES.map((other) => [one, other] as const));
    const told = facing(ana, barney);
    const odds = oddsOf(told, told.id('Ana'), told.id(BARNEY), STRIKE);
    const dice = odds?.mode === 'one' ? FACES.map((face) => [face]) : pairs;
    const share = 1 / dice.length;
    const rolled = [0, 0, 0, 0, 0, 0];
    for (const rolls of dice) {
      const result = resultOf(facing(ana, barney, { rolls }));
      rolled[result - 1] = (rolled[result - 1] ?? 0) + share;
    }
    for (const [at, chance] of rolled.entries()) expect(odds?.results[at]).toBeCloseTo(chance);
    expect(odds?.threesAs).toEqual({ result: 2, rule: 'KT-BAG-01' });
  });
});

describe('what reads a final 2', () => {
  test('[KT-BAG-03] [KZ-ATK-14] not "count 2s as 5s", which came before', () => {
    const duelist = { class: 'hexer', picks: ['hexer/duelist'] };
    expect(readings(duelist)).toEqual([1, 5, 2, 4, 5, 6]);
  });
  test('[KT-BAG-03] [KR-STRI-03] the Boost of a Striker with its condition met', () => {
    const sniper = { role: 'striker', specialisation: 'sniper' };
    const hp = (at: string, die: number) => {
      const athletes = [foe('Ana', at, sniper), olive('leader', '8,4')];
      const court = scene(athletes, 'Ana', { rolls: [die] }).answer(
        'basic-implement-attack',
        BARNEY,
      );
      return [court.of(BARNEY).hp, court.of('Ana').missTokens];
    };
    expect(hp('2,4', 3)).toEqual([7, 1]);
    expect(hp('6,4', 3)).toEqual([8, 1]);
  });
  test('[KT-BAG-03] [KR-SPEC-03] the Boost of a Hunter, against what they have brought', () => {
    const hunter = { role: 'specialist', specialisation: 'hunter' };
    const hit = (die: number) => {
      const athletes = [foe('Ana', '4,4', hunter), olive('controller', '18,4')];
      const companions = [{ of: ELSIE, companion: 'flame-pig', at: '6,4' }];
      const court = scene(athletes, 'Ana', { rolls: [die], more: { companions } });
      court.answer('basic-implement-attack', 'Flame Pig');
      const [pig] = court.state.creatures.filter(({ kind }) => kind === 'summoned');
      return pig?.hp;
    };
    // No athlete, so not Agile: its 3 is a hit with the Boost.
    expect([hit(2), hit(3)]).toEqual([3, 1]);
  });
  test('[KT-BAR-03] [KC-WRD-11] Reflective Ward: Agile is no power that makes a miss of a hit (D-90)', () => {
    const court = facing({}, {}, { rolls: [3] });
    const barney = court.id(BARNEY);
    layWard(creatureOf(court.state, barney), { amount: 1, onTop: true, by: barney });
    court.run(attack(court, court.id('Ana'), barney, STRIKE));
    expect(court.of('Ana')).toHaveHp(7);
  });
});

describe('what it does not touch', () => {
  test('[KT-BAG-04] Creeps, who do not roll', () => {
    const court = afterCreeps({
      rows: floor(12, 5),
      athletes: [olive('leader', '5,2')],
      creeps: [golems(['4,2'], [BARNEY])],
      rolls: [1],
    });
    expect(court.of(BARNEY).hp).toBeLessThan(8);
    expect(court.heard('lessened')).toEqual([]);
  });
  test('[KT-BAG-04] rolls that are made against nobody, beside them or by them', () => {
    const cast = (who: string) => {
      const court = facing({}, {}, { rolls: [3] });
      return court.run(pseudoAttack(court, court.id(who), STRIKE)).result;
    };
    expect([cast('Ana'), cast(BARNEY)]).toEqual([3, 3]);
  });
  test('[KT-BAG-04] rolls of their own side, and their rolls against others', () => {
    const athletes = [foe('Ana', '4,4'), olive('leader', '7,4'), olive('striker', '10,4')];
    const rolled = (attacker: string, target: string) =>
      resultOf(scene(athletes, 'Ana', { rolls: [3] }), attacker, target);
    expect(rolled(GERALD, BARNEY)).toBe(3);
    expect(rolled(GERALD, 'Ana')).toBe(3);
  });
  test('[KT-BAG-04] others of the team that is no house', () => {
    const court = scene([foe('Ana', '4,4'), theirs('Bo', '7,4')], 'Ana', { rolls: [3] });
    expect(resultOf(court, 'Ana', 'Bo')).toBe(3);
  });
});

describe('in matches', () => {
  test.each(['one', 'three'])(
    '[KT-INV-07] a roll against them is a 3 by Guarded or by Fierce alone: %s',
    (seed) => {
      const options = { players: 'jetsam', opposition: 'bagwung', athletes: 5, roundLimit: 8 };
      let seen = 0;
      playOut(seed, options, ({ state }, news) => {
        const { creatures, builds } = state as KazzamState;
        for (const event of news) {
          if (event.type !== 'attack' || event.of < 0) continue;
          const to = creatures[event.of];
          if (to?.build === undefined || builds[to.build]?.house !== 'bagwung') continue;
          if (creatures[event.who]?.kind === 'creep' || creatures[event.who]?.team === to.team)
            continue;
          seen += 1;
          const { natural, bonus, tokens, result } = event;
          const value = raised({ natural: natural as Face, bonus, tokens });
          if (result !== 3) continue;
          const fierce = has(creatureOf(state as KazzamState, event.who), BITS.fierce);
          expect(value === 4 || (value === 3 && fierce)).toBe(true);
        }
      });
      expect(seen).toBeGreaterThan(2);
    },
    60_000,
  );
});
