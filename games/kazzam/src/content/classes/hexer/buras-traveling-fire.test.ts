import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import type { KazzamState } from '../../../model.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { force } from '../../../rules/movement/forced.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { TRAVELING_FIRE } from './buras-traveling-fire.ts';

const WIDTH = 12;
const BOTH = ['damage', 'effect'];

function given(others: readonly Told[], t: Told = {}) {
  return {
    court: floor(WIDTH, 7),
    athletes: [
      ours('Hal', '1,3', { class: 'hexer', picks: ['hexer/buras-traveling-fire'] }),
      { ...theirs('T', '5,3'), ...t },
      ...others,
    ],
    turn: 'Hal',
  };
}

/** Who burns, by number. */
function burning({ effects }: KazzamState): readonly number[] {
  return effects.filter(({ kind }) => kind === 'ongoing').map(({ on }) => on);
}

/** Hal sets T on fire; then the others in their order. */
function lit(
  others: readonly Told[],
  answers: Answers = [],
  more: { readonly rolls?: readonly number[]; readonly t?: Told } = {},
): KazzamState {
  return begin(given(others, more.t), { rolls: [4, ...(more.rolls ?? [])] }).answer(
    'buras-traveling-fire',
    'T',
    BOTH,
    ...answers,
  ).state;
}

/** A table on which T burns, nobody's turn. */
function litTable(others: readonly Told[]) {
  const table = begin(given(others), { rolls: [4] });
  const { power } = TRAVELING_FIRE;
  if (power !== undefined) table.run(attack(table, 0, 1, power), BOTH);
  return table;
}

describe('Bura’s Traveling Fire', () => {
  test('[KC-HEX-31] Ongoing 2 on its target, on nobody beside it yet, and it is spent', () => {
    const state = lit([theirs('U', '6,3')]);
    expect([burning(state), state.creatures[1]?.hp]).toEqual([[1], 5]);
    expect(state.effects.find(({ kind }) => kind === 'ongoing')?.amount).toBe(2);
    expect(state.creatures[0]?.spent).toEqual(['buras-traveling-fire']);
  });
  test('[KC-HEX-31] [KC-HEX-32] who starts its turn beside a bearer catches it and takes 2 at once', () => {
    const next = lit([ours('Al', '6,3')], ['end-turn', 'end-turn', 'roll'], { rolls: [2] });
    expect([next.turn?.creature, next.creatures[2]?.hp, burning(next)]).toEqual([2, 6, [1, 2]]);
  });
  test('[KC-HEX-31] not two squares from it', () => {
    const next = lit([ours('Al', '7,3')], ['end-turn', 'end-turn', 'roll'], { rolls: [2] });
    expect([next.turn?.creature, burning(next)]).toEqual([2, [1]]);
  });
  test('[KC-HEX-32] [KZ-STAT-42] with other Ongoing Damage it is one total at that start', () => {
    const hurt = {
      statuses: [
        { status: 'ongoing', amount: 1 },
        { status: 'resist', amount: 1 },
      ],
    };
    const answers = ['end-turn', 'end-turn', 'roll'];
    const next = lit([theirs('U', '6,3', hurt)], answers, { rolls: [2] });
    expect([next.turn?.creature, next.creatures[2]?.hp]).toEqual([2, 6]);
  });
  test('[KC-HEX-31] [KC-HEX-32] friends of the Hexer and the Hexer itself catch it when they come beside a bearer', () => {
    const table = litTable([ours('Al', '8,3')]);
    const { state } = table;
    table.run(teleportTo(table, 2, 3 * WIDTH + 6, { by: 2, rule: 'KC-HEX-31' }));
    table.run(teleportTo(table, 0, 3 * WIDTH + 4, { by: 0, rule: 'KC-HEX-31' }));
    expect(burning(state)).toEqual([1, 2, 0]);
  });
  test('[KC-HEX-31] being forced beside a bearer is enough; off its turn it does not hurt at once', () => {
    const table = litTable([theirs('U', '8,3')]);
    const from = 3 * WIDTH + 5;
    const pull = { how: 'pull', squares: 2, by: 0, source: 'x', from, rule: 'x' } as const;
    table.run(force(table, 2, pull), ['court(7,3)', 'court(6,3)']);
    expect([burning(table.state), table.of('U').hp]).toEqual([[1, 2], 8]);
  });
  test('[KC-HEX-31] a bearer that walks up to somebody sets nobody on fire', () => {
    const walk = ['end-turn', 'walk', ['court(6,3)', 'court(7,3)']];
    expect(burning(lit([theirs('U', '8,3')], walk))).toEqual([1]);
  });
  test('[KC-HEX-31] a step from one square beside a bearer to another does not spread it', () => {
    const table = litTable([theirs('U', '6,3')]);
    table.run(teleportTo(table, 2, 2 * WIDTH + 6, { by: 2, rule: 'KC-HEX-31' }));
    expect(burning(table.state)).toEqual([1]);
  });
  test('[KC-HEX-32] it never stacks, with two bearers about either', () => {
    const others = [theirs('U', '6,3'), theirs('V', '6,2')];
    const answers = ['end-turn', 'end-turn', 'roll', 'end-turn', 'roll'];
    const next = lit(others, answers, { rolls: [2, 2] });
    expect([next.turn?.creature, burning(next), next.creatures[3]?.hp]).toEqual([3, [1, 2, 3], 6]);
  });
  test('[KC-HEX-32] who saved can catch it again, and the save puts out its own only', () => {
    const others = [theirs('U', '6,3')];
    const answers = ['end-turn', 'end-turn', 'roll', 'end-turn', 'roll'];
    const saved = lit(others, answers, { rolls: [2, 5] });
    expect([saved.turn?.creature, burning(saved)]).toEqual([0, [1]]);
    const again = [...answers, 'end-turn', 'end-turn', 'roll'];
    const caught = lit(others, again, { rolls: [2, 5, 2] });
    expect([caught.turn?.creature, burning(caught), caught.creatures[2]?.hp]).toEqual([
      2,
      [1, 2],
      4,
    ]);
  });
  test('[KC-HEX-32] [KC-CONV-31] whom the fire fells is the Hexer’s, wherever it came from', () => {
    const foe = lit([theirs('U', '6,3', { hp: 2 })], ['end-turn', 'end-turn', 'roll'], {
      rolls: [2],
    });
    expect([foe.creatures[2]?.cell, foe.points, foe.strikes]).toEqual([-1, [1, 0], [0, 0]]);
    const friend = lit([ours('Al', '6,3', { hp: 2 })], ['end-turn', 'end-turn', 'roll'], {
      rolls: [2],
    });
    expect([friend.creatures[2]?.cell, friend.points, friend.strikes]).toEqual([
      -1,
      [0, 0],
      [1, 0],
    ]);
  });
  test('[KC-HEX-31] [KC-CONV-16] a Ward that holds keeps it off', () => {
    expect(burning(lit([], [], { t: { ward: 3 } }))).toEqual([]);
  });
});
