import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { SHIELDS } from '../content/shields.ts';
import { packet } from './packets.ts';

/** B resolves, all others act as said; A and C have their turns before and after. */
const hitB = (
  players: Record<string, Record<string, unknown>>,
  answers: readonly (readonly [string, unknown, string?])[] = [],
  more: Record<string, unknown> = {},
  rolls: readonly (string | number)[] = [],
) =>
  play({
    given: {
      phase: 'resolve',
      resolving: 'B',
      ...more,
      players: { ...players, B: { stored: 2, ...players.B } },
    },
    answers,
    rolls,
  });

const PLASMA = { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/B' };

describe('damage', () => {
  test('[UB-DMG-01] packets come by attacker in turn order', () => {
    const { of } = hitB(
      {
        A: { selects: 'basic-lazor/activate/B' },
        C: { lazor: 'focused-lazor', selects: 'focused-lazor/activate/B' },
        D: PLASMA,
      },
      [],
      { firstPlayer: 'C', resolving: 'B' },
    );
    expect(of('attacked')[0]).toMatchObject({
      packets: [
        { attacker: 2, damage: 1 },
        { attacker: 3, damage: 2 },
        { attacker: 0, damage: 1 },
      ],
    });
  });

  test('[UB-DMG-01] reflected packets come last, in the order in which they arose', () => {
    const { of, state } = hitB(
      {
        A: { selects: 'basic-shield/activate' },
        C: { selects: 'basic-lazor/activate/B' },
        D: { shield: 'reflector-shield', selects: 'reflector-shield/overcharge/B' },
        B: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/D' },
      },
      [],
      {
        reflected: [
          { from: 'D', to: 'B', damage: 1 },
          { from: 'D', to: 'C', damage: 1 },
          { from: 'D', to: 'B', damage: 1 },
        ],
      },
    );
    expect(of('attacked')[0]).toMatchObject({
      packets: [
        { attacker: 2, damage: 1 },
        { attacker: 3, damage: 1 },
        { attacker: 3, damage: 1 },
      ],
    });
    expect(state.waiting).toEqual([{ attacker: 3, target: 2, damage: 1 }]);
  });

  test('[UB-DMG-02] packets, Shield, health, effects of damage, riders, death', () => {
    const { events } = hitB(
      {
        A: { lazor: 'vampiric-lazor', selects: 'vampiric-lazor/overcharge/B' },
        B: {
          shield: 'absorber-shield',
          selects: 'absorber-shield/activate',
          health: 2,
          scored: ['B2'],
        },
      },
      [['B', 'letter']],
      {},
      ['B'],
    );
    const types = events.map(({ type }) => type);
    expect(types.slice(types.indexOf('attacked'), types.indexOf('spent-returned'))).toEqual([
      'attacked',
      'blocked',
      'damaged',
      'stored',
      'drained',
      'stolen',
      'stored',
      'died',
      'respawned',
      'reward-rolled',
      'line-lost',
      'scored',
    ]);
  });

  test('[UB-DMG-03] a block cancels damage of the packets in their order', () => {
    const { of, player } = hitB({
      A: { selects: 'basic-lazor/activate/B' },
      B: { shield: 'negator-shield', selects: 'negator-shield/activate' },
      C: PLASMA,
    });
    expect(of('blocked')).toMatchObject([{ amount: 2, of: 3 }]);
    expect(of('drained')).toMatchObject([
      { seat: 0, wanted: 1 },
      { seat: 2, wanted: 1 },
    ]);
    expect(of('damaged')).toMatchObject([{ amount: 1, attackers: [2] }]);
    expect(player('B').health).toBe(2);
  });

  test('[UB-DMG-04] damage taken counts in full beyond the health that is left', () => {
    const { player, of, state } = hitB(
      {
        A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B' },
        B: { health: 1, selects: 'basic-shield/activate' },
        C: { lazor: 'vampiric-lazor', selects: 'vampiric-lazor/activate/B' },
      },
      [['B', 'letter']],
    );
    expect(of('damaged')).toMatchObject([{ rule: 'UB-DMG-04', amount: 4, health: 0 }]);
    expect(player('B').damageTaken).toBe(4);
    expect(state.tally).toMatchObject({ damageTaken: 4, damageBlocked: 1, deaths: 1 });
  });

  test('[UB-DMG-05] with a Battery, a Lazor or nothing selected all damage is unblocked', () => {
    for (const selects of ['basic-battery/activate', 'basic-lazor/activate/C', undefined]) {
      const { of } = hitB(
        { A: PLASMA, B: selects === undefined ? {} : { selects } },
        [['B', 'done']].slice(1) as never,
      );
      expect(of('blocked')).toEqual([]);
      expect(of('damaged')).toMatchObject([{ rule: 'UB-DMG-05', amount: 2, health: 1 }]);
    }
  });

  test('[UB-DMG-06] riders work though all damage is blocked', () => {
    const { of, player } = hitB({
      A: { lazor: 'vampiric-lazor', selects: 'vampiric-lazor/activate/B' },
      B: { shield: 'efficient-shield', selects: 'efficient-shield/overcharge' },
    });
    expect(of('damaged')).toEqual([]);
    expect(of('drained')).toMatchObject([{ rule: 'UB-DMG-06', amount: 1 }]);
    expect(player('A').stored).toBe(1);
  });

  test('[UB-DMG-07] damage beyond 0 health is lost, not carried to the respawned', () => {
    const { player, of } = hitB(
      { A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B' }, B: { health: 1 } },
      [['B', 'letter']],
    );
    expect(player('B').health).toBe(3);
    expect(of('damaged')).toMatchObject([{ also: ['UB-DMG-07'] }]);
    expect(hitB({ A: PLASMA }).of('damaged')).toMatchObject([{ also: [] }]);
  });

  test('[UB-DMG-08] health does not come back, and is never above 3', () => {
    const { player } = play({
      given: {
        phase: 'resolve',
        resolving: 'D',
        players: { A: { health: 1 }, B: { health: 2 } },
      },
      rolls: ['B', 2, 'B', '*', 'B', 2, 'B', 2].slice(0, 0),
    });
    expect(player('A').health).toBe(1);
    expect(player('B').health).toBe(2);
    expect(player('C').health).toBe(3);
  });

  test('[UB-DMG-09] adjacent means a neighbour of the target, other than the attacker', () => {
    const ids = (seats: number) => {
      const { choices } = play({
        seats,
        given: { phase: 'selection', players: { A: { lazor: 'diffracting-lazor', available: 3 } } },
      });
      const choice = choices[0];
      return choice !== undefined && 'options' in choice
        ? choice.options.map(({ id }) => id).filter((id) => id.startsWith('diffracting'))
        : [];
    };
    const at = (pairs: string[]) => pairs.map((pair) => `diffracting-lazor/activate/${pair}`);
    expect(ids(2)).toEqual(at(['1']));
    expect(ids(3)).toEqual(at(['1/2', '2/1']));
    expect(ids(4)).toEqual(at(['1/2', '2/3', '2/1', '3/2']));
    expect(ids(5)).toEqual(at(['1/2', '2/3', '2/1', '3/4', '3/2', '4/3']));
  });

  test('[UB-DMG-10] the adjacent packet is like any other and carries no rider', () => {
    const { of } = play({
      seats: 3,
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { lazor: 'diffracting-lazor', selects: 'diffracting-lazor/overcharge/C/B' },
          B: { shield: 'negator-shield', selects: 'negator-shield/activate', stored: 2 },
        },
      },
    });
    expect(of('attacked')).toMatchObject([{ seat: 1, packets: [{ attacker: 0, damage: 2 }] }]);
    expect(of('blocked')).toMatchObject([{ amount: 2 }]);
    expect(of('drained')).toMatchObject([{ seat: 0, by: 1, wanted: 2 }]);
  });

  test('[UB-DMG-10] the revealed selection names both', () => {
    const { of } = play({
      seats: 3,
      given: {
        phase: 'selection',
        players: { A: { lazor: 'diffracting-lazor', available: 3 }, C: { stored: 2 } },
      },
      answers: [
        ['A', 'diffracting-lazor/activate/B/C'],
        ['B', 'basic-battery/decline'],
        ['C', 'basic-battery/decline'],
        ['A', 'done', 'choice.step-4'],
      ],
    });
    expect(of('selected')[0]).toMatchObject({ target: 1, adjacent: 2, also: ['UB-DMG-10'] });
    expect(of('selected')[1]).not.toHaveProperty('target');
    expect(of('damaged')).toMatchObject([
      { seat: 1, amount: 2 },
      { seat: 2, amount: 1 },
    ]);
  });
});

