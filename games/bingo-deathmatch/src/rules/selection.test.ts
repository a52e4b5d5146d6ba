import { describe, expect, test } from 'vitest';
import { play, refusal } from '../../test/play.ts';

const select = (
  players: Record<string, unknown>,
  answers: readonly (readonly [string, unknown, string?])[] = [],
  seats = 2,
  more = {},
) => play({ seats, given: { phase: 'selection', players, ...more }, answers });

const optionsOf = (player: Record<string, unknown>, seats = 2, more = {}) => {
  const { choices } = select({ A: player }, [], seats, more);
  const choice = choices.find(({ seat, why }) => seat === 0 && why.key === 'choice.select');
  return choice !== undefined && 'options' in choice ? choice.options.map(({ id }) => id) : [];
};

describe('selection', () => {
  test('[UB-SEL-01] a window for Entropy Engine first, round and round, then the selection', () => {
    const { asked, open } = select(
      {
        A: { powers: ['entropy-engine'], scored: ['B2'] },
        B: { powers: ['entropy-engine'], scored: ['N3'] },
      },
      [
        ['A', 'pass'],
        ['B', 'play/entropy-engine/N3'],
        ['A', 'pass'],
      ],
    );
    expect(asked).toEqual([
      'choice.before-selection A',
      'choice.before-selection B',
      'choice.before-selection A',
    ]);
    expect(open).toEqual(['choice.select A', 'choice.select B']);
  });

  test('[UB-SEL-02] a selection holds item, action, target and adjacent player', () => {
    const { choices } = select({ A: { lazor: 'diffracting-lazor', available: 5 } }, [], 4);
    const choice = choices[0];
    expect(choice).toMatchObject({ seat: 0, why: { rule: 'UB-SEL-02' } });
    const option =
      choice !== undefined && 'options' in choice
        ? choice.options.find(({ id }) => id === 'diffracting-lazor/overcharge/2/3')
        : undefined;
    expect(option).toMatchObject({
      names: { item: 'diffracting-lazor', action: 'overcharge', target: 2, adjacent: 3 },
      selection: {
        slot: 'lazor',
        item: 'diffracting-lazor',
        action: 'overcharge',
        target: 2,
        adjacent: 3,
      },
    });
  });

  test('[UB-SEL-03] [UB-HID-02] all are revealed together when the last one is in', () => {
    const waiting = select({}, [['B', 'basic-battery/decline']]);
    expect(waiting.state.players.map(({ selection }) => selection)).toEqual([undefined, undefined]);
    expect(waiting.of('selected')).toEqual([]);
    const all = select({ A: { stored: 2 } }, [
      ['B', 'basic-battery/decline'],
      ['A', 'basic-battery/decline'],
    ]);
    expect(all.of('selected')).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  });

  test('[UB-HID-02] nobody learns more than that a selection has been made', () => {
    const one = select({}, [['B', 'basic-battery/decline']]).match;
    const other = select({}, [['B', 'basic-battery/activate']]).match;
    expect(one.seatView(0)).toEqual(other.seatView(0));
    expect(one.eventsFor(0)).toEqual(other.eventsFor(0));
    expect(one.seatView(0).choices).toHaveLength(1);
  });

  test('[UB-HID-01] cards, cubes, items, dice and tokens are seen by all', () => {
    const { match } = select({ B: { scored: ['B2'], stored: 1, disabled: ['basic-lazor'] } });
    expect(match.seatView(0).view).toEqual(match.seatView(1).view);
    expect(match.seatView(0).view).toMatchObject({
      players: [{}, { stored: 1 }],
      tokens: [{ item: 'basic-lazor', seat: 1 }],
      cards: [[], ['B2']],
    });
  });

  test('[UB-HID-03] nothing in the state tells of dice to come', () => {
    const played = (rolls: readonly (string | number)[]) =>
      JSON.stringify(
        play({ seats: 2, given: { phase: 'bingo' }, rolls: ['*', 2, 'B', 1, ...rolls] }).state,
      );
    expect(played([])).toBe(played([]));
    expect(
      play({ seats: 2, given: { phase: 'bingo' }, rolls: ['*', 2, 'B', 1] }).match.seatView(0).view,
    ).not.toHaveProperty('random');
  });

  test('[UB-HID-04] a choice in Resolve is public as it is made', () => {
    const { match } = play({
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { lazor: 'disabling-lazor', selects: 'disabling-lazor/activate/B' },
          B: { selects: 'basic-battery/decline', stored: 4 },
        },
      },
      answers: [['A', 'drain']],
    });
    expect(match.secret).toBe(false);
    expect(match.eventsFor(3).map(({ event }) => event.type)).toContain('drained');
  });

  test('[UB-SEL-04] one action of one item', () => {
    const { of, state } = select({ A: { available: 4 } }, [
      ['A', 'basic-lazor/activate/1'],
      ['B', 'basic-battery/decline'],
    ]);
    expect(of('selected')).toHaveLength(2);
    expect(of('paid')).toMatchObject([{ seat: 0, amount: 2 }]);
    expect(state.tally.overcharges).toBe(0);
  });

  test('[UB-SEL-05] a Lazor aims at any other player, never at oneself', () => {
    const lazors = optionsOf({ available: 2 }, 5).filter((id) => id.startsWith('basic-lazor'));
    expect(lazors).toEqual([1, 2, 3, 4].map((seat) => `basic-lazor/activate/${seat}`));
    expect(
      refusal({
        given: { phase: 'selection', players: { A: { available: 2 } } },
        answers: [['A', 'basic-lazor/activate/0']],
      }),
    ).toBe('unknown-option');
  });

  test('[UB-SEL-06] two Overcharges of Shields name any other player, other Shields nobody', () => {
    const shields = (shield: string) =>
      optionsOf({ shield, stored: 4, available: 2 }, 3).filter((id) => id.startsWith(shield));
    for (const shield of ['reflector-shield', 'negator-shield']) {
      expect(shields(shield)).toEqual([
        `${shield}/activate`,
        `${shield}/overcharge/1`,
        `${shield}/overcharge/2`,
      ]);
    }
    for (const shield of ['efficient-shield', 'absorber-shield', 'ultra-shield']) {
      expect(shields(shield)).toEqual([`${shield}/activate`, `${shield}/overcharge`]);
    }
  });

  test('[UB-SEL-07] only what can be paid can be selected', () => {
    const plasma = (energy: object) =>
      optionsOf({ lazor: 'plasma-lazor', ...energy }).filter((id) => id.startsWith('plasma'));
    expect(plasma({ available: 1 })).toEqual([]);
    expect(plasma({ available: 1, stored: 1 })).toEqual(['plasma-lazor/activate/1']);
    expect(plasma({ stored: 3 })).toEqual(['plasma-lazor/activate/1']);
    expect(plasma({ available: 1, stored: 3 })).toEqual([
      'plasma-lazor/activate/1',
      'plasma-lazor/overcharge/1',
    ]);
    expect(
      refusal({
        seats: 2,
        given: { phase: 'selection', players: { A: { available: 1 } } },
        answers: [['A', 'basic-lazor/activate/1']],
      }),
    ).toBe('closed-option');
  });

  test('[UB-SEL-07] the bonus that an item would bring counts, as far as the pool can pay it', () => {
    const ids = optionsOf({ battery: 'military-battery', available: 1 });
    expect(ids).toContain('basic-lazor/activate/1');
    expect(ids).not.toContain('basic-shield/activate');
    const barrier = optionsOf({ battery: 'barrier-battery', available: 1 });
    expect(barrier).not.toContain('basic-lazor/activate/1');
    expect(barrier).toContain('basic-shield/activate');
    const scored = ['B3', 'B4', 'B5', 'I2', 'I4', 'I5', 'N1', 'N2', 'N4', 'G1', 'G3', 'G5', 'O1'];
    const broke = { battery: 'military-battery', available: 1, committed: 23, scored };
    expect(optionsOf(broke, 2, { forced: true })).not.toContain('basic-lazor/activate/1');
  });

  test('[UB-SEL-08] a disabled item cannot be selected', () => {
    expect(optionsOf({ available: 2, disabled: ['basic-lazor'] })).toEqual([
      'basic-shield/activate',
      'basic-battery/activate',
      'basic-battery/decline',
    ]);
    expect(optionsOf({ available: 2, disabled: ['basic-shield', 'basic-battery'] })).toEqual(
      ['basic-lazor/activate/1'].slice(1),
    );
    const { choices } = select({ A: { available: 2, disabled: ['basic-lazor'] } });
    expect(choices[0]?.closed?.()).toMatchObject([
      { id: 'basic-lazor/activate/1', because: { rule: 'UB-SEL-08' } },
    ]);
  });

  test('[UB-SEL-07] what cannot be paid is shown with its cost', () => {
    const { choices } = select({ A: { lazor: 'plasma-lazor', available: 2 } });
    const [first] = choices[0]?.closed?.() ?? [];
    expect(first).toMatchObject({
      id: 'plasma-lazor/overcharge/1',
      because: { key: 'because.cost', params: { cost: 4 }, rule: 'UB-SEL-07' },
    });
  });

  test('[UB-SEL-01] what lies in the reserve or is held by another is shown with its place', () => {
    const players = { A: { lazor: 'plasma-lazor' }, B: { shield: 'ultra-shield' } };
    const { choices } = select(players);
    const closed = choices[0]?.closed?.() ?? [];
    const why = (id: string) => closed.find((option) => option.id === id)?.because;
    expect(why('basic-lazor/activate/1')).toEqual({
      key: 'because.in-reserve',
      rule: 'UB-SEL-01',
    });
    expect(why('ultra-shield/activate')).toEqual({
      key: 'because.held',
      params: { holder: { seat: 1 } },
      rule: 'UB-COMP-04',
    });
    for (const wanted of ['basic-lazor/activate/1', 'ultra-shield/activate']) {
      const position = { seats: 2, given: { phase: 'selection', players } };
      expect(refusal({ ...position, answers: [['A', wanted]] })).toBe('closed-option');
    }
  });

  test('[UB-SEL-09] the Battery can always be selected, with or without its effect', () => {
    expect(optionsOf({})).toEqual(['basic-battery/activate', 'basic-battery/decline']);
    expect(optionsOf({ battery: 'tesseract-battery', stored: 8 })).toContain(
      'tesseract-battery/activate',
    );
    expect(optionsOf({ battery: 'tesseract-battery', stored: 7 })).not.toContain(
      'tesseract-battery/activate',
    );
  });

  test('[UB-SEL-10] a player with nothing to select passes', () => {
    const { of, open } = select({ A: { disabled: ['basic-battery'] } }, [
      ['B', 'basic-battery/activate'],
    ]);
    expect(of('passed')).toMatchObject([{ seat: 0, rule: 'UB-SEL-10' }]);
    expect(of('selected')).toMatchObject([{ seat: 1 }]);
    expect(open).not.toContain('choice.select A');
  });

  test('[UB-SEL-11] neither batteries nor basic items have an Overcharge', () => {
    const batteries = ['basic', 'military', 'barrier', 'reactive', 'chaotic', 'tesseract'];
    for (const name of batteries) {
      const ids = optionsOf({ battery: `${name}-battery`, stored: 4, available: 6 });
      expect(ids.filter((id) => id.includes('overcharge'))).toEqual([]);
    }
  });

  test('[UB-SEL-02] the default is the Battery, else the Shield, else a Lazor', () => {
    const fallback = (player: Record<string, unknown>) => {
      const { match } = select({ A: player }, [], 3);
      return match.seatView(0).choices[0]?.fallback;
    };
    expect(fallback({ available: 4 })).toBe('basic-battery/activate');
    expect(fallback({ battery: 'tesseract-battery', stored: 8 })).toBe('tesseract-battery/decline');
    expect(fallback({ available: 4, disabled: ['basic-battery'] })).toBe('basic-shield/activate');
    expect(fallback({ available: 4, disabled: ['basic-battery', 'basic-shield'] })).toBe(
      'basic-lazor/activate/1',
    );
  });
});

