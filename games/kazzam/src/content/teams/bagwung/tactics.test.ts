import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import type { Court, Told } from '../../../../test/table.ts';
import { judgeFor } from '../../../bots/judge.ts';
import type { Role } from '../../../model.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import type { Tactic, Weighed } from '../../../rules/effects/tactic.ts';
import { TACTICS } from './tactics.ts';
import {
  BARNEY,
  ELSIE,
  foe,
  GERALD,
  LYA,
  MADELINE,
  olive,
  type Scene,
  scene,
} from './testing/olives.ts';

function tacticOf(role: Role): Tactic {
  const tactic = TACTICS[role];
  if (tactic === undefined) throw new Error(`the ${role} has no tactic`);
  return tactic;
}

/** What a tactic says of one position. */
interface Said {
  readonly court: Court;
  readonly judge: Judge;
  action(id: string): number;
  whom(key: string, name: string): number;
  option(key: string, option: Weighed, of?: string): number;
  at(x: number, y: number): number;
  answer(key: string): boolean | undefined;
}

/** Asks the tactic of somebody whose turn it is. */
function asked(role: Role, name: string, athletes: readonly Told[], more: Scene = {}): Said {
  const court = scene(athletes, name, more);
  const judge = judgeFor(court, court.id(name));
  const tactic = tacticOf(role);
  const stands = tactic.stands?.(judge);
  return {
    court,
    judge,
    action(id) {
      const worth = tactic.actions?.[id];
      return typeof worth === 'function' ? worth(judge) : (worth ?? 0);
    },
    whom: (key, who) => tactic.whom?.[key]?.(judge, court.id(who)) ?? 0,
    option: (key, option, of) =>
      tactic.options?.[key]?.(judge, option, of === undefined ? undefined : court.id(of), {}) ?? 0,
    at: (x, y) => stands?.(court.cell(x, y)) ?? 0,
    answer: (key) => tactic.answers?.[key]?.(judge),
  };
}

/** A court with a pedestal of the Bagwung, who are blue, on (12,4), and one of the others on (2,4). */
const HOME = [
  '......................',
  '......................',
  '......................',
  '......................',
  '..R.........B.........',
  '......................',
  '......................',
  '......................',
  '......................',
];
const AT_HOME: Scene = { rows: HOME };

describe('the team', () => {
  test('[KT-BAG-06] where each begins, and who keeps and who raids', () => {
    const plan = Object.entries(TACTICS).map(([role, { start, part }]) => [role, start, part]);
    expect(plan).toEqual([
      ['leader', [4, 8], 'raider'],
      ['defender', [4, 9], 'keeper'],
      ['specialist', [4, 6], 'raider'],
      ['striker', [3, 8], undefined],
      ['controller', [3, 10], undefined],
    ]);
  });
  test('[KT-GEN-13] each line cites its rule', () => {
    expect(Object.values(TACTICS).map(({ rule }) => rule)).toEqual([
      'KT-BAR-13',
      'KT-LYA-16',
      'KT-MAD-15',
      'KT-GER-12',
      'KT-ELS-18',
    ]);
  });
});

describe('Barney', () => {
  const barney = (athletes: readonly Told[], more: Scene = {}) =>
    asked('leader', BARNEY, [olive('leader', '6,4'), ...athletes], more);

  test('[KT-BAR-13] outflanks whom Gerald or Madeline will shoot next', () => {
    const foes = [foe('Ana', '7,4'), foe('Al', '5,4')];
    const shot = barney([...foes, olive('striker', '14,4')]);
    expect([shot.whom('outflank', 'Ana'), shot.whom('outflank', 'Al')]).toEqual([0.4, 0]);
    expect(shot.action('outflank')).toBe(0.2);
    const unshot = barney(foes);
    expect([unshot.whom('outflank', 'Ana'), unshot.action('outflank')]).toEqual([0, 0]);
  });
  test('[KT-BAR-13] fights with Ward Boost rather than with anything else', () => {
    const said = barney([foe('Ana', '7,4')]);
    expect(said.action('ward-boost')).toBeGreaterThan(said.action('costly-ward'));
    expect(said.action('ward-boost')).toBeGreaterThan(said.action('basic-implement-attack'));
  });
  test('[KT-BAR-13] wards whoever will be attacked most', () => {
    const said = barney([
      olive('defender', '14,4'),
      foe('Ana', '15,4'),
      foe('Al', '15,5'),
      foe('Abe', '10,4'),
    ]);
    expect(said.whom('special-ward', LYA)).toBeGreaterThan(said.whom('special-ward', BARNEY));
  });
  test('[KT-BAR-13] fights beside Lya or Madeline', () => {
    const said = barney([
      olive('defender', '10,4'),
      olive('specialist', '10,8'),
      foe('Ana', '3,4'),
    ]);
    expect(said.at(9, 4)).toBeGreaterThan(said.at(8, 4));
    expect(said.at(9, 7)).toBe(said.at(9, 4));
    expect(said.at(8, 4)).toBeGreaterThan(said.at(6, 4));
  });
  test('[KT-BAR-13] raises his wall in the way of a pursuer, and not before', () => {
    const carrying = (holds: readonly string[]) =>
      barney([olive('specialist', '9,4', { holds }), foe('Ana', '13,4')]);
    expect(carrying([]).action('ward-wall')).toBeLessThan(0);
    const held = carrying(['red']);
    expect(held.action('ward-wall')).toBeGreaterThan(0);
    const between = { id: 'court(11,4)', cell: held.court.cell(11, 4) };
    const beside = { id: 'court(11,7)', cell: held.court.cell(11, 7) };
    expect(held.option('ward-wall', between)).toBeGreaterThan(held.option('ward-wall', beside));
  });
});

