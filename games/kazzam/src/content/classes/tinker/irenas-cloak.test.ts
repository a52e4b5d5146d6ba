import { describe, expect, test } from 'vitest';
import { ours, row } from '../../../../test/table.ts';
import { inPlayOnSquares } from '../../../explain/index.ts';
import { oddsOf } from '../../../rules/attack/odds.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { force } from '../../../rules/movement/forced.ts';
import { landings } from '../../../rules/movement/relocate.ts';
import { BOTH, type Setting, square, workshop } from './testing/tricks.ts';

/** Tin has hit Bo and hung the cloak over a square. */
function cloaked(cell = square(6), setting: Setting = {}) {
  return workshop({ rolls: [4], ...setting }).answer('irenas-cloak', 'Bo', BOTH, cell);
}

/** Whether Bo's shot at somebody has Disadvantage. */
function isHampered(court: ReturnType<typeof workshop>, at: string) {
  const odds = oddsOf(court, court.id('Bo'), court.id(at), BASIC_IMPLEMENT_ATTACK);
  return (odds?.disadvantages ?? []).includes('KZ-CONC-01');
}

describe('Irena’s Cloak', () => {
  test('[KC-TNK-24] [KC-REC-14] 2 damage, and a square beside the target, taken or not', () => {
    const court = workshop({ rolls: [4], others: [ours('Al', '5,4')] });
    court.answer('irenas-cloak', 'Bo', BOTH);
    expect(court.of('Bo')).toHaveHp(6);
    expect(court).toBeAskedFor('cloak-where', { rule: 'KC-TNK-24' });
    expect(court.offered).toHaveLength(8);
    expect(court).toOffer('court(5,4)');
  });

  test('[KC-TNK-24] allies in it are Concealed, its maker is not', () => {
    const court = cloaked(square(5, 4), { others: [ours('Al', '5,4')], bo: { at: '5,3' } });
    expect(isHampered(court, 'Al')).toBe(true);
    const own = cloaked(square(4), { tin: { at: '4,3' } });
    expect(isHampered(own, 'Tin')).toBe(false);
    const beside = cloaked(square(4), { others: [ours('Al', '5,4')] });
    expect(isHampered(beside, 'Al')).toBe(false);
  });

  test('[KC-TNK-24] enemies do not walk into it, not even through it', () => {
    const rows = ['#######', '#######', '#######', '.......', '#######'];
    const court = cloaked(square(4), { rows, tin: { at: '0,3' }, bo: { at: '3,3' } });
    court.answer('end-turn', 'walk');
    expect(court.ends).not.toContain(square(4));
    expect(court.ends).not.toContain(square(5));
    expect(court.ends).toContain(square(2));
  });

  test('[KC-TNK-24] nor by a teleport of their own; allies come and go', () => {
    const court = cloaked(square(6), { others: [ours('Al', '7,3')] });
    const cell = court.cell(6, 3);
    const [bo, tin, al] = ['Bo', 'Tin', 'Al'].map((name) => court.id(name)) as [
      number,
      number,
      number,
    ];
    expect(landings(court.state, bo, { squares: 2, by: bo })).not.toContain(cell);
    expect(landings(court.state, bo, { squares: 2, by: tin })).toContain(cell);
    expect(landings(court.state, al, { squares: 2, by: al })).toContain(cell);
  });

  test('[KC-TNK-24] they may be forced into it, stay there, and leave', () => {
    const court = cloaked();
    const by = court.id('Tin');
    const slide = { how: 'slide', squares: 1, by, source: 'x', rule: 'TEST' } as const;
    court.run(force(court, court.id('Bo'), { ...slide, from: court.of('Tin') }), row(3, 6));
    expect(court.of('Bo')).toStandAt('6,3');
    court.answer('end-turn', 'walk', row(3, 7));
    expect(court.of('Bo')).toStandAt('7,3');
    expect(court.answer('walk').ends).not.toContain(square(6));
  });

  test('[KC-TNK-24] until the next turn of its maker ends', () => {
    const court = cloaked().answer('end-turn', 'end-turn');
    expect(court.inPlay('irenas-cloak')).toHaveLength(1);
    court.answer('end-turn');
    expect(court.inPlay('irenas-cloak')).toEqual([]);
    expect(court.inPlay('closed-square')).toEqual([]);
  });

  test('[KC-TNK-24] [KC-CONV-16] the target’s Ward does not stop it', () => {
    const court = cloaked(square(6), { bo: { ward: 3 } });
    expect(court.of('Bo')).toHaveHp(8);
    expect(court.inPlay('irenas-cloak')).toHaveLength(1);
  });

  test('[KC-TNK-24] beside where it stood if it was Taken Out', () => {
    const court = cloaked(square(6), { bo: { hp: 2 } });
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(court.inPlay('irenas-cloak')).toHaveLength(1);
  });

  test('is drawn on its square, and named', () => {
    expect(inPlayOnSquares(cloaked().state)).toMatchObject([
      { name: { key: 'power.irenas-cloak' }, lies: 'mark' },
    ]);
  });
});
