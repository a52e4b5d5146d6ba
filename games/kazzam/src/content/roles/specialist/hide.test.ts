import { describe, expect, test } from 'vitest';
import {
  type Answers,
  type Beginning,
  begin,
  floor,
  ours,
  type Told,
  theirs,
} from '../../../../test/table.ts';
import { nothing, windows } from '../../../rules/effects/windows.ts';
import { changeSquare } from '../../../rules/sight/walls.ts';
import { run, runner } from '../testing/runner.ts';

describe('Hide', () => {
  const PILLAR = ['.........', '...#.....', '.........', '.........'];
  const BOXES = ['.........', '..o......', '.........', '.........'];
  /** Ana's turn is over; Bo is somewhere beyond. */
  const ended = (
    rows: readonly string[],
    more: Told = {},
    { answers = [], rolls = [] }: Beginning = {},
    last: Answers = ['end-turn'],
  ) =>
    run(
      { court: rows, athletes: [runner('1,1', more), theirs('Bo', '6,1')] },
      { rolls, answers: [...answers, ...last] },
    );
  const isHidden = (court: ReturnType<typeof run>) =>
    court.state.effects.some(({ kind, on }) => kind === 'hidden' && on === 0);
  test('[KR-SPEC-12] at the end of its turn, out of sight of every enemy or in cover from it', () => {
    expect(ended(PILLAR)).toBeAskedFor('hide');
    expect(ended(PILLAR)).toOfferOnly('no', 'yes');
    expect(ended(BOXES)).toBeAskedFor('hide');
    expect(ended(floor(9, 4))).toBeAskedFor('action');
  });
  const hidden = (answers: Answers, rolls: readonly number[] = [], more: Told = {}) =>
    run(
      { court: BOXES, athletes: [runner('1,1', more), theirs('Bo', '6,1')] },
      { answers: ['end-turn', 'yes', ...answers], rolls },
    );
  test('[KR-SPEC-12] it may stay in view', () => {
    const stayed = run(
      { court: BOXES, athletes: [runner('1,1'), theirs('Bo', '6,1')] },
      { answers: ['end-turn', 'no'] },
    );
    expect(isHidden(stayed)).toBe(false);
  });
  test('[KR-SPEC-12] Hidden to the end of its next turn', () => {
    expect(isHidden(hidden([]))).toBe(true);
    expect(isHidden(hidden(['end-turn']))).toBe(true);
    expect(isHidden(hidden(['end-turn', 'end-turn']))).toBe(false);
  });
  test('[KR-SPEC-12] [KR-INV-14] not in two turns in a row, but in the one after', () => {
    const second = hidden(['end-turn', 'end-turn']);
    expect(second).toBeAskedFor('action');
    const third = hidden(['end-turn', 'end-turn', 'end-turn', 'end-turn']);
    expect(third).toBeAskedFor('hide');
  });
  test('[KR-SPEC-12] [KZ-STAT-31] nobody attacks it, and its own attack has Advantage and ends it', () => {
    expect(() => hidden(['basic-implement-attack'])).toThrow('basic-implement-attack');
    const struck = hidden(['end-turn', 'basic-implement-attack', 'Bo'], [1, 4]);
    expect(struck.of('Bo')).toHaveHp(8);
    expect(struck).toBeAskedFor('hit-order');
    const over = hidden(
      ['end-turn', 'basic-implement-attack', 'Bo', ['damage', 'role-boost'], [], []],
      [1, 4],
    );
    expect(over.of('Bo')).toHaveHp(6);
    expect(isHidden(over)).toBe(false);
  });
  test('[KR-SPEC-12] even after a staff has ended its turn', () => {
    const after = run(
      {
        court: BOXES,
        athletes: [runner('1,1', { implement: 'staff' }), theirs('Bo', '6,1')],
      },
      { rolls: [1], answers: ['basic-implement-attack', 'Bo'] },
    );
    expect(after).toBeAskedFor('hide');
  });
  test('[KR-SPEC-12] [KR-GEN-07] not if its Role Action is spent', () => {
    expect(ended(BOXES, {}, { answers: ['cloak'] })).toBeAskedFor('action');
  });
  test('[KR-SPEC-12] [KR-GEN-08] not while a status forbids Role Actions', () => {
    for (const status of ['distracted', 'dazed', 'revealed']) {
      expect(ended(BOXES, { statuses: [status] }).state.turn?.creature).toBe(1);
    }
  });
  test('[KR-SPEC-12] [KR-GEN-08] not if it is Stunned in its turn', () => {
    const court = run({ court: BOXES, athletes: [runner('1,1'), theirs('Bo', '6,1')] });
    court.befall('Ana', 'stunned');
    court.answer('end-turn');
    expect(court.state.turn?.creature).toBe(1);
  });
  test('[KR-SPEC-12] [KR-GEN-08] not in a turn that a die for Panicked has taken over', () => {
    // Neither can it shoot nor run; behind its box it would be covered.
    const panicked = (die: number) =>
      ended(
        BOXES,
        { statuses: [{ status: 'panicked', by: 'Bo' }, 'disarmed', 'immobilized'] },
        { rolls: [die] },
        die < 5 ? [] : ['end-turn'],
      );
    expect(panicked(3).state.turn?.creature).toBe(1);
    expect(panicked(5)).toBeAskedFor('hide');
  });
  test('[KR-SPEC-12] Concealment will do, from whoever it conceals it from', () => {
    const turns = (bo: string) =>
      run(
        { court: floor(9, 4), athletes: [runner('1,1'), theirs('Bo', bo)] },
        { answers: ['cloak', 'end-turn', 'end-turn', 'end-turn'] },
      ).open.why.key;
    expect(turns('5,1')).toBe('hide');
    expect(turns('4,1')).toBe('action');
  });
  test('[KR-SPEC-12] [KZ-CONC-03] that of a zone, too', () => {
    const warded = { class: 'wardmaster', picks: ['wardmaster/sight-ward'] };
    const after = run(
      {
        court: floor(9, 4),
        athletes: [ours('Cleo', '1,3', warded), runner('1,1'), theirs('Bo', '4,1')],
        turn: 'Cleo',
      },
      { answers: ['sight-ward', 'court(1,1)', 'end-turn', 'Cleo', 'end-turn'] },
    );
    expect(after).toBeAskedFor('hide');
  });
  test('[KR-SPEC-12] allies need not be hidden from, one enemy in the open is enough', () => {
    const others = (one: Told) =>
      run(
        { court: BOXES, athletes: [runner('1,1'), theirs('Bo', '6,1'), one] },
        { answers: ['end-turn'] },
      ).open.why.key;
    expect(others(ours('Cleo', '1,3'))).toBe('hide');
    expect(others(theirs('Dan', '1,3'))).not.toBe('hide');
  });
  test('[KR-SPEC-12] the Summoned Creatures of opponents look on too', () => {
    const tamer = { class: 'tamer', picks: ['tamer/summon-scalehound'] };
    const watched = (at: string) =>
      run(
        {
          court: BOXES,
          athletes: [runner('1,1'), theirs('Bo', '6,1', tamer)],
          companions: [{ of: 'Bo', companion: 'scalehound', at }],
        },
        { answers: ['end-turn'] },
      ).open.why.key;
    expect(watched('7,1')).toBe('hide');
    expect(watched('1,3')).not.toBe('hide');
  });
  test('[KR-SPEC-12] of Creeps those that list it', () => {
    const creeps = (enemies: readonly string[]) =>
      run(
        {
          court: BOXES,
          athletes: [runner('1,1'), ours('Cleo', '8,3')],
          creeps: [{ group: 'practice-golem', enemies, members: ['1,3'] }],
        },
        { answers: ['end-turn'] },
      ).open.why.key;
    expect(creeps(['Cleo'])).toBe('hide');
    expect(creeps(['Ana'])).toBe('action');
  });
  test('[KR-SPEC-12] [KZ-GRID-06] enemies in another part of the map do not matter', () => {
    const after = run(
      {
        court: ['.....', '.....', '', '.....', '.....'],
        athletes: [runner('1,1'), theirs('Bo', 'dungeon(1,1)')],
      },
      { answers: ['end-turn'] },
    );
    expect(after).toBeAskedFor('hide');
  });
  const WALL = ['..#......', '..#......', '..#......', '..#......'];
  /** Whether it hides, with two squares that lead to each other. */
  const hidesBy = (
    tunnel: readonly [number, number],
    { rows = WALL, bo = '6,1' }: { readonly rows?: readonly string[]; readonly bo?: string } = {},
  ) => {
    const t = begin({ court: rows, athletes: [runner('1,1'), theirs('Bo', bo)], turn: 'Ana' });
    const [one, other] = tunnel;
    changeSquare(t.state, one, 'portal-entry', { end: other });
    changeSquare(t.state, other, 'portal-entry', { end: one });
    const asked = windows.pass(t, { type: 'turn-end', creature: 0, events: [] }, nothing).next(0);
    return asked.done !== true;
  };
  const at = (x: number, y: number) => y * 9 + x;
  test('[KC-POR-34] [KR-SPEC-12] not in sight of an enemy through a tunnel', () => {
    expect(hidesBy([at(0, 3), at(8, 3)])).toBe(false);
    // Both ends are on its own side of the wall.
    expect(hidesBy([at(0, 3), at(1, 3)])).toBe(true);
  });
  test('[KC-POR-34] [KR-SPEC-12] but with cover from it, as attacks do not pass', () => {
    expect(hidesBy([at(0, 3), at(8, 3)], { rows: BOXES })).toBe(true);
  });
  test('[KC-POR-34] [KR-SPEC-12] nor from another part of the map', () => {
    const rows = ['.........', '.........', '', '.........', '.........'];
    const beyond = { rows, bo: 'dungeon(1,1)' };
    expect(hidesBy([at(0, 0), at(8, 2)], beyond)).toBe(false);
    expect(hidesBy([at(0, 0), at(8, 0)], beyond)).toBe(true);
  });
});
