import { describe, expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import { ours, row, theirs } from '../../../../test/table.ts';
import { faultsOf } from '../../../rules/match/faults.ts';
import { TAMER } from './index.ts';
import { kennel, square } from './testing/kennel.ts';

const EFFECT = ['damage', 'effect'];
const PIG = { companion: 'flame-pig', at: '7,3' };
const PICKS = ['summon-flame-pig'];

const athlete = (picks: readonly string[]) => ({
  name: 'Tam',
  role: 'striker' as const,
  specialisation: 'sniper',
  className: 'tamer',
  implement: 'wand' as const,
  level: 1,
  picks: picks.map((pick) => `tamer/${pick}`),
});

describe('a Tamer', () => {
  test('[KC-TMR-01] [KC-TMR-10] picks a feature, two At-Wills and a summon; a Collector two', () => {
    const plain = ['conjuror', 'beast-charm', 'vine-worms', 'summon-scalehound'];
    const two = ['collector', 'beast-charm', 'vine-worms', 'summon-scalehound', 'summon-flame-pig'];
    expect(faultsOf(GAME, athlete(plain))).toEqual([]);
    expect(faultsOf(GAME, athlete(two))).toEqual([]);
    expect(faultsOf(GAME, athlete(two.slice(0, 4)))).toHaveLength(1);
    expect(faultsOf(GAME, athlete([...plain, 'summon-flame-pig']))).toHaveLength(1);
    expect(faultsOf(GAME, athlete([...plain.slice(1), 'creature-aegis']))).toHaveLength(1);
  });

  test('[KC-TMR-04] carries any implement', () => {
    expect(TAMER.implements).toEqual(['wand', 'staff', 'sword']);
  });

  test('[KC-TMR-05] begins with no creature on the map', () => {
    expect(kennel().state.creatures.map(({ kind }) => kind)).toEqual(['athlete', 'athlete']);
  });

  test('[KC-TMR-08] commands are there while a creature of the kind is', () => {
    const picks = ['summon-scalehound'];
    expect(kennel({ picks })).not.toOffer('hissing-howl');
    const court = kennel({ picks, beasts: [{ companion: 'scalehound', at: '7,3' }] });
    expect(court).toOffer('hissing-howl');
    const gone = { companion: 'scalehound', at: 'nowhere' };
    expect(kennel({ picks, beasts: [gone] })).not.toOffer('hissing-howl');
  });

  test('[KC-TMR-08] the same summon recharged adds a second creature', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, at: '2,4' }], bo: { at: '13,7' } });
    court.answer('summon-flame-pig', square(4), []);
    expect(court.state.creatures.map(({ name }) => name)).toContain('Flame Pig 2');
  });

  test('[KC-TMR-06] [KC-SUM-03] commands from the Dungeon, the creature being the source', () => {
    const court = kennel({
      picks: PICKS,
      beasts: [PIG],
      tam: { at: 'dungeon(1,1)' },
      more: { court: [...Array(8).fill('.'.repeat(14)), '', '....', '....', '....'] },
      rolls: [4],
    });
    court.answer('goring-tusks', 'Bo', EFFECT, []);
    expect(court.of('Bo')).toHaveHp(6);
  });

  test('[KC-TMR-06] being Taken Out leaves its creatures and their statuses', () => {
    const slowed = { status: 'weakened', by: 'Bo', ends: 'match' };
    const court = kennel({
      picks: PICKS,
      beasts: [{ ...PIG, statuses: [slowed] }],
      tam: { hp: 1, at: '6,3' },
      turn: 'Bo',
      rolls: [4],
    });
    court.answer('basic-implement-attack', 'Tam');
    expect(court.at('Tam')).toBe('nowhere');
    expect(court.at('Flame Pig')).toBe(square(7));
    expect(court.of('Flame Pig')).toHaveStatus('weakened');
  });
});

