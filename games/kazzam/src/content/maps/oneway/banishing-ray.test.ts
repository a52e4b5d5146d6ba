import { describe, expect, test } from 'vitest';
import { begin, type Court, ours, type Told, theirs } from '../../../../test/table.ts';
import { outlookOf } from '../../../bots/positions.ts';
import { actionsOf } from '../../../rules/actions/available.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';
import { worthOfRay } from './banishing-ray.ts';

/** Where one stands to shoot, and two of the squares that the ray reaches. */
const RAY = 'court(12,2)';
const [GREEN, OTHER] = ['court(12,7)', 'court(11,7)'];
const SPAWNS = [1, 2, 3, 4, 5, 6].length;

function standing(
  bo: Told | string,
  rolls: readonly number[] = [],
  { ana = {}, ...more }: { readonly ana?: Told } & Told = {},
): Court {
  const at = typeof bo === 'string' ? { at: bo } : bo;
  return begin(
    {
      athletes: [ours('Ana', RAY, ana), { ...theirs('Bo', GREEN), ...at }],
      creeps: [],
      turn: 'Ana',
      ...more,
    },
    { rolls, options: { map: 'oneway' } },
  );
}

describe('who shoots, and at whom', () => {
  test('[KM-DOOR-06] from the green light at an athlete on a green square', () => {
    const court = standing(GREEN);
    expect(court.answer('banishing-ray')).toOfferOnly('Bo');
  });

  test.each([
    ['from beside the light', { ana: { at: 'court(11,2)' } }, GREEN],
    ['at who stands on plain floor', {}, 'court(12,6)'],
    ['with both hands full', { ana: { holds: ['orb-7', 'orb-8'], stowed: true } }, GREEN],
  ])('[KM-DOOR-06] [KM-DOOR-08] never %s', (_, more, at) => {
    expect(standing(at, [], more)).not.toOffer('banishing-ray');
  });

  test('[KM-DOOR-06] the same build has it on this map alone', () => {
    const can = (t: Court) => actionsOf(t, 0).map(({ id }) => id);
    const court = standing(GREEN);
    expect(can(court)).toContain('banishing-ray');
    expect(can({ ...court, state: { ...court.state, map: 'beginner' } } as Court)).not.toContain(
      'banishing-ray',
    );
    expect(can(court)).toContain('banishing-ray');
  });

  test('[KM-DOOR-06] the Hidden are not shot', () => {
    const court = standing({ statuses: [{ status: 'hidden', ends: 'match' }] });
    expect(court).not.toOffer('banishing-ray');
  });

  test('[KM-DOOR-08] [D-71] Disarmed one shoots: it needs no implement', () => {
    const court = standing(GREEN, [], { ana: { statuses: ['disarmed'] } });
    expect(court).toOffer('banishing-ray');
  });

  test('[KM-DOOR-09] no Creep is shot, be it an enemy or not', () => {
    const creeps = [
      { group: 'impsB', members: [{ kind: 'Fighter', at: OTHER }], enemies: ['Ana'] },
    ];
    const court = standing('court(21,2)', [], { creeps });
    expect(court).not.toOffer('banishing-ray');
  });

  test('[KM-DOOR-09] a team-mate may be shot, and may grant Advantage', () => {
    const athletes = [ours('Ana', RAY), ours('Al', GREEN), theirs('Bo', 'court(21,2)')];
    const court = begin(
      { athletes, creeps: [], turn: 'Ana' },
      { rolls: [2, 5], seats: 3, options: { map: 'oneway' } },
    );
    court.answer('banishing-ray', 'Al', 'yes');
    expect(court).toBeAskedFor('banish', { rule: 'KM-DOOR-07', seat: 0 });
  });
});

