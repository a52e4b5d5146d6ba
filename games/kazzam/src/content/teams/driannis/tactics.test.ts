import { describe, expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import type { Court, Told } from '../../../../test/table.ts';
import { judgeFor } from '../../../bots/judge.ts';
import { cellOf } from '../../../map/court-map.ts';
import type { Tactic } from '../../../rules/effects/tactic.ts';
import { TACTICS } from './tactics.ts';
import { buildOf, type FirstName, foe, mastodon, scene } from './testing/mastodons.ts';

const tacticOf = (name: FirstName): Tactic => {
  const tactic = TACTICS[buildOf(name).role];
  if (tactic === undefined) throw new Error(`${name} has no tactics`);
  return tactic;
};

/** What an action is worth to somebody besides. */
function worthOf(court: Court, name: FirstName, action: string): number {
  const worth = tacticOf(name).actions?.[action];
  return typeof worth === 'function' ? worth(judgeFor(court, court.id(name))) : (worth ?? 0);
}

/** What it is worth besides to choose somebody. */
function worthOn(court: Court, name: FirstName, key: string, whom: string): number {
  const weigh = tacticOf(name).whom?.[key];
  if (weigh === undefined) throw new Error(`${name} has no view on ${key}`);
  return weigh(judgeFor(court, court.id(name)), court.id(whom));
}

/** What it is worth besides to take an option of a choice of that key: a square, or what its id says. */
function worthOption(court: Court, name: FirstName, key: string, option: string): number {
  const weigh = tacticOf(name).options?.[key];
  if (weigh === undefined) throw new Error(`${name} has no view on ${key}`);
  const [, x, y] = /^(\d+),(\d+)$/.exec(option) ?? [];
  const cell = x === undefined ? {} : { cell: court.cell(Number(x), Number(y)) };
  return weigh(judgeFor(court, court.id(name)), { id: option, ...cell }, undefined, {});
}

/** What it is worth besides to stand there. */
function worthAt(court: Court, name: FirstName, x: number, y: number): number {
  return tacticOf(name).stands?.(judgeFor(court, court.id(name)))(court.cell(x, y)) ?? 0;
}

/** The central orb. */
const NEUTRAL = 'orb-6';
const ON_MAP = { more: { court: undefined } };

describe('the plan', () => {
  test.each([
    ['Raqua', 3, 8],
    ['Greta', 4, 7],
    ['Pauline', 4, 4],
    ['Ariel', 4, 9],
    ['Arvan', 4, 8],
  ] as const)('[KT-DRI-04] %s begins at %i,%i, which is red’s on every map', (name, x, y) => {
    expect(tacticOf(name).start).toEqual([x, y]);
    for (const { map } of GAME.content.maps)
      expect(map.areas.red).toContain(cellOf(map, 'court', x, y));
  });
  test('[KT-DRI-04] all but Pauline like to end within three squares of a team-mate', () => {
    for (const name of ['Greta', 'Ariel', 'Arvan'] as const) {
      const court = scene(
        [mastodon(name, '2,8'), mastodon('Raqua', '5,2'), foe('Eve', '24,16')],
        name,
      );
      expect(worthAt(court, name, 8, 5) - worthAt(court, name, 9, 5)).toBeCloseTo(0.15);
    }
    const court = scene(
      [mastodon('Pauline', '2,8'), mastodon('Raqua', '5,2'), foe('Eve', '24,16')],
      'Pauline',
    );
    expect(worthAt(court, 'Pauline', 8, 5)).toBe(worthAt(court, 'Pauline', 9, 5));
  });
  test('[KT-DRI-04] they draw near the nearer neutral orb of the court, who carries one does not', () => {
    const near = (more: Told) => {
      const court = scene([mastodon('Arvan', '4,8', more), foe('Eve', '20,8')], 'Arvan', ON_MAP);
      return worthAt(court, 'Arvan', 10, 8) - worthAt(court, 'Arvan', 6, 8);
    };
    expect(near({})).toBeGreaterThan(0);
    expect(near({ holds: [NEUTRAL] })).toBe(0);
  });
  test('[KT-DRI-04] [KT-PAU-16] Pauline draws near the pedestals of the opponents', () => {
    const court = scene([mastodon('Pauline', '4,4'), foe('Eve', '12,14')], 'Pauline', ON_MAP);
    expect(worthAt(court, 'Pauline', 18, 4)).toBeGreaterThan(worthAt(court, 'Pauline', 8, 4));
  });
  test('[KT-ARI-15] [KT-PAU-16] one keeps, one raids', () => {
    expect([tacticOf('Ariel').part, tacticOf('Pauline').part]).toEqual(['keeper', 'raider']);
  });
});

describe('Raqua', () => {
  const court = (turns: number, arvan: Told = {}, others: readonly Told[] = []) =>
    scene(
      [
        mastodon('Raqua', '4,8', { turns }),
        mastodon('Arvan', '6,8', arvan),
        mastodon('Greta', '4,6', { hp: 3 }),
        foe('Eve', '10,8'),
        ...others,
      ],
      'Raqua',
    );
  test('[KT-RAQ-14] builds a trap in her first turn', () => {
    expect(worthOf(court(0), 'Raqua', 'staff-trap')).toBeGreaterThan(0);
    expect(worthOf(court(1), 'Raqua', 'staff-trap')).toBe(0);
  });
  test('[KT-RAQ-14] on the square that is nearest to the enemy, and slides it forward', () => {
    const of = court(0);
    for (const key of ['place-trap', 'slide-trap-to'])
      expect(worthOption(of, 'Raqua', key, '5,8')).toBeGreaterThan(
        worthOption(of, 'Raqua', key, '3,8'),
      );
    expect(worthOption(of, 'Raqua', 'slide-trap', '5,8')).toBeGreaterThan(
      worthOption(of, 'Raqua', 'slide-trap', 'none'),
    );
  });
  test('[KT-RAQ-14] lends a move to the carrier, else to Arvan', () => {
    const to = (name: string, of: Court) => worthOn(of, 'Raqua', 'tactics', name);
    const plain = court(2);
    expect(to('Arvan', plain)).toBeGreaterThan(to('Greta', plain));
    const carried = scene(
      [
        mastodon('Raqua', '4,8'),
        mastodon('Arvan', '6,8'),
        mastodon('Greta', '4,6', { holds: [NEUTRAL] }),
        foe('Eve', '10,8'),
      ],
      'Raqua',
      ON_MAP,
    );
    expect(to('Greta', carried)).toBeGreaterThan(to('Arvan', carried));
  });
  test('[KT-RAQ-14] ropes the nearest runner', () => {
    const of = court(2, {}, [foe('Fay', '8,8', { speed: 8 }), foe('Gus', '9,8', { speed: 8 })]);
    const on = (name: string) => worthOn(of, 'Raqua', 'vokos-lariat', name);
    expect(on('Eve')).toBe(0);
    expect(on('Fay')).toBeGreaterThan(on('Gus'));
    expect(on('Gus')).toBeGreaterThan(0);
  });
  test('[KT-RAQ-14] heals whoever misses most HP', () => {
    const of = court(2, { hp: 6 });
    const on = (name: string) => worthOn(of, 'Raqua', 'heal', name);
    expect(on('Greta')).toBeGreaterThan(on('Arvan'));
  });
  test('[KT-RAQ-14] wards a carrier whom two can reach', () => {
    const of = (holds: readonly string[], fay: string) =>
      scene(
        [
          mastodon('Raqua', '4,8'),
          mastodon('Arvan', '6,8', { holds }),
          foe('Eve', '10,8'),
          foe('Fay', fay),
        ],
        'Raqua',
        ON_MAP,
      );
    const hunted = of([NEUTRAL], '9,6');
    expect(worthOf(hunted, 'Raqua', 'protective-ward')).toBe(0.5);
    expect(worthOn(hunted, 'Raqua', 'protective-ward', 'Arvan')).toBe(0.5);
    expect(worthOn(hunted, 'Raqua', 'protective-ward', 'Raqua')).toBe(0);
    expect(worthOf(of([NEUTRAL], '20,14'), 'Raqua', 'protective-ward')).toBe(0);
    expect(worthOf(of([], '9,6'), 'Raqua', 'protective-ward')).toBe(0);
  });
});

describe('Greta', () => {
  test('[KT-GRE-15] stays beside the carrier or Ariel', () => {
    const court = scene(
      [
        mastodon('Greta', '4,7'),
        mastodon('Ariel', '7,4'),
        mastodon('Arvan', '7,12', { holds: [NEUTRAL] }),
        foe('Eve', '20,8'),
      ],
      'Greta',
      ON_MAP,
    );
    const plain = worthAt(court, 'Greta', 6, 8);
    expect(worthAt(court, 'Greta', 6, 4)).toBeGreaterThan(plain + 0.3);
    expect(worthAt(court, 'Greta', 6, 12)).toBeGreaterThan(plain + 0.3);
    expect(worthAt(court, 'Greta', 5, 4)).toBeLessThan(worthAt(court, 'Greta', 6, 4) - 0.2);
  });
  test('[KT-GRE-15] Weakens the enemy in range with the best attack', () => {
    const court = scene(
      [
        mastodon('Greta', '4,8'),
        foe('Eve', '8,8'),
        // A sword that reaches nobody, and one that reaches her.
        foe('Fay', '9,9', { implement: 'sword' }),
        foe('Gus', '5,8', { implement: 'sword' }),
      ],
      'Greta',
    );
    const on = (name: string) => worthOn(court, 'Greta', 'weaken', name);
    expect([on('Eve'), on('Fay'), on('Gus')]).toEqual([0, 0, 0.4]);
    expect(worthOf(court, 'Greta', 'weaken')).toBeGreaterThan(0);
    const far = scene([mastodon('Greta', '4,8'), foe('Eve', '20,8')], 'Greta');
    expect(worthOf(far, 'Greta', 'weaken')).toBe(0);
  });
  test('[KT-GRE-15] charms Arvan for his attack before his turn, a carrier for its way', () => {
    const athletes = [
      mastodon('Greta', '4,8'),
      mastodon('Arvan', '6,8'),
      mastodon('Ariel', '6,6'),
      foe('Eve', '20,8'),
    ];
    const early = scene(athletes, 'Greta');
    const late = scene(athletes, 'Greta', { more: { order: ['Arvan', 'Greta', 'Ariel', 'Eve'] } });
    expect(worthOf(early, 'Greta', 'assault-charm')).toBeGreaterThan(
      worthOf(late, 'Greta', 'assault-charm'),
    );
    const on = (court: Court, key: string, name: string) => worthOn(court, 'Greta', key, name);
    expect(on(early, 'assault-charm', 'Arvan')).toBeGreaterThan(on(late, 'assault-charm', 'Arvan'));
    expect(on(early, 'assault-charm', 'Ariel')).toBe(0);
    expect(worthOf(early, 'Greta', 'surefoot-charm')).toBe(0);
    const carried = scene(
      [
        mastodon('Greta', '4,8'),
        mastodon('Ariel', '6,6', { holds: [NEUTRAL] }),
        foe('Eve', '20,8'),
      ],
      'Greta',
      ON_MAP,
    );
    expect(worthOf(carried, 'Greta', 'surefoot-charm')).toBeGreaterThan(0);
    expect(on(carried, 'surefoot-charm', 'Ariel')).toBeGreaterThan(0);
    expect(on(carried, 'surefoot-charm', 'Greta')).toBe(0);
  });
  test('[KT-GRE-02] [KT-GRE-15] gives her Boost away where she may choose: it is the first that is offered', () => {
    const court = scene(
      [mastodon('Greta', '4,8'), mastodon('Arvan', '6,8'), foe('Eve', '20,8')],
      'Greta',
      { rolls: [4] },
    ).answer('assault-charm', 'Arvan');
    expect(court.offered[0]).toBe('give');
    const worth = (id: string) => worthOption(court, 'Greta', 'charm-boost', id);
    expect([worth('give') > 0, worth('use'), worth('none')]).toEqual([true, 0, 0]);
  });
});

describe('Pauline', () => {
  test('[KT-PAU-16] is cloaked where she crosses the court', () => {
    const near = scene([mastodon('Pauline', '4,4'), foe('Eve', '12,4')], 'Pauline');
    const far = scene([mastodon('Pauline', '4,4'), foe('Eve', '20,4')], 'Pauline');
    expect(worthOf(near, 'Pauline', 'cloak')).toBeGreaterThan(0);
    expect(worthOf(far, 'Pauline', 'cloak')).toBe(0);
  });
  test('[KT-PAU-16] swipes from a carrier, and from a pedestal that nobody guards', () => {
    const at = (square: string, eve: string, holds: readonly string[] = []) =>
      worthOf(
        scene([mastodon('Pauline', square), foe('Eve', eve, { holds })], 'Pauline', ON_MAP),
        'Pauline',
        'swipe',
      );
    expect(at('21,3', '8,8')).toBe(0.5);
    expect(at('21,3', '21,5')).toBe(0);
    expect(at('7,6', '8,6', [NEUTRAL])).toBe(0.5);
    expect(at('7,6', '8,6')).toBe(0);
  });
  test('[KT-PAU-16] trades squares with a team-mate nearer home when chased with an orb', () => {
    const court = (holds: readonly string[], eve: string) =>
      scene(
        [
          mastodon('Pauline', '12,6', { holds }),
          mastodon('Ariel', '8,6'),
          mastodon('Arvan', '15,6'),
          foe('Eve', eve),
        ],
        'Pauline',
        ON_MAP,
      );
    const chased = court([NEUTRAL], '14,6');
    expect(worthOf(chased, 'Pauline', 'swap-places')).toBe(0.5);
    expect(worthOn(chased, 'Pauline', 'swap-places', 'Ariel')).toBeGreaterThan(0);
    expect(worthOn(chased, 'Pauline', 'swap-places', 'Arvan')).toBe(0);
    expect(worthOn(chased, 'Pauline', 'swap-places', 'Eve')).toBe(0);
    expect(worthOf(court([], '14,6'), 'Pauline', 'swap-places')).toBe(0);
    expect(worthOf(court([NEUTRAL], '20,14'), 'Pauline', 'swap-places')).toBe(0);
  });
  test('[KT-PAU-16] digs beside her own pedestals at first, then beside the others', () => {
    const at = (square: string, turns: number) =>
      worthOf(
        scene([mastodon('Pauline', square, { turns }), foe('Eve', '12,14')], 'Pauline', ON_MAP),
        'Pauline',
        'short-tunnel',
      );
    expect([at('4,4', 0), at('4,4', 1), at('20,4', 0), at('20,4', 1), at('10,4', 1)]).toEqual([
      0.25, 0, 0, 0.25, 0,
    ]);
  });
  test('[KT-PAU-16] with the end beside the pedestal itself', () => {
    const court = scene(
      [mastodon('Pauline', '4,4', { turns: 0 }), foe('Eve', '12,14')],
      'Pauline',
      ON_MAP,
    );
    const at = (square: string) => worthOption(court, 'Pauline', 'portal', square);
    expect([at('3,4') > 0, at('5,4')]).toEqual([true, 0]);
  });
  test('[KT-PAU-16] hides where no attack is worth making', () => {
    const hides = (eve: string) => {
      const court = scene([mastodon('Pauline', '4,4'), foe('Eve', eve)], 'Pauline');
      return tacticOf('Pauline').answers?.hide?.(judgeFor(court, court.id('Pauline')));
    };
    expect([hides('5,4'), hides('12,4')]).toEqual([false, true]);
  });
});

describe('Ariel', () => {
  const court = (eve: string, more: Told = {}, others: readonly Told[] = []) =>
    scene([mastodon('Ariel', '4,9'), foe('Eve', eve, more), ...others], 'Ariel', ON_MAP);
  test('[KT-ARI-15] stands two to four squares before the pedestal that the nearest enemy threatens', () => {
    const of = court('10,7');
    // Her own are at (2,3), (2,8) and (2,13).
    const plain = worthAt(of, 'Ariel', 8, 10);
    for (const x of [4, 5, 6]) expect(worthAt(of, 'Ariel', x, 8)).toBeGreaterThan(plain + 0.3);
    for (const [x, y] of [
      [3, 8],
      [7, 8],
      [2, 5],
      [2, 11],
    ] as const)
      expect(worthAt(of, 'Ariel', x, y)).toBeLessThan(plain + 0.3);
    expect(worthAt(court('6,1'), 'Ariel', 4, 8)).toBeLessThan(plain + 0.3);
    expect(worthAt(court('6,1'), 'Ariel', 4, 2)).toBeGreaterThan(plain + 0.3);
  });
  test('[KT-ARI-15] Marks the strongest within five', () => {
    const of = court('6,9', {}, [foe('Fay', '5,9', { implement: 'sword' }), foe('Gus', '12,9')]);
    const on = (name: string) => worthOn(of, 'Ariel', 'defenders-mark', name);
    expect([on('Eve'), on('Fay'), on('Gus')]).toEqual([0, 0.4, 0]);
    expect(worthOf(of, 'Ariel', 'defenders-mark')).toBeGreaterThan(0);
  });
  test('[KT-ARI-15] Ward Bash from three squares, Toxic Ward on those with 4 HP or more', () => {
    const bash = (eve: string) => worthOn(court(eve), 'Ariel', 'ward-bash', 'Eve');
    expect([bash('6,9'), bash('7,9')]).toEqual([0, 0.1]);
    const toxic = (hp: number) => worthOn(court('7,9', { hp }), 'Ariel', 'toxic-ward', 'Eve');
    expect([toxic(3), toxic(4)]).toEqual([0, 0.12]);
  });
  test('[KT-ARI-15] Special Ward for whom most could hit', () => {
    const of = scene(
      [mastodon('Ariel', '4,9'), mastodon('Arvan', '14,9'), foe('Eve', '20,9'), foe('Fay', '20,8')],
      'Ariel',
    );
    const on = (name: string) => worthOn(of, 'Ariel', 'special-ward', name);
    expect(on('Arvan')).toBeGreaterThan(on('Ariel'));
  });
});

describe('Arvan', () => {
  const court = (eve: string, more: Told = {}, others: readonly Told[] = []) =>
    scene([mastodon('Arvan', '4,8'), foe('Eve', eve, more), ...others], 'Arvan');
  const held = { statuses: [{ status: 'grabbed', by: 'Arvan', ends: 'escape' }] };
  test('[KT-ARV-13] comes at somebody from three squares or more', () => {
    const far = court('10,8');
    expect(worthAt(far, 'Arvan', 9, 8) - worthAt(far, 'Arvan', 8, 8)).toBeCloseTo(0.25);
    const near = court('6,8');
    expect(worthAt(near, 'Arvan', 5, 8)).toBe(worthAt(near, 'Arvan', 4, 8));
    expect(worthAt(near, 'Arvan', 7, 8) - worthAt(near, 'Arvan', 5, 8)).toBeCloseTo(0.25);
  });
  test('[KT-ARV-13] with his attack made he keeps three squares off', () => {
    const done = court('10,8');
    if (done.state.turn !== undefined) done.state.turn.attackActions = 0;
    expect(worthAt(done, 'Arvan', 7, 8) - worthAt(done, 'Arvan', 8, 8)).toBeCloseTo(0.1);
  });
  test('[KT-ARV-13] Quick Shift first if somebody is beside him whom he does not hold', () => {
    expect(worthOf(court('5,8'), 'Arvan', 'quick-shift')).toBeGreaterThan(0);
    expect(worthOf(court('6,8'), 'Arvan', 'quick-shift')).toBe(0);
    expect(worthOf(court('5,8', held), 'Arvan', 'quick-shift')).toBe(0);
  });
  test('[KT-ARV-13] Grasping Blade on carriers, on wands and staffs, and on whom he holds', () => {
    const of = scene(
      [
        mastodon('Arvan', '4,8'),
        foe('Eve', '5,8', held),
        foe('Fay', '5,7', { holds: [NEUTRAL] }),
        foe('Gus', '5,9'),
        foe('Hal', '4,9', { implement: 'sword' }),
        foe('Ida', '4,7', { implement: 'staff' }),
      ],
      'Arvan',
      ON_MAP,
    );
    const on = (name: string) => worthOn(of, 'Arvan', 'grasping-blade', name);
    expect(['Eve', 'Fay', 'Gus', 'Hal', 'Ida'].map(on)).toEqual([0.4, 0.3, 0.15, 0, 0.15]);
  });
  test('[KT-ARV-13] keeps the Grab: he stays beside whom he holds', () => {
    const of = court('5,8', held);
    expect(worthAt(of, 'Arvan', 5, 7) - worthAt(of, 'Arvan', 3, 7)).toBeCloseTo(0.5);
  });
});