describe('Lya', () => {
  const lya = (athletes: readonly Told[], own: Told = {}) =>
    asked('defender', LYA, [olive('defender', '14,4', own), ...athletes], AT_HOME);

  test('[KT-LYA-16] stands between the pedestals and the raider', () => {
    const said = lya([foe('Ana', '7,4'), foe('Al', '1,1')]);
    expect(said.at(10, 4)).toBeGreaterThan(said.at(15, 4));
    expect(said.at(9, 4)).toBeGreaterThan(said.at(10, 8));
    // With nobody near she stays about.
    const calm = lya([foe('Al', '1,1')]);
    expect(calm.at(14, 4)).toBeGreaterThan(calm.at(20, 4));
  });
  test('[KT-LYA-16] Marks the raider: whoever is nearest to the pedestals', () => {
    const said = lya([foe('Ana', '9,4'), foe('Al', '18,4')]);
    expect([said.whom('defenders-mark', 'Ana'), said.whom('defenders-mark', 'Al')]).toEqual([
      0.5, 0,
    ]);
  });
  test('[KT-LYA-16] Potent Edge beside somebody, Toss Potion from afar, and Corrosive by either', () => {
    const beside = lya([foe('Ana', '15,4')]);
    const afar = lya([foe('Ana', '17,4')]);
    expect([beside.action('potent-edge'), beside.action('toss-potion')]).toEqual([0.2, 0]);
    expect([afar.action('potent-edge'), afar.action('toss-potion')]).toEqual([0, 0.2]);
    const corrosive = { id: 'corrosive-potion' };
    expect(afar.option('which-potion', corrosive, 'Ana')).toBeGreaterThan(0);
  });
  test('[KT-LYA-16] drinks as a Reaction at 2 HP or less, and not before', () => {
    const hurt = (hp: number) => {
      const said = lya([foe('Ana', '15,4')], { hp });
      return [said.answer('drink-phoenix'), said.action('drink')];
    };
    expect([hurt(2), hurt(3)]).toEqual([
      [true, 0],
      [false, -0.6],
    ]);
  });
  test('[KT-LYA-16] Frenzy Brew on somebody with his own side near and ours far', () => {
    const brew = (athletes: readonly Told[]) =>
      lya(athletes).option('which-potion', { id: 'frenzy-brew' }, 'Ana');
    const crowd = [foe('Ana', '19,4'), foe('Al', '20,4')];
    expect(brew(crowd)).toBeGreaterThan(0);
    expect(brew([foe('Ana', '19,4')])).toBeLessThan(0);
    expect(brew([...crowd, olive('leader', '18,2')])).toBeLessThan(0);
  });
  test('[KT-LYA-16] Nullification on Ward of 2 or more', () => {
    const at = (ward: number) =>
      lya([foe('Ana', '17,4', { ward })]).option(
        'which-potion',
        { id: 'nullification-potion' },
        'Ana',
      );
    expect(at(2)).toBeGreaterThan(at(1));
  });
});

