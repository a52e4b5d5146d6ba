import type { Flow } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../test/table.ts';
import { at, BO, withWarp } from '../../content/classes/porter/testing/ported.ts';
import { attackUnrolled } from './unrolled.ts';

function* nothingElse(): Flow<void> {
  yield* [];
}

/** Ana lies Prone at (4,2); these others are there too. */
function prone(others: readonly Told[], rest: Told = {}): Court {
  return begin({
    court: floor(12, 5),
    athletes: [ours('Ana', '4,2', { statuses: ['prone'] }), ...others],
    turn: 'Ana',
    ...rest,
  });
}

const attacks = (court: Court) => attackUnrolled(court, court.id('Ana'), nothingElse);

describe('whoever uses an attack power without a roll while Prone', () => {
  test('[KZ-OPP-05] is struck by an enemy beside it', () => {
    const court = prone([theirs('Bo', '5,2')]);
    court.start(attacks(court));
    expect(court).toBeAskedFor('opportunity', { of: 'Bo', rule: 'KZ-OPP-05', seat: 1 });
    court.answer('yes');
    expect(court).toAskNothing();
    expect(court).toHaveHeard({ type: 'opportunity', rule: 'KZ-OPP-05', who: 'Ana', by: 'Bo' });
    expect(court.of('Ana')).toHaveHp(6);
  });
  test('[KZ-OPP-05] [KZ-OPP-07] is not struck by teammates, nor by who only has it in range', () => {
    const court = prone([ours('Al', '3,2'), theirs('Bo', '6,2')]);
    court.run(attacks(court));
    expect(court.heard('opportunity')).toEqual([]);
    expect(court.of('Ana')).toHaveHp(8);
  });
  test('[KZ-OPP-05] is not struck once it stands', () => {
    const court = prone([theirs('Bo', '5,2')]).answer('stand-up');
    court.run(attacks(court));
    expect(court.heard('opportunity')).toEqual([]);
  });
  test('[KZ-OPP-05] [KZ-CREEP-12] is struck by a Creep beside it, but by no Mob', () => {
    const beside = (group: string, name: string) => {
      const creeps = [{ group, members: ['4,3'], enemies: ['Ana'] }];
      const court = prone([theirs('Bo', '11,0')], { creeps });
      court.run(attacks(court));
      return court.heard('opportunity').map(({ by }) => by === court.id(name));
    };
    expect(beside('practice-golem', 'Practice Golem 1')).toEqual([true]);
    expect(beside('swarm', 'Vampiric Swarm 1')).toEqual([]);
  });
  test('[KZ-OPP-05] [KC-POR-25] is struck from a Source Warp beside it, by who stands elsewhere', () => {
    const struck = (x: number) => {
      const court = withWarp('source-warp', at(x, 1), {
        bo: { at: '8,1', statuses: ['prone'] },
        pia: { at: '6,1' },
      });
      court.start(attackUnrolled(court, BO, nothingElse));
      return !court.isQuiet;
    };
    expect([struck(9), struck(10)]).toEqual([true, false]);
  });
});

describe('whoever was Hidden until it attacks', () => {
  const secretly = (more: Told = {}) => ({
    statuses: { hidden: { untilAttack: true, source: 'hide' }, ...more },
  });
  const scene = (ana: Told) =>
    begin({
      court: floor(12, 5),
      athletes: [ours('Ana', '1,1', ana), theirs('Bo', '9,1', secretly())],
      turn: 'Ana',
    });
  test('[KZ-STAT-33] [KZ-DEF-01] is seen after an attack without a roll, and nobody else is', () => {
    const court = scene(secretly({ slowed: {} }));
    let hidden = false;
    const look = function* (): Flow<void> {
      hidden = court.inPlay('hidden', 'Ana').length > 0;
      yield* [];
    };
    court.run(attackUnrolled(court, court.id('Ana'), look));
    expect(hidden).toBe(true);
    expect(court.of('Ana')).not.toHaveStatus('hidden');
    expect(court.of('Ana')).toHaveStatus('slowed');
    expect(court.of('Bo')).toHaveStatus('hidden');
    expect(court.heard('status-over')).toMatchObject([
      { status: 'hidden', who: court.id('Ana'), rule: 'KZ-STAT-33' },
    ]);
  });
  test('[KZ-STAT-33] whoever is Hidden for some other time stays so', () => {
    const court = scene({ statuses: ['hidden'] });
    court.run(attacks(court));
    expect(court.of('Ana')).toHaveStatus('hidden');
  });
});