describe('its implement', () => {
  const staff = { implement: 'staff' };
  const sword = { implement: 'sword' };

  test('[KC-TMR-13] a staff adds 1 to a single-target hit through a creature, and ends the turn', () => {
    const court = kennel({ picks: PICKS, tam: staff, beasts: [PIG], rolls: [4] });
    court.answer('goring-tusks', 'Bo', ['damage', 'effect', 'through-creature'], []);
    expect(court.of('Bo')).toHaveHp(5);
    expect(court.state.turn?.creature).not.toBe(court.id('Tam'));
  });

  test('[KC-TMR-13] a summoning attack on one target too, a burst not', () => {
    const hound = kennel({ tam: { ...staff, at: '3,3' }, rolls: [4] });
    hound.answer('summon-scalehound', square(7), 'Bo', ['damage', 'effect', 'through-creature']);
    expect(hound.of('Bo')).toHaveHp(4);
    const tree = kennel({
      picks: ['summon-spitting-tree'],
      tam: staff,
      beasts: [{ companion: 'spitting-tree', at: '7,3' }],
      rolls: [3],
    });
    tree.answer('spray', 'damage');
    expect(tree.of('Bo')).toHaveHp(7);
  });

  test('[KC-TMR-13] [KC-CONV-16] what it adds is damage, which Ward takes and does not stop', () => {
    const court = kennel({ picks: PICKS, tam: staff, bo: { ward: 5 }, beasts: [PIG], rolls: [4] });
    court.answer('goring-tusks', 'Bo', ['damage', 'effect', 'through-creature']);
    expect(court.of('Bo')).toHaveHp(8);
    expect(court.of('Bo')).toHaveWard(2);
  });

  test('[KC-TMR-14] a wand ends no turn; it lets one creature move twice in place of the Tamer', () => {
    const court = kennel({
      picks: PICKS,
      beasts: [{ ...PIG, at: '2,5' }],
      bo: { at: '13,0' },
    });
    court.answer('lead-creatures');
    expect(court).toBeAskedFor('company-twice', { rule: 'KC-TMR-14' });
    court.answer('Flame Pig', 'walk', row(5, 3, 4, 5, 6, 7, 8));
    court.answer('walk', row(5, 9, 10));
    expect(court.at('Flame Pig')).toBe('court(10,5)');
    expect(court.at('Tam')).toBe(square(1));
    expect(court.state.turn).toMatchObject({ moveActions: 0 });
  });

  test('[KC-TMR-14] without a wand each moves once', () => {
    const court = kennel({ picks: PICKS, tam: sword, beasts: [{ ...PIG, at: '2,5' }] });
    court.answer('lead-creatures', 'walk', row(5, 3));
    expect(court).toBeAskedFor('action');
  });

  test('[KC-TMR-14] a command with a wand leaves the turn going', () => {
    const court = kennel({ picks: PICKS, beasts: [PIG], rolls: [4] });
    court.answer('goring-tusks', 'Bo', EFFECT, []);
    expect(court.state.turn?.creature).toBe(court.id('Tam'));
    expect(court).toBeAskedFor('action');
  });

  test('[KC-TMR-15] a sword adds 1 while the target is within its reach, and ends the turn', () => {
    const setting = { picks: PICKS, beasts: [PIG], rolls: [4] };
    const near = kennel({ ...setting, tam: { ...sword, at: '8,4' } });
    near.answer('goring-tusks', 'Bo', ['damage', 'effect', 'through-creature'], []);
    expect(near.of('Bo')).toHaveHp(5);
    expect(near.state.turn?.creature).not.toBe(near.id('Tam'));
    const far = kennel({ ...setting, tam: { ...sword, at: '8,5' } });
    far.answer('goring-tusks', 'Bo', EFFECT, []);
    expect(far.of('Bo')).toHaveHp(6);
  });

  test('[KC-TMR-15] once per turn, on an area too', () => {
    const court = kennel({
      picks: ['summon-spitting-tree'],
      tam: { ...sword, at: '12,3' },
      beasts: [{ companion: 'spitting-tree', at: '9,3' }],
      bo: { at: '11,3' },
      others: [theirs('Cy', '11,4'), ours('Al', '0,0')],
      rolls: [4, 4, 2],
    });
    const order = ['damage', 'effect', 'through-creature'];
    court.answer('spray', 'Bo', order, 'Cy', EFFECT);
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.of('Cy')).toHaveHp(7);
  });
});

describe('its features', () => {
  test('[KC-TMR-10] using either summon of a Collector spends both, a recharge brings back both', () => {
    const picks = ['collector', 'summon-scalehound', 'summon-flame-pig'];
    const open = kennel({ picks });
    expect(open).toOffer('summon-flame-pig');
    open.answer('summon-scalehound', square(3), 'end-turn', 'end-turn');
    expect(open.of('Tam')).toHaveSpent('level-1-summon');
    expect(open).not.toOffer('summon-flame-pig');
    expect(open).not.toOffer('summon-scalehound');
    // One entry is what a recharge brings back (KZ-DUN-07).
    expect(open.of('Tam').spent).toHaveLength(1);
  });

  test('[KC-TMR-12] a Commander’s creature gains 1 Ward before the command, not by a summoning', () => {
    const picks = ['commander', 'summon-flame-pig'];
    const court = kennel({ picks, beasts: [PIG], rolls: [4] });
    court.answer('goring-tusks', 'Bo', EFFECT, []);
    expect(court.of('Flame Pig')).toHaveWard(1);
    const another = { class: 'tamer', picks: ['tamer/commander', 'tamer/summon-flame-pig'] };
    const theirsDoes = kennel({ picks: PICKS, bo: another, beasts: [PIG], rolls: [4] });
    theirsDoes.answer('goring-tusks', 'Bo', EFFECT, []);
    expect(theirsDoes.of('Flame Pig')).toHaveWard();
    const called = kennel({ picks, bo: { at: '13,7' } });
    called.answer('summon-flame-pig', square(4), []);
    expect(called.of('Flame Pig')).toHaveWard();
  });
});
