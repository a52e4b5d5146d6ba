import { describe, expect, test } from 'vitest';
import { MAP } from '../../../../test/dungeon-court.ts';
import { swordOf } from '../../../../test/sword.ts';
import { begin, ours, theirs } from '../../../../test/table.ts';
import { given, KNOWN } from './testing/knowing.ts';

const ACTION = 'action KZ-ACT-01 seat 0';

describe('what is at work', () => {
  test('[KC-SHV-01] [KC-SHV-05] [KC-SHV-07] one Enchantment and one Self-Charm, chosen of the known ones', () => {
    const court = given(KNOWN);
    expect(court).toBeAskedFor('choose-enchantment', { rule: 'KC-SHV-05', seat: 0 });
    expect(court).toOfferOnly('sword-hold', 'focused-blade');
    court.answer('focused-blade');
    expect(court).toBeAskedFor('choose-charm', { rule: 'KC-SHV-05', seat: 0 });
    expect(court).toOfferOnly('long-arm', 'regenerative');
    court.answer('long-arm');
    expect(court.asked).toBe(ACTION);
    expect(KNOWN.map((kind) => court.inPlay(kind).length)).toEqual([0, 1, 1, 0]);
  });
  test('[KC-SHV-06] [KC-CONV-41] chosen anew after a Take-Out; what depended on the old ones is gone', () => {
    const court = begin(
      {
        court: MAP,
        athletes: [
          swordOf('Sue', '1,0', KNOWN, { hp: 1 }),
          theirs('Bo', '2,0', { hp: 8 }),
          ours('Al', '7,2'),
        ],
        turn: 'Sue',
      },
      { rolls: [2, 4] },
    ).answer('focused-blade', 'regenerative', 'basic-implement-attack', 'Bo');
    expect(court.inPlay('focus-tokens', 'Sue')).toHaveLength(1);
    court.answer('basic-implement-attack', 'Sue', 'end-turn', 'end-turn', 'dungeon(0,1)');
    expect(court).toBeAskedFor('choose-enchantment', { rule: 'KC-SHV-05', seat: 0 });
    expect(court.inPlay('focus-tokens', 'Sue')).toEqual([]);
    court.answer('sword-hold', 'long-arm');
    expect(KNOWN.map((kind) => court.inPlay(kind).length)).toEqual([1, 0, 1, 0]);
    expect([court.inPlay('regenerate').length, court.inPlay('reach').length]).toEqual([0, 1]);
  });
  test('[KC-SHV-07] Disarmed, the Enchantment gives nothing and stays; the Charm works', () => {
    const court = given(['focused-blade', 'regenerative'], { hp: 4, statuses: ['disarmed'] }, [2]);
    expect(court.of('Sue')).toHaveHp(5);
    court.answer('basic-physical-attack', 'Bo');
    expect(court.inPlay('focus-tokens')).toEqual([]);
    expect(court.inPlay('focused-blade')).toHaveLength(1);
  });
  test('[KC-SHV-01] the picked powers and Change Spell are its actions', () => {
    const court = given([...KNOWN, 'dancing-blade', 'sword-sweep'], { statuses: [] });
    court.answer('sword-hold', 'long-arm');
    expect(court.offered).toEqual(
      expect.arrayContaining(['change-spell', 'dancing-blade', 'sword-sweep']),
    );
    expect(court).not.toOffer('tempest-blade');
  });
});
