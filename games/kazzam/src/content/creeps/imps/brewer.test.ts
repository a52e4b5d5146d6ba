import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, floor, ours, theirs } from '../../../../test/table.ts';
import { endWhatCannotLast } from '../../../rules/effects/lasting.ts';
import { deal, isBloodied } from '../../../rules/harm/damage.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { ana, BO, impsActed, impsAt, kindsOn } from './testing/imp-court.ts';

const THIEF = 'Imp Thief';
const FIGHTER = 'Imp Fighter';
const BREWER = 'Imp Brewer';
const HURT = { hp: 1, wounded: true };

/** The others stand where they cannot reach Bo in one turn. */
const rows = floor(30, 5);
const athletes = [{ ...BO, at: '28,2' }];
const acted = (imps: Parameters<typeof impsAt>[0]['imps']): Court =>
  impsActed({ rows, athletes, imps });
const bloodied = (court: Court, names: readonly string[]): readonly boolean[] =>
  names.map((name) => isBloodied(court.of(name)));

describe('the action of the Brewer of an Imp Team', () => {
  test('[KM-IMP-11] [KM-IMP-05] makes the first Bloodied Imp of the list fresh, at any distance', () => {
    const court = acted({
      Thief: '1,0',
      Fighter: { at: '1,2', ...HURT },
      Brewer: '0,4',
      Grappler: { at: '1,4', ...HURT },
    });
    expect(bloodied(court, [FIGHTER, 'Imp Grappler'])).toEqual([false, true]);
    expect(kindsOn(court, THIEF)).toEqual([]);
    expect(court).toHaveHeard({ type: 'creep', who: BREWER, what: 'help', of: FIGHTER });
  });

  test('[KM-IMP-11] itself too', () => {
    const court = acted({ Thief: '1,0', Brewer: { at: '0,4', ...HURT } });
    expect(bloodied(court, [BREWER])).toEqual([false]);
    expect(court).toHaveHeard({ type: 'creep', who: BREWER, what: 'itself', of: BREWER });
    expect(kindsOn(court, THIEF)).toEqual([]);
  });

  test('[KM-IMP-11] [KM-CRP-14] otherwise the first other Imp becomes Hidden', () => {
    const court = acted({ Thief: '1,0', Fighter: '1,2', Brewer: '0,4' });
    expect(court.of(THIEF)).toHaveStatus('hidden');
    expect(court.of(FIGHTER)).not.toHaveStatus('hidden');
  });

  test('[KM-IMP-11] one that is Hidden already, or Revealed, is passed over', () => {
    const court = acted({
      Thief: { at: '1,0', statuses: ['hidden'] },
      Fighter: { at: '1,2', statuses: ['revealed'] },
      Archer: '1,3',
      Brewer: '0,4',
    });
    expect(court.of('Imp Archer')).toHaveStatus('hidden');
    expect(kindsOn(court, FIGHTER)).toEqual(['revealed']);
  });

  test('[KM-IMP-11] never itself', () => {
    expect(kindsOn(acted({ Brewer: '0,4' }), BREWER)).toEqual([]);
  });

  test('[KM-IMP-11] [KM-CRP-22] whom it hid attacks with Advantage, and is Hidden no more', () => {
    const court = impsActed({ imps: { Thief: '3,2', Brewer: '0,4' } });
    expect(court.of(THIEF)).toHaveStatus('hidden');
    court.answer('end-turn');
    expect(blows(court, 'Bo', THIEF)).toEqual([2, 2 + 1 + 1]);
  });

  test('[KM-IMP-11] [KZ-AI-39] is done in place, and is no attack', () => {
    const court = impsActed({ imps: { Brewer: '3,2' } });
    expect([court.at(BREWER), court.of('Bo').hp]).toEqual(['court(3,2)', 20]);
  });

  test('[KM-IMP-11] [KZ-AI-28] it gets up first', () => {
    const court = acted({ Thief: '1,0', Brewer: { at: '0,4', statuses: ['prone'] } });
    expect(court.of(BREWER)).not.toHaveStatus('prone');
    expect(court.of(THIEF)).toHaveStatus('hidden');
  });

  test('[KM-IMP-11] [KZ-AI-43] Dazed it stays down, for it has but one action', () => {
    const court = acted({ Thief: '1,0', Brewer: { at: '0,4', statuses: ['prone', 'dazed'] } });
    expect(court.of(BREWER)).toHaveStatus('prone');
    expect(court.of(THIEF)).toHaveStatus('hidden');
  });
});