describe('the shot', () => {
  test.each([3, 4, 6])(
    '[KM-DOOR-06] [KM-DOOR-07] a %i sends to a spawn square that the shooter picks, as it is',
    (face) => {
      const bo = { hp: 5, ward: 2, statuses: ['slowed'], holds: ['orb-0'] };
      const court = standing(bo, [face]).answer('banishing-ray', 'Bo');
      expect(court).toBeAskedFor('banish', { rule: 'KM-DOOR-07', seat: 0 });
      expect(court.offered.filter((id) => id.startsWith('dungeon(15'))).toHaveLength(SPAWNS);
      expect(court.offered.some((id) => id.startsWith('court'))).toBe(false);
      court.answer('dungeon(15,4)');
      expect(court.of('Bo')).toStandAt('dungeon(15,4)');
      const { hp, held, wards } = court.of('Bo');
      expect([hp, held.length, wardOf(wards)]).toEqual([5, 1, 2]);
      expect([court.inPlay('slowed', 'Bo').length, court.state.points]).toEqual([1, [0, 0]]);
    },
  );

  test('[KM-DOOR-08] a 2 misses, a 1 is a Strike besides', () => {
    const missed = standing(GREEN, [2]).answer('banishing-ray', 'Bo');
    expect(missed.of('Ana').missTokens).toBe(1);
    expect(missed.of('Bo')).toStandAt(GREEN);
    const struck = standing(GREEN, [1]).answer('banishing-ray', 'Bo');
    expect(struck.state.strikes).toEqual([1, 0]);
  });

  test('[KM-DOOR-08] it ends no turn, and grants a staff no Opportunity', () => {
    const athletes = [
      ours('Ana', RAY, { implement: 'staff' }),
      theirs('Bo', GREEN),
      theirs('Cy', 'court(12,3)'),
    ];
    const court = begin(
      { athletes, creeps: [], turn: 'Ana' },
      { rolls: [4], options: { map: 'oneway' } },
    ).answer('banishing-ray', 'Bo', 'dungeon(15,4)');
    expect(court.heard('opportunity')).toEqual([]);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });

  test('[KM-DOOR-08] whoever shoots is Hidden no more', () => {
    const hidden = { status: 'hidden', untilAttack: true, ends: 'match' };
    const court = standing(GREEN, [2, 2], { ana: { statuses: [hidden] } });
    court.answer('banishing-ray', 'Bo');
    expect(court.inPlay('hidden')).toEqual([]);
  });

  test('[KM-DOOR-08] no Role Boost applies to it', () => {
    const striker = { role: 'striker', specialisation: 'sniper' };
    const court = standing({ hp: 5 }, [4], { ana: striker });
    court.answer('banishing-ray', 'Bo', 'dungeon(15,4)');
    expect([court.of('Bo').hp, court.heard('boost')]).toEqual([5, []]);
  });

  test('[KM-DOOR-08] [D-71] shot while Prone it grants an Opportunity', () => {
    const ana = { statuses: ['prone'] };
    const athletes = [ours('Ana', RAY, ana), theirs('Bo', GREEN), theirs('Cy', 'court(12,3)')];
    const court = begin(
      { athletes, creeps: [], turn: 'Ana' },
      { rolls: [2], options: { map: 'oneway' } },
    ).answer('banishing-ray', 'Bo');
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-05', seat: 1 });
    court.answer('no');
    expect(court.of('Bo')).toStandAt(GREEN);
  });

  test('[KM-DOOR-06] cover between them gives Disadvantage', () => {
    const court = standing(OTHER, [5, 2]);
    court.answer('banishing-ray', 'Bo');
    expect(court.of('Bo')).toStandAt(OTHER);
  });

  test('[KM-DOOR-07] Grabs on it end', () => {
    const bo = { statuses: [{ status: 'grabbed', by: 'Al', ends: 'escape' }] };
    const athletes = [ours('Ana', RAY), ours('Al', OTHER), { ...theirs('Bo', GREEN), ...bo }];
    const court = begin(
      { athletes, creeps: [], turn: 'Ana' },
      { rolls: [4], seats: 3, options: { map: 'oneway' } },
    );
    court.answer('banishing-ray', 'Bo', 'dungeon(15,4)');
    expect(court.inPlay('grabbed')).toEqual([]);
  });
});

describe('a bot', () => {
  const worthAt = (court: Court) => worthOfRay(court, 0).get(court.cell(12, 2)) ?? 0;

  test('[KM-DOOR-06] comes to the light while an enemy stands on a green square, sooner for one that carries an orb', () => {
    const near = { ana: { at: 'court(12,4)' } };
    const [plain, orb] = [
      worthAt(standing(GREEN, [], near)),
      worthAt(standing({ at: GREEN, holds: ['orb-7'] }, [], near)),
    ];
    expect(plain).toBeGreaterThan(0);
    expect(orb).toBeGreaterThan(plain);
    expect(worthAt(standing('court(12,6)', [], near))).toBe(0);
  });

  test('[KM-DOOR-06] ends its walk there', () => {
    const court = standing({ at: GREEN, holds: ['orb-7'] }, [], { ana: { at: 'court(12,4)' } });
    const outlook = outlookOf(court, 0);
    const best = [2, 3, 4]
      .map((y) => ({ y, worth: outlook.worthOf(court.cell(12, y)) }))
      .sort((a, b) => b.worth - a.worth)[0];
    expect(best?.y).toBe(2);
  });
});
