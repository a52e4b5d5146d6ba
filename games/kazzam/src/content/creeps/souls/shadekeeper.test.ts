import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { begin, type Court, floor, row, theirs } from '../../../../test/table.ts';
import { positionOf } from '../../../position.ts';
import { isFlanked, isTarget } from '../../../rules/attack/aim.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { isShade, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { deal, isBloodied, reduceHp } from '../../../rules/harm/damage.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { grab } from '../../../rules/harm/grabs.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { makeDrop } from '../../../rules/harm/loss.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { force } from '../../../rules/movement/forced.ts';
import { mayUseOpportunity } from '../../../rules/movement/opportunity.ts';
import { couldSwap, teleportTo } from '../../../rules/movement/relocate.ts';
import { canChoose } from '../../../rules/sight/sight.ts';
import { ana, BO, fell, HURT, kindsOn, soulsActed, soulsAt } from './testing/soul-court.ts';

const KEEPER = 'Shadekeeper';
const AEGIS = 'Aegis';
const HUNTRESS = 'Huntress';
const THUNDERBOLT = 'Thunderbolt';

const shades = (court: Court): readonly string[] =>
  court.state.creatures.filter(isShade).map(({ name }) => name);

/** One that calls nobody back. */
const STILL = { Shadekeeper: { at: '23,4', statuses: ['stunned'] } };

/** The Aegis beside Bo, and the Shadekeeper far away. */
const WIDE = floor(24, 5);
const keeperFar = { Shadekeeper: '23,4', Aegis: '3,2' };
const far = (more: Partial<Parameters<typeof soulsAt>[0]> = {}): Court =>
  soulsAt({ rows: WIDE, athletes: [ana('6,0'), BO], souls: keeperFar, ...more });

describe('the trait of the Shadekeeper', () => {
  test('[KM-SOUL-02] another that is Taken Out becomes a Shade where it stands', () => {
    const court = fell(far(), AEGIS, 'Bo');
    expect([shades(court), court.at(AEGIS), court.of(AEGIS).hp]).toEqual([
      [AEGIS],
      'court(3,2)',
      0,
    ]);
    expect(court).toHaveHeard({ type: 'taken-out', who: AEGIS, by: 'Bo', stays: true });
    expect(court).toHaveHeard({ type: 'status', status: 'shade', who: AEGIS, by: KEEPER });
  });

  test('[KM-SOUL-02] by damage as by anything else, wounds and threshold as of any Goon', () => {
    const court = far();
    const strike = (amount: number) =>
      court.run(
        deal(
          court,
          { to: court.id(AEGIS), by: court.id('Bo'), kind: 'other', melee: false },
          amount,
          'TEST',
        ),
      );
    strike(4);
    expect(shades(court)).toEqual([]);
    strike(1);
    expect(shades(court)).toEqual([AEGIS]);
  });

  test('[KM-SOUL-02] what it held lies in its square; Ward and statuses are gone', () => {
    const souls = {
      Shadekeeper: '23,4',
      Aegis: { at: '3,2', holds: ['red'], ward: 3, statuses: ['hidden', 'slowed'] },
    };
    const court = fell(far({ souls }), AEGIS);
    expect(court.of(AEGIS)).toMatchObject({ held: [], wards: [] });
    expect(court.state.items[0]?.place).toEqual({ at: 'ground', cell: court.cell(3, 2) });
    expect(kindsOn(court, AEGIS)).toEqual(['shade']);
  });

  test('[KM-SOUL-02] not the Shadekeeper itself, which leaves the map', () => {
    const court = fell(far(), KEEPER);
    expect([shades(court), court.at(KEEPER)]).toEqual([[], 'nowhere']);
  });

  test('[KM-SOUL-02] nor without one that is there', () => {
    const court = fell(fell(far(), KEEPER), AEGIS);
    expect(court.at(AEGIS)).toBe('nowhere');
    expect(fell(far({ souls: { Aegis: '3,2' } }), AEGIS).at(AEGIS)).toBe('nowhere');
  });

  test('[KM-SOUL-02] [KM-INV-16] when the Shadekeeper is Taken Out all Shades vanish with what they hold', () => {
    const court = far({
      souls: {
        Shadekeeper: '23,4',
        Aegis: { at: '3,2', holds: ['red'] },
        Huntress: '3,4',
        Thunderbolt: '9,4',
      },
    });
    for (const soul of [AEGIS, HUNTRESS]) fell(court, soul, 'Bo');
    court.of(AEGIS).held = [0];
    const [orb] = court.state.items;
    if (orb !== undefined) orb.place = { at: 'held', creature: court.id(AEGIS) };
    fell(court, KEEPER, 'Bo');
    expect([AEGIS, HUNTRESS, THUNDERBOLT].map((soul) => court.at(soul))).toEqual([
      'nowhere',
      'nowhere',
      'court(9,4)',
    ]);
    expect(orb?.place).toEqual({ at: 'ground', cell: court.cell(3, 2) });
    expect([shades(court), court.inPlay('shade')]).toEqual([[], []]);
    expect(court).toHaveHeard({ type: 'vanished', who: HUNTRESS, by: KEEPER, rule: 'KM-SOUL-02' });
  });

  test('a position keeps a Shade', () => {
    const written = positionOf(fell(far(), AEGIS, 'Bo'));
    const court = begin(written);
    expect([positionOf(court), shades(court)]).toEqual([written, [AEGIS]]);
  });
});