describe('the reveal', () => {
  test('[UB-REV-01] bonuses come in, then costs move to committed energy', () => {
    const { player, of, state } = select(
      {
        A: { battery: 'military-battery', lazor: 'plasma-lazor', available: 3, stored: 2 },
        C: { stored: 2 },
      },
      [
        ['A', 'plasma-lazor/overcharge/B'],
        ['B', 'basic-battery/decline'],
        ['C', 'basic-battery/decline'],
      ],
      3,
      { firstPlayer: 'C' },
    );
    expect(player('A')).toMatchObject({ available: 0, stored: 2, committed: 4 });
    expect(of('bonus')).toMatchObject([{ rule: 'UB-BAT-08', amount: 1 }]);
    expect(of('paid')).toMatchObject([{ rule: 'UB-REV-01', amount: 4, fromAvailable: 4 }]);
    expect(state.tally.overcharges).toBe(1);
  });

  test('[UB-REV-02] a shot hits although its attacker has died since', () => {
    const { of } = play({
      seats: 3,
      given: {
        phase: 'resolve',
        resolving: 'A',
        players: {
          A: { health: 1, selects: 'basic-lazor/activate/C' },
          B: { selects: 'basic-lazor/activate/A' },
          C: { selects: 'basic-battery/decline', stored: 2 },
        },
      },
      answers: [['A', 'letter']],
    });
    expect(of('died')).toMatchObject([{ seat: 0 }]);
    expect(of('damaged')).toMatchObject([
      { seat: 0, attackers: [1] },
      { seat: 2, attackers: [0], amount: 1 },
    ]);
  });

  test('[UB-REV-03] a Shield protects for the whole round, after its owner’s turn too', () => {
    const { of } = play({
      given: {
        phase: 'resolve',
        resolving: 'C',
        players: {
          A: { selects: 'basic-shield/activate' },
          B: { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/C' },
          C: { shield: 'reflector-shield', selects: 'reflector-shield/overcharge/A', stored: 2 },
        },
      },
    });
    expect(of('blocked')).toMatchObject([{ seat: 0, amount: 1, of: 2 }]);
    expect(of('damaged')).toMatchObject([{ seat: 0, amount: 1 }]);
  });

  test('[UB-REV-04] amounts are chosen when they are resolved', () => {
    const { open } = select(
      {
        A: { lazor: 'plasma-lazor', available: 2 },
        B: { shield: 'efficient-shield', available: 3 },
      },
      [
        ['A', 'plasma-lazor/activate/B'],
        ['B', 'efficient-shield/activate'],
        ['A', 'done', 'choice.step-4'],
      ],
    );
    expect(open).toEqual(['choice.shield-payment B']);
  });
});
