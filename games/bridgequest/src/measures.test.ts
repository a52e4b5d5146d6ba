import { expect, test } from 'vitest';
import { MEASURES } from './measures.ts';

test('cards are counted by what they are, and those that somebody has brought as one', () => {
  const played = (card: string) =>
    MEASURES.counter?.({ type: 'card-played', rule: 'BQC-TRIG-01', seat: 0, card });
  expect(played('BQC-TREA-090#2')).toBe('card.BQC-TREA-090');
  expect(played('OWN-TREA-own-1-2#1')).toBe('card.own');
  const beaten = (foe: string) =>
    MEASURES.counter?.({ type: 'foe-beaten', rule: 'BQ-TURN-07', foe } as never);
  expect(beaten('BQC-FIG-04')).toBe('beaten.BQC-FIG-04');
  expect(beaten('BQC-DOOR-003#1')).toBe('beaten.BQC-DOOR-003');
});

test('content is what an option plays, equips, uses or saves, and not what it lays aside', () => {
  const choice = { kind: 'one', seat: 0, why: { key: 'choice.equip' }, options: [] } as const;
  const chosen = (id: string) =>
    MEASURES.chosen?.({ id, names: { card: 'BQC-TREA-090#2' } }, choice);
  expect(['play/x', 'equip/x', 'use/x', 'save/0/one-shot'].map(chosen)).toEqual(
    Array(4).fill('card.BQC-TREA-090'),
  );
  expect(chosen('tap/x')).toBeUndefined();
});
