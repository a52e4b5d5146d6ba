import { describe, expect, test } from 'vitest';
import { type Court, row, theirs } from '../../../../test/table.ts';
import { move, shiftBy, walkOf } from '../../../rules/movement/move.ts';
import { type Kennel, kennel, makeImmune } from './testing/kennel.ts';

const EFFECT = ['damage', 'effect'];
const PICKS = ['vine-worms', 'summon-scalehound'];

/** Tam with a wand has hit Bo at (4,3); it is still his turn. */
const caught = ({ bo = {}, rolls = [], ...setting }: Kennel = {}) =>
  kennel({ picks: PICKS, ...setting, bo: { at: '4,3', ...bo }, rolls: [4, ...rolls] }).answer(
    'vine-worms',
    'Bo',
    EFFECT,
  );

/** Bo moves to that square of his row so, as a power would have him do. */
function moves(court: Court, how: typeof walkOf, x: number): void {
  const bo = court.id('Bo');
  const movement = how(court, bo);
  if (movement === undefined) throw new Error('Bo cannot move');
  court.run(move(court, bo, movement), row(3, x));
}

describe('what the worms cost', () => {
  test('[KC-TMR-22] nothing when somebody else moves', () => {
    const court = caught();
    const { hp } = court.of('Bo');
    court.answer('walk', row(3, 2));
    expect(court.of('Bo')).toHaveHp(hp);
    expect(court.of('Tam')).toHaveHp(8);
  });

  test('[KC-TMR-22] [D-64] nothing for a Shift that a power lends', () => {
    const court = caught();
    const { hp } = court.of('Bo');
    moves(court, (t, bo) => shiftBy(t, bo, 1, 'TEST'), 5);
    expect(court.at('Bo')).toBe('court(5,3)');
    expect(court.of('Bo')).toHaveHp(hp);
  });

  test('[KC-TMR-22] [D-64] 1 for an action that attacks on its way, and the next costs it again', () => {
    const runner = { class: 'wandslinger', picks: ['wandslinger/running-shot'] };
    const court = caught({ bo: runner, rolls: [4] }).answer('end-turn');
    const { hp } = court.of('Bo');
    court.answer('running-shot', 'not-now', row(3, 5), 'Tam', row(3, 6));
    expect(court.at('Bo')).toBe('court(6,3)');
    expect(court.of('Bo')).toHaveHp(hp - 1);
    court.answer('walk', row(3, 7));
    expect(court.of('Bo')).toHaveHp(hp - 2);
  });

  test('[KC-TMR-22] [D-64] 1 however often it sets out in one action of its turn', () => {
    const court = caught().answer('end-turn');
    const { hp } = court.of('Bo');
    for (const x of [5, 6]) moves(court, walkOf, x);
    expect(court.at('Bo')).toBe('court(6,3)');
    expect(court.of('Bo')).toHaveHp(hp - 1);
  });

  test('[KC-TMR-22] 1 each time that it moves by its speed in the turn of another', () => {
    const court = caught();
    const { hp } = court.of('Bo');
    for (const x of [5, 6]) moves(court, walkOf, x);
    expect(court.at('Bo')).toBe('court(6,3)');
    expect(court.of('Bo')).toHaveHp(hp - 2);
    expect(court.inPlay('vine-worms-bite')).toEqual([]);
  });
});

describe('whom the worms Grab', () => {
  const empath = theirs('Em', '11,5', { class: 'diviner', picks: ['diviner/empath'] });
  const bond = { kind: 'empathic-bond', on: 'Em', by: 'Em', target: 'Bo' };
  const ward = { others: [empath], more: { effects: [bond] } };

  test('[KC-TMR-22] [KC-DIV-11] an Empath may take the Grab in place of the target', () => {
    const court = kennel({ picks: PICKS, ...ward, bo: { at: '4,3' }, rolls: [4] });
    // The damage is his own.
    court.answer('vine-worms', 'Bo', 'Bo', EFFECT);
    expect(court).toBeAskedFor('bond-status', { of: 'Em', rule: 'KC-DIV-11' });
    expect(court.open.why.params).toMatchObject({ status: 'grabbed', of: court.id('Bo') });
    court.answer('Em');
    expect(court.of('Em')).toHaveStatus('grabbed');
    expect(court.of('Em')).toHaveStatus('slowed');
    expect(court.of('Bo')).not.toHaveStatus('grabbed');
    expect(court.inPlay('vine-worms').map(({ on }) => on)).toEqual([court.id('Em')]);
  });

  test('[KC-TMR-22] [KZ-STAT-05] not who is immune to Grabs: there is nothing to take then', () => {
    const court = kennel({ picks: PICKS, ...ward, bo: { at: '4,3' }, rolls: [4] });
    makeImmune(court, 'Bo', 'grabbed');
    court.answer('vine-worms', 'Bo', 'Bo', EFFECT);
    expect(court).toBeAskedFor('action', { of: 'Tam' });
    expect(court.inPlay('vine-worms')).toEqual([]);
    expect(court.of('Bo')).not.toHaveStatus('slowed');
  });
});
