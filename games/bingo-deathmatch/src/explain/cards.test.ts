import { expect, test } from 'vitest';
import { BATTERY_IDS } from '../model.ts';
import { batteryLines, cardFacts } from './index.ts';

test('[UB-SEL-11] an item has its uses with what they cost, an Overcharge only if it is no basic one', () => {
  expect(cardFacts('basic-shield')).toEqual({
    slot: 'shield',
    price: 0,
    basic: true,
    uses: [{ action: 'activate', cost: 2 }],
    lines: [],
    rule: 'UB-BASE-02',
  });
  expect(cardFacts('efficient-shield').uses).toEqual([
    { action: 'activate', cost: 1 },
    { action: 'overcharge', cost: 3 },
  ]);
  expect(cardFacts('basic-battery').uses.map(({ action }) => action)).toEqual([
    'activate',
    'decline',
  ]);
});

test('[UB-PWR-02] a power card has a price and no uses', () => {
  expect(cardFacts('charged-capacitor')).toEqual({
    slot: 'power',
    price: 2,
    basic: false,
    uses: [],
    lines: [],
    rule: 'UB-PWR-02',
  });
});

test('[UB-BAT-01] [UB-BAT-05] a Battery says what it holds, supplies, brings, and comes with', () => {
  expect(batteryLines('military-battery')).toEqual([
    { kind: 'capacity', amount: 6 },
    { kind: 'supply', amount: 3 },
    { kind: 'bonus', slot: 'lazor' },
  ]);
  expect(batteryLines('tesseract-battery')).toEqual([
    { kind: 'capacity', amount: 16 },
    { kind: 'no-supply' },
    { kind: 'loaded', amount: 16 },
  ]);
  for (const id of BATTERY_IDS) expect(cardFacts(id).lines).toEqual(batteryLines(id));
});
