import { describe, expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import type { Court, Told } from '../../../../test/table.ts';
import { actionsOf } from '../../../rules/actions/available.ts';
import { abilitiesNamed } from '../../../rules/effects/content.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';
import { buildOf, foe, mastodon, scene } from './testing/mastodons.ts';

const has = (pick: string) => abilitiesNamed(GAME, [pick]).length > 0;

/** What of her line is there: the Lariat comes with the rest of her class. */
const LARIAT = has('tinker/vokos-lariat');

describe('what Raqua can do', () => {
  test('[KT-GEN-07] [KT-INV-02] [KT-RAQ-05] [KT-RAQ-07] [KT-RAQ-09] and nothing else: no Reset Traps', () => {
    const court = scene([mastodon('Raqua', '4,8'), foe('Eve', '12,8')], 'Raqua');
    const [ids, common] = ['Raqua', 'Eve'].map((who) =>
      actionsOf(court, court.id(who)).map(({ id }) => id),
    ) as [string[], string[]];
    expect(ids.filter((id) => !common.includes(id)).toSorted()).toEqual([
      'protective-ward',
      'staff-trap',
      'tactics',
      ...(LARIAT ? ['vokos-lariat'] : []),
    ]);
    expect(buildOf('Raqua').picks).toEqual([
      'tinker/sturdy',
      'tinker/staff-trap',
      'tinker/vokos-lariat',
      'tinker/protective-ward',
    ]);
  });

  test.skipIf(!LARIAT)('[KT-RAQ-06] [KT-ERR-14] Voko’s Lariat: with the implement, ♦2', () => {
    const [lariat] = abilitiesNamed(GAME, ['tinker/vokos-lariat']);
    expect(lariat?.power).toMatchObject({ target: 'implement', damage: 2 });
  });

  test('[KT-RAQ-07] [KT-GEN-10] Protective Ward: 3 Ward within five squares, and the turn goes on', () => {
    const court = scene(
      [
        mastodon('Raqua', '4,8'),
        mastodon('Greta', '9,8'),
        mastodon('Arvan', '10,8'),
        foe('Eve', '20,8'),
      ],
      'Raqua',
    );
    court.answer('protective-ward');
    expect(court.offered.toSorted()).toEqual(['Greta', 'Raqua']);
    court.answer('Greta');
    expect(wardOf(court.of('Greta').wards)).toBe(3);
    expect(court).toBeTheTurnOf('Raqua');
    expect(court.of('Raqua')).toHaveSpent('protective-ward');
  });

  test('[KT-RAQ-08] [KR-LEAD-06] her Boost heals 2 and lets the healed one shift', () => {
    const court = scene(
      [mastodon('Raqua', '4,8'), mastodon('Arvan', '4,3', { hp: 4 }), foe('Eve', '8,8')],
      'Raqua',
      { rolls: [4] },
    );
    court.answer('basic-implement-attack', 'Eve', ['damage', 'role-boost'], 'Arvan', [
      'court(4,2)',
    ]);
    expect(court.of('Arvan')).toHaveHp(6);
    expect(court.of('Arvan')).toStandAt('4,2');
    expect(court.of('Eve')).toHaveHp(5);
  });
});

/** Raqua builds a trap beside her that three enemies will be near, one of them beside it. */
function trapped(
  options: Told = {},
  picks?: readonly string[],
  rolls: readonly number[] = [],
): Court {
  const court = scene(
    [
      mastodon('Raqua', '4,8', picks === undefined ? {} : { picks }),
      mastodon('Greta', '4,3', { hp: 4 }),
      foe('Near', '6,8'),
      foe('Mid', '8,8'),
      foe('Far', '9,8'),
    ],
    'Raqua',
    { rolls: [6, ...rolls], options },
  );
  court.answer('staff-trap', 'court(5,8)', 'yes');
  return court;
}

const charges = (court: Court) =>
  court.state.traps.map((trap) => (trap.kind === 'built' ? trap.charges : undefined));
const hpOf = (court: Court) => ['Near', 'Mid', 'Far'].map((name) => court.of(name).hp);

/** Everybody else passes, and her next turn begins. */
function nextTurn(court: Court): Court {
  while (court.asked.startsWith('action')) court.answer('end-turn');
  return court;
}

describe('[KT-EX-08] Raqua’s Staff Trap', () => {
  test('[KT-RAQ-02] [KT-RAQ-03] [KT-RAQ-05] strikes those at 2 to 4 squares, for one charge, with her Boost', () => {
    const court = trapped();
    expect(charges(court)).toEqual([3]);
    // The turn ends with a staff's trap (KT-GEN-10).
    expect(court).toBeTheTurnOf('Greta');
    nextTurn(court);
    expect(court).toBeAskedFor('slide-trap', { rule: 'KC-TRAP-05' });
    court.answer('none');
    expect(court).toBeAskedFor('trap-victims');
    expect(court.offered).toEqual(['Mid', 'Far']);
    court.answer(['Mid', 'Far'], 'Mid', 'Greta', []);
    expect(hpOf(court)).toEqual([8, 6, 6]);
    expect(charges(court)).toEqual([2]);
    expect(court.of('Greta')).toHaveHp(6);
  });

  test('[KT-RAQ-03] she may slide it a square before it acts', () => {
    const court = nextTurn(trapped()).answer('court(5,8)', 'court(5,9)');
    expect(court.state.traps[0]?.cell).toBe(court.cell(5, 9));
    expect(court).toBeAskedFor('trap-victims');
  });

  test('[KT-RAQ-04] the first damage to it is nothing, the next destroys it; only from beside it', () => {
    const court = trapped({}, undefined, [4, 4, 4]).answer('end-turn');
    const hit = ['attack-trap', 'basic-physical-attack'];
    court.answer(...hit);
    expect(court.state.traps).toMatchObject([{ hp: 1, shielded: false }]);
    // Mid does nothing to it from three squares away.
    court.answer('end-turn', 'attack-trap');
    expect(court.state.traps).toMatchObject([{ hp: 1 }]);
    court.answer('end-turn', 'walk', ['court(8,7)', 'court(7,7)', 'court(6,7)'], ...hit);
    expect(court.state.traps).toEqual([]);
  });

  test('[KT-VAR-01] as her stat block prints it: 3 damage to those within three, those beside it too', () => {
    const picks = ['tinker/sturdy', 'driannis/staff-trap', 'tinker/protective-ward'];
    const court = nextTurn(trapped({}, picks)).answer('none');
    expect(court.offered).toEqual(['Near', 'Mid']);
    court.answer(['Near', 'Mid'], 'Mid', 'Greta', []);
    expect(hpOf(court)).toEqual([5, 5, 8]);
    expect(charges(court)).toEqual([2]);
  });
});
