import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, ours, type Told, theirs } from '../../../../test/table.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';
import { BO, DUNGEON, fell, kindsOn, soulsActed, soulsAt } from './testing/soul-court.ts';

const HARPIST = 'Harpist';

/** Bo and the Harpist in the Dungeon whose pedestal is at (8,4). */
const dungeon = (
  bo: Told,
  { at = 'dungeon(3,4)', ...more }: Partial<Parameters<typeof soulsAt>[0]> & { at?: string } = {},
): Parameters<typeof soulsAt>[0] => ({
  rows: DUNGEON,
  athletes: [{ ...BO, ...bo }],
  souls: { Harpist: at },
  group: { orb: 'orb-0' },
  ...more,
});

describe('the Recalling Tune', () => {
  const holding = (at: string, more: Partial<Parameters<typeof soulsAt>[0]> = {}, bo = {}): Court =>
    soulsActed(dungeon({ at, holds: ['orb-0'], ...bo }, more));
  const home = (court: Court): unknown => court.state.items[0]?.place;
  const ON_PEDESTAL = { at: 'pedestal', pedestal: 0 };

  test('[KM-SOUL-12] 1 damage within 5 squares', () => {
    const court = soulsAt(dungeon({ at: 'dungeon(7,2)' }, { rolls: [4] }));
    court.answer('end-turn', 'roll');
    expect(blows(court, 'Bo', HARPIST)).toEqual([1]);
  });

  test('[KM-SOUL-12] whoever does not hold the orb saves, or is Dazed until its next turn ends', () => {
    const court = soulsAt(dungeon({ at: 'dungeon(7,2)' }, { rolls: [3] }));
    court.answer('end-turn', 'roll');
    expect(court.of('Bo')).toHaveStatus('dazed');
    const until = { ends: 'turn-end', of: court.id('Bo'), turn: court.of('Bo').turns };
    expect(court.inPlay('dazed', 'Bo')).toMatchObject([{ until }]);
    const saved = soulsAt(dungeon({ at: 'dungeon(7,2)' }, { rolls: [4] }));
    saved.answer('end-turn', 'roll');
    expect(saved.of('Bo')).not.toHaveStatus('dazed');
    expect(saved).toHaveHeard({ type: 'save', who: 'Bo', rule: 'KM-SOUL-12' });
  });

  test('[KM-SOUL-12] whoever holds it slides beside the pedestal and the orb is back', () => {
    const court = holding('dungeon(4,6)', { at: 'dungeon(2,4)' } as never);
    expect(home(court)).toEqual(ON_PEDESTAL);
    expect(court.of('Bo').held).toEqual([]);
    expect(court.at('Bo')).toMatch(/dungeon\(7,[345]\)/);
    expect(court).toHaveHeard({ type: 'forced', who: 'Bo', how: 'slide', rule: 'KM-SOUL-12' });
    expect(court).toHaveHeard({ type: 'orb', who: HARPIST, what: 'returned', rule: 'KM-SOUL-12' });
    expect(court.heard('save')).toEqual([]);
  });

  test('[KM-SOUL-12] as far as it is: no number of squares limits it', () => {
    const court = holding('dungeon(14,2)', { at: 'dungeon(14,6)' } as never);
    expect([home(court), court.at('Bo')]).toEqual([
      ON_PEDESTAL,
      expect.stringMatching(/dungeon\(9,/),
    ]);
  });

  test('[KM-SOUL-12] beside it already it only gives it back', () => {
    const court = holding('dungeon(8,3)');
    expect([home(court), court.at('Bo')]).toEqual([ON_PEDESTAL, 'dungeon(8,3)']);
  });

  test('[KM-SOUL-12] [KM-CRP-11] behind Ward that stops the damage it keeps the orb and stays', () => {
    const court = holding('dungeon(5,4)', {}, { ward: 1 });
    expect([court.of('Bo').held, court.at('Bo')]).toEqual([[0], 'dungeon(5,4)']);
  });

  test('[KM-SOUL-12] [KR-SPEC-09] a Runner may keep it, having slid there', () => {
    const more = { role: 'specialist', specialisation: 'runner' };
    const court = soulsAt(
      dungeon({ at: 'dungeon(5,4)', holds: ['orb-0'], ...more }, { rolls: [0, 6] }),
    ).answer('end-turn');
    if (court.asked.startsWith('runner')) court.answer('yes');
    expect([court.of('Bo').held, court.at('Bo')]).toEqual([
      [0],
      expect.stringMatching(/dungeon\(7,/),
    ]);
  });

  test('[KM-SOUL-12] with no way by free squares it stays where it is, and keeps it', () => {
    const rows = [
      '........',
      '##E##F##',
      '',
      '##E##F##########',
      's......#.......t',
      's..3...#.......t',
      's......#.......t',
      '################',
    ];
    const court = soulsActed({
      rows,
      athletes: [{ ...BO, at: 'dungeon(9,1)', holds: ['orb-0'] }],
      souls: { Harpist: 'dungeon(9,3)' },
      group: { orb: 'orb-0' },
    });
    expect([court.of('Bo').held, court.at('Bo')]).toEqual([[0], 'dungeon(9,1)']);
    expect([blows(court, 'Bo', HARPIST), court.heard('save')]).toEqual([[1], []]);
  });

  test('[KM-SOUL-12] another orb is no reason', () => {
    const court = soulsAt(dungeon({ at: 'dungeon(5,4)', holds: ['red'] }, { rolls: [4] }));
    court.answer('end-turn', 'roll');
    expect(court.of('Bo').held).toHaveLength(1);
  });

  test('[KM-SOUL-12] [KM-SOUL-02] a Shade plays on, without damage', () => {
    const souls = {
      Shadekeeper: { at: 'dungeon(14,6)', statuses: ['stunned'] },
      Harpist: 'dungeon(3,4)',
    };
    const court = soulsAt(dungeon({ at: 'dungeon(5,4)', holds: ['orb-0'] }, { souls }));
    fell(court, HARPIST).answer('end-turn');
    expect([home(court), blows(court, 'Bo', HARPIST)]).toEqual([ON_PEDESTAL, []]);
  });
});

describe('the trait of the Harpist', () => {
  const AT = 'dungeon(13,6)';
  /** Ana and Bo end their turns in the Dungeon, away from Lost Souls and orb. */
  const heard = (more: Partial<Parameters<typeof soulsAt>[0]> = {}, ana: Told = {}): Court =>
    soulsAt({
      rows: DUNGEON,
      athletes: [ours('Ana', 'dungeon(2,1)', ana), theirs('Bo', 'dungeon(4,1)', { hp: 8 })],
      souls: { Harpist: { at: AT, statuses: ['stunned'] } },
      group: { orb: 'orb-0' },
      enemies: [],
      ...more,
    });
  const ward = (court: Court, name: string): number => wardOf(court.of(name).wards);

  test('[KM-SOUL-07] players of both teams that end their turn in the Dungeon gain 1 Ward', () => {
    const court = heard().answer('end-turn');
    expect([ward(court, 'Bo'), ward(court, 'Ana')]).toEqual([1, 0]);
    court.answer('end-turn');
    expect(ward(court, 'Ana')).toBe(1);
    court.answer('end-turn');
    expect(ward(court, 'Bo')).toBe(2);
  });

  test('[KM-SOUL-07] not on the court', () => {
    const court = heard({ athletes: [theirs('Bo', '4,0')] }).answer('end-turn');
    expect(ward(court, 'Bo')).toBe(0);
  });

  test('[KM-SOUL-07] no enemy of the group, one by the end of this turn included', () => {
    const listed = heard({ enemies: ['Bo'] }).answer('end-turn');
    expect(ward(listed, 'Bo')).toBe(0);
    const beside = heard({ athletes: [theirs('Bo', 'dungeon(12,6)')] }).answer('end-turn');
    expect([ward(beside, 'Bo'), beside.state.groups[0]?.enemies]).toEqual([0, [beside.id('Bo')]]);
  });

  test('[KM-SOUL-07] not without it; a Shade of it plays on', () => {
    const souls = { Shadekeeper: { at: 'dungeon(14,1)', statuses: ['stunned'] }, Harpist: AT };
    const shade = fell(heard({ souls }), HARPIST).answer('end-turn');
    expect([kindsOn(shade, HARPIST), ward(shade, 'Bo')]).toEqual([['shade'], 1]);
    const gone = fell(heard(), HARPIST).answer('end-turn');
    expect(ward(gone, 'Bo')).toBe(0);
  });
});
