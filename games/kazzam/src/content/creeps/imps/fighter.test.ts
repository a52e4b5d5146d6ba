import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, row } from '../../../../test/table.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { ana, BO, impsActed, impsAt, kindsOn } from './testing/imp-court.ts';

const FIGHTER = 'Imp Fighter';
const THIEF = 'Imp Thief';

/** Bo beside the Fighter once he has taken a step there, on his list or not. */
function cameBeside(enemies: readonly string[], bo: Parameters<typeof ana>[1] = {}): Court {
  const athletes = [{ ...BO, at: '5,2', ...bo }];
  const court = impsAt({ athletes, imps: { Fighter: '3,2' }, enemies }).answer('walk', row(2, 4));
  // Marked on the way, he is asked whether he goes on.
  return court.asked.startsWith('way') ? court.answer([]) : court;
}

describe('the Mark of the Fighter of an Imp Team', () => {
  test('[KM-IMP-03] is on every enemy within its reach', () => {
    const court = cameBeside(['Bo']);
    expect(court.of('Bo')).toHaveStatus('marked');
    expect(court.inPlay('marked')).toMatchObject([{ by: court.id(FIGHTER) }]);
  });

  test('[KM-IMP-03] is gone once the enemy is out of its reach', () => {
    const court = cameBeside(['Bo']);
    court.answer('walk', row(2, 5));
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });

  test('[KM-IMP-03] comes with the Fighter when that does the walking', () => {
    const court = impsActed({ athletes: [{ ...BO, at: '8,2' }], imps: { Fighter: '3,2' } });
    expect(court.of('Bo')).toHaveStatus('marked');
  });

  test('[KM-IMP-03] [KM-CRP-12] is on nobody whom its group has not listed, and on no Hidden one', () => {
    expect(kindsOn(cameBeside([]), 'Bo')).toEqual([]);
    expect(kindsOn(cameBeside(['Bo'], { statuses: ['hidden'] }), 'Bo')).toEqual(['hidden']);
  });

  test('[KM-IMP-03] comes back at once where a power takes it off', () => {
    const court = cameBeside(['Bo']);
    removeEffects(court, ({ kind }) => kind === 'marked', 'TEST');
    court.answer('walk', row(1, 4));
    expect(court.of('Bo')).toHaveStatus('marked');
  });

  test('[KM-IMP-03] [KZ-STAT-37] ends while the Fighter is Incapacitated', () => {
    const court = cameBeside(['Bo']);
    const [on, by] = [court.id(FIGHTER), court.id('Bo')];
    const until = { ends: 'match' } as const;
    court.run(inflict(court, { kind: 'incapacitated', on, by, source: 'test', until }));
    expect(court.of('Bo')).not.toHaveStatus('marked');
  });

  test('[KM-IMP-03] [KZ-STAT-38] lays open who attacks another, to an Opportunity with 1 more', () => {
    const imps = { Thief: '4,3', Fighter: '3,2' };
    const court = impsAt({ imps, rolls: [4] }).answer('basic-implement-attack', THIEF);
    expect(blows(court, 'Bo', FIGHTER)).toEqual([3]);
    expect(court).toHaveHeard({ type: 'opportunity', who: 'Bo', rule: 'KZ-STAT-38' });
  });

  test('[KM-IMP-03] [KZ-AI-04] has whoever becomes an enemy by that attack', () => {
    const imps = { Thief: '4,3', Fighter: '3,2' };
    const court = impsAt({ imps, enemies: [], rolls: [4] });
    court.answer('basic-implement-attack', THIEF);
    expect(blows(court, 'Bo', FIGHTER)).toEqual([3]);
  });

  test('[KM-IMP-03] grants none where the Fighter is a target itself', () => {
    const court = impsAt({ imps: { Fighter: '3,2' }, rolls: [4] });
    court.answer('basic-implement-attack', FIGHTER);
    expect(blows(court, 'Bo', FIGHTER)).toEqual([]);
  });

  test('[KM-IMP-03] [KZ-STAT-39] answers a Shift out of its reach, once', () => {
    const court = cameBeside(['Bo']);
    court.answer('shift', row(2, 5));
    expect(blows(court, 'Bo', FIGHTER)).toEqual([3]);
  });

  test('[KM-IMP-03] [KZ-OPP-02] adds 1 where its square is left by walking', () => {
    const court = cameBeside(['Bo']);
    court.answer('walk', row(2, 5));
    expect(blows(court, 'Bo', FIGHTER)).toEqual([3]);
  });
});

describe('the action of the Fighter of an Imp Team', () => {
  /** The Fighter has hacked at Bo; it is his turn, and his next attacks roll these. */
  const hacked = (rolls: readonly number[] = [], imps = {}): Court => {
    const athletes = [ana('11,4'), { ...BO, implement: 'wand' }];
    return impsAt({ athletes, imps: { Fighter: '3,2', ...imps }, rolls }).answer(
      'end-turn',
      'end-turn',
    );
  };
  const attack = (court: Court): Court => court.answer('basic-implement-attack', FIGHTER);

  test('[KM-IMP-09] deals 2 damage', () => {
    expect(blows(hacked(), 'Bo', FIGHTER)).toEqual([2]);
  });

  test('[KM-IMP-09] the next attack that hits it does nothing, and is no miss', () => {
    const court = attack(hacked([4], { Archer: '4,4' }));
    expect(court.of(FIGHTER).wounded).toBe(false);
    expect(court).toHaveHeard({ type: 'ignored', who: FIGHTER });
    expect(court.of('Bo')).toHaveMissTokens(0);
    // No Miss Trigger: the Archer does not shoot.
    expect(court.heard('opportunity')).toEqual([]);
    expect(kindsOn(court, FIGHTER)).toEqual([]);
  });

  test('[KM-IMP-09] the one after that hurts', () => {
    const court = attack(hacked([4]));
    expect(court.of(FIGHTER).wounded).toBe(false);
    const of = { to: court.id(FIGHTER), by: court.id('Bo'), kind: 'attack', melee: true } as const;
    court.run(deal(court, of, 2, 'TEST'));
    expect(court.of(FIGHTER).wounded).toBe(true);
  });

  test('[KM-IMP-09] a miss has nothing to ignore', () => {
    const court = attack(hacked([2]));
    expect(kindsOn(court, FIGHTER)).toEqual(['imp-parry']);
  });

  test('[KM-IMP-09] any other source of damage is ignored likewise, whatever it passes by', () => {
    const court = hacked();
    const hurt = () =>
      court.run(
        deal(
          court,
          {
            to: court.id(FIGHTER),
            by: -1,
            kind: 'terrain',
            melee: false,
            passes: ['resist', 'ward'],
          },
          9,
          'TEST',
        ),
      );
    hurt();
    expect(court.of(FIGHTER).wounded).toBe(false);
    hurt();
    expect(court.of(FIGHTER)).toStandAt('nowhere');
  });

  test('[KM-IMP-09] is one at a time, until it is used', () => {
    const court = hacked().answer('end-turn', 'end-turn');
    expect(blows(court, 'Bo', FIGHTER)).toEqual([2, 2]);
    expect(kindsOn(court, FIGHTER)).toEqual(['imp-parry']);
  });

  test('[KM-IMP-09] [KM-CRP-11] comes though a Ward takes all of the damage', () => {
    const court = impsActed({ athletes: [{ ...BO, ward: 5 }], imps: { Fighter: '3,2' } });
    expect(kindsOn(court, FIGHTER)).toEqual(['imp-parry']);
  });
});
