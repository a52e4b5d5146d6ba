import { describe, expect, test } from 'vitest';
import { play, refusal } from '../../test/play.ts';
import { ADVANCED_IDS, ITEMS } from '../content/items.ts';
import { POWER_CARDS } from '../content/power-cards.ts';

type Answers = readonly (readonly [string, unknown, string?])[];

const stepFour = (
  A: Record<string, unknown>,
  answers: Answers = [],
  more: Record<string, unknown> = {},
) =>
  play({
    given: {
      phase: 'resolve',
      ...more,
      players: { A, B: { stored: 2 }, ...(more.players as object) },
    },
    answers,
  });

const buys = (played: ReturnType<typeof play>) =>
  played.options('choice.step-4').filter((id) => id.startsWith('buy/'));

describe('purchases', () => {
  test.each([
    [{ stored: 3 }, 'buy'],
    [{ lazor: 'plasma-lazor', reserve: ['basic-lazor'] }, 'back'],
    [{ lazor: 'plasma-lazor', reserve: ['basic-lazor'], stored: 3 }, 'buy_back'],
    [{ powers: ['charged-capacitor'] }, 'play'],
  ])('[UB-BUY-06] the question names only what can be done: %#', (A, can) => {
    const [choice] = stepFour(A).choices;
    expect(choice?.why).toMatchObject({ key: 'choice.step-4', params: { can } });
    // Who can only put something back may be done with the question; nothing else is passed over.
    expect(choice?.reaction?.decline).toBe(can === 'back' ? 0 : undefined);
  });

  test('[UB-BUY-01] any number of things, one after another, from stored energy', () => {
    const { player, of, state } = stepFour({ battery: 'chaotic-battery', stored: 8 }, [
      ['A', 'buy/plasma-lazor'],
      ['A', 'buy/charged-capacitor'],
      ['A', 'buy/charged-capacitor'],
    ]);
    expect(player('A')).toMatchObject({
      stored: 0,
      pool: 37,
      items: { lazor: 'plasma-lazor' },
      powers: ['charged-capacitor', 'charged-capacitor'],
    });
    expect(of('bought').map(({ card, price, rule }) => [card, price, rule])).toEqual([
      ['plasma-lazor', 4, 'UB-BUY-01'],
      ['charged-capacitor', 2, 'UB-PWR-00'],
      ['charged-capacitor', 2, 'UB-PWR-00'],
    ]);
    expect(state.tally).toMatchObject({ purchases: 3, energyPaid: 8 });
  });

  test('[UB-BUY-01] what was available has been stored first', () => {
    const { player } = stepFour({ stored: 2, available: 2, selects: 'basic-battery/decline' }, [
      ['A', 'buy/focused-lazor'],
    ]);
    expect(player('A').stored).toBe(0);
  });

  test('[UB-BUY-02] it goes into its slot at once and can be selected from the next round on', () => {
    const { player, of, options } = play({
      seats: 2,
      given: {
        firstPlayer: 'B',
        phase: 'resolve',
        resolving: 'A',
        players: { A: { stored: 4, selects: 'basic-lazor/activate/B' } },
      },
      rolls: ['B', 2, 'B', 2],
      answers: [
        ['A', 'buy/focused-lazor'],
        ['A', 'done'],
      ],
    });
    expect(player('A').items.lazor).toBe('focused-lazor');
    expect(of('equipped')).toMatchObject([{ seat: 0, item: 'focused-lazor', rule: 'UB-BUY-02' }]);
    expect(options('choice.select')).toContain('focused-lazor/activate/1');
    expect(options('choice.select')).not.toContain('basic-lazor/activate/1');
  });

  test('[UB-BUY-03] a replaced advanced item returns to the market, a basic one to the reserve', () => {
    const { state, player, of } = stepFour(
      { lazor: 'vampiric-lazor', stored: 4, battery: 'military-battery' },
      [['A', 'buy/plasma-lazor']],
    );
    expect(state.market.items.slice(0, 3)).toEqual([
      'focused-lazor',
      'vampiric-lazor',
      'diffracting-lazor',
    ]);
    expect(player('A').reserve).toEqual(['basic-lazor', 'basic-battery']);
    expect(of('replaced')).toMatchObject([{ item: 'vampiric-lazor', to: 'market' }]);
    const basic = stepFour({ stored: 4 }, [['A', 'buy/efficient-shield']]);
    expect(basic.player('A').reserve).toEqual(['basic-shield']);
    expect(basic.of('replaced')).toMatchObject([
      { item: 'basic-shield', to: 'reserve', rule: 'UB-BUY-03' },
    ]);
  });

  test('[UB-BUY-03] a replaced Tesseract Battery leaves the game', () => {
    const { state, of } = stepFour({ battery: 'tesseract-battery', stored: 4 }, [
      ['A', 'buy/military-battery'],
    ]);
    expect(of('replaced')).toMatchObject([{ to: 'removed', rule: 'UB-BUY-03' }]);
    expect(state.removed.items).toEqual(['tesseract-battery']);
    expect(state.market.items).not.toContain('tesseract-battery');
  });

  test('[UB-BUY-04] a basic item can be put back from the reserve for nothing', () => {
    const { player, state, of } = stepFour({ lazor: 'plasma-lazor', stored: 1 }, [
      ['A', 'put-back/basic-lazor'],
    ]);
    expect(player('A')).toMatchObject({ items: { lazor: 'basic-lazor' }, reserve: [], stored: 1 });
    expect(state.market.items).toContain('plasma-lazor');
    expect(of('put-back')).toMatchObject([{ rule: 'UB-BUY-04', item: 'basic-lazor' }]);
    expect(state.tally.purchases).toBe(0);
  });

  test('[UB-BUY-05] energy moves to the new battery up to its capacity, after the price', () => {
    const up = stepFour({ stored: 4, battery: 'military-battery' }, [['A', 'buy/barrier-battery']]);
    expect(up.player('A')).toMatchObject({ stored: 0, pool: 37 });
    const down = stepFour({ stored: 8, battery: 'chaotic-battery' }, [
      ['A', 'put-back/basic-battery'],
    ]);
    expect(down.player('A')).toMatchObject({ stored: 4, pool: 33 });
    expect(down.of('energy-moved')).toMatchObject([{ rule: 'UB-BUY-05', kept: 4, returned: 4 }]);
    const smaller = stepFour({ stored: 8, battery: 'chaotic-battery' }, [
      ['A', 'buy/military-battery'],
    ]);
    expect(smaller.of('energy-moved')).toMatchObject([{ kept: 4, returned: 0 }]);
  });

  test('[UB-BUY-06] buying is optional, and the earlier in turn order has a card first', () => {
    const { player, open, options } = play({
      given: { phase: 'resolve', players: { A: { stored: 4 }, B: { stored: 4 } } },
      answers: [
        ['A', 'buy/focused-lazor'],
        ['A', 'done'],
      ],
    });
    expect(open).toEqual(['choice.step-4 B']);
    expect(options('choice.step-4')).not.toContain('buy/focused-lazor');
    expect(options('choice.step-4')[0]).toBe('done');
    expect(player('B').items.lazor).toBe('basic-lazor');
    const none = stepFour({ stored: 4 }, [['A', 'done']]);
    expect(none.player('A').stored).toBe(4);
  });

  test('[UB-BUY-07] power cards in hand are unlimited; a sold-out card cannot be bought', () => {
    const all = ['entropy-engine', 'entropy-engine', 'backup-battery', 'charged-capacitor'];
    const played = stepFour({ stored: 4, powers: all });
    expect(played.player('A').powers).toEqual(all);
    expect(buys(played)).not.toContain('buy/entropy-engine');
    expect(buys(played)).toContain('buy/charged-capacitor');
    expect(played.choices[0]?.closed?.()).toContainEqual(
      expect.objectContaining({
        id: 'buy/entropy-engine',
        because: { key: 'because.sold-out', rule: 'UB-BUY-07' },
      }),
    );
  });

  test('[UB-BUY-08] nothing dearer than what is stored, and so than the capacity', () => {
    const four = buys(stepFour({ stored: 4 }));
    expect(four).toEqual([
      'buy/focused-lazor',
      'buy/plasma-lazor',
      'buy/efficient-shield',
      'buy/reflector-shield',
      'buy/military-battery',
      'buy/barrier-battery',
      'buy/targeting-tessellator',
      'buy/charged-capacitor',
      'buy/continuum-compressor',
      'buy/entropy-engine',
    ]);
    const six = buys(stepFour({ stored: 6, battery: 'military-battery' }));
    expect(six).toContain('buy/ultra-shield');
    expect(six).not.toContain('buy/disabling-lazor');
    expect(buys(stepFour({ stored: 8, battery: 'chaotic-battery' }))).toContain(
      'buy/tesseract-battery',
    );
    expect(
      refusal({
        given: { phase: 'resolve', players: { A: { stored: 4 } } },
        answers: [['A', 'buy/vampiric-lazor']],
      }),
    ).toBe('closed-option');
    expect(stepFour({ stored: 4 }).choices[0]?.closed?.()).toContainEqual(
      expect.objectContaining({
        id: 'buy/vampiric-lazor',
        because: { key: 'because.price', params: { stored: 4 }, rule: 'UB-BUY-08' },
      }),
    );
  });

  test('[UB-BUY-02] [UB-BUY-03] [UB-COMP-04] an item that is not in the market is refused with where it is', () => {
    const players = {
      A: { stored: 8, battery: 'chaotic-battery', lazor: 'plasma-lazor' },
      B: { shield: 'ultra-shield' },
    };
    const position = { phase: 'resolve', players, removed: ['tesseract-battery'] };
    const closed = play({ given: position }).choices[0]?.closed?.() ?? [];
    const why = (item: string) => closed.find(({ id }) => id === `buy/${item}`)?.because;
    expect(why('plasma-lazor')).toEqual({ key: 'because.in-slot', rule: 'UB-BUY-02' });
    expect(why('ultra-shield')).toEqual({
      key: 'because.held',
      params: { holder: { seat: 1 } },
      rule: 'UB-COMP-04',
    });
    expect(why('tesseract-battery')).toEqual({ key: 'because.out-of-game', rule: 'UB-BUY-03' });
    for (const item of ['plasma-lazor', 'ultra-shield', 'tesseract-battery']) {
      const answers = [['A', `buy/${item}`]] as const;
      expect(refusal({ given: position, answers })).toBe('closed-option');
    }
  });

  test('[UB-BUY-04] a basic item in its slot cannot be put back into it', () => {
    const given = { phase: 'resolve', players: { A: { stored: 4, lazor: 'plasma-lazor' } } };
    const put = (item: string) => refusal({ given, answers: [['A', `put-back/${item}`]] });
    expect([put('basic-lazor'), put('basic-shield')]).toEqual(['taken', 'closed-option']);
  });

  test('[UB-PWR-00] [UB-PWR-02] a card in hand that does not fit is refused with its rule', () => {
    const powers = ['charged-capacitor', 'backup-battery', 'entropy-engine'];
    const { choices } = stepFour({ stored: 4, powers, damageTaken: 1, scored: ['B2'] });
    const closed = choices[0]?.closed?.() ?? [];
    expect(closed.filter(({ id }) => id.startsWith('play/'))).toMatchObject([
      { id: 'play/charged-capacitor', because: { key: 'because.unfit', rule: 'UB-PWR-02' } },
      { id: 'play/backup-battery', because: { key: 'because.not-now', rule: 'UB-PWR-03' } },
    ]);
  });

  test('[UB-BUY-06] who can do nothing in step 4 is not asked', () => {
    expect(stepFour({ stored: 1 }).open).toEqual(['choice.step-4 B']);
    expect(stepFour({ stored: 2 }).open).toEqual(['choice.step-4 A']);
  });
});

