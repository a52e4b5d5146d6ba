import { describe, expect, test } from 'vitest';
import { type Court, floor, type Told } from '../../../../test/table.ts';
import { judgeFor } from '../../../bots/judge.ts';
import { NOBODY } from '../../../model.ts';
import { withData } from '../../../rules/effects/effect-data.ts';
import { putInPlay } from '../../../rules/effects/in-play.ts';
import type { Weighed } from '../../../rules/effects/tactic.ts';
import { grab } from '../../../rules/harm/grabs.ts';
import { SOURCE_WARP } from '../../classes/porter/warps.ts';
import { TACTICS } from './tactics.ts';
import { buildOf, type FirstName, of, type Scene, scene, theirs } from './testing/scene.ts';

/** How an athlete of the house would be played on a court. */
function playing(court: Court, first: FirstName) {
  const { role } = buildOf(first);
  const tactic = TACTICS[role];
  const judge = judgeFor(court, court.id(first));
  if (tactic === undefined) throw new Error(`${first} has no tactic`);
  return {
    rule: tactic.rule,
    action(id: string): number {
      const worth = tactic.actions?.[id] ?? 0;
      return typeof worth === 'number' ? worth : worth(judge);
    },
    whom: (key: string, name: string): number => tactic.whom?.[key]?.(judge, court.id(name)) ?? 0,
    option(key: string, option: Partial<Weighed>, about: Told = {}): number {
      const of = typeof about.of === 'number' ? about.of : undefined;
      return tactic.options?.[key]?.(judge, { id: '', ...option }, of, about) ?? 0;
    },
    stands: (x: number, y: number): number => tactic.stands?.(judge)(court.cell(x, y)) ?? 0,
  };
}

const HOLDS: Told = { holds: ['neutral'] };
const inPlace = (athletes: readonly Told[], first: FirstName, setting: Scene = {}) =>
  playing(scene(athletes, setting), first);

describe('[KT-PIL-13] Pila', () => {
  const pedestals = [
    '....................',
    ...Array.from({ length: 4 }, () => '.'.repeat(20)),
    '.........1..........',
    ...Array.from({ length: 5 }, () => '.'.repeat(20)),
  ];
  test('plants herself two squares from the contested pedestal', () => {
    const pila = inPlace([of('Pila', '5,5'), theirs('Bo', '12,5')], 'Pila', { rows: pedestals });
    expect(pila.stands(7, 5)).toBeGreaterThan(pila.stands(6, 5));
    expect(pila.stands(11, 7)).toBe(pila.stands(7, 5));
    expect(pila.stands(7, 5)).toBeGreaterThan(pila.stands(8, 5));
    expect(pila.stands(1, 1)).toBe(0);
  });
  test('marks whoever is likeliest to attack others', () => {
    const court = scene([
      of('Pila', '5,5'),
      of('Omar', '12,5'),
      theirs('Bo', '9,5', { implement: 'wand' }),
      theirs('Cy', '4,5', { implement: 'sword' }),
    ]);
    const pila = playing(court, 'Pila');
    expect(pila.whom('defenders-mark', 'Bo')).toBeGreaterThan(pila.whom('defenders-mark', 'Cy'));
    const marked = { implement: 'wand', statuses: [{ status: 'marked', by: 'Pila' }] };
    const again = inPlace(
      [of('Pila', '5,5'), of('Omar', '12,5'), theirs('Bo', '9,5', marked)],
      'Pila',
    );
    expect(again.whom('defenders-mark', 'Bo')).toBe(0);
  });
  test('Tempest Blade with two enemies in reach, Bloody Blade otherwise', () => {
    const one = inPlace([of('Pila', '5,5'), theirs('Bo', '7,5'), theirs('Cy', '8,5')], 'Pila');
    expect(one.action('bloody-blade')).toBeGreaterThan(one.action('tempest-blade'));
    const two = inPlace([of('Pila', '5,5'), theirs('Bo', '7,5'), theirs('Cy', '3,5')], 'Pila');
    expect(two.action('tempest-blade')).toBeGreaterThan(two.action('bloody-blade'));
  });
  test('Sword Sweep on runners', () => {
    const pila = inPlace(
      [of('Pila', '5,5'), theirs('Bo', '7,5', HOLDS), theirs('Cy', '3,5')],
      'Pila',
    );
    expect(pila.action('sword-sweep')).toBeGreaterThan(pila.action('tempest-blade'));
    expect(pila.whom('sword-sweep', 'Bo')).toBeGreaterThan(pila.whom('sword-sweep', 'Cy'));
  });
  test('her Reaction is Sword Sweep while unspent, else Tempest Blade', () => {
    const pila = inPlace([of('Pila', '5,5'), theirs('Bo', '7,5')], 'Pila');
    const worth = (id: string) => pila.option('which-power', { id });
    expect(worth('sword-sweep')).toBeGreaterThan(worth('tempest-blade'));
    expect(worth('tempest-blade')).toBeGreaterThan(worth('bloody-blade'));
  });
});

