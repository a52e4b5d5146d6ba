import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, floor, row } from '../../../../test/table.ts';
import { creepTurn } from '../../../rules/creeps/turn.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { ana, BO, fell, soulsActed, soulsAt } from './testing/soul-court.ts';

const HUNTRESS = 'Huntress';
const AEGIS = 'Aegis';
const WEAK = { hp: 10, maxHp: 20 };

const shot = (more: Partial<Parameters<typeof soulsAt>[0]> = {}): Court =>
  soulsActed({ souls: { Huntress: '0,2' }, ...more });

describe('the shot of the Huntress', () => {
  test('[KM-SOUL-10] deals 2 damage', () => {
    expect(blows(shot(), 'Bo', HUNTRESS)).toEqual([2]);
  });

  test('[KM-SOUL-10] [KM-CRP-09] within 5 squares', () => {
    const court = shot({
      rows: floor(12, 1),
      athletes: [{ ...BO, at: '8,0' }],
      souls: { Huntress: '1,0' },
    });
    expect([court.at(HUNTRESS), blows(court, 'Bo', HUNTRESS)]).toEqual(['court(3,0)', [2]]);
  });

  test('[KM-SOUL-05] 1 more on the Bloodied', () => {
    expect(blows(shot({ athletes: [{ ...BO, ...WEAK }] }), 'Bo', HUNTRESS)).toEqual([3]);
    expect(blows(shot({ athletes: [{ ...BO, hp: 11 }] }), 'Bo', HUNTRESS)).toEqual([2]);
  });
});

describe('whom the Huntress goes for', () => {
  /** Ana is near and sound, Bo far off. */
  const prey = (bo = {}, more = {}): Court =>
    shot({
      rows: ['1...........', ...floor(12, 4)],
      athletes: [ana('3,2', more), { ...BO, ...bo, at: '8,2' }],
      souls: { Huntress: '1,2' },
      enemies: ['Ana', 'Bo'],
      group: { orb: 'orb-0' },
    });
  const target = (court: Court): number | undefined =>
    court.heard('creep').find(({ what }) => what === 'attack')?.of;

  test('[KM-SOUL-05] the nearest, as usual, where nobody is Bloodied', () => {
    const court = prey();
    expect(target(court)).toBe(court.id('Ana'));
  });

  test('[KM-SOUL-05] a Bloodied one before a nearer one', () => {
    const court = prey(WEAK);
    expect(target(court)).toBe(court.id('Bo'));
  });

  test('[KM-SOUL-05] of several Bloodied the nearest', () => {
    const court = prey(WEAK, { hp: 3 });
    expect(target(court)).toBe(court.id('Ana'));
  });

  test('[KM-SOUL-05] [KZ-AI-11] whoever holds the orb of the group before the Bloodied', () => {
    const court = prey({ holds: ['orb-0'] }, { hp: 3 });
    expect(target(court)).toBe(court.id('Bo'));
  });
});

/** She has another turn. */
const onward = (court: Court): Court => {
  court.run(creepTurn(court, court.id(HUNTRESS)));
  return court;
};