describe('Madeline', () => {
  const GOLEM = 'Practice Golem 1';
  const madeline = (athletes: readonly Told[], more: Scene = {}) =>
    asked('specialist', MADELINE, [olive('specialist', '6,4'), ...athletes], more);

  test('[KT-MAD-15] Focus while somebody is in its reach', () => {
    expect(madeline([foe('Ana', '16,4')]).action('focus')).toBeGreaterThan(0);
    expect(madeline([foe('Ana', '17,4')]).action('focus')).toBe(0);
  });
  test('[KT-MAD-15] the Basic attack once she is Focused', () => {
    const said = madeline([foe('Ana', '10,4')]);
    expect(said.action('basic-implement-attack')).toBe(0);
    said.court.answer('focus');
    expect(said.action('basic-implement-attack')).toBeGreaterThan(0);
  });
  test('[KT-MAD-15] Trick Shot on carriers, best after Focus; and what they hold is dropped', () => {
    const idle = madeline([foe('Ana', '10,4'), foe('Al', '10,6')]);
    expect(idle.action('trick-shot')).toBe(0);
    const said = madeline([foe('Ana', '10,4', { holds: ['blue'] }), foe('Al', '10,6')]);
    expect([said.whom('trick-shot', 'Ana'), said.whom('trick-shot', 'Al')]).toEqual([0.5, 0]);
    const before = said.action('trick-shot');
    said.court.answer('focus');
    expect(said.action('trick-shot')).toBeGreaterThan(before);
    const drop = said.option('drop-or-disarm', { id: 'orb-0' }, 'Ana');
    expect(drop).toBeGreaterThan(said.option('drop-or-disarm', { id: 'disarm' }, 'Ana'));
  });
  test('[KT-MAD-15] False Flag on to an opponent within 5 when one of ours is listed', () => {
    const hunted = (enemy: string, at: string) =>
      madeline([foe('Ana', at), olive('leader', '1,1')], {
        more: { creeps: [golems(['9,4'], [enemy])] },
      });
    const ours = hunted(BARNEY, '9,6');
    expect(ours.action('false-flag')).toBeGreaterThan(0);
    expect(ours.whom('false-flag', GOLEM)).toBeGreaterThan(0);
    expect(ours.whom('false-flag-on', 'Ana')).toBeGreaterThan(ours.whom('false-flag-on', MADELINE));
    expect(hunted('Ana', '9,6').action('false-flag')).toBe(0);
    expect(hunted(BARNEY, '15,6').action('false-flag')).toBe(0);
  });
  test('[KT-MAD-15] Provocation of a Creep beside two opponents, and of no other', () => {
    const beside = (...foes: readonly Told[]) =>
      madeline(foes, { more: { creeps: [golems(['9,4'], ['Ana'])] } });
    const two = beside(foe('Ana', '10,4'), foe('Al', '8,4'));
    expect(two.action('provocation')).toBeGreaterThan(0);
    expect(two.whom('provocation', GOLEM)).toBeGreaterThan(0);
    const one = beside(foe('Ana', '10,4'), foe('Al', '15,4'));
    expect(one.action('provocation')).toBeLessThan(0);
    expect(one.whom('provocation', GOLEM)).toBe(0);
  });
});

describe('Gerald', () => {
  const gerald = (athletes: readonly Told[], more: Scene = {}) =>
    asked('striker', GERALD, [olive('striker', '6,4'), ...athletes], more);

  test('[KT-GER-12] keeps four to eight squares away, and nobody beside him', () => {
    const said = gerald([foe('Ana', '16,4')]);
    const [beside, near, far, farther] = [15, 13, 12, 7].map((x) => said.at(x, 4));
    expect([far, beside, near, farther]).toEqual([0.15, -0.3, 0, 0]);
    expect(said.at(8, 4)).toBe(0.15);
  });
  test('[KT-GER-12] stays within five of Barney', () => {
    const said = gerald([foe('Ana', '21,8'), olive('leader', '3,4')]);
    expect([said.at(8, 4), said.at(9, 4)]).toEqual([0.1, 0]);
  });
  test('[KT-GER-12] Draw a Bead on who is Concealed or behind Low Cover, and else not', () => {
    const plain = gerald([foe('Ana', '10,4')]);
    expect([plain.action('draw-a-bead'), plain.whom('draw-a-bead', 'Ana')]).toEqual([-0.2, 0]);
    const hazy = gerald([foe('Ana', '10,4', { statuses: ['concealed'] })]);
    expect([hazy.action('draw-a-bead'), hazy.whom('draw-a-bead', 'Ana')]).toEqual([0.3, 0.4]);
    const rows = Array.from({ length: 9 }, () => '.'.repeat(22));
    rows[4] = `.........o${'.'.repeat(12)}`;
    const low = gerald([foe('Ana', '10,4')], { rows });
    expect(low.whom('draw-a-bead', 'Ana')).toBe(0.4);
    rows[4] = `.........#${'.'.repeat(12)}`;
    const full = gerald([foe('Ana', '10,5')], { rows });
    expect(full.whom('draw-a-bead', 'Ana')).toBe(0);
  });
  test('[KT-GER-12] the Wave in the first two rounds, while nobody threatens him', () => {
    const wave = (at: string, round: number) => {
      const said = gerald([foe('Ana', at)]);
      said.court.state.round = round;
      return said.action('empathic-wave');
    };
    expect([wave('16,4', 1), wave('16,4', 2), wave('16,4', 3), wave('12,4', 1)]).toEqual([
      0.4, 0.4, 0, 0,
    ]);
  });
});

