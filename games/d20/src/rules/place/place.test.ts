import { describe, expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { BANDS, bandRule } from '../../content/bands.ts';
import { bandAt, bandLimit, distanceBetween, isInReach } from './distance.ts';
import { hasCover, hasLine, sees } from './sight.ts';
import { speedOf } from './speed.ts';
import { reachable, stepCost } from './ways.ts';

const MILE = 5280;
const LIGHT_YEAR = 5.879e12 * MILE;

describe('distance', () => {
  test('[DT-MOVE-04] squares are 5 feet, and the larger difference counts', () => {
    const { t, hero } = sit({ rows: ['......', '......', '......'] });
    const [a, b, c] = [hero({}, 0, 0), hero({}, 3, 2), hero({}, 1, 1)];
    expect([distanceBetween(t, a, b), distanceBetween(t, a, c)]).toEqual([15, 5]);
    expect([isInReach(t, a, b), isInReach(t, a, c)]).toEqual([false, true]);
  });

  test('[DT-MOVE-06] without a map feet are kept along a line', () => {
    const { t, hero } = sit();
    expect(distanceBetween(t, hero({}, 10), hero({}, 45))).toBe(35);
  });

  test('[DT-RNG-02] [DT-RNG-03] [DT-RNG-04] [DT-RNG-05] [DT-RNG-22] [DT-RNG-29] bands go to their limits, those included', () => {
    const { t } = sit();
    expect([6, 7, 50, 51, 330, 331, 1000, 1001].map((feet) => bandAt(t, feet))).toEqual([
      ...(['melee', 'throwing', 'throwing', 'short', 'short', 'long', 'long', 'distant'] as const),
    ]);
  });

  test('[DT-RNG-25] there are 21 bands', () => expect(BANDS).toHaveLength(21));

  test.each([
    ['DT-RNG-01', 'touch', 0, 1],
    ['DT-RNG-02', 'melee', 6, 7],
    ['DT-RNG-03', 'throwing', 50, 51],
    ['DT-RNG-04', 'short', 330, 331],
    ['DT-RNG-05', 'long', 1000, 1001],
    ['DT-RNG-06', 'distant', 15 * MILE, 16 * MILE],
    ['DT-RNG-07', 'orbital', 60 * MILE, 61 * MILE],
    ['DT-RNG-08', 'short-astronomical', 600 * MILE, 601 * MILE],
    ['DT-RNG-09', 'medium-astronomical', 99_999 * MILE, 1e5 * MILE],
    ['DT-RNG-10', 'long-astronomical', 999_999 * MILE, 1e6 * MILE],
    ['DT-RNG-11', 'distant-astronomical', 99_999_999 * MILE, 1e8 * MILE],
    ['DT-RNG-12', 'stellar-subsystem', 999_999_999 * MILE, 1e9 * MILE],
    ['DT-RNG-13', 'stellar-system', 999e9 * MILE, 1e12 * MILE],
    ['DT-RNG-14', 'parsec', 9 * LIGHT_YEAR, 10 * LIGHT_YEAR],
    ['DT-RNG-15', 'subsector', 99 * LIGHT_YEAR, 100 * LIGHT_YEAR],
    ['DT-RNG-16', 'sector', 999 * LIGHT_YEAR, 1000 * LIGHT_YEAR],
    ['DT-RNG-17', 'quadrant', 9_999 * LIGHT_YEAR, 1e4 * LIGHT_YEAR],
    ['DT-RNG-18', 'galactic', 99_999 * LIGHT_YEAR, 1e5 * LIGHT_YEAR],
    ['DT-RNG-19', 'intergalactic', 999_999 * LIGHT_YEAR, 1e6 * LIGHT_YEAR],
    ['DT-RNG-20', 'supercluster', 999e6 * LIGHT_YEAR, 1e9 * LIGHT_YEAR],
    ['DT-RNG-21', 'universal', 1e9 * LIGHT_YEAR, 1e12 * LIGHT_YEAR],
  ] as const)('[%s] %s goes to %d feet, and no farther', (rule, band, last, beyond) => {
    const { t } = sit();
    expect(bandAt(t, last)).toBe(band);
    expect(bandAt(t, beyond)).toBe(BANDS[BANDS.indexOf(band) + 1] ?? 'universal');
    expect(bandRule(band)).toBe(rule);
  });

  test('[DT-OPT-04] [DT-RNG-23] a table may set Long Shooting to 2,000 feet', () => {
    const { t } = sit({ options: { longShooting: '2000' } });
    expect(bandLimit(t, 'long')).toBe(2000);
  });
});

describe('ground', () => {
  test('[DT-MOVE-03] each foot of difficult terrain costs two', () => {
    const { t, hero } = sit({ rows: ['.,.'] });
    const ash = hero({}, 0, 0);
    expect([stepCost(t, ash, 1), stepCost(t, ash, 2)]).toEqual([10, 5]);
    expect([...reachable(t, ash, 12).keys()]).toEqual([0, 1]);
  });

  test('[DT-MOVE-05] allies and the fallen are passed, enemies are not', () => {
    const { t, hero } = sit({ rows: ['...'] });
    const [ash, other] = [hero({}, 0, 0), hero({}, 1, 0)];
    expect(reachable(t, ash, 10).has(2)).toBe(true);
    other.side = 'foes';
    expect(reachable(t, ash, 10).has(2)).toBe(false);
    other.hp = 0;
    expect(reachable(t, ash, 10).has(2)).toBe(true);
  });

  test('[DT-AC-12] nothing is seen through a wall', () => {
    const { t, hero } = sit({ rows: ['.#.', '...'] });
    const [a, b] = [hero({}, 0, 0), hero({}, 2, 0)];
    expect([hasLine(t, a, b), sees(t, a, b)]).toEqual([false, false]);
  });

  test('[DT-AC-07] [DT-ATK-15] low walls and bodies in the way give partial cover from what is shot', () => {
    const { t, hero } = sit({ rows: ['.o...'] });
    const [a, b] = [hero({}, 0, 0), hero({}, 3, 0)];
    expect([hasCover(t, a, b, false), hasCover(t, a, b, true)]).toEqual([true, false]);
    const behind = hero({}, 4, 0);
    expect(hasCover(t, b, behind, false)).toBe(false);
  });
});

test('[DT-MOVE-02] armor takes from speed, down to 5; what impairs halves it, each again; what holds makes it 0', () => {
  const rig = sit();
  const ash = rig.hero();
  const speed = () => speedOf(rig.t, ash);
  expect(speed()).toBe(40);
  ash.items.push({ id: 80, kind: 'superheavy-armor' });
  ash.armor = 80;
  expect(speed()).toBe(30);
  lay(rig, ash, 'impaired-movement');
  expect(speed()).toBe(15);
  const held = rig.foe('thug');
  lay(rig, held, 'grappled', { source: { rule: 'DT-ATK-11', by: ash.id } });
  expect(speed()).toBe(7);
  lay(rig, ash, 'immobilized');
  expect(speed()).toBe(0);
});
