import { describe, expect, test } from 'vitest';
import { EVENT_FORMS } from '../../event-forms.ts';
import type { KazzamEvent } from '../../events.ts';
import { beatsOf, diceOf } from './beats.ts';
import { UNSEEN } from './unseen.ts';

const attack = (result: number, of = 4): KazzamEvent => ({
  ...{ type: 'attack', rule: 'KZ-ATK-14', who: 1, of, power: 'strike', dice: [2, 5], natural: 5 },
  ...{ bonus: 0, tokens: 0, result, advantages: [], disadvantages: [] },
});

describe('what is seen of an attack', () => {
  test.each([
    [1, 'miss'],
    [2, 'miss'],
    [3, 'glancing'],
    [4, 'hit'],
    [5, 'hit'],
    [6, 'critical'],
  ])('a result of %d is a %s (KZ-CRIT-01 to KZ-CRIT-05)', (result, end) => {
    expect(beatsOf([attack(result)])).toEqual([
      { kind: 'shot', from: { creature: 1 }, to: { creature: 4 }, end, dice: [2, 5] },
    ]);
  });

  test('at a thing it goes to the square of the thing', () => {
    const [shot] = beatsOf([{ ...attack(5, -1), cell: 42 } as KazzamEvent]);
    expect(shot).toMatchObject({ to: { cell: 42 } });
  });

  test('a miss that an interrupt has made of a hit is seen (KZ-ATK-19)', () => {
    const averted: KazzamEvent = { type: 'averted', rule: 'KZ-ATK-19', who: 3, of: 4 };
    expect(beatsOf([averted])).toMatchObject([
      { kind: 'word', at: { creature: 4 }, word: 'board.seen.miss' },
    ]);
  });
});

test('a Creep shows whom it goes for, but not that it goes for nobody', () => {
  const creep = { type: 'creep', rule: 'KZ-AI-01', who: 7, what: 'attack' } as const;
  expect(beatsOf([{ ...creep, of: 2 }])).toEqual([
    { kind: 'aim', from: { creature: 7 }, to: { creature: 2 } },
  ]);
  expect(beatsOf([{ ...creep, of: -1 }])).toEqual([]);
});

test('what a creature always has does not land on it again', () => {
  const status: Extract<KazzamEvent, { type: 'status' }> = {
    type: 'status',
    ...{ rule: 'KZ-STAT-01', who: 2, by: 1, source: 'x', amount: 0 },
    ...{ status: 'dazed', longer: false },
  };
  expect(beatsOf([status])).toHaveLength(1);
  expect(beatsOf([{ ...status, innate: true }])).toEqual([]);
  expect(beatsOf([{ ...status, longer: true }])).toEqual([]);
});

test('dice are shown as they fell, and none that only others have seen (KC-HID-02)', () => {
  expect(diceOf(attack(5))).toEqual([2, 5]);
  const secret = { type: 'secret-roll', rule: 'KC-HID-02', who: 1, of: 1 } as const;
  expect(diceOf({ ...secret, roll: 3 })).toEqual([3]);
  expect(diceOf({ ...secret, roll: 0 })).toEqual([]);
  expect(diceOf({ type: 'turn', rule: 'KZ-TURN-01', who: 1 })).toEqual([]);
});

describe('every kind of event is seen on the map, or it is written down why it needs no motion', () => {
  /** What an event of each kind says, as far as its beat asks for it. */
  const told = {
    ...{ rule: 'KZ-GEN-10', who: 1, of: 2, by: 3, cell: 4, whence: 5, path: [4, 5], dice: [2] },
    ...{ roll: 2, result: 4, amount: 2, ward: 1, hp: 1, what: 'attack', status: 'dazed' },
    ...{ how: 'move', saved: true, longer: false, thing: 'wall' },
  };

  test.each(Object.keys(EVENT_FORMS))('%s', (type) => {
    const seen = beatsOf([{ ...told, type } as unknown as KazzamEvent]).length > 0;
    const reason = UNSEEN[type as KazzamEvent['type']];
    expect({ seen, reason: reason !== undefined }).toEqual({ seen, reason: !seen });
  });

  test('and nothing else is written down', () => {
    expect(Object.keys(UNSEEN).filter((type) => !(type in EVENT_FORMS))).toEqual([]);
  });
});

test('[KM-PORT-01] [KZ-FORCE-12] who comes through a portal or is teleported leaps from the one square to the other', () => {
  const portal = {
    type: 'portal',
    rule: 'KM-PORT-01',
    who: 1,
    whence: 3,
    cell: 9,
    letter: 'P',
  } as const;
  const leap = { kind: 'leap', from: { cell: 3 }, to: { cell: 9 } };
  expect(beatsOf([portal])).toEqual([leap]);
  const arrived = {
    type: 'arrived',
    rule: 'KC-POR-30',
    who: 1,
    cell: 9,
    how: 'teleported',
  } as const;
  expect(beatsOf([{ ...arrived, whence: 3 }])).toEqual([leap]);
  expect(beatsOf([arrived])).toEqual([{ kind: 'ring', at: { creature: 1 } }]);
});