describe('[KT-MAR-13] Marc', () => {
  const marc = (more: Told = {}, others: readonly Told[] = [], setting: Scene = {}) =>
    inPlace([of('Marc', '4,5', more), theirs('Bo', '15,10'), ...others], 'Marc', setting);
  test('rolls the foreseen die every round', () => {
    expect(marc().option('look-ahead', { id: 'yes' })).toBeGreaterThan(
      marc().option('look-ahead', { id: 'no' }),
    );
  });
  test('a 4 to 6 for an attack; a 1 to 3 kept for a roll that a bad result harms least', () => {
    const worth = (face: number, purpose: string, more: Told = {}) =>
      marc(more).option('use-foreseen', { id: 'yes' }, { face, purpose });
    for (const face of [4, 5, 6]) expect(worth(face, 'attack')).toBeGreaterThan(0);
    const slowed = { statuses: [{ status: 'slowed', ends: 'save' }] };
    for (const face of [1, 2, 3]) {
      expect(worth(face, 'attack')).toBe(0);
      expect(worth(face, 'attack', slowed)).toBeLessThan(-1);
      expect(worth(face, 'save', slowed)).toBe(0);
      expect(worth(face, 'secret')).toBeGreaterThan(1);
    }
    expect(worth(5, 'secret')).toBe(0);
    expect(marc().option('use-foreseen', { id: 'no' }, { face: 5 })).toBe(0);
  });
  test('a Boost Square under Pila, once', () => {
    const court = scene([of('Marc', '4,5'), of('Pila', '7,5'), theirs('Bo', '15,10')]);
    const under = playing(court, 'Marc');
    expect(under.action('boost-square')).toBeGreaterThan(0);
    const at = (x: number, y: number) => under.option('boost-square', { cell: court.cell(x, y) });
    expect(at(7, 5)).toBeGreaterThan(at(7, 6));
    const far = inPlace([of('Marc', '0,5'), of('Pila', '7,5'), theirs('Bo', '15,10')], 'Marc');
    expect(far.action('boost-square')).toBe(0);
    court.answer('boost-square', 'court(7,5)');
    expect(playing(court, 'Marc').action('boost-square')).toBe(0);
  });
  test('Slick or Pit in the lane of a runner', () => {
    const rows = floor(20, 11);
    rows[5] = '....................';
    const court = scene([of('Marc', '9,7'), theirs('Bo', '10,5', HOLDS)], {
      rows: rows.map((row, y) => (y === 5 ? `${row.slice(0, 16)}B${row.slice(17)}` : row)),
    });
    const marc = playing(court, 'Marc');
    expect(marc.action('change-terrain')).toBeGreaterThan(0);
    const at = (x: number, y: number) => marc.option('change-terrain', { cell: court.cell(x, y) });
    expect(at(12, 5)).toBeGreaterThan(0);
    expect([at(9, 5), at(10, 5), at(11, 9)]).toEqual([0, 0, 0]);
    const kind = (id: string) => marc.option('terrain-kind', { id });
    expect(kind('slick')).toBeGreaterThan(kind('low-cover'));
    expect(kind('pit')).toBeGreaterThan(kind('floor'));
    const idle = scene([of('Marc', '9,7'), theirs('Bo', '10,5')]);
    expect(playing(idle, 'Marc').action('change-terrain')).toBe(0);
  });
  test('his Boost: the square under Pila beside the target, else other terrain', () => {
    const court = scene([
      of('Marc', '4,5'),
      of('Pila', '7,5'),
      theirs('Bo', '8,5'),
      theirs('Cy', '4,8'),
    ]);
    const shape = (id: string, name: string) =>
      playing(court, 'Marc').option('shape', { id }, { of: court.id(name) });
    expect(shape('boost-square', 'Bo')).toBeGreaterThan(shape('change-terrain', 'Bo'));
    expect(shape('change-terrain', 'Cy')).toBeGreaterThan(shape('boost-square', 'Cy'));
  });
  test('Major Terrain takes a pedestal of the other team away that holds no orb', () => {
    const rows = floor(20, 11).map((row, y) =>
      y === 5 ? `${row.slice(0, 7)}B${row.slice(8, 16)}B${row.slice(17)}` : row,
    );
    const bare = scene([of('Marc', '4,5'), theirs('Bo', '15,10')], { rows });
    const [orb] = bare.state.items;
    if (orb !== undefined) orb.place = { at: 'ground', cell: bare.cell(8, 8) };
    const marc = playing(bare, 'Marc');
    expect(marc.action('major-terrain')).toBeGreaterThan(0.1);
    expect(marc.option('major-terrain', { id: 'remove-pedestal' })).toBeGreaterThan(0);
    const at = (x: number) => marc.option('remove-pedestal', { cell: bare.cell(x, 5) });
    expect(at(7)).toBeGreaterThan(at(16));
    const laden = scene([of('Marc', '4,5'), theirs('Bo', '15,10')], { rows });
    expect(playing(laden, 'Marc').option('major-terrain', { id: 'remove-pedestal' })).toBe(0);
  });
  test('else two walls across a door', () => {
    // A wall with a gap of two squares in it, and one of three.
    const rows = ['.....', '.....', '##..###', '...'].map((row) => row.padEnd(12, '.'));
    const court = scene([of('Marc', '3,0'), theirs('Bo', '11,3')], { rows });
    const marc = playing(court, 'Marc');
    expect(marc.option('major-terrain', { id: 'make-walls' })).toBeGreaterThan(0);
    const at = (x: number, y: number) => marc.option('wall-where', { cell: court.cell(x, y) });
    expect([at(2, 2), at(3, 2)].every((worth) => worth > 0)).toBe(true);
    expect([at(7, 2), at(2, 1), at(1, 2)]).toEqual([0, 0, 0]);
    expect(inPlace([of('Marc', '3,0'), theirs('Bo', '11,3')], 'Marc').action('major-terrain')).toBe(
      0,
    );
  });
});