describe('the growing damage of the Huntress', () => {
  const killed = (more = {}): Court =>
    shot({
      athletes: [ana('2,4', { hp: 2 }), BO],
      enemies: ['Ana', 'Bo'],
      rows: floor(12, 5),
      ...more,
    });

  test('[KM-SOUL-10] whoever she takes out makes her damage 1 higher for the rest of the match', () => {
    // Ana has 2 of 20 HP: Bloodied.
    const court = killed();
    expect([blows(court, 'Ana', HUNTRESS), court.at('Ana')]).toEqual([[3], 'nowhere']);
    expect(court.inPlay('huntress-honed', HUNTRESS)).toMatchObject([{ amount: 1 }]);
    expect(court).toHaveHeard({ type: 'creep', who: HUNTRESS, what: 'itself', rule: 'KM-SOUL-10' });
    onward(court);
    expect(blows(court, 'Bo', HUNTRESS)).toEqual([3]);
  });

  test('[KM-SOUL-10] each time', () => {
    const court = killed();
    court.of('Bo').hp = 3;
    onward(court);
    expect(blows(court, 'Bo', HUNTRESS)).toEqual([2 + 1 + 1]);
    expect(court.inPlay('huntress-honed', HUNTRESS)).toMatchObject([{ amount: 2 }]);
  });

  test('[KM-SOUL-10] not for whom an Opportunity of hers fells, nor for those of others', () => {
    const court = soulsAt({
      athletes: [ana('9,0'), { ...BO, at: '1,2', hp: 2 }],
      souls: { Huntress: '0,2' },
    });
    court.answer('walk', row(2, 2));
    expect([court.at('Bo'), court.inPlay('huntress-honed')]).toEqual(['nowhere', []]);
    takeOut(court, court.id('Ana'), court.id(HUNTRESS));
    expect(court.inPlay('huntress-honed')).toEqual([]);
  });

  test('[KM-SOUL-10] [KZ-HP-07] as a Shade she keeps it', () => {
    const souls = { Shadekeeper: { at: '11,0', statuses: ['stunned'] }, Huntress: '0,2' };
    const court = onward(fell(killed({ souls }), HUNTRESS));
    expect(blows(court, 'Bo', HUNTRESS)).toEqual([2 + 1 - 1]);
  });
});

describe('the Opportunities of the Huntress', () => {
  const stepped = (bo = {}): Court => {
    const court = soulsAt({
      athletes: [{ ...BO, ...bo, at: '1,2' }],
      souls: { Huntress: '0,2' },
    });
    return court.answer('walk', row(2, 2));
  };

  test('[KM-SOUL-05] deal 1 more to the Bloodied', () => {
    expect(blows(stepped(), 'Bo', HUNTRESS)).toEqual([2]);
    expect(blows(stepped(WEAK), 'Bo', HUNTRESS)).toEqual([3]);
  });

  const missed = (huntress: string | undefined, bo = {}): Court => {
    const souls = { Aegis: '3,2', ...(huntress === undefined ? {} : { Huntress: huntress }) };
    const court = soulsAt({ athletes: [{ ...BO, implement: 'wand', ...bo }], souls, rolls: [2] });
    return court.answer('basic-implement-attack', AEGIS);
  };

  test('[KM-SOUL-14] whoever misses a Lost Soul grants her one: 2 damage, 3 if Bloodied', () => {
    const court = missed('9,2');
    expect(blows(court, 'Bo', HUNTRESS)).toEqual([2]);
    expect(court).toHaveHeard({ type: 'opportunity', who: 'Bo', by: HUNTRESS, rule: 'KM-SOUL-14' });
    expect(blows(missed('9,2', WEAK), 'Bo', HUNTRESS)).toEqual([3]);
  });

  test('[KM-SOUL-14] not beyond 5 squares, nor without her', () => {
    expect(missed('10,2').heard('opportunity')).toEqual([]);
    expect(missed(undefined).heard('opportunity')).toEqual([]);
  });

  test('[KM-SOUL-14] she answers for herself as well', () => {
    const athletes = [{ ...BO, implement: 'wand' }];
    const court = soulsAt({ athletes, souls: { Huntress: '9,2' }, rolls: [2] });
    court.answer('basic-implement-attack', HUNTRESS);
    expect(blows(court, 'Bo', HUNTRESS)).toEqual([2]);
  });

  test('[KM-SOUL-14] [KM-SOUL-02] a Shade of her takes it too, at 1 lower', () => {
    const souls = { Shadekeeper: '11,4', Aegis: '3,2', Huntress: '9,2' };
    const court = soulsAt({ athletes: [{ ...BO, implement: 'wand' }], souls, rolls: [2] });
    fell(court, HUNTRESS).answer('basic-implement-attack', AEGIS);
    expect(blows(court, 'Bo', HUNTRESS)).toEqual([1]);
  });

  test('[KM-SOUL-14] [KM-CRP-16] one for an attack, of whichever it missed', () => {
    expect(missed('9,2').heard('opportunity')).toHaveLength(1);
  });
});