describe('the Brewer of an Imp Team that is left alone', () => {
  /** Ana has Taken Out the Fighter, and Bo the Thief. */
  const alone = (more: Partial<Parameters<typeof impsAt>[0]> = {}): Court => {
    const imps = { Thief: '8,0', Fighter: '8,2', Brewer: '5,2' };
    const court = impsAt({ rows, athletes: [ana('20,4'), ...athletes], imps, ...more });
    takeOut(court, court.id(THIEF), court.id('Bo'));
    takeOut(court, court.id(FIGHTER), court.id('Ana'));
    return court;
  };

  test('[KM-IMP-05] revives the first of the list, Bloodied and beside it, and does nothing else', () => {
    const court = alone().answer('end-turn');
    expect(bloodied(court, [THIEF])).toEqual([true]);
    expect(court.of(FIGHTER)).toStandAt('nowhere');
    // Of the squares beside it the nearest to Bo.
    expect(court.at(THIEF)).toMatch(/court\(6,[123]\)/);
    expect(court.at(BREWER)).toBe('court(5,2)');
    expect(kindsOn(court, THIEF)).toEqual([]);
    expect(court).toHaveHeard({ type: 'revived', who: THIEF, by: BREWER, rule: 'KM-IMP-05' });
  });

  test('[KM-IMP-05] [KM-CRP-24] that the first was Taken Out counts no more', () => {
    const court = alone();
    expect(court.state.groups[0]?.takenOut).toEqual([1, 1]);
    court.answer('end-turn');
    expect(court.state.groups[0]?.takenOut).toEqual([1, 0]);
    takeOut(court, court.id(THIEF), court.id('Ana'));
    // Two of three by one team is full credit now.
    expect([court.state.groups[0]?.takenOut, court.state.points]).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });

  test('[KM-IMP-05] nothing is scored once credit was given', () => {
    const court = alone({ group: { paid: true } }).answer('end-turn');
    takeOut(court, court.id(THIEF), court.id('Ana'));
    takeOut(court, court.id(BREWER), court.id('Ana'));
    expect(court.state.points).toEqual([0, 0]);
  });

  test('[KM-IMP-05] whom nobody has Taken Out counted for nobody before', () => {
    const imps = { Thief: '8,0', Fighter: '8,2', Brewer: '5,2' };
    const court = impsAt({ rows, athletes, imps });
    takeOut(court, court.id(THIEF), -1);
    takeOut(court, court.id(FIGHTER), court.id('Bo'));
    court.answer('end-turn');
    expect(court.state.groups[0]?.takenOut).toEqual([0, 1]);
  });

  test('[KM-IMP-05] the revived one acts in the round after', () => {
    const court = alone().answer('end-turn');
    expect(court.heard('turn').filter(({ who }) => who === court.id(THIEF))).toEqual([]);
    court.answer('end-turn', 'end-turn');
    expect(court.heard('turn').filter(({ who }) => who === court.id(THIEF))).toHaveLength(1);
    // The Brewer has made it fresh after that.
    expect(bloodied(court, [THIEF])).toEqual([false]);
  });

  test('[KM-IMP-05] with another there it revives nobody', () => {
    const imps = { Thief: '1,0', Fighter: '1,2', Brewer: '0,4' };
    const court = impsAt({ rows, athletes, imps });
    takeOut(court, court.id(THIEF), court.id('Bo'));
    court.answer('end-turn');
    expect(court.of(THIEF)).toStandAt('nowhere');
  });

  test('[KM-IMP-05] without an enemy as well', () => {
    const court = alone({ enemies: [], group: { awake: true } }).answer('end-turn');
    expect(bloodied(court, [THIEF])).toEqual([true]);
  });

  test('[KM-IMP-05] the revived one has its traits again', () => {
    const imps = { Fighter: '8,2', Brewer: '5,2', Thief: '8,0' };
    const court = alone({ imps, enemies: ['Ana'] }).answer('end-turn');
    court.of('Ana').cell = court.of(FIGHTER).cell + 1;
    endWhatCannotLast(court);
    expect(court.of('Ana')).toHaveStatus('marked');
  });
});

describe('[KM-EX-07] a team of four at three athletes a side', () => {
  const MEMBERS = { Thief: '1,0', Fighter: '1,2', Archer: '1,3', Brewer: '0,4' };
  const sides = [ana('28,0'), ...['Ann', 'Abe'].map((name, at) => ours(name, `2${at},0`)), athletes]
    .flat()
    .concat(['Bea', 'Ben'].map((name, at) => theirs(name, `2${at},4`)));
  const team = () => impsAt({ rows, athletes: sides, imps: MEMBERS });
  const strike = (court: Court, imp: string, by: string, amount: number) =>
    court.run(
      deal(
        court,
        { to: court.id(imp), by: court.id(by), kind: 'other', melee: false },
        amount,
        'TEST',
      ),
    );

  test('[KM-CRP-24] Red has three of four: 3 points at once', () => {
    const court = team();
    strike(court, THIEF, 'Ana', 6);
    strike(court, FIGHTER, 'Ana', 3);
    strike(court, FIGHTER, 'Ana', 1);
    expect(court.state.points).toEqual([0, 0]);
    strike(court, 'Imp Archer', 'Ana', 6);
    expect(court.state.points).toEqual([3, 0]);
  });

  test('[KM-IMP-05] had Blue taken the Fighter there is no credit, and the Thief is back', () => {
    const court = team();
    strike(court, THIEF, 'Ana', 6);
    strike(court, FIGHTER, 'Bo', 6);
    strike(court, 'Imp Archer', 'Ana', 6);
    expect([court.state.points, court.state.groups[0]?.takenOut]).toEqual([
      [0, 0],
      [2, 1],
    ]);
    court.answer('end-turn');
    expect(bloodied(court, [THIEF])).toEqual([true]);
    expect(court.state.groups[0]?.takenOut).toEqual([1, 1]);
  });
});
