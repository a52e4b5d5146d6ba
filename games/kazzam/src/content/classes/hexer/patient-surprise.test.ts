import { describe, expect, test } from 'vitest';
import { type Answers, type Court, theirs } from '../../../../test/table.ts';

import { cell, ready, SHOT, SURPRISE, square, way } from './testing/patient-scene.ts';

describe('Salorn’s Patient Surprise', () => {
  const order = ['damage', 'surprise'];
  const holding = { t: { at: '6,3', holds: ['neutral'] } };
  const disarmed = (court: Court) =>
    court.state.effects.filter(({ kind, on }) => kind === 'disarmed' && on === 1).length;
  test('[KC-HEX-33] a hit makes it drop an object where it stands', () => {
    const walk = ['walk', way(7), 'shoot', order, 'orb-0'];
    const court = ready(SURPRISE, walk, [4], holding);
    expect(court.state.items[0]?.place).toEqual({ at: 'ground', cell: cell(6) });
    expect(court.of('T')).toHaveHp(6);
  });
  test('[KC-HEX-33] or Disarms it until its turn ends', () => {
    const walk = ['walk', way(7), 'shoot', order, 'disarm', []];
    expect(disarmed(ready(SURPRISE, walk, [4], holding))).toBe(1);
    expect(disarmed(ready(SURPRISE, [...walk, 'end-turn'], [4], holding))).toBe(0);
  });
  test('[KC-HEX-33] [KC-CONV-33] with nothing in its hands there is only one choice', () => {
    const walk = ['walk', way(7), 'shoot', order];
    const hit = ready(SURPRISE, walk, [4], { t: { at: '6,3' } });
    expect([disarmed(hit), hit.open.why.key]).toEqual([1, 'way.move']);
  });
  test('[KC-HEX-33] Disarmed off its turn, it is so until its next turn ends', () => {
    const tactician = { role: 'leader', specialisation: 'tactician', initiative: 5 };
    const scene = {
      hal: { initiative: 9 },
      t: { at: '6,3' },
      others: [theirs('L', '7,3', tactician)],
    };
    const lent = ['tactics', 'T', 'walk', [square(6, 4)], 'shoot', order, []];
    const after = (answers: Answers) =>
      disarmed(ready(SURPRISE, [...lent, ...answers], [4], scene));
    expect([after(['end-turn']), after(['end-turn', 'end-turn'])]).toEqual([1, 0]);
  });
  test('[KC-HEX-33] without Advantage, at any one enemy; a miss does neither', () => {
    const walk = ['walk', way(7), 'shoot'];
    const missed = ready(SURPRISE, walk, [2], holding);
    expect([disarmed(missed), missed.of('T').held]).toEqual([0, [0]]);
  });
  test('[KC-HEX-33] [KC-CONV-16] nor does a hit that a Ward takes whole', () => {
    const walk = ['walk', way(7), 'shoot'];
    const court = ready(SURPRISE, walk, [4], { t: { at: '6,3', ward: 2, holds: ['neutral'] } });
    expect([court.of('T').held, court.of('T').hp]).toEqual([[0], 8]);
  });
  test('[KC-HEX-33] it is spent when it is readied, shot or not', () => {
    const court = ready(SURPRISE, ['end-turn']);
    expect(court.of('Hal')).toHaveSpent(SURPRISE);
    expect(court).not.toOffer(SURPRISE);
    expect(court).toOffer(SHOT);
  });
});
