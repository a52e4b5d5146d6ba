import { describe, expect, test } from 'vitest';
import { MAP } from '../../../../test/dungeon-court.ts';
import { begin, type Court, ours, type Told, theirs } from '../../../../test/table.ts';
import { actionFacts, powersOf } from '../../../explain/index.ts';
import { FENNEC, foe, JR, stoat } from './testing/stoats.ts';

/** Fennec beside exit E in a small Dungeon, an enemy of hers at its other end; her turn. */
function jailed(fennec: Told = {}, rolls: readonly number[] = [], options: Told = {}): Court {
  return begin(
    {
      court: MAP,
      athletes: [
        stoat('striker', 'dungeon(2,1)', fennec),
        foe('Ann', 'dungeon(5,2)', { hp: 8 }),
        foe('Bo', '0,0'),
      ],
      turn: FENNEC,
    },
    { rolls, options },
  );
}

/** What the turn has left. */
const left = ({ state }: Court) => [state.turn?.attackActions, state.turn?.moveActions];

describe('Get Out of Jail Free', () => {
  test('[KT-MOR-01] [KT-INV-09] pressing a button leaves the Attack Action and the Move Action', () => {
    const court = jailed().answer('button');
    expect(left(court)).toEqual([1, 1]);
    expect(court).toOffer('rapid-fire', 'walk');
    expect(court).toHaveHeard({ type: 'action', who: FENNEC, action: 'button' });
  });
  test('[KT-MOR-01] it takes nothing else: without an Attack Action it is still open', () => {
    const court = jailed({}, [2]).answer('echoing-shot', 'Ann');
    expect(left(court)[0]).toBe(0);
    expect(court).toOffer('button');
    expect(left(court.answer('button'))).toEqual([0, 1]);
  });
  test('[KT-MOR-01] others pay an Attack Action for it', () => {
    const athletes = [ours('Ann', 'dungeon(2,1)'), theirs('Bo', '0,0')];
    const court = begin({ court: MAP, athletes, turn: 'Ann' }).answer('button');
    expect(left(court)).toEqual([0, 1]);
    expect(court).not.toOffer('basic-physical-attack');
  });
  test('[KT-MOR-01] it still has to be beside an exit, and once is enough', () => {
    expect(jailed({ at: 'dungeon(2,2)' })).not.toOffer('button');
    expect(jailed().answer('button')).not.toOffer('button');
  });
  test('[KT-MOR-01] [KZ-STAT-10] as a Free Action it is closed to the Dazed where those have none', () => {
    const dazed = { statuses: ['dazed'] };
    expect(jailed(dazed)).toOffer('button');
    expect(jailed(dazed, [], { dazedFreeActions: false })).not.toOffer('button');
  });
  test('[KT-MOR-01] it leaves at the start of its next turn', () => {
    const court = jailed().answer('button', 'end-turn', 'end-turn', 'end-turn');
    expect(court).toBeAskedFor('leave-dungeon', { of: FENNEC, rule: 'KZ-DUN-13' });
    expect(court.of(FENNEC)).toStandAt('dungeon(2,1)');
  });
  test('[KT-MOR-01] all five have it, and the board lists it among their powers and the button as free', () => {
    const { state } = jailed();
    expect(actionFacts(state, 0).find(({ id }) => id === 'button')?.price).toBe('free');
    expect(powersOf(state, 0).at(-1)).toMatchObject({
      id: 'get-out-of-jail-free',
      rule: 'KT-MOR-01',
      name: { key: 'power.get-out-of-jail-free' },
    });
    const two = begin({
      court: MAP,
      athletes: [stoat('defender', 'dungeon(2,1)'), foe('Ann', '0,0')],
      turn: JR,
    });
    expect(left(two.answer('button'))).toEqual([1, 1]);
  });
  test('[KT-MOR-01] no action is closed for want of an Attack Action that the button took', () => {
    const court = jailed().answer('button');
    const closed = court.match.choices[0]?.closed?.() ?? [];
    expect(closed.filter(({ because }) => because.key === 'closed.attack')).toEqual([]);
  });
});