describe('reflection', () => {
  const reflecting = (to: string) => ({
    A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B' },
    B: { shield: 'reflector-shield', selects: `reflector-shield/overcharge/${to}` },
  });

  test('[UB-REFL-01] it waits for a recipient that has still to do step 1', () => {
    const { of, player, state } = hitB({ ...reflecting('C'), C: { stored: 2 } }, [['B', 'done']]);
    expect(of('reflected')).toMatchObject([
      { seat: 1, target: 2, amount: 3, waits: true, also: ['UB-SHD-08', 'UB-REFL-03'] },
    ]);
    expect(of('attacked')).toMatchObject([{ seat: 1 }, { seat: 2, extra: false }]);
    expect(player('B').damageReflected).toBe(3);
    expect(state.tally.damageReflected).toBe(3);
    expect(state.waiting).toEqual([]);
  });

  test('[UB-REFL-01] a recipient that is done resolves it at once, before the owner loses health', () => {
    const { events } = hitB(
      {
        A: { selects: 'basic-lazor/activate/B' },
        B: { shield: 'reflector-shield', selects: 'reflector-shield/activate' },
        C: PLASMA,
      },
      [['B', { 'seat/C': 1 }]],
    );
    expect(events.filter(({ type }) => type === 'reflected' || type === 'damaged')).toMatchObject([
      { type: 'reflected', waits: true },
      { type: 'damaged', seat: 1 },
    ]);
    const done = hitB(
      {
        A: PLASMA,
        B: { shield: 'reflector-shield', selects: 'reflector-shield/activate' },
      },
      [['B', { 'seat/A': 1 }]],
    );
    expect(done.of('reflected', 'damaged')).toMatchObject([
      { type: 'reflected', waits: false },
      { type: 'damaged', seat: 0, amount: 1 },
      { type: 'damaged', seat: 1, amount: 1 },
    ]);
  });

  test('[UB-REFL-02] in an extra step 1 what remains of a fixed block works', () => {
    const late = (blockLeft: number) =>
      hitB(
        {
          ...reflecting('D'),
          D: { shield: 'negator-shield', selects: 'negator-shield/activate', blockLeft },
        },
        [],
        { firstPlayer: 'D', resolving: 'B' },
      );
    expect(late(2).of('blocked')).toMatchObject([{ seat: 3, amount: 2, of: 3 }]);
    expect(late(2).player('D')).toMatchObject({ health: 2, blockLeft: 0 });
    expect(late(1).of('blocked')).toMatchObject([{ seat: 3, amount: 1 }]);
    expect(late(0).of('blocked')).toEqual([]);
  });

  test('[UB-REFL-02] a fixed block is used up by the regular step 1', () => {
    const { of } = play({
      given: {
        phase: 'resolve',
        resolving: 'A',
        players: {
          A: { selects: 'basic-shield/activate' },
          B: { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/C' },
          C: { shield: 'reflector-shield', selects: 'reflector-shield/overcharge/A', stored: 2 },
          D: { selects: 'basic-lazor/activate/A' },
        },
      },
      answers: [['B', 'done']],
    });
    expect(of('blocked')).toMatchObject([{ seat: 0, amount: 1 }]);
    expect(of('damaged')).toMatchObject([{ seat: 0, amount: 2 }]);
  });

  test('[UB-REFL-02] in an extra step 1 "block all" works', () => {
    const { of } = hitB(
      {
        ...reflecting('D'),
        D: { shield: 'efficient-shield', selects: 'efficient-shield/overcharge' },
      },
      [],
      { firstPlayer: 'D', resolving: 'B' },
    );
    expect(of('blocked')).toMatchObject([{ seat: 3, amount: 3 }]);
    expect(of('damaged')).toEqual([]);
    // Its self-disabling belongs to the regular step 1.
    expect(of('disabled')).toMatchObject([{ seat: 1 }]);
  });

  test('[UB-REFL-03] what was reflected is not reflected again', () => {
    const hits = [packet(0, 2, true), packet(2, 1, false)];
    const attack = { seat: 1, regular: true, hits, reflections: [] };
    const selection = {
      slot: 'shield',
      item: 'reflector-shield',
      action: 'overcharge',
      target: 3,
      adjacent: -1,
    } as const;
    SHIELDS['reflector-shield'].overcharge?.onIncoming?.({} as never, selection, attack);
    expect(attack.reflections).toEqual([{ target: 3, damage: 1, rule: 'UB-SHD-08' }]);
    expect(hits.map(({ open }) => open)).toEqual([2, 0]);
  });

  test('[UB-REFL-04] fired and reflected damage kill together', () => {
    const both = (shield: Record<string, unknown>) =>
      play({
        given: {
          phase: 'resolve',
          resolving: 'B',
          players: {
            A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B' },
            C: { lazor: 'focused-lazor', selects: 'focused-lazor/overcharge/D' },
            D: { shield: 'reflector-shield', selects: 'reflector-shield/overcharge/B' },
            B: { stored: 2, ...shield },
          },
          reflected: [{ from: 'D', to: 'B', damage: 1 }],
        },
        answers: [['B', 'letter']],
      });
    expect(both({}).of('died')).toMatchObject([{ killers: [0, 3], also: ['UB-REFL-04'] }]);
  });

  test('[UB-REFL-04] reflected damage kills for the owner of the Shield', () => {
    const late = hitB(
      { ...reflecting('A'), A: { ...reflecting('A').A, scored: ['B3'] } },
      [['A', 'letter']],
      {},
      ['B'],
    );
    expect(late.of('died')).toMatchObject([
      { seat: 0, killers: [1], also: ['UB-REFL-04', 'UB-DEATH-10'] },
    ]);
    expect(late.of('scored')).toMatchObject([{ seat: 1, square: 'B3' }]);
    const waiting = hitB(
      { ...reflecting('C'), C: { scored: ['B4'] } },
      [
        ['B', 'done'],
        ['C', 'letter'],
      ],
      {},
      ['B'],
    );
    expect(waiting.of('died')).toMatchObject([{ seat: 2, killers: [1], also: ['UB-REFL-04'] }]);
  });
});