describe('a Shade', () => {
  const shade = (more = {}): Court => fell(far(more), AEGIS, 'Ana');

  test('[KM-SOUL-02] [KM-INV-16] takes no damage and loses no HP, and is not Taken Out again', () => {
    const court = shade();
    const before = court.events.length;
    for (const kind of ['attack', 'ongoing', 'terrain', 'opportunity', 'other'] as const) {
      const of = { to: court.id(AEGIS), by: court.id('Bo'), kind, melee: false };
      expect(court.run(deal(court, of, 9, 'TEST')).taken).toBe(0);
    }
    reduceHp(court, court.id(AEGIS), 2, court.id('Bo'), 'TEST');
    fell(court, AEGIS, 'Bo');
    expect([shades(court), court.events.length]).toEqual([[AEGIS], before]);
    expect(court.state.groups[0]?.takenOut).toEqual([1, 0]);
  });

  test('[KM-SOUL-02] [KM-INV-16] gains no status, no HP and no Ward', () => {
    const court = shade();
    const on = court.id(AEGIS);
    const by = court.id('Bo');
    for (const kind of ['slowed', 'hidden', 'dominated', 'ongoing', 'marked'] as const) {
      const until = untilNextTurnEnds(court.state, on);
      court.run(inflict(court, { kind, on, by, source: 'test', until, amount: 1 }));
    }
    court.run(knockProne(court, on, by, 'test'));
    court.run(grab(court, { on, by, source: 'test', ranged: false }));
    court.run(gainWard(court, { on, by, amount: 3 }));
    court.run(recover(court, { who: on, by, amount: 3, rule: 'TEST' }));
    expect([kindsOn(court, AEGIS), court.of(AEGIS).wards, court.of(AEGIS).hp]).toEqual([
      ['shade'],
      [],
      0,
    ]);
  });

  test('[KM-SOUL-02] is moved by nobody and gives nothing out of its hands', () => {
    const court = shade();
    const who = court.id(AEGIS);
    const by = court.id('Bo');
    const push = {
      how: 'push',
      squares: 3,
      by,
      source: 'test',
      from: court.of('Bo'),
      rule: 'TEST',
    } as const;
    expect(court.run(force(court, who, push))).toBe(0);
    expect(court.run(teleportTo(court, who, court.cell(9, 0), { by, rule: 'TEST' }))).toBe(false);
    expect(couldSwap(court.state, by, who)).toBe(false);
    court.of(AEGIS).held = [0];
    expect(court.run(makeDrop(court, who, 0, 'TEST'))).toBe(false);
    expect(court.at(AEGIS)).toBe('court(3,2)');
  });

  test('[KM-SOUL-02] cannot be targeted, be it by attacks, by Opportunities or by other powers (D-86)', () => {
    const of = (court: Court): readonly unknown[] => {
      const bo = court.id('Bo');
      const aegis = court.id(AEGIS);
      return [
        isTarget(court, bo, aegis, BASIC_IMPLEMENT_ATTACK),
        mayUseOpportunity(court, bo, aegis) !== undefined,
        canChoose(court, bo, aegis),
      ];
    };
    const athletes = [ana('6,0'), { ...BO, implement: 'wand' }];
    expect(of(far({ athletes }))).toEqual([true, true, true]);
    expect(of(shade({ athletes }))).toEqual([false, false, false]);
  });

  test('[KM-SOUL-02] flanks and blocks its square (D-86)', () => {
    const court = shade({ souls: { ...keeperFar, Huntress: '5,2' } });
    expect(isFlanked(court.state, court.id(HUNTRESS), court.id('Bo'))).toBe(true);
    expect(court.answer('walk').refusal(row(2, 3))).toBeDefined();
  });

  test('[KM-SOUL-02] goes on acting; its damage is 1 lower and never below 0', () => {
    // The Aegis deals 1, and raises its aegis.
    const court = shade({ souls: { ...STILL, Aegis: '3,2' } }).answer('end-turn');
    expect(court).toHaveHeard({ type: 'creep', who: AEGIS, what: 'attack', of: 'Bo' });
    expect(blows(court, 'Bo', AEGIS)).toEqual([]);
    expect(kindsOn(court, AEGIS)).toEqual(['shade', 'aegis-raised']);
    const huntress = fell(far({ souls: { ...STILL, Huntress: '9,2' } }), HUNTRESS);
    expect(blows(huntress.answer('end-turn'), 'Bo', HUNTRESS)).toEqual([1]);
  });

  test('[KM-SOUL-02] Advantage counts before that', () => {
    const souls = { ...STILL, Aegis: '3,2', Thunderbolt: '5,2' };
    const court = fell(far({ souls }), AEGIS).answer('end-turn');
    expect(blows(court, 'Bo', AEGIS)).toEqual([1 + 1 - 1]);
  });

  test('[KM-SOUL-02] takes Opportunities, at 1 lower (D-86)', () => {
    const court = shade().answer('walk', row(2, 5));
    expect(blows(court, 'Bo', AEGIS)).toEqual([2 - 1]);
  });

  test('[KM-SOUL-02] grants none itself', () => {
    const souls = { ...STILL, Aegis: '5,4' };
    const court = fell(far({ souls, athletes: [ana('4,3'), BO] }), AEGIS).answer('end-turn');
    expect(court.heard('opportunity')).toEqual([]);
  });

  test('[KM-SOUL-02] leaves the court of its own accord only with the Shadekeeper: it fetches the orb too', () => {
    const rows = ['1...........', ...floor(12, 3)];
    const court = fell(
      soulsAt({
        rows,
        athletes: [{ ...BO, at: '11,3' }],
        souls: { Shadekeeper: { at: '0,3', statuses: ['stunned'] }, Aegis: '4,1' },
        group: { orb: '0,0' },
      }),
      AEGIS,
    );
    const [orb] = court.state.items;
    if (orb !== undefined) orb.place = { at: 'ground', cell: court.cell(5, 1) };
    court.answer('end-turn');
    expect(court.of(AEGIS)).toHoldOrbs('orb-0');
  });
});

