import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, floor, theirs } from '../../../../test/table.ts';
import { ana, BO, fell, soulsActed, soulsAt } from './testing/soul-court.ts';

const THUNDERBOLT = 'Thunderbolt';
const BEA = theirs('Bea', '9,2', { hp: 20, maxHp: 20 });
const acted = (more: Partial<Parameters<typeof soulsAt>[0]>): Court =>
  soulsActed({ souls: { Thunderbolt: '3,2' }, enemies: ['Bea', 'Bo'], ...more });
const struck = (court: Court): readonly (readonly number[])[] =>
  ['Bo', 'Bea'].map((name) => blows(court, name, THUNDERBOLT));

describe('Thunder and Lightning', () => {
  test('[KM-SOUL-11] 2 damage in melee, then 1 within 5 to another', () => {
    const court = acted({ athletes: [{ ...BEA, at: '8,2' }, BO] });
    expect(struck(court)).toEqual([[2], [1]]);
    expect(court.heard('creep').map(({ power }) => power)).toEqual([
      'thunder-clap',
      'thunder-bolt',
    ]);
  });

  test('[KM-SOUL-11] with one enemy only the first part is done', () => {
    expect(struck(acted({ athletes: [{ ...BEA, at: '11,4' }, BO] }))).toEqual([[2], []]);
  });

  test('[KM-SOUL-11] it walks to its first target for the clap', () => {
    const court = acted({
      athletes: [
        { ...BEA, at: '11,2' },
        { ...BO, at: '7,2' },
      ],
      souls: { Thunderbolt: '2,2' },
    });
    expect(court.at(THUNDERBOLT)).toMatch(/court\(6,[123]\)/);
    expect(struck(court)).toEqual([[2], [1]]);
  });

  test('[KM-SOUL-11] one whom only the bolt reaches takes it (D-85)', () => {
    const court = acted({
      rows: floor(14, 1),
      athletes: [
        { ...BEA, at: '13,0' },
        { ...BO, at: '10,0' },
      ],
      souls: { Thunderbolt: '0,0' },
      enemies: ['Bo'],
    });
    expect(court.at(THUNDERBOLT)).toBe('court(5,0)');
    expect(struck(court)).toEqual([[1], []]);
  });

  test('[KM-SOUL-11] behind a wall of Low Cover too, where it cannot come beside it', () => {
    const rows = ['............', '....#.......', '.......#####', '.......#....', '.......#####'];
    const court = acted({
      rows: rows.map((line) => line.replaceAll('#', 'o')),
      athletes: [BEA, { ...BO, at: '8,3' }],
      enemies: ['Bo'],
    });
    expect(struck(court)[0]).toHaveLength(1);
  });

  test('[KM-SOUL-11] going for the orb with the bolt it claps whoever stands beside it then', () => {
    const rows = ['1..................', ...floor(19, 2)];
    const group = { orb: 'orb-0' };
    const holder = { ...BEA, at: '17,1', holds: ['orb-0'] };
    const court = acted({
      rows,
      athletes: [holder, { ...BO, at: '13,1' }],
      souls: { Thunderbolt: '6,1' },
      group,
    });
    expect(struck(court)).toEqual([[2], [1]]);
    const alone = acted({
      rows,
      athletes: [holder, { ...BO, at: '2,2' }],
      souls: { Thunderbolt: '6,1' },
      group,
    });
    expect(struck(alone)).toEqual([[], [1]]);
  });

  test('[KM-SOUL-11] [KZ-AI-16] it turns on who is in the way, and looses the bolt all the same', () => {
    const court = acted({
      rows: ['1..................', ...floor(19, 2)],
      athletes: [
        { ...BEA, at: '10,1', holds: ['orb-0'] },
        { ...BO, at: '6,1', implement: 'sword' },
      ],
      souls: { Thunderbolt: { at: '5,1' } },
      group: { orb: 'orb-0' },
    });
    expect(struck(court)).toEqual([[2], [1]]);
  });

  test('[KM-SOUL-11] out of reach of both it goes on as in melee: two moves', () => {
    const court = acted({
      rows: floor(24, 1),
      athletes: [{ ...BO, at: '23,0' }],
      souls: { Thunderbolt: '1,0' },
      enemies: ['Bo'],
    });
    expect([court.at(THUNDERBOLT), blows(court, 'Bo', THUNDERBOLT)]).toEqual(['court(13,0)', []]);
  });

  test('[KM-SOUL-11] [KZ-AI-28] Prone it gets up before it strikes whom it has beside it', () => {
    const court = acted({
      athletes: [{ ...BEA, at: '8,2' }, BO],
      souls: { Thunderbolt: { at: '3,2', statuses: ['prone'] } },
    });
    expect(court.of(THUNDERBOLT)).not.toHaveStatus('prone');
    expect(struck(court)).toEqual([[2], [1]]);
  });

  test('[KM-SOUL-11] [KZ-CREEP-23] Weakened, the first part alone is halved', () => {
    const court = acted({
      athletes: [{ ...BEA, at: '8,2' }, BO],
      souls: { Thunderbolt: { at: '3,2', statuses: ['weakened'] } },
    });
    expect(struck(court)).toEqual([[1], [1]]);
  });

  test('[KM-SOUL-11] [KZ-CREEP-24] Frenzied it has no bolt', () => {
    const court = acted({
      athletes: [{ ...BEA, at: '8,2' }, BO],
      souls: { Thunderbolt: { at: '3,2', statuses: [{ status: 'frenzied', by: 'Bo' }] } },
      rolls: [5],
    });
    expect(struck(court)).toEqual([[2], []]);
  });

  test('[KM-SOUL-11] [KM-SOUL-02] as a Shade 1 and nothing', () => {
    const souls = { Shadekeeper: { at: '11,4', statuses: ['stunned'] }, Thunderbolt: '3,2' };
    const court = soulsAt({ athletes: [{ ...BEA, at: '8,2' }, BO], souls, enemies: ['Bea', 'Bo'] });
    expect(struck(fell(court, THUNDERBOLT).answer('end-turn'))).toEqual([[1], []]);
  });
});