describe('[KT-HYU-15] Hyun', () => {
  test('Hurl Flask at the middle of two or more, from 7 to 10 squares, no ally beside the target', () => {
    const court = scene(
      [
        of('Hyun', '1,5'),
        of('Pila', '5,1'),
        theirs('Bo', '9,5'),
        theirs('Cy', '9,6'),
        theirs('Di', '5,2'),
        theirs('Ed', '5,3'),
        theirs('Fay', '5,9'),
      ],
      { rows: floor(20, 11) },
    );
    const hyun = playing(court, 'Hyun');
    const worth = (name: string) => hyun.whom('hurl-flask', name);
    expect(worth('Bo')).toBeGreaterThan(worth('Ed'));
    expect(worth('Ed')).toBeGreaterThan(worth('Fay'));
    // Pila is beside that one.
    expect(worth('Di')).toBeLessThan(0);
    expect(hyun.action('hurl-flask')).toBeGreaterThan(0);
  });
  test('stands 7 to 10 squares off, rather from several', () => {
    const hyun = inPlace(
      [of('Hyun', '15,0'), theirs('Bo', '30,5'), theirs('Cy', '30,6'), theirs('Di', '0,5')],
      'Hyun',
      { rows: floor(34, 11) },
    );
    expect(hyun.stands(22, 5)).toBeGreaterThan(hyun.stands(8, 5));
    expect(hyun.stands(8, 5)).toBeGreaterThan(0);
    expect([hyun.stands(6, 5), hyun.stands(15, 5)]).toEqual([0, 0]);
  });
  test('Spread Fire first, on another than the one to be attacked', () => {
    const two = inPlace(
      [of('Hyun', '1,5'), theirs('Bo', '9,5'), theirs('Cy', '9,6'), theirs('Di', '5,5')],
      'Hyun',
    );
    expect(two.action('spread-fire')).toBeGreaterThan(0);
    expect(two.whom('spread-fire', 'Di')).toBeGreaterThan(two.whom('spread-fire', 'Bo'));
    const one = inPlace([of('Hyun', '1,5'), theirs('Di', '5,5')], 'Hyun');
    expect(one.action('spread-fire')).toBeLessThan(0);
  });
  test('Target Attack names Pila on whoever is beside her, Target Protect the carrier', () => {
    const court = scene([
      of('Hyun', '1,5'),
      of('Pila', '5,5'),
      of('Omar', '10,9', HOLDS),
      theirs('Bo', '6,5', { implement: 'sword' }),
      theirs('Cy', '12,9', { implement: 'wand' }),
    ]);
    const hyun = playing(court, 'Hyun');
    const potion = (id: string, name: string) =>
      hyun.option('which-potion', { id }, { of: court.id(name) });
    expect(potion('target-attack-potion', 'Bo')).toBeGreaterThan(
      potion('target-protect-potion', 'Bo'),
    );
    expect(potion('target-protect-potion', 'Cy')).toBeGreaterThan(
      potion('target-attack-potion', 'Cy'),
    );
    const named = (power: string, name: string) =>
      hyun.option('potion-names', { creature: court.id(name) }, { power });
    expect(named('target-attack-potion', 'Pila')).toBeGreaterThan(
      named('target-attack-potion', 'Omar'),
    );
    expect(named('target-protect-potion', 'Omar')).toBeGreaterThan(
      named('target-protect-potion', 'Pila'),
    );
  });
});

