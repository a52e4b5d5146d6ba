import { describe, expect, test } from 'vitest';

import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { layWard } from '../../../rules/harm/gain-ward.ts';
import { specialWardOf } from './special-ward.ts';
import { AL, BO, WANDA, warded, wardedTable, wardsOf } from './testing/warded.ts';

const hurt = { to: AL, by: BO, kind: 'other', melee: false } as const;

describe('Special Ward', () => {
  test('[KC-WRD-05] a Wardmaster begins without Ward and without Charge Tokens', () => {
    const court = warded(['capacitive-ward'], []);
    expect(wardsOf(court.state, WANDA)).toEqual([]);
    expect(court.state.effects.some(({ kind }) => kind === 'charge-tokens')).toBe(false);
  });

  test('[KC-WRD-07] at the end of each own turn itself or one ally in sight gains one point', () => {
    const court = warded([], ['end-turn']);
    expect(court).toBeAskedFor('special-ward');
    expect(court).toOfferOnly('Wanda', 'Al');
    expect(wardsOf(warded([], ['end-turn', 'Al']).state, AL)).toEqual(['1s']);
    expect(wardsOf(warded([], ['end-turn', 'Wanda']).state, WANDA)).toEqual(['1s']);
  });

  test('[KC-WRD-07] not at the end of another’s turn', () => {
    const court = warded([], ['end-turn', 'Al', 'end-turn']);
    expect([court.open.why.key, court.state.turn?.creature]).toEqual(['action', BO]);
    expect(wardsOf(court.state, AL)).toEqual(['1s']);
  });

  test('[KC-WRD-07] whom she does not see is not offered, and alone she is not asked', () => {
    const rows = ['.........', '.........', '#########', '.........'];
    const court = warded([], ['end-turn'], { rows, al: { at: '1,3' } });
    expect(wardsOf(court.state, WANDA)).toEqual(['1s']);
  });

  test('[KC-WRD-07] it stacks from turn to turn', () => {
    const round = ['end-turn', 'Al', 'end-turn', 'end-turn'];
    expect(wardsOf(warded([], [...round, ...round]).state, AL)).toEqual(['2s']);
  });

  test('[KC-WRD-07] also in the Dungeon', () => {
    const rows = ['.....', '.....', '.....', '', '.....', 's...t'];
    const court = warded([], ['end-turn'], {
      rows,
      wanda: { at: 'dungeon(1,0)' },
      bo: { at: '4,1' },
    });
    expect(wardsOf(court.state, WANDA)).toEqual(['1s']);
  });

  test('[KC-WRD-07] also when a sword’s attack has ended the turn', () => {
    const court = warded([], ['basic-implement-attack', 'Bo'], {
      rolls: [2],
      wanda: { implement: 'sword' },
      bo: { at: '2,1' },
    });
    expect([court.open.why.key, court.state.turn?.phase]).toEqual(['special-ward', 'end']);
  });

  test('[KC-WRD-07] it is Ward like any other: damage that it takes brings no Effect', () => {
    const t = wardedTable([], { Al: 2 }, { rolls: [4] });
    const power = {
      ...BASIC_IMPLEMENT_ATTACK,
      effect: [{ on: 'target' as const, run: () => expect.unreachable() }],
    };
    t.run(attack(t, BO, AL, power), ['damage', 'effect']);
    expect([t.of('Al').hp, wardsOf(t.state, AL)]).toEqual([8, []]);
  });

  test('[KC-WRD-07] [KC-WRD-08] [KC-INV-09] it is lost before ordinary Ward, though that came later', () => {
    const t = wardedTable([], { Al: 1 });
    t.of('Al').wards.push({ amount: 1, onTop: false, by: -1 });
    t.run(deal(t, hurt, 1, 'test'));
    expect(wardsOf(t.state, AL)).toEqual(['1']);
  });

  test('[KC-WRD-08] of two Wardmasters’ the newest is lost first', () => {
    const t = wardedTable([], { Al: 2 });
    const al = t.of('Al');
    if (al === undefined) throw new Error('no Al');
    layWard(al, { amount: 1, onTop: true, by: BO });
    layWard(al, { amount: 1, onTop: true, by: WANDA });
    expect(wardsOf(t.state, AL)).toEqual(['2s', '1s', '1s']);
    t.run(deal(t, hurt, 1, 'test'));
    expect([specialWardOf(al, WANDA), specialWardOf(al, BO)]).toEqual([2, 1]);
    t.run(deal(t, hurt, 1, 'test'));
    expect([specialWardOf(al, WANDA), specialWardOf(al, BO)]).toEqual([2, 0]);
  });

  test('[KC-WRD-06] her own goes when she is Taken Out, what others have of it stays', () => {
    const t = wardedTable([], { Wanda: 1, Al: 1 }, { wanda: { hp: 1 } });
    t.run(deal(t, { ...hurt, to: WANDA }, 9, 'test'));
    expect([t.of('Wanda').cell, wardsOf(t.state, WANDA)]).toEqual([-1, []]);
    expect(wardsOf(t.state, AL)).toEqual(['1s']);
  });

  test('[KC-WRD-09] Taken Out in her own turn she grants nothing', () => {
    const court = warded([], ['walk', ['court(1,0)'], 'yes'], {
      wanda: { hp: 1 },
      bo: { at: '2,1' },
    });
    expect(court.of('Wanda')).toStandAt('nowhere');
    expect(court.state.turn?.creature).toBe(AL);
    expect(wardsOf(court.state, AL)).toEqual([]);
  });
});