describe('Elsie', () => {
  const elsie = (athletes: readonly Told[], more: Scene = {}) =>
    asked('controller', ELSIE, [olive('controller', '14,4'), ...athletes], {
      ...AT_HOME,
      ...more,
    });

  test('[KT-ELS-18] the pig in her second turn, past two enemies', () => {
    const pig = (turns: number, ...foes: readonly Told[]) => {
      const said = elsie(foes);
      said.court.of(ELSIE).turns = turns;
      return said.action('summon-flame-pig');
    };
    const two = [foe('Ana', '9,4'), foe('Al', '8,6')];
    expect(pig(1, ...two)).toBeLessThan(0);
    expect(pig(2, ...two)).toBeGreaterThan(0);
    expect(pig(2, foe('Ana', '9,4'))).toBe(0);
    const said = elsie(two);
    const at = (x: number, y: number) =>
      said.option('summon-where', { id: `court(${x},${y})`, cell: said.court.cell(x, y) });
    expect(at(10, 4)).toBeGreaterThan(at(14, 4));
    expect(at(14, 4)).toBeGreaterThan(at(18, 4));
  });
  test('[KT-ELS-18] commands it from a run-up of four squares', () => {
    const said = (startedAt: number) => {
      const companions = [{ of: ELSIE, companion: 'flame-pig', at: '9,4' }];
      const found = elsie([foe('Ana', '8,4')], { more: { companions } });
      found.court.of('Flame Pig').startedAt = found.court.cell(startedAt, 4);
      return found;
    };
    expect(said(12).action('goring-tusks')).toBeGreaterThan(said(9).action('goring-tusks'));
    expect(said(12).whom('goring-tusks', 'Ana')).toBeGreaterThan(0);
    expect(said(9).whom('goring-tusks', 'Ana')).toBe(0);
  });
  test('[KT-ELS-18] the Mantis beside her pedestals against raiders', () => {
    const said = elsie([foe('Ana', '10,4'), foe('Al', '5,4')]);
    expect(said.action('fleeting-mantis')).toBeGreaterThan(0);
    expect([said.whom('fleeting-mantis', 'Ana'), said.whom('fleeting-mantis', 'Al')]).toEqual([
      0.3, 0,
    ]);
    const at = (x: number) =>
      said.option('conjure-where', { id: 'x', cell: said.court.cell(x, 4) });
    expect([at(11), at(9)]).toEqual([0.5, 0]);
    expect(elsie([foe('Al', '5,4')]).action('fleeting-mantis')).toBe(0);
  });
  test('[KT-ELS-18] Rearrange: enemies off pedestals, allies out of flanks', () => {
    const pedestal = elsie([foe('Ana', '11,4'), foe('Al', '17,4')]);
    expect(pedestal.action('rearrange')).toBeGreaterThan(0);
    expect([pedestal.whom('slide-next', 'Ana'), pedestal.whom('slide-next', 'Al')]).toEqual([
      0.5, 0,
    ]);
    const zone = (x: number) =>
      pedestal.option('zone', { id: 'x', cell: pedestal.court.cell(x, 4) });
    expect(zone(10)).toBeGreaterThan(zone(16));
    const flanked = elsie([foe('Ana', '16,6'), foe('Al', '18,6'), olive('leader', '17,6')]);
    expect(flanked.whom('slide-next', BARNEY)).toBe(0.5);
    expect(elsie([foe('Ana', '5,4')]).action('rearrange')).toBe(0);
  });
});

test('[KT-BAG-06] [KT-MAD-15] Madeline shoots the group whose orb they want: the weaker one', () => {
  const rows = Array.from({ length: 9 }, () => '.'.repeat(22));
  rows[1] = `.........1..${'.'.repeat(10)}`;
  rows[7] = `.........2..${'.'.repeat(10)}`;
  const strong = golems([{ at: '9,2', name: 'Strong' }], [MADELINE], { orb: '9,1' });
  const weak = golems([{ at: '9,6', name: 'Weak', hp: 1 }], [MADELINE], { orb: '9,7' });
  const idle = golems([{ at: '9,4', name: 'Idle', hp: 1 }], [MADELINE]);
  const athletes = [olive('specialist', '6,4'), foe('Ana', '20,4')];
  const more = { creeps: [strong, weak, idle] };
  const said = asked('specialist', MADELINE, athletes, { rows, more });
  const worths = ['Strong', 'Weak', 'Idle'].map((creep) =>
    said.whom('basic-implement-attack', creep),
  );
  expect(worths).toEqual([0, 0.2, 0]);
  expect(said.whom('ward-and-shoot', 'Weak')).toBe(0.2);
});