test('[UB-BUY-03] that a replaced Tesseract leaves the game is UB-BUY-03', () => {
  const { of } = stepFour({ battery: 'tesseract-battery', stored: 4 }, [
    ['A', 'buy/military-battery'],
  ]);
  expect(of('replaced')).toMatchObject([{ to: 'removed', rule: 'UB-BUY-03' }]);
});

test('[UB-BUY-01] [UB-BUY-08] capacity is the reason only where it is', () => {
  // Capacity 4: a 4E card is too dear for 2E stored, a 5E card for the battery.
  const closed = stepFour({ stored: 2 }).choices[0]?.closed?.() ?? [];
  const rule = (id: string) => closed.find((option) => option.id === id)?.because.rule;
  expect(rule('buy/focused-lazor')).toBe('UB-BUY-01');
  expect(rule('buy/vampiric-lazor')).toBe('UB-BUY-08');
});

describe('the choice of step 4', () => {
  const prices = new Map(
    [...ADVANCED_IDS.map((id) => ITEMS[id]), ...Object.values(POWER_CARDS)].map(({ id, price }) => [
      `buy/${id}`,
      price,
    ]),
  );

  test.each([2, 4])(
    '[UB-BUY-01] [UB-BUY-07] with %i energy, each card is either offered or closed, by its price',
    (stored) => {
      const all = ['entropy-engine', 'entropy-engine'];
      const [choice] = stepFour({ stored, powers: all }).choices;
      const options = choice?.kind === 'one' ? choice.options : [];
      const closed = choice?.closed?.() ?? [];
      const open = options.map(({ id }) => id).filter((id) => id.startsWith('buy/'));
      const shut = closed.map(({ id }) => id).filter((id) => id.startsWith('buy/'));
      expect([...open, ...shut].sort()).toEqual([...prices.keys()].sort());
      for (const id of open) expect(prices.get(id)).toBeLessThanOrEqual(stored);
      for (const { id, because } of closed) {
        if (because.key === 'because.price') expect(prices.get(id)).toBeGreaterThan(stored);
      }
      expect(
        closed.filter(({ because }) => because.key === 'because.sold-out').map(({ id }) => id),
      ).toEqual(['buy/entropy-engine']);
    },
  );

  test('[UB-BUY-04] basic items in their slots are closed, and say so', () => {
    const closed = stepFour({ stored: 4, lazor: 'plasma-lazor' }).choices[0]?.closed?.() ?? [];
    const because = { key: 'because.in-slot', rule: 'UB-BUY-04' };
    expect(
      closed
        .filter(({ id }) => id.startsWith('put-back/'))
        .map((option) => [option.id, option.because]),
    ).toEqual([
      ['put-back/basic-shield', because],
      ['put-back/basic-battery', because],
    ]);
  });

  test('says what it does, with which card, at which price', () => {
    const [choice] = stepFour({ stored: 4, lazor: 'plasma-lazor' }).choices;
    const options = choice?.kind === 'one' ? choice.options : [];
    const said = (wanted: string) => {
      const { names, text } = options.find(({ id }) => id === wanted) ?? {};
      return { names, text };
    };
    expect(said('buy/charged-capacitor')).toEqual({
      names: { act: 'buy', card: 'charged-capacitor' },
      text: {
        key: 'option.buy',
        params: {
          card: { key: 'card.charged-capacitor' },
          price: POWER_CARDS['charged-capacitor'].price,
        },
      },
    });
    expect(said('put-back/basic-lazor')).toEqual({
      names: { act: 'put-back', card: 'basic-lazor' },
      text: { key: 'option.put-back', params: { card: { key: 'card.basic-lazor' } } },
    });
  });
});