describe('[KT-OBI-14] Obi', () => {
  const rows = floor(20, 11).map((row, y) =>
    y === 5 ? `${row.slice(0, 3)}1${row.slice(4)}` : row,
  );
  test('stays five squares or more from foes, and near a pedestal', () => {
    const obi = inPlace([of('Obi', '1,5'), theirs('Bo', '12,5')], 'Obi', {
      rows,
    });
    expect(obi.stands(7, 5)).toBeGreaterThan(obi.stands(8, 5));
    expect(obi.stands(7, 5)).toBeGreaterThan(obi.stands(1, 0) - 1);
    expect(obi.stands(8, 5)).toBeLessThan(0);
    expect(obi.stands(18, 5)).toBe(0);
  });
  test('moves orbs in his reach into the hands of an ally', () => {
    const orbs = { orbs: [{ colour: 'neutral', at: '5,5' }] };
    const court = scene([of('Obi', '1,5'), of('Pila', '9,5'), theirs('Bo', '18,5')], {
      more: orbs,
    });
    const obi = playing(court, 'Obi');
    expect(obi.action('kinemancy')).toBeGreaterThan(0.3);
    expect(obi.option('kinemancy-what', { item: 0 })).toBeGreaterThan(0);
    const to = (x: number) => obi.option('kinemancy-where', { cell: court.cell(x, 5) });
    expect(to(9)).toBeGreaterThan(to(8));
    const alone = scene([of('Obi', '1,5'), of('Pila', '15,5'), theirs('Bo', '18,5')], {
      more: orbs,
    });
    expect(playing(alone, 'Obi').action('kinemancy')).toBe(0);
  });
  test('Ripping Tides and the Lift on carriers, whom he slides on', () => {
    const court = scene([of('Obi', '1,5'), theirs('Bo', '8,5', HOLDS), theirs('Cy', '8,8')]);
    const [by, on] = [court.id('Obi'), court.id('Bo')];
    court.run(grab(court, { on, by, source: 'involuntary-lift', ranged: true }));
    const obi = playing(court, 'Obi');
    expect(obi.action('ripping-tides')).toBeGreaterThan(0);
    for (const key of ['ripping-tides', 'involuntary-lift'])
      expect(obi.whom(key, 'Bo')).toBeGreaterThan(obi.whom(key, 'Cy'));
    expect(obi.action('slide-lifted')).toBeGreaterThan(0);
    const to = (x: number, y: number) => obi.option('wash-to', { cell: court.cell(x, y) });
    expect(to(2, 5)).toBeGreaterThan(to(5, 5));
    expect(to(5, 5)).toBeGreaterThan(to(8, 7));
    const none = inPlace([of('Obi', '1,5'), theirs('Bo', '8,5')], 'Obi');
    expect([none.action('ripping-tides'), none.action('slide-lifted')]).toEqual([0, 0]);
  });
  test('Retribution on Pila, the more so with a warp beside her attackers', () => {
    const court = scene([
      of('Obi', '1,5'),
      of('Pila', '5,5'),
      of('Omar', '4,5'),
      theirs('Bo', '8,5', { implement: 'wand' }),
      theirs('Cy', '18,5'),
    ]);
    const before = playing(court, 'Obi');
    expect(before.whom('retribution', 'Pila')).toBeGreaterThan(before.whom('retribution', 'Omar'));
    expect(before.action('retribution')).toBe(0);
    expect(before.whom('source-warp', 'Bo')).toBeGreaterThan(before.whom('source-warp', 'Cy'));
    const warp = withData(SOURCE_WARP, { cell: court.cell(9, 5), warp: 1 });
    const until = { ends: 'match' } as const;
    putInPlay(court.state, {
      ...warp,
      on: NOBODY,
      by: court.id('Obi'),
      source: 'source-warp',
      until,
      amount: 0,
    });
    expect(playing(court, 'Obi').action('retribution')).toBeGreaterThan(0);
  });
});