describe('the credit for Lost Souls', () => {
  const N3 = [
    ana('20,4'),
    { ...ana('21,4'), name: 'Ann' },
    { ...ana('22,4'), name: 'Abe' },
    theirs('Bea', '20,0'),
    theirs('Ben', '21,0'),
    BO,
  ];
  const four = (more: Partial<Parameters<typeof soulsAt>[0]> = {}): Court =>
    soulsAt({
      rows: WIDE,
      athletes: N3,
      souls: { Shadekeeper: '1,0', Aegis: '1,1', Huntress: '1,2', Thunderbolt: '1,3' },
      ...more,
    });

  test('[KM-SOUL-03] [KM-CRP-24] becoming a Shade counts: three of four are full credit', () => {
    const court = four();
    for (const soul of [AEGIS, HUNTRESS]) fell(court, soul, 'Ana');
    expect(court.state.points).toEqual([0, 0]);
    fell(court, THUNDERBOLT, 'Ana');
    expect([court.state.points, court.state.groups[0]?.takenOut]).toEqual([
      [3, 0],
      [3, 0],
    ]);
  });

  test('[KM-SOUL-03] those that vanish were counted before; with the last it is settled', () => {
    const court = four();
    fell(court, AEGIS, 'Ana');
    fell(court, HUNTRESS, 'Ana');
    fell(court, THUNDERBOLT, 'Bo');
    expect(court.state.points).toEqual([0, 0]);
    fell(court, KEEPER, 'Bo');
    expect([court.state.points, court.state.groups[0]?.takenOut]).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('[KM-SOUL-03] [KM-SOUL-08] a Shade that is called back is un-counted', () => {
    const court = four();
    fell(court, AEGIS, 'Ana');
    fell(court, HUNTRESS, 'Bo');
    court.answer('end-turn');
    expect(court.state.groups[0]?.takenOut).toEqual([0, 1]);
    fell(court, AEGIS, 'Bo');
    expect(court.state.groups[0]?.takenOut).toEqual([0, 2]);
  });

  test('[KM-SOUL-03] not once credit was given', () => {
    const court = four({ group: { paid: true } });
    fell(court, AEGIS, 'Ana');
    court.answer('end-turn');
    expect([shades(court), court.state.groups[0]?.takenOut]).toEqual([[], [1, 0]]);
    for (const soul of [AEGIS, HUNTRESS, THUNDERBOLT, KEEPER]) fell(court, soul, 'Ana');
    expect(court.state.points).toEqual([0, 0]);
  });

  test('[KM-SOUL-03] one whom nobody has Taken Out counted for nobody', () => {
    const court = four();
    fell(court, AEGIS);
    fell(court, HUNTRESS, 'Bo');
    court.answer('end-turn');
    expect(court.state.groups[0]?.takenOut).toEqual([0, 1]);
  });
});

describe('the action of the Shadekeeper', () => {
  const shot = (souls: Parameters<typeof soulsAt>[0]['souls'], more = {}): Court =>
    soulsActed({ rows: WIDE, athletes: [BO], souls, ...more });

  test('[KM-SOUL-08] the first Shade of the list is a Lost Soul again where it stands, Bloodied', () => {
    const court = soulsAt({
      rows: WIDE,
      athletes: [{ ...BO, at: '22,2' }],
      souls: { Shadekeeper: '1,0', Aegis: '1,2', Huntress: '1,4', Thunderbolt: '2,4' },
    });
    for (const soul of [HUNTRESS, AEGIS]) fell(court, soul, 'Bo');
    court.answer('end-turn');
    expect([shades(court), isBloodied(court.of(AEGIS))]).toEqual([[HUNTRESS], true]);
    expect(court.heard('attack')).toEqual([]);
    expect(court).toHaveHeard({ type: 'creep', who: KEEPER, what: 'help', of: AEGIS });
    expect(court).toHaveHeard({ type: 'revived', who: AEGIS, by: KEEPER, rule: 'KM-SOUL-08' });
    expect(court.heard('arrived')).toEqual([]);
  });

  test('[KM-SOUL-08] it can be harmed again', () => {
    const court = fell(far(), AEGIS).answer('end-turn');
    const to = court.id(AEGIS);
    court.of(AEGIS).wards = [];
    const of = { to, by: court.id('Bo'), kind: 'other', melee: false } as const;
    court.run(deal(court, of, 1, 'TEST'));
    expect(shades(court)).toEqual([AEGIS]);
  });

  test('[KM-SOUL-08] without a Shade 2 damage within 5 squares, and nothing more if nobody is undamaged', () => {
    expect(blows(shot({ Shadekeeper: '9,2' }), 'Bo', KEEPER)).toEqual([2]);
    const hurt = shot({ Shadekeeper: '9,2', Aegis: { at: '23,4', ...HURT } });
    expect([blows(hurt, 'Bo', KEEPER), blows(hurt, AEGIS, KEEPER)]).toEqual([[2], []]);
  });

  test('[KM-SOUL-08] 1 more for 1 damage to an undamaged other, the last of the list', () => {
    const court = shot({ Shadekeeper: '9,2', Huntress: '23,3', Thunderbolt: '23,4' });
    expect(blows(court, 'Bo', KEEPER)).toEqual([3]);
    expect([blows(court, THUNDERBOLT, KEEPER), blows(court, HUNTRESS, KEEPER)]).toEqual([[1], []]);
    expect(isBloodied(court.of(THUNDERBOLT))).toBe(true);
    expect(court).toHaveHeard({ type: 'creep', who: KEEPER, what: 'help', of: THUNDERBOLT });
  });

  test('[KM-SOUL-08] those damaged already are passed over', () => {
    const court = shot({
      Shadekeeper: '9,2',
      Huntress: '23,3',
      Thunderbolt: { at: '23,4', ...HURT },
    });
    expect([blows(court, THUNDERBOLT, KEEPER), blows(court, HUNTRESS, KEEPER)]).toEqual([[], [1]]);
  });

  test('[KM-SOUL-08] a sacrifice is no enemy’s deed: nobody is listed or credited', () => {
    const court = shot({ Shadekeeper: '9,2', Thunderbolt: '23,4' });
    expect([court.state.groups[0]?.enemies, court.state.groups[0]?.takenOut]).toEqual([
      [court.id('Bo')],
      [0, 0],
    ]);
  });

  test('[KM-SOUL-08] nobody is hurt where it does not come to a shot', () => {
    const court = shot({ Shadekeeper: '23,2', Thunderbolt: '23,4' });
    expect(isBloodied(court.of(THUNDERBOLT))).toBe(false);
  });

  test('[KM-SOUL-08] [KZ-AI-28] it gets up before it calls back', () => {
    const souls = { Shadekeeper: { at: '23,4', statuses: ['prone'] }, Aegis: '3,2' };
    const court = fell(far({ souls }), AEGIS).answer('end-turn');
    expect(court.of(KEEPER)).not.toHaveStatus('prone');
    expect(shades(court)).toEqual([]);
  });
});