describe('the trait of the Thunderbolt', () => {
  const attacked = (at: string, rolls: readonly number[], more = {}): Court =>
    soulsAt({
      athletes: [theirs('Bo', at, { hp: 20, maxHp: 20, implement: 'wand' })],
      souls: { Thunderbolt: { at: '1,2', ...more } },
      rolls,
    }).answer('basic-implement-attack', THUNDERBOLT);

  test('[KM-SOUL-06] [KZ-STAT-58] attackers within 5 squares take 1, hit or miss', () => {
    expect(blows(attacked('6,2', [4]), 'Bo', THUNDERBOLT)).toEqual([1]);
    expect(blows(attacked('6,2', [2]), 'Bo', THUNDERBOLT)).toEqual([1]);
    expect(blows(attacked('2,2', [4]), 'Bo', THUNDERBOLT)).toEqual([1]);
  });

  test('[KM-SOUL-06] nobody farther off', () => {
    const court = soulsAt({
      athletes: [theirs('Bo', '8,2', { implement: 'staff', role: 'striker' })],
      souls: { Thunderbolt: '2,2' },
      rolls: [4],
    }).answer('basic-implement-attack', THUNDERBOLT);
    expect(court.heard('attack')[0]).toMatchObject({ power: 'basic-implement-attack' });
    expect(court).not.toHaveHeard({ type: 'damage', rule: 'KZ-STAT-58' });
  });

  test('[KM-SOUL-06] [KZ-STAT-58] not if it is Taken Out by that, be it a Shade then', () => {
    const souls = {
      Shadekeeper: '11,4',
      Thunderbolt: { at: '1,2', hp: 1, wounded: true },
    };
    const athletes = [theirs('Bo', '6,2', { implement: 'wand' })];
    const court = soulsAt({ athletes, souls, rolls: [5] });
    court.answer('basic-implement-attack', THUNDERBOLT);
    expect(court.of(THUNDERBOLT)).toHaveStatus('shade');
    expect(blows(court, 'Bo', THUNDERBOLT)).toEqual([]);
  });

  test('[KM-SOUL-06] attacks on others do not concern it', () => {
    const souls = { Thunderbolt: '1,2', Aegis: '1,4' };
    const athletes = [ana('9,0'), theirs('Bo', '4,2', { implement: 'wand' })];
    const court = soulsAt({ athletes, souls, rolls: [5] });
    court.answer('basic-implement-attack', 'Aegis');
    expect(blows(court, 'Bo', THUNDERBOLT)).toEqual([]);
  });
});