describe('[KT-OMA-12] Omar', () => {
  test('inspires Hyun among three targets first', () => {
    const foes = [theirs('Bo', '12,4'), theirs('Cy', '12,5'), theirs('Di', '12,6')];
    const omar = inPlace(
      [of('Omar', '1,5'), of('Pila', '11,5'), of('Hyun', '3,5'), ...foes],
      'Omar',
    );
    expect(omar.whom('inspire', 'Hyun')).toBeGreaterThan(omar.whom('inspire', 'Pila'));
  });
  test('else whoever acts next with somebody to strike', () => {
    const court = scene([
      of('Omar', '1,5'),
      of('Marc', '2,5'),
      of('Obi', '2,6'),
      of('Pila', '2,7'),
      theirs('Bo', '6,5'),
    ]);
    const omar = playing(court, 'Omar');
    const inspire = (name: string) => omar.whom('inspire', name);
    expect(inspire('Marc')).toBeGreaterThan(inspire('Obi'));
    // Nobody is in her reach.
    expect(inspire('Pila')).toBe(0);
  });
  test('heals those who miss 2, else whoever it makes Fierce', () => {
    const court = scene([
      of('Omar', '1,5'),
      of('Marc', '2,5'),
      of('Pila', '2,7', { hp: 4 }),
      theirs('Bo', '6,5'),
    ]);
    const heal = (name: string) => playing(court, 'Omar').whom('heal', name);
    expect(heal('Pila')).toBeGreaterThan(heal('Marc'));
    court.of('Pila').hp = 6;
    expect(heal('Marc')).toBeGreaterThan(heal('Pila'));
    expect(heal('Pila')).toBeGreaterThan(0);
  });
  test('seeks a square with exactly one enemy within five', () => {
    const omar = inPlace([of('Omar', '1,5'), theirs('Bo', '8,5'), theirs('Cy', '12,5')], 'Omar');
    expect(omar.stands(3, 5)).toBeGreaterThan(0);
    expect([omar.stands(2, 5), omar.stands(7, 5)]).toEqual([0, 0]);
  });
  test('confuses the neighbour of a carrier against the carrier', () => {
    const others = [theirs('Cy', '6,5', { implement: 'sword' }), theirs('Bo', '5,5', HOLDS)];
    const omar = inPlace([of('Omar', '2,5'), of('Pila', '6,6'), ...others], 'Omar');
    expect(omar.action('greater-confusion')).toBeGreaterThan(0);
    expect(omar.whom('greater-confusion', 'Cy')).toBeGreaterThan(
      omar.whom('greater-confusion', 'Bo'),
    );
    expect(omar.whom('confused-target', 'Bo')).toBeGreaterThan(
      omar.whom('confused-target', 'Pila'),
    );
    const none = inPlace([of('Omar', '2,5'), theirs('Cy', '6,5'), theirs('Bo', '5,5')], 'Omar');
    expect(none.action('greater-confusion')).toBe(0);
  });
});

test('[KT-GEN-13] every line is told by its rule, for each of the five', () => {
  const court = scene([
    of('Pila', '1,1'),
    of('Marc', '1,2'),
    of('Hyun', '1,3'),
    of('Obi', '1,4'),
    of('Omar', '1,5'),
    theirs('Bo', '9,9'),
  ]);
  const rules = (['Pila', 'Marc', 'Hyun', 'Obi', 'Omar'] as const).map(
    (first) => playing(court, first).rule,
  );
  expect(rules).toEqual(['KT-PIL-13', 'KT-MAR-13', 'KT-HYU-15', 'KT-OBI-14', 'KT-OMA-12']);
});
